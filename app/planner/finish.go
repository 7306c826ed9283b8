package planner

import (
	"strings"

	"somo/app/lesson"
)

// Words of a plan: fewer cannot be taught from, more cannot be read before class.
const (
	fewestWords = 1200
	mostWords   = 2600
	mostBrevity = 6
)

// finish takes out what is said twice and shortens the plan to what a teacher can read.
func finish(plan *lesson.Plan) {
	for _, shorter := range shorteners {
		if CountWords(plan) <= mostWords {
			return
		}
		shorter(plan)
	}
}

// shorteners leave out what is missed least, first things first.
var shorteners = []func(*lesson.Plan){
	func(p *lesson.Plan) { p.Reflection = firstOf(p.Reflection, 3) },
	func(p *lesson.Plan) { p.KeyVocabulary = firstOf(p.KeyVocabulary, 6) },
	func(p *lesson.Plan) { p.Misconceptions = firstOf(p.Misconceptions, 3) },
	func(p *lesson.Plan) { p.InstructionalResources = firstOf(p.InstructionalResources, 2) },
	func(p *lesson.Plan) { p.Homework = firstOf(p.Homework, 1) },
	func(p *lesson.Plan) {
		trimActivities(p, func(a *lesson.Activity) { a.Extension = "" }, "Ideate", "Prototype")
	},
	func(p *lesson.Plan) {
		trimActivities(p, func(a *lesson.Activity) { a.Support = "" }, "Empathize", "Test")
	},
	func(p *lesson.Plan) { dropRow(p, "Explaining") },
	func(p *lesson.Plan) {
		for i := range p.Chalkboard {
			lines := strings.Split(p.Chalkboard[i].Board, "\n")
			p.Chalkboard[i].Board = strings.Join(firstOf(lines, 2), "\n")
		}
	},
	func(p *lesson.Plan) { p.Misconceptions = firstOf(p.Misconceptions, 2) },
	func(p *lesson.Plan) { p.PriorKnowledge = firstOf(p.PriorKnowledge, 1) },
	func(p *lesson.Plan) {
		trimActivities(p, func(a *lesson.Activity) { a.Support, a.Extension = "", "" }, "Define", "Ideate", "Prototype")
	},
	func(p *lesson.Plan) {
		for i := range p.SkillsFocus {
			if _, by, ok := strings.Cut(p.SkillsFocus[i].PractisedBy, ": "); ok && len(p.SkillsFocus) > 6 {
				p.SkillsFocus[i].PractisedBy = strings.TrimSuffix(p.SkillsFocus[i].PractisedBy, ": "+by) + "."
			}
		}
	},
	func(p *lesson.Plan) { p.LearnerNotes = "" },
	func(p *lesson.Plan) { p.Chalkboard = nil },
}

func trimActivities(p *lesson.Plan, trim func(*lesson.Activity), phases ...string) {
	for i := range p.Activities {
		for _, phase := range phases {
			if p.Activities[i].Phase == phase {
				trim(&p.Activities[i])
			}
		}
	}
}

func dropRow(p *lesson.Plan, criterion string) {
	for i, row := range p.Rubric.Rows {
		if row.Criterion == criterion && len(p.Rubric.Rows) > 3 {
			p.Rubric.Rows = append(p.Rubric.Rows[:i:i], p.Rubric.Rows[i+1:]...)
			return
		}
	}
}
