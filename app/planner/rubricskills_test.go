package planner

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"somo/app/lesson"
)

// TestEachSkillHasARowOfItsOwn holds that a level is given for one thing, however brief the plan has to be.
func TestEachSkillHasARowOfItsOwn(t *testing.T) {
	t.Parallel()
	banks := testBanks(t)
	for _, level := range []string{"young", "middle", "senior"} {
		c := &composer{banks: banks, card: &Card{Subject: "mathematics"}, brevity: mostBrevity, notes: &notes{}}
		for _, name := range []string{"Analysis", "Resilience", "Juggling"} {
			c.skills = append(c.skills, chosenSkill{name: name, skill: banks.skill(name).fitted(level, "mathematics", false, false)})
		}
		rows := maps.Collect(c.skillRows())
		for _, s := range c.skills {
			if len(s.skill.RowBrief) != levels || !slices.Equal(rows[s.name], s.skill.RowBrief) {
				t.Errorf("%s: %s has no row in %v", level, s.name, rows)
			}
		}
		if level != "young" && !strings.Contains(rows["Juggling"][0], "Juggling") {
			t.Errorf("nobody knows what is not seen: %v", rows)
		}
	}
	plan := planFor(t, lesson.Request{Subject: "mathematics", Topic: "Area and perimeter of rectangles", GradeLevel: "Grade 4", Skills: lesson.Skillset{"Problem Solving", "Critical Thinking", "Analysis"}})
	for _, row := range plan.Rubric.Rows {
		if strings.Contains(strings.Join(row.Cells, " "), "sign") {
			t.Errorf("a row points to another place: %q", row.Cells)
		}
	}
}
