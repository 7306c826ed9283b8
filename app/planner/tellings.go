package planner

import (
	"slices"

	"somo/app/lesson"
	"somo/app/regexp"
)

// ofTellings is the kind of a story that no book has: those who know it tell it, and may differ.
const ofTellings = "tellings"

var (
	// ownPlace is a place of the class, and itsStory what is asked of it.
	ownPlace = regexp.MustCompile(`(?i)\b(?:our|my)\s+(?:\pL+['’]s\s+)?(?:village|town|chief|clan|hill|river|school|market|church|mosque|street|place|area|community|people|coast|island|lake|forest|district)\b|\b(?:notre|nos|mon)\s+(?:village|quartier|ville|colline|marché|école)\b|\b(?:kijiji|mji|kilima|mto|soko|shule) (?:chetu|wetu|yetu|letu)\b|\b(?:nossa|minha|nosso) (?:aldeia|vila|bairro|rio|escola|mercado)\b`)
	// ofOurOld is what the old people of the place know.
	ofOurOld = regexp.MustCompile(`(?i)\b(?:our|my) (?:great[- ])?(?:grand(?:mothers?|fathers?|parents?)|elders?|ancestors?|forefathers?)\b|\bnos (?:grands?[- ](?:mères|pères|parents)|anciens|vieux|ancêtres)\b|\b(?:wazee|babu|bibi|mababu) (?:wetu|zetu)\b|\bnoss[oa]s (?:av[óô]s|anciãos|antepassados)\b`)
	itsStory = regexp.MustCompile(`(?i)\b(?:why|how|who|origins?|founding|founded|old|fire|flood|name|began|stor(?:y|ies)|histor(?:y|ies)|pourquoi|origine|histoire|nom|kwa nini|asili|historia|jina|porqu\w+|origem|história|nome)\b`)
)

// tellers are the subjects that learn from those who tell of the past.
var tellers = words("history social-studies geography")

// isToldStory tells whether a topic is a story of the class's own place that is told and not written: the teacher says that
// those who know it differ or that nothing is written of it, or asks for it where no card knows it.
func (c *composer) isToldStory() bool {
	told := slices.ContainsFunc(subjectsOf(c.request.Subject), func(folder string) bool { return tellers[folder] })
	if !told || c.unsafe || c.band == lesson.BandKG || c.band == lesson.BandG1to3 {
		return false
	}
	switch topic := c.request.Topic; {
	case c.match.tier == tierNone:
		return false
	case c.notes.differ && (c.match.tier != tierExact || ownPlace.MatchString(topic)):
		return true
	case c.match.entry != nil && !(c.match.tier == tierPartial && !tellers[c.match.entry.Subject] && ownPlace.MatchString(topic)):
		return false
	default:
		return c.notes.unwritten || ofOurOld.MatchString(topic) || ownPlace.MatchString(topic) && itsStory.MatchString(topic)
	}
}

// withoutTellerNotes leaves out what the plan for a told story does in any case.
func (c *composer) withoutTellerNotes() {
	if !c.toldStory {
		return
	}
	voted := []string{c.text("used.beliefs"), c.text("used.error")}
	c.notes.used = slices.DeleteFunc(c.notes.used, func(label string) bool { return slices.Contains(voted, label) })
	done := []string{c.text("note.tellings"), c.text("note.unwritten"), c.text("note.keptBack")}
	phone := c.text("note.onePhone")
	for i, e := range c.notes.effects {
		if e.step != nil && e.step(c.class) == phone {
			c.notes.effects[i] = effect{block: "teach1", step: always(c.text("note.phoneOfTellers"))}
		}
	}
	c.notes.effects = slices.DeleteFunc(c.notes.effects, func(e effect) bool {
		return e.step != nil && slices.Contains(done, e.step(c.class))
	})
}
