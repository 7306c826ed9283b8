package planner

import (
	"slices"
	"strconv"
	"strings"
)

// rushed is how many minutes may be missing to a task before it is given more time.
const rushed = 3

// giveRoom gives a long second task a lesson of its own, where teams can make their product in what is left.
func (c *composer) giveRoom() {
	c.allSlots = schedule(c.class.lessons, c.class.minutes)
	if c.class.lessons != len(planTogether) || c.class.minutes >= double || len(c.tasks) < 2 {
		return
	}
	full := laid(planTogether, c.class.lessons, c.class.minutes)
	if c.taskNeeds(c.tasks[1]) > minutesIn(c.allSlots, "teach2")+rushed && c.makingNeeds() <= minutesIn(full, "make") {
		c.allSlots = full
	}
}

func minutesIn(slots []slot, block string) int {
	at := slices.IndexFunc(slots, func(s slot) bool { return s.block == block })
	if at < 0 {
		return 0
	}
	return slots[at].minutes
}

// Minutes of a task for what is said after its work, and of the making for what goes before and after it.
const (
	summingUp = 4
	aroundIt  = 4
)

// taskNeeds is how many minutes the text and the steps of a task take.
func (c *composer) taskNeeds(task Task) int {
	total := summingUp
	if task.Text != "" {
		total += 1 + wordsIn(task.Text)/50
	}
	for _, text := range task.Steps {
		total += c.work(text).needs()
	}
	return total
}

// makingNeeds is how many minutes the steps of the product take.
func (c *composer) makingNeeds() int {
	total := aroundIt
	for _, text := range c.artefact.Steps {
		total += c.work(text).needs()
	}
	return total
}

// Work that stays in a lesson from which some is carried over, and exercises with which a lesson of practice is full.
const (
	mostCarriedFrom = 3
	enoughExercises = 3
)

// carry moves the last work of a first lesson of teaching that is too full to the next, where that has time for it. A lesson
// with few exercises takes some in any case.
func (c *composer) carry(drafts []*draft) {
	c.useStanding(drafts) // which takes less time of a lesson than to wait
	for i := 0; i+1 < len(drafts); i++ {
		from, to := drafts[i], drafts[i+1]
		if from.slot.block != "teach1" || from.slot.span > 1 || to.slot.span > 1 || to.slot.lesson == from.slot.lesson || phaseOf[to.slot.block] != "Define" {
			continue
		}
		var moved []step
		for {
			last, filled := from.lastWork(), needed(moved)+needed(to.steps)
			thin := to.exercises && c.practised < enoughExercises && 4*filled < 3*to.slot.minutes
			if last < 0 || !thin && needed(from.steps) <= from.slot.minutes || filled+from.steps[last].needs() > to.slot.minutes {
				break
			}
			moved = slices.Insert(moved, 0, from.steps[last])
			from.steps = slices.Delete(slices.Clone(from.steps), last, last+1)
		}
		if len(moved) > 0 {
			moved[0].text = c.text("goOn", "n", strconv.Itoa(from.slot.lesson)) + " " + moved[0].text
			to.steps = behindExample(moved, to)
		}
	}
}

// behindExample puts work before the steps of a lesson; exercises that come last there stand behind the example of a lesson
// of practice.
func behindExample(moved []step, to *draft) []step {
	last := moved[len(moved)-1]
	if len(moved) < 2 || !to.exercises || len(to.steps) < 2 || !listsExercises(last.text) || listsExercises(to.steps[0].text) {
		return append(moved, to.steps...)
	}
	return slices.Concat(moved[:len(moved)-1], to.steps[:1], []step{last}, to.steps[1:])
}

// listsExercises tells whether a step gives exercises by number.
func listsExercises(text string) bool { return strings.Contains(text, " 1) ") }

// lastWork is the place of the last work of a lesson, or -1 where there is too little of it or results stand beside it.
func (d *draft) lastWork() int {
	last, all := -1, 0
	for i, s := range d.steps {
		if s.stood > 0 {
			return -1 // what stands is looked at while it is there
		}
		if s.work {
			last, all = i, all+1
		}
	}
	if all <= mostCarriedFrom || last+1 < len(d.steps) && strings.Contains(d.steps[last+1].text, " // ") {
		return -1
	}
	return last
}

// shift is the unit in which minutes go from one activity of a lesson to the other.
const shift = 5

// balance moves minutes between the two activities of a lesson where one has too few for its steps and the other has some left.
func (c *composer) balance(drafts []*draft) {
	for i := 0; i+1 < len(drafts); i++ {
		one, other := drafts[i], drafts[i+1]
		if one.slot.lesson != other.slot.lesson || one.slot.span > 1 || other.slot.span > 1 || len(drafts) > i+2 && drafts[i+2].slot.lesson == one.slot.lesson {
			continue
		}
		for one.short() >= rushed && other.short() <= -shift {
			one.slot.minutes, other.slot.minutes, other.slot.from = one.slot.minutes+shift, other.slot.minutes-shift, other.slot.from+shift
		}
		for other.short() >= rushed && one.short() <= -shift {
			one.slot.minutes, other.slot.minutes, other.slot.from = one.slot.minutes-shift, other.slot.minutes+shift, other.slot.from-shift
		}
	}
}

// anIdeaStep is how many minutes a step takes in which ideas are thrown in or weighed.
const anIdeaStep = 3

// short is how many minutes an activity has too few for its steps to be done in peace.
func (d *draft) short() int {
	total := 0
	for _, s := range d.steps {
		least := aStep
		if d.slot.block == "ideas" {
			least = anIdeaStep
		}
		if s.weight < 2 || s.most > 0 {
			least = 2
		}
		total += max(least, s.needs())
	}
	return total - d.slot.minutes
}
