package planner

import (
	"slices"
	"strings"

	"somo/app/regexp"
)

const (
	// besideUs stands behind what lies near a school.
	besideUs = `(?:(?:\pL+|\d+) minutes (?:from us|from (?:the|our) school|away|on foot)|around us|near us|close by|nearby|next to us|beside us|behind us|(?:around|behind|beside|near|next to|opposite|below|above) (?:the|our) (?:school|class|classroom|compound|yard))`
	// beasts are animals that people meet in their fields or on their way.
	beasts = `elephants?|hippos?|monkeys|baboons|crocodiles|birds|weaver birds|locusts|rats|moles|bats|antelopes?|buffalo(?:es)?|zebras?|lions|hyenas?|jackals|wild pigs|bush pigs|camels|donkeys|goats|cattle|cows|sheep|storks|flamingos|quelea|fish eagles|tortoises|turtles|termites|ants|caterpillars|grasshoppers|fireflies|dragonflies|butterflies|frogs|toads|lizards|chameleons`
)

var (
	// spoils is what animals do to people's work.
	spoils = regexp.MustCompile(`(?i)\b(?:spoil|eat|raid|destroy|damage|trample)$`)
	// mayOpen is a thing into which a class may look: "One broken desktop that we may open".
	mayOpen = regexp.MustCompile(`(?i)\b(?:an?|one|our|the|old|\d) ((?:(?:old|broken|dead|spoilt|disused) )?(?:desktop|computer|laptop|system unit|radio|phone|television|tv|printer|fan|engine|pump|motor|clock|bicycle)s?(?: computer)?) (?:that |which )?(?:we|you|learners|they|I) (?:may|can|could|are allowed to) (?:open|take apart|look into|look inside)\b`)
	// given is what somebody gives or lends to the class.
	given = regexp.MustCompile(`(?i)^(?:the |a |our |one )?(?:butcher|farmer|parents?|shop|shopkeeper|carpenter|tailor|clinic|nurse|neighbours?|mill|market|hotel|council|church|mosque|trader|fishermen|fisherman)s?(?: near(?: us| by| the school)?)? (?:can|could|will|may) (?:also )?(?:give|lend|donate|bring|spare)(?: us)? ([^.;]{3,60}\b)`)
	// animalPart is what comes from a slaughtered animal.
	animalPart = regexp.MustCompile(`(?i)\b(?:goat|cow|sheep|ox|pig|chicken|fish)(?:'s|’s)? (?:heart|kidneys?|lungs?|eyes?|liver|bones?|gills)\b`)
	// beforeNear is how a teacher begins to say what lies near.
	beforeNear = regexp.MustCompile(`(?i)^(?:.*\b(?:there (?:is|are|lies?)|we (?:also )?have|we (?:see|live by|live with)|with|has|the town is on|the school (?:is|lies) (?:by|on|near)) )?(?:(?:also|only|just|plenty of|lots of|a lot of|many|some|several|a few|always|big|an|a) )*`)
	// doesNear is what stands behind the things themselves.
	doesNear = regexp.MustCompile(`(?i) (?:is|are|lies?|stands?|grows?|lives?|nests?|builds?|works?|plays?|sells?|sits?|meets?|trades?|comes?|all|also|just|right|found|seen|runs?|flows?|pass(?:es)?)(?: .*)?$`)
	// diseased is trouble in which nobody looks for an example.
	diseased = regexp.MustCompile(`(?i)\b(?:accidents?|malaria|cholera|typhoid|bilharzia|disease\w*|sickness|theft|stealing|HIV|pregnan\w+|drop-?outs?|fights?|cheating|corruption|cults?|gangs?|drugs|floods?|drought|hunger|power cuts?|strikes?|early marriages?|problems?)\b`)
	// leadOfNear is how many there are.
	leadOfNear = regexp.MustCompile(`(?i)^(?:many|some|a few|several) `)
	// noExample is what is no thing in which an example is looked for.
	noExample = regexp.MustCompile(`(?i)\b(?:noise|noisy|smell\w*|toilets?|latrines?|rubbish|litter|dust|fight\w*|bars?|soldiers|police|army|graves?|cemetery|mortuary|clinic|prison|stagnant|standing water|snakes?|is being|no|not|never|nothing|far|they|learners|pupils|students|children|families|parents|people|i|we|he|she|who|that|which|can|cannot|will|want|like|because|but|school)\b`)
	// ofNature are subjects in which animals of the place are an example.
	ofNature = words("elementary-science biology agriculture geography social-studies")
)

// mostOfNear is how many words what lies near is told in at most.
const mostOfNear = 8

