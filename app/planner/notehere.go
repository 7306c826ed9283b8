package planner

import (
	"slices"
	"strings"

	"somo/app/regexp"
)

// mostHere are as many things of the place as one example holds.
const mostHere = 2

// mostOfBoth is how many words two of them have together.
const mostOfBoth = 7

// fromHere takes something of the learners' place in which they look for an example: "weaving baskets", "the old town".
func (n *notes) fromHere(what, label string) {
	if tooMuch.MatchString(what) {
		n.trouble(n.clause) // it is done wrongly
		return
	}
	if n.hereClause == n.clause || slices.Contains(n.here, what) {
		return // one clause gives one example
	}
	n.here, n.hereClause = append(n.here, what), n.clause
	if label == workHere {
		n.inWork(forWorkers(what), "")
	}
	switch brief := len(strings.Fields(what)) <= longestHere; {
	case !brief:
		n.use(n.says.text(label))
	case label == workHere && !strings.HasPrefix(what, "the "):
		n.use(n.says.text("used.workSaid", "what", what))
	default:
		n.use(what)
	}
}

// longestHere is how many words of what is near the overview repeats.
const longestHere = 5

const (
	workHere = "used.livelihood" // how a plan says that it takes up the work of people
	nearHere = "used.here"       // and what learners know or have around them
)

// forWorkers has ideas also serve people who do some work of the place, where no place near by is asked about.
func forWorkers(what string) func(*composer) (block, text string) {
	return func(c *composer) (string, string) {
		if c.notes.anchor != "" || c.hereStep() == "" || c.profile.Level == "young" || languages[c.card.Subject] || what != c.notes.here[0] {
			return "ideas", ""
		}
		return "ideas", c.text("here.user", "what", what)
	}
}

// withFigures are topics of business in which numbers are worked with.
var withFigures = regexp.MustCompile(`(?i)\b(?:book-?keeping|cash|accounts?|accounting|ledgers?|journal|balance|profits?|loss|prices?|pricing|budgets?|interest|costs?|costing|capital)\b`)

// toldOf are works that learners know by heart, in which they look for what they learn.
var toldOf = regexp.MustCompile(`(?i)\b(?:songs?|sayings|proverbs|stories|folk ?tales|tales|poems|rhymes|riddles|chants|hymns|lullabies|legends|myths|plays)\b`)

// hereStep has pairs look for an example in their own place: its work, its things, what they know from home.
func (c *composer) hereStep() string {
	things := slices.DeleteFunc(slices.Clone(c.notes.here), func(thing string) bool { return c.cardServes(thing) || inTheirWork.MatchString(thing) })
	if ofNature[c.card.Subject] {
		things = append(slices.Clone(c.notes.beasts), things...)
		things = eachOnce(things)
	}
	if len(things) == 0 || c.unsafe || c.card.Subject == "health" || ofBodies.MatchString(c.request.Topic) {
		return ""
	}
	what := things[0]
	if both := strings.Join(firstOf(things, mostHere), ""); len(strings.Fields(both)) <= mostOfBoth && !strings.Contains(both, " and ") {
		what = c.list(firstOf(things, mostHere))
	}
	told, _ := c.fill(c.text(c.hereForm(what), "what", what))
	return told
}

// inTheirWork is what learners do in their work, which is nothing of their place: "keeping 'here' unchanged".
var inTheirWork = regexp.MustCompile(`(?i)^keeping .*['"‘“]|^keeping (?:saying|writing|adding|forgetting)\b`)

// eachOnce are things without those that are named before.
func eachOnce(things []string) []string {
	var kept []string
	for _, thing := range things {
		if !slices.Contains(kept, thing) {
			kept = append(kept, thing)
		}
	}
	return kept
}

// ofBodies are topics of which no example stands at home or at somebody's work.
var ofBodies = regexp.MustCompile(`(?i)\b(?:HIV|AIDS|STIs?|sexual\w*|reproducti\w+|puberty|menstru\w+|pregnan\w+|abuse\w*|drugs?|slave\w*|genocide|apartheid|war|wars|conflicts?|terror\w*|death|blood groups?|genetics|inheritance)\b`)

// hereForm is the name of the sentence in which such an example is asked for.
func (c *composer) hereForm(what string) string {
	subject := c.card.Subject
	switch {
	case c.profile.Level == "young":
		return "here.young"
	case (languages[subject] || ofSongs[subject]) && toldOf.MatchString(what):
		return "here.told"
	case languages[subject]:
		return "here.said"
	case subject == "mathematics" || subject == "business" && withFigures.MatchString(c.request.Topic):
		return "here.sum"
	}
	return "here.look"
}

// ofSongs are subjects besides languages that read or perform.
var ofSongs = words("literature creative-arts")

// leastForHere is how many minutes a part of a lesson has at least in which pairs look for an example from their place.
const leastForHere = 2 * leastForExample

// tellHere puts an example from the learners' place where they practise, and reports whether it did.
func (c *composer) tellHere(drafts []*draft) bool {
	told := c.hereStep()
	if told == "" {
		return false
	}
	d := draftFor(drafts, "practice")
	if d.slot.minutes < leastForHere {
		d.steps[len(d.steps)-1].text += " " + told
		return true
	}
	d.tellAtEnd(told, !c.inOneLesson())
	return true
}

// tellAtEnd puts an example behind the exercises, or before a lesson is summed up.
func (d *draft) tellAtEnd(told string, keep bool) {
	end := len(d.steps)
	if !d.exercises {
		end = max(0, end-1)
	}
	d.steps = slices.Insert(d.steps, end, step{text: told, weight: 1, least: leastForExample, keep: keep, alone: true})
}
