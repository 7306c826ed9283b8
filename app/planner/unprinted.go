package planner

import (
	"slices"
	"strings"

	"somo/app/regexp"
)

// nameInside is a name inside a sentence, such as that of a person in a story.
var nameInside = regexp.MustCompile(`[\p{Ll},;] (\p{Lu}\p{Ll}{3,})`)

// titleInside is the title of a text that is called by it: "The Bus".
var titleInside = regexp.MustCompile(`\b(?:The|A|My|Our|I) \p{Lu}\pL*(?:,? (?:I )?\p{Lu}\pL+)*`)

// answerable leaves out the questions that name somebody or something of a text that the plan does not print, unless
// nothing else asks for their objective.
func (c *composer) answerable(questions []QA) []QA {
	questions = c.taughtFirst(c.withOwnThings(c.ofTheseTasks(questions)))
	names := c.unprinted()
	if len(names) == 0 {
		return slices.Clone(questions)
	}
	about := func(q QA) bool {
		return slices.ContainsFunc(names, func(name string) bool { return strings.Contains(q.Question, name) })
	}
	if others := slices.DeleteFunc(slices.Clone(questions), about); len(others) > leastQuiz {
		return others
	}
	return slices.DeleteFunc(slices.Clone(questions), func(q QA) bool {
		return about(q) && slices.ContainsFunc(questions, func(other QA) bool { return other.Objective == q.Objective && !about(other) })
	})
}

// leadOfOther is by how many words a question must speak more of a task that is not in the plan to be left out.
const leadOfOther = 1

// ofTheseTasks leaves out the questions on tasks that are not in the plan, where enough others are left.
func (c *composer) ofTheseTasks(questions []QA) []QA {
	kept := slices.DeleteFunc(slices.Clone(questions), func(q QA) bool { return c.ofOther(q.Question+" "+q.Answer, leadOfOther) })
	if len(kept) < leastQuiz+1 {
		return questions
	}
	return kept
}

// ownThing is a thing of the learners by which a question is answered: "On your cards 400, 80 and 5 are slid apart."
var ownThing = regexp.MustCompile(`(?i)\b(?:on|in|with|from|at) your (?:own )?(\pL+)`)

// withOwnThings leaves out the questions on a thing that learners of this plan do not have, where enough others are left.
func (c *composer) withOwnThings(questions []QA) []QA {
	kept := slices.DeleteFunc(slices.Clone(questions), func(q QA) bool {
		found := ownThing.FindStringSubmatch(q.Question)
		if found == nil {
			return false
		}
		thing := c.stems(found[1])
		return len(thing) > 0 && !everywhere[strings.ToLower(found[1])] && !c.madeWords()[thing[0]] &&
			!slices.ContainsFunc(c.tasks, func(t Task) bool { return c.wordsOf(t)[thing[0]] })
	})
	if len(kept) < leastQuiz+1 {
		return questions
	}
	return kept
}

// everywhere is what each learner has.
var everywhere = words("own school class book books exercise hand hands head place village town area country home family partner language words team group answer sentence body mind notebook")

// unprinted are the names in the texts of tasks that are not in the plan and in none that is.
func (c *composer) unprinted() []string {
	printed := c.needModel + c.exemplar + strings.Join(c.artefact.Steps, " ")
	var names []string
	for _, task := range c.card.Tasks {
		if slices.ContainsFunc(c.tasks, func(t Task) bool { return t.ID == task.ID }) {
			printed += task.Text + strings.Join(task.Steps, " ") + task.Expect
		}
	}
	for _, task := range c.card.Tasks {
		for _, title := range titleInside.FindAllString(task.Text, -1) {
			if !strings.Contains(printed, title) && !slices.Contains(names, title) {
				names = append(names, title)
			}
		}
		for _, found := range nameInside.FindAllStringSubmatch(task.Text, -1) {
			if !strings.Contains(printed, found[1]) && !slices.Contains(names, found[1]) {
				names = append(names, found[1])
			}
		}
	}
	return names
}

// taughtFirst puts the questions last that speak more of a task that is not in the plan, unless they ask for the part of the
// topic that the teacher named.
func (c *composer) taughtFirst(questions []QA) []QA {
	other := func(q QA) int {
		text := q.Question + " " + q.Answer
		if shared(c.focus, c.stems(text)) > 0 {
			return 0
		}
		if c.strays(text) {
			return 2
		}
		return min(1, max(0, c.elsewhere(text)))
	}
	var ordered [3][]QA
	for _, q := range questions {
		of := other(q)
		ordered[of] = append(ordered[of], q)
	}
	return slices.Concat(ordered[:]...)
}
