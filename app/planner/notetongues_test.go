package planner

import (
	"slices"
	"testing"
)

// TestLanguagesOfAClassAreRead as teachers write them: small, in French, and beside a book in another language.
func TestLanguagesOfAClassAreRead(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		notes string
		home  []string
		used  string
	}{
		{"mandinka speakers ,35 mins", []string{"Mandinka"}, "Mandinka at home"},
		{"60 pupils, they speak wolof and pulaar", []string{"Wolof", "Pulaar"}, "Wolof and Pulaar at home"},
		{"most are hausa speaking", []string{"Hausa"}, "Hausa at home"},
		{"igbo at home", []string{"Igbo"}, "Igbo at home"},
		{"Les élèves comprennent le français et le dioula.", []string{"Dioula"}, "Dioula at home"},
		{"Les élèves parlent sénoufo et comprennent le français.", []string{"Sénoufo"}, "Sénoufo at home"},
		{"Students understand French and Ewondo.", []string{"Ewondo"}, "Ewondo at home"},
		{"Physics is in French in the book and I teach partly in Arabic.", []string{"Arabic"}, "books in French"},
		{"The textbook is in French and I explain in Arabic.", []string{"Arabic"}, "books in French"},
		{"They understand Newton and Boyle.", nil, ""},
		{"goats and more at home", nil, ""},
	} {
		n := testNotes(t, test.notes)
		if !slices.Equal(n.homeLanguages, test.home) || test.used != "" && (!slices.Contains(n.used, test.used) || len(n.told) > 0) {
			t.Errorf("%q: home %q, used %q, handed back %q", test.notes, n.homeLanguages, n.used, n.told)
		}
		if slices.Contains(n.used, "books in Arabic") {
			t.Errorf("%q: the language of teaching is taken for that of the book", test.notes)
		}
	}
}
