package planner

import (
	"strings"

	"somo/app/regexp"
)

const (
	// festive is what a day may be at which a school shows its work.
	festive = `open day|education day|literacy day|reading day|prize day|environment day|talent day|visiting day|speech day|show day|career day|culture day|cultural day|sports day|closing day|graduation(?: day)?|prize[- ]giving(?: day)?|flag ceremony|flag raising|farewell(?: party)?|class party|school party|assembly|morning assembly|exhibition|fair|science fair|gala|concert|contest|competition|festival|committee|meeting`
	// holders are who gives it.
	holders = `(?:(?i:school|sub-county|county|zone|circuit|regional|provincial|national|community|parents'?|parents’|science|market|sports?|PTA|PTC|SMC|BOM|SGB|JETS|village|staff|district|zonal|harvest|end[- ]of[- ]term|agricultural|young scientists?|mathematics|maths|book|health|trade|career|morning|teachers'?) )`
)

var (
	// events are occasions by the teacher's own word for them.
	events = regexp.MustCompile(`(?i)\b((?:` + holders + `){0,2}(?:` + festive + `))(?: (?:for|on) ((?:the )?(?-i:\p{Lu})\pL+ Day|\d{1,2}(?:st|nd|rd|th)? (?-i:\p{Lu})\pL+))?\b`)
	// notEvents are words of those that mean something else.
	notEvents = regexp.MustCompile(`(?i)\b(?:keep|make|made|stay|being) (?:it |this |things |all |them |everything )?fair\b|\b(?:fair (?:tests?|testing|share|shares|trial|play|game|way|price|comparison|copy|to|vote|election)|(?:is|be|are|not|what is|and|very) fair|free and fair|meeting (?:point|place|each|their|the)|assembly (?:point|ground|line)|(?:after|before|during|missed?|at) (?:the )?(?:morning )?assembly|national assembly|general assembly|(?:house|houses|member|speaker|clerk) of (?:the )?(?:house of )?assembly|state assembly)\b`)
	// days are a day of somebody: "Parents' day", "Adwa Victory Day", "Independence day".
	days = regexp.MustCompile(`\b((?i:parents['’]?s?|mothers['’]?s?|family|grandparents['’]?|visitors['’]?|heroes['’]?|independence|youth|women['’]s|world \pL+(?: \pL+)?) ?[Dd]ay|(?:\p{Lu}\pL+ ){1,3}[Dd]ay)\b`)
	// guests are people who come to see.
	guests = regexp.MustCompile(`(?i)\b(parents|families|guests|visitors|grandparents|mothers|fathers) (?:will |can |may |want to |wish to )?(?:come|visit|see)(?: to (?:the |our )?school)?\b`)
	// hearers are people who listen to the class.
	hearers = regexp.MustCompile(`(?i)\b((?:LC ?1 |village |local |area )?(?:chair(?:man|person|lady)|chief|councill?or|headman|mayor|officer|committee|elders?)) (?:will|can|may|wants? to|agreed to|is ready to) (?:listen|hear|receive|see|meet)\b`)
	// seer is somebody of the school to whom the work is shown.
	seer = regexp.MustCompile(`(?i)\bfor (?:the |our )?(head ?teacher|headmaster|headmistress|head|principal|director|proprietor|inspector) (?:to )?(?:see|look at|visit)\b|\b(?:show|present)\w* (?:it |this |something |the work |our work )?to (?:the |our )?(head ?teacher|headmaster|headmistress|principal|director|proprietor)\b`)
	// notGuests is a sentence in which those people do not come to see.
	notGuests = regexp.MustCompile(`(?i)\b(?:cannot|can't|never|not|rarely|work)\b|\bcome (?:from|late|and go|home)\b`)
	// shows are a programme of one's own: "a small show for Flag Day", "a programme for parents".
	shows = regexp.MustCompile(`(?i)\b((?:programme|program|show|display|exhibition|concert|performance|play) for (?:the |our )?(?:(?-i:\p{Lu})\pL+ Day|\d{1,2}(?:st|nd|rd|th)? (?-i:\p{Lu})\pL+|parents|families|visitors|guests|community|village))\b`)
	// rivals are another school that learners meet.
	rivals = regexp.MustCompile(`(?i)\b(?:debate|compete|quiz|match|play|contest)\w* (?:against |with |at )?(?:another|a|the|our|one)(?: \pL+)? (?:school|class|stream)\b`)
	// presents stands before the occasion itself, where a sentence also names the day.
	presents = regexp.MustCompile(`(?i)\b(?:present|show|perform|display|exhibit|read|sing|speak)\w* (?:it |this |them |our work |the work |something |their work )?(?:at|on|during) (?:the |our |a )?`)
	// elected are elections in the school itself.
	elected = regexp.MustCompile(`(?i)\b(prefects?|class (?:leaders?|captains?|monitors?)|monitors|head (?:boy|girl)s?|student council)\b[^.;]{0,20}\b(?:chosen|elect\w*|voted|vote|choose)\b|\b(?:choose|elect|vote for) (?:the |our |new )?((?:class |school )?prefects?|class (?:leaders?|captains?|monitors?)|student council)\b`)
	// chosenBy tells how it is done now, and of no occasion.
	chosenBy = regexp.MustCompile(`(?i)\b(?:chosen|elected|appointed) by\b|\b(?:teacher|head|headmaster|headteacher) chooses\b`)
	// abroad are occasions in other languages, each with the word of a plan in English.
	abroad = []struct {
		said *regexp.Regexp
		key  string
	}{
		{regexp.MustCompile(`(?i)\b(?:journée des parents|fête des parents|siku ya wazazi|dia dos pais)\b`), "event.parentsDay"},
		{regexp.MustCompile(`(?i)\b(?:réunion (?:de|des) parents|mkutano (?:wa|na) wazazi|reunião (?:de|dos|com os) (?:pais|encarregados))\b`), "event.parentsMeeting"},
		{regexp.MustCompile(`(?i)\b(?:porte?s? ouvertes?|kermesse|exposition|maonyesho|exposição|feira)\b`), "event.exhibition"},
		{regexp.MustCompile(`(?i)\b(?:fête de l'école|fête de fin d'année|sherehe ya shule|siku ya kufunga shule|festa da escola)\b`), "event.feast"},
	}
	// weeksAhead is how far off the day is.
	weeksAhead = regexp.MustCompile(`(?i)\bin (two|three|four|five|six|seven|eight|\d) weeks\b`)
	// notShown is a day that only fixes when there is no school, or a meeting of others.
	notShown = regexp.MustCompile(`(?i)\b(?:market|washing|rest|school|every|each|per|half|rainy|one|all|the|this|that|next|same|whole|a|week|fasting|feast|holy) day\b|\b(?:no school|no lessons|closed|cancelled|missed|lost|last (?:week|month|term|year)|staff meeting|holiday)\b`)
)

