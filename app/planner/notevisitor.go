package planner

import (
	"strings"

	"somo/app/regexp"
)

// ofHands are subjects in which a visitor shows how something is made or done.
var ofHands = words("creative-arts agriculture home-science physical-education")

// byHand are visitors whose work learners can try a part of.
var byHand = regexp.MustCompile(`(?i)\b(?:maker|carpenter|tailor|seamstress|mechanic|welder|builder|mason|baker|potter|weaver|blacksmith|plumber|beekeeper|musician|artist)$`)

// askedOnWork are visitors who are asked about their work, and not about what they lived through.
var askedOnWork = regexp.MustCompile(`(?i)\b(?:nurse|doctor|midwife|farmer|mechanic|electrician|welder|trader|seller|shopkeeper|officer|ranger|banker|vet|engineer|technician|librarian|plumber|cook|herder|worker|pharmacist|forester|surveyor|agent|driver|fisherman|beekeeper)$`)

// leastVisit is how many minutes a guest needs.
const leastVisit = 10

// expect prepares for a visitor: learners write their questions first, and one lesson is the guest's.
func (n *notes) expect(visitor string) {
	if n.visitor != "" {
		return
	}
	n.visitor = visitor
	several := strings.Contains(strings.ToLower(n.clause), visitor+"s ")
	when, used := n.says.text("dayOfVisit"), n.says.text("used.visitor", "visitor", visitor)
	if day := guestDay(n.clause); day != "" {
		when, used = n.says.text("visitOn", "day", day), n.says.text("used.visitOn", "visitor", visitor, "day", day)
	}
	asks := "note.visitorWitness"
	if askedOnWork.MatchString(visitor) {
		asks = "note.visitorAtWork"
	}
	n.change("meet", always(n.says.text("note.visitor", "visitor", visitor, "asks", n.says.text(asks))), used)
	n.inWork(func(c *composer) (block, text string) {
		if c.fromPeople() {
			return "teach1", "" // its task hears every teller
		}
		if ofHands[c.card.Subject] || byHand.MatchString(visitor) {
			shown := c.text("note.demonstration", "visitor", visitor, "when", when)
			if several {
				shown = sentences(shown, c.text("note.severalGuests"))
			}
			return "teach1", shown
		}
		instead := c.text("note.noGuest")
		if c.notes.care || c.forbidden["home"] {
			instead = c.text("note.noGuestCare", "visitor", visitor) // nobody asks at home about what may hurt
		}
		return "teach1", c.text("note.witness", "visitor", visitor, "when", when, "instead", instead)
	}, "")
	n.atLeast(leastVisit)
}

// singleGuest is the name of one of several guests.
func (n *notes) singleGuest(said string) string {
	if strings.HasPrefix(said, "old") && !strings.HasSuffix(said, "student") {
		return n.says.text("oneElder")
	}
	return strings.Replace(said, "men", "man", 1)
}

// bringsGuest tells whether a routine plays a guest, which is not done where a real one comes.
func (r routine) bringsGuest() bool { return strings.Contains(fold(r.Title), "guest") }
