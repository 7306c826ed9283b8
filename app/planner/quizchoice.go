package planner

import (
	"slices"
	"strings"

	"somo/app/lesson"
	"somo/app/regexp"
)

// quizChoice is a quiz while it is chosen.
type quizChoice struct {
	c     *composer
	left  []QA // questions of the card
	items []QA // exercises of the tasks, for a mark each
	marks int  // for which there is time
}

// take takes a question out of a list.
func take(from *[]QA, want func(QA) bool) (QA, bool) {
	at := slices.IndexFunc(*from, want)
	if at < 0 {
		return QA{}, false
	}
	q := (*from)[at]
	*from = slices.Delete(*from, at, at+1)
	return q, true
}

// chooseQuestions fills the quiz first, as far as there is time, then gives each goal a question for the end of its lesson,
// and keeps the rest as exercises.
func (c *composer) chooseQuestions() {
	c.exits, c.quiz = map[string]QA{}, nil
	choice := &quizChoice{c: c, left: c.answerable(c.card.Questions), marks: c.quizTime()}
	if c.inOrder() {
		choice.left = slices.Clone(c.card.Questions)
	} else if c.profile.Level == "senior" { // what is only remembered closes a lesson, and a quiz asks for more
		slices.SortStableFunc(choice.left, func(a, b QA) int { return onlyRecalled(a) - onlyRecalled(b) })
	}
	choice.items = c.quizItems()
	c.askBelief(choice.left)
	for _, g := range c.goals {
		choice.ask(g.id)
	}
	c.quiz = firstOf(c.quiz, mostQuiz)
	choice.spare()
	choice.askMistake()
	for _, part := range c.parts {
		choice.askPart(part)
	}
	choice.fill(goodQuiz, func(one QA) bool {
		return choice.fits(one) && !choice.isTwin(one) && !choice.lacksTool(one) && (c.inOrder() || !c.drifts(one))
	})
	choice.fillItems(goodQuiz, func(one QA) bool { return !choice.isTwin(one) })
	choice.fill(leastQuiz, c.ofGoals)
	for len(c.quiz) < leastQuiz && len(choice.left) > 0 { // what was not taught takes little time at least
		shortest := slices.MinFunc(choice.left, func(a, b QA) int { return a.worth() - b.worth() }).worth()
		choice.fill(len(c.quiz)+1, func(q QA) bool { return q.worth() == shortest })
	}
	for _, g := range c.goals[:len(c.goals)-1] { // the product is looked at in its test
		if c.profile.Level == "young" {
			break // no lesson of theirs ends with questions
		}
		if q, ok := take(&choice.left, func(q QA) bool { return q.Objective == g.id && !c.drifts(q) }); ok {
			c.exits[g.id] = q
		}
	}
	choice.fill(mostQuiz, func(one QA) bool {
		return choice.fits(one) && !choice.isTwin(one) && !choice.lacksTool(one) && (c.inOrder() || !c.drifts(one))
	})
	c.chooseSpareItems(choice.left)
	c.closeTasks()
}

// inOrder tells whether the questions of a card stand in the order in which they test its objectives, the best of each first, and
// all that they ask for is taught: those of a line whose skills have their own work too.
func (c *composer) inOrder() bool {
	return c.onLine() && !c.single && len(c.tasks) == len(c.card.Tasks) && len(c.card.SkillWork) > 0
}

// onlyRecalled is 1 for a question that is answered from memory alone.
func onlyRecalled(q QA) int {
	if q.Bloom == "remember" {
		return 1
	}
	return 0
}

// ask puts a question on an objective into the quiz: sooner one that names a part of the topic that no other names yet.
func (q *quizChoice) ask(id string) {
	c := q.c
	ordered := c.inOrder()
	of := func(one QA) bool { return one.Objective == id }
	taught := func(one QA) bool { return of(one) && (ordered || !c.untaught(one)) }
	near := func(one QA) bool { return taught(one) && (ordered || !c.drifts(one)) }
	fresh := func(one QA) bool { return near(one) && !q.isTwin(one) && !q.lacksTool(one) }
	for _, want := range []func(QA) bool{
		func(one QA) bool { return fresh(one) && q.namesNew(one) },
		func(one QA) bool { return fresh(one) && (ordered || q.onGoal(one)) },
		near, taught, of,
	} {
		if found, ok := take(&q.left, want); ok {
			c.quiz = append(c.quiz, q.withTeam(found))
			return
		}
	}
}

// askPart puts a question on a part of the topic into the quiz, where none is and a task teaches it: one on a goal, an
// exercise, or else one that only names the part.
func (q *quizChoice) askPart(part topicPart) {
	c := q.c
	names := func(one QA) bool { return part.named(c.stems(one.Question+" "+one.Answer)) > 0 }
	if slices.ContainsFunc(c.quiz, names) || !slices.ContainsFunc(c.tasks, func(t Task) bool { return c.partIn(t, part) > 0 }) {
		return
	}
	before := len(c.quiz)
	q.fill(before+1, func(one QA) bool { return names(one) && q.fits(one) })
	q.fillItems(before+1, names)
	q.fill(before+1, func(one QA) bool { return names(one) && worth(c.quiz)+one.worth() <= q.marks })
}

// namesNew tells whether a question names a part of the topic that the quiz does not name yet.
func (q *quizChoice) namesNew(one QA) bool {
	return slices.ContainsFunc(q.c.parts, func(part topicPart) bool {
		names := func(one QA) bool { return part.named(q.c.stems(one.Question+" "+one.Answer)) > 0 }
		return names(one) && !slices.ContainsFunc(q.c.quiz, names)
	})
}

