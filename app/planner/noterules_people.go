package planner

import (
	"strings"

	"somo/app/regexp"
)

const (
	exams = `NSC|JC|LGCSE|NPSE|CFEE|BFEM|BEPC|BGCSE|EGCSE|LGCSE|NSSCO|NSSCAS|JCE|BECE|KCPE|KCSE|KPSEA|WASSCE|WAEC|NECO|UNEB|KNEC|KJSEA|NECTA|MANEB|PSLE|matric|IGCSE|PLE|UCE|UACE|GCE|CSEE|ZIMSEC|MSCE|baccalaur[eé]at|national (?:test|assessment)|examen|mtihani|exame`
	// examAsked is a wish for practice, or a year that ends with an examination.
	examAsked = `\b(?:exam|examination|paper|test)[- ](?:type|style|like)\b|\bquestions? (?:like|as in) (?:those|the|that)\b|\b(` + exams + `)[- ](?:style|type|standard|format)\b|\b(?:data[- ]response|structured|multiple[- ]choice|calculation|revision) questions?\b|\b(` + exams + `|exams?|examinations?) (?:practi[sc]e|questions?|style|type|papers?|prep\w*|revision|skills|year|candidates)\b|\bpast (?:papers|questions)\b|\b(?:practi[sc]e|prepar\w+|revis\w+|train\w*|ready)(?: them| learners| pupils| students| us)? (?:for |towards )?(?:the |their |an )?(?:national |final |end[ -]of[ -]\pL+ )?(` + exams + `|exams?|examinations?)\b|\b(?:mazoezi ya|préparation (?:au|à l'|de l'))\s?(` + exams + `)`
	// office is what a person may be that a school and its place know.
	office = `councill?or|chief|headman|minister|politician|mp|governor|mayor|pastor|imam|bishop|officer|soldier|teacher|king|director|chairman|mine owner|official|leader`
)

// sightless are words for a learner who sees nothing; others see a little.
var sightless = regexp.MustCompile(`(?i)^(?:blind|(?:do|does) not see(?: at all)?|cannot see(?: at all)?|aveugles?|vipofu|kipofu|cegos?)$`)

// examNames are examinations by their names.
var examNames = regexp.MustCompile(`\b(?:` + exams + `)\b`)

// ofSchool is an examination that the school gives, after which no question is worded.
var ofSchool = regexp.MustCompile(`(?i)\b(?:school|class|weekly|monthly|mid-?term|end[- ]of[- ]term) (?:exams?|examinations?|tests?)\b`)

var (
	// asStage is an examination after which a class is called.
	asStage = regexp.MustCompile(`(?i)\bmatric\b`)
	// sitting is a word for the examination itself.
	sitting = regexp.MustCompile(`(?i)\b(?:exams?|examinations?|trials?|finals?|papers?|write|sit)\b`)
)

// readExam takes the examination that lies ahead, under the name that the teacher gives it.
func (n *notes) readExam(part string) {
	if ofSchool.MatchString(part) {
		return
	}
	n.exam = n.says.text("examination")
	if name := examNames.FindString(part); name != "" && strings.ToLower(name) != name {
		n.exam, n.examNamed = name, true
	}
}

// oneEye is a learner who sees with the other.
var oneEye = regexp.MustCompile(`(?i)\bone eye\b`)

// oneLearner is a sentence about the language of one learner.
var oneLearner = regexp.MustCompile(`(?i)\b(?:one|a|another|the) (?:new )?(?:child|learner|pupil|student|girl|boy)s? (?:who )?(?:only )?(?:speaks|understands)\b`)

// unrest is what has happened to people, of which nobody is made to speak.
var unrest = regexp.MustCompile(`(?i)\b(?:crisis|war|conflict|unrest|fighting|attacks?|massacre|genocide|refugees?|displaced|missed|lost|died|burn(?:t|ed))\b`)

// languageSubjects teach the language in which learners answer.
var languageSubjects = words("english french kiswahili")

