package planner

import (
	"strings"
	"testing"

	"somo/app/lesson"
)

// TestNotesAreMetByWhatThePlanDoes looks for what the overview says of a note, and for the step in which it is met.
func TestNotesAreMetByWhatThePlanDoes(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ subject, topic, grade, notes, says, step, never string }{
		{"mathematics", "Money: buying, selling and giving change", "Grade 3", "64 learners. No toy money, but we have old cartons and bottle tops.", "no toy money", "", "decide yourself"},
		{"elementary-science", "Weather: making a weather chart", "Grade 2", "It is very hot after 11, so outdoor work must be early.", "the heat after 11", "", "decide yourself"},
		{"physics", "Turning effect of forces: the principle of moments", "Grade 9", "82 students. We have five metre rules, string, stones and one spring balance.", "your metre rules", "Teams 1-5 use your metre rules", "lays one at the best idea"},
		{"physics", "Turning effect of forces: the principle of moments", "Grade 9", "82 students. We have string and one spring balance.", "your string", "hang one load of each team on it", "carries the number back"},
		{"mathematics", "Coordinates and straight-line graphs", "Grade 9", "56 students. No graph paper, there is a football field, rope and chalk.", "the football field", "first rule squares of 1 cm", "no graph paper: not needed"},
		{"geography", "Copper mining: benefits and problems", "Grade 9", "58 learners.", "", "", "not covered here: benefits"},
		{"agriculture", "Making compost from garden and kitchen waste", "Grade 6", "57 learners.", "", "", "not covered here"},
		{"biology", "Parts of a flower and pollination", "Grade 8", "48 learners. We have hibiscus and bean flowers.", "your hibiscus and bean flowers", "", "strips of cloth. Take your bean flowers"},
		{"geography", "Rivers: features of the upper, middle and lower course", "Grade 9", "We have sand, clay and a watering can.", "your sand, clay and watering can", "Pour the same water on a steep", ""},
		{"english", "Writing the minutes of a meeting", "Grade 11", "The class council meets next week about the broken desks.", "the meeting of the class council", "Our work is ready for: the class council", "decide yourself"},
		{"elementary-science", "Bridges and structures", "Grade 5", "No ramp. School has little money but some bamboo and stones.", "your bamboo and stones", "can we make with bamboo and stones", "decide yourself"},
	} {
		plan := planFor(t, lesson.Request{Subject: test.subject, Topic: test.topic, GradeLevel: test.grade, Skills: lesson.Skillset{"Collaboration"}, AdditionalInfo: test.notes})
		said := plan.Overview + allSteps(plan) + strings.Join(plan.Materials, "\n")
		if !strings.Contains(plan.Overview, test.says) || !strings.Contains(allSteps(plan), test.step) || test.never != "" && strings.Contains(said, test.never) {
			t.Errorf("%s: wants %q, step %q, never %q: %s\n%s", test.topic, test.says, test.step, test.never, plan.Overview, allSteps(plan))
		}
	}
}

// TestAnOpenPlaceIsWhereLearnersMove keeps a field from a step in which learners only write.
func TestAnOpenPlaceIsWhereLearnersMove(t *testing.T) {
	t.Parallel()
	plan := planFor(t, lesson.Request{Subject: "mathematics", Topic: "Coordinates and straight-line graphs: gradient", GradeLevel: "Grade 9", AdditionalInfo: "There is a football field, rope and chalk."})
	used := false
	for _, a := range plan.Activities {
		steps := strings.Join(a.Steps, " ")
		if !strings.Contains(steps, "Use the football field") {
			continue
		}
		used = true
		if !strings.Contains(steps, "walks across") {
			t.Errorf("the field is at a part in which nobody moves: %s", steps)
		}
	}
	if !used {
		t.Error("the field is used nowhere")
	}
}
