package planner

import (
	"slices"
	"strings"

	"somo/app/regexp"
)

// ofPain is a wish that would have learners show what hurts them or others, which no plan does.
var ofPain = regexp.MustCompile(`(?i)\b(?:tell|tells|share|speak of|stand up|say (?:if|whether|who|what|which)|confess|admit|testify|reveal)\b[^.;]*\b(?:happened|(?:grand)?(?:father|mother|parent)s? (?:was|were|fought|did|took)|act the oath|experiences?|(?:their|his|her) (?:own )?(?:stor(?:y|ies)|famil(?:y|ies)|homes?|secrets?|faith|votes?|status)|abuse|trauma|loss(?:es)?|genotypes?|blood groups?|HIV|health|illness|disease|tribes?|ethnic|religion|party|weight|periods?)\b|\b(?:play|act|be|pretend|role[- ]?play)\w*\b[^.;]*\b(?:victims?|perpetrators?|killers?|slaves?|slave ?traders?|rapists?|soldiers?|rebels?|nazis|tribes?)\b`)

// takesSide is a wish that would have learners work for a party or a candidate.
var takesSide = regexp.MustCompile(`(?i)\b(?:campaign|vote|sing|march|speak|win)\w*\b[^.;]*\b(?:for|against)\b[^.;]*\b(?:part(?:y|ies)|candidates?|president|government|opposition)\b`)

// exposes is a wish that would have learners show or name those to whom something was done.
var exposes = regexp.MustCompile(`(?i)\b(?:stand|come|go|step)s? (?:up|forward|out|in front)\b[^.;]*\b(?:tell|say|show|confess|admit|happened|status|victims?)\b|\btell\b[^.;]{0,40}\bhappened to (?:them|him|her|you)\b|\b(?:make|write|give|keep|draw up) (?:a |the )?lists? of (?:the |all )?(?:famil(?:y|ies)|homes|parents|girls|boys|people|persons|learners|pupils|students|children|those|who|names)\b[^.;]*\b(?:who|that|do|did|practise|have|with)\b`)

var (
	// ofShame is a rule that keeps learners' homes out of the lesson.
	ofShame = regexp.MustCompile(`(?i)\b(?:asham\w*|shame\w*|embarrass\w*|tell|ask(?:ed)?|compare|reveal|speak of)\b[^.;]*\b(?:homes?|famil(?:y|ies)|parents?|eat|wear|own|poor|money|fathers?|mothers?)\b`)
	// ofFood, ofNoise and ofLeaving are rules that steps keep.
	ofFood    = regexp.MustCompile(`(?i)\b(?:use|bring|waste|play with|buy|share|cook with)\w* (?:any |real )?(?:food|maize|beans|rice|flour|eggs)\b|\bno (?:food|eating)\b`)
	ofNoise   = regexp.MustCompile(`(?i)\b(?:shout\w*|noise|sing\w*|clap\w*|loud|drum\w*|music|danc\w*)\b`)
	ofLeaving = regexp.MustCompile(`(?i)\b(?:go|take|send|leave|walk|work)\w* (?:them |learners |the class |children )?(?:outside|outdoors|out of|out\b|away from|off)|\btake (?:us|them|learners|the class|children) (?:to|near|into)\b`)
	// exampleWish is a wish for what examples are taken from.
	exampleWish = regexp.MustCompile(`(?i)\b(?:use|take|with|include|focus on|add|give|using|need|want|like|love)\b (?:[\pL]+ ){0,3}?(?:examples?|stories|cases|names|things|context|situations?|uses?|applications?)\b[^.;]*?\b(?:like|such as|from|about|of|on|in) ([^.;]{3,80})$|\b(?:link|connect|relate) (?:it|this|the (?:lesson|topic|work)) (?:to|with) ([^.;]{3,60})$|^(?:please )?(?:focus on|emphasi[sz]e) ([^.;]{3,60})$`)
	// deeds is a wish for what learners do, each with the work itself.
	deeds = []*regexp.Regexp{
		regexp.MustCompile(`(?i)^(?:please )?(?:let|have|make) (?:them|the learners|learners|pupils|students|children|each (?:group|team|learner|pupil|child|pair|student)|every (?:group|team|learner|pupil|child|student)|the class|the children|all) ([^.;]+)$`),
		regexp.MustCompile(`(?i)^(?:so )?(?:I|we) (?:want|would like|wish|need) (?:them|(?:the |my |our )?(?:learners|pupils|students|children)|each (?:group|team|learner|pupil|student)|the class) to ([^.;]+)$`),
		regexp.MustCompile(`(?i)^(?:so )?(?:I|we) (?:want|would like|wish|hope|need) to ((?:make|write|draw|build|collect|record|perform|sing|paint|grow|sew|print) [^.;]+)$`),
		regexp.MustCompile(`(?i)^(?:they|learners|pupils|students|children) (?:should|must|need to|want to|would like to|wish to|hope to) ([^.;]+)$`),
	}
	// including is a wish for a thing in the plan.
	including = regexp.MustCompile(`(?i)^(?:please )?(?:include|add) ((?:an? |the |some |one |two )?(?:\pL+ ){0,2}(?:songs?|poems?|plays?|drama|skits?|posters?|maps?|games?|stor(?:y|ies)|drawings?|pictures?|charts?|diagrams?|models?|dances?|letters?|reports?|riddles?|proverbs?|rhymes?|tables?)\b[^.;]*)$`)
	// noDeed is nothing that learners can do at a certain place of a plan.
	noDeed = regexp.MustCompile(`(?i)\b(?:not|no|never|understand|know|enjoy|love|be|pass|improve|use|behave|respect|feel|think|remember|learn|like|see|realise|appreciate|become|get|stop|keep|use english|speak english)\b`)
)