// nearRules read what lies and lives around a school.
func nearRules() []noteRule {
	return []noteRule{
		hinted("open apart inside", noteRule{pattern: mayOpen, read: func(n *notes, _ string, found []string) {
			n.deadMachine(found[1], true)
		}}),
		hinted("dead broken spoilt disused", noteRule{pattern: isDead, unless: mayOpen, read: func(n *notes, _ string, found []string) {
			n.deadMachine(found[1], false)
		}}),
		hinted("yard field compound ground playground pitch hall veranda verandah corridor courtyard court lawn shed space room", rule(roomForWork, `\b(?:maize|cassava|crops?|farm\w*|plant\w*|grow\w*|cows?|goats?)\b`, func(n *notes, _ string, found []string) {
			if !n.roomy { // one place is enough for a step
				n.inWork(onOpenGround(placeWithRoom(found[1])), "")
			}
			n.roomy = true
		})),
		hinted("allow", rule(`\b(?:the )?(?:head|headteacher|headmaster|school|principal|director|council|parents) (?:does|do|did) not allow (?:us to |learners to |them to )?([^.;,]{3,40}\b)`, `\b(?:phones?|walk|go|leave)\b`, func(n *notes, _ string, found []string) {
			n.note("make", "notAllowed", "what", upperFirst(found[1]))
		})),
		hinted("give lend donate bring sell", noteRule{pattern: given, read: func(n *notes, _ string, found []string) {
			if part := animalPart.FindString(found[1]); part != "" {
				n.note("teach1", "animalPart", "thing", strings.ToLower(part))
				return
			}
			n.list(found[1])
		}}),
		hinted("lives live works stays near next beside close", rule(`^(?:but )?(?:a|an|one|the|our) (?:old |famous |well-known |good )?(`+visitors+`) (?:who \pL+ [^.;]{3,30} )?(?:lives|works|stays|sits) (?:very )?(?:near|nearby|close|next|beside|in (?:the|our) (?:village|town|compound|area|parish|street|ward))\b`, "", func(n *notes, _ string, found []string) {
			n.expect(n.singleGuest(strings.ToLower(found[1])))
		})),
		hinted("around near nearby close next beside behind opposite below above", rule(`(?:^|[;:] )([^.;:]{4,70}?) `+besideUs+`(?:$|[.,;])`, "", func(n *notes, part string, found []string) {
			n.readNear(part, found[1])
		})),
		hinted("near beside close next around", rule(`\b(?:near|beside|close to|next to|at the edge of) ((?:the (?-i:\p{Lu})[\pL'’-]+|(?:the )?(?-i:\p{Lu})[\pL'’-]+(?: (?-i:\p{Lu})[\pL'’-]+)* (?:national park|park|game reserve|reserve|river|falls|forest|hills?|mountains?|dam|desert|delta|swamp|bay|gulf))(?: (?:national park|park|reserve|river|falls))?)(?:$|[.,;])`, "", func(n *notes, part string, found []string) {
			if !n.tabooHere(part) && !slices.ContainsFunc(n.towns, func(t town) bool { return strings.HasSuffix(found[1], t.name) }) {
				n.fromHere(found[1], nearHere)
			}
		})),
		hinted("popular liked loved", rule(`^((?:[\pL'-]+ ){0,3}?[\pL'-]+) (?:is|are) (?:very |much |so )?(?:popular|liked|loved)(?: here| by (?:all|learners|many|everybody))?[.!]?$`, `\b(?:not|who|they|he|she|it|subject|topic|lessons?|teacher)\b`, func(n *notes, part string, found []string) {
			n.readNear(part, found[1])
		})),
		hinted("trees tree anthill hills mound garden bushes pond rocks hedge", rule(`^there (?:is|are) ((?:(?:\pL+ ){0,2}(?:trees?|ant[- ]?hills?|termite mounds?|gardens?|bushes|ponds?|rocks|hedges?|flowers|grass|streams?|nests?)(?:, | and |, and )?)+)(?: (?:in|at|around|inside|behind) (?:the|our) (?:school|compound|yard|fence))?[.!]?$`, `\bno\b`, func(n *notes, part string, found []string) {
			n.fromHere(n.says.text("theThing", "thing", article.ReplaceAllString(lowerSecond(found[1]), "")), nearHere)
		})),
		hinted("known common popular everywhere plentiful", rule(`\b([\pL'-]+(?: [\pL'-]+){0,6}?) (?:(?:is|are) )?(?:well |very )?(?:(?:known|common|popular|found) (?:here|in (?:our|the|this) (?:place|area|village|town|region))|everywhere)\b`, "", func(n *notes, part string, found []string) {
			if !diseased.MatchString(found[1]) {
				n.readNear(part, found[1])
			}
		})),
		hinted("dance ceremony festival feast regatta race races", rule(`\b((?:\pL+ )?(?:dance|ceremony|feast|regatta|races?)) is (?:in|on|next|this) `, "", func(n *notes, part string, found []string) {
			n.readKnown(part, n.says.text("theThing", "thing", lowerSecond(found[1])))
		})),
		hinted("season harvest", rule(`\b(?:the )?((?:[\pL-]+ )?(?:season|harvest))(?: now| has (?:come|begun|started)|$|[.,;]| and )`, `\b(?:dry|rainy|wet|cold|hot|exam\w*|holiday|rains|windy|harmattan|this|that|each|every|last|next|the|in|of|during|no|new|hunger|hungry|lean|voting|election|football|long|short|mating|breeding|a) (?:season|harvest)\b|\bseasons\b`, func(n *notes, part string, found []string) {
			n.readKnown(part, n.says.text("theThing", "thing", strings.ToLower(found[1])))
		})),
		hinted(beasts, rule(`\b((?:wild )?(?:`+beasts+`))\b (?:also |often |sometimes |still )?(?:spoil|eat|raid|destroy|visit|come|pass|cross|graze|nest|live|damage|trample|enter|walk|fly)\b`, `\b(?:come|enter|walk|fly)\w* (?:in|into|inside|through) (?:the |our )?(?:class|classroom|room|school)\b`, func(n *notes, part string, found []string) {
			if n.tabooHere(part) || grazes.MatchString(n.clause) {
				return
			}
			if spoils.MatchString(found[0]) && len(strings.Fields(n.clause)) >= shortestCase {
				n.told = append(n.told, sentence(n.clause)) // a trouble of the place
				return
			}
			n.beasts = append(n.beasts, n.says.text("theThing", "thing", strings.ToLower(found[1])))
		})),
	}
}

