package planner

import "somo/app/regexp"

var (
	// onWater tells of people who live by water: no boatman works in a dry town.
	onWater = regexp.MustCompile(`(?i)\b(?:boats?|boatm[ae]n|canoes?|ferry|ferries|fishers?|fisherm[ae]n|fishing|harbour|lakes?|landing|sea|seaweed|ocean|coast|tide|tides|beach)\b`)
	// inDryLand tells of people who live where it is dry.
	inDryLand = regexp.MustCompile(`(?i)\b(?:camels?|deserts?|nomads?|oasis|herders?|pastoralists?|caravans?|salt pans?|dunes?)\b`)
)

// livesElsewhere tells whether a case may not be one of the class's own place, as it needs a lake, a sea or dry land of which
// the teacher does not tell.
func (c *composer) livesElsewhere(told string) bool {
	for _, land := range []*regexp.Regexp{onWater, inDryLand} {
		if land.MatchString(told) && !land.MatchString(c.request.Topic+" "+c.request.AdditionalInfo) {
			return true
		}
	}
	return false
}
