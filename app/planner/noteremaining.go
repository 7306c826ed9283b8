package planner

import (
	"slices"
	"strings"

	"somo/app/regexp"
)

// remaining is a kind of remark that no rule reads: what it speaks of is met as a teacher would meet it, in the teacher's own words.
type remaining struct {
	line, used string         // its sentences in the bank
	who        *regexp.Regexp // of whom it speaks, where that matters
	of         *regexp.Regexp
	block      string // where it is met; empty for what stays with the teacher alone
	along      bool   // it is met while learners work, and takes no time of its own
}

const (
	// mostRemaining remarks are met in the work; the others are repeated only.
	mostRemaining = 4
	// longestRemaining is how many words such a remark has at most.
	longestRemaining = 34
	// minutesOfRemaining are what such a step needs.
	minutesOfRemaining = 3
)

// remainingKinds are tried in this order: what surely hurts, help that is offered, what may hurt, and then all else.
var remainingKinds = []remaining{
	{line: "note.leftCare", used: "used.leftCare", of: showsPoverty},
	{line: "note.leftCare", used: "used.leftCare", of: tender},
	{line: "note.leftCare", used: "used.leftCare", of: regexp.MustCompile(`(?i)\b(?:excision|circumcis\w*|FGM|genital|insurgen\w*|not (?:want|like) to (?:talk|speak)|laughs? at|mock|suffered|shooting|massacres?|genocide|fighting|attacks?|killed|died|dead|curfew|ghost towns?|tribes?|clans?|(?:promised|given) (?:for|in) marriage|(?:already|being|are|is|was|get|gets) (?:promised|married)|betroth\w*|pregnan\w*|sham(?:e|ed|ing)|dirty|unwashed|smells? bad|torn (?:clothes|uniforms?)|muslims?|christians?|catholics?|protestants?|hindus?|traditional (?:families|believers|religion))\b`)},
	{line: "note.leftCare", used: "used.leftCare", of: regexp.MustCompile(`(?i)\b(?:land|court|mailo|inheritance|boundary|border)s? (?:cases?|disputes?|quarrels?|fights?)\b`)},
	{line: "note.leftOnlyFor", used: "used.leftOnlyFor", of: onlyForSome, block: "teach1"},
	{line: "note.leftFailed", used: "used.leftFailed", of: regexp.MustCompile(`(?i)\b(?:failed|fail|failing|did (?:badly|poorly)|scored (?:low|badly|poorly)|(?:low|poor|bad) (?:marks|results|scores|grades))\b`), block: "practice", along: true},
	{line: "note.leftKin", used: "used.leftKin", of: regexp.MustCompile(`(?i)^(?:most|many|some|half|all|a few|they|(?:the |my |our )?(?:learners|pupils|students|children)) (?:of them )?have (?:a |some |their )?(?:family|relatives|parents?|fathers|mothers|brothers|sisters|uncles?|aunts?|cousins)\b.*\b(?:in|work\w*|liv\w*|abroad|at)\b`), block: "teach1"},
	{line: "note.leftOffer", used: "used.leftOffer", of: regexp.MustCompile(`(?i)\b(?:willing|ready|happy|glad) to\b|\boffer(?:s|ed)?\b|\b(?:would|could|can|will|may) (?:\pL+ )?(?:come|visit|allow|let|lend|help|show|keep|tell|teach|explain|bring|join|read|print|hang|give|hear|answer|sit|perform|sing)\b|\bagreed? to\b|\bpromised to\b|\bwelcomes? (?:visitors|us|learners|schools?)\b|\basks us for\b|\bon duty\b|\b(?:retired|former|old) (?:teacher|nurse|clerk|soldier|farmer|miner|engineer|driver|officer|player|coach|judge|chief|tailor|builder|mason)\b`), block: "teach1"},
	{line: "note.leftDo", used: "used.leftDo", of: regexp.MustCompile(`(?i)^(?:they|(?:every|each) (?:learner|pupil|student|child)|(?:many|most|some) (?:learners|pupils|students|children))\b.*\b(?:forgets?|with the name|confuses?|mix(?:es)? up|wrong\w*|skips?)\b`), block: "practice", along: true},
	{line: "note.leftCare", used: "used.leftCare", of: regexp.MustCompile(`(?i)\b(?:(?:a|an|one|my|this) (?:\pL+ )?(?:boy|girl|learner|pupil|student|child)|uncle of|on treatment|commemoration|counsell?or|buried|since (?:19|20)\d\d|refugees?|fled|from across|lost (?:all|their|his|her|a|everything)|upset|afraid|fears?|frighten\w*|cr(?:y|ies|ied)|ashamed|shy|silent|killed|punish\w*|has not spoken|blames?|will not (?:speak|act|play|sit|work)|does not (?:speak|play)|teas\w+|orphans?|hungry|hunger|relief|food aid|rations?|poor|poverty|disab\w+|wheelchair|crutch\w*|limps?|leg|arm|sick|ill|pregnant|camps?|displaced|divorced?|fight\w*|ghost towns?|curfew|lock-?downs?|attacks?|were told)\b`)},
	{line: "note.leftLate", used: "used.leftLate", of: regexp.MustCompile(`(?i)\b(?:until|till|after) (?:\d{1,2}(?:[.:]\d\d)? ?(?:am|a\.m\.|o'clock)?|nine|ten|break)\b.*|\b(?:come|arrive|get here) (?:late|after)\b`), who: ofClassAway, block: "teach1", along: true},
	{line: "note.leftWater", used: "used.leftWater", of: regexp.MustCompile(`(?i)\b(?:tap|water|borehole|pump)\b.*\b(?:till|until|only|before|from|days?|morning|mornings)\b`), block: "make", along: true},
	{line: "note.leftWind", used: "used.leftWind", of: regexp.MustCompile(`(?i)\b(?:windy?|winds|harmattan|dusty?|sand ?storms?)\b`), block: "make", along: true},
	{line: "note.leftHeat", used: "used.leftHeat", of: regexp.MustCompile(`(?i)\b(?:degrees|hot|heat|sun is)\b`), block: "make", along: true},
	{line: "note.leftRain", used: "used.leftRain", of: regexp.MustCompile(`(?i)\b(?:rains?|raining|rainy|mud|muddy|clouds? come|cloudy)\b`), block: "make", along: true},
	{line: "note.leftPower", used: "used.leftPower", of: regexp.MustCompile(`(?i)\b(?:power|electricity|light|current|socket|fuse)\b.*\b(?:off|cut|cuts|goes|trips|fails|tuesdays?|mondays?|wednesdays?|thursdays?|fridays?|sometimes)\b`), block: "make", along: true},
	{line: "note.leftWish", used: "used.leftWish", of: regexp.MustCompile(`(?i)\bplease\b|^(?:and |so |but )?(?:I|we|the head|the parents|parents|mothers|the inspector|the director) (?:also )?(?:would (?:like|love)|want|wants|wish|wishes|hope|hopes|asks?|asked|begged|has asked|have asked|do not want|does not want|don't want|must|expects?)\b|\b(?:begged|asked|told) (?:me|us)\b|^(?:not only|no more|more|less|nothing|do not|don't|never|avoid) |\bI (?:do not|don't) want\b|\bhopes? (?:we|they|that)\b|\b(?:do not|don't) (?:invent|use|show|call|make|give|tell|name|ask|compare)\b|\bso (?:please )?not\b`), block: "teach1"},
	{line: "note.leftDo", used: "used.leftDo", of: regexp.MustCompile(`(?i)^(?:they|(?:many|most|some|half) \pL+|(?:the )?(?:learners|pupils|students|children|boys|girls)|all (?:the|their)|I (?:hear|see|find))\b.*(?:\b(?:but|and) (?:touch|forget|cannot|can't|get|never|do not|don't|lose|miss|skip|not)\b|\b(?:wrong\w*|forget|confuse|mix|guess|copy|finish with|leave out)\b|(?:^|[ (])['‘])`), block: "practice", along: true},
	{line: "note.leftBring", used: "used.leftBring", of: regexp.MustCompile(`(?i)\b(?:at home|in the (?:village|market|family|shamba)|after school|have seen|has seen|sells?|grows?|herds?|fetch|weaves?|trade[sd]?|play(?:s|ed)?|sings?|dances?|cooks?|grand\pL+|elders?|fathers?|mothers?|uncles?|aunts?|parents|families|cousins|brothers|sisters|neighbours?|farmers|fishermen|herders|traders|toys?|radio|tv|films?|songs?|stories|tales)\b`), block: "teach1"},
	{line: "note.leftDo", used: "used.leftDo", of: regexp.MustCompile(`(?i)^(?:they|(?:many|most|some|all|half|a few|the|my|our|few)(?: of (?:them|my|the|our))?(?: \pL+)? (?:learners|pupils|students|children|boys|girls)|(?:learners|pupils|students|children|boys|girls)|many|most|some|half|others|for them,?|I (?:hear|see|find)|all the|wana\pL+|hu\pL+|wanafunzi|ils|elles|les élèves|beaucoup|eles|os alunos|muitos) \S`), block: "practice", along: true},
}

