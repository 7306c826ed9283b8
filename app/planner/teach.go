package planner

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	"somo/app/lesson"
)

// teach writes a task of the card; where there is no further task, learners practise.
func (c *composer) teach(d *draft, at int) {
	if at >= len(c.tasks) {
		c.practice(d)
		return
	}
	task := c.tasks[at]
	early, steps := prepared(task.Steps)
	d.title = inline(task.Title)
	d.about = append(d.about, c.serves(task))
	if money := c.money(task); money != "" && at == 0 {
		d.about = append(d.about, money)
	}
	if len(early) > 0 {
		d.about = append(d.about, c.text("beforeClass", "steps", sentences(early...)))
	}
	if at == 0 || c.brevity < 4 {
		if fallback := c.fallback(task); fallback != "" {
			d.about = append(d.about, c.text("ifMissing", "fallback", fallback))
		}
	}
	d.grouping = c.taskGrouping(task)
	d.materials = task.Materials
	d.safety = sentences(task.Safety...)
	c.help(d, at)
	d.check = c.say("teachCheck", map[string]string{"expect": sentence(task.Expect)})
	if c.brevity < 4 {
		d.check += " " + c.say("next", nil)
	}

	if task.Text != "" {
		d.steps = append(d.steps, step{text: c.say("read", map[string]string{"text": c.inMoney(task.Text)}), weight: 2, least: 1 + wordsIn(task.Text)/50, keep: true, alone: true})
	}
	if task.Change != "" {
		d.steps = append(d.steps, step{text: c.say("fair", map[string]string{
			"change": inline(lowerFirst(task.Change)), "measure": inline(lowerFirst(task.Measure)), "keep": inline(strings.Join(task.Keep, ", ")),
		}), weight: 1})
	}
	if d.slot.minutes < 2*len(steps) {
		d.steps = append(d.steps, step{text: c.text("showIt"), weight: 1, keep: true})
	}
	for _, text := range steps {
		d.steps = append(d.steps, step{text: sentence(text), weight: 4, keep: true})
	}
	if c.showsData(task) {
		d.steps = append(d.steps, step{text: c.say("data", map[string]string{
			"table": table(task.Practice), "question": sentence(task.Practice.Question), "answer": sentence(task.Practice.Answer),
		}), weight: 2})
	}
	if task.Kind == "practice" && at == 0 && !c.has("practice") && c.brevity < 2 {
		if worked, ok := c.workedStep(); ok {
			d.steps = append(d.steps, worked)
		}
	}
	c.taskItems(d, at, task)
	if idea := c.nextIdea(); idea != "" && (at == 0 || c.brevity < 5) {
		d.steps = append(d.steps, step{text: c.say("explain", map[string]string{"idea": idea}), weight: 2, keep: true})
	}
	c.settle(d, at)
}

// showsData tells whether the made-up results of a task are printed: a tight plan does so only where a step needs them.
func (c *composer) showsData(task Task) bool {
	return task.Practice != nil && (c.brevity < 2 || mentions(task, "practice data") && (c.brevity < tightly || strings.Contains(strings.ToLower(strings.Join(task.Steps, " ")), "practice data")))
}

// fallback is what to do when something is missing, without what the plan does not print.
func (c *composer) fallback(task Task) string {
	if c.showsData(task) {
		return sentence(task.Fallback)
	}
	kept := slices.DeleteFunc(lesson.Sentences(task.Fallback), func(s string) bool { return strings.Contains(strings.ToLower(s), "practice data") })
	return sentences(kept...)
}

// taskItems gives the exercises of a task with their answers; in a brief plan fewer, unless the task itself sends learners there.
func (c *composer) taskItems(d *draft, at int, task Task) {
	most := max(2, 4-c.brevity)
	if at > 0 && c.brevity > 4 && c.has("practice") {
		most = 0
	}
	if mentions(task, "item") {
		most = len(task.Items)
		if c.brevity == mostBrevity {
			most = 2
		}
	}
	items := firstOf(task.Items, most)
	if len(items) == 0 {
		return
	}
	d.steps = append(d.steps, step{text: c.say("items", map[string]string{"items": numbered(items)}), weight: 4})
	c.spareItems = slices.DeleteFunc(c.spareItems, func(q QA) bool {
		return slices.ContainsFunc(items, func(i QA) bool { return i.Question == q.Question })
	})
}

// settle returns to the wrong idea that a task can put right: the first one was voted on before.
func (c *composer) settle(d *draft, at int) {
	if at >= len(c.wrong) || at > 0 && c.brevity > 3 {
		return
	}
	m, key := c.wrong[at], "return"
	if at > 0 {
		key = "claim"
	}
	d.steps = append(d.steps, step{text: c.say(key, map[string]string{
		"wrong": sentence(m.Wrong), "probe": sentence(m.Probe), "right": sentence(m.Right),
	}), weight: 1, keep: at == 0})
}

// help gives a taught activity the next line of support and of extension of the card, or else one that fits any task.
func (c *composer) help(d *draft, at int) {
	if d.support = c.spare(c.card.Support, at); d.support == "" {
		d.support = c.say("teachHelp", nil)
	}
	if d.extension = c.spare(c.card.Extension, at); d.extension == "" {
		d.extension = c.say("teachStretch", nil)
	}
}

// beforeClass finds what a task asks the teacher to do before learners come.
var beforeClass = regexp.MustCompile(`(?i) ?\bbefore (the lesson|class)\b`)

