package planner

import (
	"slices"
	"strconv"
	"strings"

	"somo/app/lesson"
)

// draft is an activity before its minutes are shared out.
type draft struct {
	slot      slot
	title     string
	about     []string
	grouping  string
	steps     []step
	materials []Material
	check     string
	support   string
	extension string
	safety    string
	results   bool       // learners have results of their own or figures
	exercises bool       // learners work on exercises
	items     []QA       // those exercises, in their order
	ahead     []string   // what has to be begun days before its lesson
	early     []string   // what the teacher does just before it
	tools     []Material // to write and draw with
}

// activities drafts every block of the schedule, in order.
func (c *composer) activities() []*draft {
	blocks := map[string]bool{}
	c.slotsInDay = c.allSlots
	if c.brevity >= oneTask && !c.onLine() || len(c.tasks) < 2 {
		c.slotsInDay = foldInto(c.slotsInDay, "practice", "teach2")
	}
	if c.brevity >= shortWays {
		c.slotsInDay = foldInto(foldInto(c.slotsInDay, "finish", "make"), "mend", "try")
	}
	for _, s := range c.slotsInDay {
		blocks[s.block] = true
	}
	var drafts []*draft
	for _, s := range c.slotsInDay {
		d := &draft{slot: s, grouping: c.grouping()}
		c.known, c.met = phaseOf[s.block] != "Empathize" && s.block != "need", s.block != "meet"
		switch s.block {
		case "meet":
			c.meet(d)
		case "teach1":
			c.teach(d, 0)
		case "teach2":
			c.teach(d, 1)
		case "practice":
			c.practice(d)
		case "need":
			c.need(d)
		case "ideas":
			c.ideas(d)
		case "make":
			c.make(d)
		case "finish":
			c.finish(d)
		case "try":
			c.try(d)
		case "mend":
			c.mend(d)
		case "show":
			c.show(d)
		}
		drafts = append(drafts, d)
	}
	c.close(drafts)
	if !blocks["need"] {
		c.needIn(drafts[1]) // what people said is fresh
	}
	last := drafts[len(drafts)-1]
	if !blocks["mend"] {
		tried := drafts[slices.IndexFunc(drafts, func(d *draft) bool { return d.slot.block == "try" })]
		mending := c.mendSteps()
		if tried.slot.minutes < leastForTwoTests || c.overfull(tried, mending) {
			mending = mending[:1]
			mending[0].text += " " + c.say(c.forAge("retestBrief"), nil)
		}
		tried.steps = append(tried.steps, mending...)
	}
	if !blocks["show"] {
		last.steps = append(last.steps, c.endsWithQuiz(last.slot.minutes)...)
	}
	return drafts
}

// foldInto gives the time of a block to the one before it.
func foldInto(slots []slot, block, into string) []slot {
	var kept []slot
	for _, s := range slots {
		if last := len(kept) - 1; s.block == block && last >= 0 && kept[last].block == into {
			if s.lesson >= kept[last].lesson+kept[last].span {
				kept[last].span += s.span
			}
			kept[last].minutes += s.minutes
			continue
		}
		kept = append(kept, s)
	}
	return kept
}

// routine picks a way to teach a block that fits the age, the time and the weather.
func (c *composer) routine(d *draft) routine {
	fits := func(timed, allowed bool) []*routine {
		var found []*routine
		for i := range c.banks.routines {
			r := &c.banks.routines[i]
			if r.Block != d.slot.block || !forBand(r.Bands, c.routineBand()) || r.Outdoor && c.notes.indoors {
				continue
			}
			if timed && (d.slot.minutes < r.Minutes[0] || d.slot.minutes > r.Minutes[1]) || allowed && c.forbids(*r) {
				continue
			}
			found = append(found, r)
		}
		return found
	}
	choices := fits(true, true)
	for _, way := range [][2]bool{{false, true}, {true, false}, {false, false}} {
		if len(choices) == 0 {
			choices = quickest(fits(way[0], way[1]))
		}
	}
	if len(choices) == 0 {
		return routine{}
	}
	if c.brevity >= shortWays || c.inOneLesson() {
		lengths := make(map[string]int, len(choices))
		for _, r := range choices {
			lengths[r.ID] = recall(&c.memory.ways, r.ID, r.words)
		}
		slices.SortStableFunc(choices, func(a, b *routine) int { return lengths[a.ID] - lengths[b.ID] })
		choices = choices[:max(min(3, len(choices)), ceilDiv(len(choices), 3))]
	}
	way := pick(c.seed, "way "+d.slot.block, choices)
	if way.Scene && !peopled(c.phenomenon) {
		if others := slices.DeleteFunc(slices.Clone(choices), func(r *routine) bool { return r.Scene }); len(others) > 0 {
			way = pick(c.seed, "way "+d.slot.block, others)
		}
	}
	return way.inWords(c.isStaged())
}

// quickest are the routines that need the least time.
func quickest(choices []*routine) []*routine {
	least := 0
	for i, r := range choices {
		if i == 0 || r.Minutes[0] < least {
			least = r.Minutes[0]
		}
	}
	return slices.DeleteFunc(choices, func(r *routine) bool { return r.Minutes[0] > least })
}

