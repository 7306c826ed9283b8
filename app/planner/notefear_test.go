package planner

import (
	"slices"
	"strings"
	"testing"
)

// TestFeelingsAreNoMistakes holds that what learners feel about their work is met kindly, and never mended on the board.
func TestFeelingsAreNoMistakes(t *testing.T) {
	t.Parallel()
	const doubt, fear, friends = "learners who doubt themselves", "fear of being wrong", "copying from friends"
	for notes, label := range map[string]string{
		"Many say they are 'not maths people'.":                                       doubt,
		"Most say they are not good at maths.":                                        doubt,
		"Girls say physics is too hard for girls.":                                    doubt,
		"'I can't do maths' is what I hear every day.":                                doubt,
		"Many believe maths is not for them.":                                         doubt,
		"Some feel they are too stupid for science.":                                  doubt,
		"Learners think science is only for the clever.":                              doubt,
		"60 learners who hate algebra.":                                               fear,
		"My class hates fractions.":                                                   fear,
		"They are afraid of the mole and give up at the first sum.":                   fear,
		"Some cry when they see long division.":                                       fear,
		"Many are ashamed of their English and keep quiet.":                           fear,
		"They lack confidence.":                                                       fear,
		"Ils ont peur des maths.":                                                     fear,
		"They copy from their friends.":                                               friends,
		"Several learners have given up on maths and only copy answers from friends.": friends,
	} {
		n := testNotes(t, notes)
		if !slices.Contains(n.used, label) {
			t.Errorf("%q: used %q, want %q", notes, n.used, label)
		}
		if len(n.wrongly)+len(n.beliefs)+len(n.mistakes)+len(n.told) > 0 || n.quiet || n.care {
			t.Errorf("%q: taken for a mistake, handed back, or read as something else", notes)
		}
	}
	for _, notes := range []string{"They think plants are not alive.", "They say 'I am not agree'.", "They copy whole sentences from the passage.", "They fear snakes.", "We fear the river.", "Pupils say fractions are not numbers."} {
		used := strings.Join(testNotes(t, notes).used, "; ")
		if strings.Contains(used, doubt) || strings.Contains(used, fear) || strings.Contains(used, friends) {
			t.Errorf("%q: taken for a feeling: %q", notes, used)
		}
	}
}

// TestAPrejudiceIsNoMistake holds that nothing is mended of what follows from it.
func TestAPrejudiceIsNoMistake(t *testing.T) {
	t.Parallel()
	n := testNotes(t, "Girls think computers are for boys and leave the mouse to them.")
	if len(n.wrongly) > 0 || !slices.Contains(n.used, "that the work is for all") {
		t.Errorf("used %q, wrongly %v", n.used, n.wrongly)
	}
}

// TestAFactAboutTheClassIsNoMistake holds that only what stands behind it is one, in other languages too.
func TestAFactAboutTheClassIsNoMistake(t *testing.T) {
	t.Parallel()
	for _, notes := range []string{
		"Wanafunzi wengi huzungumza Kimakonde nyumbani na hukariri methali bila kuelewa. Tafadhali andaa somo lote kwa Kiswahili.",
		"Les élèves récitent les règles sans comprendre.",
		"Os alunos decoram as regras sem compreender.",
		"Tafadhali andika somo kwa Kiswahili.",
	} {
		n := testNotes(t, notes)
		if len(n.beliefs) > 0 || len(n.told) > 0 || slices.Contains(n.used, "the mistake that many make") {
			t.Errorf("%q: beliefs %v, handed back %q, used %q", notes, n.beliefs, n.told, n.used)
		}
	}
	n := testNotes(t, "Wanafunzi wengi huzungumza Kimakonde nyumbani na hukosea viambishi.")
	if len(n.beliefs) != 1 || strings.Contains(n.beliefs[0].said, "Kimakonde") {
		t.Errorf("beliefs %v", n.beliefs)
	}
}
