package planner

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"somo/app/regexp"
)

// Minutes for an exercise, and for what follows the exercises of a task.
const (
	anItem = 2
	// minutesOfExample are what a class needs to work an example line by line.
	minutesOfExample = 4
	afterItems       = 4
	leastOfLine      = 5 // exercises of a line, which are its heart
)

var (
	// sendsToItems finds a step of a task that sends learners to its exercises.
	sendsToItems = regexp.MustCompile(`(?i)\b(?:the|each|all|an|one|two|three|four|five|six|seven|eight|first|next|other|sorting|money|food) items?\b|\bitems? \d|\bitems below`)
	// listsItems is such a step for all of them, where one before it does the first together.
	listsItems = regexp.MustCompile(`(?i)\b(?:the|all|other) items\b|\bitems \d`)
	allItems   = regexp.MustCompile(`\bitems 1 to \d+\b|\bthe (?:two|three|four|five|six|seven|eight) items\b`)
	itemNumber = regexp.MustCompile(`(?i)\bitems? (\d+)(?: (?:to|and) (\d+))?`)
)

// taskItems gives the exercises of a task with their answers: in the step that sends learners there, or in one of their own.
func (c *composer) taskItems(d *draft, first, at int, task Task) {
	if len(task.Items) == 0 {
		return
	}
	sent := sendingStep(d.steps, first)
	for i := max(sent, first); sent >= 0 && i < len(d.steps); i++ {
		d.steps[i].text = allItems.ReplaceAllString(d.steps[i].text, c.text("theItems"))
	}
	most := max(2, 4-c.brevity)
	if at > 0 && c.brevity > 4 && c.has("practice") && sent < 0 {
		most = 0
	}
	if sent < 0 && task.Kind != "practice" && c.practises() {
		most = 0 // they have a time of their own
	}
	if task.Kind == "practice" && c.brevity < oneTask && !c.has("practice") {
		most = max(most, 3)
	}
	if task.Kind == "practice" && c.onLine() {
		most = max(most, fewestToPractise)
	}
	if d.slot.span == 1 {
		room := (d.slot.minutes - needed(d.steps) - afterItems) / anItem
		if sent >= 0 || task.Kind == "practice" && !c.has("practice") {
			room = max(room, leastItems)
			if c.onLine() {
				room = max(room, leastOfLine)
			}
		}
		most = min(most, room)
	}
	if sent >= 0 {
		most = max(most, calledItem(d.steps[sent:]))
	}
	left := c.notInQuiz(task.Items)
	if calledItem(d.steps) == 0 {
		left = c.notAgain(task.Items)
	}
	choose := func(most int) []QA {
		if calledItem(d.steps[first:]) == 0 {
			return ofShortList(task, left, most)
		}
		return firstOf(left, most)
	}
	items := choose(min(max(0, most), len(left)))
	for d.slot.span == 1 && len(items) > 2 && sent < 0 && needed(d.steps)+minutesFor(items)+afterItems > d.slot.minutes {
		items = choose(len(items) - 1)
	}
	if len(items) == 0 {
		return
	}
	items = withLast(items, left, d.steps[first:])
	d.items = items
	if d.steps = leftItems(d.steps, first, len(items), c.text("theItems")); sent >= 0 {
		sent = sendingStep(d.steps, first)
	}
	if sent < 0 {
		d.steps = append(d.steps, step{text: c.say(c.forAge("items"), map[string]string{"items": numbered(items)}), weight: 4, least: minutesFor(items), lasts: minutesFor(items), keep: task.Kind == "practice", work: true})
	} else {
		s := &d.steps[sent]
		s.least, s.most = s.least+minutesFor(items)-anItem, 0
		s.lasts = max(c.takes(s.text), 2*s.least/3) // pairs who work well take less than each item alone would
		s.text = sentence(s.text) + " " + numbered(items)
	}
	if sent >= 0 && len(items) < len(task.Items) {
		d.steps = withoutUnprintedSums(d.steps, sent+1)
	}
	c.spareItems = slices.DeleteFunc(c.spareItems, func(q QA) bool {
		return slices.ContainsFunc(items, func(i QA) bool { return i.Question == q.Question })
	})
}

