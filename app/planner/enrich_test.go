package planner

import (
	"regexp"
	"strings"
	"testing"

	"somo/app/lesson"
)

func TestPromisedFiguresArePrinted(t *testing.T) {
	t.Parallel()
	table := regexp.MustCompile(`\| .* // `)
	for _, topic := range []string{"Pressure in liquids", "Magnetism", "Refraction of light", "Newton's laws of motion"} {
		plan := planFor(t, lesson.Request{Subject: "physics", Topic: topic, GradeLevel: "Grade 9", Skills: lesson.Skillset{"Analysis"}, AdditionalInfo: "60 learners, no electricity."})
		for _, a := range plan.Activities {
			if promised.MatchString(a.Description) && !table.MatchString(strings.Join(a.Steps, " ")) {
				t.Errorf("%s, %s: %q, and no figures are printed", topic, a.Title, a.Description)
			}
		}
	}
}

func TestMostActivitiesHaveHelpForBothSides(t *testing.T) {
	t.Parallel()
	activities, supported, stretched := 0, 0, 0
	for topic, subject := range map[string]string{"Food chains": "science", "Levers": "physics", "Profit and loss": "mathematics", "Formal letter": "english"} {
		plan := planFor(t, lesson.Request{Subject: subject, Topic: topic, GradeLevel: "Grade 6", Skills: lesson.Skillset{"Research"}, AdditionalInfo: "75 pupils."})
		activities += len(plan.Activities)
		for _, a := range plan.Activities {
			if a.Support != "" {
				supported++
			}
			if a.Extension != "" {
				stretched++
			}
		}
	}
	if 10*supported < 8*activities || 2*stretched < activities {
		t.Errorf("of %d activities %d have support and %d extension", activities, supported, stretched)
	}
}

func TestEachLearnerBringsAShare(t *testing.T) {
	t.Parallel()
	plan := planFor(t, lesson.Request{Subject: "mathematics", Topic: "Place value: tens and ones", GradeLevel: "Grade 2", Skills: lesson.Skillset{"Research"}, AdditionalInfo: "75 pupils, 5 lessons of 40 minutes."})
	for _, a := range plan.Activities {
		if strings.Contains(a.Description, "learners bring ") {
			return
		}
	}
	t.Error("nobody is asked to bring what a class needs by the hundred")
}

func TestPlansOfFewerWrongIdeasAreWritten(t *testing.T) {
	t.Parallel()
	for _, grade := range []string{"Grade 5", "Grade 8", "Grade 11"} {
		plan := planFor(t, lesson.Request{Subject: "mathematics", Topic: "Money: buying, selling and change", GradeLevel: grade})
		if len(plan.Misconceptions) == 0 {
			t.Errorf("%s: no wrong idea is listed", grade)
		}
	}
}
