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
