package writer

import (
	"strings"
	"testing"
)

func TestWhatIsShownOfAnAnswer(t *testing.T) {
	for answer, want := range map[string]string{
		`{"a_title":"A walk","b_steps":["One.","Two, three: four."],"c_check":"Done?"}`: "A walk\nOne.\nTwo, three: four.\nDone?",
		`{"a":{"b":["x",{"c":"y","d":"z"}]},"e":"f"}`:                                   "x\ny\nz\nf",
		`{"a":"say \"hi\"\n\u0041\u00e9\ud83d\ude00 \\ }","b":1}`:                       "say \"hi\" Aé😀 \\ }",
		`{"አ":"ውሃ"}`:      "ውሃ",
		`{"a":"cut of`:    "cut of",
		`}]{"a":"x"}`:     "x",
		``:                "",
		"{\"a\":\"x\x01y": "xy",
	} {
		for _, size := range []int{1, 3, 1000} {
			s, got := shower{}, ""
			letters := []rune(answer)
			for at := 0; at < len(letters); at += size {
				got += s.add(string(letters[at:min(at+size, len(letters))]))
			}
			if got != want {
				t.Errorf("%s in pieces of %d: %q, want %q", answer, size, got, want)
			}
		}
	}
	s := shower{}
	if got := s.add(strings.Repeat("]}", 50) + strings.Repeat("[{", 50)); got != "" {
		t.Errorf("brackets are shown: %q", got)
	}
}
