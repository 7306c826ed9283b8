package planner

import (
	"strings"
	"testing"

	"somo/app/lesson"
)

func TestRemarksInOtherLanguagesAreReadable(t *testing.T) {
	t.Parallel()
	foreign := testBanks(t).notes.foreign
	for _, test := range []struct{ said, want string }{
		{"82 élèves, pas d'électricité. Deux heures par semaine.", "82 élèves, no electricity. two lessons a week."},
		{"Un manuel pour quatre. Pas de laboratoire ni d'Internet.", "one textbook for four. no laboratory no internet."},
		{"85 alunos, sem electricidade, sem livros. Aulas de 45 minutos, três por semana.", "85 alunos, no electricity, no textbooks. Aulas de 45 minutos, three times a week."},
		{"Wanafunzi 54, kitabu kimoja. Mzee mmoja anaweza kuja Ijumaa.", "Wanafunzi 54, only one textbook. an elder can visit."},
		{"Nous parlons du cycle de l'eau.", "Nous parlons du cycle de l'eau."},
	} {
		if got := foreign.readable(test.said); got != test.want {
			t.Errorf("%q is read as %q, want %q", test.said, got, test.want)
		}
	}
}

func TestRevisionTakesItsTopicFromTheNotes(t *testing.T) {
	t.Parallel()
	p := testPlanner(t)
	for _, test := range []struct{ subject, topic, grade, notes, card string }{
		{"mathematics", "Revision", "Grade 8", "50 students. They fail fractions and angles.", "mathematics/angles-and-lines"},
		{"english", "Revision for end of term", "Grade 6", "68 pupils. Tenses and punctuation.", "english/past-future-and-perfect-tenses"},
		{"mathematics", "Revision", "Grade 8", "50 students who walk far.", ""},
	} {
		_, card, err := p.Recognise(lesson.Request{Subject: test.subject, Topic: test.topic, GradeLevel: test.grade, AdditionalInfo: test.notes})
		if err != nil {
			t.Fatal(err)
		}
		if card != test.card {
			t.Errorf("%q with %q is planned from %q, want %q", test.topic, test.notes, card, test.card)
		}
	}
}

func TestATopicThatIsADangerousActIsLeftOutOpenly(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ subject, topic, notes, left string }{
		{"agriculture", "Spraying pesticides on our garden", "", "strong chemicals"},
		{"biology", "Blood groups: testing our own blood with needles", "", "needles and blood"},
		{"home-science", "Cooking methods", "Pupils will light it in the closed classroom.", "fire in learners' hands"},
		{"biology", "Blood groups", "", ""},
		{"social-studies", "Crossing the road safely", "", ""},
	} {
		plan := planFor(t, lesson.Request{Subject: test.subject, Topic: test.topic, GradeLevel: "Grade 8", AdditionalInfo: test.notes})
		left := strings.Contains(plan.Overview, "Left out on purpose")
		if left != (test.left != "") || !strings.Contains(plan.Overview, test.left) {
			t.Errorf("%q, %q: %s", test.topic, test.notes, plan.Overview)
		}
	}
}

func TestWhatBelittlesOrStarvesIsNotPlanned(t *testing.T) {
	t.Parallel()
	for _, topic := range []string{"Why our tribe is better than theirs", "How to lose weight fast by not eating", "Dissecting a stray dog"} {
		if !dangerous(topic) {
			t.Errorf("%q is planned", topic)
		}
	}
	for _, topic := range []string{"Which river is the longest", "Dissecting a flower", "Weight and mass", "People who help us"} {
		if dangerous(topic) {
			t.Errorf("%q is not planned", topic)
		}
	}
}
