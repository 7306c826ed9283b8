package planner

import (
	"slices"
	"strconv"
	"strings"

	"somo/app/regexp"
)

// group are some learners of a class, of whom the teacher says how many they are and what they cannot do yet.
type group struct {
	who    string // "about ten learners"
	cannot string // "count past 10"
	upTo   int    // to which number they count, 0 where that is not said
}

const (
	// numberOf is how many learners are meant, where it is not most of them.
	numberOf = `(?:about |around |almost |nearly |some |at least |more than |the other )?(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|half|a third|one third|a quarter|several|a few|some)`
	// ofWhich stands behind the number.
	ofWhich      = `(?: of (?:them|my|the|our|these)(?: class)?)?( (?:learners|children|pupils|students|boys|girls))?`
	someLearners = `(` + numberOf + `)` + ofWhich
	anyLearners  = `(` + numberOf + `|many|most|two thirds)` + ofWhich
)

var (
	// countsTo is how far some count.
	countsTo = regexp.MustCompile(`(?i)\b` + someLearners + ` (?:still )?(?:(?:cannot|can't|can not|do not|don't)(?: yet)? count (?:past|beyond|above|over|up to|to|further than|more than)|(?:can )?(?:only )?count (?:only )?(?:up )?to) (\d{1,3}|five|ten|twenty|hundred)\b`)
	// readsLittle is who does not read yet, or reads little.
	readsLittle = regexp.MustCompile(`(?i)\b` + someLearners + ` (?:still )?((?:cannot|can't|can not|do not|don't)(?: yet)? read(?: (?:yet|well|alone|a (?:full |whole |single )?sentence|full sentences|sentences|a word|words|english|or write))*|read (?:very )?(?:poorly|badly|slowly|little|with difficulty|word by word|(?:far |well )?below [^.;,]{3,30}\b)|(?:do not|don't) (?:yet )?know (?:all )?(?:the |their )?(?:letters|alphabet)(?: yet)?|are (?:very )?(?:weak|poor|behind|slow) (?:in|at) reading)`)
	// missedIt is who has not learnt something that others have.
	missedIt = regexp.MustCompile(`(?i)\b` + someLearners + ` ((?:did not|didn't|have not|haven't|have never|never) (?:yet )?(?:learn|learnt|learned|study|studied|do|done|meet|met|cover|covered|touch|touched|use|used|type|typed|been to|been taught|see|seen|do|did|hold|held|attend|attended|go to|went to) [^.;,]{3,50})(?:[.!]|$)`)
	// didBefore are some who have done a thing that others have never done: "Some typed before, many never."
	didBefore = regexp.MustCompile(`(?i)\b` + someLearners + ` (?:have )?(\pL{2,}(?:ed|t|n|ne|de)(?: [^.;,]{2,30})?) before,? (?:but |and )?` + anyLearners + `(?: have)? never\b`)
	// asNumber are words for the numbers to which children count.
	asNumber = map[string]int{"five": 5, "ten": 10, "twenty": 20, "hundred": 100}
)

// groupRules read which learners have a difficulty of their own with the topic, and how many they are.
func groupRules() []noteRule {
	return []noteRule{
		hinted("count", noteRule{pattern: countsTo, unless: regexp.MustCompile(`(?i)^(?:most|many) (?:\pL+ )?(?:can )?count (?:up )?to`), read: func(n *notes, _ string, found []string) {
			limit := number(found[3])
			if limit == 0 {
				limit = asNumber[strings.ToLower(found[3])]
			}
			n.countGroup(group{who: whoOf(found), upTo: limit})
		}}),
		hinted("read letters alphabet reading", noteRule{pattern: readsLittle, read: func(n *notes, _ string, found []string) {
			n.readGroup(group{who: whoOf(found), cannot: found[3]})
		}}),
		hinted("never learn study done meet cover touch used type been seen hold attend went", noteRule{pattern: didBefore, read: func(n *notes, _ string, found []string) {
			n.change("teach1", always(n.says.text("note.didBefore", "did", found[3])), n.says.text("used.mixedStart"))
		}}),
		hinted("never not didn haven", noteRule{pattern: missedIt, unless: regexp.MustCompile(`(?i)\b(?:homework|breakfast|food|shoes|uniform|fees|lunch)\b|\bbefore, `), read: func(n *notes, _ string, found []string) {
			n.missedGroup(group{who: whoOf(found), cannot: found[3]})
		}}),
	}
}

