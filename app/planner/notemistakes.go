package planner

import (
	"slices"
	"strings"

	"somo/app/regexp"
)

// mistake is what learners do wrongly, do not do yet, or take for something else, as the teacher tells it.
type mistake struct {
	do         string // "add instead of multiplying", or what they do not do yet: "count one by one"
	undone     bool   // they do not do it yet
	shown      bool   // the teacher quotes it, and learners mend it
	instead    string // what they do in its place: "recite"
	one, other string // what they take for each other
}

// actor begins what learners do.
const actor = `(?:they|(?:many|most|some|all|half|a few)(?: of (?:them|my|the|our))?(?: learners| pupils| students| children)?|(?:the |my |our )?(?:learners|pupils|students|children))`

// oftenDo stands before what they do again and again.
const oftenDo = `(?:often |always |still |just |only |usually |sometimes )`

var (
	// doneWrongly is what learners do, behind the words for them: "Pupils draw the arrows the wrong way".
	doneWrongly = regexp.MustCompile(`(?i)^` + actor + ` (?:` + oftenDo + `?(?:` + habits + `|` + schoolwork + `|` + otherWork + `|choose|answer|give|use|make|take|round)|` + oftenDo + `\pL{3,})\b[^.;"]{4,80}$`)
	// butWrongly is what they do wrongly behind what they do well: "They sing one to twenty but skip 13."
	butWrongly = regexp.MustCompile(`(?i)^` + actor + ` [^.;]{2,50}?,? but (?:they )?` + oftenDo + `?((?:skip|forget|leave out|miss|mix|swap|repeat|reverse)\b[^.;]{2,60})$`)
	// behindActor is where it begins.
	behindActor = regexp.MustCompile(`(?i)^` + actor + ` `)
	// again says that it is done again and again.
	again = regexp.MustCompile(`(?i)^` + oftenDo)
	// butDo is what learners do and what they do not do yet: "They recite but do not count one by one".
	butDo = regexp.MustCompile(`(?i)(?:^|[,;] )(?:but )?(?:` + actor + ` )(?:\pL+ly )?(?:can |know how to )?((?:` + schoolwork + `|` + otherWork + `|` + habits + `|know|sing|learn|fill|chant|shout|see|are (?:good|strong|quick|fast|fluent) (?:at|in|with))\b[^.;,]{0,60}?),? (?:but|yet|and) (?:they |most |many |then )?(?:still )?(?:cannot|can't|never|fail to|do not|don't|not yet|hardly|rarely) (?:yet |really )?((?:` + schoolwork + `|` + otherWork + `|know|understand|think|look closely|look at|justify|prove|observe|plan|revise|edit)\b[^.;,]{0,60}\b)`)
	// butNothing is what learners do and do not find yet: "They recite the elements but see no pattern."
	butNothing = regexp.MustCompile(`(?i)(?:^|[,;] )(?:but )?(?:` + actor + ` )(?:\pL+ly )?(?:can |know how to )?((?:` + schoolwork + `|` + otherWork + `|` + habits + `|know|sing|learn|fill|chant|shout|see)\b[^.;,]{0,60}?),? (?:but|yet|and) (?:they )?(see|find|give|show|notice|name|draw|write) no ((?:\pL+ )?\pL{4,})[.!]?$`)
	// withoutWhy is what learners do and cannot say why.
	withoutWhy = regexp.MustCompile(`(?i)^` + actor + ` (` + oftenDo + `?\pL+ [^.;]{2,60}?),? without (?:knowing|understanding|seeing|thinking|saying)(?: why| how| what (?:it|they) means?)?$`)
	// otherOf is a thing that is named only as one of those that were named before.
	otherOf = regexp.MustCompile(`^(\pL+) one\b(.*)$`)
	// namedThing is what is named, behind the verb: "metaphor" of "define metaphor", "the soils" of "name the soils".
	namedThing = regexp.MustCompile(`^\pL+ ((?:the |all the |their )?\pL{4,})(?: from \pL+ \pL+| by heart)?$`)
	// byHeart is what shows no mistake on the board: the words are right, and their meaning is missed.
	byHeart = regexp.MustCompile(`(?i)^(?:recite|cram|memori[sz]e|cop(?:y|ies) (?:from|what|all|down|everything|it|them|(?:the |their )?(?:board|notes?|words?|definitions?|sentences?|answers?|texts?|books?|examples?|rules?))|copy$|shout|chant|sing|repeat (?:after|what|all|(?:the |my |a )?(?:words?|definitions?|sentences?|answers?|rules?|lines?))|translate)\b`)
	// behindQuote is a second thing that learners do wrongly: "They say 'combien c'est' and read 70 wrongly."
	behindQuote = regexp.MustCompile(`(?i)^` + actor + ` (?:say|write|spell|pronounce|read)\b[^'"‘“]*['"‘“][^"“]+['"’”],? and ((?:` + schoolwork + `|` + habits + `)\b.*)$`)
	// fromText is what learners take over from a text that they should sum up.
	fromText = regexp.MustCompile(`(?i)^cop(?:y|ies)\b.*\b(?:sentences|lines|passages?|paragraphs?|texts?|sources?|internet)\b`)
	thenUsed = regexp.MustCompile(`^\pL+ (.{2,40}?) and (\pL+) it\b(.*)$`)
	guessing = regexp.MustCompile(`(?i)^guess(?:es)?\b`)
	// notAnd is what is not done, behind what is.
	notAnd = regexp.MustCompile(`(?i)\b(and|but) (?:do not|don't|never) `)
)

