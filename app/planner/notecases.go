package planner

import (
	"slices"
	"strings"
	"unicode"

	"somo/app/lesson"
	"somo/app/regexp"
)

var (
	// happening is what may stand in a sentence about a place that learners know: where it is, and what goes on or wrong there.
	happening = regexp.MustCompile(`(?i)\b(?:near|beside|behind|around|passes|grow(?:s|ing)|sold|sells?|gate|broke|broken|built|blocked|closed|closes|dirty|dry|muddy|floods?|flooded|dried up|falls?|washed|leaks?|does not|do not|has not|have not|cannot|no longer|wants? to|plans? to|river|road|market|mine|factory|trouble[sd]?|destroy\w*|forest|lake|borehole|bridge|shop|farm|garden|shed|yard|wetland|swamps?|season|rots?|rotting|spoils?|chama|susu|esusu|sacco|wall|stream|well|hill|dam|disease|drought|pests?|locusts?|smoke|dust|rubbish|litter|expensive|costly|scarce|complain|theft|prices?|shortage|taps?|tank|cut|breeds?|plastic|latrines?|nets|expired|blew|roof|smell|full|eats?|raids?|tramples?|damages?)\b`)
	// personal is a sentence about the teacher, the learners' work or a wish.
	personal = regexp.MustCompile(`(?i)\b(?:I|my|me|please|learners?|pupils?|students?|children|class|topic|lessons?|exams?|tests?|books?|copies|lab|boys?|girls?)\b|^(?:let|have|make|allow|give|show|include|add|do|keep|worried|afraid|concerned|they|he|she|no|only|some|last|(?:many|most|few|half|all)(?: of them)? (?:cannot|can't|do not|don't|never|are|can|have))\b`)
)

var (
	// onlyNear is a sentence that says where something is.
	onlyNear = regexp.MustCompile(`(?i)\b(?:near|beside|behind|close to|next to|around|opposite|along)\b`)
	// troubles are what learners can do something about.
	troubles = regexp.MustCompile(`(?i)\b(?:troubles?|destroy\w*|rust\w*|cracks?|cracked|erod\w*|collaps\w*|salty|dump\w*|(?:school|committee|parents|village|community|head ?teacher|club) (?:wants?|plans?|hopes?) to|(?:is|are) growing|broke|broken|blocked|closed|closes|dirty|dry|dried|muddy|brown|flood\w*|falls?|fell|wash\w*|leaks?|rot\w*|spoil\w*|disease|drought|pests?|smoke|dust|rubbish|litter|plastic|smell\w*|cut|breed\w*|expired|finished|blew|no longer|expensive|costly|dear|scarce|complain\w*|lost money|stolen?|thefts?|broken down|dying|die|sick|shortage|run out|rises?|rising|eats?|raids?|tramples?|damages?|took off|not)\b`)
)

// ofViolence is what no lesson begins with.
var ofViolence = regexp.MustCompile(`(?i)\b(?:fight\w*|war|attacks?|conflict|thieves|thief|robbers?|killed|raids?|clans?|police|soldiers|army|rebels|bandits|drown\w*|evict\w*|demoli\w*)\b`)

// silent is a sentence about people who do not speak of what they lived through.
var silent = regexp.MustCompile(`(?i)\b(?:not|never|n't|refuse) (?:want |like |wish |willing )?to (?:talk|speak|tell|remember)\b|\bsilent about\b`)

// missing is what a school or its place lacks.
var missing = regexp.MustCompile(`(?i)^(?:the|our) (?:school|village|town|compound|yard|area) (?:has|have) (?:no|only one|only two|few)\b`)

// butNone is a sentence that tells of a place what the class cannot have.
var butNone = regexp.MustCompile(`(?i)\b(?:but|and) (?:I |we )?(?:no|have no|may not|cannot|can't|must not)\b`)

// butLimit is a sentence whose second half takes the place from the class again: "Flower farms are near but they do not let us in."
var butLimit = regexp.MustCompile(`(?i)\bbut\b.*\b(?:not|never|cannot|can't|don't|no)\b`)

// leastForBook is how many minutes learners need with a page of their book.
const leastForBook = 6

// ofFarm is a loss that is told of openly.
var ofFarm = regexp.MustCompile(`(?i)\b(?:birds?|chickens?|hens?|goats?|cattle|cows?|sheep|pigs?|rabbits?|fish|bees|crops?|maize|trees?|seedlings?|plants?)\b`)

