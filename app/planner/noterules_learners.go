package planner

import (
	"slices"
	"strings"

	"somo/app/regexp"
)

const (
	// thinkers begins what a teacher says that learners think or do.
	thinkers = `\b(?:many|most|some|learners?|students?|pupils?|children|people|they)\s+(?:[\w']+\s+){0,2}?`
	// schoolwork are verbs of what learners do with what they learn.
	schoolwork = `form|add|subtract|multiply|divide|count|read|write|name|recite|measure|draw|spell|solve|tell|say|plot|identify|explain|describe|use|apply|speak|remember|balance|label|interpret|calculate|convert|compare|pronounce|summari[sz]e|retell|join|touch|estimate|do|find|convert|show|see`
	// habits are what learners do where they should think.
	habits = `copy|copies|guess|guesses|shout|rush|translate|memori[sz]e|cram|recite|repeat|count|skip|forget|swap|reverse|leave out|cancel|add|subtract|multiply|divide|pronounce|spell|join|read|ignore|mix|start|begin|write|touch|jump|put|type|square|drop|treat|apply|press|stop to|hold (?:the|it)|throw (?:the|it)|kick (?:the|it)|always (?:take|use|choose|pick|draw|give|begin)|move (?:numbers|terms|signs)`
)

// ofSelf is what a trouble is with where only a pronoun or the subject is named.
var ofSelf = regexp.MustCompile(`(?i)^(?:it|them|that|the (?:topic|subject|lesson|unit)|this (?:topic|subject|lesson|unit))$`)

// twoThings are taken for each other; more than that is one mistake or several.
var twoThings = regexp.MustCompile(`(?i)\b(?:confuse|mix(?: up)?|mixing up|confusing|get confused (?:between|by)) (?:the )?((?:[\pL'-]+ ){0,6}?[\pL'-]+) (?:and|with|or|for) (?:the )?((?:[\pL'-]+ ){0,4}[\pL'-]+)$`)

// whileDoing is when something is taken for something else.
var whileDoing = regexp.MustCompile(`(?i) (?:when|while|in|if|because) .*$| (?:all the time|(?:very |too )?often|always|a lot|very much)$`)

// insteadOf are two things of which learners do the wrong one: "They write stories instead of reports".
var insteadOf = regexp.MustCompile(`(?i)\b(?:write|use|give|draw|tell|make) (?:a |an |the |only )?((?:[\pL'-]+ ?){1,4}?) (?:instead of|rather than) (?:a |an |the )?((?:[\pL'-]+ ?){1,4})$`)

// inSums is a mistake in reckoning, which is mended and not compared.
var inSums = regexp.MustCompile(`(?i)\b(?:add|subtract|multiply|divide|count)\b`)

// hard has the class begin with a small example of what many find hard.
func (n *notes) hard(_ string, found []string) {
	what := strings.Trim(strings.Join(found[1:], ""), " .,")
	what = regexp.MustCompile(`(?i) (?:is|are|very|too|so|really|most|still)$`).ReplaceAllString(what, "")
	if ofSelf.MatchString(what) || what == "" {
		what = "this"
	}
	n.note("practice", "hard", "what", lowerSecond(what))
}

// notYet has each learner do what many cannot do yet.
func (n *notes) notYet(_ string, found []string) {
	n.undone(n.shown(strings.Trim(strings.Join(found[1:], ""), " .,")), "")
}

// shown is what learners do who know or understand something: only that can be seen or heard.
func (n *notes) shown(do string) string {
	word, what, _ := strings.Cut(do, " ")
	switch {
	case word != "know" && word != "understand" && word != "think":
		return do
	case what == "" || ofSelf.MatchString(what):
		return n.says.text("note.ownWords")
	case asking.MatchString(what):
		return "say " + what
	}
	return "explain " + what
}

// asking begins a question inside a sentence.
var asking = regexp.MustCompile(`^(?:what|why|how|when|which|where|who)\b`)

// lowerSecond is a name inside a sentence: small, unless it is one of capitals.
func lowerSecond(name string) string {
	if len(name) > 1 && strings.ToUpper(name[:2]) == name[:2] {
		return name
	}
	return lowerFirst(name)
}

