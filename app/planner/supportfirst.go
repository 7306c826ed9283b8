package planner

import "somo/app/lesson"

// fewestSupported activities have help for learners who need it.
const fewestSupported = 3

// supportFirst takes the answers of the user, and what a teacher does after exercises, out of a plan that has too little support,
// which then has room for it.
func (c *composer) supportFirst(p *lesson.Plan) {
	if supported(p) < fewestSupported {
		trimActivities(p, c.withoutAnswers, "Empathize")
		for i, d := range c.drafts {
			if d.exercises {
				firstCheck(&p.Activities[i])
			}
		}
	}
}

// supported counts the activities that have such help.
func supported(p *lesson.Plan) int {
	n := 0
	for _, a := range p.Activities {
		if a.Support != "" {
			n++
		}
	}
	return n
}