// fewWords is how many words of a teacher a step takes in at most.
const fewWords = 14

// otherwise are wishes that rules of their own read: talks with people, and what is never done.
var otherwise = regexp.MustCompile(`(?i)\b(?:interview|speak (?:to|with)|talk (?:to|with)|prick\w*|blood|debates?|passwords?|virus|hack\w*|(?:must|should|may|do|does) not|not allowed)\b`)

// forExample stands before the things themselves.
var forExample = regexp.MustCompile(`(?i) (?:like|such as) `)

// letThem begins a rule about what learners do, which the class says as "We do not".
var letThem = regexp.MustCompile(`(?i)^(?:please )?(?:(?:do not|don't|never) (?:let|allow|make|have) (?:them|learners|the learners|pupils|students|the children|children|the class)(?: to)? |(?:they|learners|pupils|students|children) (?:must|should|may) not |(?:do not|don't|never) )`)

// ofBuying is a rule that nothing costs money.
var ofBuying = regexp.MustCompile(`(?i)\b(?:buy|pay|contribute|spend)\b`)

// ofHomework is a rule that a phrase reads.
var ofHomework = regexp.MustCompile(`(?i)\bhomework\b`)

// leaveAlone is a rule about what the sentence before has named.
var leaveAlone = regexp.MustCompile(`(?i)^(?:please )?(?:do not|don't|never) (?:go (?:there|into (?:it|that|this))|(?:mention|touch|discuss) (?:it|that|this|them)|(?:speak|talk|ask) (?:of|about) (?:it|that|this|them)|bring (?:it|that|this) up)$`)

// onlyLanguage is a wish that names no more than a language, which a rule of its own reads.
var onlyLanguage = regexp.MustCompile(`(?i)^(?:please |tafadhali,? )?(?:kwa kiswahili|in (?:kiswahili|french|portuguese|english)|en français|em português)$`)

// asWe says a rule as the class does.
func asWe(n *notes, rule string) string {
	if !letThem.MatchString(rule) {
		return rule
	}
	return n.says.text("note.weDoNot", "do", theirs.Replace(letThem.ReplaceAllString(rule, "")))
}

// theirs is whose a thing is when the class speaks of itself.
var theirs = strings.NewReplacer(" their ", " our ", " them ", " us ")