// readEvent takes the occasion at which the work will be shown, in the teacher's own word, and says where in a sentence it
// stands, or -1.
func (n *notes) readEvent(part string) int {
	if n.event != "" || opinion.MatchString(part) {
		return -1
	}
	name, said := n.eventIn(part)
	if name == "" {
		return n.readCouncil(part)
	}
	n.event = name
	if ahead := weeksAhead.FindStringSubmatch(part); ahead != nil {
		n.weeksAhead = number(ahead[1])
	}
	for _, step := range []struct{ block, text string }{
		{"make", n.says.text("note.eventMake", "event", name)},
		{"try", n.says.text("note.eventTry", "event", name)},
		{"show", n.says.text("note.eventShow", "event", name)},
	} {
		n.change(step.block, always(step.text), n.says.text("used.event", "event", name))
		n.atLast()
	}
	return strings.Index(part, said)
}

// councils are a body of the school or the village that meets by itself, about a matter of its own.
var councils = regexp.MustCompile(`(?i)\b(?:the|our) ((?:(?:class|student|students['’]|school|pupils['’]|village|ward|health|environment|parents['’]) )?(?:council|committee|parliament|club)|PTA|SMC) (?:will )?meets? (?:next|on|this|tomorrow|in|at)\b`)

// readCouncil has the work be ready for a body that meets, and says where it stands in a sentence, or -1.
func (n *notes) readCouncil(part string) int {
	if !strings.Contains(part, " meet") || past.MatchString(part) {
		return -1
	}
	found := councils.FindStringSubmatchIndex(part)
	if found == nil {
		return -1
	}
	people := eventName(part[found[2]:found[3]])
	n.change("show", always(n.says.text("note.readyFor", "people", people)), n.says.text("used.event", "event", n.says.text("event.meetingOf", "people", people)))
	n.atLast()
	return found[0]
}