// showsPoverty is what some learners do not have, or how they are clothed and fed: nobody is asked about it before others.
var showsPoverty = regexp.MustCompile(`(?i)\b(?:have|has|with|wear\w*|own|come|are|is) (?:no|not|without|only one|few|torn|old|thin) (?:\pL+ ){0,2}(?:coats?|jackets?|jerseys?|sweaters?|shoes?|sandals?|socks|uniforms?|clothes|clothing|blankets?|beds?|food|lunch|breakfast|supper|fees|pads?|soap)\b|\b(?:bare ?foot|no (?:warm |school )?(?:coats?|shoes|uniforms?|lunch|breakfast|pads?)|(?:some|many|most|few|they|a few) (?:\pL+ )?(?:have|has) (?:no|only one) (?:\pL+ )?(?:coat|uniform|blanket|bed|toilet|latrine|meal)s?)\b`)

// onlyForSome is a prejudice on who may do something, which is answered by what the class sees and never read out.
var onlyForSome = regexp.MustCompile(`(?i)\b(?:is|are) (?:only )?(?:for|of) (?:the )?(?:boys|girls|men|women|males|females)(?: only)?[.!]?$|\bonly (?:for )?(?:the )?(?:old )?(?:boys|girls|men|women)(?: (?:can|may|should|must)\b.*)?[.!]?$|\b(?:girls|women|boys|men) (?:cannot|can't|can not|should not|must not|are too weak to) (?:lead|play|do|run|build|farm|cook|sew|be|weave|dance|rule|speak)\b`)