// risky is a deed or thing that nobody is encouraged to, whatever else is wished.
var risky = regexp.MustCompile(`(?i)\b(?:fires?|flames?|burn\w*|storms?|lightning|thunder\w*|rivers?|lakes?|sea|swim\w*|climb\w*|roofs?|snakes?|bees?|wasps?|dogs?|blood|acids?|bleach|electric\w*|sockets?|mains|petrol|paraffin|gas|kni(?:fe|ves)|blades?|razors?|guns?|bombs?|explo\w+|poison\w*|pesticides?|drink\w*|tast\w+|eat\w*|smok\w+|drugs?|medicines?|alcohol|night|traffic|highway|wells?|pits?|mines?|test it outside)\b`)

// notSpokenOf is a rule in another language on what is not asked or spoken of.
var notSpokenOf = regexp.MustCompile(`(?i)\b(?:parler|parlez|demander|demandez|évoquer|falar|fale|perguntar|pergunte|kuzungumzia|msizungumzie|usiulize|kuuliza)\b`)

// bidden is what learners are told to do or to leave.
var bidden = regexp.MustCompile(`(?i)\b(?:must|should|shall|ought|have to|need(?:s|ed)?|please|let|may|can(?:not)?|can't|not|never|no|don't|only|want|share|get)\b`)

// keepRule keeps a rule of the teacher: in the content, in a step that it changes, or as a rule of the class.
func (n *notes) keepRule(part string) {
	if butDo.MatchString(part) || butNothing.MatchString(part) {
		return // it tells what learners do not do yet
	}
	if ofLearners.MatchString(part) && !bidden.MatchString(part) {
		n.trouble(part) // "they number the chain from the left always"
		return
	}
	if found := thenRule.FindStringSubmatch(part); found != nil && !forbidding.MatchString(found[1]) && len(strings.Fields(found[2])) >= shortestRemark && !ofThatTime.MatchString(found[2]) {
		part = found[2]
	}
	if found := ruleBehind.FindStringSubmatch(part); found != nil && !forbidding.MatchString(found[1]) {
		part = upperFirst(found[2])
	}
	said := n.withoutLack(trimLead(n.whole(part)))
	if n.ofOneLearner(said) || toThem.MatchString(said) {
		n.keepToTeacher(said, n.says.text("used.leftCare")) // nobody is pointed out on a board
		return
	}
	if found := soNot.FindStringSubmatch(said); found != nil {
		said = found[1] // the reason is not for the class
	}
	switch {
	case n.shunData(part):
	case ofRunning.MatchString(part):
		n.note("teach1", "noRunning")
	case ofMarks.MatchString(said):
		n.note("show", "noMarks")
	case leaveAlone.MatchString(said):
		n.care = true
		n.note("meet", "hurt")
	case ofPeopleHere.MatchString(part) || unrest.MatchString(part):
		n.care = true
		n.shun(part)
		n.note("meet", "hurt")
	case ofShame.MatchString(said):
		if ofMeans.MatchString(said) {
			n.note("meet", "noShame")
		} else {
			n.note("meet", "noFamily")
		}
	case ofKindness.MatchString(said):
		n.note("meet", "kindRule") // who might be laughed at, and why, stands on no board
		n.before()
	case ofFood.MatchString(said):
		n.noFood = true
		n.inWork((*composer).withoutFood, n.says.text("used.food"))
	case n.shun(part), ofHomework.MatchString(said):
	case ofBuying.MatchString(said):
		if !costLimit.MatchString(said) { // a sum has a rule of its own
			n.note("make", "noBuying")
		}
	case ofNoise.MatchString(said) && !ofDance.MatchString(said):
		n.quiet = true
		n.note("teach1", "quiet")
	case ofLeaving.MatchString(said):
		n.indoors = true
		n.note("ideas", "inside")
	case complaint.MatchString(said):
		n.trouble(said)
	case forTeacher.MatchString(said):
		n.told = append(n.told, said)
	case n.shunMatter(said):
	case notSpokenOf.MatchString(said):
		n.care = true
		n.note("meet", "hurt") // what nobody speaks of stands on no board
	case len(strings.Fields(ruleAlone(said))) <= fewWords:
		rule := upperFirst(asWe(n, ofCourse.ReplaceAllString(strings.Trim(ruleAlone(said), " .!?"), "")))
		n.change("meet", always(n.says.text("note.rule", "rule", rule)), n.ruleLabel(said))
		n.before()
	default:
		n.told = append(n.told, said)
	}
}

