package planner

import (
	"slices"
	"strconv"
	"strings"

	"somo/app/regexp"
)

// ofClass is a list of people or times, and not of things.
var ofClass = regexp.MustCompile(`(?i)\b(?:learners|pupils|students|children|lessons|periods|families|minutes|days)\b`)

// list takes the things of a list that a class has, unless it is one of people or times.
func (n *notes) list(things string) {
	if ofClass.MatchString(things) {
		return
	}
	n.countRules(things)
	n.takeThings(thingsIn(things))
}

// wordsSaid is what a teacher quotes.
var wordsSaid = regexp.MustCompile(`"[^"]+"|“[^”]+”|(?:^|\s)'[^']+'(?:[\s.,]|$)|‘[^’]+’`)

// takeThings takes what the class has: it serves in the work that needs it or something of its kind.
func (n *notes) takeThings(things []string) {
	if len(n.things) == 0 {
		for at := range mostWorks {
			n.inWork(kinIn(at), "")
		}
	}
	n.useThings()
	quoted := strings.Join(wordsSaid.FindAllString(n.clause, -1), " ") // words of learners are nothing that they have: "I have went"
	things = slices.DeleteFunc(things, func(thing string) bool {
		return noThing.MatchString(thing) || harmful.MatchString(thing) || n.isWhere(thing) || strings.Contains(quoted, thing)
	})
	for i, thing := range things {
		if sandy.MatchString(thing) {
			things[i] = "sand"
			continue
		}
		n.takeSpot(thing)
	}
	things = slices.DeleteFunc(things, spots.MatchString)
	n.things = append(n.things, things...)
	n.inWork(listedThings(things), "")
}

// sandy is ground on which learners draw.
var sandy = regexp.MustCompile(`(?i)^sandy (?:yard|ground|soil|place|playground|floor)$`)

// openGround is a place where teams have room to stand.
var openGround = regexp.MustCompile(`(?i)\b(?:(?:big|large|sandy|sand|school|open|football|flat) )*(?:yard|field|ground|hall|verandah?)$`)

// takeSpot takes a place that stands among the things of a class: teams work there or find examples there.
func (n *notes) takeSpot(place string) {
	switch {
	case !spots.MatchString(place), n.anchor != "" && strings.Contains(n.anchorClause, place):
	case openGround.MatchString(place):
		n.inWork(onOpenGround(strings.ToLower(openGround.FindString(place))), "")
	case n.anchor == "" && strings.HasSuffix(strings.ToLower(place), "garden"):
		n.anchorClause, n.anchor = place, n.says.text("theThing", "thing", strings.ToLower(place))
	default:
		n.told = append(n.told, place) // it is no thing to work with, and ideas may lie there
	}
}

// mostAtBook is how many learners can look into one book.
const mostAtBook = 8

// noThing is what a class has that is no thing to work with.
var noThing = regexp.MustCompile(`(?i)^half\b|\b(?:is|are|was|were|day|rainy|season|shedding|cuts|evening|morning|week|term|fair|meeting|exhibition|show|visit|game|break|finished|allowed|does not work|compound|clapping|mins|songs?|rhymes?|story|stories)\b|(?:^| )(?:class|mountains?|sky|sun|lake|sea)$`)

// harmful is what no learner handles and what stands for nothing else, whatever a teacher has of it.
var harmful = regexp.MustCompile(creeping.String() + `|(?i)\b(?:bleach|jik|javel|eau de javel|petrol|gasoline|diesel|caustic|lye|insecticides?|pesticides?|herbicides?|fungicides?|rat poison|poisons?|drain cleaner|battery acid|toilet cleaner|methylated spirits?|turpentine|thinner|ammonia|mercury|kerosene|paraffin)(?: (?:one|two|a|bottles?|small|big|tins?|can|\d+)\b.*)?$`)

// mostWorks are the works of a plan in which learners handle things: two tasks and the product.
const mostWorks = 3

// shareBook has so many learners look into one book.
func (n *notes) shareBook(share int) {
	n.change("teach1", func(c class) string {
		return n.says.text("note.sharedBook", "n", strconv.Itoa(share), "circles", n.says.count(ceilDiv(c.size, max(share, 1)), "circle"))
	}, n.says.text("used.sharedBook", "n", strconv.Itoa(share)))
}

