package planner

import (
	"regexp"
	"strings"
)

var (
	// happening is what may stand in a sentence about a place that learners know: where it is, and what goes on or wrong there.
	happening = regexp.MustCompile(`(?i)\b(?:near|beside|behind|around|passes|grow(?:s|ing)|sold|sells?|gate|broke|broken|built|blocked|closed|dirty|dry|muddy|floods?|flooded|dried up|falls?|washed|leaks?|does not|do not|has not|have not|cannot|no longer|wants? to|plans? to|river|road|market|mine|factory|forest|lake|borehole|bridge|shop|farm|garden|shed|yard|wetland|swamps?|season|rots?|rotting|spoils?|chama|susu|esusu|sacco|wall|stream|well|hill|dam|disease|drought|pests?|locusts?|smoke|dust|rubbish|litter)\b`)
	// personal is a sentence about the teacher, the learners' work or a wish.
	personal = regexp.MustCompile(`(?i)\b(?:I|my|me|please|learners?|pupils?|students?|children|class|topic|lessons?|exams?|tests?|books?|copies|lab|boys?|girls?)\b|^(?:they|he|she|no|only|some|last|(?:many|most|few|half|all)(?: of them)? (?:cannot|can't|do not|don't|never|are|can|have))\b`)
)

var (
	// onlyNear is a sentence that says where something is.
	onlyNear = regexp.MustCompile(`(?i)\b(?:near|beside|behind|close to|next to|around|opposite|along)\b`)
	// trouble is what learners can do something about.
	trouble = regexp.MustCompile(`(?i)\b(?:grow(?:s|ing)|broke|broken|blocked|closed|dirty|dry|dried|muddy|brown|flood\w*|falls?|fell|wash\w*|leaks?|rot\w*|spoil\w*|disease|drought|pests?|smoke|dust|rubbish|litter|no longer|not)\b`)
)

// missing is what a school or its place lacks.
var missing = regexp.MustCompile(`(?i)^(?:the|our) (?:school|village|town|compound|yard|area) (?:has|have) (?:no|only one|only two|few)\b`)

// butNone is a sentence that tells of a place what the class cannot have.
var butNone = regexp.MustCompile(`(?i)\b(?:but|and) (?:I |we )?(?:no|have no|may not|cannot|can't|must not)\b`)

// leastForBook is how many minutes learners need with a page of their book.
const leastForBook = 6

// ofFarm is a loss that is told of openly.
var ofFarm = regexp.MustCompile(`(?i)\b(?:birds?|chickens?|hens?|goats?|cattle|cows?|sheep|pigs?|rabbits?|fish|bees|crops?|maize|trees?|seedlings?|plants?)\b`)

// shortestCase is how many words a sentence about a place has at least.
const shortestCase = 5

// venture is a sentence about people of the place who make or sell something.
var venture = regexp.MustCompile(`(?i)\b(?:cooperative|co-operative|chama|sacco|association|women's group|youth group|girls' group|self[- ]help group)\b.*\b(?:makes?|sells?|grows?|keeps?|buys?|bakes?|weaves?|sews?|runs?)\b`)

// here is a sentence about how things are among people of the place.
var here = regexp.MustCompile(`(?i)^(?:girls|boys|women|men|people|families|farmers|fathers|mothers) (?:here|in our (?:village|area|town))\b`)

// isCase tells whether a sentence that the rules do not read tells of the place: "A gully is growing behind the latrine."
func (n *notes) isCase(told string) bool {
	if missing.MatchString(told) && strings.HasSuffix(told, ".") {
		return !n.care
	}
	return strings.HasSuffix(told, ".") && len(strings.Fields(told)) >= shortestCase && !butNone.MatchString(told) && (happening.MatchString(told) && !personal.MatchString(told) || here.MatchString(told) || venture.MatchString(told)) &&
		(!losses.MatchString(told) || ofFarm.MatchString(told)) && !n.care
}

// cases has learners begin with what the teacher tells of the place, and lets teams work for it where the topic speaks of
// the same things.
func (c *composer) cases() {
	var quoted []string
	near := ""
	for _, told := range c.notes.told {
		if head := beforeLearners(told); !c.notes.isCase(told) && c.notes.isCase(head) {
			told = head
		}
		if !c.notes.isCase(told) || len(quoted) == mostCases || c.anchored("note.anchor") != "" && strings.Contains(told, c.notes.anchorClause) && onlyNear.MatchString(told) && !trouble.MatchString(told) {
			continue
		}
		quoted = append(quoted, quote(told))
		if near == "" && (languages[c.card.Subject] || c.isNear(told)) { // learners write and speak on any matter
			near = quote(told)
		}
	}
	if line := c.anchored("note.anchor"); line != "" && near == "" {
		c.notes.change("ideas", always(strings.TrimSpace(line)), "")
	}
	if c.anchored("note.anchor") != "" {
		c.notes.use(c.notes.anchor)
	}
	if len(quoted) == 0 {
		c.spots()
		return
	}
	meets := "note.case"
	if c.profile.Level == "young" {
		meets = "note.caseYoung"
	}
	c.notes.change("meet", always(c.text(meets, "quote", c.list(quoted))), c.text("used.case"))
	if near != "" {
		c.notes.change("ideas", always(c.text("note.caseWork", "quote", near)), c.text("used.case"))
	}
}

// mostCases are the sentences of the teacher with which a lesson can begin.
const mostCases = 2

// nearWords of a sentence in the work on a topic say that both speak of the same things.
const nearWords = 2

func (c *composer) isNear(told string) bool {
	work := strings.Builder{}
	for _, task := range c.card.Tasks {
		work.WriteString(strings.Join(append(task.Steps, task.Title, task.Text, task.Expect), " ") + " ")
	}
	for _, product := range c.card.Artefacts {
		work.WriteString(product.Type + " " + product.Brief + " ")
	}
	return shared(wordSet(told), c.stems(work.String())) >= nearWords
}

// thenLearners is where a sentence about a place goes on with the learners.
var thenLearners = regexp.MustCompile(`(?i),? (?:and|but|so) (?:the |our |my |many |most |some )?(?:learners|students|pupils|children|they|I|we) .*$`)

// beforeLearners is what a sentence says of the place: "Rubbish lies beside the market, and students do not know why."
func beforeLearners(told string) string { return thenLearners.ReplaceAllString(told, ".") }
