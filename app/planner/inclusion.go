package planner

import (
	"fmt"
	"slices"
	"strings"

	"somo/app/lesson"
)

// inclusion says how every learner takes part.
func (c *composer) inclusion() *lesson.Inclusion {
	look := ceilDiv(c.class.size, c.class.lessons)
	attention := c.profile.Attention
	switch {
	case c.notes.quiet, c.notes.deaf && c.profile.Level == "middle": // who lip-reads does not hear what is said once
		attention = c.text("signalQuiet")
	case c.notes.knowsNeed("blind") && !c.notes.deaf:
		attention = c.text("signalHeard")
	case c.profile.Level == "young" && (c.notes.deaf || c.notes.knowsNeed("oneHand")):
		attention = c.text("signalStill") // not everybody claps, or hears it
	}
	signal := ""
	if c.brevity < tightly {
		signal = c.text("signal", "signal", lowerFirst(attention))
	}
	jobs := c.say("jobs", map[string]string{"jobs": strings.Join(c.class.jobs, ", ")})
	if c.class.lessons < 2 {
		jobs = c.text("jobsInOneLesson", "jobs", strings.Join(c.class.jobs, ", "))
	}
	needs, known := c.needLines()
	freely := ""
	if !known { // else it is said what is done
		freely = c.say("special", nil)
	}
	inclusion := &lesson.Inclusion{
		LargeClass: sentences(
			c.text("teamsOf", "learners", c.count(c.class.size, "learner"), "teams", c.count(c.class.teams, "team"), "each", c.banks.sentences.spread(c.class.size, c.class.teams, "member")),
			jobs,
			c.sampling(look), signal),
		SpecialNeeds: sentences(append(c.notes.withNames(slices.Concat(needs, c.notes.forYou, c.carefully)), c.rejoin(), freely, c.profile.Language)...),
	}
	switch {
	case c.notes.apart:
		inclusion.GirlsAndBoys = c.text("girlsApart")
	case !c.notes.oneSex:
		inclusion.GirlsAndBoys = c.say("girls", nil)
	}
	if len(c.class.multigrade) > 0 {
		inclusion.Multigrade = c.text("twoGrades", "grades", c.list(c.class.multigrade))
	}
	return inclusion
}

// rejoin is how a learner who missed a lesson takes part again, where there are further lessons and the notes did not ask for it.
func (c *composer) rejoin() string {
	if c.class.lessons < 2 || c.notes.missed || c.notes.knowsNeed("newcomer", "absence", "mother") {
		return ""
	}
	return c.say(c.forAge("rejoin"), nil)
}

func (c *composer) sampling(look int) string {
	if c.class.size < 12 {
		return c.text("lookAtAll")
	}
	if c.class.lessons < 2 {
		return c.text("lookAtTen")
	}
	return c.say("sampling", map[string]string{"look": c.count(look, "learner"), "last": fmt.Sprint(c.class.lessons)})
}
