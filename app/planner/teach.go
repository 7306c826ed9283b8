package planner

import (
	"fmt"
	"slices"
	"strings"

	"somo/app/lesson"
	"somo/app/regexp"
)

// experimental are subjects in which learners say what a fair test changes, measures and keeps.
var experimental = words("physics chemistry biology elementary-science agriculture geography health home-science technical-studies")

// teach writes a task of the card; where there is no further task, learners practise.
func (c *composer) teach(d *draft, at int) {
	if at >= len(c.tasks) {
		c.practice(d)
		return
	}
	task := c.tasks[at]
	early, steps := prepared(task.Steps)
	if at < len(c.card.Opening) {
		steps = slices.Insert(steps, 0, c.card.Opening[at])
	}
	d.title = inline(task.Title)
	d.about = append(d.about, c.serves(task))
	if money := c.money(task); money != "" && at == 0 {
		d.about = append(d.about, money)
	}
	for _, text := range early {
		if ahead.MatchString(text) {
			d.ahead = append(d.ahead, text)
		}
	}
	d.early = slices.DeleteFunc(early, ahead.MatchString)
	d.grouping = c.taskGrouping(task)
	d.results = task.Kind == "investigation" || c.showsData(task)
	d.materials = task.Materials
	d.safety = c.withoutStorms(sentences(task.Safety...))
	c.help(d, at)
	check := "answerCheck"
	if task.Kind == "investigation" {
		check = "teachCheck" // something can be seen or measured
	}
	d.check = c.say(check, map[string]string{"expect": sentence(task.Expect)})
	if c.brevity < oneTask || at == 0 {
		d.check += " " + c.ifUnsure()
	}

	if at == 0 {
		task.Items = slices.Concat(c.card.Cases, task.Items)
		if c.card.Model != "" {
			d.steps = append(d.steps, step{text: c.text("model", "model", c.card.Model), weight: 2, least: 1 + wordsIn(c.card.Model)/50, keep: true})
		}
	}
	if task.Text != "" {
		d.steps = append(d.steps, c.reading(c.inMoney(task.Text)))
	}
	if task.Change != "" && experimental[c.card.Subject] && readOff.MatchString(task.Measure) {
		d.steps = append(d.steps, step{text: c.say(c.forAge("fair"), map[string]string{
			"change": inline(lowerFirst(task.Change)), "measure": inline(lowerFirst(task.Measure)), "keep": inline(strings.Join(task.Keep, ", ")),
		}), weight: 1, ground: true})
	}
	if d.slot.minutes < 2*len(steps) {
		d.steps = append(d.steps, step{text: c.text("showIt"), weight: 1, keep: true})
	}
	if least, wanted := c.wantsExample(task, at); wanted {
		if worked, ok := c.workedStep(c.wordsOf(task), least); ok {
			d.steps = append(d.steps, worked) // before learners work alone
		}
	}
	first := len(d.steps)
	for _, text := range steps {
		d.steps = append(d.steps, c.work(text))
	}
	if c.showsData(task) {
		d.steps = c.withData(d.steps, first, task.Practice)
	}
	c.taskItems(d, first, at, task)
	printed := printedNumbers(c.tasks[at].Items, d.items)
	d.callPrinted(first, printed, len(task.Items))
	if at == 0 || c.brevity < 4 {
		if fallback := callingPrinted(c.fallback(task), printed); fallback != "" {
			d.about = append(d.about, c.text("ifMissing", "fallback", fallback))
		}
	}
	c.stretch(d)
	if idea := c.nextIdea(c.wordsOf(task)); idea != "" && (at == 0 || c.brevity < 5) {
		d.steps = append(d.steps, step{text: c.say(c.forAge("explain"), map[string]string{"idea": idea}), weight: 2, keep: true})
	}
	c.settle(d, at)
}