// spare brings the quiz down to the marks for which there is time. Each objective keeps a question as long as that can be,
// the product last: it is looked at in its test.
func (q *quizChoice) spare() {
	c := q.c
	product := c.goals[len(c.goals)-1].id
	for worth(c.quiz) > q.marks {
		at := 0
		for i, one := range c.quiz {
			if one.worth() > c.quiz[at].worth() {
				at = i
			}
		}
		last := slices.IndexFunc(c.quiz, func(one QA) bool { return one.Objective == product })
		if last >= 0 && len(c.quiz) > leastQuiz {
			at = last
		}
		dearest := c.quiz[at]
		cheaper := func(one QA) bool { return one.Objective == dearest.Objective && one.worth() < dearest.worth() }
		if at == last && len(c.quiz) > leastQuiz {
			c.quiz = slices.Delete(c.quiz, at, at+1)
		} else if one, ok := take(&q.left, cheaper); ok {
			c.quiz[at] = one
		} else if one, ok := take(&q.items, func(one QA) bool { return cheaper(one) && c.profile.Level == "young" }); ok {
			c.quiz[at] = one // no lesson of theirs ends with the question
		} else if len(c.quiz) > leastQuiz {
			c.quiz = slices.Delete(c.quiz, at, at+1)
		} else if one, ok := take(&q.left, func(one QA) bool { return c.ofGoals(one) && one.worth() < dearest.worth() }); ok {
			c.quiz[at] = one
		} else {
			return
		}
		q.left = slices.Insert(q.left, 0, dearest)
	}
}

// fits tells whether a question is on a goal of the plan and there is time for it.
func (q *quizChoice) fits(one QA) bool {
	return q.c.ofGoals(one) && worth(q.c.quiz)+one.worth() <= q.marks
}

func (c *composer) ofGoals(q QA) bool {
	return slices.ContainsFunc(c.goals, func(g goal) bool { return g.id == q.Objective })
}

// fill adds questions until there are so many.
func (q *quizChoice) fill(most int, want func(QA) bool) {
	for len(q.c.quiz) < most {
		one, ok := take(&q.left, want)
		if !ok {
			return
		}
		q.c.quiz = append(q.c.quiz, one)
	}
}

// fillItems does the same with exercises.
func (q *quizChoice) fillItems(most int, want func(QA) bool) {
	for len(q.c.quiz) < most {
		one, ok := take(&q.items, func(one QA) bool { return want(one) && worth(q.c.quiz)+one.worth() <= q.marks })
		if !ok {
			return
		}
		q.c.quiz = append(q.c.quiz, one)
	}
}

// keptItems are the exercises of a task that its lesson needs; those behind them may stand in the quiz.
const keptItems = 3

// bareSum is an exercise that needs no words.
var bareSum = regexp.MustCompile(`^[\d\s.,()+×÷*/=_-]*\d\s*[+×÷*/-]\s*\d[\d\s.,()+×÷*/=_?-]*$`)

// lettered finds choices that are called by letters.
var lettered = regexp.MustCompile(`\b[a-z]\)`)

// standsAlone tells whether an exercise can be understood without the step that leads to it.
func standsAlone(q QA) bool {
	text := leadNumber.ReplaceAllString(q.Question, "")
	if strings.Contains(text+q.Answer, "..") || lettered.MatchString(text) {
		return false // a gap, or choices called by letters
	}
	return len(text) > 0 && text[len(text)-1] == '?' || lesson.ObservableVerb(text) || bareSum.MatchString(text)
}

// quizItems are exercises of the chosen tasks that can be asked in the quiz.
func (c *composer) quizItems() []QA {
	var found []QA
	for _, task := range c.tasks {
		if task.Text != "" || calledItem([]step{{text: strings.Join(task.Steps, " ")}}) > 0 {
			continue
		}
		for i := len(task.Items) - 1; i >= keptItems; i-- {
			if item := task.Items[i]; standsAlone(item) {
				question := leadNumber.ReplaceAllString(item.Question, "")
				found = append(found, QA{Question: question, Answer: item.Answer, Objective: c.goalOfItem(task, i), Marks: min(2, max(1, strings.Count(question, "?")))})
			}
		}
	}
	return found
}

// goalOfItem is the objective of a task that an exercise asks for: the one that shares most words with it, itself or by its
// questions, and of equal ones that whose turn it is, as exercises follow the objectives.
func (c *composer) goalOfItem(task Task, at int) string {
	said := c.stems(task.Items[at].Question + " " + task.Items[at].Answer)
	var of []goal
	for _, g := range c.goals {
		if slices.Contains(task.Objectives, g.id) {
			of = append(of, g)
		}
	}
	on, most := "", -1
	for i, g := range of {
		near := 2 * shared(c.wordSet(g.text), said)
		for _, q := range c.card.Questions {
			if q.Objective == g.id {
				near = max(near, shared(c.wordSet(q.Question+" "+q.Answer), said))
			}
		}
		near *= 2
		if i == at*len(of)/len(task.Items) {
			near++
		}
		if near > most {
			on, most = g.id, near
		}
	}
	return on
}

// notInQuiz leaves the exercises out that the quiz asks.
func (c *composer) notInQuiz(items []QA) []QA {
	return slices.DeleteFunc(slices.Clone(items), func(item QA) bool {
		text := leadNumber.ReplaceAllString(item.Question, "")
		return slices.ContainsFunc(c.quiz, func(q QA) bool { return q.Question == text })
	})
}

// onPart tells whether an exercise names a part of the topic.
func (c *composer) onPart(q QA) bool {
	said := c.stems(q.Question + " " + q.Answer)
	return slices.ContainsFunc(c.parts, func(part topicPart) bool { return part.named(said) > 0 })
}
