package planner

import (
	"slices"
	"strconv"
	"strings"
	"unicode"

	"somo/app/regexp"
)

// overview has two to five sentences: what and for whom, why here, what must be said honestly, and which notes were used.
func (c *composer) overview() string {
	grade := c.class.grade
	if len(c.class.multigrade) > 1 {
		grade = c.list(c.class.multigrade)
	}
	if c.class.saidSize && grade != "" && unicode.IsDigit(rune(grade[0])) {
		grade = c.text("gradeCalled", "grade", gradeName(c.request.GradeLevel), "called", grade) // "68 8a classe" is no number
	}
	if c.class.saidSize {
		grade = strings.TrimSpace(c.text("sizeAndGrade", "n", strconv.Itoa(c.class.size), "grade", grade))
	}
	place := c.class.place
	if place == "" {
		place = c.text("thisSchool")
	}
	said := map[string]string{"grade": grade, "place": place}
	if c.brevity < tightly {
		said["user"] = c.user // nobody has met this person yet
	}
	opening := upperFirst(c.say("make", said))
	why := c.say("why", nil)
	if line := c.eventLine(); line != "" {
		why = line // for whom all this is made says more
	}
	lines := append([]string{opening, why}, firstOf(c.honest(), 2)...)
	lines = append(lines, c.noteLines()...)
	if len(lines) > mostSentences {
		lines = append(lines[:1], lines[2:]...) // why can be seen from the first lesson
	}
	return strings.Join(firstOf(lines, mostSentences), " ")
}

// mostSentences of an overview can be read at a glance.
const mostSentences = 5

// noteLines say which notes were used, what was taken where they say nothing, and what could not be planned with.
func (c *composer) noteLines() []string {
	var lines []string
	told := c.unmet
	time := []string{"lessons", c.count(c.class.lessons, "lesson"), "minutes", strconv.Itoa(c.class.minutes)}
	switch used := c.honestly(c.notes.usedLine(c.usedHere)); {
	case c.notes.tomorrow && c.class.lessons > 1 && len(c.drafts) > 0:
		lines = append(lines, c.text("notesAndTomorrow", append(time, "notes", used, "first", strconv.Itoa(draftFor(c.drafts, "teach1").slot.lesson))...))
	case c.class.saidTime && used == "":
	case c.class.saidTime:
		lines = append(lines, sentence(used))
	case used == "":
		lines = append(lines, c.say("assumed", map[string]string{"lessons": time[1], "minutes": time[3]}))
	case c.notes.minutes > 0 && c.class.lessons > 2 && len(c.drafts) > 0:
		lines = append(lines, c.text("notesAndOne", append(time, "notes", used, "first", strconv.Itoa(draftFor(c.drafts, "teach1").slot.lesson))...))
	case c.notes.minutes > 0:
		lines = append(lines, c.text("notesAndLessons", append(time, "notes", used)...))
	default:
		lines = append(lines, c.text("notesAndAssumed", append(time, "notes", used)...))
	}
	line := c.notes.toldLine(told)
	if len(c.noUse) > 0 {
		idle := c.text("note.noUse", "things", c.list(firstOf(c.noUse, 6)))
		if line != "" {
			idle = c.text("note.andNoUse", "told", strings.TrimSuffix(line, "."), "noUse", lowerFirst(idle)) // still one sentence
		}
		line = idle
	}
	if line != "" {
		lines = append(lines, line)
	}
	return lines
}

// inFallback tells whether what is done when something is missing names a thing: it may be needed then.
func (c *composer) inFallback(thing string) bool {
	named := stems(thing)
	return len(named) > 0 && slices.ContainsFunc(c.tasks, func(t Task) bool {
		return slices.Contains(c.stems(t.Fallback), named[len(named)-1])
	})
}

// losses finds what people have lost.
var losses = regexp.MustCompile(`(?i)\b(lost|died|deaths?|killed|orphan\w*|mourn\w*|grief)\b`)

// idleWords are words of a remark that say only how often or when something is.
var idleWords = words("many last year month week term some most often always every much here there people learners pupils students school class")

// fewestUsed are words of a sentence that show that the work is on what it says.
const fewestUsed = 2