// otherWork are more verbs of what learners do with what they learn.
const otherWork = `differentiate|integrate|factori[sz]e|expand|simplify|substitute|sketch|state|derive|define|list|think|choose|check|connect|make|give|work|write|translate|recognise|recognize|answer|argue|test|change|type|press|take|read|pick|follow|start|build|order|sort|group|match|place|round|quote|mention|leave|number|label|shade|join|mark|name|hold|hit|pass|print|paint|colour|tie|cut`

// oneQuoted is one word between quotation marks, of which a sentence goes on: leave 'today' as it was.
var oneQuoted = regexp.MustCompile(`['‘](\pL+)['’]`)

// didWrong is what learners do, as words that can stand behind "Many" and "does anybody": "add instead of multiplying".
func didWrong(said string) string {
	said = strings.Trim(said, " .!?")
	if found := butWrongly.FindStringSubmatch(said); found != nil && !strings.ContainsAny(found[1], `"“'`) {
		return found[1]
	}
	if !doneWrongly.MatchString(said) || strings.ContainsAny(oneQuoted.ReplaceAllString(said, "$1"), `"“'`) {
		return ""
	}
	return plainVerb(again.ReplaceAllString(behindActor.ReplaceAllString(said, ""), ""))
}

// trouble takes what learners do wrongly: the wrong idea of the card that says the same is voted on, or else a made-up
// pupil's work shows it and is mended.
func (n *notes) trouble(clause string) {
	if ofFeeling(clause) {
		return // a rule of its own reads it
	}
	said := sentence(upperFirst(strings.Trim(trimLead(clause), " .!?")))
	if aRule.MatchString(said) {
		if len(strings.Fields(said)) >= shortestRemark+1 {
			n.wish(said)
		}
		return
	}
	if found := behindQuote.FindStringSubmatch(said); found != nil {
		said = "They " + found[1] // what is quoted before is read by a rule of its own
	}
	if butDo.MatchString(said) || butNothing.MatchString(said) || writtenAs.MatchString(said) && !asAnImage.MatchString(said) || slices.ContainsFunc(n.beliefs, func(b belief) bool { return b.said == said }) {
		return // what they do not do yet is read by a rule of its own
	}
	if found := withoutWhy.FindStringSubmatch(strings.Trim(said, ".")); found != nil {
		n.beliefs = append(n.beliefs, belief{said: said})
		why := n.says.text("note.sayWhy")
		if ofMeaning.MatchString(said) {
			why = n.says.text("note.sayMeaning")
		}
		n.undone(why, found[1])
		return
	}
	n.beliefs = append(n.beliefs, belief{said: said})
	m := mistake{do: didWrong(said)}
	if found := thenUsed.FindStringSubmatch(m.do); found != nil && byHeart.MatchString(m.do) {
		m.do = found[2] + " " + found[1] + found[3] // "memorise the rule and use it on any triangle"
	}
	switch {
	case fromText.MatchString(m.do):
		instead, _, _ := strings.Cut(m.do, " and ")
		n.undone(n.says.text("note.ownWriting"), instead)
		return
	case byHeart.MatchString(m.do):
		n.undone(n.says.text("note.ownWords"), m.do)
		return
	case guessing.MatchString(m.do):
		n.undone(n.says.text("note.sayHow"), m.do)
		return
	}
	n.wrong(said, m)
}

