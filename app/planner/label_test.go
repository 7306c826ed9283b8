package planner

import (
	"strings"
	"testing"

	"somo/app/lesson"
)

func TestATopicIsNamedInRunningText(t *testing.T) {
	t.Parallel()
	names := words("mali kenya islam ramadan newton")
	for topic, want := range map[string]string{
		"Photosynthesis":                    "photosynthesis",
		"BEEKEEPING":                        "beekeeping",
		"HIV and AIDS":                      "HIV and AIDS",
		"World War I in East Africa":        "World War I in East Africa",
		"causes of the cold war":            "causes of the Cold War",
		"The life of Yaa Asantewaa":         "the life of Yaa Asantewaa",
		"Mali and its kings":                "Mali and its kings",
		"Newton's laws of motion":           "Newton’s laws of motion",
		"Introduction to soil":              "soil",
		"Word problems on ratio":            "ratio",
		"3.2 Explain the water cycle":       "the water cycle",
		"Electricity: simple circuits":      "electricity (simple circuits)",
		"Uses Of The Garden Tools":          "uses of the garden tools",
		"Maji Maji uprising":                "Maji Maji uprising",
		"pH of soils":                       "pH of soils",
		"Egyptian writing":                  "Egyptian writing",
		"Why do we sleep?":                  "'Why do we sleep?'",
		"Introduction":                      "introduction",
		"coastal landforms and sea erosion": "coastal landforms and sea erosion",
	} {
		if got := noun(topic, names, false); got != want {
			t.Errorf("%q is called %s, want %s", topic, got, want)
		}
	}
	if got, want := noun("L'empire du Mali", names, true), "'L’empire du Mali'"; got != want {
		t.Errorf("got %s, want %s", got, want)
	}
}

func TestATopicIsCalledAsTheTeacherCallsIt(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ subject, topic, want string }{
		{"mathematics", "Trigonometry: angles of elevation and depression", "about trigonometry"},
		{"english", "Writing a formal letter of complaint", "about writing a formal letter of complaint"},
		{"biology", "What is photosynthesis and who needs it?", "about photosynthesis"}, // as the card does
	} {
		plan := planFor(t, lesson.Request{Subject: test.subject, Topic: test.topic, GradeLevel: "Grade 10", Skills: lesson.Skillset{"Research"}})
		said := false
		for _, a := range plan.Activities {
			said = said || strings.Contains(a.Description+strings.Join(a.Steps, " "), test.want)
		}
		if !said {
			t.Errorf("%q: nothing is said %s", test.topic, test.want)
		}
	}
}

func TestOneCertainThingHasItsArticle(t *testing.T) {
	t.Parallel()
	for name, want := range map[string]string{
		"theorem of Pythagoras": "the theorem of Pythagoras", "parts of a plant": "the parts of a plant", "photosynthesis": "photosynthesis",
		"African resistance": "African resistance", "how to add": "how to add", "the life of Yaa": "the life of Yaa",
	} {
		if got := theOne(name); got != want {
			t.Errorf("%q became %q, want %q", name, got, want)
		}
	}
}
