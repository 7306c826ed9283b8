package planner

import (
	"slices"
	"strings"
	"testing"

	"somo/app/lesson"
)

// TestExercisesKeepTheirMinutes holds that pairs have about a minute at least for each exercise of a line.
func TestExercisesKeepTheirMinutes(t *testing.T) {
	t.Parallel()
	plan := planFor(t, lesson.Request{Subject: "technical-studies", Topic: "Materials: wood, metal, plastics, ceramics", GradeLevel: "Grade 9", Skills: lesson.Skillset{"Design Thinking"}, AdditionalInfo: "50 learners."})
	for _, a := range plan.Activities {
		for _, s := range a.Steps {
			if from, to, timed := minutesFromTo(s); timed && strings.Contains(s, " 1) ") && strings.Contains(s, " 5) ") {
				if to-from < leastOfLine {
					t.Errorf("%d minutes for five exercises or more: %s", to-from, s)
				}
				return
			}
		}
	}
	t.Error("no step has five exercises")
}

// minutesFromTo reads "[5-20] Pairs ..." or "[0-5 min] ...".
func minutesFromTo(step string) (from, to int, timed bool) {
	span, _, found := strings.Cut(strings.TrimPrefix(step, "["), "]")
	begin, end, ok := strings.Cut(strings.TrimSuffix(span, " min"), "-")
	return number(begin), number(end), found && ok && strings.HasPrefix(step, "[")
}

func TestEveryRubricHasARowOnTestAndImprovement(t *testing.T) {
	t.Parallel()
	for _, skills := range []lesson.Skillset{{"Communication"}, {"Collaboration", "Analysis"}, {"Collaboration", "Analysis", "Research"}} {
		plan := planFor(t, lesson.Request{Subject: "history", Topic: "Causes of World War I", GradeLevel: "Grade 11", Skills: skills, AdditionalInfo: "50 learners in Lusaka, Zambia. One book for three. They give no evidence."})
		if !slices.ContainsFunc(plan.Rubric.Rows, func(r lesson.RubricRow) bool { return r.Criterion == "Test and improvement" }) {
			t.Errorf("with %v no row is on test and improvement: %v", skills, plan.Rubric.Rows)
		}
	}
}

func TestWhatIsOnlyRememberedComesLast(t *testing.T) {
	t.Parallel()
	plan := planFor(t, lesson.Request{Subject: "biology", Topic: "The nervous system and the reflex arc", GradeLevel: "Grade 11", AdditionalInfo: "61 students."})
	if quiz := strings.Join(plan.Assessment.Summative, " "); strings.Contains(quiz, "Name three parts of the brain") {
		t.Errorf("the quiz asks from memory alone: %s", quiz)
	}
}

func TestTeamsHearAVeryGoodWorkAndBuildWithWhatIsThere(t *testing.T) {
	t.Parallel()
	plan := planFor(t, lesson.Request{Subject: "chemistry", Topic: "Alkenes and alkanes", GradeLevel: "Grade 12", AdditionalInfo: "39 learners."})
	if !strings.Contains(allSteps(plan), "example of very good work (see Assessment)") {
		t.Error("no team hears a very good work before it makes its own")
	}
	plan = planFor(t, lesson.Request{Subject: "social-studies", Topic: "Types of constitution", GradeLevel: "Grade 9", AdditionalInfo: "39 learners. We have markers and charcoal."})
	if !strings.Contains(allSteps(plan), "may serve for parts of") {
		t.Error("what is there is not put to the product")
	}
}
