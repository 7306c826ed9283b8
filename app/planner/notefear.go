package planner

// withoutFear has learners who fear to be wrong, are shy or give up predict and try without being blamed.
func (c *composer) withoutFear() (block, text string) {
	if c.profile.Level == "young" {
		return "try", c.text("note.fearYoung")
	}
	return "try", c.text("note.fear")
}