// whoOf are the learners of a group, as they stand at the beginning of a sentence: "About ten learners".
func whoOf(found []string) string {
	if found[2] == "" {
		return upperFirst(strings.ToLower(found[1]))
	}
	return upperFirst(strings.ToLower(found[1] + found[2]))
}

// help puts support for some learners into a block.
func (n *notes) help(block, text string) {
	n.change(block, always(text), "")
	n.asHelp()
}

// ask says how some learners answer the quiz.
func (n *notes) ask(text string) {
	n.change("show", always(text), "")
	n.atFirst()
}

// supportWith makes a text the support of an activity, behind what other notes ask for.
func (c *composer) supportWith(d *draft, text string) {
	if slices.Contains(c.ownHelp, d.support) {
		text = d.support + " " + text
	}
	d.support = text
	c.ownHelp = append(c.ownHelp, text)
}

// countGroup gives learners who do not count so far the same work with smaller numbers.
func (n *notes) countGroup(g group) {
	limit := strconv.Itoa(g.upTo)
	n.note("teach1", "countGroup", "who", g.who, "n", limit)
	n.asHelp()
	n.inWork(func(c *composer) (block, text string) {
		return "practice", sentences(c.text("note.countThings", "n", limit), numbered(c.itemsUpTo(g.upTo)))
	}, "")
	n.asHelp()
	n.help("make", n.says.text("note.countMake", "n", limit, "where", n.says.text("note.inWork")))
	n.ask(n.says.text("note.countMake", "n", limit, "where", n.says.text("note.inQuiz")))
}

// readGroup gives learners who do not read yet a partner's voice, minutes with the teacher and answers without writing.
func (n *notes) readGroup(g group) {
	n.change("teach1", always(sentences(g.who+" "+g.cannot, n.says.text("note.readers"))), n.says.text("used.readers"))
	n.asHelp()
	n.help("practice", n.says.text("note.readMinutes"))
	n.help("make", n.says.text("note.readMake"))
	n.ask(n.says.text("note.readQuiz"))
}

// missedGroup has learners who missed something begin with it.
func (n *notes) missedGroup(g group) {
	n.change("teach1", always(sentences(g.who+" "+g.cannot, n.says.text("note.mixedStart"))), n.says.text("used.mixedStart"))
	n.asHelp()
	n.help("practice", n.says.text("note.missedMinutes"))
}

// sumNumbers are the whole numbers of an exercise.
var sumNumbers = regexp.MustCompile(`\d+`)

// mostSmall are so many exercises for learners who work with smaller numbers.
const mostSmall = 3

// itemsUpTo are exercises of the card, of any band, with numbers up to a limit only.
func (c *composer) itemsUpTo(limit int) []QA {
	var found []QA
	for _, task := range c.whole.Tasks {
		for _, q := range task.Items {
			text := leadNumber.ReplaceAllString(q.Question, "")
			all := sumNumbers.FindAllString(text+" "+q.Answer, -1)
			if len(all) < 2 || c.printed(text) || !bareSum.MatchString(strings.TrimSuffix(text, ".")) || slices.ContainsFunc(all, func(said string) bool { return number(said) > limit }) {
				continue
			}
			if found = append(found, QA{Question: text, Answer: q.Answer}); len(found) == mostSmall {
				return found
			}
		}
	}
	return found
}

// printed tells whether an exercise stands in the plan.
func (c *composer) printed(question string) bool {
	return slices.ContainsFunc(c.drafts, func(d *draft) bool {
		return slices.ContainsFunc(d.items, func(q QA) bool { return leadNumber.ReplaceAllString(q.Question, "") == question })
	})
}