// ruleBehind parts a rule from the wish before it: "Use US dollars and do not name any company".
var ruleBehind = regexp.MustCompile(`(?i)^((?:please )?(?:use|take|keep|write|give|make)\b.*?),? and ((?:do not|don't|never) .*)$`)

// toThem is a rule on what is not done to learners, which they do not say of themselves.
var toThem = regexp.MustCompile(`(?i)^(?:they|these|those) (?:must|should|may) (?:not|never) be `)

// ofKindness is a rule on how learners are not to be treated: "Do not shame children who come dirty".
var ofKindness = regexp.MustCompile(`(?i)\b(?:shame|shaming|laugh(?:s|ed|ing)? at|mock\w*|teas(?:e|ed|ing)|insult\w*|embarrass\w*|make fun of)\b[^.;]*\b(?:learners?|pupils?|students?|children|child|boys?|girls?|anyone|anybody|those|them|who)\b|\bfeel (?:small|stupid|bad|ashamed|foolish|inferior)\b`)

// ofMeans is a rule on what families have, and not on what happens in them.
var ofMeans = regexp.MustCompile(`(?i)\b(?:eat\w*|food|lunch|wear\w*|clothes|shoes|uniforms?|poor|poverty|money|rich|houses?|fees|hungry|afford|buy|earn\w*|things|what they (?:own|have))\b`)

// thenRule parts a sentence that tells of something before the rule: "Some parents build boats, but we may not go to the lake."
var thenRule = regexp.MustCompile(`(?i)^(.*?),? (?:but|and|so) ((?:we|they|learners|pupils|students|children|nobody) (?:must not|should not|may not|do not|don't|must never|may)\b.*)$`)

// ofCourse is what a rule of the class need not say.
var ofCourse = regexp.MustCompile(`(?i)(?: in (?:the |our )?(?:school|class|classroom|lesson|lessons|room))?,? please$| in (?:the |our )?(?:class|classroom|lessons?)$`)

// forbidding is what a rule says.
var forbidding = regexp.MustCompile(`(?i)\b(?:must|should|may) not\b|\b(?:do not|don't|never|avoid)\b|^(?:please )?no\b`)

// ruleAlone is a rule without its reason: "We must not accuse any person by name, last year there was trouble".
func ruleAlone(said string) string {
	if head, rest, cut := strings.Cut(said, ", "); cut && (len(strings.Fields(said)) > fewWords || givesReason.MatchString(rest)) && forbidding.MatchString(head) {
		return head
	}
	return said
}

// grant gives a wish its place in the work, or leaves it to the overview.
func (n *notes) grant(part string) {
	said := strings.Trim(part, " .!?")
	if ofStyle.MatchString(said) || onlyLanguage.MatchString(said) {
		return
	}
	if ofLearners.MatchString(said) && !bidden.MatchString(said) {
		n.trouble(said)
		return
	}
	if n.ofOneLearner(said) {
		n.keepToTeacher(said, n.says.text("used.leftCare"))
		return
	}
	if ofPain.MatchString(said) {
		n.care = true
		n.note("meet", "painfulWish")
		return
	}
	if takesSide.MatchString(said) {
		n.note("meet", "sideWish")
		return
	}
	if name, _ := n.eventIn(said); name != "" || otherwise.MatchString(said) {
		return // it is read as an occasion, or a rule of its own answers it
	}
	if forPlace.MatchString(said) {
		return // a rule of its own brings the place into the ideas and the last test
	}
	if found := exampleWish.FindStringSubmatch(said); found != nil {
		what := strings.Join(found[1:], "")
		if at := forExample.FindStringIndex(what); at != nil {
			what = what[at[1]:] // "things we know, like farming"
		}
		n.note("practice", "exampleOf", "what", what)
		return
	}
	for _, of := range deeds {
		if found := of.FindStringSubmatch(said); found != nil && !risky.MatchString(found[1]) && !noDeed.MatchString(found[1]) && len(strings.Fields(found[1])) <= fewWords && len(strings.Fields(found[1])) > 1 {
			n.note("make", "wishDo", "do", found[1])
			return
		}
	}
	if found := including.FindStringSubmatch(said); found != nil && !risky.MatchString(found[1]) && !noDeed.MatchString(found[1]) && len(strings.Fields(found[1])) <= fewWords {
		n.note("make", "wishAdd", "thing", found[1])
		return
	}
	n.told = append(n.told, part)
}

