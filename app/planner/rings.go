package planner

// perRing is how many teams show their work one after another where an activity has so many minutes.
func perRing(minutes int) int { return min(4, max(2, minutes/6)) }

// rings are the rings in which teams show their work at the same time. None has a single team.
func rings(teams, minutes int) int {
	return max(1, min(ceilDiv(teams, perRing(minutes)), teams/2))
}

// toShow is the time in which the teams of a ring show their work one after another: a minute each, and half of one to change.
func toShow(teams, minutes int) int {
	each := min(teams, perRing(minutes))
	return each + ceilDiv(each, 2)
}
