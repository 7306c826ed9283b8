package planner

import (
	"slices"
	"strings"

	"somo/app/regexp"
)

const (
	visitPlaces = `castle|fort|museum|clinic|hospital|health cent(?:er|re)|market|dam|farm|garden|beach|forest|factory|mill|workshop|post office|police station|palace|mosque|church|monument|bakery|port|harbour|station|bank|library|court|park|reserve|plantation|kiln|club|pond|cooperative|dispensary|shamba|quarry`
	visitors    = `(?:susu|esusu|chama|savings|club|co-?operative|church|youth|women's|community|village|local|market|tontine|stokvel)(?: (?:club|group))? (?:leader|collector)|fishermen|treasurer|chairlady|chairperson|chairman|secretary|herdsmen|old people|carpenter|councill?or|village head|headman|headwoman|nurse|farmer|doctor|midwife|elder|chief|tailor|seamstress|mechanic|electrician|welder|builder|mason|fisherman|fisher|beekeeper|trader|seller|baker|potter|weaver|blacksmith|griot|storyteller|artist|musician|poet|writer|engineer|police officer|officer|ranger|banker|shopkeeper|vet|imam|pastor|priest|grandmother|grandfather|parent|mother|father|plumber|barber|hairdresser|cook|herder|extension worker|health worker|social worker|technician|librarian|lawyer|veteran|journalist|pharmacist|forester|surveyor|mobile money agent|[\pL-]+ maker|maker|old student|former student`
	livelihoods = `trade sell farm fish mine mining herd pastoral weave weaving grow keep work help potter market tea coffee cocoa cotton sugar`
	scarce      = `jikos|(?:torch|light) bulbs|torch batteries|sufurias|(?:torch|dry) cells|cells|slates?|trolleys?|carts?|ngomas?|measuring cylinders?|cylinders?|funnels?|tripods?|droppers?|syringes?|magnifiers?|abacus(?:es)?|skipping ropes?|hoops?|cones?|whistles?|bats?|nets?|djembes?|(?:[\pL]+ )?charts?|staplers?|trays?|set squares?|torch(?:es)?|needles?|scissors|rulers?|tape measures?|thermometers?|magnets?|balances?|scales?|batter(?:y|ies)|bulbs?|microscopes?|glass blocks?|prisms?|ammeters?|burettes?|pipettes?|galvanometers?|voltmeters?|spring balances?|burners?|optical pins|basins?|bowls?|kettles?|jugs?|tubs?|footballs?|balls?|hoes?|jembes?|buckets?|pots?|stoves?|test tubes?|beakers?|magnifying glass(?:es)?|hand lens(?:es)?|lenses|compasses|protractors?|mirrors?|map sheets|maps?|globes?|atlases|dictionar(?:y|ies)|drums?|recorders?|guitars?|keyboards?|sewing machines?|hammers?|saws?|radios?|clocks?|stopwatch(?:es)?|watering cans?|wheelbarrows?|spades?|knives|brushes|looms?|hand tools|tools|jars|dice|measuring cups?|saucepans?|glass slides|prisms`
)

// ofKind are the words between a number and a thing: "6 small pocket mirrors", "five pairs of scissors".
const ofKind = `(?:pairs of |sets of |of the |(?:[\pL\d-]+ ){0,2}?)`

// counted finds each number of things of which there are few.
var counted = regexp.MustCompile(`(?i)\b` + numberWord + ` ` + ofKind + `(` + scarce + `)\b`)

// countedBehind finds numbers that stand behind the things: "burettes: 8, test tubes about 15".
var countedBehind = regexp.MustCompile(`(?i)\b(` + scarce + `)(?: ?[:=(-]| about| only| just| are| ni)* ?` + numberWord + `(?: (?:small|big|old|good|working|in all|only)(?: ones)?)?(?:$|[,.;)]| and\b)`)

// wished is a visit that a teacher has in mind; else what lies near only gives an example.
var wished = regexp.MustCompile(`(?i)\b(?:can|could|may|will|shall|plan|want|able|visit|walk|walking|\d+ ?(?:m|km|metres|meters))\b`)

// behindClass is what a list of things may begin with.
var behindClass = regexp.MustCompile(`(?i)^\d{1,3} (?:\pL+ )?` + people + `[,;] (?:and )?`)

