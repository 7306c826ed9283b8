package planner

import (
	"testing"

	"somo/app/lesson"
)

func TestWhatIsUsedUpIsCountedForAllLessons(t *testing.T) {
	t.Parallel()
	c := &composer{class: class{size: 60, teams: 12}}
	for _, tt := range []struct {
		name       string
		one, other Material
		count      int
		per        string
	}{
		{"for teams both times", Material{Count: 1, Per: "group"}, Material{Count: 2, Per: "group"}, 3, "group"},
		{"without a count", Material{Per: "class"}, Material{Count: 3, Per: "class"}, 4, "class"},
		{"for teams and for learners", Material{Count: 1, Per: "group"}, Material{Count: 1, Per: "learner"}, 72, "class"},
		{"for pairs and for the class", Material{Count: 2, Per: "pair"}, Material{Count: 5, Per: "class"}, 65, "class"},
	} {
		if got := c.addTo(tt.one, tt.other); got.Count != tt.count || got.Per != tt.per {
			t.Errorf("%s: got %d a %s, want %d a %s", tt.name, got.Count, got.Per, tt.count, tt.per)
		}
	}
}

func TestHeardFirst(t *testing.T) {
	t.Parallel()
	p := lesson.Plan{Activities: []lesson.Activity{{Steps: []string{"Read this.", `Vote: "Air weighs nothing."`, "Somebody says: Heavy things sink."}}}}
	heard := heardAt(&p)
	for idea, want := range map[string]int{"Air weighs nothing.": 1, "Heavy things sink.": 2, "Wood is alive.": 3} {
		if got := heard(Misconception{Wrong: idea}); got != want {
			t.Errorf("%s: got %d, want %d", idea, got, want)
		}
	}
}