// readNear takes what lies around the school: "Old town, dhows and donkeys around us".
func (n *notes) readNear(part, said string) {
	if before, after, found := strings.Cut(said, ", "); found && stageWords.MatchString(before) {
		said = after
	}
	said = strings.TrimSpace(doesNear.ReplaceAllString(beforeNear.ReplaceAllString(said, ""), ""))
	if said == "" || len(strings.Fields(said)) > mostOfNear || noExample.MatchString(said) || n.tabooHere(part) || n.anchor != "" && strings.Contains(part, n.anchorClause) && !strings.Contains(said, ",") {
		return
	}
	said = leadOfNear.ReplaceAllString(said, "")
	if first, _, _ := strings.Cut(said, " "); !slices.Contains([]string{"the", "our", "this"}, strings.ToLower(first)) && number(first) == 0 {
		said = n.says.text("theThing", "thing", lowerSecond(said))
	}
	n.fromHere(lowerSecond(said), nearHere)
}

// roomForWork is where a class has room, which is no wonder of the place: "Open yard for moving about", "Big hall with benches".
const roomForWork = `^(?:there is |we have |we can use )?(?:an? |the |our |one )?((?:(?:enough|plenty of|open|big|large|wide|empty|free|shady|sandy|flat|school|football|sports|spacious|long|covered|grassy|clean|good) )+(?:yard|field|compound|ground|playground|pitch|hall|verandah?|corridor|courtyard|court|lawn|shed|space|room)|space)s?` +
	`(?: (?:under|behind|beside|outside|in front of|next to|between) (?:the |our |some )?(?:\pL+ )?\pL+)?(?: (?:for|to) (?:moving|movement|move|games?|play|playing|run|running|group ?work|groups?|work|working|activit(?:y|ies)|drama|role[- ]?play|acting|measur\w+|practicals?|experiments?|lessons?|class(?:es)?|sports?|PE|drawing|walk|walking|learners|pupils|students|us|all|everyone|everybody|teams?|this|outdoor|standing|circles?|a circle)\b[^.;]{0,30}| with (?:benches|chairs|desks|tables|mats|shade)| (?:is |are )?(?:free|available|outside))?[.!]?$`

// howMuchRoom stands before space and is no name of a place.
var howMuchRoom = regexp.MustCompile(`(?i)^(?:enough|plenty of) (?:free |open )?`)

// placeWithRoom is how a step names it.
func placeWithRoom(said string) string {
	return strings.ToLower(howMuchRoom.ReplaceAllString(said, "free "))
}
