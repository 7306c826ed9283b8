package planner

import (
	"strings"

	"somo/app/lesson"
	"somo/app/regexp"
)

var (
	// handled are things and places of which a line of safety speaks only where a step or the teacher names them.
	handled = words("rope wire load queue cart bicycle ladder hammer well roof tank workshop pit cliff accent vehicle boat digester")
	// outOfDoors are places of which it speaks where the class goes out too.
	outOfDoors = words("road traffic gate wall")
	// goingOut are words of steps that take the class out of the room.
	goingOut = words("outside outdoor outdoors yard field garden pitch compound playground visit")
	// grave are words of a line that stays, whatever else it names.
	grave = words("fire hot burn boil boiling poison poisonous medicine taste eat food glass blade knife knive chemical needle snake lightning thunder electric electricity river lake flood sick blood animal drink private")
)

// inPlay are the words of all that learners do and handle, and of what the teacher wrote.
func (c *composer) inPlay(drafts []*draft) map[string]bool {
	var said strings.Builder
	for _, d := range drafts {
		for _, s := range d.steps {
			said.WriteString(s.text + " ")
		}
		for _, m := range d.materials {
			said.WriteString(m.Item + " " + m.Substitute + " ")
		}
		said.WriteString(strings.Join(d.about, " ") + " ")
	}
	text := strings.ToLower(said.String() + c.request.Topic + " " + c.request.AdditionalInfo)
	inPlay := setOf(plainWords(text))
	inPlay["well"] = wells.MatchString(text)
	return inPlay
}

// wells are how a text names a well; else the word only praises.
var wells = regexp.MustCompile(` wells\b| (?:a|the|our) well\b|\bwell water`)

// ofNoStep tells whether a sentence of safety is only on things with which nobody works in this plan, or on places to which
// nobody goes.
func ofNoStep(said string, inPlay map[string]bool) bool {
	goesOut, named := false, false
	for word := range inPlay {
		goesOut = goesOut || goingOut[word]
	}
	for _, word := range plainWords(said) {
		switch {
		case grave[word]:
			return false
		case handled[word]:
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
func inUse(line string, inPlay map[string]bool) string {
	var kept []string
	for _, said := range lesson.Sentences(line) {
		if !ofNoStep(said, inPlay) {
			kept = append(kept, said)
		}
	}
	return strings.Join(kept, " ")
}
