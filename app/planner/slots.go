package planner

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"somo/app/lesson"
	"somo/app/regexp"
)

// fill puts what is known into the slots of a text. It reports false where something is not known.
func (c *composer) fill(text string) (string, bool) {
	if !strings.Contains(text, "{") {
		return text, true
	}
	ok := true
	var filled strings.Builder
	for {
		before, rest, found := strings.Cut(text, "{")
		filled.WriteString(before)
		if !found {
			return tidy(filled.String()), ok
		}
		name, after, closed := strings.Cut(rest, "}")
		if !closed || !isSlot(name) {
			filled.WriteByte('{')
			text = rest
			continue
		}
		value := c.slot(name)
		ok = ok && value != ""
		filled.WriteString(value)
		text = after
	}
}

// isSlot tells the name of a slot.
func isSlot(name string) bool {
	return name != "" && !strings.ContainsFunc(name, func(char rune) bool {
		return char != '_' && (char < '0' || char > '9') && (char < 'A' || char > 'Z') && (char < 'a' || char > 'z')
	})
}

// with fills a text that needs values of its own besides.
func (c *composer) with(text string, values map[string]string) string {
	for name, value := range values {
		c.own[name] = value
	}
	filled, _ := c.fill(text)
	clear(c.own)
	return filled
}

// say takes the next wording of a sentence, so that no sentence is said twice in the same way.
func (c *composer) say(key string, values map[string]string) string {
	wordings := c.banks.wordings[key]
	if len(wordings) == 0 {
		return ""
	}
	at := chance(c.seed, key, len(wordings)) + c.said[key]
	c.said[key]++
	return c.with(wordings[at%len(wordings)], values)
}

func (c *composer) slot(name string) string {
	if value, ok := c.own[name]; ok {
		return value
	}
	switch name {
	case "words":
		return c.list(c.nextWords(3))
	case "word":
		if words := c.nextWords(1); len(words) > 0 {
			return words[0]
		}
		return ""
	case "user":
		if c.known {
			return c.text("ourUser")
		}
		if c.met && titled.MatchString(c.user) {
			name, _, _ := strings.Cut(c.user, ",")
			return name
		}
		if c.met {
			return shortUser(c.user)
		}
	case "player":
		if c.known {
			return c.text("ourUser")
		}
		return c.player()
	case "idea":
		return c.nextIdea(nil)
	case "quizLow":
		return c.count(ceilDiv(len(c.quizNow()), 2), "question")
	case "itemsLow":
		if c.practised == 0 {
			return ""
		}
		return c.count(ceilDiv(c.practised, 2), "exercise")
	}
	return c.slots[name]
}

// fixedSlots are the same wherever they stand in a plan.
func (c *composer) fixedSlots() map[string]string {
	slots := map[string]string{
		"phenomenon": c.phenomenon, "user": c.user, "thing": c.thing, "dq": c.question, "name": c.name,
		"brief": sentence(c.artefact.Brief), "jobs": strings.Join(c.class.jobs, ", "),
		"n": fmt.Sprint(c.class.size), "teams": fmt.Sprint(c.class.teams), "size": fmt.Sprint(c.class.teamSize),
		"sparks":  sentences(firstOf(c.nearest(c.fitting(turned(c.seed, "sparks", texts(c.card.Starters, c.content)), 1)), c.upTo(3, 2))...),
		"choices": sentences(firstOf(c.fitting(c.card.ChoiceTests, 1), 3)...),
		"asks":    sentences(c.saidToChild(c.questionsAsked())...),
		"tries":   sentences(firstOf(c.inTime(c.artefact.Tests), c.mostTries())...),
		"mends":   sentences(firstOf(c.artefact.Improve, c.upTo(3, 2))...),
		"need":    c.needForm,
		"topic":   c.called(),
		"place":   c.class.place,
		"tongue":  c.ownTongue(),
		"grade":   c.class.grade,
	}
	return slots
}

// mostOwn is how many of the teacher's own words a topic may have to be called by them in running text.
const mostOwn = 8

// and joins two things of a long topic, of which the first names it.
var and = regexp.MustCompile(`\s+and\s+`)

// withHow is what is asked of a topic behind its name: "weeds and how to control them".
var withHow = regexp.MustCompile(`(?i),? and (?:how|why|when|where|what|who)\b.*$`)

// called is how sentences speak of the topic: as the teacher does where that is short and surely meant, else as the card does.
func (c *composer) called() string {
	own := withHow.ReplaceAllString(plainName(c.asks), "")
	if len(strings.Fields(own)) > mostOwn {
		if head := and.Split(own, 2)[0]; !strings.Contains(head, " of ") { // "of Northern and Southern Nigeria" is one thing
			own = head
		}
		own = aside.Split(own, 2)[0]
	}
	if c.match.entry == nil || c.match.tier != tierExact || c.unsafe || c.early || len(c.match.listed)+len(c.leftOut()) > 0 ||
		own == "" || strings.ContainsAny(own, "'’?,;/") || len(strings.Fields(own)) > mostOwn {
		return theOne(lowerName(plainName(c.name)))
	}
	if saysWhatOneDoes(own) {
		return quote(upperFirst(own))
	}
	return theOne(own)
}

