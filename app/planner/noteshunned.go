package planner

import (
	"slices"
	"strings"

	"somo/app/lesson"
)

// withoutShunned leaves out of a card what a rule of the teacher forbids, as far as a plan can do without.
func (c *composer) withoutShunned() {
	food := c.foodIsExample()
	if len(c.notes.shunned) == 0 && !food {
		return
	}
	c.card.leaveOut(func(texts ...string) bool {
		text := strings.Join(texts, " ")
		if food && foods.MatchString(text) {
			return true
		}
		if c.notes.noGames && ofPrizes.MatchString(text) {
			return true
		}
		said := stems(text)
		return slices.ContainsFunc(c.notes.shunned, func(word string) bool { return slices.Contains(said, word) })
	}, len(c.notes.shunned) > 0) // in a step other things can stand for food
}

// leaveOut takes out of a card the texts that have something unwanted, as far as a plan can do without; steps only where asked.
func (card *Card) leaveOut(has func(texts ...string) bool, alsoSteps bool) {
	question := func(q QA) bool { return has(q.Question, q.Answer) }
	idea := func(i Idea) bool { return has(i.Text) }
	card.Vocab = spared(card.Vocab, func(w Word) bool { return has(w.Term, w.Meaning) })
	card.Misconceptions = spared(card.Misconceptions, func(m Misconception) bool { return has(m.Wrong, m.Right) })
	card.BigIdeas, card.Starters = spared(card.BigIdeas, idea), spared(card.Starters, idea)
	card.Support, card.Extension = spared(card.Support, idea), spared(card.Extension, idea)
	card.Worked, card.Questions = spared(card.Worked, question), spared(card.Questions, question)
	card.Local = slices.DeleteFunc(slices.Clone(card.Local), func(l Local) bool { return has(l.Text, l.Ask, l.Answer) })
	card.Tasks = spared(card.Tasks, func(t Task) bool { return has(t.Title, t.Text) })
	for i := range card.Tasks {
		task := &card.Tasks[i]
		if items := slices.DeleteFunc(slices.Clone(task.Items), question); len(items) > 0 {
			task.Items = items
		}
		task.Expect = strings.Join(spared(lesson.Sentences(task.Expect), func(said string) bool { return has(said) }), " ")
		if alsoSteps {
			task.Steps = spared(task.Steps, func(step string) bool { return has(step) })
		}
	}
	kept := map[string]bool{}
	for _, t := range card.Tasks {
		kept[t.ID] = true
		for _, id := range t.Objectives {
			kept[id] = true
		}
	}
	card.Stories = slices.DeleteFunc(slices.Clone(card.Stories), func(s Story) bool { return s.Task != "" && !kept[s.Task] })
	card.Objectives = spared(card.Objectives, func(o Objective) bool { return has(o.Text) || !kept[o.ID] })
	card.LearnerNotes = slices.Clone(card.LearnerNotes)
	for i, notes := range card.LearnerNotes {
		said := slices.DeleteFunc(lesson.Sentences(notes.Text), func(s string) bool { return has(s) })
		if len(said) >= leastKept {
			card.LearnerNotes[i].Text = strings.Join(said, " ")
		}
	}
}

// spared is a list without what is not wanted, or as it is where too little would be left.
func spared[T any](list []T, unwanted func(T) bool) []T {
	left := slices.DeleteFunc(slices.Clone(list), unwanted)
	if len(left) < min(leastKept, len(list)) {
		return list
	}
	return left
}

// leftOutAs is what the overview says is left out, with the words of it, as stems.
type leftOutAs struct {
	what  string
	words []string
}

// leavesOut says what is left out on purpose, of which the words begin at a place among those that are shunned.
func (n *notes) leavesOut(what string, from int) {
	n.leftOutAs = append(n.leftOutAs, leftOutAs{what, slices.Clone(n.shunned[from:])})
	n.use(n.says.text("used.shunned", "what", what))
}

// honestly changes what the overview says of what is left out, where a step that a plan cannot do without still has it.
func (c *composer) honestly(line string) string {
	if len(c.notes.leftOutAs) == 0 {
		return line
	}
	said := map[string]bool{}
	for _, d := range c.drafts {
		for _, s := range d.steps {
			for _, word := range c.stems(s.text) {
				said[word] = true
			}
		}
	}
	for _, out := range c.notes.leftOutAs {
		if slices.ContainsFunc(out.words, func(word string) bool { return said[word] }) {
			line = strings.Replace(line, c.text("used.shunned", "what", out.what), c.text("used.shunnedStays", "what", out.what), 1)
		}
	}
	return line
}