// sendingStep is the step from one on that sends learners to all exercises, or else to some of them; -1 where none does.
func sendingStep(steps []step, from int) int {
	sent := -1
	for i := from; i < len(steps); i++ {
		if sent < 0 && sendsToItems.MatchString(steps[i].text) {
			sent = i
		}
		if sent >= 0 && listsItems.MatchString(steps[i].text) && !listsItems.MatchString(steps[sent].text) {
			sent = i // what is done together is the first of those
		}
	}
	return sent
}

// practises tells whether a plan has a time for exercises.
func (c *composer) practises() bool { return c.has("practice") || c.has("teach2") && len(c.tasks) < 2 }

// calledItem is the highest number by which steps call an exercise.
func calledItem(steps []step) int {
	highest := 0
	for _, s := range steps {
		for _, found := range itemNumber.FindAllStringSubmatch(s.text, -1) {
			for _, said := range found[1:] {
				if n, err := strconv.Atoi(said); err == nil {
					highest = max(highest, n)
				}
			}
		}
	}
	return highest
}

// workedStep shows the worked example that says most of what learners do next, and at least so many of its words; each is
// shown once.
func (c *composer) workedStep(next map[string]bool, least int) (step, bool) {
	var best QA
	most := least - 1
	for _, example := range turned(c.seed, "worked", c.card.Worked) {
		if n := shared(next, c.stems(example.Question+" "+example.Answer)); n > most && !c.worked[example.Question] && (c.onLine() || !c.strays(example.Question+" "+example.Answer) && !(least == 0 && c.ofOtherKind(example.Question+" "+example.Answer, leadOfExample))) {
			best, most = example, n
		}
	}
	if most < least {
		return step{}, false
	}
	c.worked[best.Question] = true
	return step{text: c.say("worked", map[string]string{"question": sentence(best.Question), "answer": sentence(best.Answer)}), weight: 4, least: 3, lasts: minutesOfExample, keep: true}, true
}

const (
	// roomToPractise is how many words an example and exercises have in the briefest plans.
	roomToPractise = 120
	// fewestToPractise are exercises that need no example beside them.
	fewestToPractise = 4
)

// practice shows a worked example and gives exercises with answers.
func (c *composer) practice(d *draft) {
	d.title = c.say("practiceTitle", nil)
	if d.grouping = c.text("aloneThenPairs"); c.profile.Level == "young" {
		d.grouping = c.text("pairs")
	}
	next := c.ifUnsure()
	d.check = c.say("ownCheck", nil) + " " + next
	d.extension = c.say(c.forAge("practiceStretch"), nil)
	c.leavePractice()
	var items strings.Builder
	for _, item := range c.spareItems {
		items.WriteString(item.Question + " ")
	}
	d.exercises = true
	worked, shown := c.workedStep(wordSet(items.String()), 0)
	most := min(max(fewestToPractise, 5-c.brevity), max(2, d.slot.minutes/d.slot.span/(anItem+1)))
	exercises := numbered(firstOf(c.spareItems, most))
	if c.brevity >= shortWays && shown && exercises != "" {
		// There is little room: fewer exercises then, and the example only where it is short. Learners work themselves.
		for most > fewestToPractise && wordsIn(worked.text)+wordsIn(exercises) > roomToPractise {
			most--
			exercises = numbered(firstOf(c.spareItems, most))
		}
		shown = wordsIn(worked.text)+wordsIn(exercises) <= roomToPractise || min(most, len(c.spareItems)) < fewestToPractise
	}
	if shown {
		d.steps = append(d.steps, worked)
	}
	about := "exampleAbout"
	if exercises != "" {
		if about = "practiceAbout"; !shown {
			about = "exercisesAbout"
		}
		c.practised = min(most, len(c.spareItems))
		d.items = firstOf(c.spareItems, c.practised)
		d.steps = append(d.steps, step{text: c.say(c.forAge("items"), map[string]string{"items": exercises}), weight: 6, least: minutesFor(d.items), lasts: minutesFor(d.items), keep: true})
		if min(most, len(c.spareItems)) > 1 {
			d.check = c.say(c.forAge("practiceCheck"), nil) + " " + next
		}
		c.spareItems = c.spareItems[min(len(c.spareItems), most):]
	}
	// Help names only what this step has: an example, exercises or both.
	help := "practiceHelp"
	switch {
	case exercises == "":
		help, d.extension = "exampleHelp", c.text("harderTask")
	case !shown:
		help = "exercisesHelp"
	}
	d.support = c.say(c.forAge(help), nil)
	if exercises != "" {
		c.oneMore(d)
	}
	if about == "exampleAbout" && c.aboutLives() {
		about = "exampleToldAbout"
	}
	d.about = append(d.about, c.say(c.forAge(about), nil))
	if idea := c.nextIdea(nil); idea != "" && c.brevity < tightly {
		d.steps = append(d.steps, step{text: c.say(c.forAge("explain"), map[string]string{"idea": idea}), weight: 2, keep: true})
	}
	if at := len(c.tasks); at < len(c.wrong) && c.brevity < 5 && !c.wrong[at].open {
		m := c.wrong[at]
		d.steps = append(d.steps, step{text: c.say(c.forAge("claim"), map[string]string{
			"wrong": sentence(m.Wrong), "probe": sentence(m.Probe), "right": sentence(m.Right),
		}), weight: 2})
	}
	if c.brevity < tightly || len(d.steps) < 2 || d.slot.minutes >= double*d.slot.span {
		own := "own"
		switch {
		case c.aboutLives():
			own = "ownTold"
		case c.match.entry == nil:
			own = "ownBox"
		}
		d.steps = append(d.steps, step{text: c.say(own, nil), weight: 3})
	}
}

