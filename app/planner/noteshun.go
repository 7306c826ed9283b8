package planner

import (
	"slices"
	"strings"

	"somo/app/regexp"
)

// unwanted is what a teacher does not want taught, named or used: "do not teach interest as a good thing".
var unwanted = regexp.MustCompile(`(?i)\b(?:do not|don'?t|avoid|never|without|please no|not to|should not|must not)\s+(?:please )?(?:teach(?:ing)?|mention(?:ing)?|us(?:e|ing) the word|talk(?:ing)? (?:about|of)|speak(?:ing)? of|include|including|discuss(?:ing)?|name|naming|show(?:ing)?|give)\s+(?:them |any |the |about |examples of |examples with )*([^.;]{3,120}\b)|\bavoid (?:the )?(?:examples (?:of|with|about) )?([^.;]{3,120})|\bno ([\pL ,]{3,40}) in (?:the |our |any )?(?:examples?|pictures?|stor(?:y|ies)|plan|lessons?)\b|\b(?:do not|don'?t|avoid|never|please no|no)\s+(?:please )?(?:us(?:e|ing) )?(?:(?:stories|examples|pictures|images) (?:of|about|with) (?:the )?([\pL, ]{3,80})|(?:any )?((?:[\pL-]+ ){0,2}[\pL-]+) (?:stories|examples|pictures|images|talk)\b)`)

// unused is what it is asked not to use: "do not use money in coins because we have no centimes".
var unused = regexp.MustCompile(`(?i)\b(?:do not|don'?t|avoid|never|please no|not to|should not|must not)\s+(?:please )?us(?:e|ing)\s+(?:any |the )*([^.;]{3,120}\b)`)

// noContents are ways of teaching and tools that a rule may forbid, which no content of a plan is.
var noContents = regexp.MustCompile(`(?i)^(?:more|less|too|only|big|long|hard|difficult|small|many|much|other|same|new|complicated|complex|two|three|four|\d+|it|this|that|them|him|her|english|french|kiswahili|swahili|arabic|portuguese|your|my|our|a lot)\b|\b(?:words?|vocabulary|sentences?|languages?|numbers?|steps|methods?|times?|minutes|than|groups?|pairs|board|chalk|books?|phones?|calculators?|internet|computers?|laptops?|projectors?|tools?|water|fire|lab|laborator\w+|electricity|power|outside|rooms?|toilets?|cane|stick|violence)\b`)

// painful is a matter of the place that a teacher asks to go round: "The land matter is painful here, choose other examples".
var painful = regexp.MustCompile(`(?i)^(?:the )?([^.;,]{3,50}?)(?: (?:matter|issue|question|conflict|problem|topic))? (?:is|are) (?:very |too |so |still )*(?:painful|sensitive|touchy|delicate)\b[^.;]*\b(?:choose|use|take|pick) (?:other|another|different)\b`)

// manner is how something is not to be taught, or why not, and no thing.
var manner = regexp.MustCompile(`(?i),? \b(?:as (?:a |an )?.*|in (?:the |our |any )?(?:examples?|class|lessons?|stor(?:y|ies)|plan).*|(?:because|since|so|when|until|for (?:our|their|my|religious)) .*|please|here)$`)

// inExamples ends what is not to stand in examples: "milk and meat examples".
var inExamples = regexp.MustCompile(`(?i) (?:examples?|stories|pictures|images|themes?|questions|problems|talk|topics?)$`)

// behindList begins or marks what is said behind a list, and is no part of it: "snow, they have never seen it".
var behindList = regexp.MustCompile(`(?i)^(?:they|we|I|it|he|she|some|many|most|last|this|there|use|take|choose|please|just|only|but|not)\b|\b(?:is|are|was|were|have|has|had|cannot|can|do|does|did|will|may|must|know|quarrel|forbids?|forbade|like|likes)\b`)

// betweenUnwanted parts a list of what is not wanted.
var betweenUnwanted = regexp.MustCompile(`(?i),? (?:and|or|nor) |, `)

// longestUnwanted is how many words a thing has at most that is left out.
const longestUnwanted = 6

// ofReal is a rule about names and people, which the class keeps; the content stays.
var ofReal = regexp.MustCompile(`(?i)\b(?:real|actual|true|names?|their|own|people|learners?|pupils?)\b`)

// leastKept of each kind of content stay, whatever a rule says: a plan needs them.
const leastKept = 2

// unwantedIn are the things of a list that are not wanted, and the words of the teacher for all of them.
func unwantedIn(said string) (what string, things []string) {
	said = inExamples.ReplaceAllString(strings.TrimSpace(manner.ReplaceAllString(said, "")), "")
	end := 0
	for {
		at := betweenUnwanted.FindStringIndex(said[end:])
		to := len(said)
		if at != nil {
			to = end + at[0]
		}
		thing := inExamples.ReplaceAllString(strings.TrimSpace(said[end:to]), "")
		if behindList.MatchString(thing) || thing == "" {
			return what, things
		}
		what, things = said[:to], append(things, thing)
		if at == nil {
			return what, things
		}
		end += at[1]
	}
}

