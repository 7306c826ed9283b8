package planner

import (
	"slices"
	"testing"
)

func TestClockTimesAndDaysAreReadWhereTheyBind(t *testing.T) {
	for text, used := range map[string]string{
		"Hot after 10h so we play at 8.":                        "the start at 8",
		"Town chief say she can come Tuesday morning only.":     "the visit of the chief on Tuesday morning",
		"The cook agrees only after 11 o'clock.":                "the cook only after 11 o'clock",
		"Our exam in 9 days.":                                   "the examination in 9 days",
		"40 minutes, three weeks.":                              "three weeks",
		"Use US dollars and do not name any real company.":      "sums in US dollars",
		"No lighting fires by pupils.":                          "your rule (no lighting fires by pupils)",
		"Attendance register can be used as data.":              "the attendance register as data",
		"Two learners are left handed.":                         "learners who are left-handed",
		"We have heavy rain on zinc so they cannot hear.":       "rain on the roof",
		"No dictionary except the one of the English teacher.":  "no dictionary",
		"Afternoon stream.":                                     "double shift",
		"Students come in the afternoon stream, desks are few.": "double shift",
	} {
		if n := testNotes(t, text); !slices.Contains(n.used, used) {
			t.Errorf("%q: read as %q, want %q", text, n.used, used)
		}
	}
}

func TestSingleWordsAreNotMisread(t *testing.T) {
	for text, used := range map[string]string{
		"Local language first.":                                            "Local at home",
		"Please no food prices competition.":                               "the competition",
		"Attendance register can be used as data.":                         "learners who miss lessons",
		"Heavy rain on zinc so they cannot hear sometimes.":                "help with hearing (cannot hear)",
		"Elephants break water tanks on farms near us.":                    "scarce water",
		"Parents pay funeral policies and small miners have none.":         "the wish to be ahead",
		"Many families sell coffee.":                                       "care for what may hurt",
		"No pictures of animals.":                                          "rules of faith",
		"The lake is closed to fishing some months and families complain.": "parents who worry",
		"Prepare everything in one project please.":                        "your wish",
		"They failed the model test in all these.":                         "what you see learners do",
		"I have a spring balance from the clinic and one kitchen scale.":   "one balance",
	} {
		n := testNotes(t, text)
		if slices.Contains(n.used, used) || n.deaf {
			t.Errorf("%q: read as %q", text, n.used)
		}
	}
}

func TestStepsAreBoundToHoursAndStates(t *testing.T) {
	for _, test := range []struct{ text, used, step string }{
		{"Grandmothers can come on Wednesday to help.", "the visit of the grandmother on Wednesday", "put it on Wednesday"},
		{"Some learners have lost parents. The nurse may come one morning.", "the visit of the nurse", "nobody asks at home"},
		{"They failed the model test in all these.", "what they must practise most", "nobody hears a result"},
	} {
		wantNoteUsed(t, test.text, test.used, test.step)
	}
}
