package llm

import (
	"fmt"
	"strings"
	"testing"
	"time"
)

// feed gives a text to a guard in pieces of three letters and says where it stopped.
func feed(text string, size int) (reason string, waste int) {
	var g guard
	for at := 0; at < len(text); at += size {
		if reason, waste = g.add(text[at:min(at+size, len(text))]); reason != "" {
			return reason, waste
		}
	}
	return "", 0
}

func TestTextThatGoesNowhereIsStopped(t *testing.T) {
	for _, test := range []struct {
		name, text string
		size       int
		want       string
	}{
		{"blanks", `{"a":"` + strings.Repeat(" \n", 60), 1, "only blanks"},
		{"one word", strings.Repeat(" water", 40), 6, "the same word again and again"},
		{"a sentence", strings.Repeat("The learners talk in groups. ", 20), 3, "the same phrase again and again"},
		{"a long sentence", "Begin. " + strings.Repeat(strings.Repeat("abcdefghij", 13)+"klm. ", 8), 7, "the same phrase again and again"},
		{"a line without end", strings.Repeat("_", 1000), 3, "the same word again and again"},
		{"a line in uneven pieces", strings.Repeat("______ ____", 60), 11, "the same phrase again and again"},
	} {
		reason, waste := feed(test.text, test.size)
		if reason != test.want || waste <= 0 {
			t.Errorf("%s: got %q, %d", test.name, reason, waste)
		}
	}
}

func TestOrdinaryTextIsLeftAlone(t *testing.T) {
	var numbered strings.Builder
	for i := range 60 {
		fmt.Fprintf(&numbered, `"Step %d: look at part %d and say why it matters.", `, i, i*7)
	}
	for name, text := range map[string]string{
		"steps":           numbered.String(),
		"a line to fill":  `{"a":"Name: ` + strings.Repeat("_", 60) + ` Class: ` + strings.Repeat("_", 30) + `"}`,
		"a refrain":       "We listen to the song. We clap. We listen to the song. We clap. We listen to the song. Now we sing it alone.",
		"indented JSON":   "{\n" + strings.Repeat(" ", 60) + "\"a\": \"b\"}",
		"a repeated word": "water " + strings.Repeat("no ", 10) + "end",
	} {
		if reason, _ := feed(text, 3); reason != "" {
			t.Errorf("%s: stopped for %s", name, reason)
		}
	}
}

func TestRepetitionIsCutOff(t *testing.T) {
	w, end := begin(t.Context(), Request{}, Waits{}.withDefaults(), time.Minute, nil)
	defer end()
	var err error
	for range 30 {
		if err = w.add(" water", ""); err != nil {
			break
		}
	}
	if KindOf(err) != KindLoop || w.text.String() != " water" {
		t.Errorf("got %q, %v", w.text.String(), err)
	}
}
