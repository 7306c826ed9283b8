package planner

import "somo/app/regexp"

// effect is a step that something in the notes puts into a block of the plan.
type effect struct {
	block  string
	step   func(class) string
	only   func(*composer) bool                 // where it fits; nil for everywhere
	work   func(*composer) (block, text string) // instead of block and step, where both depend on the work of the plan
	last   bool                                 // behind all else that is done there
	first  bool                                 // before all else that is done there
	then   bool                                 // behind the step on which the most is worked
	with   *regexp.Regexp                       // behind the step that has it, without minutes of its own
	late   bool                                 // with what the task has found, before its last step
	help   bool                                 // as the support of that part of the plan
	ahead  bool                                 // for the teacher alone: it stands before the steps
	closes bool                                 // an ending that the teacher wishes, before the last answer
	care   bool                                 // a rule of care, no work of learners: it stands with what is safe
	least  int                                  // minutes that it takes, where it is more than a word
}

func always(text string) func(class) string {
	return func(class) string { return text }
}

func (n *notes) change(block string, step func(class) string, used string) {
	n.effects = append(n.effects, effect{block: block, step: step})
	n.use(used)
}
