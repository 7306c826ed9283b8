package planner

import (
	"slices"
	"strings"

	"somo/app/regexp"
)

// atHour is a time of the day behind a word that says on which side of it: "before 10 o'clock", "after lunch".
const atHour = `(?:before|until|till|after|from|between) ` + hourOnly

// hourOnly is such a time without the word.
const hourOnly = `(?:about )?(?:\d{1,2}(?:[.:h]\d\d)?(?: ?(?:[ap]\.?m\b|o'clock|hours))?(?: in the (?:morning|afternoon))?|(?:nine|ten|eleven|twelve|one|two|three)(?: o'clock)|noon|midday|break|lunch)`

// leastVisited are the minutes in which teams tell what they have seen.
const leastVisited = 4

var (
	// windy and rainy are the weather that is felt or heard in the room too.
	windy = regexp.MustCompile(`(?i)\bwinds?\b|\bharmattan|\bdust`)
	rainy = regexp.MustCompile(`(?i)^(?:heavy rain|chove muito|mvua nyingi)`)
)

// hourRules read what weather, hours, shifts and the way home leave of the day, and where work can be done besides the room.
func hourRules() []noteRule {
	return []noteRule{
		hinted("rain rains roof", rule(`\brains? (?:can |may |will |often |always |usually |sometimes )?(?:stops?|ends?|cuts?|disturbs?|interrupts?|closes?|spoils?)\b|\b(?:stop|close|end|go home|no (?:lessons?|school)|cannot (?:teach|learn|work)) (?:when|if|because of) (?:it |the )?rains?\b|\b(?:when|if) it rains,? (?:we|they|lessons?|classes|school|nobody)\b|\b(?:roof|room|classroom) leaks\b`, `\b(?:think|believe|say|says)\b|\b(?:stop|end)s? (?:in|by|early|late|this|last|too)\b`, func(n *notes, part string, _ []string) {
			n.indoors = true
			n.note("teach1", "rainStop", "where", n.shelter(part))
			if said := words(fold(part)); !said["roof"] && !said["leaks"] {
				n.change("teach1", always(n.says.text("note.thunder")), "")
			}
		})),
		rule(`\b(floods?\b|flooding|rains? (?:every|each|most)|rainy season|rains? (start|begin|come)|heavy rain|harmattan|(?:strong|afternoon) winds?|winds? (?:shakes?|blows?|all)|dusty|dust (?:storms?|every|all)|haze|cyclone|storm|saison des pluies|chove muito|il pleut\b|mvua nyingi|msimu wa mvua|masika|estação das chuvas)`, `\b(?:think|believe|say|says|was|were|took|destroyed|blew|fell|damaged|carried away|since the|last (?:week|month|year|term))\b`, func(n *notes, _ string, found []string) {
			n.indoors = true
			if windy.MatchString(found[1]) {
				n.change("teach1", always(n.says.text("note.leftWind")), n.says.text("used.leftWind"))
				n.before()
				return
			}
			if rainy.MatchString(found[1]) {
				n.inWork(func(c *composer) (block, text string) {
					if c.notes.loud {
						return "teach1", "" // what is done against noise says it
					}
					return "teach1", c.text("note.rainLoud")
				}, n.says.text("used.weather"))
				n.before()
				return
			}
			n.note("teach1", "weather")
		}),
		hinted("outside outdoors outdoor yard field inside indoors room class classroom", rule(`\b(?:outside|outdoors?|in the (?:yard|field|garden)|(?:yard|field|ground) (?:is )?free|go out)\b[^.;]{0,20}\bonly (`+atHour+`|in the (?:early )?mornings?)|\b(?:outside|outdoors) (?:\pL+ )?(in the (?:early )?mornings?|`+atHour+`) only\b|\bonly (?:go |work |teach )?(?:outside|outdoors) (`+atHour+`|in the (?:early )?mornings?)|\b(?:cannot|can't|may not|not) (?:go |be |work )?(?:outside|outdoors) (after `+hourOnly+`)|\b(?:stay|remain|work|keep|are) (?:inside|indoors|in (?:the|our) (?:room|class|classroom)) ((?:after|from) `+hourOnly+`)|\bafter (`+hourOnly+`),? (?:we |everybody |all )?(?:must |have to )?(?:stay|remain|work|keep|are) (?:inside|indoors)`, "", func(n *notes, _ string, found []string) {
			n.outsideOnly = strings.ToLower(found[1] + found[2] + found[3])
			if late := strings.ToLower(found[4] + found[5] + found[6]); late != "" {
				n.outsideOnly = "before " + strings.TrimPrefix(strings.TrimPrefix(late, "after "), "from ")
			}
			n.inWork((*composer).outsideHours, n.says.text("used.outsideOnly", "when", n.outsideOnly))
			n.before()
		})),
		hinted("hot heat sun", rule(`\b(?:hot|heat|sun (?:burns?|is))\b[^.;]{0,14}\b(`+atHour+`)`, "", func(n *notes, _ string, found []string) {
			n.inWork(hotFrom(strings.ToLower(found[1])), n.says.text("used.hotTime", "when", strings.ToLower(found[1])))
			n.before()
		})),
		hinted("hot", rule(`\b(?:by|at|after) (\d{1,2}(?: ?[ap]m)?|noon|midday) (?:it is|it's|it becomes|it gets) (?:too |very |so )?hot\b`, "", func(n *notes, _ string, found []string) {
			n.inWork(hotFrom("from "+strings.ToLower(found[1])), n.says.text("used.hotTime", "when", "from "+strings.ToLower(found[1])))
			n.before()
		})),
		hinted("cold", rule(`\b(?:very|so|too) cold\b|\bcold and (?:very )?(?:windy?|wet|rainy|misty)\b|\b(?:windy|wet|rainy|misty) and (?:very )?cold\b|\bit is (?:\pL+ )?cold\b|\bmornings? (?:is |are )?(?:very )?cold\b|\bcold (?:class)?(?:rooms?|mornings?|season|weather|winter)\b`, `\bwater\b`, func(n *notes, _ string, _ []string) {
			n.note("meet", "cold")
		})),
		hinted("home homes homesteads leave close stop nothing far walk", rule(`\b(?:go|goes|leave|walk) (?:for )?home (?:by|at|before|early)\b|\b(?:must|have to) (?:leave|close|stop|be out) (?:at|by|before) (?:noon|midday|\d{1,2})|\b(?:homes|homesteads|houses|families) (?:are )?(?:very )?far apart\b|\b(?:live|come from|walk from) (?:very )?far\b|\b(?:long|two hours?|hours) (?:walk|way) home\b|\bwalk home\b|\b(?:nothing|no work|not) after \d{1,2}(?: o'clock| ?[ap]m)\b`, "", func(n *notes, _ string, _ []string) {
			n.note("meet", "wayHome")
		})),
		hinted("walk", rule(`\b(?:may|can|could|are allowed to|let us) walk (?:only |up to |for )?(?:about )?(\d{1,2}|five|ten|fifteen|twenty|thirty)[ -]minutes?\b`, "", func(n *notes, _ string, found []string) {
			n.note("teach1", "nearWalk", "minutes", n.says.count(number(found[1]), "minute"))
		})),
		hinted("walk minutes foot", rule(`\b((?:old |slave |sacred |royal )*(?:`+visitPlaces+`|route|site|ruins|caves?|tombs?|shrine))s?\b[^.;]{0,50}?\b(?:short walk|few minutes|minutes (?:on foot|away|walk))\b`, `\b(?:cannot|can't|no money|not allowed|forbidden)\b`, func(n *notes, part string, found []string) {
			if !wished.MatchString(part) {
				return
			}
			place := strings.ToLower(found[1])
			n.note("meet", "visit", "place", place)
			n.note("teach1", "afterVisit", "place", place)
			n.atLeast(leastVisited)
		})),
		hinted("fieldwork field walking", rule(`\b(?:fieldwork|field work|field walk)\b[^.;]*\b(?:near|inside|within|around|close)\b`, `\b(?:no|not|cannot|can't) (?:\pL+ )?(?:fieldwork|field work|allowed)\b`, func(n *notes, _ string, _ []string) {
			n.note("ideas", "walk")
		})),
		hinted("teacher adult alone only", rule(`\bwith (?:only )?one (?:teacher|adult)\b|\bonly one adult\b|\bI am (?:alone|the only (?:teacher|adult))\b|\b(?:walk|visit|fieldwork|trip|outside)\b[^.;]*\bone (?:teacher|adult) (?:can|may|only|to|goes)\b`, "", func(n *notes, _ string, _ []string) {
			n.alone = true
		})),
		hinted("yard field compound ground pitch hall veranda verandah corridor", rule(`\b(?:may|can|could|allowed to|able to) (?:also )?(?:use|go to|work in|sit in|teach in|go into) (?:the|our|a) ((?:school |sandy |sand |big |football |open )?(?:yard|field|compound|grounds?|pitch|hall|verandah?|corridor))\b`, `\bnot\b`, func(n *notes, _ string, found []string) {
			n.inWork(onOpenGround(strings.ToLower(found[1])), "")
		})),
		hinted("shift shifts boys girls turno tarde manha", rule(`\bshifts? (?:of|for) (?:the )?(?:boys|girls)\b|\b(?:boys|girls) (?:come |learn |study )?in the (?:morning|afternoon),? (?:and )?(?:the )?(?:boys|girls)\b|\bseparate shifts\b`, "", func(n *notes, _ string, _ []string) {
			n.note("try", "shiftsApart")
			n.note("make", "shifts")
		})),
		hinted("church mosque hall tent store", rule(`\b(?:meets?|learns?|taught|lessons are|class is|we are|children) (?:\pL+ )?in (?:a|the|an) (?:\pL+ )?(?:church|mosque|hall|store|tent|chapel)\b`, "", func(n *notes, _ string, _ []string) {
			n.note("make", "borrowed")
		})),
		hinted("brothers brother sisters sister siblings babies baby", rule(`\b(?:bring|come with|carry|arrive with) (?:their )?(?:small|little|baby|younger|young) (?:brothers?|sisters?|siblings|babies|ones)\b|\bsmall (?:brothers|sisters) in class\b`, "", func(n *notes, _ string, _ []string) {
			n.note("make", "siblings")
		})),
		rule(`\b(double shift|(?:two|2) shifts|(?:morning|afternoon|second|first) (?:shift|stream|session)|shift school|double vacation|double flux|zamu mbili|turno d[ae] (?:tarde|manh[aã]))\b`, "", func(n *notes, _ string, _ []string) {
			n.note("make", "shifts")
		}),
	}
}