// ofTimetable is a remark about the school's own day.
var ofTimetable = regexp.MustCompile(`(?i)\b(?:periods?|terms? (?:ends?|starts?|begins?|is)|timetable|lab|head|head ?teacher|inspector|inspection|office|staff ?room|break|bell|fees|uniforms?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|teachers?|grades?|forms?|syllabus|curriculum|should|must|will|would|limited|enough|paper|minutes?|ones|beginners|per week|laugh|school (?:day|hours|year|starts|ends|closes|opens|is|has)|we|you|it|this|that|these|those|here)\b|^(?:\S+ )?(?:French|English|Kiswahili|Arabic|Portuguese)\b`)

// shortestCase is how many words a sentence about a place has at least.
const shortestCase = 5

// venture is a sentence about people of the place who make or sell something.
var venture = regexp.MustCompile(`(?i)\b(?:cooperative|co-operative|chama|sacco|association|women's group|youth group|girls' group|self[- ]help group)\b.*\b(?:makes?|sells?|grows?|keeps?|buys?|bakes?|weaves?|sews?|runs?)\b`)

// here is a sentence about how things are among people of the place.
var here = regexp.MustCompile(`(?i)^(?:girls|boys|women|men|people|families|farmers|fathers|mothers) (?:here|in our (?:village|area|town))\b`)

// doneHere is a sentence about what people of the place do, which is no trouble: "People here sun dry cassava leaves".
var doneHere = regexp.MustCompile(`(?i)^(?:people|families|women|men|farmers|mothers|traders|fishermen|herders) (?:here|in our (?:village|area|town)) (?:also |often |mostly |still )?(?:sun |air |smoke |hand )?(?:dry|smoke|salt|make|weave|grow|build|use|sell|cook|brew|keep|plant|store|carve|mould|dye|fish|herd|mine|burn|fry|pound|ferment|carry|trade|catch|raise|sew|bake|press|tap|collect)\b`)

// ofSomebody is a sentence about one person, or about what the class may not have.
var ofSomebody = regexp.MustCompile(`(?i)\b(?:retired|former|somebody's|someone's|somebody|someone|volunteer was|post has been|we (?:cannot|may not|may as well|must not|do not|don't|never)|(?:learners|pupils|students|they|nobody) (?:cannot|may not|must not)|(?:do|does|did|will|would) not (?:let|allow|want|permit)|(?:not|never) (?:let|allowed|permitted)|for the mocks?)\b|\b(?:an|one|my|his|her) (?:aunt|uncle|mother|father|brother|sister|neighbour)\b`)

// tender is what only the teacher is to have in mind: "Not all have father and mother, so go softly there."
var tender = regexp.MustCompile(`(?i)\b(?:softly|gently|tactful\w*|with (?:tact|care|respect)|do not (?:laugh|mock|tease|point)|don't (?:laugh|mock|tease)|no (?:mockery|teasing|pointing)|pas de moquerie|ne pas (?:se moquer|montrer)|não apontar|hanged|executed|beheaded|not (?:all|everyone|every (?:child|one)) (?:has|have)\b.*\b(?:father|mother|parents?)|(?:some|many|a few|two|one) (?:have|has|live|lives|are|is) (?:no|only|without|with a) (?:father|mother|parents?|grandmother)|baadhi wana mzazi|for (?:church|religious|religion|faith|health|family) reasons|ask nobody|nobody (?:should|is to|has to|must) say)\b`)

// ofTheirWork is told of what learners do in their work, and not of the place.
var ofTheirWork = regexp.MustCompile(`(?i)^(?:in )?their (?:plans?|drawings?|diagrams?|diamonds?|sums?|books?|answers?|letters?|essays?|sentences?|stitch\w*|graphs?|maps?|tables?|notes?|work|cards?|first)\b|^(?:ask|tell) them\b|\b(?:to|for|with (?:half|most|many|some) of) them\b|\bthey (?:find|tell me|swear|insist|repeat|answer)\b|^(?:one|two|three|four|five|six|some|several|a few|many|most|half|others|nobody|everybody) (?:of (?:them|us) )?(?:do|does|don't|doesn't|are|is|were|was|have|has|had|can|cannot|can't|live|lives|come|comes|will|would|may|must|still|never|also|only)\b|\bgive (?:them|him|her)\b|\bas (?:data|examples?)\b`)

// isCase tells whether a sentence that the rules do not read tells of the place: "A gully is growing behind the latrine."
func (n *notes) isCase(told string) bool {
	return recall(&n.cases, told, func() bool { return n.tellsOfPlace(told) })
}

// ofSchoolroom tells of the class, its level or what it shares, and of no place.
var ofSchoolroom = regexp.MustCompile(`(?i)^(?:what|how|why|when) (?:they|we|I)\b|^(?:about |only |some )?(?:\d+|half) (?:of them )?(?:have|share)\b|\bthe rest share\b|\b(?:life |natural |physical )?sciences? (?:gr|grade|form)\b|^(?:\pL+ ){0,3}gr\.? ?\d+\b|\baccording to (?:all|most|many|some)\b|^we (?:may|can|are allowed to) |\bterm (?:ends|closes|begins)\b|\bcomes from a tank\b`)