// calledSo is what learners call by a name that is not its own: "They call every shape with corners a square."
var calledSo = regexp.MustCompile(`(?i)^` + actor + ` ` + oftenDo + `?call ((?:every|any|all|each|an?|the) [^.;,'"]{2,40}?) (an? ['"“‘]?\pL+['"”’]?)[.!]?$`)

// contrast has learners set two things side by side that they take for each other.
func (n *notes) contrast(one, other string) {
	one, other = strings.TrimSpace(one), whileDoing.ReplaceAllString(strings.TrimSpace(other), "")
	if head := strings.Fields(other); len(head) > 1 && !strings.Contains(one, " ") && !strings.HasSuffix(one, "s") && len(head) < 4 && !strings.Contains(other, " of ") {
		one += " " + head[len(head)-1] // "the long and short hand"
	}
	n.wrongly = append(n.wrongly, mistake{one: one, other: other})
	n.note("meet", "contrast", "one", one, "other", other)
	n.inWork(func(c *composer) (block, text string) {
		if c.knowsBoth(one, other) {
			return "practice", c.text("note.sortMixed", "one", one, "other", other)
		}
		return "practice", c.text("note.lookUpBoth", "one", one, "other", other)
	}, "")
}

// notAsked is a rule that something is not asked about.
var notAsked = regexp.MustCompile(`(?i)^(?:please )?(?:do not|don't|never) ask\b`)

