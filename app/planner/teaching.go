package planner

import (
	"maps"
	"slices"
	"strings"
)

// goal is an objective of the plan.
type goal struct {
	id    string // of the card's objective; empty for a goal of the project
	text  string
	bloom string
}

// chooseTeaching settles the tasks, and with them the objectives and the questions.
func (c *composer) chooseTeaching() {
	c.goals = nil
	c.tasks = c.chooseTasks()
	c.chooseGoals()
	c.settleWork()
	c.matchMisconceptions()
	c.chooseQuestions()
	c.onlyTaughtParts()
	c.orderVocabulary()
}

// orderVocabulary puts the key words first that the work and its questions use.
func (c *composer) orderVocabulary() {
	if c.usedTerms = len(c.card.Vocab); c.match.entry == nil {
		return
	}
	used := c.askedTexts()
	for _, task := range c.tasks {
		used = append(append(used, task.Title, task.Text, task.Expect), task.Steps...)
		for _, m := range task.Materials {
			used = append(used, m.Item)
		}
	}
	c.termsFirst(used)
	made := maps.Clone(c.madeWords())
	for _, word := range c.stems(strings.Join(c.artefact.Tests, " ") + " " + c.question) {
		made[word] = true
	}
	ofProduct := func(w Word) int { return min(1, shared(made, c.stems(w.Term))) }
	slices.SortStableFunc(c.card.Vocab[:c.usedTerms], func(a, b Word) int { return ofProduct(b) - ofProduct(a) })
}

// listTerms keeps the key words first that the steps and the questions of the written plan use.
func (c *composer) listTerms() {
	if c.match.entry == nil {
		return
	}
	used := c.askedTexts()
	for _, d := range c.drafts {
		if phase := phaseOf[d.slot.block]; phase == "Define" || phase == "Prototype" {
			for _, s := range d.steps {
				used = append(used, s.text)
			}
		}
	}
	c.termsFirst(used)
}

// askedTexts are the texts of the product and of the questions.
func (c *composer) askedTexts() []string {
	asked := append([]string{c.artefact.Type, c.artefact.Brief}, c.artefact.Steps...)
	for _, q := range slices.Concat(c.quiz, slices.Collect(maps.Values(c.exits))) {
		asked = append(asked, q.Question, q.Answer)
	}
	return asked
}

// termsFirst puts the key words first that are used, and those last that belong to other work.
func (c *composer) termsFirst(used []string) {
	said := c.sayings(used)
	var first, rest, last []Word
	for _, w := range c.card.Vocab {
		switch {
		case c.says(said, w.Term):
			first = append(first, w)
		case c.strays(w.Term + ". " + w.Meaning):
			last = append(last, w)
		default:
			rest = append(rest, w)
		}
	}
	c.card.Vocab, c.usedTerms = slices.Concat(first, rest, last), len(first)
	c.mixedFirst()
}

// sayings are the stems of each text, between spaces.
func (c *composer) sayings(texts []string) []string {
	said := make([]string, len(texts))
	for i, text := range texts {
		said[i] = recall(&c.memory.sayings, text, func() string { return " " + strings.Join(c.stems(text), " ") + " " })
	}
	return said
}

// says tells whether one of the sayings has all words of a term, in any form of them.
func (c *composer) says(said []string, term string) bool {
	words := recall(&c.memory.terms, term, func() []string {
		words := slices.Clone(c.stems(term))
		for i, word := range words {
			words[i] = " " + word + " "
		}
		return words
	})
	return slices.ContainsFunc(said, func(text string) bool {
		return !slices.ContainsFunc(words, func(word string) bool { return !strings.Contains(text, word) })
	})
}

var foodWords = words("orange oranges mango mangoes banana bananas bread maize beans rice egg eggs fruit fruits sugar flour cassava groundnuts chapati cake tomato tomatoes potato potatoes lime salt milk food")

// foodFree tells whether nothing in a list of materials is food.
func foodFree(materials []Material) bool {
	for _, m := range materials {
		for _, word := range strings.Fields(strings.ToLower(m.Item)) {
			if foodWords[strings.Trim(word, ",.()")] {
				return false
			}
		}
	}
	return true
}

// wordsOf are the words of a task, which are asked for each time that a plan is written shorter.
func (c *composer) wordsOf(task Task) map[string]bool {
	if c.taskWords[task.ID] == nil {
		said := task.Title + " " + task.Text + " " + strings.Join(task.Steps, " ") + " " + task.Expect
		for _, m := range task.Materials {
			said += " " + m.Item
		}
		c.taskWords[task.ID] = wordSet(said)
	}
	return c.taskWords[task.ID]
}

// wordsAndItems are the words of a task and of its exercises.
func (c *composer) wordsAndItems(task Task) map[string]bool {
	key := task.ID + "+"
	if c.taskWords[key] == nil {
		all := maps.Clone(c.wordsOf(task))
		for _, item := range task.Items {
			for _, word := range c.stems(item.Question + " " + item.Answer) {
				all[word] = true
			}
		}
		c.taskWords[key] = all
	}
	return c.taskWords[key]
}

