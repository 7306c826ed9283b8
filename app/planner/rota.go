package planner

import (
	"strconv"
	"strings"
)

// Minutes of an activity at most before and after the turns at a station, those of a turn at least, and teams that come together
// at most.
const (
	besidesRounds = 16
	shortestTurn  = 3
	mostTogether  = 3
)

// rota is how teams take turns at a few stations while the others go on.
type rota struct {
	rounds   int
	minutes  int // of a turn
	together int // teams that come at the same time
}

// rotaIn shares out the minutes of an activity: where turns would be too short, two or three teams come together.
func rotaIn(minutes, teams, stations int) rota {
	minutes -= min(besidesRounds, max(6, 2*minutes/5))
	r := rota{}
	for r.together = 1; ; r.together++ {
		r.rounds = max(1, ceilDiv(teams, max(1, stations)*r.together))
		r.minutes = max(1, minutes/r.rounds)
		if r.minutes >= shortestTurn || r.together == mostTogether || r.rounds == 1 {
			return r
		}
	}
}

// rota is that of the activity in which a block stands.
func (c *composer) rota(block string, stations int) rota {
	minutes := c.class.minutes
	if len(c.drafts) > 0 {
		minutes = draftFor(c.drafts, block).slot.minutes
	}
	return rotaIn(minutes, c.class.teams, stations)
}

// together adds to a line of turns that teams come together, where they do.
func (c *composer) together(text string, r rota) string {
	if r.together < 2 || text == "" {
		return text
	}
	return text + " " + c.text("rotaTogether", "n", strconv.Itoa(r.together), "minutes", c.count(r.minutes, "minute"))
}

// oneNamed is the name of the only one of a thing, also where somebody wrote "1 balls".
func oneNamed(thing string) string {
	if strings.HasSuffix(thing, "balls") {
		return oneOfMany(thing)
	}
	return thing
}
