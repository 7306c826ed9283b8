package planner

import (
	"slices"
	"strings"

	"somo/app/regexp"
)

// ofGround is a remark on nature, weather, beasts and trade of the place, in English. Rooms and what stands in them suit no idea.
var ofGround = regexp.MustCompile(`(?i)\b(?:soils?|sand|sandy|stony|rocky|rocks|stones|clay|mud|dust|dusty|slopes?|hills?|mountains?|valleys?|trees?|bush|grass|gardens?|fields?|farms?|crops?|goats?|cattle|cows|sheep|hens|chickens|donkeys|camels|pigs|birds|monkeys|termites|insects|rain|rains|sun|shade|wind|windy|cold|hot|heat|rivers?|streams?|lakes?|wells?|taps?|boreholes?|pumps?|springs?|swamps?|roads?|paths?|bridges?|markets?|shops?|mills?|fences?|dark rooms?|cheap|dear|costs?)\b`)

// notOfGround is a remark on people, on lessons or on what is thought or done, which is not said before the class.
var notOfGround = regexp.MustCompile(`(?i)\b(?:I|me|my|we|us|they|them|their|he|him|his|she|her|who|you|your|some|many|most|someone|somebody|somebody's|everybody|anybody|nobody|people|persons?|m[ae]n|wom[ae]n|boys?|girls?|learners?|pupils?|students?|child(?:ren)?|parents?|mothers?|fathers?|famil(?:y|ies)|homes?|neighbours?|teachers?|elders?|chiefs?|police|soldiers?|clans?|tribes?|church(?:es)?|mosques?|religio\w*|spirits?|graves?|this (?:week|month|term)|exam\w*|lessons?|please|not|nothing|never|always|should|must|may|thinks?|says?|turns?|becomes?|means?)\b|[àâçéèêëîïôûùüãõáíóú]`)

// longestOfPlace is how many words a remark on the place has at most that learners hear in a step.
const longestOfPlace = 12

// meetLeftovers takes what the notes tell of the place and of what is at hand, and nothing else of the plan meets, into the choice
// of an idea.
func (c *composer) meetLeftovers(drafts []*draft) {
	c.leftOfPlace(drafts)
	c.leftThings(drafts)
}

// leftOfPlace takes what the notes tell of the place and nothing meets into the choice of an idea, as what the idea has to suit.
func (c *composer) leftOfPlace(drafts []*draft) {
	d, found := c.choosing(drafts)
	if !found || c.profile.Level == "young" {
		return // small children choose without a reason
	}
	var suits, unmet []string
	for _, told := range wholeRemarks(c.notes.inWhole(wholeRemarks(c.unmet))) {
		fits := ofGround.MatchString(told) && !notOfGround.MatchString(told) && !ofIllness.MatchString(told) && !showsPoverty.MatchString(told) && !notRemaining.MatchString(told)
		if c.notes.care || !fits || leansBack.MatchString(told) || torn.MatchString(told) || len(strings.Fields(told)) > longestOfPlace || len(suits) > 1 {
			unmet = append(unmet, told)
			continue
		}
		suits = append(suits, plainly(told))
	}
	if len(suits) == 0 {
		return
	}
	c.unmet = unmet
	c.usedHere = append(c.usedHere, c.text("used.leftPlace"))
	c.addToChoice(d, c.text("note.leftPlace", "said", strings.Join(suits, "; ")))
}

// leftThings has one idea of each team make use of what is at hand and has no use in the lessons.
func (c *composer) leftThings(drafts []*draft) {
	c.noUse = slices.DeleteFunc(c.noUse, func(thing string) bool { return c.inFallback(thing) || c.handles(thing) || c.tiesWith(thing) })
	var things, strange []string
	for _, thing := range c.noUse {
		if notAThing.MatchString(thing) || measures(thing) || lasers.MatchString(thing) || !c.findsUse(thing) { // a balance tells nothing of digestion
			strange = append(strange, thing)
		} else {
			things = append(things, thing)
		}
	}
	d, found := c.choosing(drafts)
	if len(things) == 0 || !found || c.profile.Level == "young" {
		return
	}
	asked := firstOf(things, mostLeftThings)
	if said := leftThingsIn[c.card.Subject]; said != "" && len(c.drafts) > 0 {
		block := "teach1"
		if slices.ContainsFunc(drafts, func(d *draft) bool { return d.slot.block == "teach2" }) {
			block = "teach2"
		}
		taught := draftFor(drafts, block)
		taught.steps[0].text = sentences(c.text(said, "things", c.list(asked)), taught.steps[0].text)
		c.hand(block, asked)
	} else {
		c.addToChoice(d, c.text("note.leftThings", "things", c.list(asked)))
		c.hand("ideas", asked)
	}
	c.noUse = append(strange, things[len(asked):]...) // the overview names those
}

// findsUse tells whether teams can find a use for a thing that no work names: sums are on what can be counted, and only what is
// built has parts of anything.
func (c *composer) findsUse(thing string) bool {
	switch leftThingsIn[c.card.Subject] {
	case "":
		return c.match.entry == nil || c.buildsThings()
	case leftThingsIn["mathematics"]:
		return !noNumber.MatchString(thing)
	}
	return true
}

// noNumber are things with which something is done, or of which there is much, so that no sum is on them.
var noNumber = regexp.MustCompile(`(?i)\b(?:scissors|glue|string|thread|twine|rope|newspapers?|paper|tape|kni(?:fe|ves)|razors?|markers?|crayons|paint|pens|pencils|clay|cloth|mud|sand|soil|water|charcoal|projector|laptops?|tablets?|needles?|pins|compass(?:es)?|protractors?|stopwatch|watch|set[- ]squares?|t-squares?|rulers?)$`)

// leftThingsIn says by subject what a lesson does with such things: mathematics reckons with them, languages speak of them.
var leftThingsIn = map[string]string{
	"mathematics": "note.leftSums", "english": "note.leftSentences", "french": "note.leftSentences",
}

// notAThing is a colour alone, something broken, or words of another language.
var notAThing = regexp.MustCompile(`(?i)^(?:black|white|red|blue|green|yellow|brown|colou?red|old|new|clean|empty)$|^(?:pas|sans|sem|não|hakuna|no)\b|\b(?:spoilt|broken|torn|dead)\b`)

// mostLeftThings are things with which teams can be asked to find a use at once.
const mostLeftThings = 4

// choosing is the activity in which an idea is chosen.
func (c *composer) choosing(drafts []*draft) (*draft, bool) {
	at := slices.IndexFunc(drafts, func(d *draft) bool { return phaseOf[d.slot.block] == "Ideate" })
	if at < 0 || len(drafts[at].steps) == 0 {
		return nil, false
	}
	return drafts[at], true
}

// addToChoice says something before the best parts are joined, which is the last step.
func (c *composer) addToChoice(d *draft, line string) {
	s := &d.steps[len(d.steps)-1]
	s.text = sentences(line, s.text)
}