// eventIn is the name of an occasion in a sentence, and the words that tell it.
func (n *notes) eventIn(part string) (name, said string) {
	if past.MatchString(part) {
		return "", ""
	}
	if at := presents.FindStringIndex(part); at != nil {
		if found := events.FindStringSubmatch(part[at[1]:]); found != nil && strings.HasPrefix(part[at[1]:], found[0]) {
			return eventName(found[1]), found[0]
		}
	}
	for _, of := range []*regexp.Regexp{shows, days} {
		if found := of.FindStringSubmatch(part); found != nil && !notShown.MatchString(found[1]) {
			return lowerFirst(found[1]), found[0]
		}
	}
	if found := rivals.FindString(part); found != "" {
		return n.says.text("event.rivals"), found
	}
	if found := elected.FindStringSubmatch(part); found != nil && !chosenBy.MatchString(part) {
		return n.says.text("event.chosen", "people", strings.ToLower(found[1]+found[2])), found[0]
	}
	if found := events.FindStringSubmatch(part); found != nil && !notEvents.MatchString(part) && !notShown.MatchString(part) && !noEvent.MatchString(part) {
		name := eventName(found[1])
		if strings.HasSuffix(name, "committee") {
			if paysFor.MatchString(part) {
				return "", ""
			}
			name = n.says.text("event.meetingOf", "people", name)
		}
		if found[2] != "" {
			name = n.says.text("event.on", "event", name, "day", found[2])
		}
		return name, found[0]
	}
	if found := guests.FindStringSubmatch(part); found != nil && !notGuests.MatchString(part) {
		return n.says.text("visitOf", "people", strings.ToLower(found[1])), found[0]
	}
	if found := hearers.FindStringSubmatch(part); found != nil {
		return n.says.text("visitOf", "people", n.says.text("theThing", "thing", eventName(found[1]))), found[0]
	}
	if found := seer.FindStringSubmatch(part); found != nil {
		return n.says.text("visitOf", "people", n.says.text("theThing", "thing", strings.ToLower(found[1]+found[2]))), found[0]
	}
	for _, of := range abroad {
		if found := of.said.FindString(part); found != "" {
			return n.says.text(of.key), found
		}
	}
	return "", ""
}

// eventLine tells in the overview where the work is shown.
func (c *composer) eventLine() string {
	if c.notes.event == "" {
		return ""
	}
	if strings.HasSuffix(c.notes.event, "day") || strings.HasSuffix(c.notes.event, "Day") {
		return c.text("note.eventDay", "event", c.notes.event)
	}
	return c.text("note.event", "event", c.notes.event)
}

// paysFor tells that a committee gives money or things, and does not meet.
var paysFor = regexp.MustCompile(`(?i)\bcommittee (?:\pL+ )?(?:gives?|gave|pays?|paid|buys?|bought|provides?|provided|lends?|lent|helps?|has|owns?|built|allows?)\b`)

// noEvent is an occasion that is kept out: "please no food prices competition".
var noEvent = regexp.MustCompile(`(?i)\b(?:no|not (?:a|an)|without(?: a)?|avoid|never) (?:\pL+ ){0,3}?(?:` + festive + `)\b`)

// past is an occasion that has been already.
var past = regexp.MustCompile(`(?i)\b(?:last (?:week|month|term|year)|after the (?:fair|meeting|exhibition)|missed the)\b`)

// eventName is small where it is no name: "PTA meeting", "open day".
func eventName(said string) string {
	words := strings.Fields(said)
	for i, word := range words {
		if strings.ToUpper(word) != word || len(word) < 2 {
			words[i] = strings.ToLower(word)
		}
	}
	return strings.Join(words, " ")
}