// prepared takes the sentences about what is done before the lesson out of the steps of a task.
func prepared(steps []string) (early, rest []string) {
	for _, text := range steps {
		var kept []string
		for _, s := range lesson.Sentences(text) {
			if beforeClass.MatchString(s) && !strings.HasSuffix(s, "?") {
				early = append(early, upperFirst(strings.Trim(beforeClass.ReplaceAllString(s, ""), " ,")))
				continue
			}
			kept = append(kept, s)
		}
		if len(kept) > 0 {
			rest = append(rest, strings.Join(kept, " "))
		}
	}
	return early, rest
}

// mentions tells whether a task itself sends learners to one of its parts.
func mentions(task Task, part string) bool {
	return strings.Contains(strings.ToLower(strings.Join(task.Steps, " ")+" "+task.Fallback), part)
}

// has tells whether the schedule has a block.
func (c *composer) has(block string) bool {
	return slices.ContainsFunc(c.slotsInDay, func(s slot) bool { return s.block == block })
}

// serves says what learners do in a task, in the words of its first objective, and names its other objectives by number.
func (c *composer) serves(task Task) string {
	var numbers []string
	does := ""
	for i, g := range c.goals[:len(c.goals)-1] {
		if !slices.Contains(task.Objectives, g.id) {
			continue
		}
		numbers = append(numbers, fmt.Sprint(i+1))
		if does == "" && c.brevity < mostBrevity && !c.told[g.id] && !addressed.MatchString(g.text) {
			does, c.told[g.id] = inline(lowerFirst(g.text)), true
		}
	}
	if len(numbers) == 0 {
		return c.text("learnersOn", "topic", lowerFirst(c.name))
	}
	of := c.text("objective.one", "numbers", numbers[0])
	if len(numbers) > 1 {
		of = c.text("objective.many", "numbers", c.list(numbers))
	}
	if does == "" {
		return c.with(c.text("learnersUse", "objectives", of), nil)
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

// workedStep shows the next worked example; each is shown once.
func (c *composer) workedStep() (step, bool) {
	if c.workedAt >= len(c.card.Worked) {
		return step{}, false
	}
	worked := turned(c.seed, "worked", c.card.Worked)[c.workedAt]
	c.workedAt++
	return step{text: c.say("worked", map[string]string{"question": sentence(worked.Question), "answer": sentence(worked.Answer)}), weight: 4, keep: true}, true
}

// practice shows a worked example and gives exercises with answers.
func (c *composer) practice(d *draft) {
	d.title = c.say("practiceTitle", nil)
	d.grouping = c.text("aloneThenPairs")
	next := c.say("next", nil)
	d.check = c.say("ownCheck", nil) + " " + next
	d.support, d.extension = c.say("practiceHelp", nil), c.say("practiceStretch", nil)
	if support := c.spare(c.card.Support, 1); support != "" && len(c.tasks) < 2 {
		d.support = support
	}
	if extension := c.spare(c.card.Extension, 1); extension != "" && len(c.tasks) < 2 {
		d.extension = extension
	}
	worked, shown := c.workedStep()
	most := max(3, 5-c.brevity)
	exercises := numbered(firstOf(c.spareItems, most))
	if c.brevity == mostBrevity && shown && exercises != "" {
		// There is room for one of them, if they are not short. An example of a few words is not worth a lesson.
		if example, all := wordsIn(worked.text), wordsIn(worked.text)+wordsIn(exercises); all > 90 {
			if shown = example >= 40 && example < all-example; shown {
				exercises = ""
			}
		}
	}
	if shown {
		d.steps = append(d.steps, worked)
	}
	about := "exampleAbout"
	if exercises != "" {
		about = "practiceAbout"
		d.steps = append(d.steps, step{text: c.say("items", map[string]string{"items": exercises}), weight: 6, keep: true})
		c.spareItems = c.spareItems[min(len(c.spareItems), most):]
		d.check = c.say("practiceCheck", nil) + " " + next
	}
	d.about = append(d.about, c.say(about, nil))
	if idea := c.nextIdea(); idea != "" && c.brevity < tightly {
		d.steps = append(d.steps, step{text: c.say("explain", map[string]string{"idea": idea}), weight: 2, keep: true})
	}
	if at := len(c.tasks); at < len(c.wrong) && c.brevity < 5 {
		m := c.wrong[at]
		d.steps = append(d.steps, step{text: c.say("claim", map[string]string{
			"wrong": sentence(m.Wrong), "probe": sentence(m.Probe), "right": sentence(m.Right),
		}), weight: 2})
	}
	if c.brevity < tightly || len(d.steps) < 2 {
		d.steps = append(d.steps, step{text: c.say("own", nil), weight: 3})
	}
}

func numbered(items []QA) string {
	var lines []string
	for i, item := range items {
		lines = append(lines, fmt.Sprintf("%d) %s (%s)", i+1, sentence(leadNumber.ReplaceAllString(item.Question, "")), inline(item.Answer)))
	}
	return strings.Join(lines, " ")
}

// table writes figures in a line: "Way: by eye, folding. ...".
func table(data *PracticeData) string {
	rows := []string{strings.Join(data.Columns, " | ")}
	for _, row := range data.Rows {
		rows = append(rows, strings.Join(row, " | "))
	}
	return strings.Join(rows, " // ") + "."
}
