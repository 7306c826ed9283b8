package planner

import "testing"

func TestOfASummaryTheWorkSpeaks(t *testing.T) {
	t.Parallel()
	work := wordSet("Joseph and his brothers: they sold him to Egypt, and he forgave them. Fish are many off Namibia.")
	for _, test := range []struct {
		line, right string
		want        bool
	}{
		{"Moses led Israel out of Egypt, and Joseph forgave his brothers.", "", true},
		{"Joseph forgave his brothers in Egypt.", "", false},
		{"Fish are many along Namibia, Morocco and Mauritania.", "", false},
		{"Salt went south; gold and leather went north.", "", false},
		{"Salt went south; gold and leather went north.", "No: salt went south. Gold and leather went north.", false},
		{"Gold and leather went north.", "No. Gold and leather went north.", true},
	} {
		c := &composer{wrong: []Misconception{{Right: test.right}}, match: match{entry: &entry{}}}
		if got := c.isOfOthers(test.line, work); got != test.want {
			t.Errorf("%q beside %q: %v, want %v", test.line, test.right, got, test.want)
		}
	}
}

func TestPeopleCanBeActed(t *testing.T) {
	t.Parallel()
	for look, want := range map[string]bool{
		"coins and notes of our country with numbers and pictures": false,
		"salt that costs more far from where it is made":           false,
		"someone who stands by a friend in trouble":                true,
		"children, each with a cup":                                true,
	} {
		if got := peopled(look); got != want {
			t.Errorf("%q: %v, want %v", look, got, want)
		}
	}
}

func TestATopicThatIsASentenceIsQuoted(t *testing.T) {
	t.Parallel()
	for topic, want := range map[string]bool{
		"Joseph forgives his brothers": true, "Jesus calms the storm": true, "parts of a plant": false,
		"rhymes and action songs": false, "how plants make food": false, "grass": false,
	} {
		if got := saysWhatOneDoes(topic); got != want {
			t.Errorf("%q: %v, want %v", topic, got, want)
		}
	}
}

func TestAPlaceThatGivesThingsIsNoExample(t *testing.T) {
	t.Parallel()
	for rest, want := range map[string]bool{" can give us a little iodine": true, " lends us a scale": true, " gives work to many": false, " is near": false, "": false} {
		if got := givesUs(rest); got != want {
			t.Errorf("%q: %v, want %v", rest, got, want)
		}
	}
}