// atWork are the parts of a plan in which learners go to things; elsewhere a yard is only named.
var atWork = words("teach1 teach2 practice make finish try mend")

// withRoom are words of work for which teams need room, what needs it most first.
var withRoom = []map[string]bool{stemmed(words("walk run jump throw pace race catch kick relay hop playground")), stemmed(words("measure ground game grid"))}

// onOpenGround puts a place with room where learners move about; writing needs no field.
func onOpenGround(place string) func(*composer) (block, text string) {
	return func(c *composer) (string, string) {
		block := ""
		for _, of := range withRoom {
			at := slices.IndexFunc(c.drafts, func(d *draft) bool {
				return atWork[d.slot.block] && (d.worksOutdoors() || slices.ContainsFunc(d.steps, func(s step) bool {
					return slices.ContainsFunc(c.stems(s.text), func(word string) bool { return of[word] })
				}))
			})
			if at >= 0 && block == "" {
				block = c.drafts[at].slot.block
			}
		}
		if block == "" && isBuilt(c) {
			block = "make"
		}
		if block == "" {
			return "try", "" // a place is nothing to show
		}
		c.usedHere = append(c.usedHere, c.text("used.yard", "place", place))
		return block, c.text("note.yard", "place", place)
	}
}

// outsideHours keeps work outside to the hours that a teacher names, where the work goes there.
func (c *composer) outsideHours() (block, text string) {
	for _, d := range c.drafts {
		if atWork[d.slot.block] && d.worksOutdoors() {
			return d.slot.block, c.text("note.outsideOnly", "when", c.notes.outsideOnly)
		}
	}
	return "teach1", c.text("note.allInside", "when", c.notes.outsideOnly)
}

