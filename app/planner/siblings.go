package planner

import "slices"

// wrongOf are the wrong ideas of a card that are not on what the topic leaves out: those that teachers report on what it names
// come in where few are left.
func (n narrowed) wrongOf(card *Card) []Misconception {
	wrong := slices.DeleteFunc(slices.Clone(card.Misconceptions), func(m Misconception) bool { return n.aside(m.Wrong, m.Right, m.Probe) })
	for _, m := range card.Mistakes {
		if len(wrong) >= leastKept {
			break
		}
		if asked, left := n.mentions(stems(m.Wrong + " " + m.Right)); asked > 0 && left == 0 {
			wrong = append(wrong, m)
		}
	}
	return wrong
}