// brokenKit is a thing of the school that does not work, and no trouble of the place.
var brokenKit = regexp.MustCompile(`(?i)^(?:(?:and|but) )?(?:the|our|one) (?:school )?(?:fridge|freezer|cooker|stove|oven|printer|copier|photocopier|machine|projector|computer|laptop|radio|speaker|television|tv|generator|bell|clock|scale|balance|lab|library|cupboard) (?:is|has been|was) \pL+[.!]?$`)

// withVerb are words without which a remark in parts is a list of what is there: "DBE workbooks for half, a washing line, old till slips".
var withVerb = regexp.MustCompile(`(?i)\b(?:is|are|was|were|has|have|had|do|does|did|can|cannot|will|would|may|must|we|our|they|them|their|it|its|people|who|which|that|when|because|since|nobody|everybody)\b|n't\b`)

// onlyNamed tells whether a remark names things side by side and says nothing of them.
func onlyNamed(told string) bool { return strings.Contains(told, ", ") && !withVerb.MatchString(told) }

func (n *notes) tellsOfPlace(told string) bool {
	if onlyNamed(told) || brokenKit.MatchString(told) {
		return false
	}
	if ofSchoolroom.MatchString(told) || tender.MatchString(told) || ofTheirWork.MatchString(told) || n.ofOneLearner(told) || showsPoverty.MatchString(told) || classLives.MatchString(told) || mayOpen.MatchString(told) || ofSomebody.MatchString(told) || listsThings(told) {
		return false
	}
	if missing.MatchString(told) && !ofViolence.MatchString(told) && strings.HasSuffix(told, ".") {
		return !n.care
	}
	return !ofViolence.MatchString(told) && !silent.MatchString(told) && strings.HasSuffix(told, ".") && (len(strings.Fields(told)) >= shortestCase || len(strings.Fields(told)) == shortestCase-1 && isTold.MatchString(told)) && !butNone.MatchString(told) && ((happening.MatchString(told) || isTold.MatchString(told) && !ofTimetable.MatchString(told)) && !personal.MatchString(told) || here.MatchString(told) || venture.MatchString(told)) &&
		(!losses.MatchString(told) || ofFarm.MatchString(told)) && !n.care
}

// cases has learners begin with a trouble that the teacher tells of the place: the need is written for it, teams may make
// their product for it, and at the end they say what they would now answer.
func (c *composer) cases() {
	if c.tellHouses() {
		return
	}
	var cases []string
	trouble, near := false, ""
	for _, told := range c.notes.told {
		if head := beforeLearners(told); (!c.notes.isCase(told) && !butLimit.MatchString(told) || soThey.MatchString(told)) && c.notes.isCase(head) {
			told = head
		}
		if !c.notes.isCase(told) || len(cases) == mostCases || c.anchored("note.anchor") != "" && strings.Contains(told, c.notes.anchorClause) && onlyNear.MatchString(told) && !troubles.MatchString(told) {
			continue
		}
		if c.isToldMistake(told) {
			continue // it is voted on
		}
		if missing.MatchString(told) && !languages[c.card.Subject] && !c.isNear(told) {
			continue // it is told as what the class does without
		}
		told = sentence(upperFirst(strings.Trim(asWeTell(trimLead(told)), " .!")))
		cases = append(cases, told)
		trouble = trouble || troubles.MatchString(told) && !doneHere.MatchString(told) || missing.MatchString(told)
		if near == "" && (languages[c.card.Subject] || c.isNear(told)) { // learners write and speak on any matter
			near = told
		}
	}
	if line := c.anchored("note.anchor"); line != "" && near == "" && !c.cardServes(c.notes.anchor) && (c.notes.visitor == "" || !strings.HasSuffix(c.notes.anchor, c.notes.visitor)) {
		if peopleOfPlace.MatchString(c.notes.anchor) {
			line = c.anchored("note.anchorPeople")
		}
		c.notes.change("ideas", always(strings.TrimSpace(line)), c.notes.anchor)
		c.notes.effects[len(c.notes.effects)-1].only = func(c *composer) bool { return !c.worksThere() }
	}
	if len(cases) == 0 && !c.notes.care && !c.unsafe {
		if told := c.ownCase(); told != "" {
			c.leadWith(told, troubles.MatchString(told) || extreme.MatchString(told) || ourTrouble.MatchString(strings.Trim(told, ".")))
			return
		}
	}
	if len(cases) == 0 || near == "" && !c.answers() {
		c.spots()
		return
	}
	c.leadWith(strings.Join(cases, " "), trouble)
}

