package planner

import (
	"math"
	"slices"
	"strings"

	"somo/app/regexp"
)

// chooseTasks takes as many tasks as the lessons have room for, those that serve most objectives first.
func (c *composer) chooseTasks() []Task {
	room, minutes := 0, 0
	for _, s := range c.slotsInDay {
		if s.block == "teach1" || s.block == "teach2" {
			minutes = max(minutes, s.minutes)
			room++
		}
	}
	brief := c.single || c.brevity >= oneTask && !c.onLine() && !slices.ContainsFunc(c.allSlots, func(s slot) bool { return s.block == "practice" }) || c.brevity == mostBrevity && !(c.onLine() && slices.ContainsFunc(c.card.Tasks, hasTextToPractise))
	left := slices.Clone(c.card.Tasks)
	if c.notes.noFood {
		if free := slices.DeleteFunc(slices.Clone(left), func(t Task) bool { return !foodFree(t.Materials) }); len(free) > 0 {
			left = free
		}
	}
	if done := slices.DeleteFunc(slices.Clone(left), c.lacksReagent); len(done) > 0 {
		left = done
	}
	asked := slices.Clone(c.dealing(left, inFull(c.request.Topic)))
	letters := loneLetters(c.request.Topic)
	for i, t := range left {
		if len(letters) == 0 {
			break
		}
		asked[i] += sharedLetters(letters, loneLetters(t.Title+" "+t.Text+" "+strings.Join(t.Steps, " ")))
	}
	fitting := c.dealing(left, c.request.AdditionalInfo+" "+c.question+" "+c.artefact.Type+" "+c.artefact.Brief+" "+c.needModel+" "+c.exemplar)
	making := c.dealing(left, strings.Join(slices.Concat(c.artefact.Steps, c.artefact.Tests), " "))
	works := make([]string, len(left))
	for i, task := range left {
		works[i] = task.Title + " " + task.Text + " " + strings.Join(task.Steps, " ")
	}
	focused := c.focusIn(works)
	parts := c.partsIn(left)
	served, taught := map[string]bool{}, make([]float64, len(c.parts))
	lettered := byLetter.MatchString(strings.Join(c.artefact.Steps, " ") + " " + c.artefact.Brief + " " + c.exemplar)
	var chosen []int
	// aside tells of a task that has nothing of the part of the topic that is asked for, where the first task has.
	aside := func(i int) bool {
		return !c.onLine() && len(c.focus) > 0 && len(chosen) > 0 && left[i].ID != c.storyTask && c.kit(left[i]) == 0 && focused[chosen[0]] > 0 && focused[i] == 0 && untaught(parts[i], taught) < leastPartTaught
	}
	for len(chosen) < room && len(chosen) < len(left) {
		best, most := -1, math.MinInt
		for i, task := range left {
			if slices.Contains(chosen, i) || len(chosen) == 0 && c.isGuest(task) && len(left) > 1 {
				continue // the card of the topic comes first
			}
			fresh := 0
			for _, id := range task.Objectives {
				if !served[id] {
					fresh++
				}
			}
			worth := 2*fresh + 2*min(3, asked[i]) + min(3, fitting[i]) + min(5, making[i]/2) + min(mostFocus, focused[i])
			if task.ID == c.storyTask {
				worth += 4
				if focused[i] == slices.Max(focused) {
					worth += ofStory
				}
			}
			worth += 3 * min(2, c.kit(task))
			if task.Kind == "investigation" && 2*minutes < task.Minutes {
				worth -= 4 // what has to be waited for cannot be seen in so short a time
			}
			if lettered && letteredSources.MatchString(task.Text) {
				worth += ofLetters
			}
			if c.onLine() && i == 0 && 4*minutes >= 3*task.Minutes {
				worth += heartOfLine
			}
			if c.outOfRange(task) {
				worth -= tooLarge
			}
			if aside(i) || c.abroad[task.ID] {
				worth -= besides
			}
			if !c.single {
				worth += int(ofPart * untaught(parts[i], taught))
			}
			if worth > most {
				best, most = i, worth
			}
		}
		if brief && len(chosen) == 1 && (c.single || untaught(parts[best], taught) < leastPartTaught) {
			break // the plan has to be short, and the first task has all that the topic names
		}
		if len(chosen) == 1 && aside(best) && len(left[chosen[0]].Items) >= keptItems {
			break // nothing else is on the part of the topic that is asked for, so the time is for exercises on it
		}
		chosen = append(chosen, best)
		for p, share := range parts[best] {
			taught[p] = max(taught[p], share)
		}
		for _, id := range left[best].Objectives {
			served[id] = true
		}
	}
	slices.Sort(chosen) // the order of the card is the order of teaching
	if len(chosen) == 2 && left[chosen[1]].ID == c.storyTask && asked[chosen[1]] > asked[chosen[0]] && c.isShort("teach2") {
		slices.Reverse(chosen) // what the teacher asks for has the longer lesson
	}
	var tasks []Task
	for _, i := range chosen {
		tasks = append(tasks, left[i])
	}
	return tasks
}

