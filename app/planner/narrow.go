package planner

import (
	"slices"
	"strings"
)

// narrowed is a topic that names some things of a card and leaves others out: capital letters and full stops of all marks.
type narrowed struct{ asked, left [][]string } // the names of these things, as stems, the longest first

// narrowedTo compares a topic with the things that its card has side by side. It reports false where the topic names none of
// them, or all.
func narrowedTo(topic string, card *Card) (narrowed, bool) {
	topic = withoutCodes(topic)
	if _, part, found := strings.Cut(topic, ": "); found {
		if n, narrow := namedIn(part, card); narrow {
			return n, true
		}
	}
	return namedIn(topic, card) // "ECOWAS: aims" names it before the colon
}

// namedIn looks for the things in one wording.
func namedIn(topic string, card *Card) (narrowed, bool) {
	var n narrowed
	said := wordSet(topic)
	head, _, _ := strings.Cut(card.Names["en"], ":")
	all := stems(head)
	whole := len(all) > 0 && said[all[0]] && !standsApart(all[0], card.Apart) // "punctuation and capital letters" is all of it, "collective nouns" is not
	if slices.ContainsFunc(sideBySide.Split(topic, -1), func(side string) bool { return isWhole(side, all, card.Apart) }) {
		return n, false // "punctuation and commas" is all of it, "atmospheric pressure" a part of pressure
	}
	for _, names := range card.Apart {
		var group [][]string
		for name := range strings.SplitSeq(names, ", ") {
			group = append(group, stems(name))
			whole = whole && !slices.ContainsFunc(stems(name), func(word string) bool { return said[word] && !slices.Contains(all, word) })
		}
		if slices.ContainsFunc(group, func(name []string) bool { return allSaid(name, said) && !partOfLonger(name, topic, said, card.Apart) }) {
			n.asked = append(n.asked, group...)
		} else {
			n.left = append(n.left, group...)
		}
	}
	return n, !whole && len(n.asked) > 0 && len(n.left) > 0
}

// standsApart tells whether a word is itself a thing of the card: "simple interest" is not all of simple and compound interest.
func standsApart(word string, apart []string) bool {
	return slices.ContainsFunc(apart, func(names string) bool {
		return slices.ContainsFunc(strings.Split(names, ", "), func(name string) bool { return slices.Equal(stems(name), []string{word}) })
	})
}

func allSaid(name []string, said map[string]bool) bool {
	return !slices.ContainsFunc(name, func(word string) bool { return !said[word] })
}

// partOfLonger tells whether a topic says a name only inside a longer one: vowel digraphs are not the digraphs sh, ch and th.
func partOfLonger(name []string, topic string, said map[string]bool, apart []string) bool {
	last, times := name[len(name)-1], 0
	for _, word := range stems(topic) {
		if word == last {
			times++
		}
	}
	return times == 1 && slices.ContainsFunc(apart, func(names string) bool {
		return slices.ContainsFunc(strings.Split(names, ", "), func(other string) bool {
			longer := stems(other)
			return len(longer) > len(name) && allSaid(longer, said) && slices.Equal(longer[len(longer)-len(name):], name)
		})
	})
}

// isWhole tells whether what a topic names is the card itself: only words of its name, and none of the things that stand apart.
func isWhole(side string, name, apart []string) bool {
	words := stems(side)
	said := setOf(words)
	return len(words) > 0 && allSaid(words, setOf(name)) && !slices.ContainsFunc(apart, func(names string) bool {
		return slices.ContainsFunc(strings.Split(names, ", "), func(one string) bool { return allSaid(stems(one), said) })
	})
}

// mentions counts the things in some words that the topic names, and those that it leaves out: inverted commas are no commas.
func (n narrowed) mentions(said []string) (asked, left int) {
	longest := func(names [][]string, from int) int {
		most := 0
		for _, name := range names {
			if from+len(name) <= len(said) && slices.Equal(said[from:from+len(name)], name) {
				most = max(most, len(name))
			}
		}
		return most
	}
	for at := 0; at < len(said); at++ {
		ofAsked, ofLeft := longest(n.asked, at), longest(n.left, at)
		switch {
		case ofAsked > 0 && ofAsked >= ofLeft:
			asked++
		case ofLeft > 0:
			left++
		}
		at += max(1, ofAsked, ofLeft) - 1
	}
	return asked, left
}

// mayLeaveOut tells whether a text has letters of a thing that the topic leaves out: most have none.
func (n narrowed) mayLeaveOut(text string) bool {
	if !isASCII(text) {
		return true
	}
	text = strings.ToLower(text)
	return slices.ContainsFunc(n.left, func(name []string) bool {
		return len(name) > 0 && strings.Contains(text, name[0][:len(name[0])-1]) // the last letter of a stem can be another in the text
	})
}

// aside tells whether a text is only on what the topic leaves out.
func (n narrowed) aside(texts ...string) bool {
	text := strings.Join(texts, " ")
	if !n.mayLeaveOut(text) {
		return false
	}
	asked, left := n.mentions(stems(text))
	return left > 0 && asked == 0
}