// ofClassAway is a remark about learners who are elsewhere.
var ofClassAway = regexp.MustCompile(`(?i)^(?:some|many|most|half|a few|the|they|herd|boys|girls|learners|pupils|students|children)\b.*\b(?:are|out|away|come|arrive|herd|graz\w+|fetch|sell|work|walk)\b`)

// notRemaining is a remark that no learner is to meet in a step.
var notRemaining = regexp.MustCompile(`(?i)^you (?:can|may) write\b|\bteacher'?s? notes\b|^(?:please )?give (?:me |us )?(?:the )?(?:quantit\w+|amounts|steps|recipe)\b|\b(?:expos\w+|explo\w+|poison\w*|tablets?|medicines?|pills?|inject\w*|dos(?:es?|ing)|weapons?|guns?|bombs?|mines?|acid|petrol|alcohol|beer|spirit|drugs?|HIV|AIDS|sex\w*|rape\w*|abus\w*|vote|party|parties)\b|[<>{}@]|://`)

// ofUnsafe is what a teacher names for a wish that is left out: "We will use smoked glass."
var ofUnsafe = regexp.MustCompile(`(?i)^(?:please )?give (?:me |us )?(?:the )?(?:quantit|amounts|steps|recipe)|^(?:we|they|I|some|each|every|all|the) (?:\pL+ )*?(?:use|uses|bring|brings|take|takes|look|looks|mix|light|heat|put|pour|hold|watch)\b`)