// close ends the last lesson of each objective that has a question of its own with that question.
func (c *composer) close(drafts []*draft) {
	for i, d := range drafts {
		if phaseOf[d.slot.block] == "Define" && d.slot.block != "need" && c.closingOf(d.slot) > 0 &&
			(i+1 == len(drafts) || phaseOf[drafts[i+1].slot.block] != "Define" || drafts[i+1].slot.lesson != d.slot.lesson) {
			asked := c.closingOf(d.slot)
			d.steps = append(d.steps, step{text: c.say("closing", map[string]string{"questions": c.count(asked, "closing")}), weight: 1, least: max(2*asked, c.closingMarks(d.slot)), lasts: max(2*asked, c.closingMarks(d.slot)), keep: true, closes: true})
		}
	}
}

// closingOf counts the objectives that have their question at the end of a lesson.
func (c *composer) closingOf(s slot) int {
	if s.span > 1 || c.profile.Level == "young" {
		return 0
	}
	asked := 0
	for _, g := range c.goals {
		if _, ok := c.exits[g.id]; ok && c.lessonOf(g.id) == s.lesson {
			asked++
		}
	}
	return asked
}

// promised is how a task speaks of its made-up results.
var promised = regexp.MustCompile(`(?i)practice (?:data|results)|made-up (?:figures|results|table|counts|numbers|data|readings|scores)|\b(?:row|rows|line|lines) of (?:the )?data\b|\b(?:plot|read|from|compare) the data\b|\bof the data\b|\b(?:the figures alone|(?:use|with|work with) the (?:data|figures|table))\b`)

// closingMarks are the marks of the questions at the end of a lesson; a mark takes about a minute.
func (c *composer) closingMarks(s slot) int {
	marks := 0
	for _, g := range c.goals {
		if q, ok := c.exits[g.id]; ok && c.lessonOf(g.id) == s.lesson {
			marks += q.worth()
		}
	}
	return min(marks, longestClosing)
}

// longestClosing is how many minutes of a lesson its closing questions take at most.
const longestClosing = 5

// showsData tells whether the made-up results of a task are printed: a tight plan does so only where a step needs them.
func (c *composer) showsData(task Task) bool {
	if c.asksOfData(task) {
		return true
	}
	if task.Practice == nil || c.brevity < 2 {
		return task.Practice != nil
	}
	steps := strings.Join(task.Steps, " ")
	if c.brevity < tightly {
		return task.Kind == "investigation" || c.matches(promised, steps+" "+task.Fallback)
	}
	return c.matches(promised, steps)
}

// toFigure is how many minutes learners need to read a table and answer its question.
const toFigure = 3

// withData puts made-up results after the first step that speaks of them, which then cannot be left out, or else last.
func (c *composer) withData(steps []step, first int, data *PracticeData) []step {
	shown := step{text: c.say("data", map[string]string{
		"table": table(data), "question": sentence(data.Question), "answer": sentence(data.Answer),
	}), weight: 2, least: toFigure, lasts: toFigure}
	at := slices.IndexFunc(steps[first:], func(s step) bool { return c.matches(promised, s.text) })
	if at < 0 {
		return append(steps, shown)
	}
	shown.text, shown.keep = c.text("practiceData", "table", table(data), "question", sentence(data.Question), "answer", sentence(data.Answer)), true
	return slices.Insert(steps, first+at+1, shown)
}

// fallback is what to do when something is missing, without what the plan does not print.
func (c *composer) fallback(task Task) string {
	if task.Practice == nil || c.showsData(task) {
		return sentence(task.Fallback)
	}
	kept := slices.DeleteFunc(lesson.Sentences(task.Fallback), promised.MatchString)
	return sentences(kept...)
}

// settle returns to the wrong idea that a task can put right: the first one was voted on before.
func (c *composer) settle(d *draft, at int) {
	if at = c.votedOn(at); at < 0 || at > 0 && c.brevity > 3 {
		return
	}
	m, key := c.wrong[at], "return"
	if m.open {
		again := "note.voteAgain"
		if at > 0 {
			again = "note.voteAlso"
		}
		d.steps = append(d.steps, step{text: tidy(c.text(again, "wrong", m.Wrong, "probe", m.Probe, "right", m.Right)), weight: 2, keep: true})
		return
	}
	if isHabit(m.Wrong) {
		d.steps = append(d.steps, step{text: c.text("return.habit", "wrong", sentence(m.Wrong), "right", sentence(m.Right)), weight: 2, least: minutesOfRemaining, keep: at == 0})
		return
	}
	if at > 0 {
		key = "claim"
	}
	d.steps = append(d.steps, step{text: c.say(c.forAge(key), map[string]string{
		"wrong": sentence(m.Wrong), "probe": sentence(m.Probe), "right": sentence(m.Right),
	}), weight: 1, keep: at == 0})
}

