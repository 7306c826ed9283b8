package planner

import (
	"slices"
	"strconv"
	"strings"

	"somo/app/regexp"
)

// Questions of a quiz: fewer show little, and more are not needed to see each objective once.
const (
	leastQuiz = 2
	goodQuiz  = 4
	mostQuiz  = 5
)

// Minutes of the last activity.
const (
	quizAtEnd = 10 // below, the quiz is done at home or in the next lesson
	backAgain = 4  // to answer the driving question and to look back
	quizLater = 10 // of a quiz that takes no time of the project
)

// quizTime is the time for the quiz, which is also the number of its marks: about a minute for each.
func (c *composer) quizTime() int {
	last := c.allSlots[len(c.allSlots)-1]
	minutes := last.minutes / max(1, last.span)
	if last.block != "show" {
		if minutes < quizAtEnd {
			return quizLater
		}
		return marksIn(minutes * 2 / 5)
	}
	return marksIn(minutes - toShow(c.class.teams, minutes) - backAgain)
}

// marksIn is for how many marks there is time in so many minutes, with the marking.
func marksIn(left int) int {
	for marks := left; marks > 0; marks-- {
		if marks+marking(marks) <= left {
			return marks
		}
	}
	return 0
}

// endsWithQuiz are the last steps of a test in which a plan without a lesson to show ends: the answer to its question, and the quiz
// with the time of its marks and of marking them.
func (c *composer) endsWithQuiz(minutes int) []step {
	count := strconv.Itoa(len(c.quizNow()))
	if minutes < quizAtEnd && c.notes.test.questions == 0 && c.notes.test.marks == 0 { // a test that is asked for has its time
		return []step{{text: c.text("quizLater", "n", count), weight: 1, most: 1, keep: true, alone: true, quiz: true}}
	}
	takes := c.quizMarks()
	takes += marking(takes)
	if c.profile.Level == "young" {
		takes = ceilDiv(takes, 2) // by voice and hand
	}
	return []step{
		{text: c.answerStep() + c.inHomeWords(), weight: 2, least: 2, keep: c.brevity < tightly},
		{text: sentences(c.asInExam()+c.text("quizAtEnd", "n", count), c.readOut()), weight: 1, least: takes, lasts: takes, keep: true, alone: true, quiz: true},
	}
}

// quizzes tells whether learners answer a quiz in an activity, or hear of it.
func (d *draft) quizzes() bool {
	return d.slot.block == "try" && len(d.steps) > 0 && d.steps[len(d.steps)-1].quiz
}

// marking is the time in which learners mark a quiz with the teacher.
func marking(marks int) int { return max(2, ceilDiv(marks, 5)) }

// quizSteps are the quiz and its marking, each with the time that it takes.
func (c *composer) quizSteps() []step {
	marks := c.quizMarks()
	values := map[string]string{"count": strconv.Itoa(len(c.quizNow())), "marks": c.count(marks, "mark")}
	if c.profile.Level == "young" || c.notes.oral {
		return []step{{text: c.say("quizYoung", values), weight: 1, least: marks, lasts: marks, most: marks + 3, keep: true, alone: true, quiz: true}}
	}
	return []step{
		{text: sentences(c.asInExam()+c.say("quiz", values), c.readOut()), weight: 1, least: marks, lasts: marks, most: marks + marks/2, keep: true, alone: true, quiz: true},
		{text: c.say("quizMark", nil), weight: 1, least: marking(marks), lasts: marking(marks), most: marking(marks) + 2, keep: true, alone: true, quiz: true},
	}
}

func (q QA) worth() int { return max(1, q.Marks) }

var (
	// marksSaid finds in an answer what each mark is for.
	marksSaid = regexp.MustCompile(`(?i)\(\d|\bmarks?\b|\beach\b`)
	// endOfPoint ends a point of an answer.
	endOfPoint = regexp.MustCompile(`[.;]\s+`)
)

// marked is the answer of a question with a mark after each of its points, where there are as many points as marks.
func (q QA) marked() string {
	answer := sentence(q.Answer)
	ends := endOfPoint.FindAllStringIndex(answer, -1)
	if q.worth() == 2 && len(ends) == 0 && !marksSaid.MatchString(answer) {
		return inTwoPoints(answer)
	}
	if q.worth() < 2 || len(ends)+1 != q.worth() || marksSaid.MatchString(answer) {
		return answer
	}
	for i := len(ends) - 1; i >= 0; i-- {
		answer = answer[:ends[i][0]] + " (1)" + answer[ends[i][0]:]
	}
	return strings.TrimSuffix(answer, ".") + " (1)."
}

// secondPoint is where the second point of an answer begins: its reason, its result, or the other of two things.
var secondPoint = regexp.MustCompile(`, (?:because|so|since) | = [^=]*$|: `)

// otherOfTwo is where a short answer names a second thing.
var otherOfTwo = regexp.MustCompile(`^[^,;:]{3,40}?( and )[^,;:]{3,40}\.$`)

// forInstance ends what only begins an example.
var forInstance = regexp.MustCompile(`(?i)(?:example|e\.g\.)$`)

// inTwoPoints writes one mark in an answer for two marks where its second point begins, and one at its end.
func inTwoPoints(answer string) string {
	at := -1
	if found := secondPoint.FindAllStringIndex(answer, 2); len(found) == 1 {
		at = found[0][0]
	} else if found := otherOfTwo.FindStringSubmatchIndex(answer); found != nil && strings.Count(answer, " and ") == 1 {
		at = found[2]
	}
	if first := answer[:max(0, at)]; at < 0 || strings.Count(answer, " = ") > 1 || forInstance.MatchString(first) {
		return answer
	}
	return answer[:at] + " (1)" + strings.TrimSuffix(answer[at:], ".") + " (1)."
}