// learnerRules read what learners think, can do, mix up and find hard.
func learnerRules() []noteRule {
	wholeClause := func(n *notes, _ string, _ []string) { n.trouble(n.clause) }
	return []noteRule{
		hinted("ask asks questions", rule(`\b(?:never|rarely|hardly ever|seldom|do not|don't|afraid to|too shy to) ask(?: any)?(?: questions?)?\b`, `\b(?:please|ask (?:them|learners|pupils|students|children|anybody|anyone|about|for|to|their|who|which|what|if))\b`, func(n *notes, _ string, _ []string) {
			if notAsked.MatchString(n.clause) {
				return // "don't ask" is a rule for the class
			}
			n.note("meet", "askers")
		})),
		hinted("find finds found", rule(`\b(?:find|finds|found) ([^.;,]{2,50}?) (?:very |too |so |rather )*(?:hard|difficult|confusing|tricky|challenging)\b`, `\b(?:hard|difficult) to (?:find|get|buy|reach)\b`, (*notes).hard)),
		hinted("weak poor struggle struggling difficulty difficulties trouble problems behind", rule(`\b(?:weak|poor|behind) (?:in|at|with) ([^.;,]{2,40}\b)|\b(?:struggle|struggles|struggling|difficult(?:y|ies)|trouble|problems) (?:with|in) ([^.;,]{2,40}\b)`, `\b(?:eyes?|sight|hearing|electricity|water|transport|fees|poor (?:in|at) (?:health|light)|(?:in|at) reading)\b`, (*notes).hard)),
		hinted("hard difficult confusing trouble difficulty problems lose lost stuck mistakes errors confused", rule(`^([^.;,]{2,40}?) (?:is|are) (?:very |too |so |rather )?(?:hard|difficult|confusing) for (?:them|many|most|some|my|the|our)\b|^([^.;,]{2,40}?) (?:give|gives|cause|causes) (?:them|many|most|learners|pupils|students|children) (?:\w+ )?(?:trouble|problems|difficult(?:y|ies))\b|\b(?:lose (?:easy |many )?marks|make (?:many |a lot of |the same |careless )?(?:mistakes|errors)|do (?:many )?(?:mistakes|errors)|get (?:confused|lost|stuck)) (?:with|in|on|when|of|by|about|for) ([^.;,]{2,40}\b)`, `\b(?:confuse|english|french|portuguese|kiswahili) is\b`, (*notes).hard)),
		hinted("fail fails failed", rule(`\bfail(?:s|ed)? (?:in |at |questions (?:on|about) )([^.;,]{2,40}\b)`, `\b(?:test|exam\w*)\b`, (*notes).hard)),
		hinted("only mention name know think", rule(`\b(?:they|learners|pupils|students|children|many|most) (?:\pL+ )?(?:only (?:mention|name|list|think of)|(?:mention|name|list|think of|tell|retell|describe|draw|see) only) ([^.;,]{3,40}\b)`, `\b(?:if|when|how|what|where|why|that)\b`, func(n *notes, _ string, found []string) {
			n.note("practice", "onlyNamed", "what", strings.Trim(found[1], " "))
		})),
		hinted("well", rule(`\bdid not do ([^.;,]{2,30}?) well\b`, "", (*notes).hard)),
		hinted("but yet and", noteRule{pattern: butDo, unless: regexp.MustCompile(`(?i)\b(?:homework|at home|to school|english|french|speak (?:well|much)|read(?:$|[.,;]| yet| well| or write| and write)|see (?:well|far|the board))\b`), read: func(n *notes, _ string, found []string) {
			n.undone(n.shown(strings.TrimSpace(found[2])), strings.TrimSpace(found[1]))
		}}),
		hinted("learned learnt done covered met studied", rule(`\b(?:they|learners|pupils|students|children|many|most) (?:have|had) not (?:yet )?(?:learned|learnt|done|covered|met|studied)(?: about)? ([^.;,]{3,40}?)(?: yet| before)?[.!]?$`, `\b(?:it|this|them|anything|to)\b`, func(n *notes, _ string, found []string) {
			n.note("teach1", "notMet", "what", lowerSecond(found[1]))
		})),
		hinted("has have", rule(`\b(?:no|not one) (?:student|learner|pupil|child) has (an? (?:\pL+ ){0,2}?(?:address|account|phone|computer|laptop|camera|watch|tablet|calculator))\b`, "", func(n *notes, _ string, found []string) {
			n.note("teach1", "noneHas", "thing", strings.ToLower(found[1]))
		})),
		hinted("heart", rule(`^`+actor+` `+oftenDo+`?learn ([^.;,]{3,40}?) by heart[.!]?$`, "", func(n *notes, _ string, found []string) {
			n.undone(n.says.text("note.ownWords"), "learn "+found[1]+" by heart")
		})),
		hinted("but yet and", noteRule{pattern: butNothing, read: func(n *notes, _ string, found []string) {
			n.undone(found[2]+" "+n.says.withArticle(found[3]), strings.TrimSpace(found[1]))
		}}),
		hinted("but not", rule(`\b(?:can|know|name|read|solve|write|learn|say|draw|use|see|recite|sing) [^.;]{2,60}? but not ((?:what|how|why|when|where) [^.;,]{3,50}\b)`, "", func(n *notes, _ string, found []string) {
			n.undone("say "+strings.TrimSpace(found[1]), "")
		})),
		hinted("skip forget leave miss mix swap repeat reverse", rule(`^`+actor+` [^.;]{2,50}?,? but (?:they )?`+oftenDo+`?(?:skip|forget|leave out|miss|mix|swap|repeat|reverse)\b`, `\b(?:school|lessons?|home|class)\b`, func(n *notes, part string, _ []string) { n.trouble(part) })),
		hinted("only always still never", rule(`^`+actor+` (?:only|always|still|never) (?:remove|leave|put|change|move|drop|omit|cross|cancel|add|subtract|multiply|divide|square|round|measure|count|start|begin|label|join|place|skip|forget|mark|shade|pronounce|spell|take (?:off|away|out))\b`, `\b(?:home|homework|school|lessons?|class|late|lunch|money|bus|english|french|kiswahili|phones?|teachers?|parents?)\b`, wholeClause)),
		hinted("without", rule(`^`+actor+` [^.;]{2,60} without (?:knowing|understanding|seeing|thinking|saying)\b`, "", wholeClause)),
		hinted("cannot can't yet fail", rule(`(?:^|[,;] )(?:but )?(?:they|many|most|some|half|few|all|learners|pupils|students|children)(?: of (?:them|my \pL+))?(?: \pL+)? (?:cannot|can't|fail to|do not yet|don't yet|are not able to)(?: yet)? ((?:`+schoolwork+`)\b[^.;,]{2,60}|(?:add|subtract|multiply|divide|measure|spell)\b)`, `\bread(?:$|[.,;]| yet| well| or write| and write)|\bread a (?:full |whole )?sentence|\bcount (?:past|beyond|above|over|up to|further)\b|\b(?:write|draw) (?:yet|much|a lot)\b|\bsee (?:well|far|the board)\b|\bspeak (?:well|much|english|french)\b`, (*notes).notYet)),
		hinted("can count read write add subtract", rule(`(?:^|[,;] )(?:they|many|most|all|learners|pupils|students|children)(?: of them)? (?:can|already) (?:already )?((?:`+schoolwork+`)\b[^.;,]{2,50})(?:[.!,;]|$)|^(?:they|most|all|learners|pupils|students|children) ((?:add|subtract|count|read|write) (?:\pL+ )?(?:up )?to \d+)[.!]?$`, `\b(?:but|not|only|bring|home|phone|see|get)\b`, func(n *notes, _ string, found []string) {
			n.note("teach1", "canDo", "do", strings.Trim(found[1]+found[2], " ."))
		})),
		rule(thinkers+`(?:write|use|give|draw|tell|make|do|guess|copy|recite|shout|count|add|memorise|memorize|change|type|put|take|read|choose|subtract|divide|multiply|square|find|measure|label|press)\b[^.;]{0,40}\b(?:instead of|rather than)\b`, `\b(?:taxis?|bus(?:es)?|home|school|money|water|meat|food)\b`, func(n *notes, _ string, _ []string) {
			if pair := insteadOf.FindStringSubmatch(n.clause); pair != nil && !inSums.MatchString(n.clause) {
				n.contrast(pair[1], pair[2])
				return
			}
			n.trouble(n.clause)
		}),
		hinted("say says saying write writes writing using spell pronounce read answer use ecrivent disent lisent prononcent escrevem dizem wanaandika huandika wanasema husema", noteRule{pattern: saidWrong, unless: saidOf, read: (*notes).mendSaid}),
		hinted("call", noteRule{pattern: calledSo, read: func(n *notes, _ string, found []string) {
			n.believe(n.says.text("note.isA", "one", upperFirst(found[1]), "other", found[2]))
		}}),
		hinted("write read spell pronounce say see call", noteRule{pattern: writtenAs, unless: regexp.MustCompile(`(?i)\b(?:such|same|much|well|soon|long|far|please|let|should|must) |` + asImage), read: (*notes).mendWrittenAs}),
		hinted("confuse mix mixing", noteRule{pattern: mixedSounds, unless: coordinates, read: func(n *notes, _ string, found []string) {
			n.note("practice", "likeSounds", "one", found[1], "other", found[2])
		}}),
		hinted("say pronounce read write use put", noteRule{pattern: soundFor, read: func(n *notes, _ string, found []string) {
			n.note("practice", "likeSounds", "one", found[1], "other", found[2])
		}}),
		hinted("wrong wrongly incorrectly backwards upside twice", rule(`\b(?:but|and|they|many|most|some|learners|pupils|students|children) (?:then |often |still |always )?(?:add|read|write|use|take|put|measure|count|draw|choose|divide|multiply|start|begin|pronounce|spell|shade|mark|label|place|hold|colour|connect|hang|plot|cut|turn)\b[^.;]{0,60}\b(?:wrong(?:ly)?|incorrectly|backwards|upside down|twice over|in the wrong)\b`, "", wholeClause)),
		hinted(strings.ReplaceAll(habits, "|", " ")+" use any always", rule(`(?:^|[,;] )(?:they|many|most|some|learners|students|pupils|children|a few|half)(?: of them)?(?: children| learners| pupils| students| boys| girls)? (?:often |always |only |still |just |usually |sometimes )?(?:`+habits+`)\b[^.;'"]{4,}[.!]?$`, `\bto \d+[.!]?$|\brepeat (?:the|this|a) (?:class|year|grade|form|standard)\b|\b(?:can|cannot|do not|don't|never|well|nicely|quickly|good|in (?:french|english|arabic|kiswahili)|at home|after school|school|lessons?|poems|to (?:read|write|the|school|town|help)|money|late|early|work|wait|stories|instead of|rather than|water|goats|cattle|cows|confuse|mix|slowly|word by word|mouths?)\b`, wholeClause)),
		rule(thinkers+`(?:believe|think|say that|hear that|are told that|were told that|have heard)\b|\band (?:many |most |some )?(?:think|believe|say (?:that )?(?:a|an|the|it))\b|\b(?:learners|students|pupils|children|many|most|some|they|farmers|people|elders|parents|villagers|neighbours|traders|drivers|fishermen|herders|boys|girls|men|women) (?:\pL+ )?(?:says?|believes?|thinks?|swear|insist|are (?:sure|convinced) that)\b|\b(?:learners|students|pupils|children|many|most|some|they) (?:often )?hear (?:at home|from \pL+) that\b|^for them,? \pL|\bfor them[.!]?$|\btheir (?:own )?words[.!]?$`, `\bwhat (?:\pL+ ){0,3}?(?:say|says|think|believe|hear)\b|\bthink in (?-i:\p{Lu})|\b(?:curse[ds]?|bewitch\w*|witch\w*|juju|(?:evil|mountain|river|water|forest|ancestral|bad|local) spirits?|ancestors)\b|\b(?:can|cannot|should|must|to) (?:say|think)\b|\bsay (?:they (?:are|like|want|feel)|['"“‘]|nothing|little|it is (?:hard|boring|difficult))\b`, func(n *notes, part string, _ []string) {
			if !n.believe(n.clause) && (len(strings.Fields(n.clause)) >= shortRemark+3 || !n.believe(part)) {
				n.told = append(n.told, n.clause)
			}
		}),
		hinted("certains certaines beaucoup plusieurs wengi baadhi wengine wanafunzi watoto muitos alguns eleves enfants alunos criancas pensam acham acreditam dizem pensent croient disent wanafikiri wanadhani wanaamini hufikiri hudhani husema", rule(`\b(?:certaine?s|beaucoup|plusieurs|ils|(?:les )?élèves|(?:les )?enfants)(?: d'\pL+| \pL+)?,? (?:pensent|croient|disent)\b|\b(?:wengi|baadhi(?: ya wanafunzi)?|wengine|wanafunzi|watoto)(?: wao| wengi)? (?:wanaamini|huamini|wanafikiri|wanadhani|hudhani|husema)\b|\b(?:muitos|alguns|(?:os )?alunos|(?:as )?crianças)(?: alunos)? (?:pensam|acreditam|acham|dizem)\b|^(?:pensam|acham|acreditam|dizem) que\b|^(?:eles |ils |elles )?(?:pensent|croient|disent) que\b|^(?:wanafikiri|wanadhani|wanaamini|hufikiri|hudhani|husema) (?:kwamba|kuwa)\b`, "", func(n *notes, _ string, _ []string) {
			if !n.believe(n.clause) {
				n.told = append(n.told, n.clause)
			}
		})),
		hinted("certains certaines beaucoup plusieurs eleves wengi baadhi wengine wanakariri hukariri confundem confondent oublient esquecem huchanganya wanachanganya hukosea wanakosea muitos alguns alunos", rule(`\b(?:certaine?s|beaucoup|plusieurs|ils|(?:les )?élèves)(?: d'\pL+| \pL+)?,? (?:récitent|confondent|oublient|copient|devinent)\b|\b(?:wengi|baadhi(?: ya wanafunzi)?|wengine|wanafunzi)(?: wao)? (?:husahau|wanasahau|hukariri|hunakili)\b|\b(?:wanachanganya|huchanganya|hukosea|wanakosea|wanakariri|hukariri)\b|^(?:eles |ils )?(?:confundem|confondent|oublient|esquecem)\b|\b(?:muitos|alguns|(?:os )?alunos)(?: alunos)? (?:confundem|esquecem|copiam|decoram|recitam)\b`, "", (*notes).troubleAbroad)),
		rule(`(?:`+thinkers+`|^(?:but |and |still |always |often )*)(?:confuse|mix)\b`, `\b(?:when|while) they (?:speak|talk|write)\b|\b(?:sand|cement|dye|dyes|clay|paint|colours|boys|girls|languages)\b`, func(n *notes, part string, _ []string) {
			if mixedSounds.MatchString(n.clause) && !coordinates.MatchString(n.clause) {
				return // a rule of its own reads it
			}
			if pair := twoThings.FindStringSubmatch(n.clause); pair != nil && !slices.Contains(strings.Fields(pair[2]), "and") {
				n.contrast(pair[1], pair[2])
				return
			}
			if len(strings.Fields(n.clause)) < shortRemark+2 {
				n.trouble(part) // a list was cut at its first comma
				return
			}
			n.trouble(n.clause)
		}),
		rule(thinkers+`(?:ask|wonder) (why|how|what|who|where|when|if|whether)\b([^.;]{3,60}\b)`, "", func(n *notes, _ string, found []string) {
			n.note("meet", "openQuestion", "question", strings.ToLower(found[1])+found[2])
		}),
	}
}
