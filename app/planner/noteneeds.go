package planner

import (
	"slices"
	"strings"

	"somo/app/regexp"
)

var (
	// unheard is a way to work that leaves out whoever does not hear, who needs to see hands and lips, and that mocks whoever does
	// not see: the eyes are shut.
	unheard = regexp.MustCompile(`(?i)eyes closed|close (?:their |your )?eyes|blindfold|back to back|behind (?:their|the|your) backs?`)
	// unseen is a way to work that leaves out whoever does not see.
	unseen = regexp.MustCompile(`(?i)in the air|without a word|no words|in silence|silent|silently|in a picture|watch hands|like a picture|without words`)
	// travels is what goes from team to team while learners stay.
	travels = regexp.MustCompile(`(?i)\b(?:pages|drawings|papers) (?:go|move|travel)\b`)
	// ofSound is work with sounds.
	ofSound = regexp.MustCompile(`(?i)\b(?:clap\w*|rhythms?|beats?|sing\w*|songs?|drum\w*|listen\w*|echo|tune|melod\w*|pitch|loud\w*)\b`)
)

// soundSteps are the steps with sounds that make a task one of sounds.
const soundSteps = 2

// shutsOut tells whether a routine can only be done with a sense that a learner lacks, or on feet that do not carry one.
func (n *notes) shutsOut(r routine) bool {
	said := r.Title
	for _, s := range r.Steps {
		said += " " + s.Text
	}
	if n.knowsNeed("mobility") && slices.Contains(r.Kinds, "walking") && !travels.MatchString(said) {
		return true
	}
	if !n.deaf && !n.blind {
		return false
	}
	return unheard.MatchString(said) || n.blind && unseen.MatchString(said)
}

// readOut has the quiz read out in a class in which somebody does not read it.
func (c *composer) readOut() string {
	if !c.notes.knowsNeed("blind", "lowVision", "reading") {
		return ""
	}
	return c.text("quizReadOut")
}

// feltBeat has a learner who is deaf feel and see what others hear, where the work is one of sounds.
func (c *composer) feltBeat() (block, text string) {
	for i, task := range firstOf(c.tasks, 2) {
		if len(ofSound.FindAllString(strings.Join(task.Steps, " "), -1)) > soundSteps {
			return []string{"teach1", "teach2"}[i], c.text("note.deafBeat")
		}
	}
	return "teach1", ""
}

// withoutFood says what is done with food in a class that has none to spare, where the work speaks of it.
func (c *composer) withoutFood() (block, text string) {
	if c.foodIsExample() {
		if own := c.examplesGiven(); len(own) > 0 {
			return "practice", c.text("note.ownThings", "things", c.list(own))
		}
		return "make", "" // no example speaks of it
	}
	for _, w := range c.works() {
		for word := range foodWords {
			if w.words[stem(word)] {
				return w.block, c.text("note.food")
			}
		}
	}
	return "make", ""
}

// ofBody are what people are blamed for with a curse.
var ofBody = regexp.MustCompile(`(?i)\b(?:disab\w+|inclusi\w+|deaf\w*|blind\w*|albin\w+|epilep\w+|autis\w+|twins?)\b`)

// ofCurse is a wrong idea that answers such a belief.
var ofCurse = regexp.MustCompile(`(?i)\b(?:curse[ds]?|witch\w*|bewitch\w*|spirits?)\b`)

// againstCurse answers a belief that blames, by a wrong idea of the card on it, or in plain words.
func (c *composer) againstCurse() (block, text string) {
	answer := c.text("note.curseElse")
	if len(c.notes.needs) > 0 || ofBody.MatchString(c.label+" "+c.request.Topic) {
		answer = c.text("note.curseBody")
	}
	for _, m := range c.card.Misconceptions {
		if ofCurse.MatchString(m.Wrong) {
			answer = m.Right
		}
	}
	return "teach1", c.text("note.curse", "answer", answer)
}

// littleFood keeps what is tested or cooked small, where the work speaks of food.
func (c *composer) littleFood() (block, text string) {
	if block, text = c.withoutFood(); text == c.text("note.food") {
		return block, c.text("note.littleFood")
	}
	return "make", ""
}

// throughSkin are topics in which bare feet are the matter itself.
var throughSkin = regexp.MustCompile(`(?i)\b(?:worms?|hookworms?|parasit\w*|jiggers?|bilharzia|tetanus)\b`)

// bareFeet keeps learners without shoes safe, and makes their way to school the case where worms enter through the skin.
func (c *composer) bareFeet() (block, text string) {
	if throughSkin.MatchString(c.label + " " + c.request.Topic) {
		return "ideas", c.text("note.bareFeet")
	}
	return "make", c.text("note.shoes")
}