// shun takes what the plan leaves out by a rule of the teacher. It reports false where the rule names no content.
func (n *notes) shun(part string) bool {
	found := unwanted.FindStringSubmatch(part)
	if found == nil {
		found = painful.FindStringSubmatch(part)
	}
	used := unused.FindStringSubmatch(part)
	if found == nil {
		found = used
	}
	if found == nil {
		return false
	}
	what, things := unwantedIn(strings.Join(found[1:], ""))
	what = inExamples.ReplaceAllString(what, "")
	if what == "" || ofReal.MatchString(what) || used != nil && noContents.MatchString(what) || slices.ContainsFunc(things, func(thing string) bool { return len(strings.Fields(thing)) > longestUnwanted }) {
		return false
	}
	n.shunnedIn = append(n.shunnedIn, part)
	if strings.Contains(strings.ToLower(what), "food") {
		n.noFood = true // sharing is no matter of its own: chairs are shared as well
		n.inWork((*composer).withoutFood, n.says.text("used.food"))
		return true
	}
	from := len(n.shunned)
	for _, thing := range things {
		n.shunThing(thing, used != nil)
	}
	if len(n.shunned) > 0 {
		n.leavesOut(what, from)
	}
	return len(n.shunned) > 0
}

// shunThing leaves out the texts that speak of a thing; of one that is only not used, those with the word that tells what it is.
func (n *notes) shunThing(thing string, notUsed bool) {
	if notUsed {
		n.without = append(n.without, strings.ToLower(thing))
		var heads []string
		for _, of := range qualified.Split(thing, -1) {
			heads = append(heads, lastWord(of))
		}
		thing = strings.Join(heads, " ")
	}
	for _, word := range stems(thing) {
		if len(word) > 2 {
			n.shunned = append(n.shunned, word)
		}
	}
}

// qualified parts what a thing is from what it is in: "money in coins".
var qualified = regexp.MustCompile(`(?i) (?:in|of|with|about|from) `)

// noData is what is not collected about learners: "do not collect data about clan, weight or family income".
var noData = regexp.MustCompile(`(?i)\b(?:do not|don'?t|never|avoid|should not|must not|may not|not to|please no|without)\s+(?:please )?(?:(?:collect|gather|tak|us|record|measur|weigh|compar|survey|count|ask)(?:e|ing)?(?: for)? )(?:any |the |their |personal |private )*((?:data|information|figures|facts|statistics|measurements|surveys?) (?:about|on|of|from|for|with) [^.;]{3,100}|(?:(?:body |learners['’] |pupils['’] |children['’]s )?(?:weights?|heights?|ages?|incomes?|clans?|tribes?|religions?|wealth|salar(?:y|ies)|marks|pocket money)\b)[^.;]{0,80})`)

// shunData leaves data about what learners are or have out, without a word to the class.
func (n *notes) shunData(part string) bool {
	found := noData.FindStringSubmatch(part)
	if found == nil {
		return false
	}
	what, things := unwantedIn(found[1])
	if what == "" {
		return false
	}
	from := len(n.shunned)
	for _, thing := range things {
		n.shunned = append(n.shunned, stems(lastWord(thing))...)
	}
	n.shunnedIn = append(n.shunnedIn, part)
	n.leavesOut(what, from)
	return true
}

// inShunned tells whether a remark is a part of a rule on what is left out, which the plan obeys as a whole.
func (n *notes) inShunned(told string) bool {
	said := strings.Trim(told, " .!?;,")
	return slices.ContainsFunc(n.shunnedIn, func(part string) bool {
		return betweenUnwanted.MatchString(part) && strings.Contains(part, said)
	})
}

// forTeacher is a rule about what the plan brings, which learners do not read on the board.
var forTeacher = regexp.MustCompile(`(?i)^(?:please )?(?:do not|don't|never|avoid) (?:use|give|show|mention|print|include|add|using|giving|mentioning)\b`)

// noMatter is a matter that is kept out in few words: "No ghosts please". What learners do is a rule of the class.
var noMatter = regexp.MustCompile(`(?i)^(?:please,? )?no ((?:[\pL-]+ )?[\pL-]+),? please\b`)

// shunMatter leaves out what a few words of the teacher keep out. It reports false where they forbid a deed.
func (n *notes) shunMatter(said string) bool {
	found := noMatter.FindStringSubmatch(said)
	if found == nil || strings.Contains(found[1]+" ", "ing ") || ofReal.MatchString(found[1]) {
		return false
	}
	n.shunned = append(n.shunned, slices.DeleteFunc(stems(found[1]), func(word string) bool { return len(word) < 3 })...)
	n.use(n.says.text("used.shunned", "what", strings.ToLower(found[1])))
	return true
}

// givesReason is why something is not wanted, which stands on no board.
var givesReason = regexp.MustCompile(`(?i)^(?:as |because |since )?(?:we|they|it|there|this|people) (?:had|has|have|is|was|were|are|caused)\b`)
