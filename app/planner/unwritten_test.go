package planner

import (
	"testing"

	"somo/app/lesson"
)

func TestWhoDoesNotWriteYetDrawsAndSays(t *testing.T) {
	t.Parallel()
	c := &composer{banks: testBanks(t), own: map[string]string{}}
	work, asked, task := c.instead("drawOrShow"), c.instead("sayOrShow"), c.forTeacher()
	for _, test := range []struct {
		text string
		ways []writing
		want string
	}{
		{"Write the answer on the back.", work, "Draw or show the answer on the back."},
		{"Write or draw a clue.", work, "Draw a clue."},
		{"Say or write the word.", work, "Say the word."},
		{"Write one rule with because.", asked, "Say or show one rule with because."},
		{"Count and write the number.", asked, "Count and say or show the number."},
		{"Write 3 + 4 = 7 and read it.", task, "You write 3 + 4 = 7 and read it."},
		{"Write one numeral beside each circle with help.", task, "Draw one numeral beside each circle with help."},
		{"Children write the sum.", task, "Children draw the sum."},
	} {
		if got := unwritten(test.text, test.ways); got != test.want {
			t.Errorf("%q: got %q, want %q", test.text, got, test.want)
		}
	}
}

func TestAClassThatDoesNotWriteIsHeard(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		band lesson.Band
		info string
		want bool
	}{
		{lesson.BandKG, "", true},
		{lesson.BandG1to3, "50 children, most cannot write yet.", true},
		{lesson.BandG1to3, "They do not read or write.", true},
		{lesson.BandG1to3, "They can't hold a pencil.", true},
		{lesson.BandG1to3, "They write slowly.", false},
		{lesson.BandG7to9, "Some cannot write yet.", false},
	} {
		c := &composer{band: test.band, request: lesson.Request{AdditionalInfo: test.info}, profile: profile{Level: "young"}}
		if test.band == lesson.BandG7to9 {
			c.profile.Level = "middle"
		}
		if got := c.unwrittenClass(); got != test.want {
			t.Errorf("%s, %q: %v", test.band, test.info, got)
		}
	}
}