// isToldMistake tells whether a sentence is the mistake of the class, or holds it.
func (c *composer) isToldMistake(told string) bool {
	return slices.ContainsFunc(c.card.Misconceptions, func(m Misconception) bool { return m.told != "" && holdsSame(m.told, told) })
}

// athome begins what is told of learners themselves: "At home they count the hours from sunrise."
var athome = regexp.MustCompile(`(?i)^(?:at|from) home,? they\b`)

// asWeTell is what is told of learners as the class itself says it.
func asWeTell(told string) string {
	if at := athome.FindString(told); at != "" {
		return at[:len(at)-len("they")] + "we" + theirs.Replace(told[len(at):])
	}
	return told
}

// leadWith begins with a case, and comes back to it in the need, the ideas and the closing where it is a trouble.
func (c *composer) leadWith(told string, trouble bool) {
	used := c.caseLabel(told)
	switch {
	case c.profile.Level == "young":
		c.notes.change("meet", always(c.text("note.caseYoung", "case", told)), used)
		return
	case doneHere.MatchString(told) && !trouble:
		c.notes.change("meet", always(c.text("note.caseDone", "case", told)), used)
		return
	case !trouble:
		c.notes.change("meet", always(c.text("note.caseTold", "case", told)), used)
		return
	}
	c.notes.change("meet", always(c.text("note.case", "case", told)), used)
	c.notes.atFirst()
	if shared(c.wordSet(told), c.stems(c.user+" "+c.needModel)) >= nearWords {
		return // the need of the plan is this trouble already
	}
	if because, ok := becauseOf(told); ok {
		c.notes.change("try", always(c.text("note.caseTry", "case", because)), "")
		c.notes.atLast()
		c.notes.change("need", always(c.text("note.caseNeedFor", "case", because)), "")
		c.notes.atLast()
	}
	c.notes.change("show", always(c.text("note.caseShow", "case", lesson.Sentences(told)[0])), "")
	c.notes.atLast()
}

// longestBecause is how many words a reason has at most that learners say in one breath.
const longestBecause = 14

// commonFirst are words with which a sentence about a place begins that are no names.
var commonFirst = words("the a an our many most some few two three four one water rain rains fishing people families farmers prices price taps rubbish litter plastic women men parents homes houses hail floods goats cattle crops maize iron sheets boats all every each there it")

// becauseOf is a case as it stands behind "because", where it is one short sentence.
func becauseOf(told string) (string, bool) {
	if len(lesson.Sentences(told)) != 1 || len(strings.Fields(told)) > longestBecause || strings.Contains(told, " but ") {
		return "", false
	}
	first, rest, _ := strings.Cut(strings.TrimRight(told, "."), " ")
	if !commonFirst[strings.ToLower(first)] {
		return "", false
	}
	return strings.ToLower(first) + " " + rest, true
}

var (
	// ofPlace are subjects in which learners meet what is so in their place.
	ofPlace = words("physics chemistry biology ict agriculture geography social-studies elementary-science home-science business health english kiswahili french")
	// inNumbers are topics of mathematics that do.
	inNumbers = regexp.MustCompile(`(?i)\b(?:data|graphs?|statistics|tally|tallies|surveys?|measur\w*|percent\w*|ratios?|rates?|money|profit|area|volume|capacity)\b`)
)

// answers tells whether a topic may have to do with what is so in a place.
func (c *composer) answers() bool {
	subject := c.card.Subject
	return ofPlace[subject] || subject == "mathematics" && inNumbers.MatchString(c.request.Topic)
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
	return shared(c.wordSet(told), c.stems(work.String())) >= nearWords
}

// thenLearners is where a sentence about a place goes on with the learners.
var thenLearners = regexp.MustCompile(`(?i),? (?:and|but|so) (?:the |our |my |many |most |some )?(?:learners|students|pupils|children|they|I|we|director|head|teachers|parents|families|people ask) .*$`)

// soThey is where it goes on with learners who are not named: nobody who hears it knows who is meant.
var soThey = regexp.MustCompile(`(?i),? so they\b`)

// beforeLearners is what a sentence says of the place: "Rubbish lies beside the market, and students do not know why."
func beforeLearners(told string) string { return thenLearners.ReplaceAllString(told, ".") }

// onlyPlace tells a remark that says only where the school lies, by a name that no list has: "CEG near Ambatondrazaka".
func (n *notes) onlyPlace(told string) bool {
	if n.place == "" {
		return false
	}
	for _, w := range wordsOf(told) {
		if first := []rune(w.text)[0]; unicode.IsUpper(first) {
			continue
		}
		if !placeWords[w.plain] && !strings.Contains(n.place, w.text) && number(w.text) == 0 {
			return false
		}
	}
	return true
}
