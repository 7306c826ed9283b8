package planner

// lessonBefore is the last activity of the lesson before that of an activity: what has to be done by then is read there. There
// is none for the first lesson.
func lessonBefore(drafts []*draft, d *draft) *draft {
	var before *draft
	for _, other := range drafts {
		if other.slot.lesson+other.slot.span <= d.slot.lesson {
			before = other
		}
	}
	return before
}