// plainName is a name without what explains it, in brackets or after a colon.
func plainName(name string) string {
	name, _, _ = strings.Cut(name, " (")
	if strings.Contains(name, "'") {
		return name // the teacher's own words
	}
	name, _, _ = strings.Cut(name, ": ")
	return name
}

func firstOf[T any](list []T, most int) []T {
	return list[:min(len(list), most)]
}

// nearest puts texts first that speak most of the product and its need.
func (c *composer) nearest(lines []string) []string {
	made := maps.Clone(c.madeWords())
	for _, word := range c.stems(c.question + " " + c.needModel + " " + c.exemplar) {
		made[word] = true
	}
	slices.SortStableFunc(lines, func(a, b string) int { return shared(made, c.stems(b)) - shared(made, c.stems(a)) })
	if len(c.card.Stories) > 1 { // the others may be for another story
		if near := slices.DeleteFunc(slices.Clone(lines), func(line string) bool { return shared(made, c.stems(line)) == 0 }); len(near) > 0 {
			return near
		}
	}
	return lines
}

// wordsOfIdea in a task say that the idea sums it up.
const wordsOfIdea = 2

// Words of a line that learners are told as what they found.
const shortestFound, longestFound = 5, 20

// pointsBack begins a sentence that says nothing without the one before it.
var pointsBack = regexp.MustCompile(`^(?:It|They|This|These|That|Those|He|She|Both|Its|Their|So|But|Then|There)\b`)

// nextIdea gives each big idea once: the one that speaks most of some work, and none that does not speak of it. Where no
// idea does, a line of the learners' notes sums up the work. Without work the idea is about the plan.
func (c *composer) nextIdea(work map[string]bool) string {
	least, ofTask := wordsOfIdea, work != nil
	if work == nil || c.profile.Level == "young" {
		least = 0
	}
	if work == nil && c.match.entry != nil {
		work = c.belonging.here
	}
	best, most := "", least-1
	find := func(lines []string) {
		for _, line := range lines {
			n := shared(work, c.stems(line))
			if n > most && !c.ideaSaid[line] && !(ofTask && c.isOfOthers(line, work)) && (c.match.entry == nil || !c.strays(line) && !c.untold(line, work, halfTold)) {
				best, most = line, n
			}
		}
	}
	find(texts(c.card.BigIdeas, c.content))
	if best == "" && c.profile.Level != "young" {
		find(slices.DeleteFunc(lesson.Sentences(c.learnerNotes()), func(line string) bool {
			n := wordsIn(line)
			return n < shortestFound || n > longestFound || worker.MatchString(line) || pointsBack.MatchString(line)
		}))
	}
	if best == "" {
		return ""
	}
	c.ideaSaid[best] = true
	return sentence(best)
}

var spaces = regexp.MustCompile(`\s{2,}`)

// slips are what filling a slot can leave behind, and what it should be.
var slips = strings.NewReplacer(
	"??", "?", "?.", "?", "!.", "!", `?".`, `?"`, `!".`, `!"`, `.".`, `."`, "?,", ",", "!,", ",",
	" a a ", " a ", " a an ", " an ", " a the ", " the ", " a our ", " our ", " an a ", " a ", " an an ", " an ",
	" the a ", " a ", " the an ", " an ", " the the ", " the ", " the our ", " our ",
)

// slip is where one of them begins.
var slip = regexp.MustCompile(`[?!][.,"?]|\."\.| (?:an?|the) (?:an?|the|our) `)

// tidy mends what filling a slot can leave behind.
func tidy(text string) string {
	if slip.MatchString(text) {
		text = slips.Replace(text)
	}
	if strings.Contains(text, "  ") {
		text = spaces.ReplaceAllString(text, " ")
	}
	return strings.TrimSpace(text)
}

// rowCells are the four cells of a row, in one of their wordings: "rowNeed", "rowNeed2" and so on.
func (c *composer) rowCells(key string) []string {
	key = c.forAge(key)
	all := [][]string{c.banks.wordings[key]}
	for n := 2; len(c.banks.wordings[key+strconv.Itoa(n)]) > 0; n++ {
		all = append(all, c.banks.wordings[key+strconv.Itoa(n)])
	}
	return pick(c.seed, key, all)
}

// forAge is the key of a wording for young learners, where there is one and the class is young.
func (c *composer) forAge(key string) string {
	if young := key + "Young"; c.profile.Level == "young" && len(c.banks.wordings[young]) > 0 {
		return young
	}
	return key
}
