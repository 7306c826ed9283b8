package planner

import (
	"os"
	"slices"
	"testing"

	"somo/app/lesson"
)

func TestTopicsInTeachersOwnWordsFindTheirCard(t *testing.T) {
	t.Parallel()
	p, err := New(os.DirFS("../../assets/knowledge"))
	if err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct{ subject, topic, grade, tier, card string }{
		{"history", "Resistance to colonial conquest: Lat Dior and the Dakar-Saint-Louis railway", "Grade 8", "B", "history/african-resistance-to-colonial-rule"},
		{"Kiswahili", "Methali na matumizi yake (proverbs and how they are used)", "Grade 5", "B", "kiswahili/methali-maana-na-matumizi"},
		{"Home Science", "Preventing and managing diarrhoea in young children at home", "Grade 7", "B", "elementary-science/common-diseases-and-prevention"},
		{"social-studies", "Reading a simple map, and also drought and saving water", "Grade 4", "A", "geography/map-reading-symbols-direction-scale-and-grid"},
		{"agriculture", "Snail rearing and also farm records (profit and loss)", "Grade 9", "A", "agriculture/farm-records-economics-and-agribusiness"},
		{"social-studies", "Living together: the peoples of our country and how disagreements become fighting", "Grade 6", "A", "social-studies/peace-conflict-resolution-and-tolerance"},
		{"history", "The story of our market", "Grade 5", "C", ""},
		{"physics", "How a drone flies", "Grade 10", "C", ""},
		{"agriculture", "Growing vanilla", "Grade 9", "C", ""},
		{"geography", "The Okavango Delta: water, animals and people", "Grade 8", "C", ""},
		{"Matemática", "Equações do 1º grau", "8a classe", "A", "mathematics/linear-equations-in-one-unknown"},
		{"Historia", "Biashara ya utumwa", "Kidato cha 2", "A", "history/east-african-slave-trade"},
		{"english", "Giving and following directions in town", "Grade 8", "A", "english/giving-directions"},
		{"ict", "Operating systems", "Grade 10", "A", "ict/functions-of-an-operating-system"},
		{"english", "they write he go, she eat, I want them to get it right", "Grade 4", "B", "english/subject-verb-agreement"},
		{"english", "helping learners guess the meaning of a new word from the sentence", "Grade 6", "B", "english/context-clues"},
		{"history", "First World War: causes, course and results", "Grade 10", "A", "history/the-first-world-war-causes-course-and-results"},
		{"physics", "Black holes", "Grade 10", "C", ""},
		{"history", "Zorbling of the quimps", "Grade 8", "C", ""},
	} {
		tier, card, err := p.Recognise(lesson.Request{Subject: test.subject, Topic: test.topic, GradeLevel: test.grade})
		if err != nil {
			t.Fatal(err)
		}
		if tier != test.tier || card != test.card {
			t.Errorf("%q: tier %s %s, want %s %s", test.topic, tier, card, test.tier, test.card)
		}
	}
}

func TestOtherTopicsOfARequestAreKeptForLater(t *testing.T) {
	t.Parallel()
	found := recogniserOf(t).recognise("social-studies", "Reading a simple map, and also drought and saving water", lesson.BandG4to6)
	if !slices.Equal(found.listed, []string{"drought", "saving water"}) {
		t.Errorf("later come %q", found.listed)
	}
}
