package planner

import (
	"slices"
	"strconv"
	"strings"

	"somo/app/lesson"
	"somo/app/regexp"
)

const testNumber = `(\d{1,2}|five|six|eight|ten|twelve|fifteen|twenty)`

// asksTest is a wish for a test of so many questions or marks: "End with a ten-question test please."
var asksTest = regexp.MustCompile(`(?i)\b` + testNumber + `[- ](question|item|mark)s?,? (?:\pL+ )?(?:test|quiz|exercise)\b|\b(?:test|quiz)\b(?: (?:of|with)|[^.;]{0,25}?,) ` + testNumber + ` (?:\pL+ )?(question|item|mark)s?\b`)

// asksAnyTest is a wish for a test that says nothing of its length: "Give me a short test too."
var asksAnyTest = regexp.MustCompile(`(?i)(?:^|[.;!?,] )(?:please )?(?:(?:also )?(?:give|include|add|set|make)(?: me| us| them)?|(?:end|finish|close) with|(?:I )?(?:also )?(?:want|need|would like)) (?:an? |one )(?:(?:short|small|quick|little|class|written|marked|final|closing|proper|simple) ){0,2}(?:test|quiz|exercise)(?: (?:too|also|as well|please|at the end|after(?:wards)?|to (?:end|finish|close)|with (?:it|this)))*\s*(?:[.;!?]|$)`)

// usualTest is how many questions such a test has.
const usualTest = 5

// testWish is the test that a teacher asks for.
type testWish struct{ questions, marks int }

// mostInTest is how many questions a test of a plan has at most.
const mostInTest = 12

// readTest reads the wish for a test, which is then met and not repeated.
func (n *notes) readTest(text string) {
	found := asksTest.FindStringSubmatch(text)
	if found == nil && asksAnyTest.MatchString(text) {
		n.test.questions = usualTest
		n.use(n.says.text("used.aTest"))
		n.told = slices.DeleteFunc(n.told, asksAnyTest.MatchString)
	}
	if found == nil {
		return
	}
	count, of := number(found[1]+found[3]), strings.ToLower(found[2]+found[4])
	if of == "mark" {
		n.test.marks = count
	} else {
		n.test.questions = min(count, mostInTest)
	}
	n.use(n.says.text("used.test", "n", strconv.Itoa(count), "of", of))
	n.told = slices.DeleteFunc(n.told, asksTest.MatchString)
	n.forYou = slices.DeleteFunc(n.forYou, asksTest.MatchString)
}

// lengthenTest adds questions that the plan has not asked yet, until the test is as long as the teacher asks for.
func (c *composer) lengthenTest(p *lesson.Plan) {
	wish := c.notes.test
	if wish == (testWish{}) || c.unsafe || c.match.entry == nil || len(p.Assessment.Summative) == 0 {
		return
	}
	var said []string
	lesson.Walk(p, func(_, text string) { said = append(said, text) })
	printed := strings.Join(said, "\n")
	questions, marks := len(c.quizNow()), c.quizMarks()
	enough := func() bool {
		return wish.questions > 0 && questions >= wish.questions || wish.marks > 0 && marks >= wish.marks || questions >= mostInTest
	}
	var lines []string
	room := mostWords - c.countWords(p) - wordsIn(c.text("testMore"))
	for _, q := range c.furtherQuestions() {
		if enough() {
			break
		}
		if strings.Contains(printed, strings.TrimRight(q.Question, ".?")) {
			continue
		}
		line := c.text("quizLine", "n", strconv.Itoa(questions+1), "of", c.quizOf(q), "marks", c.count(q.worth(), "mark"), "question", sentence(q.Question), "answer", q.marked())
		if room -= parted(line); room < 0 {
			break
		}
		questions, marks = questions+1, marks+q.worth()
		lines = append(lines, line)
	}
	if len(lines) == 0 {
		return
	}
	lines = append([]string{c.text("testMore", "n", strconv.Itoa(questions), "marks", c.count(marks, "mark"))}, lines...)
	at := len(p.Assessment.Summative)
	if model := c.modelWork(); model != "" && p.Assessment.Summative[at-1] != "" && !strings.HasPrefix(p.Assessment.Summative[at-1], c.text("quizPrefix")) {
		at--
	}
	p.Assessment.Summative = slices.Insert(p.Assessment.Summative, at, lines...)
}

// wordsOfQuestion are about those of a question of a test with its answer.
const wordsOfQuestion = 26

// testRoom are the words that the test needs that a teacher asks for.
func (c *composer) testRoom() int {
	wish := c.notes.test
	if wish == (testWish{}) || c.unsafe || c.match.entry == nil {
		return 0
	}
	return wordsOfQuestion * max(0, min(max(wish.questions, wish.marks/2), mostInTest)-len(c.quizNow()))
}

// furtherQuestions are those of the card and the exercises of its tasks that can be answered from the plan, the tasks of the plan first.
func (c *composer) furtherQuestions() []QA {
	all := slices.DeleteFunc(slices.Clone(c.answerable(c.card.Questions)), c.drifts)
	for _, task := range c.tasks {
		all = append(all, c.answerable(c.withoutLostTable(c.notAgain(task.Items)))...)
	}
	for _, task := range c.card.Tasks {
		if task.Text == "" && !slices.ContainsFunc(c.tasks, func(t Task) bool { return t.ID == task.ID }) {
			all = append(all, c.answerable(task.Items)...)
		}
	}
	for i := range all {
		all[i].Question = upperFirst(itemLead.ReplaceAllString(all[i].Question, ""))
	}
	return all
}

// itemLead is the number of an exercise, which would stand beside that of the question.
var itemLead = regexp.MustCompile(`^\d+[.)] `)