// hasTextToPractise tells whether exercises are on a text, of which the product of a line may speak.
func hasTextToPractise(t Task) bool { return t.Kind == "practice" && t.Text != "" }

// ofPart is how much it counts that a task teaches a part of the topic that no other chosen task does, and leastPartTaught how
// much of a part must be left for a second task where a plan has to be short.
const (
	ofPart          = 20.0
	leastPartTaught = 0.5
)

// ofLetters is how much it counts that a task prints the sources which the product and its model work call by letters.
const ofLetters = 20

var (
	// byLetter is how a product or a model work calls a source: "with source letters", "Menelik rejected it (F)".
	byLetter = regexp.MustCompile(`\bsource letters?\b|\b[Ss]ources? [A-H]\b|\bline of [A-H]\b|\([A-H]\)`)
	// letteredSources are sources that stand one below the other, each with its letter.
	letteredSources = regexp.MustCompile(`(?m)^(?:Source )?B[,.:)] (?s:.*)^(?:Source )?C[,.:)] `)
)

// heartOfLine is how much it counts that a task is the first of a line, of which its questions, its product and its model work speak.
const heartOfLine = 10

// besides is how much it counts against a second task that it has nothing of what is asked for.
const besides = 8

// untaught is how much more a task has on the parts of the topic than what is taught.
func untaught(parts, taught []float64) float64 {
	most := 0.0
	for p, share := range parts {
		most += max(0, share-taught[p])
	}
	return most
}

// isGuest tells whether a task is from a second card.
func (c *composer) isGuest(task Task) bool {
	return slices.ContainsFunc(c.guests, func(g guest) bool { return g.task == task.ID })
}

// ofStory is how much more it counts that the story prepares for its product by a task, where no other task is nearer to what
// the teacher named: hardly any other comes before it.
const ofStory = 8

// mostFocus is how much it counts at most that a task is on the part of the topic that the teacher asked for: as much as
// three objectives that no other task serves. The second task, too, is on that part.
const mostFocus = 6

// isShort tells whether a block has less time than a first task.
func (c *composer) isShort(block string) bool {
	minutes := map[string]int{}
	for _, s := range c.slotsInDay {
		minutes[s.block] += s.minutes
	}
	return minutes[block] < minutes["teach1"]
}

// notInStore is how much it counts that a class which lists what it has does not have what a task is done with: nothing
// that a story prepares for outweighs it.
const notInStore = 16

// reagents are things of a laboratory for which nothing from a kitchen or a yard stands.
var reagents = regexp.MustCompile(`(?i)\b(?:hydrochloric|sulfuric|sulphuric|nitric|ethanoic|sodium hydroxide|potassium|copper(?:\(II\))? sul(?:f|ph)ate|magnesium|zinc (?:granules|metal|strips?|powder)|hydrogen peroxide|marble chips|limestone chips|silver nitrate|universal indicator|litmus)\b`)

// lacksReagent tells whether a task needs such a thing, which is not among those that a teacher lists.
func (c *composer) lacksReagent(task Task) bool {
	return len(c.notes.things) > 0 && slices.ContainsFunc(task.Materials, func(m Material) bool {
		return reagents.MatchString(m.Item) && !slices.ContainsFunc(c.notes.things, func(thing string) bool { return isNamed(thing, m.Item) })
	})
}

// kit counts the things that the class has and a task needs, which are then not left unused.
func (c *composer) kit(task Task) int {
	if len(c.notes.things) == 0 {
		return 0
	}
	needed := c.newWork("", nil, task.Materials)
	found := 0
	for _, thing := range c.notes.things {
		if needed.needs(thing) {
			found++
		}
	}
	return found
}