// peopleRules read who the learners are, what they think and what may hurt them.
func peopleRules() []noteRule {
	return []noteRule{
		rule(`\b(?:grades?|classes|standards?|forms?) \d+ (?:and|to|-|–) \d+ (?:are |sit |learn |share )?(?:together|(?:in )?one)|\b(?:P|S|B|Std\.?|Form|Grade|Class|Year|Primary|Basic|JHS) ?\d(?:, (?:P|S|B|Std\.?|Form|Grade|Class|Year|Primary|Basic|JHS)? ?\d)*,? (?:and|to|-|–|&|\+) (?:P|S|B|Std\.?|Form|Grade|Class|Year|Primary|Basic|JHS)? ?\d (?:are |sit |learn |share |all )?(?:together|(?:in )?(?:one|the same|a single)) ?|\bone teacher for (?:two|three|several) (?:classes|grades)|\b(?:i|we) teach (?:grades|classes|standards) \d|\b(?:multi-?grade|multi-?niveaux|madarasa mchanganyiko|multisseriada|combined class|two grades|mixed grades)\b`, "", func(n *notes, part string, _ []string) {
			if n.multigrade = n.gradesIn(part); len(n.multigrade) < 2 && len(n.stages) > 1 {
				n.multigrade = n.stages
			}
			lower, higher := n.says.text("lowerGrade"), n.says.text("higherGrade")
			if last := len(n.multigrade) - 1; last >= 1 {
				lower, higher = n.multigrade[0], n.multigrade[last]
			}
			n.note("teach1", "grades", "lower", lower, "higher", higher)
			n.note("practice", "gradesPractice", "lower", lower, "higher", higher)
			n.note("show", "gradesQuiz", "lower", lower, "higher", higher)
			n.atFirst()
		}),
		rule(`\b(missed|absent|absence|irregular|come only|come and go|moved? with (?:the |their )?(?:cattle|animals|herds|goats|camels)|some days|drop in|attendance|absentéisme|absences|utoro|hawahudhurii|herd boys|herdboys|often away|(?:come|attend)s? (?:only )?(?:one|two|three|\d) days?|miss (?:school|lessons|classes|days))\b`, `\battendance (?:registers?|lists?|books?|sheets?|figures?|records?|data|numbers)\b`, func(n *notes, _ string, _ []string) {
			n.missed = true
			n.note("ideas", "absence")
			n.note("teach1", "returnCard")
		}),
		hinted("speaks understands", rule(`\b(?:one|a|another|the) (?:new )?(?:child|learner|pupil|student|girl|boy)s? (?:who )?(?:only )?(?:speaks|understands)(?: only)? (`+aTongue+`)`, `\bsign language\b`, func(n *notes, _ string, found []string) {
			n.note("teach1", "oneLanguage", "language", found[1])
		})),
		hinted("christian muslim families children learners pupils students", rule(`\b(?:Christians? and Muslims?|Muslims? and Christians?)\b|\b(?-i:\p{Lu})\pL+(?:, (?-i:\p{Lu})\pL+)* and (?-i:\p{Lu})\pL+ (?:families|peoples|communities|learners|children|pupils|students)\b`, "", func(n *notes, _ string, _ []string) {
			n.note("teach1", "groups")
		})),
		rule(`\b(several|many|different)\s+(home|mother)\s+(languages|tongues)\b|\bfrom (?:several|many|different|two|three|four|five|\d+) (?:countries|nations|tribes|ethnic groups|communities|regions)\b`, "", func(n *notes, _ string, _ []string) {
			n.note("teach1", "homeLanguages")
		}),
		rule(`\b(cannot|can'?t|do not|don'?t|not yet)\s+(?:yet\s+)?read\b|\bnon-?readers?\b|\b(?:reading|read) (?:only )?word by word\b|\b(?:slow|weak|poor) (?:readers?|in reading)\b|\bread (?:below|under|far below) (?:the |their )?(?:grade|class|standard|level|P ?\d|Std)|\bread (?:slowly|with difficulty|badly)\b|\bne savent pas (?:encore )?lire|\bhawajui kusoma\b|\bnão sabem ler\b|\bcannot write(?:$|[.,;]| yet\b| or\b| and\b)`, `\bread (?:a |the |their )?(?:graphs?|maps?|clocks?|time|scales?|music|tables?|charts?|diagrams?|minds?)\b`, func(n *notes, part string, _ []string) {
			if !readsLittle.MatchString(part) { // some have a place of their own
				n.note("teach1", "readers")
			}
		}),
		hinted("food lean", rule(`\b(?:tiny|small|little|few|less) (?:\pL+ )?(?:of )?food\b|\blean season\b`, "", func(n *notes, _ string, _ []string) {
			n.inWork((*composer).littleFood, n.says.text("used.littleFood"))
		})),
		rule(`\b(no (?:real )?food|not use food|without food|avoid food|hunger|hungry|(?:miss|skip) meals|go without food|njaa|faim|without breakfast|drought year|no breakfast|(?:because of|during|in) (?:the |this )?drought|ukame|sécheresse|(?:a|da|de|na|uma) seca)\b`, "", func(n *notes, _ string, _ []string) {
			n.noFood = true
			n.inWork((*composer).withoutFood, n.says.text("used.food"))
		}),
		rule(`\bno running water\b|\bwater\b[^.;]{0,30}\b(?:only )?(?:\d|one|two|three|four|once|twice)(?: days?| times?)? (?:a|per|each|in the) week\b|\btaps?\b[^.;]{0,12}\b(?:far|\d+ ?(?:m|km|metres|minutes))\b|\bwater\b.*\b(trucks?|trucked|scarce|little|short|shortage|muddy|far|ration\w*|expensive)\b|\b(scarce|little|no) water\b|\bwater (?:is |must be |has to be )?(?:carried|fetched|bought|drawn|brought)\b|\b(?:carry|carries|fetch|fetches|buy|bring)(?:es|ing)? water\b|\b(?:very |semi-?)?(?:dry|arid) (?:area|land|place|region|county|district|zone)\b|\bmanque d(?:e l)?.eau\b|\b(?:waste|spare|save) (?:any |much |the )?water\b|\bmaji ni (?:shida|machache|haba)\b|\bfalta de água\b`, `\bat home\b|\b(?:after|before) school\b|\bgirls\b|\b(?:late|absent|tired)\b|\bwater (?:baths?|colou?rs?|paints?|melons?|pumps?|cycle|meters?)\b`, func(n *notes, _ string, _ []string) {
			n.note("teach1", "water")
		}),
		rule(`\b(?:one|only one|a single|1) (?:water )?tap\b`, `\bone tap (?:for|to) (?:each|every)\b`, func(n *notes, _ string, _ []string) {
			n.note("teach1", "oneTap")
		}),
		hinted("outside beyond away leave", rule(`\b(?:cannot|can'?t|may not|must not|not allowed to|do not|don't) (?:walk|go|leave|move|travel) (?:outside|out of|beyond|away from|far from)? ?(?:the|our) (?:town|school|camp|compound|village|settlement|fence|area)\b`, "", func(n *notes, _ string, _ []string) {
			n.note("meet", "compound")
		})),
		hinted("inside", rule(`\b(?:stay|staying|remain|work|keep|be) inside (?:the|our) (?:school )?(?:fence|compound|yard|grounds?|gates?|walls?|camp)\b`, "", func(n *notes, _ string, _ []string) {
			n.note("meet", "compound")
		})),
		hinted("inside indoors classroom outside outdoors", rule(`\b(?:stay|staying|remain|work|keep|be) (?:inside|indoors|in (?:the|our) (?:class)?room)\b|\b(?:cannot|can'?t|may not|must not|not allowed to) (?:go|leave|work) (?:outside|outdoors|out|the (?:class)?room)\b|\b(?:so |and )?no (?:work|lessons?|activities) (?:outside|outdoors)\b`, `\binside (?:the|our) (?:school )?`, func(n *notes, _ string, _ []string) {
			n.indoors = true
			n.note("ideas", "inside")
		})),
		rule(examAsked, "", func(n *notes, _ string, found []string) {
			name, named := n.says.text("examination"), false
			for _, said := range found[1:] {
				if said != "" && strings.ToLower(said) != said {
					name, named = strings.TrimSpace(said), true
				}
			}
			n.exam = name
			n.examNamed = named
			n.use(n.says.text("used.exam", "exam", name))
		}),
		rule(`\b(?:`+exams+`|exams?|examinations?)\b`, examAsked+`|\bnext (?:door|class)\b|\bother class`, func(n *notes, part string, _ []string) {
			if asStage.MatchString(part) && !sitting.MatchString(part) {
				return // "Matric class in Soweto"
			}
			n.note("show", "examAhead")
			n.atLast()
			if n.exam == "" {
				n.readExam(part)
			}
		}),
		rule(`\b(?:needs?|keep|be|stay|want) (?:it )?(?:very )?quiet\b|\bno noise\b|\bquiet(?:er)? (?:work|activities|tasks|lessons?)\b|\bnoise is a problem\b|\bcomplain\w* (?:of|about|over|for|when)[^.;]{0,12}\bnois\w*|\bthin walls?\b|\bquiet (?:please|zone)\b|\bnext (?:class|door) (?:complains|is close)\b|\b(?:cannot|can't|must not|may not|not allowed to|should not) (?:be loud|make (?:any |a lot of |much )?noise|be noisy|shout|sing|clap)\b|\b(?:next|neighbour\w*|other) (?:class|classes|room|door)\b[^.;]{0,25}\b(?:writing|tests?|exams?|examinations?)\b`, `\b(?:girls?|boys?|they|learners?|pupils?|students?|children|some|many) (?:\pL+ )?(?:keeps?|stays?|are|is) (?:very )?quiet\b|\band keeps? quiet$|\bquiet (?:girl|boy|learner|child|pupil)`, func(n *notes, part string, _ []string) {
			n.quiet = true
			if holdsToBeSo.MatchString(n.clause) || strings.Contains(n.clause, " feel ") {
				return // "they feel a quick note must be soft"
			}
			if until := untilWhen.FindString(part); until != "" {
				n.note("teach1", "quietUntil", "until", strings.ToLower(until))
				return
			}
			n.inWork((*composer).inQuiet, n.says.text("used.quiet"))
		}),
		rule(`\bthere (?:was|were|has been|have been|is|are) (?:\pL+ )?(?:fighting|war|violence|killings?|attacks?|conflicts?|unrest|shooting)\b|\b(deuil|orphelin|yatima|msiba|(?:saw|seen|heard|knows?|lived through|experienced|survived|escaped|fled) (?:the |some |much )?(?:fighting|war|violence|killings?|attacks?|shooting|conflict|genocide|bombs?)|laid off|lost (?:their |his |her )?(?:jobs?|work)|retrench\w*|jobless|unemployed|out of work|lost (?:their |a |some |his |her )?(?:people|members|loved ones|someone|lives|homes?|houses?|huts?|shops?|farms?|fields?|land|animals|herds?|limbs?|leg|parents?|famil\w*|relatives?|brothers?|sisters?|fathers?|mothers?|everything|belongings)|(?:are|were|was|been|some|many|learners|families) displaced|displaced (?:learners|pupils|students|children|families|people)|fled|evicted|burn(?:t|ed) down|orphan\w*|sensitive|grief|death|suicide|abuse|violence|poverty|poor families|HIV|stigma)\b|\bbe careful\b|\bwith care\b|\bhandle (?:it |this |that )?(?:carefully|gently)\b|\b(?:fear|afraid of) (?:the |being |an? )?(?:demoli\w+|evict\w*|deport\w*|attack\w*|violence|police|soldiers|raids?|bandits|rebels|gangs?|war)\b`, `\bstigmas? (?:of|in|and|is)[^.]*\b(?:flowers?|styles?|pollen|anthers?)\b|\bdeath rates?\b`, func(n *notes, _ string, _ []string) {
			n.care = true
			n.note("meet", "hurt")
		}),
		hinted("take takes smoke smokes drink drinks sell sells jail prison", rule(`\b(?:brothers?|sisters?|parents?|fathers?|mothers?|uncles?|relatives?|families|friends) (?:who |that )?(?:(?:takes?|smokes?|drinks?) (?:drugs|kush|tramadol|khat|miraa|bhang|marijuana|weed|alcohol|cigarettes|too much|a lot|heavily)?|sells? (?:drugs|kush|tramadol|bhang|marijuana|weed))|\bin (?:jail|prison)\b`, `\b(?:sells?) (?:in|at|fish|food|vegetables|tomatoes|milk|goods|cloth|charcoal)\b`, func(n *notes, _ string, _ []string) {
			n.care = true
			n.note("meet", "hurt")
		})),
		hinted(privateHints, rule(private.String(), `\basthma`, func(n *notes, part string, _ []string) {
			if isPrivate(part, plainWords(part)) {
				n.care = true
				n.note("meet", "hurt")
			}
		})),
		hinted("child children son sons daughter daughters nephew niece relative relatives family wife", rule(`\b(?:`+office+`)(?:'s|’s) (?:own )?(?:child|children|sons?|daughters?|nephew|niece|relatives?|family|wife)\b|\b(?:child|children|son|daughter|nephew|niece|relatives?) of (?:an? |the |our |one of |some )?(?:[\pL-]+ )?(?:`+office+`)s?\b`, "", func(n *notes, _ string, _ []string) {
			n.care = true
			n.note("meet", "knownFamily")
		})),
		hinted("password passwords virus hack", rule(`\b(?:guess|crack|steal|find out|break)\w*\b[^.;]*\bpasswords?\b|\bwrite (?:a |an |their own )?(?:small |simple |real )?(?:virus|malware|worm)\b|\bhack(?:ing)? (?:into|the|a|an|somebody)\b`, `\b(?:how (?:people|thieves|criminals)|must not|never|avoid)\b`, func(n *notes, _ string, _ []string) {
			n.note("meet", "lawful")
		})),
		hinted("prick wachomane kuchoma sindano piquer picar blood family families pedigree", rule(`\b(?:prick\w*|wachomane|kuchom(?:a|ana) vidole|piquer (?:le|les) doigts?|picar (?:o|os) dedos?|sindano moja|draw (?:their )?blood|blood samples?|take (?:their )?blood)\b|\b(?:family trees?|pedigrees?) of (?:their|the learners'?|his|her)\b|\btheir (?:own )?(?:home |family )?(?:family tree|pedigree)s?\b`, `\b(?:no|never|not|without)\b`, func(n *notes, _ string, _ []string) {
			n.care = true
			n.note("meet", "bodySafe")
		})),
		hinted("lost cheated tricked scam scams fraud", rule(`\b(?:lost|lose) (?:their |some |all (?:their )?)*(?:mobile money|(?:money|savings) to (?:a |an |some |fake |false )*(?:fraud\w*|callers?|thie\w+|scam\w*|messages?|strangers?))\b|\b(?:cheated|tricked|scammed) (?:by|through|with|on)\b`, "", func(n *notes, _ string, _ []string) {
			n.note("practice", "tricked")
		})),
		hinted("sell sells", rule(`\b(?:some|many|most|a few|several) (?:of (?:them|my \pL+) )?(?:learners |pupils |students |children |boys |girls )?sell ([\pL ]{3,40}?) (?:after|before) school\b`, "", func(n *notes, _ string, found []string) {
			n.note("practice", "sellers", "things", found[1])
		})),
		hinted("earn income money salary spend wealth pay", rule(`\b(?:tell|tells|say|share|write|ask|asks|bring|report)\b[^.;]*\b(?:family|families|parents?|homes?|households?|fathers?|mothers?)\b[^.;]*\b(?:earns?|earnings|incomes?|money|salar(?:y|ies)|spends?|wealth|pays?)\b`, `\bnever\b|\bnot\b|\bnobody\b`, func(n *notes, _ string, _ []string) {
			n.care = true
			n.note("meet", "familyMoney")
		})),
		hinted("like want allow accept wish", rule(`\b(?:some|many|few|several) (?:parents|families|learners|children|pupils) (?:do not|don't|may not) (?:like|want|allow|accept|wish|use) ([^.;,]{3,40}?)(?: for religious reasons| because of (?:their )?(?:religion|faith|church|belief\w*))[.!]?$`, "", func(n *notes, _ string, found []string) {
			n.note("make", "otherWork", "thing", lowerSecond(found[1]))
		})),
		hinted("worr object against oppos uneasy unhappy complain like want allow happy uncomfortable resist forbid suspicious", rule(`\b(?:parents?|famil(?:y|ies)|guardians|elders|community|church|mosque)\b[^.;]{0,25}?\b(?:worr\w+|object\w*|against|oppos\w+|uneasy|unhappy|complain\w*|not (?:like|want|allow|happy)|uncomfortable|resist\w*|forbid|suspicious|want (?:it|this|everything) (?:decent|proper|respectful|modest|clean|polite))\b`, `\b(?:closed|fish(?:ing)?|smoke|dust|prices?|water|noise|rubbish|river|lake|mine|factory|company|road)\b`, func(n *notes, _ string, _ []string) {
			n.note("meet", "worriedParents")
		})),
		rule(`\b(?:some|many|a few|several) (?:of (?:them|my learners|my pupils) )?(?:learners |pupils |students |children |boys |girls |families |homes )?(?:are affected|are infected|are descendants|are descended|live in (?:the |an? )?(?:slum|informal|camp)|live with it|are on treatment|(?:already )?(?:work|beg) (?:as|at|in|on|for|along)|have been (?:beaten|abused|married))\b`, `\bwork (?:in|on) (?:pairs|groups|teams|paper|slates)\b|\bwork at (?:home|school)\b`, func(n *notes, _ string, _ []string) {
			n.care = true
			n.note("meet", "hurt")
		}),
		{pattern: booksIn, read: (*notes).readBookLanguage},
		hinted("english french portuguese kiswahili", rule(`\b(?:know|understand|speak|have) (?:only |very |just )?(?:a )?(?:few|little|no|hardly any|not much) (?:words of )?(?:English|French|Portuguese)\b|\bfew (?:of them )?(?:know|speak|understand) (?:any |much )?(?:English|French|Portuguese)\b|\b(?:still )?new to (?:English|French|Portuguese)\b|\bno (?:English|French|Portuguese) yet\b|\b(?:English|French|Portuguese|Kiswahili) is (?:\w+ )?(?:new|hard|difficult|weak|poor|their (?:second|third) language)\b(?: (?:for|to) (?:them|most|many|all)\b)?|\b(?:first|second) year (?:of |in )?(?:learning |being taught |studying |teaching |school |lessons )?(?:of |in |with )?(?:English|French|Portuguese|Kiswahili)\b|\bin (?:English|French|Portuguese) only since\b|\b(?:slow|weak|poor) in (?:English|French|Portuguese)\b`, `\b(?:for|to) me\b|\bmy (?:own )?(?:spoken )?English\b|\bI (?:also )?(?:speak|know|have)\b`, func(n *notes, _ string, _ []string) {
			n.change("teach1", always(n.says.text("note.newLanguage")), n.says.text("used.newLanguage"))
			n.effects[len(n.effects)-1].only = func(c *composer) bool { return !framed[c.card.Subject] }
			n.inWork((*composer).ownFrames, "")
			n.effects = append(n.effects, effect{block: "show", step: always(n.says.text("note.newLanguageShow")), first: true, only: func(c *composer) bool { return !languageSubjects[c.card.Subject] }})
		})),
		hinted("bilingual", rule(`\bbilingual\b`, "", func(n *notes, _ string, _ []string) {
			n.note("teach1", "bothLanguages")
			n.effects[len(n.effects)-1].only = func(c *composer) bool { return !c.notes.secondNamed }
		})),
		hinted("taught learned learnt done seen met heard", rule(`\b(?:others|some|half|the rest) (?:of them )?(?:have |has |had |were )?(?:never|not)(?: yet)? (?:been taught|learned|learnt|done|seen|met|heard of)\b`, "", func(n *notes, _ string, _ []string) {
			n.note("teach1", "mixedStart")
		})),
		hinted("side sides", rule(`\b(?:books?|textbooks?|sources?|texts?)\b[^.;]*\b(?:only |just )?(?:tells?|gives?|shows?|has|have|with) (?:us |them )?only ((?:the |one )?[\pL'’ -]{3,40}?) side\b`, "", func(n *notes, _ string, found []string) {
			n.note("practice", "oneSided", "side", found[1])
		})),
		hinted("mouth", rule(`\b(?:put|puts|putting) (?:small |little |many |all )?(?:things|everything|objects|them|stones|beads|seeds|tops) in(?:to)? (?:their|the) mouths?\b`, "", func(n *notes, _ string, _ []string) {
			n.note("teach1", "mouth")
		})),
		hinted("put puts putting eat eats taste tastes", rule(`\b(?:put|puts|putting|eat|eats|taste|tastes) (?:the )?(clay|mud|soil|sand|chalk|dough|paint|glue|paste)(?:$|[.,;]| in(?:to)? (?:their|the) mouths?\b)`, `\bnot\b`, func(n *notes, _ string, found []string) {
			n.note("teach1", "noTasting", "thing", strings.ToLower(found[1]))
		})),
		hinted("fee fees", rule(`\bsent (?:home|away|back) (?:for|because of) (?:\pL+ ){0,2}fees\b|\b(?:cannot|can't|not|unable to) (?:yet )?pa(?:y|id) (?:\pL+ ){0,2}fees\b|\bowe (?:\pL+ ){0,2}fees\b`, "", func(n *notes, _ string, _ []string) {
			n.care = true
			n.note("meet", "hurt")
		})),
		hinted("ashamed shame embarrassed laughed", rule(`\b(?:ashamed|shame|embarrass\w*|laughed at)\b`, `\bno shame\b|\b(?:ashamed|embarrassed) (?:(?:of|about|by) their (?:own )?(?:english|french|spelling|writing|handwriting|reading|accent|answers?|marks|maths?|level)|to (?:speak|read|answer|write|ask|try|show))\b`, func(n *notes, _ string, _ []string) {
			n.care = true
			n.note("meet", "hurt")
		})),
		hinted("fight fights quarrel quarrels seat apart", rule(`\b(?:fights?|quarrels?|argue)\b[^.;]{0,40}\b(?:same (?:group|team|bench|desk)|together|apart)\b|\b(?:seat|sit|keep|put) (?:them )?apart\b`, `\b(?:girls|boys)\b[^.;]*\bapart\b`, func(n *notes, _ string, _ []string) {
			n.forYou = append(n.forYou, n.says.text("note.quarrellers"))
			n.use(n.says.text("used.quarrellers"))
		})),
		hinted("afraid fear quarrel fight tension opinions", rule(`\bopinions (?:are|can be|differ) ?(?:\pL+ )?(?:strong|heated|a lot|much)?|\bstrong opinions\b|\b(?:afraid|fear) of (?:quarrels?|fights?|arguments?|tension)\b|\bquarrel(?:s|ling)?\b|\bfights? (?:at break|over|about)\b|\btensions? (?:between|about|over|among)\b`, `\b(?:own|family|home)\b.*\bquarrel`, func(n *notes, _ string, _ []string) {
			n.note("meet", "calm")
		})),
		hinted("curse bewitched witch juju evil spirits spirit ancestors punish", rule(`\b(?:curse[ds]?|bewitch\w*|witch(?:es|craft)?|juju|(?:evil|mountain|river|water|forest|ancestral|bad|local) spirits?|ancestors? (?:are|is) angry|punish(?:ment|ed)? (?:of|by|from) god)\b`, "", func(n *notes, _ string, _ []string) {
			n.care = true
			n.inWork((*composer).againstCurse, n.says.text("used.curse"))
		})),
		rule(`\b(?:some|many|two|three|a few|several)(?: of them)?(?: are)? already \d{1,2}(?: years?(?: old)?)?\b|\bfirst time (?:in|at) school\b|\bage[sd]?\s+\d+\s*(?:to|-|–)\s*\d+\b|\b(?:some|several|many|a few|two|three) (?:of them )?are (?:already )?1[0-9](?: or \d+| and \d+)?(?: years(?: old)?)?\b(?: because|[.,;]|$)|\bsome are (?:already )?\d+ or \d+\b|\b(?:are|is|of|aged?) (?:already )?\d{1,2} (?:and|or|to) \d{1,2} (?:years old|years)[^.;]*\b(?:late|missed|out of school)\b|\bstarted (?:school )?late\b|\bages? from \d+\b|\b(?:boys?|girls?|learners?|pupils?|students?) of 1\d\b|\bmixed ages?\b|\bover[ -]?aged?\b|\bover (?:1[5-9]|2\d)\b|\b(?:much|far) older\b|\bolder than the (?:others|rest)\b`, "", func(n *notes, _ string, _ []string) {
			n.note("ideas", "ages")
		}),
		rule(`\b((?:do|does) not hear (?:well|much)|cannot hear(?: well)?|(?:hears?|hearing) (?:very |too )?(?:badly|poorly|little)|poor hearing|hard-of-hearing|deaf|sourde?s?|viziwi|kiziwi|ha(?:wa)?sikii vizuri|surdos?|não ouve(?:m)?(?: bem)?|ouve(?:m)? mal|entend(?:ent)? mal|sign language|hard of hearing|hearing (?:aids?|impair\w*))\b`, `\b(?:sometimes|rains?|raining|roof|zinc|noise|noisy|loud|lorr(?:y|ies)|generator|when (?:it|the)|deaf in (?:one|the|her|his) (?:left |right )?ear)\b|`+ofOthersNeeds.String()+inQuotation, func(n *notes, _ string, found []string) {
			n.deaf = true
			n.hasNeed("deaf")
			n.note("teach1", "deaf", "said", strings.ToLower(found[1]))
			n.inWork((*composer).feltBeat, "")
		}),
		rule(`\b((?:do|does) not see(?: well| far| much| the board| at all)?|cannot see (?:well|far|the board|at all)|(?:nearly|almost|partially|half)[- ]blind|(?:poor|weak|bad) (?:eye)?sight|partially sighted|sees? (?:very |too )?(?:badly|poorly|little)|blind|aveugles?|malvoyante?s?|vipofu|kipofu|cegos?|low vision|visual(?:ly)? impair\w*|ha(?:wa)?oni vizuri|uoni hafifu|não vê(?:em)? bem|voit mal|voient mal|vê mal|veem mal)(?:\PL|$)`, ofOthersNeeds.String()+inQuotation, func(n *notes, part string, found []string) {
			n.blind = true
			if said := strings.ToLower(found[1]); sightless.MatchString(said) && !oneEye.MatchString(part) {
				n.hasNeed("blind")
				n.note("teach1", "blind", "said", said)
				n.help("ideas", n.says.text("note.blindIdeas"))
				n.help("make", n.says.text("note.blindMake"))
			} else {
				n.hasNeed("lowVision")
				n.note("teach1", "lowVision", "said", said)
			}
		}),
		hinted("ear", rule(`\b(?:hears?|can hear)(?: only)? (?:with|in|on|through) (?:only )?(?:her|his|the|one)(?: (?:left|right|good|other))? ear\b|\bdeaf in (?:one|the|her|his) (?:left |right )?ear\b|\bone good ear\b`, "", func(n *notes, _ string, _ []string) {
			n.hasNeed("oneEar")
			n.note("teach1", "oneEar")
		})),
		hinted("colourblind", rule(`\bcolourblind\b`, "", func(n *notes, _ string, _ []string) {
			n.hasNeed("colours")
			n.note("teach1", "colours")
		})),
		hinted("hand handed arm armed wrist", rule(`\b(?:uses?|has|works? with|using) only (?:one|her|his|the|a) (?:left |right )?(?:hand|arm)\b|\bone[- ](?:handed|armed)\b|\b(?:has )?(?:only )?one (?:hand|arm)\b|\blost (?:an?|one|her|his) (?:\w+ )?(?:arm|hand)\b|\b(?:weak|paralysed|broken|injured) (?:left |right )?(?:hand|arm|wrist)\b|\b(?:hand|arm|wrist)s? (?:is |are )?in (?:a )?(?:plaster|cast|sling|bandage)`, `\bone hand[- ](?:lens\w*|washing|wash|pump|hoe|drill|saw|bell|ball|mirror|fan|mill|tool|cart|sanitiser|trowel|fork)\b`, func(n *notes, _ string, _ []string) {
			n.hasNeed("oneHand")
			n.note("make", "oneHand")
			n.note("teach1", "oneHand")
		})),
		hinted("barefoot shoes pieds viatu descalcos chaussures sapatos", rule(`\bbare ?foot(?:ed)?\b|\b(?:no|without|have no|lack) (?:sports? |school |running )?shoes\b|\bpieds nus\b|\b(?:bila|hawana) viatu\b|\b(?:sans|pas de) chaussures\b|\bsem sapatos\b|\bdescalç[oa]s\b`, "", func(n *notes, _ string, _ []string) {
			n.inWork((*composer).bareFeet, n.says.text("used.shoes"))
		})),
		rule(`\b(wheelchair|crutch(?:es)?|limps?|limping|(?:one|a|another|two|three) (?:\pL+ ){0,2}(?:who )?(?:cannot|can'?t|does not|do not|is unable to|are unable to) walk|walks? with (?:an? stick|sticks|a frame|difficulty)|(?:boy|girl|child|learner|pupil|student|who|(?:s)?he|one|two) (?:also )?(?:uses?|needs?) (?:an? |two |her |his )?((?:walking )?(?:stick|sticks|cane|frame)\b)|limited mobility|physical(?:ly)? (?:disab|challeng)\w*|disab\w+|handicap\w*|fauteuil roulant|muletas?|béquilles?|magongo|walemavu|mlemavu|deficiência)\b`, `\b(?:sticks?|cane|frame) (?:to|for|as)\b`, func(n *notes, _ string, found []string) {
			n.hasNeed("mobility")
			said := found[1]
			if found[2] != "" {
				said = found[2] // not whose it is
			}
			n.note("try", "mobility", "said", strings.ToLower(said))
			n.inWork((*composer).postInSport, "")
		}),
		hinted("eat drink touch", rule(`\b(?:one|an?|two|three|some|few|\d+) (?:child|children|learners?|pupils?|students?|girls?|boys?) (?:cannot|can't|must not|may not|(?:is|are) not allowed to) (?:eat|drink|touch|have) `, `\b(?:lunch|breakfast|at school|food|meat|pork|before|during|in (?:class|ramadan))\b`, func(n *notes, _ string, _ []string) {
			n.hasNeed("allergy")
			n.note("make", "allergy")
			n.note("teach1", "allergy")
		})),
		hinted("faint faints", rule(`\bfaints? at blood\b`, "", func(n *notes, _ string, _ []string) {
			n.hasNeed("faints")
			n.note("teach1", "faints")
			n.before()
		})),
		hinted("allergy allergic allergies allergie allergique allergiques alergia alergico alergica mzio", rule(`\b(?:one|an?|two|three|some|few|une?|deux|trois|uma?|dois|duas|mmoja|wawili)\b[^.;]{0,30}\b(?:have|has|with|is|are|got|suffers?|ont|est|sont|tem|têm|é|são|ana|wana)\b[^.;]{0,15}\b(?:allerg\w+|al[eé]rgic?[oa]s?|mzio)`, "", func(n *notes, _ string, _ []string) {
			n.hasNeed("allergy")
			n.note("make", "allergy")
			n.note("teach1", "allergy")
		})),
	}
}