// meetRemaining meets the remarks that nothing else of the plan meets, and keeps for the overview those of which it does not know how.
func (c *composer) meetRemaining(drafts []*draft) {
	c.unmet, c.carefully, c.unsafeToo = nil, slices.Clone(c.unanswered), false
	met, before := 0, ""
	for _, told := range c.withoutLacks(c.unused(c.notes.told)) {
		if len(c.notes.unsafe) > 0 && ofUnsafe.MatchString(told) {
			c.unsafeToo = true
			continue
		}
		if c.metBefore(told) || c.metAsThing(told) {
			continue
		}
		said := trimLead(strings.Trim(told, " .!?;,"))
		if strings.Contains(before, said) || c.goesOnBelief(said) || nothingToPlace.MatchString(said) {
			continue // it stands in what was met
		}
		if whole := c.notes.sentenceOf(said); whole != said && c.notes.ofOneLearner(whole) && !c.unsafe {
			if line := c.banks.sentences.forYou(whole); !slices.Contains(c.carefully, line) {
				c.carefully = append(c.carefully, line)
				c.usedHere = append(c.usedHere, c.text("used.leftCare"))
			}
			continue // the name of the learner stands before it
		}
		if met < mostRemaining && c.meets(said, drafts) {
			met++
			before += said + ". "
			continue
		}
		if (ofAFew.MatchString(said) || c.notes.ofOneLearner(said)) && !c.unsafe {
			c.carefully = append(c.carefully, c.banks.sentences.forYou(said))
			c.usedHere = append(c.usedHere, c.text("used.leftCare"))
			continue
		}
		c.unmet = append(c.unmet, told)
	}
}

// nothingToPlace is what a plan has no place for, and what a teacher who reads the plan knows: it asks for nothing, or what does
// not work is asked for nowhere.
var nothingToPlace = regexp.MustCompile(`(?i)^(?:also|and|but) that\b|\b(?:printer|machine|copier|projector|bulb|toner|lights?|power|zesa|nepa|escom|network|internet|store|library)\b.*\b(?:off|broken|dead|flooded|locked|not working|does not work|finished|down)\b|^I (?:draw|write|copy) it\b|^hii ni\b|^(?:we|there) (?:had|was|were) (?:some |a |big )?(?:trouble|problems?|wahala|fights?|quarrels?|issues?)\b|\bmy own money\b|^(?:(?:the|my|our|all|most|many) )*(?:boys|girls|learners|pupils|students|children|class|they) (?:are|is) (?:all |very |so |really |quite |always )*(?:interested|keen|curious|lively|eager|excited|motivated|hard[- ]?working|active|friendly|happy|clever|bright)(?:(?: and|,) (?:\pL+ )?\pL+)?(?: (?:in|about|to learn|on) [^.;]{3,30})?$|^(?:there is|we have) (?:some |enough |free |more |extra )*time\b`)

// otherTongue is a remark in another language than that of the steps.
var otherTongue = regexp.MustCompile(`(?i)[àâçèêëîïôûùãõ]|\b(?:les|des|une|est|sont|ils|elles|dans|avec|pour|mais|qui|os|uma|são|com|para|mas|eles|elas|baadhi|kwa|kwamba|yao|wao|huwa|wana)\b`)