// smallestClass is the least number of learners that is one: "57 form 2 students" are not two.
const smallestClass = 5

// roomRules read what a class has, lacks and shares, and how much time there is.
func roomRules() []noteRule {
	return []noteRule{
		rule(`\b(\d{1,3})\s+(?:\w+\s+)?`+people+`\b|\b`+people+`:?\s+(?:are |number |were |sont |ni |são |in (?:the |my |this )?class (?:are |is )?:?)?(\d{1,3})\b(?:\s*[%-]|\s+(?:years|minutes|girls|boys|km|metres|out|of)\b)?|\bclass(?:e)?\s+(?:size\s+)?(?:of|de|is|has|with)\s+(\d{1,3})\b(?:\s+(?:years|girls|boys|books|desks|computers|textbooks)\b)?|\bwe are (\d{1,3}) in (?:the |one |my |this |our )?(?:class|room|classroom)\b|\b(?:(?:en)?rol(?:l|ment)|effectif|idadi)(?: is| of| de|:|=)* (\d{1,3})\b|\b(\d{2,3}) (?:on (?:the )?roll|in (?:the|my|our|one|this) (?:class|classroom|room))\b|^(\d{2,3})\.?$`, `\b(one|a|each|per|every)\b[^.]{0,20}\bfor\s+\d+|\bmissed\b.*\d|\bfor every\b|^(?:`+people+`|class)[^\d]*\d{1,3}(?:\s*[%-]|\s+(?:years|minutes|girls|boys|km|metres|out|of|books|desks|computers|textbooks)\b)`, func(n *notes, _ string, found []string) {
			for _, text := range found[1:] {
				if size := number(text); size >= smallestClass && n.size == 0 {
					n.size = size
					n.use(n.says.text("used.size", "n", strconv.Itoa(size)))
				}
			}
		}),
		rule(`(?:^|[,:] |\b(?:of|have|has|teach|are|with|my|about|only) )(\d{2,3}) (?:(?:\pL+ )?(?:girls|boys|little ones|small ones|youngsters)|filles(?: et garçons)?|garçons(?: et filles)?|meninos e meninas|meninas|meninos|crianças|rapazes|watoto|wasichana|wavulana)(?: (?:only|here|aged|of|from|in (?:the|my|this|our|one)|de|wa)\b[^,.;]*)?(?:$|[.,;])`, `\b(?:not|cannot|can't|do|does|late|absent|missing|away|out of)\b`, func(n *notes, _ string, found []string) {
			n.someSize = number(found[1])
		}),
		hinted("watoto criancas enfants filles girls boys kids", rule(`(?:^|, )(?:watoto(?: ni| wako)?|crianças(?: são)?|girls|boys|kids|filles):? (\d{2,3})(?:$|[.,;])`, "", func(n *notes, _ string, found []string) {
			n.someSize = number(found[1])
		})),
		rule(`\b(\d{1,3}) (?:boys|girls)(?:,| and|, and) (\d{1,3}) (?:boys|girls)\b`, "", func(n *notes, _ string, found []string) {
			if size := number(found[1]) + number(found[2]); n.size == 0 {
				n.size = size
				n.use(n.says.text("used.size", "n", strconv.Itoa(size)))
			}
		}),
		rule(`\b(?:groups? of|teams? of|groupes? de|vikundi vya|grupos de)\s+`+numberWord+`\b`, "", func(n *notes, _ string, found []string) {
			if size := number(found[1]); size >= 2 && size <= 12 {
				n.teamSize = size
				n.use(n.says.text("groupsOf", "n", strconv.Itoa(size)))
			}
		}),
		hinted("phone smartphone", rule(`\b(few|some|most|many|half|several|`+numberWord+`) (?:of (?:the|my) )?`+people+` (?:own|have|can bring|bring|could bring) (?:their |a )?(?:smart ?)?phones?\b`, "", func(n *notes, _ string, found []string) {
			n.note("try", "ownPhones")
		})),
		rule(`\b(few|some|`+numberWord+`)\s+(?:\w+\s+)?(?:(?:of them )?(?:have|has|own) (?:a |an |their |their own )?)?(phones|tablets|computers|laptops|smartphones|calculators?)\b`, negated+`\s+(?:\w+\s+){0,2}?(?:phones|tablets|computers|laptops|smartphones|calculators)\b|\bfor (?:every|each)\b`, func(n *notes, part string, found []string) {
			devices, thing := number(found[1]), plural(strings.ToLower(found[3]))
			if devices > 1 && timesWith.MatchString(part) {
				n.timers(inOrder(devices, part), thing)
				return
			}
			if thing == "computers" || thing == "laptops" {
				n.has["computers"] = true
			}
			n.devices(devices, thing, part)
			if working := inOrder(devices, part); working != devices {
				found[1] = strconv.Itoa(working)
			}
			if found[1] == "1" {
				found[1], thing = "one", oneOfMany(thing)
			}
			n.use(n.says.text("used.devices", "many", strings.ToLower(found[1]), "things", thing))
		}),
		rule(`\b(once|twice|thrice|\d times)\s+(?:a|per)\s+week\b`, "", func(n *notes, _ string, found []string) {
			n.inWork((*composer).retold, n.says.text("used.seldom", "often", strings.ToLower(found[1])))
		}),
		hinted("one only single", rule(`\b(?:one|1|a single|only one) (?:(?:\d+[- ]minutes? )?(?:lesson|period|session)s?|hour) (?:a|per|each|every) week\b`, "", func(n *notes, _ string, _ []string) {
			n.inWork((*composer).retold, n.says.text("used.onceWeekly"))
		})),
		rule(`\b`+negated+`\s*(?:[\w-]+\s+){0,2}?(?:electricity|power|mains|umeme|électricité|electricite|eletricidade)`, "", func(n *notes, _ string, _ []string) {
			n.lacks["electricity"] = true
			n.note("make", "electricity")
		}),
		rule(`\b(no light (?:most|some|many|on|in)|often no light|power cuts?|load[- ]?shedding|blackouts?|power (goes|fails)|lights? goes? (?:off|out)|unreliable (power|electricity)|(?:power|electricity|current|light) (?:comes |is (?:there )?)?only (?:at night|in the|on)|(?:power|electricity|current|light) is on only|(?:power|current|light) comes (?:maybe|perhaps|about|for|some)|(?:power|electricity|current|light) (?:only )?in the (?:mornings?|evenings?|afternoons?)(?: only)?|(?:solar|power|electricity|current|generator)[^.,;]{0,30}\b(?:fails?|goes (?:off|out)|comes and goes|is (?:weak|unreliable|not reliable)))\b`, "", func(n *notes, _ string, _ []string) {
			n.lacks["electricity"], n.has["cuts"] = true, true
			n.note("make", "powerCuts")
		}),
		lack("projector", `projectors?`, "teach1"),
		lack("internet", `internet|intaneti|wi-?fi|data bundles?`, "teach1"),
		hinted("internet network data", rule(`\b(?:internet|network|wi-?fi) (?:is |was |goes |often )+(?:down|off|weak|slow|bad|expensive)\b|\bdata (?:is|are|bundles are) (?:too |very )?(?:expensive|costly)\b`, "", func(n *notes, _ string, _ []string) {
			n.lacks["internet"] = true
			n.note("teach1", "internet")
			n.before()
		})),
		hinted("photocopier copier printer duplicator duplicating copying", rule(`\b(?:photocopier|copier|printer|duplicator|(?:duplicating|copying|copy) machine) (?:has no (?:toner|ink|paper|cartridge)|(?:is |has )?(?:broken?|broke|broken down|spoil\w*|dead|out of order)|(?:does not|doesn't) work)\b`, "", func(n *notes, _ string, _ []string) {
			n.lacks["printing"] = true
			n.note("teach1", "printing")
			n.before()
		})),
		hinted("internet", rule(`\binternet (?:is )?only (?:in|at|on|for) \pL+`, "", func(n *notes, _ string, _ []string) {
			n.lacks["internet"] = true
			n.note("teach1", "internet")
			n.before()
		})),
		hinted("page sheet photocopied printed photocopy print", rule(`\b(?:one|1|a single) (?:photocopied|printed) (?:page|sheet)s?\b|\b(?:photocopy|print) (?:only |just )?(?:one|1|a single) (?:page|sheet)\b`, "", func(n *notes, _ string, _ []string) {
			n.note("teach1", "onePage")
			n.before()
		})),
		lack("printing", `print(?:ed|ing|er)?\b|photocop(?:y|ies|ier)|worksheets?|handouts?`, "teach1"),
		withoutComputers(),
		rule(`\b`+negated+`\s*(?:[\w-]+\s+){0,2}?(?:laborator(?:y|ies)|labs?|labo|maabara|laboratoires?|laborat[oó]rios?)\b|\b(?:laboratory|lab) (?:is |stands )?(?:without (?:any )?(?:apparatus|equipment|anything|things|chemicals|materials|instruments)|has no|has nothing|empty|not equipped|closed)\b`, "", func(n *notes, _ string, _ []string) {
			n.lacks["lab"] = true
			n.effects = append(n.effects, effect{block: "teach1", step: always(n.says.text("note.lab")), only: (*composer).usesThings})
			n.use(n.says.text("used.lab"))
		}),
		rule(`\b`+negated+`\s*(?:[\w-]+\s+){0,2}?(?:calculators?|calculatrices?|vikokotoo)\b`, "", func(n *notes, part string, _ []string) {
			n.note("teach1", "calculators")
		}),
		rule(`\b(a|one|`+numberWord+`)\s+(?:\pL+ )?(?:text ?|course ?)?(?:books?|readers?|copy|copies|atlas|bible|dictionary|novel|anthology|play|poem|story ?book)\s+(?:for|to|between)\s+(?:every\s+|each\s+)?`+numberWord+`\b`, "", func(n *notes, part string, found []string) {
			n.shareBook(number(found[3]))
		}),
		rule(`\b`+numberWord+`\s+(?:`+people+`\s+)?(?:share|use|sit with|sit at|read from|look into|have)\s+(?:one|a|1)\s+(?:text ?|course ?)?book\b`, "", func(n *notes, _ string, found []string) {
			n.shareBook(number(found[1]))
		}),
		rule(`\b`+numberWord+`\s+(?:copies|bibles|qur'?ans|dictionaries|(?:(?:text|course|history|geography|english|science|maths|mathematics|biology|physics|chemistry|agriculture|literature|reading|set|cre|class|library|pupils'|civics|social studies) ?)?books|(?:class |text ?book |old )?readers)\b`, `\b(?:mark|correct|check)\b.*\bbooks\b|\b(?:one|1) (?:text ?|course ?|set )?(?:books?|copy|reader)\b|\bbooks? (?:for|between|per|to)\b|\bdifferent\b|\b(?:library|register|catalogue|shelves|shelf|borrow\w*|lend|lent)\b`, func(n *notes, _ string, found []string) {
			copies := number(found[1])
			n.limits = append(n.limits, limit{"copies", stems("copies"), copies})
			n.change("teach1", func(c class) string {
				if copies >= c.size {
					return "" // each has one, or they are no books of the class
				}
				if c.size > mostAtBook*copies {
					return n.says.text("note.fewCopies", "n", strconv.Itoa(copies))
				}
				return n.copiesOf(c, copies)
			}, n.says.text("used.copies", "n", strconv.Itoa(copies)))
		}),
		hinted("book books copies readers", rule(`\b`+numberWord+`\s+(?:\pL+ )?(?:books|readers|copies)\b[^.;]{0,12}\bdifferent\b`, "", func(n *notes, _ string, found []string) {
			n.note("practice", "titles", "n", found[1])
		})),
		hinted("book books textbook bible atlas dictionary copy novel quran", rule(`\bno (?:student|learner|pupil|child|one) has (?:a|an|the|any|their) (?:\w+ ){0,2}?(?:text)?books?\b|\bnobody has (?:a|the|any|his|her|their|own) (?:\w+ ){0,2}?(?:text)?books?\b|\bonly (?:the teacher has|I have) (?:a|the|any|one) (?:\w+ ){0,2}?(?:(?:text)?book|bible|atlas|dictionary|copy|novel|qur'?an)\b|\bthere is no (?:text)?book\b`, "", func(n *notes, _ string, _ []string) {
			n.lacks["books"] = true
			n.note("teach1", "noBooks")
			n.before()
		})),
		rule(`\b(?:few|not enough|no|lack of|shortage of|without)\s+(?:(?:big|story|picture|course|reading|\w+) )?(?:text)?(?:books?|atlases|maps)\b|\bno readers\b`, `\bno (?:exercise|note|graph|square\w*) ?books?\b|\b(?:believe|think|say|claim)s?\b.*\b(?:were|was|had|has|have) no\b`, func(n *notes, part string, found []string) {
			if lead := strings.ToLower(found[0]); strings.HasPrefix(lead, "no ") || strings.HasPrefix(lead, "without") {
				n.lacks["books"] = true
				n.note("teach1", "noBooks")
				n.before()
				return
			}
			n.note("teach1", "books")
		}),
		rule(`\b(?:slates?|bottle tops?|sand|chalkboard)\b.*\b(?:slates?|bottle tops?|sand)\b|\b(?:we|I) (?:can (?:get|collect|find|use|borrow|bring|buy|cut|make|pick|gather)|have|also have)\b|\b(?:nearby|at hand|available|lab|laboratory|store|cupboard|kit)\s*:|^(?:bottle tops|slates|sand|stones|beads|cartons?|seeds|sticks|clay|straws)[.!]?$|, (?:and )?(?:bottle tops|slates|sand|stones|beads|cartons?|seeds|sticks|clay|straws)\b`, `\b(one|no|only one)\s+(laptop|phone|computer)|copies|\bproduct\b|\bhave (?:to|no|taught|been|never|not|a dream|tried)\b|\bhave (?:\w+ )?of (?:them|these|those)\b|\bhave (?:[\pL\d-]+ ){0,4}(?:exams?|tests?|visitors?|guests?|inspectors?|programmes?|programs?|problems?|lessons?|periods?|sessions?|minutes|hours?|weeks?|days|classes|time|shifts?|learners|pupils|students)\b`, func(n *notes, part string, found []string) {
			things := n.clause
			if at := strings.Index(part, found[0]); (strings.HasPrefix(strings.ToLower(found[0]), "we ") || strings.HasPrefix(found[0], "I ") || strings.HasSuffix(found[0], ":")) && !isPrivate(part, plainWords(part)) {
				things = part[at:]
			} else if len(found[0]) > len(things) {
				things = found[0]
			}
			things = strings.TrimLeft(things, ", ")
			n.countRules(things)
			n.takeThings(thingsIn(trimLead(things)))
		}),
		hinted("door", rule(`\b(?:one|a single|only one) door\b`, "", func(n *notes, _ string, _ []string) {
			n.note("make", "oneDoor")
		})),
		hinted("there here ready hand available prepared", rule(`(?:^|[,;] )((?:[\pL'-]+ ){0,4}?[\pL'-]+)(?: (?:is|are)) (?:(?:there|here)[.!]?$|(?:ready|at hand|available|prepared)(?:$|[.,;!]))`, `^(?:nobody|somebody|they|we|he|she|it|who|what|all|many|most|some|no)\b`, func(n *notes, _ string, found []string) {
			n.list(found[1])
		})),
		hinted("there", rule(`\bthere (?:is|are) ((?:[\pL' -]+, )+(?:and )?[\pL' -]+)`, `\bthere (?:is|are) (?:no|a lot|many|few|little|not)\b|\b(?:die|dies|died|fall|falls|come|comes|go|goes|have|has|want|wants|was|were)\b`, func(n *notes, _ string, found []string) {
			n.list(found[1])
		})),
		hinted("plenty lots enough", rule(`\b(?:plenty of|lots of|a lot of|enough) ((?:[\pL' -]+, )*[\pL' -]+)`, `\b(?:not enough|enough (?:at|for|to|in|on|by|from|when|if|until)|problems?|trouble|time|noise|litter|rubbish|work|learners|children|rain|dust)\b`, func(n *notes, _ string, found []string) {
			n.list(found[1])
		})),
		rule(foreignThings, "", func(n *notes, part string, _ []string) {
			if marks.MatchString(part) {
				return // they stand there to warn
			}
			var things []string
			for _, said := range namesOfThings.FindAllString(part, -1) {
				things = append(things, inEnglishCalled[strings.ToLower(said)])
			}
			n.takeThings(things)
		}),
		hinted("only", rule(`\bonly ((?:[\pL' -]+, )+[\pL' -]+ and [\pL' -]+)|\bonly ((?:[\pL' -]+, ){2,}[\pL' -]+)`, `\b(?:they|children|learners|pupils|students|girls|boys) (?:\pL+ )?only\b`, func(n *notes, _ string, found []string) {
			n.list(found[1] + found[2])
		})),
		rule(`\b(one|a|the|only one|single|1)\s+(?:(?:wall|big|old|torn|large|world|small|good|simple|topographic|survey|\d+:\d+(?: \d+)?|\d+ ?V|car) ){0,3}(battery|(?:charcoal |gas |kerosene )?stove|brazier|jiko|tape measure|met(?:re|er) rule|met(?:re|er) stick|topographic sheet|map sheet|map|globe|ruler|microscope|thermometer|stopwatch|clock|ball|spring balance|(?:kitchen|weighing|beam|digital|electronic|bathroom) (?:balance|scale)|scale|balance|sewing machine|torch|radio|drum|magnet)\b`, `\b(?:is|are) (?:fine|ok|okay|enough|allowed)\b|\b(?:when|if|where|that) (?:the|a) (?:\pL+ )?ball\b|\b(?:read|draw|use|label|tell)\w* (?:the|a) (?:scale|map|clock|ruler|thermometer|balance)\b|\b(?:hold|throw|kick|catch|pass|drop|chase|hit|touch|follow|carry|bounce|beat|watch|hear|turn|grip)\w* (?:the|a) (?:ball|drum|radio|clock|globe|map|torch|magnet|battery|balance|thermometer|ruler)\b|\b(?:on|to|by|over|with|against|before|after) (?:the|a) (?:radio|clock|ball|map|drum|stopwatch|torch|magnet)\b`, func(n *notes, _ string, found []string) {
			thing := strings.ToLower(found[2])
			if said := strings.ToLower(found[1]); said != "a" && said != "the" {
				n.oneWatch = n.oneWatch || watched[thing]
				n.limits = append(n.limits, limit{thing, stems(thing), 1})
			}
			n.useThings()
			n.inWork(oneOf(thing), n.says.text("used.oneThing", "thing", thing))
		}),
		rule(`\b(one|1|a|single)\s+(?:(?:old|small|slow|weak|school|shared) )?(laptop|computer|tablet)\b`, `\bnever\b`, func(n *notes, part string, found []string) {
			device := strings.ToLower(found[2])
			battery := 0
			if hours := hoursPattern.FindStringSubmatch(part); hours != nil {
				battery = 60 * number(hours[1])
			}
			n.has["one computer"] = true
			n.change("teach1", func(c class) string {
				first := 1 // lesson at the station: learners know first what they need it for
				if c.lessons > 3 {
					first = 2
				}
				each := ceilDiv(c.teams, c.lessons-first+1)
				minutes := max(1, c.minutes/each)
				if battery > 0 {
					minutes = min(minutes, max(1, battery/c.teams))
				}
				return n.says.text("note.oneComputer", "thing", device, "teams", n.says.count(each, "team"), "minutes", n.says.count(minutes, "minute"), "last", strconv.Itoa(first-1+ceilDiv(c.teams, each)))
			}, n.says.text("used.oneThing", "thing", device))
		}),
		rule(`\b(?:(?:teacher'?s?|my|one|single|occasional)\s+){1,3}(?:smart)?phone\b|\bI have an? (?:\pL+ )?(?:smart)?phone\b|\bphones? with (?:a )?(?:stop ?watch|timer|clock)\b`, "", func(n *notes, part string, _ []string) {
			switch {
			case n.have("phones") > 1:
			case watches.MatchString(part):
				n.note("teach1", "phoneClock")
			default:
				n.note("try", "onePhone")
			}
		}),
	}
}
