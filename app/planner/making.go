package planner

import "somo/app/regexp"

var (
	// askedAgain is a first step of a product that asks people whom the class has met already: "Ask the user for place and aim."
	askedAgain = regexp.MustCompile(`^(?:Ask|Interview) (?:[^.;:]*?\b)?(?:(?:for|about) (.+)|((?:what|which|where|how|who|when|whether|if)\b[^:]+))$`)
	// granted is what only the person can give.
	granted = regexp.MustCompile(`(?i)\b(?:permission|consent|allow|agree)\b`)
	// forOutsider is a step for which somebody from outside the class would have to be there.
	forOutsider = regexp.MustCompile(`(?i)\b(?:show|let|try|explain|read|test|teach|give|tell|present|play|walk)\b[^.]*\b(?:the|a|an|your|our|two|three|with) (?:real )?(?:users?|visitors?|farmers?|growers?|cook|keeper|caretaker|committee|shopkeeper|trader|parents?|gardener|tailor|carpenter|nurse|guests?|customers?|buyers?|owner|builder)\b`)
	// amongUs is a step in which learners do the part already.
	amongUs = regexp.MustCompile(`(?i)\b(?:play|plays|played|another team|another group|other team|other group|neighbour|partner|friend|classmates?|learners?|pupils?)\b`)
)

// makingSteps are the steps of the product. What people were asked in the first lesson is taken from there, and another
// team speaks for whoever is not in the room.
func (c *composer) makingSteps() []string {
	steps := append([]string(nil), c.artefact.Steps...)
	if said := askedAgain.FindStringSubmatch(steps[0]); said != nil && !granted.MatchString(steps[0]) {
		key := "recall"
		if c.profile.Level == "young" {
			key = "recallAloud"
		}
		what := ": " + said[1]
		if said[2] != "" {
			what = " " + said[2]
		}
		steps[0] = c.text(key, "what", what)
	}
	for i, text := range steps {
		if i > 0 && forOutsider.MatchString(text) && !amongUs.MatchString(text) {
			steps[i] = sentence(text) + " " + c.text("playsUser")
			break
		}
	}
	return steps
}