// Words of an exercise that stands alone in a line: fewer in the question say too little.
const (
	leastAsked  = 4
	longestMore = 22
)

// oneMore gives quick learners a further exercise with its answer, where a short one is left.
func (c *composer) oneMore(d *draft) {
	if c.match.entry == nil {
		return // the exercises are in the teacher's box
	}
	at := len(c.spareItems) - 1 // exercises go from easy to hard
	for at >= 0 && !clearAlone(c.spareItems[at]) {
		at--
	}
	if at < 0 {
		return
	}
	q := c.spareItems[at]
	c.spareItems = slices.Delete(slices.Clone(c.spareItems), at, at+1)
	d.extension = c.with(c.text("oneMore"), map[string]string{"question": sentence(leadNumber.ReplaceAllString(q.Question, "")), "answer": inline(marksInside.ReplaceAllString(q.Answer, ""))})
}

// leftOpen is a gap in an exercise, which says too little in a line.
var leftOpen = regexp.MustCompile(`\.\.\.|…|__`)

// marksInside are the marks for a part of an answer: "grow (1), feed (1)".
var marksInside = regexp.MustCompile(` \(\d\)`)

// clearAlone tells whether an exercise is short, and clear without the instruction before the others.
func clearAlone(q QA) bool {
	asked, open := wordsIn(q.Question), leftOpen.MatchString(q.Question+q.Answer)
	return asked >= leastAsked && asked+wordsIn(q.Answer) <= longestMore && !open && !callsItems.MatchString(q.Question) && !strings.HasPrefix(q.Question, "That ")
}

// aboutLives tells a topic of which learners make up no cases: they might be those of a neighbour.
func (c *composer) aboutLives() bool { return c.card.Subject == "health" && c.card.Sensitivity != "" }

func numbered(items []QA) string {
	var lines []string
	for i, item := range items {
		lines = append(lines, fmt.Sprintf("%d) %s (%s)", i+1, sentence(leadNumber.ReplaceAllString(item.Question, "")), inline(marksInside.ReplaceAllString(item.Answer, ""))))
	}
	return strings.Join(lines, " ")
}

// ifUnsure is what a teacher does with learners who are unsure: in a later step or lesson, or at once where there is only one.
func (c *composer) ifUnsure() string {
	if c.class.lessons < 2 {
		return c.text("unsureNow")
	}
	return c.say("next", nil)
}
