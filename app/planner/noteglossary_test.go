package planner

import "testing"

func TestAClauseOfKnownWordsIsReadInEnglish(t *testing.T) {
	t.Parallel()
	foreign := testBanks(t).notes.foreign
	for _, test := range []struct{ said, want string }{
		{"52 élèves, 4 houes et 2 seaux. Les chèvres entrent dans le jardin.", "52 élèves, 4 hoes and 2 buckets. goats enter in the garden."},
		{"Les élèves écrivent « j'ai allé » dans les cahiers. Pas de livres.", `learners write "j'ai allé" in the exercise books. no textbooks.`},
		{"Les élèves mettent du plastique dans le tas.", "learners put plastic in the heap."},
		{"Les élèves mettent tout cela dans le tas.", "Les élèves mettent tout cela dans le tas."}, // half a translation is none
		{"L'eau est à 15 minutes. Ils confondent la masse et le poids.", "water is 15 minutes away. they mix up la masse and le poids."},
		{"Wanafunzi 68. Tuna majembe 4 na ndoo 2, vifuniko vya chupa.", "Wanafunzi 68. we have 4 hoes and 2 buckets, bottle tops."},
		{"70 alunos, temos garrafas e 3 panelas. Não podemos ir ao rio por causa dos jacarés.", "70 alunos, we have bottles and 3 pots. we cannot go to the river because of the crocodiles."},
		{"Wanafunzi 72. Wanasahau anwani na tarehe.", "Wanafunzi 72. they forget the address and the date."},
		{"They have 4 hoes and water.", "They have 4 hoes and water."},
	} {
		if got := foreign.readable(test.said); got != test.want {
			t.Errorf("%q is read as %q, want %q", test.said, got, test.want)
		}
	}
}