// ofPlaces are maps, of which teams can read different parts.
var ofPlaces = regexp.MustCompile(`\b(?:map|globe|sheet)\b`)

// mostAtOne is how many learners can share one thing and still all use it; more go to it in turns.
const mostAtOne = 6

// thingsRules read what a school has that others have not: a place to walk to, a visitor, a few of a thing, the work of families.
func thingsRules() []noteRule {
	return []noteRule{
		hinted(visitPlaces, rule(`\b(?:can|could|may|will|shall|plan to|want to|able to) (?:also )?(?:walk|go|travel|visit|take (?:them|learners|pupils|the class))(?: to)? (?:the |a |an |our )?((?:[\pL'-]+ ){0,2}?(?:`+visitPlaces+`))\b|\b((?:`+visitPlaces+`))\b(?:[\pL\d' -]{0,30}?) (?:is |are )?(?:near|nearby|close|next to|beside|behind|across|within|\d+ ?(?:m|km|metres|meters)|walking distance)\b|\bnear(?: to)? (?:a|an|the|our) ((?:[\pL'-]+ ){0,1}?(?:`+visitPlaces+`))\b`,
			`\b(?:far|cannot|can'?t|not|no|wall)\b|\b(?:[4-9]|\d\d+) ?(?:km|kilomet\w+)\b|\d ?(?:m|metres|meters)? ?(?:x|×|by) ?\d`, func(n *notes, _ string, found []string) {
				if !wished.MatchString(n.clause) {
					if !anchors.MatchString(n.clause) {
						n.told = append(n.told, sentence(n.clause))
					}
					return
				}
				place := strings.ToLower(found[1] + found[2] + found[3])
				n.note("meet", "visit", "place", place)
				n.note("teach1", "afterVisit", "place", place) // the lesson after: the visit lies between
				n.atLeast(4)
			})),
		hinted(visitors, rule(`\b((?:`+visitors+`))s?\b[^,.;]{0,30}? (?:can|could|will|may|would|is willing to|are willing to|agreed to|wants to) (?:also )?(?:visit|come|help|talk|speak|show|demonstrate|teach|join)\b`, `\b(?:cannot|can'?t|never|not (?:come|visit|able|allowed|willing))\b`, func(n *notes, _ string, found []string) {
			who := found[1]
			if _, other, cut := strings.Cut(found[0], " but "); cut { // "no vet but an old herder would come"
				who = aVisitor.FindString(other)
			}
			if who != "" {
				n.expect(n.singleGuest(strings.ToLower(who)))
			}
		})),
		hinted(visitors, rule(`^(?:(?:and |but )?there (?:is|are) |we have )?(?:a |an |some |many |two |three |several |a few )?((?:`+visitors+`))s? (?:is |are |works? |lives? |sits? )?(?:just )?(?:across|opposite|next to|near|close to|behind|beside|along|down|at) (?:the |our |a )?(?:main )?(?:road|street|school|gate|corner|compound|path)\b`, `\b(?:can|could|will|would|come|visit|agreed|willing)\b`, func(n *notes, _ string, found []string) {
			n.note("meet", "workNear", "who", n.says.withArticle(strings.ToLower(found[1])))
			n.atLast()
		})),
		hinted("old people elders grandparents", rule(`\b(?:old(?:er)? people|old men|old women|elders|grandparents) (?:\pL+ ){0,3}?(?:know|knows|remember|saw|lived)\b`, `\b(?:think|believe|say)\b`, func(n *notes, _ string, _ []string) {
			n.expect(n.says.text("oneElder"))
		})),
		hinted("one them women men people elders", rule(`\b(?:one|two|some) of (?:the|our) (?:old |other )?(?:women|men|people|makers)\b[^,.;]{0,20}? (?:can|could|will|may|would|is willing to|agreed to|wants to) (?:also )?(?:visit|come|help|talk|speak|show|demonstrate|teach|join)\b|\b(?:one|two|some) of them (?:can|could|will|may|would|is willing to|agreed to|wants to) (?:also )?(?:visit|come (?:to|for|and|on|one|once|in)|show us)\b`, `\b(?:cannot|can't|never|not (?:come|visit|able|allowed|willing)|teach(?:ers?)?|learners|pupils|students|children)\b`, func(n *notes, _ string, _ []string) {
			n.expect(n.says.text("guest"))
		})),
		hinted(scarce, rule(`\b(?:only |just )?`+numberWord+` `+ofKind+`(`+scarce+`)\b`, `\b(?:do|does) not work\b|\bbroken\b|\bbut no\b|\bwithout (?:gas|fuel|ink|power)\b|\bspoil(?:t|ed)\b|\b(?:for|to|per|between) (?:every|each|two|three|four|five|\d\b)`, func(n *notes, part string, _ []string) {
			n.readCounts(part)
			list := behindClass.ReplaceAllString(part, "")
			if things := thingsIn(list); allThings(list, things) { // "48 learners, 15 needles and old cloth"
				n.takeThings(slices.DeleteFunc(things, func(thing string) bool { return n.have(thing) > 0 }))
			}
		})),
		hinted(scarce, rule(countedBehind.String(), `\bbroken\b|\bspoil(?:t|ed)\b|\b(?:for|to|per) (?:every|each)\b|\b(?:no|not|without)\b`, func(n *notes, part string, _ []string) {
			n.readCounts(part)
		})),
		hinted("except apart besides other only save but", rule(exceptFor, noException, func(n *notes, _ string, found []string) {
			things := slices.DeleteFunc(thingsIn(found[2]), func(thing string) bool { return strings.TrimSpace(thing) == "" || noName.MatchString(thing) })
			if len(things) == 0 {
				return
			}
			if watches.MatchString(found[1]) {
				n.oneWatch = true
			}
			n.readCounts(found[2])
			n.takeThings(things)
			n.use(n.says.text("used.only", "what", strings.ToLower(found[1]), "things", strings.ToLower(n.says.list(things))))
		})),
		hinted(scarce, rule(`\b(?:few|not enough|hardly any|some) ((?:[\pL-]+ )?(?:`+scarce+`))\b`, "", func(n *notes, _ string, found []string) {
			things := strings.ToLower(found[1])
			n.inWork(fewOf(things), "")
		})),
		hinted(livelihoods+" fowls chickens hens goats cattle cows sheep donkeys camels", rule(`\b(?:parents?|famil(?:y|ies)|mothers|fathers|people|villagers|community|most|many|learners|children)\b (?:[\pL'-]+ ){0,2}?(?:trade|trading|sell|farm|fish|mine|herd|weave|grow|have (?:local |some |a few )?(?:fowls|chickens|hens|goats|cattle|cows|sheep|donkeys|camels)|keep (?:goats|cattle|cows|bees|chickens|hens|poultry|animals|livestock)|work (?:in|on|at)|help (?:in|at|on|with)|are (?:mostly |mainly |often )?(?:(?:tea|coffee|cotton|cocoa) )?(?:pickers|growers|farmers|fishers|fishermen|fisherfolk|traders|miners|herders|weavers|potters|pastoralists))\b|\b(?:fishing|mining|farming|trading|market|herding|pastoral|weaving|tea|coffee|cocoa|cotton|sugar)[ -](?:villages?|town|community|area|families|families|estate)\b`,
			`\b(?:think|believe|say|says|wants? to|wish(?:es)? to)\b|\bafter school\b|\b(?:mosquito nets?|poison\w*|dynamite|explosives?|bush ?meat|poach\w*|illegal\w*|smuggl\w*|charcoal)\b|\b(?:lost|former|got|evicted|displaced|taken|orphan\w*)\b|\bcannot help\b|\bherd ?boys?\b|\bwork (?:at night|late|night)\b|\b(?:arrive|come)s? (?:late|after)\b|\bwork in (?:the )?(?:field|group|pair)s?\b|\bwork (?:in|on) (?:pairs|groups|teams|paper|slates)\b`, func(n *notes, _ string, _ []string) {
				if work, label := n.livelihood(n.clause); work != "" && !n.tabooHere(n.clause) {
					n.fromHere(work, label)
				}
			})),
	}
}