// keepToNamed leaves out of a card what is only on things that the topic does not name: a lesson on full stops has no
// apostrophes.
func (c *composer) keepToNamed(whole *Card) {
	n, narrow := narrowedTo(c.request.Topic, c.card)
	if !narrow || c.unsafe || c.early {
		return
	}
	tasks := n.tasks(c.card)
	if len(tasks) == 0 {
		return
	}
	c.card.Tasks = tasks
	off := map[string]bool{} // objectives on what is left out, which no task practises
	for _, o := range c.card.Objectives {
		off[o.ID] = n.aside(o.Text) && !workedOn(tasks, o.ID)
	}
	question := func(q QA) bool {
		if off[q.Objective] {
			return true
		}
		text := q.Question + " " + q.Answer
		if !n.mayLeaveOut(text) {
			return false
		}
		asked, left := n.mentions(stems(text))
		return left > asked
	}
	c.card.Questions = slices.DeleteFunc(slices.Clone(c.card.Questions), question)
	c.card.Vocab = spared(c.card.Vocab, func(w Word) bool { return n.aside(w.Term) })
	if wrong := n.wrongOf(c.card); len(wrong) > 0 {
		c.card.Misconceptions = wrong
	}
	c.card.Mistakes = slices.DeleteFunc(slices.Clone(c.card.Mistakes), func(m Misconception) bool { return n.aside(m.Wrong, m.Right, m.Probe) })
	idea := func(i Idea) bool { return n.aside(i.Text) }
	asked := c.card.Interview
	c.card.Interview, c.card.ChoiceTests = spared(c.card.Interview, idea), spared(c.card.ChoiceTests, func(test string) bool { return n.aside(test) })
	c.card.Worked = slices.DeleteFunc(slices.Clone(c.card.Worked), question)
	c.card.Support, c.card.Extension = slices.DeleteFunc(slices.Clone(c.card.Support), idea), slices.DeleteFunc(slices.Clone(c.card.Extension), idea)
	c.card.NeedExample = slices.Clone(c.card.NeedExample)
	for i, need := range c.card.NeedExample {
		c.card.NeedExample[i].Says = emptied(following(need.Says, asked, c.card.Interview), func(said string) bool { return n.aside(said) })
	}
	c.card.Local = slices.DeleteFunc(slices.Clone(c.card.Local), func(l Local) bool { return n.aside(l.Text, l.Ask, l.Answer) })
	c.card.Things = slices.DeleteFunc(slices.Clone(c.card.Things), func(u CardUse) bool { return n.aside(u.Say) })
	stories := c.card.Stories
	c.card.leaveOut(n.aside, true)
	if goals := slices.DeleteFunc(slices.Clone(c.card.Objectives), func(o Objective) bool { return !workedOn(c.card.Tasks, o.ID) }); len(goals) > 0 {
		c.card.Objectives = goals // one is enough: a diary page has no objective on letters
	}
	if told := slices.DeleteFunc(slices.Clone(stories), func(s Story) bool {
		product := whole.Artefacts[s.Product]
		asked, left := n.mentions(stems(whole.DrivingQuestions[s.Question].Text + " " + product.Type + " " + product.Brief))
		return asked == 0 || left > 0
	}); len(told) > 0 {
		for i := range told {
			if len(tasks) == 1 {
				told[i].Task = tasks[0].ID // what it prepares with may be left out
			}
		}
		c.card.Stories = told
	} else if len(c.card.Stories) == 0 {
		c.card.Stories = stories // the nearest one is better than parts of several
	}
	c.card.Rubric = slices.Clone(c.card.Rubric)
	for i, row := range c.card.Rubric {
		for j, cell := range row.Cells {
			clauses := slices.DeleteFunc(strings.Split(strings.TrimSuffix(cell, "."), "; "), func(clause string) bool { return n.aside(clause) })
			if len(clauses) > 0 {
				c.card.Rubric[i].Cells[j] = strings.Join(clauses, "; ") + "."
			}
		}
	}
}

// tasks are those of a card on what the topic names: where some are on nothing else, only they.
func (n narrowed) tasks(card *Card) []Task {
	off, on := map[string]bool{}, map[string]bool{} // objectives
	for _, o := range card.Objectives {
		asked, left := n.mentions(stems(o.Text))
		off[o.ID], on[o.ID] = left > 0 && asked == 0, asked > 0
	}
	var pure, mixed []Task
	for _, t := range card.Tasks {
		asked, left := n.mentions(stems(t.Title + " " + t.Text + " " + strings.Join(t.Steps, " ") + " " + t.Expect))
		isOff, isOn := slices.ContainsFunc(t.Objectives, func(id string) bool { return off[id] }), slices.ContainsFunc(t.Objectives, func(id string) bool { return on[id] })
		switch {
		case isOn && !isOff && asked > 0:
			pure = append(pure, t)
		case isOn || !isOff && (asked > 0 || left == 0):
			mixed = append(mixed, t)
		}
	}
	if len(pure) > 0 {
		return pure
	}
	return mixed
}

// workedOn tells whether a task works on an objective.
func workedOn(tasks []Task, objective string) bool {
	return slices.ContainsFunc(tasks, func(t Task) bool { return slices.Contains(t.Objectives, objective) })
}
