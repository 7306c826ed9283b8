package planner

import (
	"fmt"
	"testing"

	"somo/app/lesson"
)

func TestZZ(t *testing.T) {
	p := testPlanner(t)
	known, _ := p.recogniser()
	for _, l := range [][3]string{{"history", "Grade 5", "The story of our market"}, {"physics", "Grade 10", "How a drone flies"}, {"geography", "Grade 8", "The Okavango Delta: water, animals and people"}, {"biology", "Grade 11", "Baobab: a tree and its uses"}, {"chemistry", "Grade 9", "Local dyes: indigo chemistry"}, {"mathematics", "Grade 7", "The mancala (oware) game: counting strategies"}, {"agriculture", "Grade 9", "Growing vanilla"}, {"agriculture", "Grade 8", "Snail farming"}, {"christian-religious-education", "Grade 9", "The prophet Amos: justice for the poor"}, {"health", "Grade 6", "Ampe: a traditional jumping game"}, {"history", "Grade 9", "Women in the struggle for independence: Bibi Titi Mohamed"}, {"social-studies", "Grade 6", "Our village savings and burial society"}, {"english", "Grade 6", "Tongue twisters"}, {"elementary-science", "Grade 5", "The weaver bird and its nest"}} {
		band := lesson.BandOf(l[1])
		m := known.recognise(l[0], l[2], band)
		id := ""
		if m.entry != nil {
			id = m.entry.ID
		}
		one := known.one(l[0], l[2], band)
		oid := ""
		if one.entry != nil {
			oid = one.entry.ID
		}
		e, _ := p.mentioned(known, l[0], l[2], band)
		eid := ""
		if e != nil {
			eid = e.ID
		}
		fmt.Println(l[2], "| rec", m.tier, id, "| one", one.tier, oid, "| mention", eid)
	}
}
