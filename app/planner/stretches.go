package planner

import "slices"

// taughtBy leaves out the lines of extension that cannot be answered when a task has been done: those that have more words of
// what is done later, and those on a kind of work of which the card has a task or product that is not in the plan.
func (c *composer) taughtBy(lines []string, at int) []string {
	if c.match.entry == nil {
		return lines
	}
	later := []map[string]bool{c.madeWords()}
	for _, task := range c.tasks[at+1:] {
		later = append(later, c.wordsOf(task))
	}
	said := c.wordsOf(c.tasks[at])
	return slices.DeleteFunc(slices.Clone(lines), func(line string) bool {
		words := c.telling(line)
		here := shared(said, words)
		return slices.ContainsFunc(later, func(work map[string]bool) bool { return shared(work, words) > here }) || c.ofOtherKind(line, 0) || c.drifts(QA{Question: line}) || c.callsOther(line)
	})
}

// ofOtherKind tells whether some task of the card that is not in the plan has more of the telling words of a line, by more than
// a lead, than the work of the plan: a speech in a lesson on minutes. That an objective names the speech too does not count.
func (c *composer) ofOtherKind(line string, lead int) bool {
	words := c.telling(line)
	here := shared(c.madeWords(), words)
	for _, task := range c.tasks {
		here = max(here, shared(c.wordsAndItems(task), words))
	}
	return slices.ContainsFunc(c.card.Tasks, func(other Task) bool {
		return !slices.ContainsFunc(c.tasks, func(t Task) bool { return t.ID == other.ID }) && shared(c.wordsAndItems(other), words) > here+lead
	})
}

// leadOfExample is by how many telling words an example must be more of other work to be left out: its own figures are new.
const leadOfExample = 2

// ofThisKind leaves out the lines on a kind of work that is not in the plan.
func (c *composer) ofThisKind(lines []string) []string {
	if c.match.entry == nil {
		return lines
	}
	return slices.DeleteFunc(slices.Clone(lines), func(line string) bool { return c.ofOtherKind(line, 0) })
}

// untaught tells whether less than half of the words by which a question is answered stand in the work of the plan.
func (c *composer) untaught(q QA) bool {
	if c.match.entry == nil {
		return false
	}
	told, all := 0, 0
	for _, word := range c.telling(q.Answer) {
		if numerals.MatchString(word) {
			continue
		}
		all++
		if c.madeWords()[word] || slices.ContainsFunc(c.tasks, func(t Task) bool { return c.wordsAndItems(t)[word] }) {
			told++
		}
	}
	return all >= leastToTell && halfTold*told < all
}

// leastToTell are the words of an answer that tell what it is about: fewer may be the learners' own.
const leastToTell = 3
