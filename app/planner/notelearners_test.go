package planner

import (
	"slices"
	"strings"
	"testing"

	"somo/app/lesson"
)

func TestNamesOfLearnersAreFound(t *testing.T) {
	t.Parallel()
	for text, want := range map[string][]string{
		"Wekesa cannot see the board from behind.":                     {"Wekesa"},
		"One girl, Achieng, has sickle cell and everyone knows.":       {"Achieng"},
		"Claudine joined from DRC last month and knows French.":        {"Claudine"},
		"Two boys fight. Kamau and Njoroge work apart, Kamau shouts":   {"Kamau", "Njoroge"},
		"Mumo's father was hit by a lorry last term.":                  {"Mumo"},
		"Ekai ni mgeni, anajua Kiturkana tu.":                          {"Ekai"},
		"Awa est malvoyante.":                                          {"Awa"},
		"Internet is off. Water is carried. Lab works only on Monday.": nil,
		"They say rivers flow south always.":                           nil,
	} {
		found := learnersIn(text, testBanks(t).notes.people)
		if len(found) != len(want) || slices.ContainsFunc(want, func(name string) bool { return !found[name] }) {
			t.Errorf("%q: found %v, want %q", text, found, want)
		}
	}
}

// TestNobodyInAPlanIsALearnerOfTheClass: whom the notes name is nobody's example, and no step tells of them.
func TestNobodyInAPlanIsALearnerOfTheClass(t *testing.T) {
	t.Parallel()
	for _, request := range []lesson.Request{
		{Subject: "biology", Topic: "Monohybrid inheritance", GradeLevel: "Grade 12", AdditionalInfo: "48 candidates, Homa Bay, Kenya, 80 minutes. One girl, Achieng, has sickle cell, I don't want her used as example."},
		{Subject: "ict", Topic: "Spreadsheets: formulas and cell references", GradeLevel: "Grade 8", AdditionalInfo: "46 students, Nyamagabe, Rwanda, 2 lessons of 40 min. Claudine joined from DRC last month and knows French and Swahili."},
		{Subject: "mathematics", Topic: "Circumference of a circle", GradeLevel: "Grade 7", AdditionalInfo: "54 learners, Kitui, Kenya. Amina is deaf. Kofi works at the market after school."},
	} {
		plan := planFor(t, request)
		names := learnersIn(request.AdditionalInfo, testBanks(t).notes.people)
		if len(names) == 0 {
			t.Fatalf("%q names nobody", request.AdditionalInfo)
		}
		plan.Inclusion.SpecialNeeds = "" // for the teacher
		lesson.Walk(&plan, func(_, text string) {
			for name := range names {
				if strings.Contains(strings.ToLower(text), strings.ToLower(name)) {
					t.Errorf("%s: the plan speaks of %s: %s", request.Topic, name, text)
				}
			}
		})
	}
}