// follow writes a routine into a draft.
func (c *composer) follow(d *draft, r routine, inner []step) {
	d.title = r.Title
	d.materials = append(d.materials, r.Materials...)
	d.support, d.extension = sentence(r.Quiet), sentence(r.Stretch)
	d.grouping = strings.ReplaceAll(r.Grouping, "{teams}", c.grouping())
	untold := r.Block == "meet" && c.needTold != ""
	for _, s := range r.Steps {
		if part, ok := ownSteps(s.Text, inner); ok {
			d.steps = append(d.steps, part...)
			continue
		}
		if !s.Keep && (c.brevity > 1 || c.brevity > 0 && s.Weight < 3) {
			continue
		}
		if untold && meetsUser(s.Text) {
			d.steps = append(d.steps, step{text: c.readCase(), weight: 1, keep: true})
			untold = false
		}
		if text, ok := c.fill(s.Text); ok {
			if r.Block == "meet" && strings.Contains(s.Text, "{asks}") {
				text += c.answersFrom()
			}
			least := 0
			if strings.Contains(s.Text, "{tries}") {
				text = c.withUsers(r, text)
				least = min(longestTry, d.slot.minutes/3) // people use the work here
			}
			d.steps = append(d.steps, step{text: text, weight: s.Weight, least: least, keep: s.Keep})
		}
	}
}

// longestTry is how many minutes people need to try a product.
const longestTry = 7

// ownSteps are the steps of the artefact for which a step of a routine stands: ">" for all, ">1" and ">2" for each half.
func ownSteps(text string, inner []step) ([]step, bool) {
	half := ceilDiv(len(inner), 2)
	switch text {
	case ">":
		return inner, true
	case ">1":
		return inner[:half], true
	case ">2":
		return inner[half:], true
	}
	return nil, false
}

// spare is the line of support or extension of the card that says most of what a piece of work does, and at least so many
// of its words; each is used once.
func (c *composer) spare(lines []string, work map[string]bool, least int) string {
	best, most := "", least-1
	for _, line := range c.within(lines) {
		if n := shared(work, c.stems(line)); n > most && !c.helped[line] && !c.ofOther(line, 1) && !c.strays(line) && !c.unmade(line) {
			best, most = line, n
		}
	}
	if best == "" {
		return ""
	}
	c.helped[best] = true
	return sentence(best)
}

// activity shares out the minutes of a draft and writes it as it stands in the plan.
func (c *composer) activity(d *draft) lesson.Activity {
	steps, longest := fit(d.steps, d.slot.minutes, c.profile.StepMinutes[0]), c.profile.StepMinutes[1]
	if d.slot.span == 1 {
		steps = limited(steps, c.mostSteps(d.slot.minutes), longest)
	}
	for d.slot.span == 1 && len(steps)*longest < d.slot.minutes && c.brevity < 1 && c.said["fill"] < len(c.banks.wordings["fill"]) {
		text := c.say("fill", nil)
		if strings.Contains(text, `""`) || strings.HasSuffix(text, ":") {
			continue // it had nothing left to say
		}
		steps = slices.Insert(steps, max(1, len(steps)-1), step{text: text, weight: 2})
	}
	var lines []string
	if d.slot.span > 1 {
		lines = texted(steps)
		if phaseOf[d.slot.block] != "Define" { // a task decides for itself where it can be cut
			lines = c.overLessons(steps, d.slot.lesson, d.slot.span)
		}
		line := c.text("spanTime", "n", strconv.Itoa(d.slot.span))
		if !c.spanSaid {
			line += " " + c.text("spanAdvice")
			c.spanSaid = true
		}
		lines = append(lines, line)
	} else {
		var parts []int
		steps, parts = c.inShortTurns(steps, d.slot.minutes)
		lines = c.spokenIn(c.timed(steps, filled(steps, parts, d.slot.minutes), d.slot.from))
	}
	activity := lesson.Activity{
		Phase: phaseOf[d.slot.block], Title: c.lessonName(d.slot) + ": " + d.title, Description: strings.Join(c.withoutLostData(d.about, lines), " "), Materials: c.thingsFor(d),
		Minutes: d.slot.minutes, Grouping: d.grouping, Steps: lines, Check: d.check, Support: d.support, Extension: d.extension, Safety: d.safety,
	}
	if cut := c.cutPoint(d, steps, lines); cut != "" {
		activity.Description += " " + cut
	}
	if c.brevity > 0 && d.slot.block != "teach1" && d.slot.block != "teach2" {
		activity.Extension = "" // given back where there is room
	}
	if at := strings.IndexAny(activity.Check, ".?!"); c.brevity >= shortWays && at > 0 && !strings.HasPrefix(d.slot.block, "teach") {
		activity.Check = activity.Check[:at+1]
	}
	return activity
}

func (c *composer) lessonName(s slot) string {
	switch {
	case s.span == 2:
		return c.text("inTwoLessons", "first", strconv.Itoa(s.lesson), "last", strconv.Itoa(s.lesson+1))
	case s.span > 2:
		return c.text("inLessons", "first", strconv.Itoa(s.lesson), "last", strconv.Itoa(s.lesson+s.span-1))
	}
	return c.text("inLesson", "first", strconv.Itoa(s.lesson))
}
