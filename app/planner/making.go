package planner

import (
	"slices"
	"strings"

	"somo/app/regexp"
)

var (
	// askedAgain is a first step of a product that asks people whom the class has met already: "Ask the user for place and aim."
	askedAgain = regexp.MustCompile(`^(?:Ask|Interview) (?:[^.;:]*?\b)?(?:(?:for|about) (.+)|((?:what|which|where|how|who|when|whether|if)\b[^:]+))$`)
	// granted is what only the person can give.
	granted = regexp.MustCompile(`(?i)\b(?:permission|consent|allow|agree)\b`)
	// forOutsider is a step for which somebody from outside the class would have to be there.
	forOutsider = regexp.MustCompile(`(?i)\b(?:show|let|try|explain|read|test|teach|give|tell|present|play|walk)\b[^.]*\b(?:the|a|an|your|our|two|three|with) (?:real )?(?:users?|visitors?|farmers?|growers?|cook|keeper|caretaker|committee|shopkeeper|trader|parents?|gardener|tailor|carpenter|nurse|guests?|customers?|buyers?|owner|builder)\b`)
	// forSmaller is a step for a child who sits in another class.
	forSmaller = regexp.MustCompile(`^(?:Let|Show|Ask|Teach) [^.]*\b(?:younger|little|small) (?:child|children|learners?|pupils?)\b`)
	// amongUs is a step in which learners do the part already.
	amongUs = regexp.MustCompile(`(?i)\b(?:play|plays|played|another team|another group|other team|other group|neighbour|partner|friend|classmates?|learners?|pupils?)\b`)
)

// fitJobs has one who draws in the place of one who measures, where nothing of the product is measured.
func (c *composer) fitJobs() {
	said := strings.Join(append(slices.Clone(c.artefact.Steps), c.artefact.Tests...), " ")
	at := slices.Index(c.class.jobs, c.text("measurer"))
	if at < 0 || measuring.MatchString(said) {
		return
	}
	for _, m := range c.artefact.Materials {
		if triedWith.MatchString(m.Item) {
			return
		}
	}
	c.class.jobs = slices.Clone(c.class.jobs)
	c.class.jobs[at] = c.text("drawer")
}

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
		if c.profile.Level == "young" && strings.HasPrefix(text, c.text("writesReason")) {
			steps[i] = sentence(strings.Replace(text, c.text("writesReason"), c.text("saysReason"), 1)) + " " + c.text("helperWrites")
		}
		if i > 0 && forSmaller.MatchString(text) {
			steps[i] = sentence(text) + " " + c.text("playsSmall")
			break
		}
		if i > 0 && forOutsider.MatchString(text) && !amongUs.MatchString(text) {
			steps[i] = sentence(text) + " " + c.text("playsUser")
			break
		}
	}
	return steps
}
