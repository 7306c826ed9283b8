package planner

import "testing"

// TestTheSizeOfAClassIsReadInManyWords: other numbers of learners are none.
func TestTheSizeOfAClassIsReadInManyWords(t *testing.T) {
	t.Parallel()
	for text, size := range map[string]int{
		"Learners are 110 under a tree when it does not rain.": 110,
		"Pupils: 45.":                     45,
		"We are 85 in one class.":         85,
		"My class has 54 and no books.":   54,
		"Enrolment is 72.":                72,
		"64 on roll.":                     64,
		"Mwanza. 50. Chalk only.":         50,
		"Effectif: 61.":                   61,
		"47 girls, boarding.":             47,
		"Top class. 55 little ones.":      55,
		"40 boys.":                        40,
		"My 62 kids.":                     62,
		"58 alunos de 8 e 9 anos.":        58,
		"38 crianças.":                    38,
		"Watoto 66.":                      66,
		"54 filles et garçons.":           54,
		"CE1, 63 écoliers, un seul seau.": 63,
		"70 pupils. 30 girls.":            70,
		"12 girls come late.":             0,
		"15 boys do not read.":            0,
		"Learners are 12 years old.":      0,
		"Pupils are 60% girls.":           0,
		"We are 5 teachers.":              0,
	} {
		if n := testNotes(t, text); n.size != size {
			t.Errorf("%q: %d learners, want %d", text, n.size, size)
		}
	}
	if n := testNotes(t, "I only have 4 magnets. Most believe that every metal sticks to a magnet."); len(n.limits) != 1 || n.limits[0].have != 4 {
		t.Errorf("what is believed of a magnet is counted: %+v", n.limits)
	}
}