var (
	// livesBy is where a clause tells what people keep or do for a living.
	livesBy = regexp.MustCompile(`(?i)\b(?:trade|sell|farm|fish|mine|herd|weave|grow|have|keep|raise|work|help) .*`)
	// workers are people who are called by their work.
	workers = regexp.MustCompile(`(?i)\bare (?:mostly |mainly |often )?((?:\pL+ )?(?:pickers|growers|farmers|fishers|fishermen|fisherfolk|traders|miners|herders|weavers|potters|pastoralists))\b`)
	// ofVillage is a place that lives by one thing.
	ofVillage = regexp.MustCompile(`(?i)\b(fishing|mining|farming|trading|herding|pastoral|weaving|tea|coffee|cocoa|cotton|sugar|market)[ -](?:villages?|town|community|area|families|family|estate)\b`)
	// goesOnOf is where such a clause goes on with something else.
	goesOnOf = regexp.MustCompile(`(?i) (?:and|but) (?:keep|have|make|get|use|know) (?:no|few|little)\b.*$| (?:and|but|so|because|while) (?:people|they|we|some|many|the|most|children|learners)\b.*$`)
)

// aVisitor is one who may come to the class.
var aVisitor = regexp.MustCompile(`(?i)\b(?:` + visitors + `)\b`)