// ofHeat is a caution about hours of sun, which a teacher who names the hours has settled.
const ofHeat = "sun-heat"

// settled tells whether the hours outside are kept anyway, so that nobody needs a warning of the sun.
func (c *composer) settled(k caution) bool {
	return k.ID == ofHeat && c.notes != nil && c.notes.outsideOnly != "" || k.ID == ofBlades && c.teacherCuts()
}

// ofBlades is the caution about knives and scissors in the hands of learners.
const ofBlades = "blade"

// cutsAlone says that only the teacher cuts.
var cutsAlone = regexp.MustCompile(`(?i)\bonly the teacher cuts\b|\bthe teacher alone cuts\b`)

// teacherCuts tells whether a rule of the card or of its work leaves all cutting to the teacher.
func (c *composer) teacherCuts() bool {
	if c.card == nil {
		return false // the notes are read before a card is chosen
	}
	said := slices.Clone(c.card.Safety)
	for _, task := range c.tasks {
		said = append(said, task.Safety...)
	}
	return slices.ContainsFunc(said, cutsAlone.MatchString)
}

// ofOutings is the caution about leaving the school.
const ofOutings = "visit"

// adultWords are what a caution says of how many adults go along.
var adultWords = regexp.MustCompile(`one adult for`)

// warning is the text of a caution in this class: a teacher alone cannot send an adult with each ten learners.
func (c *composer) warning(k caution) string {
	if c.notes.alone && (k.ID == ofOutings || adultWords.MatchString(k.Line)) {
		return c.text("note.oneAdult")
	}
	return k.text()
}
