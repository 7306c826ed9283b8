package planner

import (
	"slices"
	"strings"

	"somo/app/regexp"
)

// leastForFacts is how many minutes a class needs to lay the facts of a country beside what it has learnt.
const leastForFacts = 8

// ofOneLand are the subjects whose cards tell of examples from several countries.
var ofOneLand = words("history geography social-studies")

// toLand is what joins a country to what is asked of it: "Cameroon | under German, British and French rule".
var toLand = regexp.MustCompile(`(?i)^[\s,:]*(?:under|during|in|and its|and|from|between|:)?\s*(?:the\s+)?`)

// ownLand is where a task speaks of the learners' own country, whichever that is.
var ownLand = regexp.MustCompile(`\b(?:our|your)\s+country\b`)

// lookAbroad finds the tasks on one country by their titles, where the class is in another and the topic names none.
func (c *composer) lookAbroad(card *Card, countries *atlas) {
	if c.class.land == nil || c.asksLand != nil || !ofOneLand[card.Subject] {
		return
	}
	c.abroad = map[string]bool{}
	for _, task := range card.Tasks {
		if land := countries.landIn(task.Title); land != nil && land != c.class.land {
			c.abroad[task.ID] = true
		}
	}
}

// landIn is the country that a topic names.
func (a *atlas) landIn(topic string) *country {
	found, _ := a.names.find(plainWords(topic))
	if len(found) == 0 || slices.ContainsFunc(found, func(at int) bool { return a.named[at] != a.named[found[0]] }) {
		return nil
	}
	return a.named[found[0]]
}

// factsOfLand has the teacher bring facts on the country of the topic, where the tasks of the card know other countries only:
// the class lays them beside what it has learnt.
func (c *composer) factsOfLand() {
	c.landFacts = false
	if c.asksLand == nil || c.match.entry == nil || c.unsafe || c.early || !ofOneLand[c.card.Subject] || c.profile.Level == "young" {
		return
	}
	name := c.asksLand.Names["en"]
	if strings.Contains(c.card.Names["en"], name) || slices.ContainsFunc(c.tasks, func(t Task) bool { return speaksOf(t, name) }) {
		return
	}
	c.landFacts = true
	step := c.text("note.landFacts", "land", name)
	if sides := c.sidesOfLand(); len(sides) > 1 {
		step = c.text("note.landColumns", "sides", strings.Join(sides, "; ")) + " " + step
	}
	c.notes.change("practice", always(step), "")
	c.notes.atLeast(leastForFacts)
	c.artefact.Steps = append(slices.Clone(c.artefact.Steps), c.text("landInWork", "land", name))
	made := slices.IndexFunc(c.card.Objectives, func(o Objective) bool { return o.Bloom == "create" })
	if made < 0 {
		return
	}
	asked := QA{Question: c.text("landAsk", "land", name), Answer: c.text("landAnswer"), Bloom: "analyse", Objective: c.card.Objectives[made].ID, Marks: 2}
	c.card.Questions = append([]QA{asked}, c.card.Questions...) // it is asked at the end, when the facts have been worked with
}

// speaksOf tells whether a task names a country or speaks of the learners' own.
func speaksOf(t Task, land string) bool {
	texts := append([]string{t.Title, t.Text, t.Expect}, t.Steps...)
	return slices.ContainsFunc(texts, func(text string) bool { return strings.Contains(text, land) || ownLand.MatchString(text) })
}

// sidesOfLand are what a topic names side by side behind its country.
func (c *composer) sidesOfLand() []string {
	_, rest, found := strings.Cut(c.request.Topic, c.asksLand.Names["en"])
	if !found {
		return nil
	}
	sides := oneOfList.Split(strings.Trim(toLand.ReplaceAllString(rest, ""), " .?!"), -1)
	if len(sides) > mostParts || slices.ContainsFunc(sides, func(side string) bool { return side == "" || len(strings.Fields(side)) > mostSideWords }) {
		return nil
	}
	return sides
}

// landBox is where the teacher writes the facts on the country of the topic.
func (c *composer) landBox() string {
	if !c.landFacts {
		return ""
	}
	land := c.asksLand.Names["en"]
	if c.card.Subject == "history" {
		return c.text("landBoxPast", "land", land)
	}
	return c.text("landBoxNow", "land", land)
}