// meets puts the step for a remark into the first block of its kind that the plan has.
func (c *composer) meets(said string, drafts []*draft) bool {
	words := len(strings.Fields(said))
	if words < shortestRemark || words > longestRemaining || torn.MatchString(said) || notRemaining.MatchString(said) || c.unsafe {
		return false
	}
	if c.meetsTold(said, drafts) {
		return true
	}
	if otherTongue.MatchString(said) {
		return false // the kinds are told by English words
	}
	at := slices.IndexFunc(remainingKinds, func(k remaining) bool {
		return k.of.MatchString(said) && (k.who == nil || k.who.MatchString(said))
	})
	if at < 0 && c.notes.ofOneLearner(said) {
		c.carefully = append(c.carefully, c.banks.sentences.forYou(said))
		c.usedHere = append(c.usedHere, c.text("used.leftCare"))
		return true
	}
	if at < 0 {
		return false
	}
	kind := remainingKinds[at]
	if kind.line == "note.leftWish" && (c.notes.dangerous || len(c.notes.unsafe) > 0) {
		return false // it may be the wish that is left out
	}
	if c.onlyForTeacher(kind, said) || kind.line == "note.leftDo" && !c.ofWork(said) {
		c.carefully = append(c.carefully, c.banks.sentences.forYou(said))
		c.usedHere = append(c.usedHere, c.labelOf(kind, said))
		return true
	}
	line := c.lineFor(kind, said)
	if line == "" {
		return false
	}
	d := draftFor(drafts, kind.block)
	switch {
	case kind.block == "":
		c.carefully = append(c.carefully, line)
	case kind.along:
		i := max(0, slices.IndexFunc(d.steps, func(s step) bool { return s.work }))
		d.steps[i].text = sentences(d.steps[i].text, line)
	default:
		i := min(len(d.steps), 1)
		if kind.block == "teach1" {
			i = 0
		}
		d.steps = slices.Insert(d.steps, i, step{text: line, weight: 2, least: minutesOfRemaining, most: 2 * minutesOfRemaining, keep: true})
	}
	c.usedHere = append(c.usedHere, c.labelOf(kind, said))
	return true
}

// toTeacher is a request to the teacher who plans, and nothing that a class aims at.
var toTeacher = regexp.MustCompile(`(?i)\bplease\b|^(?:use|avoid|give|show|include|add|bring|keep|make)\b|\buse only\b`)

// ofSome begins what is told of a part of the class, and is no aim of all: "Some may not salute".
var ofSome = regexp.MustCompile(`(?i)^(?:some|many|most|a few|half|several|alguns|algumas|muitos|muitas|certains|certaines|beaucoup|la plupart|baadhi|wengi)\b`)

// theyDo begins what is told of the work of the class, and is nothing that learners bring.
var theyDo = regexp.MustCompile(`(?i)^(?:they|(?:the |my |our )?(?:learners|pupils|students|children)) (?:only|always|often|still|never|all)?\b ?(?:put|call|say|write|give|think|take|read|draw|copy|stop|mix|use|begin|start|end)s?\b`)

// onlyForTeacher tells whether a remark of this kind is not for the class: one learner is meant, or the teacher is asked for something.
func (c *composer) onlyForTeacher(kind remaining, said string) bool {
	switch kind.line {
	case "note.leftWish":
		return c.notes.ofOneLearner(said) || toTeacher.MatchString(said) || forTeacher.MatchString(said) || ofSome.MatchString(said)
	case "note.leftDo":
		return c.notes.beginsWithOne(said)
	case "note.leftBring":
		return c.notes.beginsWithOne(said) || ofSome.MatchString(said) || theyDo.MatchString(said)
	case "note.leftOffer":
		return c.notes.namesLearner(rawWords(said))
	}
	return false
}

// faulty are words for what goes wrong in any work.
var faulty = regexp.MustCompile(`(?i)\b(?:forget|confuse|mix|wrong|skip|copy|cop(?:y|ies)|guess|miss|leave out|swap|reverse|rush|shout)`)

// livedThrough is what learners live through, which is nobody's mistake.
var livedThrough = regexp.MustCompile(`(?i)\b(?:left|lost|dropped|missed|fled|married|orphan\w*|domestic|street|streets|years?|hungry|tired|absent|(?:come|comes|arrive|arrives|are) late|far|sick|poor)\b`)

// ofWork tells whether a remark on learners is on their work on the topic, and not on their life.
func (c *composer) ofWork(said string) bool {
	words := c.stems(said)
	if livedThrough.MatchString(said) {
		return false
	}
	return faulty.MatchString(said) || slices.ContainsFunc(c.tasks, func(t Task) bool { return shared(c.wordsAndItems(t), words) > 0 })
}

