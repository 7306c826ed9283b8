package planner

import (
	"strings"

	"somo/app/regexp"
)

// ownCases are topics, and what a teacher may tell of a place that is a case of them.
var ownCases = []struct{ topic, told *regexp.Regexp }{
	{regexp.MustCompile(`(?i)\b(?:heat|temperature|thermal|insulat\w*|conduction)\b`), regexp.MustCompile(`(?i)\b(?:very|too|so) (?:hot|cold)\b|\b(?:hot|cold) (?:room|classroom|nights?|mornings?)\b`)},
	{regexp.MustCompile(`(?i)\b(?:weather|climate|rainfall|winds?|clouds)\b`), regexp.MustCompile(`(?i)\b(?:hail|storms?|harmattan|cyclone|drought|floods?|rains? (?:stop|come|fail|start)\w*|frost|dust)\b`)},
	{regexp.MustCompile(`(?i)\b(?:sound|noise|acoustics|echo\w*)\b`), regexp.MustCompile(`(?i)\b(?:noisy|loud|noise)\b`)},
	{regexp.MustCompile(`(?i)\b(?:light|reflection|mirrors?|lenses|shadows?)\b`), regexp.MustCompile(`(?i)\b(?:dark (?:room|classroom|corridor)|rooms?\b.*\bdark)\b`)},
	{regexp.MustCompile(`(?i)\b(?:electric\w*|energy|solar)\b`), regexp.MustCompile(`(?i)\b(?:power (?:goes|fails|cuts)|load[- ]?shedding|charcoal is|firewood is|no electricity in|windy|sunny)\b|\b(?:use|burn|buy) (?:charcoal|firewood|paraffin|kerosene)\b`)},
	{regexp.MustCompile(`(?i)\b(?:erosion|soil conservation|rivers?)\b`), regexp.MustCompile(`(?i)\b(?:gully|gullies|rains? wash\w*|washe[sd]|steep)\b`)},
	{regexp.MustCompile(`(?i)\b(?:rust\w*|corrosion|oxidation)\b`), regexp.MustCompile(`(?i)\brust\w*\b`)},
	{regexp.MustCompile(`(?i)\b(?:settlements?|population|migration|housing|urban\w*)\b`), regexp.MustCompile(`(?i)\b(?:far apart|scattered|crowded)\b`)},
	{regexp.MustCompile(`(?i)\b(?:traffic|road safety|speed|friction)\b`), regexp.MustCompile(`(?i)\b(?:roads?|boda[- ]bodas?|motorbikes?|lorries)\b`)},
}

// isTold is a verb of a whole sentence: "Load-shedding from 9 to 12" is none.
var isTold = regexp.MustCompile(`(?i)\b(?:is|are|was|were|has|have|get|gets|goes|go|comes?|fails?|burns?|uses?|buy|wash\w*|rusts?|makes?|runs?|leaks?|breaks?|broke|lives?|grows?|growing|stops?|destroy\w*|blows?|falls?|fell|walk|move|pass|carry|need|cannot|costs?|eat|eats)\b`)

// extreme is weather or noise that people do something about.
var extreme = regexp.MustCompile(`(?i)\b(?:very|too|so) \pL+\b|\b(?:hot|cold|dark|noisy|loud|storms?|hail|cyclone|power (?:goes|fails|cuts)|rust\w*|gull(?:y|ies))\b`)

// ourTrouble is what the school has and what goes wrong with it: "The school has 12 chickens but rain gets in".
var ourTrouble = regexp.MustCompile(`(?i)^(?:the|our) (?:school|club|garden|village|kitchen) (?:has|keeps|grows|planted|owns|built) [^.;]{3,60}?,? but [^.;]{6,80}$`)

// ownCase is a sentence of the notes that tells of the place just what the topic is about, also where a rule has read in it
// how the class can work there: under a hot roof the lesson on heat begins with that roof.
func (c *composer) ownCase() string {
	for _, part := range c.notes.parts {
		if told := strings.Trim(trimLead(part), " .!"); ourTrouble.MatchString(told) && (c.isNear(told) || c.notes.anchor != "" && c.answers()) && !ofViolence.MatchString(told) {
			return sentence(upperFirst(told))
		}
	}
	topic := c.label + " " + c.request.Topic
	for _, of := range ownCases {
		if !of.topic.MatchString(topic) {
			continue
		}
		for _, part := range c.notes.parts {
			told := strings.Trim(trimLead(beforeLearners(part)), " .!")
			if of.told.MatchString(told) && len(strings.Fields(told)) >= shortestCase && len(strings.Fields(told)) <= longestBecause &&
				!personal.MatchString(told) && !ofViolence.MatchString(told) && !butNone.MatchString(told) && !denies(plainWords(told)) && !losses.MatchString(told) && isTold.MatchString(told) && !listsThings(told) {
				return sentence(upperFirst(told))
			}
		}
	}
	return ""
}
