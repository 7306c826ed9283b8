package planner

import (
	"fmt"
	"slices"
	"strings"
)

// teach writes a task of the card; where there is no further task, learners practise.
func (c *composer) teach(d *draft, at int) {
	if at >= len(c.tasks) {
		c.practice(d)
		return
	}
	task := c.tasks[at]
	d.title = inline(task.Title)
	key := "teachAbout"
	if at > 0 {
		key = "again"
	}
	if c.brevity < 2 {
		d.about = append(d.about, c.say(key, nil))
	}
	d.about = append(d.about, c.serves(task))
	if at == 0 || c.brevity < 4 {
		d.about = append(d.about, "If something is missing: "+sentence(task.Fallback))
	}
	d.grouping = c.taskGrouping(task)
	d.materials = task.Materials
	d.safety = sentences(task.Safety...)
	d.support = c.extra(c.card.Support, at*2)
	d.extension = c.extra(c.card.Extension, at*3)
	d.spareSupport, d.spareExtension = c.spare(c.card.Support, at*2), c.spare(c.card.Extension, at*3)
	d.check = c.say("teachCheck", map[string]string{"expect": sentence(task.Expect)})
	if c.brevity < 2 {
		d.check += " " + c.say("next", nil)
	}

	var m *Misconception
	if at < len(c.card.Misconceptions) {
		m = &c.card.Misconceptions[at]
	}
	if m != nil && at > 0 && c.brevity < 2 {
		d.steps = append(d.steps, step{text: fmt.Sprintf("Before you start, ask: \"%s\" Take three answers.", sentence(m.Probe)), weight: 2})
	}
	if task.Text != "" {
		d.steps = append(d.steps, step{text: c.say("read", map[string]string{"text": task.Text}), weight: 4, keep: true})
	}
	if task.Change != "" {
		d.steps = append(d.steps, step{text: c.say("fair", map[string]string{
			"change": inline(lowerFirst(task.Change)), "measure": inline(lowerFirst(task.Measure)), "keep": inline(strings.Join(task.Keep, ", ")),
		}), weight: 1})
	}
	if d.slot.minutes < 2*len(task.Steps) {
		d.steps = append(d.steps, step{text: "Time is short: do the task yourself in front, and let learners predict and answer.", weight: 1, keep: true})
	}
	for _, text := range task.Steps {
		d.steps = append(d.steps, step{text: sentence(text), weight: 4, keep: true})
	}
	if task.Practice != nil && (c.brevity < 2 || mentions(task, "practice data")) {
		d.steps = append(d.steps, step{text: c.say("data", map[string]string{
			"table": table(task.Practice), "question": sentence(task.Practice.Question), "answer": sentence(task.Practice.Answer),
		}), weight: 2})
	}
	if task.Kind == "practice" && at == 0 && !c.has("practice") && c.brevity < 2 {
		if worked, ok := c.workedStep(); ok {
			d.steps = append(d.steps, worked)
		}
	}
	most := max(2, 4-c.brevity)
	if at > 0 && c.brevity > 4 {
		most = 0
	}
	if mentions(task, "item") {
		most = len(task.Items)
	}
	if items := firstOf(task.Items, most); len(items) > 0 {
		d.steps = append(d.steps, step{text: c.say("items", map[string]string{"items": numbered(items)}), weight: 4})
		c.spareItems = slices.DeleteFunc(c.spareItems, func(q QA) bool {
			return slices.ContainsFunc(items, func(i QA) bool { return i.Question == q.Question })
		})
	}
	if idea := c.nextIdea(); idea != "" && (at == 0 || c.brevity < 5) {
		d.steps = append(d.steps, step{text: c.say("explain", map[string]string{"idea": idea}), weight: 2, keep: true})
	}
	if m != nil && (at == 0 || c.brevity < 2) {
		d.steps = append(d.steps, step{text: c.say("return", nil), weight: 1, keep: at == 0})
	}
}

// mentions tells whether a task itself sends learners to one of its parts.
func mentions(task Task, part string) bool {
	return strings.Contains(strings.ToLower(strings.Join(task.Steps, " ")+" "+task.Fallback), part)
}

// has tells whether the schedule has a block.
func (c *composer) has(block string) bool {
	return slices.ContainsFunc(c.slotsInDay, func(s slot) bool { return s.block == block })
}

// serves names the objectives that a task works towards by their numbers.
func (c *composer) serves(task Task) string {
	var numbers []string
	for i, g := range c.goals {
		if !slices.Contains(task.Objectives, g.id) || i == len(c.goals)-1 {
			continue
		}
		numbers = append(numbers, fmt.Sprint(i+1))
	}
	switch len(numbers) {
	case 0:
		return ""
	case 1:
		return "It serves objective " + numbers[0] + "."
	}
	return "It serves objectives " + list(numbers) + "."
}

func (c *composer) taskGrouping(task Task) string {
	switch {
	case task.GroupSize <= 1:
		return "alone"
	case task.GroupSize == 2:
		return "pairs"
	}
	return c.class.grouping()
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
	d.grouping = "alone, then pairs"
	d.about = append(d.about, c.say("practiceAbout", nil))
	d.check = c.say("practiceCheck", nil) + " " + c.say("next", nil)
	d.support = c.extra(c.card.Support, 2)
	d.extension = c.extra(c.card.Extension, 3)
	if worked, ok := c.workedStep(); ok {
		d.steps = append(d.steps, worked)
	}
	if items := firstOf(c.spareItems, max(2, 5-c.brevity)); len(items) > 0 && (c.brevity < mostBrevity || len(d.steps) == 0) {
		d.steps = append(d.steps, step{text: c.say("items", map[string]string{"items": numbered(items)}), weight: 6, keep: true})
		c.spareItems = c.spareItems[len(items):]
	}
	if idea := c.nextIdea(); idea != "" {
		d.steps = append(d.steps, step{text: c.say("explain", map[string]string{"idea": idea}), weight: 2, keep: true})
	}
	if m := len(c.card.Misconceptions); m > 1 && c.brevity < mostBrevity && !c.mistakeFound {
		c.mistakeFound = true
		last := c.card.Misconceptions[m-1]
		d.steps = append(d.steps, step{text: fmt.Sprintf("Find the mistake: \"%s\" Pairs explain to each other what is so: %s", sentence(last.Wrong), sentence(last.Right)), weight: 2})
	}
	if c.brevity == mostBrevity {
		return
	}
	d.steps = append(d.steps, step{text: c.say("own", nil), weight: 3})
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
