package planner

import (
	"strings"
	"testing"

	"somo/app/lesson"
)

// TestTopicParts holds which things a topic names side by side, as syllabuses word them.
func TestTopicParts(t *testing.T) {
	t.Parallel()
	for topic, want := range map[string]string{
		"Addition and subtraction within 20":                        "Addition within 20|subtraction within 20",
		"Area and perimeter of rectangles":                          "Area of rectangles|perimeter of rectangles",
		"Heat transfer: conduction, convection and radiation":       "Heat transfer conduction|Heat transfer convection|Heat transfer radiation",
		"Périmètre et aire du rectangle":                            "Périmètre du rectangle|aire du rectangle",
		"Kujumlisha na kutoa":                                       "Kujumlisha|kutoa",
		"Drawing and painting":                                      "Drawing|painting",
		"Giving and following directions in town":                   "",
		"The slave trade and its effects":                           "",
		"Life cycles of the mosquito and the butterfly":             "Life cycles of the mosquito|Life cycles of the butterfly",
		"Photosynthesis":                                            "",
		"Causes and effects of soil erosion":                        "",
		"Word processing/presentations":                             "Word processing|presentations",
		"Fruits, seeds, roots, stems, leaves and flowers of plants": "",
	} {
		var asked []string
		for _, part := range topicParts(topic) {
			asked = append(asked, part.asked)
		}
		if got := strings.Join(asked, "|"); got != want {
			t.Errorf("%s: %q, want %q", topic, got, want)
		}
	}
}

func TestAkin(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		a, b string
		same bool
	}{
		{"addition", "add", true}, {"expansion", "expand", true}, {"growth", "grow", true}, {"subtraction", "subtract", true},
		{"carbon", "car", false}, {"transform", "translat", false}, {"internet", "interest", false},
	} {
		if akin(test.a, test.b) != test.same {
			t.Errorf("%s and %s: %t", test.a, test.b, !test.same)
		}
	}
}

// TestEachPartIsTaughtAndAsked holds that a topic of two parts has a lesson, an objective and a question on each, whether one
// card knows both or not.
func TestEachPartIsTaughtAndAsked(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ subject, grade, topic, taught, goal, asked string }{
		{"mathematics", "Grade 1", "Addition and subtraction within 20", "Take away", "Take away", "Take away"},
		{"mathematics", "Grade 11", "Differentiation and integration", "Strips", "integrals", "∫"},
		{"english", "Grade 11", "Debate and argumentative essay writing", "Four-part arguments", "debate", "They say"},
		{"geography", "Grade 12", "Population growth and urbanisation in East Africa", "upgrading", "town growth", "town growth"},
		{"physics", "Grade 8", "Pressure in liquids and the atmosphere", "", "pressure in liquids", "ressure"},
		{"business", "Grade 9", "Saving and budgeting", "", "saving", "sav"},
	} {
		plan := planFor(t, lesson.Request{Subject: test.subject, Topic: test.topic, GradeLevel: test.grade, Skills: lesson.Skillset{"Collaboration"}})
		titles := ""
		for _, a := range plan.Activities {
			titles += a.Title + "\n"
		}
		for said, in := range map[string]string{test.taught: titles, test.goal: strings.Join(plan.LearningObjectives, " "), test.asked: strings.Join(plan.Assessment.Summative, " ")} {
			if !strings.Contains(in, said) {
				t.Errorf("%s: nothing of %q in %s", test.topic, said, in)
			}
		}
		if strings.Contains(plan.Overview, "not covered") {
			t.Errorf("%s: %s", test.topic, plan.Overview)
		}
	}
}

// TestMarkedAnswers holds where the marks of an answer are shown.
func TestMarkedAnswers(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		answer string
		marks  int
		want   string
	}{
		{"It flows; it does not grow.", 2, "It flows (1); it does not grow (1)."},
		{"Sixteen (1); seven (1).", 2, "Sixteen (1); seven (1)."},
		{"It flows; it does not grow.", 3, "It flows; it does not grow."},
		{"One mark each for two: births; newcomers.", 2, "One mark each for two: births; newcomers."},
	} {
		if got := (QA{Answer: test.answer, Marks: test.marks}).marked(); got != test.want {
			t.Errorf("%d marks: %q, want %q", test.marks, got, test.want)
		}
	}
}