func (c *composer) quizMarks() int { return worth(c.quizNow()) }

func worth(questions []QA) int {
	marks := 0
	for _, q := range questions {
		marks += q.worth()
	}
	return marks
}

// leavePractice gives a lesson of practice something to practise: questions for the end of a lesson, or else of the quiz.
func (c *composer) leavePractice() {
	for _, g := range c.goals {
		if q, ok := c.exits[g.id]; ok && len(c.spareItems) < 2 {
			c.spareItems = append(c.spareItems, q)
			delete(c.exits, g.id)
		}
	}
	for len(c.spareItems) < 2 && len(c.quiz) > leastQuiz {
		last := len(c.quiz) - 1
		c.spareItems, c.quiz = append(c.spareItems, c.quiz[last]), c.quiz[:last]
	}
}

// chooseSpareItems keeps exercises. Those of the chosen tasks come first; those of other tasks may speak of what was not done.
func (c *composer) chooseSpareItems(left []QA) {
	c.spareItems = slices.Clone(c.card.Cases)
	var others []QA
	for _, task := range c.card.Tasks {
		if c.onLine() || slices.ContainsFunc(c.tasks, func(t Task) bool { return t.ID == task.ID }) {
			c.spareItems = append(c.spareItems, c.withoutLostTable(c.notAgain(task.Items))...)
		} else if task.Text == "" { // else they ask about a text that the plan does not print
			others = append(others, task.Items...)
		}
	}
	ofGoal := func(q QA) bool { return slices.ContainsFunc(c.goals, func(g goal) bool { return g.id == q.Objective }) }
	var further, drifting []QA // which stand alone, while exercises of a task may speak of what it did
	for _, q := range left {
		if c.drifts(q) {
			drifting = append(drifting, q)
		} else if ofGoal(q) {
			c.spareItems = append(c.spareItems, q)
		} else {
			further = append(further, q)
		}
	}
	others = slices.Concat(further, others, drifting)
	if c.brevity >= oneTask || c.inOneLesson() { // where the quiz comes in the same lesson
		for _, g := range c.goals {
			// A goal that the quiz does not ask for keeps its question.
			if q, ok := c.exits[g.id]; ok && slices.ContainsFunc(c.quizNow(), func(q QA) bool { return q.Objective == g.id }) {
				c.spareItems = append(c.spareItems, q)
				delete(c.exits, g.id)
			}
		}
	}
	// What no lesson has taught only fills up a lesson of practice: first what speaks of its tasks all the same.
	near := slices.DeleteFunc(slices.Clone(others), func(q QA) bool {
		return c.ofOther(q.Question+" "+q.Answer, leadOfOther) && !(standsAlone(q) && c.onPart(q))
	})
	c.spareItems = append(c.spareItems, firstOf(near, max(0, fewestItems-len(c.spareItems)))...)
	others = slices.DeleteFunc(others, func(q QA) bool {
		return slices.ContainsFunc(c.spareItems, func(taken QA) bool { return taken.Question == q.Question })
	})
	if len(c.spareItems) < leastItems {
		c.spareItems = append(c.spareItems, firstOf(others, leastItems-len(c.spareItems))...)
	}
}

const (
	fewestItems = 4 // exercises that a lesson of practice has room for
	leastItems  = 2 // exercises without which it is none
)

// quizNow is the quiz; a tight plan asks one question for each objective.
func (c *composer) quizNow() []QA {
	if c.brevity < tightly {
		return c.quiz
	}
	if c.single {
		return firstOf(c.quiz, max(leastQuiz, len(c.goals)-1)) // there is very little room
	}
	return firstOf(c.quiz, max(goodQuiz, len(c.goals)))
}

// quizNumber is the place of an objective's question in the quiz, 0 for one that the quiz does not ask for.
func (c *composer) quizNumber(id string) int {
	return 1 + slices.IndexFunc(c.quizNow(), func(q QA) bool { return q.Objective == id })
}

// examForms are how an examination wants its answers, by the subject of the card; other subjects are asked for reasons.
var examForms = map[string]string{
	"english": "examOwnWords", "literature": "examText", "kiswahili": "examOwnWords", "french": "examOwnWords",
	"mathematics": "examWorking", "physics": "examWorking", "chemistry": "examWorking",
}

// exam is the examination for which the notes ask for practice, or nothing.
func (c *composer) exam() string {
	if c.notes.exam == "" || c.profile.Level == "young" {
		return ""
	}
	if national := c.class.exam(); national != "" && !c.notes.examNamed {
		return national
	}
	return c.notes.exam
}

// asInExam says before the quiz how the examination wants its answers.
func (c *composer) asInExam() string {
	exam := c.exam()
	if exam == "" {
		return ""
	}
	form := examForms[subjectOf(c.request.Subject)]
	if form == "" {
		form = "examReasons"
	}
	return c.text("examForm", "exam", exam, "form", c.text(form)) + " "
}

// inExam tells whether a question of the quiz is marked as one of the examination: those that ask for most.
func (c *composer) inExam(at int) bool {
	if c.exam() == "" || c.match.entry == nil { // what is asked about an unknown topic is no question of an examination
		return false
	}
	quiz, harder := c.quizNow(), 0
	for i, q := range quiz {
		if q.worth() > quiz[at].worth() || q.worth() == quiz[at].worth() && i < at {
			harder++
		}
	}
	return harder < leastQuiz
}