// inSecondLanguage gives key words in a second language too.
func inSecondLanguage(n *notes, _ string, found []string) {
	language := upperFirst(strings.ToLower(found[1]))
	if !slices.Contains(n.homeLanguages, language) {
		n.homeLanguages = append([]string{language}, n.homeLanguages...)
	}
	n.inSecond(language)
}

// wishRules read what a teacher wishes or forbids, and in which languages.
func wishRules() []noteRule {
	return []noteRule{
		rule(`(?:^|[,;:] |\band |\bso |\bbut |\bplease )(?:do not|don'?t|avoid|never|no need to)\b|\b(?:must not|should not|may not|nobody must|no one must|nobody (?:may|should|has to|needs to)|no one (?:may|should|has to|needs to)|please,? (?:with )?no|not allowed to|forbidden to|no [\pL ,]{3,40} please|no (?:lighting|making of|climbing|swimming|fetching|playing|handling|use|using|mixing|spraying|burning|tasting|cooking|eating|singing|dancing|music|running|shouting|touching)|(?:so|and|but) no [\pL ,]{3,40} in (?:the |our |any )?(?:examples?|rooms?|class|classroom|lessons?|pictures?|stor(?:y|ies))|no need to|usitumie|msitumie|évitez|ne pas|evite)\b`, `\b(do not|don'?t|cannot) (have|speak|read|know|understand)\b|\bnever (used|touched|went|been|attended|had|learnt|learned|started|held|seen|ask|asks|speak|speaks|try|question|say|answer)\b|\bno (?:cooking|running|music|singing|dancing|eating|handling|spraying) (?:rooms?|places?|facilit\w+|kitchens?|water|equipment|instruments?|teachers?|areas?|space|class\w*|gear|gloves)\b`, func(n *notes, part string, _ []string) {
			n.keepRule(part)
		}),
		hinted("end finish close", rule(`(?:\b(?:(?:I|we) (?:would|'d|want|wish|hope|plan)(?: (?:like|love))?(?: us| them)? to|(?:could|can|may) we|let us|let's|please) |^)(?:end|finish|close) with ((?:an? |the |one |some |our )?[^.;?,]{3,60})`, `\bprayer|\bhomework|\btest\b|\bquiz\b|\bexercise\b`, func(n *notes, _ string, found []string) {
			n.note("show", "wishEnd", "thing", strings.TrimSpace(found[1]))
		})),
		hinted("private privately box", rule(`\bprivate questions?\b|\b(?:ask|questions?) (?:in private|privately|without names?)\b|\bquestion box\b`, "", func(n *notes, _ string, _ []string) {
			n.note("meet", "questionBox")
			n.before()
		})),
		hinted("touch handle", rule(`\b(?:do|does|will|would) not (?:want|wish|like) to (?:touch|handle|cut|hold) `, "", func(n *notes, _ string, _ []string) {
			n.note("teach1", "freeToTouch")
			n.before()
		})),
		hinted("walk walking", rule(`\b(?:can|may|could|able to) (?:also )?(?:walk|go for a walk|take a (?:short )?walk) (?:\pL+ )?(?:near|around|round|about|outside|in) `, `\bnot\b`, func(n *notes, _ string, _ []string) {
			n.note("ideas", "walk")
		})),
		rule(`\b(?:does|do|will|would) not (?:let|allow) (?:us|them|learners|pupils|the class|visitors) (?:in|inside|near|enter|to (?:enter|visit))\b|\b(?:cannot|can'?t|unable to) (?:travel|visit|go there|(?:walk|go|get) to (?:the|a|any) (?-i:\p{Ll})\pL+)\b|\bno (?:field |school |class )?(?:trips?|visits?|excursions?)\b|\b(?:trips?|visits?|excursions?) (?:is|are) (?:not possible|not allowed|impossible)\b`, "", func(n *notes, part string, _ []string) {
			n.note("meet", "travel")
		}),
		hinted("something", rule(`\bsomething (?:that )?(?:we can |they can |learners can )?to (read|show|present|give|tell|act|sing|explain) (?:to|for) ([^.;,]{3,50}?)(?: at the end)?[.;,]?$`, "", func(n *notes, _ string, found []string) {
			n.note("show", "forOthers", "does", strings.ToLower(found[1]), "people", found[2])
		})),
		hinted("speak talk interview ask", rule(`\b(?:want|would like|like|wish|hope|let|should|could|can|may|will|please) (?:\pL+ ){0,5}?(?:to )?(?:speak (?:to|with)|talk (?:to|with)|interview) ((?:the |some |a |an |our |their )?[\pL' -]{3,60}?)(?:$|[.,;]| about | at | in | before | after )`, `\b(?:not|never|each other|one another|partner|neighbours? in|to (?:the|our|my) (?:class|learners|pupils|students|children))\b`, func(n *notes, _ string, found []string) {
			n.note("meet", "interview", "people", found[1])
		})),
		hinted("they learners pupils students children let include add focus emphasise make use link keep want wish hope would need tafadhali", rule(`, so i (?:would like|want|wish|need)\b|(?:^|[;,] )(?:they|learners|pupils|students) (?:should|must|need to)\b|\b(?:learners|they|pupils|students|children) (?:want|would like|wish|hope|plan) to\b|^(?:please\s+)?(?:let (?:each|every|all|them|the|learners|pupils|students|children)\b|ask (?:each |every |all |the )?(?:learners?|pupils?|students?|child|children|them) to|include|add|focus|emphasi[sz]e|make sure|use|link|keep (?:it|this|them)|make (?:it|this)|i want|we want|i wish|i hope|i would like|we would like|we hope|we wish|would (?:like|love)|tafadhali)\b`, `\buse (?:the |our )?(?:`+moneyName+`)\b|\bproduct\b|\bsomething to (?:read|show|present|give|tell|act|sing|explain) (?:to|for)\b|\b(?:graphs?|drama|skit|a play|mock|wall|map work|questions?|key ?words?|both sides|points? of view|written test|earn|make money|sell|real (?:figures|prices)|actual (?:figures|prices))\b`, func(n *notes, part string, _ []string) {
			n.grant(n.whole(part))
		})),
		hinted("maneno mots", rule(`\bmaneno muhimu\b[^.;]*\b(?:kwa )(Kiswahili)|\bmots[- ]cl[ée]s\b[^.;]*\b(?:en )(français|French|Kiswahili|swahili)`, "", func(n *notes, part string, found []string) {
			language := "French"
			if strings.Contains(strings.ToLower(found[1]+found[2]), "swahili") {
				language = "Kiswahili"
			}
			inSecondLanguage(n, part, []string{"", language})
		})),
		hinted("words word", rule(`\bkey ?words? (?:is |are )?(?:also )?in (French|Kiswahili|Swahili)\b`, "", inSecondLanguage)),
		hinted("exam exams examination", rule(`\b(?:examination|exams?) (?:is |are )?in (French|Kiswahili|Swahili)\b`, "", inSecondLanguage)),
		rule(`\b(kwa kiswahili|in kiswahili|in swahili|en français|in french|em portugu[êe]s|in portuguese)\b`, `\b(?:key ?words?|bibles?|(?:text)?books?|copies|readers?)\b|\bmaneno muhimu\b|\bmots[- ]cl[ée]s\b|\bin (?:swahili|kiswahili|french|portuguese) (?:there (?:is|are) )?(?:no|not|they|it|the|we|nothing)\b|\b(?:examination|exam|exams|teach|taught) (?:is |are )?in\b`, func(n *notes, _ string, found []string) {
			n.workIn = languageOf(found[1])
			n.inWork(workInLanguage(n.workIn), n.says.text("used.workLanguage", "language", n.says.text(languageNames[n.workIn])))
		}),
	}
}

// complaint says what learners do not do, which is no rule for them: "They list points but do not explain them".
var complaint = regexp.MustCompile(`(?i)^(?:they|the (?:learners|students|pupils|children)|learners|students|pupils|children|many|most|some)\b`)
