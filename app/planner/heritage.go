package planner

import "somo/app/regexp"

// ofHeritage is the kind of what people of a place do together and hand on: a game, a dance, a feast, a craft.
const ofHeritage = "heritage"

// ofOrigin asks how something came to be, which is a story and no way of doing.
var ofOrigin = regexp.MustCompile(`(?i)\b(?:why|origins?|founding|founded|began|stor(?:y|ies)|legends?|myths?|histor(?:y|ies)|pourquoi|origine|histoire|kwa nini|asili|historia|hadithi|porqu\w+|origem|história)\b`)

// isHeritage tells whether a topic that no card knows is one that those who know it show and tell.
func (k *kindBook) isHeritage(w wanted) bool {
	if ofOrigin.MatchString(w.topic) {
		return false
	}
	at := k.find(w)
	return at >= 0 && k.kinds[at].ID == ofHeritage
}

// fromPeople tells whether the plan rests on what people here know, and on no book.
func (c *composer) fromPeople() bool { return c.toldStory || c.heritage }

// ofTellers is what a teacher tells of those who know it, or that no book has it: the box and the questions are for just that.
var ofTellers = regexp.MustCompile(`(?i)\b(?:elders?|old|grand(?:mothers?|fathers?|parents?)|books?|textbooks?|wazee|mzee|bibi|babu|kitabu|vitabu|wanaujua|anciens?|vieux|livres?|anciãos?|velhos|avós|livros?)\b`)