// help gives a taught activity the line of support and of extension of the card that speaks of the task, or else one that
// fits any task.
func (c *composer) help(d *draft, at int) {
	said := c.wordsOf(c.tasks[at])
	support, extension := c.helpOf(c.tasks[at])
	support = c.taughtBy(support, at)
	for least := wordsInCommon; least > 0 && d.support == ""; least-- {
		d.support = c.spare(support, said, least)
	}
	extension = c.taughtBy(extension, at)
	for least := wordsInCommon; least > 0 && d.extension == ""; least-- {
		d.extension = c.spare(extension, said, least)
	}
}

// enoughToPractise is how many exercises are left for a lesson of practice before quick learners get one.
const enoughToPractise = 3

// stretch gives quick learners an exercise where the card has no line for them, or else one more look at the task.
func (c *composer) stretch(d *draft) {
	if d.support == "" {
		d.support = c.say("teachHelp", nil)
	}
	if d.extension == "" && len(c.spareItems) > enoughToPractise {
		c.oneMore(d)
	}
	if d.extension == "" {
		d.extension = c.say(c.forAge("teachStretch"), nil)
	}
}

// wordsOfExample in a task say that a worked example belongs to it.
const wordsOfExample = 4

// wordsInCommon of a line and a piece of work say surely that the line speaks of it.
const wordsInCommon = 2

// has tells whether the schedule has a block.
func (c *composer) has(block string) bool {
	return slices.ContainsFunc(c.slotsInDay, func(s slot) bool { return s.block == block })
}

// serves says what learners do in a task, in the words of its first objective, sooner of one that no other task serves, and
// names its objectives by number.
func (c *composer) serves(task Task) string {
	var numbers []string
	does, told, alone := "", "", false
	for i, g := range c.goals[:len(c.goals)-1] {
		if !slices.Contains(task.Objectives, g.id) {
			continue
		}
		numbers = append(numbers, fmt.Sprint(i+1))
		shared := slices.ContainsFunc(c.tasks, func(t Task) bool { return t.ID != task.ID && slices.Contains(t.Objectives, g.id) })
		if (does == "" || !alone && !shared) && (c.brevity < shortWays || len(c.parts) > 0) && !c.told[g.id] && !addressed.MatchString(g.text) {
			does, told, alone = inline(lowerVerb(g.text)), g.id, !shared
		}
	}
	if does != "" {
		c.told[told] = true
	}
	if len(numbers) == 0 {
		return c.text("learnersOn", "topic", c.called())
	}
	of := c.text("objective.one", "numbers", numbers[0])
	if len(numbers) > 1 {
		of = c.text("objective.many", "numbers", c.list(numbers))
	}
	if does == "" && c.told[of] {
		return c.text("learnersUseAgain", "objectives", of)
	}
	if does == "" {
		c.told[of] = true
		return c.text("learnersUse", "objectives", of)
	}
	return c.text("learnersDo", "do", does, "objectives", of)
}

// addressed finds an objective that speaks to the learner, which cannot be told about learners.
var addressed = regexp.MustCompile(`(?i)\byou(r|rs|rself)?\b`)

func (c *composer) taskGrouping(task Task) string {
	switch {
	case task.GroupSize <= 1:
		return c.text("alone")
	case task.GroupSize == 2:
		return c.text("pairs")
	}
	return c.grouping()
}

// table writes figures in a line: "Way: by eye, folding. ...".
func table(data *PracticeData) string {
	rows := []string{strings.Join(data.Columns, " | ")}
	for _, row := range data.Rows {
		rows = append(rows, strings.Join(row, " | "))
	}
	return strings.Join(rows, " // ") + "."
}