// whoDoes is what animals do, told behind their name.
var whoDoes = regexp.MustCompile(`(?i) (?:which|that|who) .*$`)

// longestWork is how many words the work of families is told in at most.
const longestWork = 8

// livelihood is what people of a place do for a living, as an example is named after it, with how a plan says so, or nothing.
func (n *notes) livelihood(clause string) (work, label string) {
	clause = goesOnOf.ReplaceAllString(nextPeople.ReplaceAllString(strings.Trim(clause, " .!"), ""), "")
	if found := workers.FindStringSubmatch(clause); found != nil {
		return n.says.text("here.workOf", "people", strings.ToLower(found[1])), workHere
	}
	if work := livesBy.FindString(clause); len(strings.Fields(work)) > 1 && len(strings.Fields(work)) <= longestWork {
		if owned, found := strings.CutPrefix(work, "have "); found {
			return n.says.text("here.athome", "things", whoDoes.ReplaceAllString(owned, "")), nearHere
		}
		return doingOf(work), workHere
	}
	if found := ofVillage.FindStringSubmatch(clause); found != nil {
		return n.says.text("here.trade", "work", strings.ToLower(found[1])), workHere
	}
	return "", ""
}

// ofUnit is a number that measures one thing: "6 V battery", "500 ml beaker".
var ofUnit = regexp.MustCompile(`(?i)^\d+ (?:V|volts?|W|watts?|A|cm|mm|m|ml|litres?|kg|g)\b`)

// isFew tells whether a number counts several things, and not one thing that rules for a single one read.
func isFew(found []string) bool {
	things := strings.ToLower(found[2])
	last := lastWord(things)
	return !ofUnit.MatchString(found[0]) && (number(found[1]) == 1 && !single[last] || number(found[1]) > 1 && (strings.HasSuffix(things, "s") || things == "ngoma"))
}

// single are things of which a class has one that a rule of its own reads.
var single = words("sheet machine measure rule stick map globe ruler microscope thermometer stopwatch clock ball scale balance torch radio drum magnet battery stove")

// readCounts reads of which things there are few, and how many.
func (n *notes) readCounts(part string) {
	for _, found := range counted.FindAllStringSubmatch(part, -1) {
		if isFew(found) {
			n.scarce(inOrder(number(found[1]), part), strings.ToLower(found[2]))
		}
	}
	for _, found := range countedBehind.FindAllStringSubmatch(part, -1) {
		if things := strings.ToLower(found[1]); number(found[2]) > 1 && strings.HasSuffix(things, "s") && n.have(things) == 0 {
			n.scarce(number(found[2]), things)
		}
	}
}

// ofGarden are tools of each lesson on crops.
var ofGarden = regexp.MustCompile(`(?i)\b(?:hoes?|jembes?|rakes?|spades?|forks?|shovels?|watering cans?|wheelbarrows?)\b`)

// usesThings tells whether a task is done with things that a laboratory has, and not with words alone.
func (c *composer) usesThings() bool {
	return c.match.entry != nil && slices.ContainsFunc(c.tasks, func(t Task) bool { return len(t.Materials) > 1 })
}