// aimOf is a wish that a teacher has for learners: "I want them to take over the care of the room."
var aimOf = regexp.MustCompile(`(?i)^(?:so |and |but )?(?:I|we) (?:also )?(?:want|would like|wish|hope)(?: that)? (?:they|them to|(?:the |my |our )?(?:learners|pupils|students|children|class)(?: to)?) ([^;]+)$`)

// noFault begins what learners are, have or cannot do, which is no work that goes wrong.
var noFault = regexp.MustCompile(`(?i)^(?:are|were|is|was|have|had|cannot|can|can't|do not|don't|will|would|know|sit|come|live|want|like)\b|\bplease\b`)

// weDo turns what they do into what we do.
var weDo = strings.NewReplacer("themselves", "ourselves", " their ", " our ", " they ", " we ", " them ", " us ")

// lineFor is the step for a remark: an aim is written as the class says it, and what learners do wrongly is put to them as a question.
func (c *composer) lineFor(kind remaining, said string) string {
	if found := aimOf.FindStringSubmatch(said); found != nil && kind.line == "note.leftWish" {
		return c.text("note.leftAim", "do", strings.TrimSpace(weDo.Replace(" "+found[1]+" ")))
	}
	if found := soNot.FindStringSubmatch(said); found != nil && kind.line == "note.leftWish" {
		said = found[1] // the reason is not for the class
	}
	if kind.line == "note.leftDo" && heldOrFailed.MatchString(said) {
		return ""
	}
	do := didWrong(said)
	if rest := behindActor.ReplaceAllString(said, ""); do == "" && rest != said && !strings.ContainsAny(rest, "'\"‘“") && !noFault.MatchString(rest) {
		do = again.ReplaceAllString(rest, "")
	}
	if do != "" && kind.line == "note.leftDo" {
		if idea, ok := c.ideaLike(said); ok {
			return sentences(c.text("note.manyDo", "do", plainVerb(do)), c.text("note.mistakeIdea", "wrong", sentence(idea.Wrong), "probe", sentence(idea.Probe), "right", sentence(idea.Right)))
		}
		if fact := c.correctionOf(do); fact != "" {
			return sentences(c.text("note.manyDo", "do", plainVerb(do)), c.text("note.mistakeFact", "fact", fact))
		}
		return c.text(kind.line, "do", plainVerb(do))
	}
	if kind.line == "note.leftDo" || kind.line == "note.leftWish" && !banned.MatchString(said) {
		return "" // nobody can say it to a class as it stands
	}
	if kind.line == "note.leftOffer" && withheld.MatchString(said) {
		return ""
	}
	if aPronoun.MatchString(said) {
		said = c.notes.sentenceOf(said)
	}
	return c.text(kind.line, "said", plainly(said))
}

// withheld is what is not offered: "some phones may not come to school".
var withheld = regexp.MustCompile(`(?i)\b(?:not|cannot|can't|never|nobody)\b`)

// aPronoun begins what makes no sense without the words before it: "he is willing to show us".
var aPronoun = regexp.MustCompile(`(?i)^(?:he|she|they|it)\b`)

// heldOrFailed is what learners hold to be so, or that they failed, which is not put to them as work that goes wrong.
var heldOrFailed = regexp.MustCompile(`(?i)\bfail(?:s|ed|ing)?\b|^(?:\pL+ ){0,3}?(?:thinks?|believes?|says?|hears?|suppose)\b`)

// plainVerb is what somebody does as many do it: "forget the date" of "forgets the date".
func plainVerb(do string) string {
	verb, rest, more := strings.Cut(do, " ")
	if short, ends := strings.CutSuffix(verb, "oes"); ends {
		verb = short + "o"
	} else if len(verb) > 3 && strings.HasSuffix(verb, "s") {
		verb = withoutS(verb)
	}
	if !more {
		return verb
	}
	return verb + " " + rest
}

// banned is a wish that a class can keep as a rule.
var banned = regexp.MustCompile(`(?i)\b(?:no|not|don't|never|only|nobody|nothing|without)\b`)