// unused are the sentences of the notes of whose words most stand nowhere in the tasks.
func (c *composer) unused(told []string) []string {
	if len(told) == 0 {
		return nil
	}
	said := map[string]bool{}
	note := func(text string) {
		for _, word := range c.stems(text) {
			said[word] = true
		}
	}
	for _, task := range c.tasks {
		note(task.Title + " " + task.Text + " " + strings.Join(task.Steps, " "))
	}
	for _, d := range c.drafts {
		for _, m := range d.materials {
			note(m.Item + " " + m.Substitute)
		}
	}
	note(c.question + " " + c.phenomenon + " " + c.user + " " + c.needModel)
	return slices.DeleteFunc(slices.Clone(told), func(part string) bool {
		if c.heritage && ofTellers.MatchString(part) {
			return true // they are asked
		}
		if c.notes.care && losses.MatchString(part) {
			return true // it is met with care, and brought in nowhere
		}
		if creeping.MatchString(part) {
			return true // where it lies nobody goes
		}
		if c.foodIsExample() && c.isGivenExample(part) {
			return true // pairs write a task with it
		}
		if c.anchored("note.anchor") != "" && strings.Contains(strings.ToLower(part), strings.ToLower(c.notes.anchorClause)) {
			return true // learners find examples there
		}
		if slices.ContainsFunc(c.notes.beliefs, func(b belief) bool { return strings.Contains(b.said, strings.TrimRight(part, ".!?")) }) {
			return true // learners vote on it or mend it
		}
		if things := thingsIn(part); len(c.notes.things) > 0 && !slices.ContainsFunc(things, func(thing string) bool { return !slices.Contains(c.notes.things, thing) && !spots.MatchString(thing) }) {
			return true // the work takes them from the list of what the class has
		}
		if slices.ContainsFunc(c.notes.here, func(what string) bool { return strings.Contains(strings.ToLower(part), strings.ToLower(what)) }) {
			return true // pairs look for an example there
		}
		if head := beforeLearners(part); c.notes.onlyPlace(part) || c.quotes(part) || len(strings.Fields(head)) >= shortestCase && c.quotes(head) {
			return true // a step works with it
		}
		told := slices.DeleteFunc(plainWords(part), func(word string) bool { return idleWords[word] })
		words := slices.DeleteFunc(stems(strings.Join(told, " ")), func(word string) bool { return len(word) < 4 })
		n := shared(said, words)
		if n < fewestUsed || 2*n < len(words) || lacking.MatchString(part) {
			return false
		}
		if 4*n > 3*len(words) {
			return true
		}
		if denies(plainWords(part)) || personal.MatchString(part) {
			return false
		}
		c.usedHere = append(c.usedHere, c.caseLabel(part))
		return true
	})
}

// quotes tells whether a step repeats what a teacher wrote.
func (c *composer) quotes(part string) bool {
	if part = strings.TrimRight(part, " .!?"); c.notes.isCase(part + ".") {
		part = upperFirst(asWeTell(trimLead(part)))
	}
	return slices.ContainsFunc(c.drafts, func(d *draft) bool {
		return slices.ContainsFunc(d.steps, func(s step) bool { return strings.Contains(s.text, part) })
	})
}

// partisan is a topic that asks for a side in an election.
var partisan = regexp.MustCompile(`(?i)\b(?:which|what|whose|who|why|how)\b.*\b(?:party|parties|candidate|president|vote for|support)\b.*|\bvote for\b`)

// honest says what the teacher should know about this plan, the weightiest first; each is one sentence.
func (c *composer) honest() []string {
	var lines []string
	if line := c.unsafeLine(); line != "" {
		lines = append(lines, line)
	}
	if c.unsafe {
		kit := ""
		if c.kitOut {
			kit = c.text("kitStaysOut")
		}
		lines = append(lines, c.text("notDangerous", "topic", lowerFirst(plainName(c.label)), "kit", kit))
	} else if partisan.MatchString(c.request.Topic) {
		lines = append(lines, c.text("notPartisan", "topic", lowerFirst(plainName(c.label))))
	} else if line := c.planned(); line != "" {
		lines = append(lines, line)
	}
	if notice := c.languageNotice(); notice != "" {
		lines = append(lines, notice)
	}
	if c.gap >= 2 {
		lines = append(lines, c.text("otherAge", "grades", c.banks.bands[c.content].Grades))
	}
	if total := c.class.lessons * c.class.minutes; total < 100 {
		lines = append(lines, c.text("timeShort", "minutes", strconv.Itoa(total)))
	}
	return lines
}

