package planner

import (
	"slices"
	"strings"
	"testing"
)

func TestALongBlockPartsIntoTimedSteps(t *testing.T) {
	t.Parallel()
	long := strings.TrimSpace(strings.Repeat("Write what you see on the plate. ", 8))
	setUp, look, exercises := "Lay one strip in each cup.", "Take out, dry and measure.", "Pairs do these: 1) 2 + 2 (4) 2) 3 + 3 (6)"
	for _, test := range []struct {
		name    string
		step    step
		minutes int
		want    int // timed steps
	}{
		{"a long step that was put together parts at its seam", step{text: setUp + " " + look, pieces: []string{setUp, look}}, 14, 2},
		{"a short one stays whole", step{text: setUp + " " + look, pieces: []string{setUp, look}}, 10, 1},
		{"too many words for one time", step{text: long + " " + long + " " + long, pieces: []string{long, long, long}}, 11, 2},
		{"one with several sentences parts between them", step{text: long}, 17, 3},
		{"a single sentence stays", step{text: setUp}, 20, 1},
		{"exercises stay one list", step{text: exercises + strings.Repeat(" 3) 4 + 4 (8)", 9), pieces: []string{exercises, long}}, 16, 1},
		{"questions at the end stay with their time", step{text: long, closes: true, pieces: []string{long, long}}, 16, 1},
	} {
		steps, parts := (&composer{}).partBlocks([]step{{text: "Look."}, test.step}, []int{3, test.minutes})
		if len(steps) != 1+test.want {
			t.Errorf("%s: %d timed steps, want %d: %q", test.name, len(steps)-1, test.want, texted(steps))
		}
		total := 0
		for _, part := range parts[1:] {
			if total += part; part < leastOfPart {
				t.Errorf("%s: a part of %d minutes", test.name, part)
			}
		}
		if total != test.minutes || strings.Join(texted(steps[1:]), " ") != test.step.text {
			t.Errorf("%s: %d minutes of %d, or something is lost: %q", test.name, total, test.minutes, texted(steps))
		}
	}
}

func TestStepsThatBecomeOneKeepTheirSeams(t *testing.T) {
	t.Parallel()
	steps := func() []step {
		return []step{{text: "Cut.", weight: 4, least: 3, keep: true}, {text: "Lay.", weight: 4, least: 3, keep: true}, {text: "Look.", weight: 4, least: 3, keep: true}}
	}
	want := []string{"Cut.", "Lay."}
	if got := join(steps(), 6); !slices.Equal(got[0].pieces, want) {
		t.Errorf("joined: %q, want %q", got[0].pieces, want)
	}
	if got := limited(steps(), 2, 20); !slices.Equal(got[0].pieces, want) {
		t.Errorf("united: %q, want %q", got[0].pieces, want)
	}
}

func TestAQuestionStaysWithItsAnswer(t *testing.T) {
	t.Parallel()
	text := `Fill it: 1, 2, 3. Ask: "Why is each equal?" (It is counted on the first only.) Build the rule.`
	want := []string{"Fill it: 1, 2, 3.", `Ask: "Why is each equal?" (It is counted on the first only.)`, "Build the rule."}
	if got := cleanPieces(text); !slices.Equal(got, want) {
		t.Errorf("got %q, want %q", got, want)
	}
}
