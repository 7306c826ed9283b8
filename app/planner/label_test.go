package planner

import "testing"

func TestATopicIsNamedInRunningText(t *testing.T) {
	t.Parallel()
	names := words("mali kenya islam ramadan newton")
	for topic, want := range map[string]string{
		"Photosynthesis":                    "photosynthesis",
		"BEEKEEPING":                        "beekeeping",
		"HIV and AIDS":                      "HIV and AIDS",
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
