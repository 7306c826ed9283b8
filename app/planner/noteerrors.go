package planner

// wordsOfError are words that a remark on a mistake and a wrong idea of the card have in common at least.
const wordsOfError = 2

// mendError has learners mend a mistake of which a teacher writes: the nearest wrong idea of the card, if it knows one.
func (n *notes) mendError(clause string) {
	quoted := quote(clause)
	n.inWork(func(c *composer) (block, text string) {
		at, most := -1, wordsOfError-1
		said := wordSet(clause)
		for i := 1; i < len(c.wrong); i++ { // the class votes on the first
			m := c.wrong[i]
			if near := shared(said, c.stems(m.Wrong+" "+m.Probe+" "+m.Right)); near > most {
				at, most = i, near
			}
		}
		if at > 0 {
			m := c.wrong[at]
			return "practice", c.text("note.errorKnown", "quote", quoted, "wrong", sentence(m.Wrong), "probe", sentence(m.Probe), "right", sentence(m.Right))
		}
		return "practice", c.text("note.error", "quote", quoted)
	}, n.says.text("used.error"))
}