// stems are those of a text that is asked for each time that a plan is written shorter.
func (c *composer) stems(text string) []string {
	known, ok := c.stemmed[text]
	if !ok {
		if c.stemmed == nil {
			c.stemmed = map[string][]string{}
		}
		known = stems(text)
		c.stemmed[text] = known
	}
	return known
}

// madeWords are the words of the product.
func (c *composer) madeWords() map[string]bool {
	return c.wordsOf(Task{Title: c.artefact.Type, Text: c.artefact.Brief, Steps: c.artefact.Steps})
}

// dealing counts for each task the words of a text that only some of the tasks deal with; the name of the topic says nothing.
func (c *composer) dealing(tasks []Task, text string) []int {
	if known, ok := c.dealt[text]; ok {
		return known
	}
	of := make([]map[string]bool, len(tasks))
	for i, task := range tasks {
		of[i] = c.wordsOf(task)
	}
	name := wordSet(c.name)
	counts := make([]int, len(tasks))
	for word := range wordSet(text) {
		in := 0
		for _, words := range of {
			if words[word] {
				in++
			}
		}
		if len(word) < 4 || name[word] || in == len(tasks) {
			continue
		}
		for i, words := range of {
			if words[word] {
				counts[i]++
			}
		}
	}
	c.dealt[text] = counts
	return counts
}

// chooseGoals keeps the objectives that the chosen tasks practise, and one for the product: the first that these tasks prepare,
// since a card may have a product for each of its parts.
func (c *composer) chooseGoals() {
	order := []string{"remember", "understand", "apply", "analyse", "evaluate", "create"}
	var product *goal
	prepared := false
	for _, objective := range c.card.Objectives {
		practised := slices.ContainsFunc(c.tasks, func(t Task) bool { return slices.Contains(t.Objectives, objective.ID) })
		g := goal{id: objective.ID, text: sentence(objective.Text), bloom: objective.Bloom}
		if objective.Bloom == "create" {
			if product == nil || practised && !prepared {
				product, prepared = &g, practised
			}
			continue
		}
		if practised {
			c.goals = append(c.goals, g)
		}
	}
	if taught := slices.DeleteFunc(slices.Clone(c.goals), func(g goal) bool { return c.askedElsewhere(g.id) }); len(taught) >= 2 {
		c.goals = taught
	}
	c.goals = c.taughtHere(c.goals)
	slices.SortStableFunc(c.goals, func(a, b goal) int { return slices.Index(order, a.bloom) - slices.Index(order, b.bloom) })
	c.goals = c.mostServed(c.goals)
	place := func(g goal) int {
		return slices.IndexFunc(c.card.Objectives, func(o Objective) bool { return o.ID == g.id })
	}
	slices.SortStableFunc(c.goals, func(a, b goal) int { return place(a) - place(b) }) // as the card leads from one to the next
	if product == nil {
		product = &goal{text: c.productGoal(), bloom: "create"}
	}
	c.goals = append(c.goals, *product)
}

// mostGoals are as many as two tasks can practise, besides the product.
const mostGoals = 3

// What it counts that a goal names a part of the topic that no other goal names, that it is practised in a task that serves
// no other, and that it names what the teacher asks for.
const (
	ofNewPart = 4
	ofNewTask = 3
	ofAsked   = 2
)

// mostServed takes the goals that serve most of what the topic names and of the tasks; of equal ones the simpler.
func (c *composer) mostServed(goals []goal) []goal {
	var taken []goal
	named, served := make([]bool, len(c.parts)), map[string]bool{}
	at := func(id string) func(Task) bool {
		return func(t Task) bool { return slices.Contains(t.Objectives, id) }
	}
	for len(taken) < mostGoals && len(goals) > 0 {
		best, most := 0, -1
		for i, g := range goals {
			said, worth := c.stems(g.text), 0
			for p, part := range c.parts {
				if !named[p] && part.named(said) > 0 {
					worth += ofNewPart
				}
			}
			if slices.ContainsFunc(c.tasks, func(t Task) bool { return !served[t.ID] && at(g.id)(t) }) {
				worth += ofNewTask
			}
			if worth += ofAsked * min(1, shared(c.focus, said)); worth > most {
				best, most = i, worth
			}
		}
		g := goals[best]
		taken, goals = append(taken, g), slices.Delete(slices.Clone(goals), best, best+1)
		for p, part := range c.parts {
			named[p] = named[p] || part.named(c.stems(g.text)) > 0
		}
		for _, task := range c.tasks {
			served[task.ID] = served[task.ID] || at(g.id)(task)
		}
	}
	return taken
}

// askedElsewhere tells whether all questions on an objective are on tasks that are not in the plan.
func (c *composer) askedElsewhere(id string) bool {
	asked := false
	for _, q := range c.card.Questions {
		if q.Objective == id {
			if asked = true; !c.ofOther(q.Question+" "+q.Answer, leadOfOther) {
				return false
			}
		}
	}
	return asked
}