var (
	// mightShame is what shows a learner up: it is no mistake in any work.
	mightShame = regexp.MustCompile(`(?i)\b(?:dirty|unwashed|sham(?:e|ed|ing)|smells?|torn|bare ?foot|marri\w+|pregnan\w*)\b`)
	// aRule is what learners are not to do, which is no mistake that they make.
	aRule = regexp.MustCompile(`(?i)\bso (?:please )?(?:do not|don't|not|no)\b|\b(?:must|should|may|can|are) not\b|\b(?:mustn't|shouldn't)\b`)
	// ofMeaning is a sentence about words that learners say and do not understand.
	ofMeaning = regexp.MustCompile(`(?i)\bwithout (?:knowing|understanding|seeing) (?:what (?:it|they|the \pL+)|(?:its|the|their) (?:meaning|sense))`)
)

// soNot is a rule behind its reason: "Some live in one room so do not compare houses."
var soNot = regexp.MustCompile(`(?i)\bso (?:please )?((?:do not|don't|no|not) .*)$`)

// wish has learners keep to a rule that a teacher tells of them.
func (n *notes) wish(said string) {
	if found := soNot.FindStringSubmatch(said); found != nil {
		said = found[1] // the reason is not for the class
	}
	if ofSome.MatchString(said) {
		n.forYou = append(n.forYou, n.says.forYou(said))
		n.use(n.says.text("used.leftCare"))
		return
	}
	n.note("meet", "leftWish", "said", plainly(said))
}

// wrong has a made-up pupil's work show a mistake, unless a wrong idea of the card says the same.
func (n *notes) wrong(said string, m mistake) {
	if mightShame.MatchString(said) || showsPoverty.MatchString(said) {
		n.forYou = append(n.forYou, n.says.forYou(said))
		n.use(n.says.text("used.leftCare"))
		return
	}
	if stunts.MatchString(said) {
		return // nobody shows how it is done
	}
	if slices.ContainsFunc(n.wrongly, func(known mistake) bool { return m.do != "" && known.do == m.do }) {
		return
	}
	if m.do != "" {
		n.wrongly = append(n.wrongly, m)
	}
	n.inWork(func(c *composer) (block, text string) {
		if idea, ok := c.toldIdea(said); ok && c.isFirst(idea) {
			return "practice", "" // it is voted on
		}
		if at := c.nearestWrong(said, wordsOfError); at >= 0 && c.saysSame(said, c.wrong[at]) {
			return "practice", ""
		}
		many := said
		if m.do != "" {
			many = c.text("note.manyDo", "do", m.do)
		}
		return "practice", sentences(many, c.showMistake(said, m))
	}, n.says.text("used.error"))
}