// asksHow is a part of a topic that asks of the same thing: "Cholera: how it spreads and how to prevent it".
var asksHow = regexp.MustCompile(`(?i)^(?:how|why|what|when|ways?|jinsi|namna|kwa nini|comment|pourquoi|como|porqu[eê])\b`)

// anyWork are words for what is done with any topic, which name no part of one.
var anyWork = words("choosing using making finding showing naming describing comparing explaining keeping doing working understanding learning knowing")

// planned says in one sentence which topic is planned, where that is not plain, and what is left out.
func (c *composer) planned() string {
	var parts []string
	m := c.match
	card := m.entry != nil
	others := firstOf(c.untouchedCards(m.others), 3)
	if len(others) == 0 && (c.asked() == "" || languages[subjectOf(c.request.Subject)]) { // words of another language cannot be looked for in the card
		others = firstOf(slices.DeleteFunc(c.untouched(c.leftOut()), func(part string) bool { return asksHow.MatchString(part) || anyWork[strings.ToLower(part)] }), 3)
	}
	if head, _, ok := strings.Cut(c.request.Topic, ": "); ok && card && m.entry.Line {
		others = slices.DeleteFunc(slices.Clone(others), func(part string) bool { return strings.EqualFold(part, head) }) // it names the whole of which the line is one
	}
	switch {
	case card && c.early:
		return sentence(c.text(c.beginning(), "card", inline(c.label), "topic", c.asks, "link", c.link))
	case len(m.listed) > 0:
		parts = append(parts, c.text("youListed", "n", strconv.Itoa(max(m.named, len(m.listed)+1)), "topic", strings.Trim(inline(c.label), "'"), "others", strings.Join(firstOf(m.listed, 6), "; ")))
	case card && c.book() != "":
		return sentence(c.text("plannedForBook", "topic", inline(c.label), "book", c.book()))
	case card && m.tier == tierPartial && c.saysLabel() && len(others) == 0: // it is plain
	case card && (m.tier == tierPartial || c.renamed && !c.hasAll() || len(others) > 0):
		parts = append(parts, c.text("plannedAs", "topic", inline(c.label)))
	}
	if len(others) > 0 && len(m.listed) == 0 {
		parts = append(parts, c.text("notCovered", "others", c.list(others)))
	}
	switch {
	case len(c.ready) > 0:
		parts = append(parts, c.text("topicFound"))
	case m.tier == tierNone:
		parts = append(parts, c.text("topicUnclear"))
	case c.heritage:
		parts = append(parts, c.text("heritage"))
	case c.toldStory:
		parts = append(parts, c.text("toldStory"))
	case !card:
		parts = append(parts, c.say("noCard", nil))
	case c.landFacts:
		parts = append(parts, c.text("landUnknown", "land", c.asksLand.Names["en"]))
	case m.tier == tierPartial && !c.saysLabel():
		parts = append(parts, c.text("editTopic"))
	}
	if c.early {
		parts = append(parts, c.text("tooEarly"))
	}
	return sentence(strings.Join(parts, "; "))
}

// saysLabel tells whether the teacher wrote all words of the name by which the plan is called.
func (c *composer) saysLabel() bool { return hasAll(c.wordSet(c.request.Topic), c.stems(c.label)) }

// hasAll tells whether the tasks speak of all that the topic names: the plan is on it, whatever its card is called.
func (c *composer) hasAll() bool {
	asked := c.stems(c.request.Topic)
	return len(asked) > 0 && !slices.ContainsFunc(asked, func(word string) bool {
		return !everydayWords[word] && !slices.ContainsFunc(c.tasks, func(t Task) bool { return c.wordsOf(t)[word] })
	})
}

// book is a set book of which no card knows, as the teacher wrote it, where the plan is made from the card for such books.
func (c *composer) book() string {
	if c.match.entry == nil || c.match.family == nil || c.match.family.Subject != "literature" {
		return ""
	}
	return quote(briefName(c.request.Topic, longestLabel))
}

// beginning is the key of the sentence about a topic for much older learners.
func (c *composer) beginning() string {
	if c.link == "" {
		return "nearBeginning"
	}
	return "beginning"
}
