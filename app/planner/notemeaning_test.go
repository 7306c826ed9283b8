package planner

import (
	"slices"
	"strings"
	"testing"

	"somo/app/lesson"
)

// TestNotesAreReadForWhatTheyMean looks at wordings that were once taken for something else.
func TestNotesAreReadForWhatTheyMean(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ text, used, not string }{
		{"Girls keep quiet when boys talk.", "girls who take part", "quiet for the class next door"},
		{"Next class is writing tests so we cannot be loud before break.", "quiet before break", "noise"},
		{"The class is noisy.", "learners who cannot sit long", "noise"},
		{"They can add up to 20.", "what they can already", "the mistake that many make"},
		{"Some are 12 and 13 years old because they started late.", "mixed ages", "learners who come late"},
		{"Three sit with one textbook.", "one book for 3", ""},
		{"They find the conditions difficult.", "what is hard for them", ""},
		{"One girl does not see at all.", "help with seeing (does not see at all)", ""},
		{"The class next door is writing exams so please no shouting.", "quiet for the class next door", "the examination ahead"},
		{"Many think that fish do not breathe.", "what learners think or ask", "the work of people here"},
		{"They read the scale from the wrong end.", "the mistake that many make", "one scale"},
		{"We live near a game park with elephants.", "", "a visit to the game park"},
		{"Class has Amhara, Oromo and Tigrayan students.", "several groups", ""},
		{"Last week a boy drowned in the dam.", "care for what may hurt", ""},
		{"A girl is pregnant.", "care for what may hurt", ""},
		{"Please no homework.", "no homework", "your rule"},
		{"Do not make them buy anything.", "no money to spend", "your rule"},
		{"Please nobody should feel ashamed of what they eat at home.", "nobody is put to shame", "your rule"},
	} {
		n := testNotes(t, test.text)
		if test.used != "" && !slices.Contains(n.used, test.used) || slices.Contains(n.used, test.not) {
			t.Errorf("%q was read as %q", test.text, n.used)
		}
	}
}

func TestLanguagesAreReadByWhoSpeaksThem(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"They speak Mano and Liberian English at home.":                                      "Mano and Liberian English at home",
		"Mandinka and Fula at home.":                                                         "Mandinka and Fula at home",
		"32 children, mostly Setswana, a few speak Seyei at home.":                           "Setswana and Seyei at home",
		"Most speak Setswana, a few Seyei.":                                                  "Setswana and Seyei at home",
		"Children use Kiha at home and Kiswahili at school, but I need the plan in English.": "Kiswahili at school|Kiha at home",
		"We teach in Otjiherero.":                                                            "Otjiherero at school",
		"Arabic and Otuho spoken.":                                                           "Arabic and Otuho at home",
		"75 alunos, falam Sena e Ndau em casa.":                                              "Sena and Ndau at home",
		"Les élèves parlent surtout le wolof à la maison.":                                   "Wolof at home",
		"Wanazungumza Kihehe nyumbani.":                                                      "Kihehe at home",
		"Use Maasai beads.":                                                                  "",
		"They use Scratch at home.":                                                          "",
	} {
		var got []string
		for _, used := range testNotes(t, text).used {
			if strings.HasSuffix(used, " at home") || strings.HasSuffix(used, " at school") {
				got = append(got, used)
			}
		}
		if strings.Join(got, "|") != want {
			t.Errorf("%q: read as %q, want %q", text, got, want)
		}
	}
}

func TestOccasionsKeepTheTeachersWord(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"PTA meeting is coming.": "PTA meeting",
		"Adwa Victory Day is in three weeks and we must present at flag ceremony.": "flag ceremony",
		"We want an exhibition for 6th March.":                                     "exhibition for 6th March",
		"Prefects will be chosen next month.":                                      "choice of prefects",
		"We will debate another school at the end of term.":                        "match with the other school",
		"JETS fair is in six weeks.":                                               "JETS fair",
		"SGB meeting is in three weeks.":                                           "SGB meeting",
		"Parents' day is next month.":                                              "parents' day",
		"Siku ya wazazi ni Ijumaa.":                                                "parents' day",
		"Make sure it is a fair test.":                                             "",
		"We missed the science fair last year.":                                    "",
		"Market day is Tuesday.":                                                   "",
	} {
		if got := testNotes(t, text).event; got != want {
			t.Errorf("%q: the occasion is %q, want %q", text, got, want)
		}
	}
	plan := planFor(t, lesson.Request{Subject: "physics", Topic: "Levers", GradeLevel: "Grade 8", AdditionalInfo: "Double period of 80 minutes once a week. JETS fair is in six weeks."})
	if plan.Context.Lessons != 5 || !strings.Contains(plan.Overview, "The work is shown at the JETS fair.") || !strings.Contains(allSteps(plan), "Rehearse for the JETS fair") {
		t.Errorf("%d lessons lead to the fair: %s", plan.Context.Lessons, plan.Overview)
	}
}

func TestWhatLearnersBelieveIsTheVote(t *testing.T) {
	t.Parallel()
	plan := planFor(t, lesson.Request{Subject: "geography", Topic: "Rivers and lakes", GradeLevel: "Grade 8", AdditionalInfo: "They think a lake grows because fish drink it and spit it out."})
	for _, m := range plan.Misconceptions {
		if strings.HasPrefix(m.Idea, "A lake grows") {
			t.Errorf("it is listed with the answer %q, which no card has", m.Correction)
		}
	}
	known := planFor(t, lesson.Request{Subject: "geography", Topic: "Rivers and lakes", GradeLevel: "Grade 8", AdditionalInfo: "They think rivers always flow from north to south."})
	if known.Misconceptions[0].Idea != "Rivers always flow from north to south." {
		t.Errorf("the first wrong idea is %q", known.Misconceptions[0].Idea)
	}
	steps := allSteps(plan)
	if !strings.Contains(steps, "A lake grows because fish drink it") || !strings.Contains(plan.Inclusion.SpecialNeeds, "A lake grows because fish drink it") {
		t.Errorf("what nothing here decides is not voted on, or the teacher does not hear that an answer is wanted: %s", steps)
	}
	for _, text := range []string{"They think girls cannot do physics.", "Most believe albinos bring luck.", "They say maths is boring.", "People here say it is a curse."} {
		if n := testNotes(t, text); len(n.beliefs) > 0 {
			t.Errorf("%q is put to a vote", text)
		}
	}
}

func TestNoRoutineShutsALearnerOut(t *testing.T) {
	t.Parallel()
	for text, way := range map[string]string{"One boy is deaf.": "Children close their eyes", "One girl is blind.": "in the air"} {
		plan := planFor(t, lesson.Request{Subject: "Music", Topic: "Rhythm: beats and note values", GradeLevel: "Grade 5", AdditionalInfo: "Standard 5, Karonga, Malawi. " + text})
		if strings.Contains(allSteps(plan), way) {
			t.Errorf("%q: the way to work is %q", text, way)
		}
	}
}