// stunts are what no class is shown.
var stunts = regexp.MustCompile(`(?i)` + breaksNecks)

// undone takes what learners do not do yet: each of them does it in each lesson.
func (n *notes) undone(do, instead string) {
	do = n.inFull(do, instead)
	if slices.ContainsFunc(n.wrongly, func(m mistake) bool { return m.do == do }) {
		return
	}
	n.wrongly = append(n.wrongly, mistake{do: do, undone: true, instead: instead})
	n.change("teach1", always(n.says.text("note.undone", "do", do)), n.says.text("used.notYet"))
	n.inWork(func(c *composer) (block, text string) {
		shown := n.says.text("note.undoneShow", "do", do)
		if item, ok := c.toldSum(); ok && ofSums.MatchString(do) {
			shown = sentences(shown, numbered([]QA{item}))
		}
		return "practice", shown
	}, "")
}

// ofSums are sums that are told in words.
var ofSums = regexp.MustCompile(`(?i)\b(?:word|story|real|any|simple|daily|a|the) (?:problems?|sums?)\b|^(?:solve|apply|use) (?:problems|sums|it|them)\b`)

// leastTold is how many words of letters a sum has at least that is told.
const leastTold = 4

// toldSum is the longest of the short exercises that tell a sum in words and that the plan does not print yet.
func (c *composer) toldSum() (QA, bool) {
	var best QA
	if c.card.Subject != "mathematics" {
		return best, false
	}
	for _, task := range c.card.Tasks {
		for _, q := range task.Items {
			q.Question = leadNumber.ReplaceAllString(q.Question, "")
			if words := wordsIn(q.Question); words >= leastTold && words > wordsIn(best.Question) && clearAlone(q) && strings.ContainsAny(q.Answer, "0123456789") && !c.printed(q.Question) {
				best = q
			}
		}
	}
	return best, best.Question != ""
}

// inFull is what learners do not do yet with the thing that the words before it name: "find a metaphor" of "define metaphor but
// never find one", "measure angles" of "guess angles and do not measure".
func (n *notes) inFull(do, instead string) string {
	if whole := wholeThing.FindStringSubmatch(instead); whole != nil && saidOnly.MatchString(do) {
		at := saidOnly.FindStringIndex(do)
		return do[:at[0]] + whole[1] + do[at[1]:]
	}
	thing := namedThing.FindStringSubmatch(instead)
	if thing == nil {
		return do
	}
	if found := otherOf.FindStringSubmatch(do); found != nil {
		switch {
		case strings.Contains(thing[1], " "):
			return n.says.text("note.oneOf", "do", found[1], "things", strings.TrimPrefix(thing[1], "all ")) + found[2]
		case !strings.HasSuffix(thing[1], "s"):
			return found[1] + " " + n.says.withArticle(thing[1]) + found[2]
		}
	}
	if (!strings.Contains(do, " ") || strings.HasSuffix(do, " own")) && !adverb.MatchString(thing[1]) {
		return do + " " + thing[1]
	}
	return do
}

var (
	adverb = regexp.MustCompile(`(?i)(?:ly|aloud|well|fast)$`)
	// wholeThing is what is recited or named, behind the verb: "F = ma", "the prayer in siSwati".
	wholeThing = regexp.MustCompile(`^\pL+ ((?:the|a|an|all|their)\b(?: [^ ]+){1,4}|[^ ]{1,8} = [^ ]{1,8})$`)
	saidOnly   = regexp.MustCompile(`\b(?:it|them)\b`)
)

// saysSame tells whether a wrong idea has most words of a remark.
func (c *composer) saysSame(remark string, m Misconception) bool {
	said := wordSet(remark)
	for _, word := range []string{"they", "many", "most", "some", "learner", "pupil", "student"} {
		delete(said, word)
	}
	return 5*inCommon(said, c.stems(m.Wrong+" "+m.Probe+" "+m.Right)) >= 3*len(said)
}
