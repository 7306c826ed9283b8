package planner

import (
	"slices"
	"strings"

	"somo/app/lesson"
	"somo/app/regexp"
)

var (
	// handled are things and places of which a line of safety speaks only where a step or the teacher names them.
	handled = words("rope wire load queue cart bicycle ladder hammer well roof tank workshop pit cliff accent vehicle boat digester scissor pin thorn")
	// ailments are illnesses of which it speaks only where the work does.
	ailments = words("sickle sickler haemophilia albinism albino epilepsy")
	// outOfDoors are places of which it speaks where the class goes out too.
	outOfDoors = words("road traffic gate wall")
	// goingOut are words of steps that take the class out of the room.
	goingOut = words("outside outdoor outdoors yard field garden pitch compound playground visit")
	// grave are words of a line that stays, whatever else it names.
	grave = words("fire hot burn boil boiling poison poisonous medicine taste eat food glass blade knife knive chemical needle snake lightning thunder electric electricity river lake flood sick blood animal drink private")
)

// dangerWords are all of these words.
var dangerWords = newWordList(handled, ailments, outOfDoors, goingOut, grave)

// mayBeDanger finds the beginning of a word of danger, without which a text has none.
var mayBeDanger = regexp.MustCompile(`(?i)(?:^|[^a-z0-9])(?:` + strings.Join(slices.Sorted(dangerWords.all()), "|") + `)`)

// perils are what a text has to do with them.
type perils struct {
	words []string // those of the text
	well  bool     // it may name a well
}

// perilsIn looks for the words of danger in a text, for which each writing of the plan asks.
func (c *composer) perilsIn(text string) perils {
	return recall(&c.memory.perils, text, func() perils {
		if isASCII(text) && !mayBeDanger.MatchString(text) {
			return perils{}
		}
		words := slices.DeleteFunc(plainWords(text), func(word string) bool { return !dangerWords.has(word) })
		return perils{words, anyWell.MatchString(text)}
	})
}

// inPlay are the words of danger in all that learners do and handle, and in what the teacher wrote.
func (c *composer) inPlay(drafts []*draft) map[string]bool {
	var texts []string
	for _, d := range drafts {
		for _, s := range d.steps {
			texts = append(texts, s.text)
		}
		for _, m := range d.materials {
			texts = append(texts, m.Item, m.Substitute)
		}
		texts = append(texts, strings.Join(d.about, " "))
	}
	texts = append(texts, c.request.Topic, c.request.AdditionalInfo)
	inPlay, mayBeWell := map[string]bool{}, false
	for _, text := range texts {
		found := c.perilsIn(text)
		mayBeWell = mayBeWell || found.well
		for _, word := range found.words {
			inPlay[word] = true
		}
	}
	inPlay["well"] = mayBeWell && wells.MatchString(strings.ToLower(strings.Join(texts, " ")))
	return inPlay
}

// wells are how a text names a well; else the word only praises.
var wells = regexp.MustCompile(` wells\b| (?:a|the|our) well\b|\bwell water`)

// anyWell is in every text that names one.
var anyWell = regexp.MustCompile(`(?i)well`)

// ofNoStep tells whether a sentence of safety is only on things with which nobody works in this plan, or on places to which
// nobody goes.
func (c *composer) ofNoStep(said string, inPlay map[string]bool) bool {
	goesOut, named := false, false
	for word := range inPlay {
		goesOut = goesOut || goingOut[word]
	}
	for _, word := range c.perilsIn(said).words {
		switch {
		case grave[word]:
			return false
		case handled[word] || ailments[word]:
			named = true
		case outOfDoors[word] && goesOut:
			return false
		case outOfDoors[word]:
			named = true
		default:
			continue
		}
		if inPlay[word] {
			return false
		}
	}
	return named
}

// inUse leaves out of a line of safety the sentences on what occurs in no step.
func (c *composer) inUse(line string, inPlay map[string]bool) string {
	var kept []string
	for _, said := range lesson.Sentences(line) {
		if !c.ofNoStep(said, inPlay) {
			kept = append(kept, said)
		}
	}
	return strings.Join(kept, " ")
}

// withoutAilments leaves out of a line on care the sentences on illnesses of which the work does not speak.
func (c *composer) withoutAilments(line string, inPlay map[string]bool) string {
	return strings.Join(slices.DeleteFunc(lesson.Sentences(line), func(said string) bool {
		named := slices.DeleteFunc(plainWords(said), func(word string) bool { return !ailments[word] })
		return len(named) > 0 && !slices.ContainsFunc(named, func(word string) bool { return inPlay[word] })
	}), " ")
}

var (
	// dry finds a time without rain in notes.
	dry = regexp.MustCompile(`(?i)\b(?:no rains? (?:will|falls?|is|are|comes?|until|yet|now|this|since)|dry season|harmattan|rains? (?:has|have) (?:stopped|ended)|rains? (?:is|are) over|drought)\b`)
	// stormy finds what no such time brings.
	stormy = regexp.MustCompile(`(?i)\b(?:thunder|thunderstorms?|lightning)\b`)
)

// withoutStorms leaves out of a line of safety the sentences on storms where none comes, unless the topic is storms.
func (c *composer) withoutStorms(line string) string {
	if !dry.MatchString(c.request.AdditionalInfo) || stormy.MatchString(c.request.Topic) || !stormy.MatchString(line) {
		return line
	}
	return strings.Join(slices.DeleteFunc(lesson.Sentences(line), stormy.MatchString), " ")
}

// noFire is a rule of a card that does not fit a lesson in which the teacher's own things are lit.
var noFire = regexp.MustCompile(`^No (?:fires?|flames?)(?: is lit)?(?: or (.+)|\.)$`)

// besideFlame takes "no fire" out of a line of safety where an activity says who holds the flame.
func (c *composer) besideFlame(line string, drafts []*draft) string {
	at := slices.IndexFunc(c.books[0].list, func(k caution) bool { return k.ID == ofFire })
	if at < 0 || !slices.ContainsFunc(drafts, func(d *draft) bool { return strings.Contains(d.safety, sentence(c.books[0].list[at].Line)) }) {
		return line
	}
	kept := lesson.Sentences(line)
	for i, said := range kept {
		kept[i] = noFire.ReplaceAllString(said, "No $1")
	}
	return strings.Join(slices.DeleteFunc(kept, func(said string) bool { return said == "No " }), " ")
}

// ofFire is the caution about flames.
const ofFire = "fire"

var (
	// ofBeasts is a line on populations that asks to speak of animals and plants.
	ofBeasts = regexp.MustCompile(`(?i)^speak of animals and plants\b`)
	// ofBirths are words with which a plan comes near to families.
	ofBirths = regexp.MustCompile(`(?i)\b(?:famil\w+|births?|birth rates?|people|humans?|children (?:per|in each))\b`)
)

// countsNoPeople tells a plan in which nothing leads from populations to the families of learners.
func (c *composer) countsNoPeople() bool {
	return ofBeasts.MatchString(c.card.Sensitivity) && !slices.ContainsFunc(c.tasks, func(t Task) bool {
		return ofBirths.MatchString(strings.Join(t.Steps, " ") + t.Text)
	})
}
