package planner

import (
	"slices"
	"strings"
	"testing"

	"somo/app/lesson"
)

func TestAClassSaysAndReadsItsLanguage(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ subject, topic, info, aloud, board, word string }{
		{"Éducation civique", "Les droits et les devoirs de l'enfant", "5ème primaire, Goma, RDC. 72 élèves. Tout en français svp.", "Qui est d'accord", "Test | Oui | Non", "droit (right"},
		{"Ciências Naturais", "Higiene e cólera", "4ª classe, Beira, Moçambique. 75 alunos, sem livros. Por favor, tudo em português.", "Quem concorda?", "Teste | Sim | Não", "barreira (barrier)"},
		{"Sayansi", "Kipindupindu: jinsi kinavyoenea na jinsi ya kujikinga", "Darasa la 5, Pemba. Wanafunzi 68.", "Nani anakubali?", "Jaribio | Ndiyo | Hapana", "bakteria (bacteria)"},
		{"science", "The water cycle", "60 learners.", "", "", ""},
	} {
		plan := planFor(t, lesson.Request{Subject: test.subject, Topic: test.topic, GradeLevel: "Grade 5", AdditionalInfo: test.info})
		text, starts := mustJSON(t, plan), func(said string) bool {
			return slices.ContainsFunc(plan.KeyVocabulary, func(w lesson.Term) bool { return strings.HasPrefix(strings.TrimLeft(w.Term, `"`), said) })
		}
		if test.aloud == "" {
			if strings.Contains(text, "at a vote:") {
				t.Errorf("%s: an English class has phrases of another language", test.topic)
			}
			continue
		}
		if !starts(test.aloud) || !starts(test.word) || !strings.Contains(text, test.board) {
			t.Errorf("%s: the plan lacks %q, %q or %q: %v", test.topic, test.aloud, test.word, test.board, plan.KeyVocabulary)
		}
	}
}

func TestSkillsNamedInOtherLanguages(t *testing.T) {
	t.Parallel()
	banks := testBanks(t)
	for name, want := range map[string]string{"Pensée critique": "Critical Thinking", "Esprit d'équipe": "Collaboration", "Trabalho em equipa": "Collaboration", "Resolução de problemas": "Problem Solving", "Ubunifu": "Creativity", "Fikra tunduizi": "Critical Thinking", "Créativité": "Creativity", "Uongozi": "Leadership", "Juggling": banks.skills.Neutral.Name} {
		if got := banks.skill(name).Name; got != want {
			t.Errorf("%s is %q, want %q", name, got, want)
		}
	}
}

func TestNotesInOtherLanguages(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ info, used string }{
		{"Maji ya bomba hutoka asubuhi tu.", "water in the morning only"},
		{"Eau seulement le matin.", "water in the morning only"},
		{"83 élèves, haoussa à la maison.", "Haoussa at home"},
		{"Umbundu em casa.", "Umbundu at home"},
		{"Wanafunzi 68, vitabu 9.", "your 9 books"},
		{"Une bâche comme classe.", "an open-air class"},
		{"Certains jeûnent.", "fasting"},
		{"Le collègue est parti et je le remplace.", "you stand in for a colleague"},
		{"Wazazi wana hofu.", "parents who worry"},
	} {
		if n := testNotes(t, test.info); !slices.Contains(n.used, test.used) && !strings.Contains(n.usedLine(nil), test.used) {
			if plan := planFor(t, lesson.Request{Subject: "science", Topic: "The water cycle", GradeLevel: "Grade 5", AdditionalInfo: test.info}); !strings.Contains(plan.Overview, test.used) {
				t.Errorf("%q is read as %q, want %q", test.info, n.used, test.used)
			}
		}
	}
	if n := testNotes(t, "Pas de devoirs à la maison."); len(n.homeLanguages) > 0 {
		t.Errorf("homework is a language: %q", n.homeLanguages)
	}
	if n := testNotes(t, "Darasa la IV, Iringa."); n.stage != "Darasa la IV" {
		t.Errorf("the class is %q", n.stage)
	}
}

func TestWishesThatAreNotGranted(t *testing.T) {
	t.Parallel()
	for info, openly := range map[string]string{
		"They should collect roots and leaves nobody knows, boil and taste them and give the tea to sick people.": "home-made medicine",
		"I want a big fire with petrol in the classroom so that they never forget.":                               "fuel, gas and bangs",
		"We will wade into the Blue Nile to measure how deep it is.":                                              "going into open water",
		"Je veux que chaque groupe mélange de l'eau de Javel et du détartrant. Pas de masques.":                   "strong chemicals",
		"Two pupils go down the well on a rope each day.":                                                         "going into a well",
		"I want learners to campaign for the party of the head teacher.":                                          "no side taken",
		"Ask learners to tell about their status so that there is no shame.":                                      "nobody tells or plays what harmed people",
	} {
		plan := planFor(t, lesson.Request{Subject: "Science", Topic: "Plants", GradeLevel: "Grade 8", AdditionalInfo: info})
		if !strings.Contains(plan.Overview, openly) || strings.Contains(mustJSON(t, plan), strings.TrimRight(info[:30], ".")) {
			t.Errorf("%q is not left out openly: %s", info, plan.Overview)
		}
	}
}
