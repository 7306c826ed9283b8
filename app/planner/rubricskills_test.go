package planner

import (
	"strings"
	"testing"

	"somo/app/lesson"
)

func TestARowForTwoSkillsSaysWhatBothLookLike(t *testing.T) {
	t.Parallel()
	banks := testBanks(t)
	for _, level := range []string{"young", "middle", "senior"} {
		c := &composer{banks: banks}
		for _, name := range []string{"Analysis", "Resilience", "Juggling"} {
			c.skills = append(c.skills, chosenSkill{name: name, skill: banks.skill(name).fitted(level, "mathematics", false, false)})
		}
		cells := c.skillCells()
		for i, cell := range cells {
			for _, s := range c.skills {
				if len(s.skill.RowBrief) != levels || !strings.Contains(cell, s.skill.RowBrief[i]) {
					t.Errorf("%s: %q says nothing of %s", level, cell, s.name)
				}
			}
		}
		if level != "young" && !strings.Contains(cells[0], "Juggling") {
			t.Errorf("nobody knows what is not seen: %q", cells[0])
		}
	}
	plan := planFor(t, lesson.Request{Subject: "mathematics", Topic: "Area and perimeter of rectangles", GradeLevel: "Grade 4", Skills: lesson.Skillset{"Problem Solving", "Critical Thinking", "Analysis"}})
	for _, row := range plan.Rubric.Rows {
		if strings.Contains(strings.Join(row.Cells, " "), "sign") {
			t.Errorf("a row points to another place: %q", row.Cells)
		}
	}
}
