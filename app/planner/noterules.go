package planner

import (
	"fmt"
	"regexp"
	"strings"
)

// noteRule reads one kind of information in a sentence.
type noteRule struct {
	pattern *regexp.Regexp
	unless  *regexp.Regexp
	read    func(n *notes, part string, found []string)
}

const (
	numberWord = `(\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|twelve)`
	people     = `(?:learners?|students?|pupils?|children|kids|boys and girls|wanafunzi|élèves|eleves|enfants|alunos)`
)

var (
	stageWords = regexp.MustCompile(`(?i)^(our|my|the|we|a|an|form|grade|gredi|primary|jhs|jss|shs|sss|kg|class|std|standard|s|p|basic|upper|lower)\b|\b(arts|science|stream|school)$`)
	negated    = `(?:no|without|not have(?: any)?|lack(?:s|ing)?(?: of)?|there is no|there are no|don'?t have(?: any)?|do not have(?: any)?|hakuna|sans|pas d(?:e|')|bila|never)`
)

func rule(pattern, unless string, read func(n *notes, part string, found []string)) noteRule {
	r := noteRule{pattern: regexp.MustCompile(`(?i)` + pattern), read: read}
	if unless != "" {
		r.unless = regexp.MustCompile(`(?i)` + unless)
	}
	return r
}

// lack reads that something is missing and puts a step that works without it.
func lack(thing, words, block, step, used string) noteRule {
	return rule(`\b`+negated+`\s*(?:[\w-]+\s+){0,2}?(?:`+words+`)`, "", func(n *notes, _ string, _ []string) {
		n.lacks[thing] = true
		n.change(block, always(step), used)
	})
}

var noteRules = []noteRule{
	rule(`\b(\d{1,3})\s+(?:\w+\s+)?`+people+`\b|\b`+people+`:?\s+(\d{1,3})\b|\bclass(?:e)?\s+(?:size\s+)?(?:of|de|is)\s+(\d{1,3})\b`, `\b(one|a|each|per|every)\b[^.]{0,20}\bfor\s+\d+|\bmissed\b.*\d|\bfor every\b`, func(n *notes, _ string, found []string) {
		for _, text := range found[1:] {
			if size := number(text); size > 0 && n.size == 0 {
				n.size = size
				n.use(fmt.Sprintf("%d learners", size))
			}
		}
	}),
	rule(`\b(\d{2,3})\s*[- ]?\s*(?:minutes?|mins?|dakika)\b`, `battery|\bwalk`, func(n *notes, _ string, found []string) {
		if minutes := number(found[1]); minutes >= 10 && minutes <= 240 && n.minutes == 0 {
			n.minutes = minutes
			n.use(fmt.Sprintf("lessons of %d minutes", minutes))
		}
	}),
	rule(`\b`+numberWord+`\s+(?:[\d-]+\s*-?\s*minutes?\s+)?(?:lessons?|periods?|sessions?)\s+(?:a|per|each|every)\s+week\s+for\s+`+numberWord+`\s+weeks?\b`, "", func(n *notes, _ string, found []string) {
		n.setLessons(number(found[1]) * number(found[2]))
	}),
	rule(`\b`+numberWord+`\s+(?:[\d-]+\s*-?\s*min(?:ute)?s?\s+)?(?:lessons?|periods?|sessions?|vipindi)\b`, `\b(a|per|each|every)\s+week\b`, func(n *notes, _ string, found []string) {
		n.setLessons(number(found[1]))
	}),
	rule(`\b(once|twice|thrice|\d times)\s+(?:a|per)\s+week\b`, "", func(n *notes, _ string, found []string) {
		n.change("meet", always("After days without a lesson, let two learners retell the last one before you begin."), "lessons "+strings.ToLower(found[1])+" a week")
	}),
	rule(`\b`+negated+`\s*(?:[\w-]+\s+){0,2}?(?:electricity|power|mains|umeme|électricité|electricite)`, "", func(n *notes, _ string, _ []string) {
		n.lacks["electricity"] = true
		n.change("make", always("Work where daylight is best, near door and windows or outside; nothing needs a socket."), "no electricity")
	}),
	rule(`\b(power cuts?|load[- ]?shedding|blackouts?|power (goes|fails)|unreliable (power|electricity))\b`, "", func(n *notes, _ string, _ []string) {
		n.lacks["electricity"] = true
		n.change("make", always("Work near door and windows; a power cut changes nothing here."), "power cuts")
	}),
	lack("projector", `projectors?`, "teach1", "The board is your screen: draw it large before the lesson.", "no projector"),
	lack("internet", `internet|wi-?fi|data bundles?`, "show", "Answers come from this class, its books and its people, not from the internet.", "no internet"),
	lack("printing", `print(?:ed|ing|er)?\b|photocop(?:y|ies|ier)|worksheets?|handouts?`, "teach1", "Nothing is handed out: write the task on the board once; learners copy only what they need.", "nothing printed"),
	rule(`\b`+negated+`\s*(?:[\w-]+\s+){0,2}?(?:computers?|laptops?|tablets?|devices?)\b|\bnever (?:used|touched|seen) a computer\b`, "", func(n *notes, _ string, _ []string) {
		n.lacks["computer"] = true
		n.change("teach1", always("Play it unplugged: learners are the parts of the machine, slips or squares on the ground its screen."), "unplugged work")
	}),
	rule(`\b`+negated+`\s*(?:[\w-]+\s+){0,2}?(?:laborator(?:y|ies)|labs?)\b`, "", func(n *notes, _ string, _ []string) {
		n.lacks["lab"] = true
		n.change("teach1", always("Without a laboratory: set up in the shade; one learner a team guards the things."), "no laboratory")
	}),
	rule(`\b`+negated+`\s*(?:[\w-]+\s+){0,2}?calculators?\b`, "", func(n *notes, part string, _ []string) {
		n.change("teach1", always("You wrote "+quote(part)+": estimate first, work by hand or with tables, and round only at the end."), "no calculators")
	}),
	rule(`\b(a|one|`+numberWord+`)\s+(?:text)?books?\s+(?:for|to|between)\s+(?:every\s+|each\s+)?`+numberWord+`\b`, "", func(n *notes, part string, found []string) {
		share := number(found[3])
		n.change("teach1", func(c class) string {
			return fmt.Sprintf("With one book for %d learners, make %s; the reader changes at each paragraph, the others listen for key words.", share, count(ceilDiv(c.size, max(share, 1)), "reading circle", "reading circles"))
		}, fmt.Sprintf("one book for %d", share))
	}),
	rule(`\b`+numberWord+`\s+copies\b`, "", func(n *notes, _ string, found []string) {
		copies := number(found[1])
		n.change("teach1", func(c class) string {
			return fmt.Sprintf("With %d copies, %s share one book; the reader changes at each paragraph, and key lines go on the board.", copies, spread(c.size, copies))
		}, fmt.Sprintf("%d copies", copies))
	}),
	rule(`\b(?:few|not enough|no|lack of|shortage of)\s+(?:\w+\s+)?(?:text)?(?:books?|atlases|maps)\b`, "", func(n *notes, _ string, _ []string) {
		n.change("teach1", always("Books are few: read key lines aloud, put them on the board, and let learners retell them to a partner."), "few books")
	}),
	rule(`\b(?:slates?|bottle tops?|sand|chalkboard)\b.*\b(?:slates?|bottle tops?|sand)\b|\bwe (?:can (?:get|collect|find|use|borrow)|have|also have)\b|\b(?:nearby|at hand|available)\s*:`, `\b(one|no|only one)\s+(laptop|phone|computer)|copies|\bproduct\b|\bhave (to|no)\b`, func(n *notes, part string, _ []string) {
		n.change("make", always("Begin with the things you listed: "+quote(trimLead(part))+"."), "the things you have")
	}),
	rule(`\b(one|a|the|only one|single)\s+(tape measure|topographic sheet|map|globe|ruler|microscope|thermometer|clock|ball|scale|balance)\b`, "", func(n *notes, _ string, found []string) {
		thing := strings.ToLower(found[2])
		n.change("teach1", func(c class) string {
			return fmt.Sprintf("The one %s goes round: %s use it in turn while the others estimate and sketch, and each team writes its own reading.", thing, count(c.teams, "team", "teams"))
		}, "one "+thing)
	}),
	rule(`\b(one|1|a|single)\s+(laptop|computer|tablet)\b`, `\bnever\b`, func(n *notes, part string, found []string) {
		device := strings.ToLower(found[2])
		battery := 0
		if hours := hoursPattern.FindStringSubmatch(part); hours != nil {
			battery = 60 * number(hours[1])
		}
		n.has["one computer"] = true
		n.change("teach1", func(c class) string {
			each, minutes := ceilDiv(c.teams, c.lessons), max(1, c.minutes/ceilDiv(c.teams, c.lessons))
			if battery > 0 {
				minutes = min(minutes, max(1, battery/c.teams))
			}
			return fmt.Sprintf("The one %s is a station: %s a lesson, %s each, with a task ready on paper, while the others go on without it. So every team has been there by lesson %d.", device, count(each, "team", "teams"), count(minutes, "minute", "minutes"), ceilDiv(c.teams, each))
		}, "one "+device)
	}),
	rule(`\b(?:(?:teacher'?s?|my|one|single|occasional)\s+){1,3}(?:smart)?phone\b`, "", func(n *notes, _ string, _ []string) {
		n.change("try", always("The one phone stays in your hand, as the clock; film one team for the class if the battery allows."), "one teacher phone")
	}),
	rule(`\b(?:multi-?grade|combined class|two grades|mixed grades)\b`, "", func(n *notes, part string, _ []string) {
		n.multigrade = gradesIn(part)
		n.change("teach1", always(multigradeStep(n.multigrade)), "a multigrade class")
	}),
	rule(`\b(double shift|two shifts|afternoon shift)\b`, "", func(n *notes, _ string, _ []string) {
		n.change("make", always("Another shift uses this room: before the end each team packs its work into one marked bag."), "double shift")
	}),
	rule(`\b(missed|absent|absence|irregular|come only|some days|drop in|attendance)\b`, "", func(n *notes, _ string, _ []string) {
		n.change("ideas", always("Whoever was away has a catch-up partner, who tells in three sentences what was found."), "learners who miss lessons")
	}),
	rule(`\b(?:speaks?|speaking|use|talk)\s+(?:mostly\s+|only\s+)?((?:[A-Z][\p{L}-]+)(?:(?:,\s*|\s+and\s+|\s+or\s+)[A-Z][\p{L}-]+)*)(?:\s+at home|\s+at school|\b)`, "", func(n *notes, _ string, found []string) {
		language := found[1]
		if strings.ToLower(language[:1]) == language[:1] {
			return
		}
		n.homeLanguages = append(n.homeLanguages, language)
		n.change("teach1", always("Collect the word in "+language+" for each key word: learners say it, you write both ({words})."), language+" at home")
	}),
	rule(`\b(several|many|different)\s+(home|mother)\s+(languages|tongues)\b`, "", func(n *notes, _ string, _ []string) {
		n.change("teach1", always("Learners who share a home language say each key word in it: {words}. Then all agree on one drawing for it."), "several home languages")
	}),
	rule(`\b(cannot|can'?t|do not|don'?t|not yet)\s+(?:yet\s+)?read\b|\bnon-?readers?\b|\bcannot write\b`, "", func(n *notes, _ string, _ []string) {
		n.change("teach1", always("Nobody reads alone: a partner whispers each line, and a drawing counts as an answer."), "learners who do not read yet")
	}),
	rule(`\b(drought|no food|not use food|without food|avoid food|hunger|hungry)\b`, "", func(n *notes, _ string, _ []string) {
		n.noFood = true
		n.change("make", always("No food is used or shared: where an example names food, take leaves, stones, string or bottle tops."), "no food")
	}),
	rule(`\bwater\b.*\b(truck|scarce|little|short|muddy|far|ration|expensive)|\b(scarce|little|no) water\b`, "", func(n *notes, _ string, _ []string) {
		n.change("teach1", always("Water is precious here: one measured cup a team, caught in a tin and used again. Nobody drinks it."), "scarce water")
	}),
	rule(`\b(flood|rainy season|rains? (start|begin|come)|heavy rain|harmattan|haze|cyclone|storm)`, "", func(n *notes, part string, _ []string) {
		n.indoors = true
		n.change("try", always("You wrote "+quote(part)+". If the weather stops you, test under a roof or with figures from the board."), "the weather")
	}),
	rule(`\b(exam(?:s|ination)?(?: year)?|BECE|KCPE|KCSE|WASSCE|WAEC|NECO|PLE|UCE|UACE|GCE|CSEE|ZIMSEC|MSCE|matric|baccalaur[eé]at|national test)\b`, "", func(n *notes, _ string, found []string) {
		name := found[1]
		if strings.ToLower(name) == name {
			name = "the examination"
		} else {
			name = "the " + strings.TrimSpace(name)
		}
		n.change("show", func(c class) string {
			if exam := c.exam(); exam != "" && name == "the examination" {
				name = "the " + exam
			}
			return "Do the quiz as in " + name + ": alone, full sentences, units with numbers. Mark it together."
		}, strings.TrimPrefix(name, "the ")+" practice")
	}),
	rule(`\b((?:school |community |parents'? |parents’ |science |market |sports? )?(?:open day|meeting|assembly|committee|exhibition|fair|visiting day|prize[- ]giving|speech day))\b`, "", func(n *notes, part string, found []string) {
		n.event = strings.ToLower(found[1])
		n.change("show", always("This is the rehearsal for the "+n.event+" ("+quote(part)+"). Choose which teams show there, and what visitors should remember."), "the "+n.event)
	}),
	rule(`\b(lost (?:their |a )?(?:homes?|parents?|famil)|refugee|displaced|orphan|sensitive|grief|death|suicide|abuse|violence|poverty|poor families|HIV|stigma)|\bbe careful\b`, "", func(n *notes, part string, _ []string) {
		n.change("meet", always("You wrote "+quote(part)+". Nobody has to speak about their own home, family or loss; use made-up people, and stay near a learner who goes quiet."), "care with what may hurt")
	}),
	rule(`\b(fear|afraid|shy|ashamed|nervous)\b`, "", func(n *notes, part string, _ []string) {
		n.change("try", always("You wrote "+quote(part)+". Say: a wrong prediction with a reason is worth as much as a right one."), "fear of being wrong")
	}),
	rule(`\b(?:many|most|some|learners?|students?|pupils?|children|people|they)\s+(?:[\w']+\s+){0,2}?(believe|think|confuse|mix up|say that|have heard|ask|memori[sz]e|wonder)\b`, "", func(n *notes, part string, _ []string) {
		n.change("meet", always("Take up what you wrote: "+quote(part)+". Learners show with thumbs what they think; count, and ask again in the last lesson."), "what learners think or ask")
	}),
	rule(`\baged?\s+\d+\s*(?:to|-|–)\s*\d+\b|\bmixed ages?\b|\bover-?age\b`, "", func(n *notes, _ string, _ []string) {
		n.change("ideas", always("Mix ages in each team; older learners get responsible jobs, never easier words."), "mixed ages")
	}),
	rule(`\b(deaf|hard of hearing|hearing (?:aid|impair\w*))\b`, "", func(n *notes, _ string, found []string) {
		n.needs = append(n.needs, "a learner who is deaf or hears little")
		n.change("teach1", always("Face the class when you speak, show each instruction with hands, and write the key words first: {words}. A partner points to who is speaking."), strings.ToLower(found[1]))
	}),
	rule(`\b(blind|low vision|visual(?:ly)? impair\w*|albinism)\b`, "", func(n *notes, _ string, found []string) {
		n.needs = append(n.needs, "a learner who sees little")
		n.change("teach1", always("Say aloud all that you write or show, let things be felt before they are used, and give a seat near the board and out of the sun."), strings.ToLower(found[1]))
	}),
	rule(`\b(wheelchair|crutches|limited mobility|physical(?:ly)? (?:disab|challeng)\w*|disab\w+)\b`, "", func(n *notes, _ string, found []string) {
		n.needs = append(n.needs, "a learner who moves with difficulty")
		n.change("try", always("Bring the test to the learner who cannot move easily, and let that learner keep time and data."), strings.ToLower(found[1]))
	}),
	rule(`\b(?:please\s+)?(?:do not|don'?t|avoid|never|must not|no need to|usitumie|évitez|ne pas)\b`, `\b(do not|don'?t|cannot) (have|speak|read|know|understand)\b|\bnever (used|touched|seen)\b`, func(n *notes, part string, _ []string) {
		n.change("meet", always("Your rule for these lessons: "+quote(trimLead(part))+". Tell it to the class."), "your rule")
	}),
	rule(`\b(?:cannot|can'?t|unable to) (?:travel|visit|go there)\b`, "", func(n *notes, part string, _ []string) {
		n.change("meet", always("You wrote "+quote(part)+". Bring the place into the class: a plan drawn on the ground, and its words and things in the tasks."), "no travel")
	}),
	rule(`^(?:please\s+)?(?:include|add|focus|emphasi[sz]e|make sure|use|link|i want|we want|i would like|tafadhali)\b`, `\bproduct\b`, func(n *notes, part string, _ []string) {
		n.change("teach1", always("Your wish: "+quote(part)+". Keep to it in every example."), "your wish")
	}),
	rule(`\b(kwa kiswahili|in kiswahili|in swahili|en français|in french)\b`, "", func(n *notes, _ string, found []string) {
		language := "Kiswahili"
		if strings.Contains(strings.ToLower(found[1]), "fr") {
			language = "French"
		}
		n.change("practice", always("Learners speak and write "+language+" in all examples and games: {words}."), "learners' work in "+language)
	}),
}

var hoursPattern = regexp.MustCompile(`(?i)` + numberWord + `\s+hours?`)

func (n *notes) setLessons(lessons int) {
	if lessons > 0 && lessons <= 60 && n.lessons == 0 {
		n.lessons = lessons
		n.use(count(lessons, "lesson", "lessons"))
	}
}

var (
	gradeNumber = regexp.MustCompile(`\d{1,2}`)
	leadWords   = regexp.MustCompile(`(?i)^(?:it is [^,]{3,40}, so |so |and |but |please |tafadhali )+`)
)

func gradesIn(part string) []string {
	var grades []string
	if _, after, ok := strings.Cut(strings.ToLower(part), "grade"); ok {
		for _, grade := range gradeNumber.FindAllString(strings.TrimPrefix(after, "s"), 4) {
			if n := number(grade); n >= 1 && n <= 12 {
				grades = append(grades, "Grade "+grade)
			}
		}
	}
	return grades
}

func multigradeStep(grades []string) string {
	if len(grades) >= 2 {
		return fmt.Sprintf("%s does the first half of the steps with an answer in words or drawings; %s does all of them and then explains to a partner from %s.", grades[0], grades[len(grades)-1], grades[0])
	}
	return "The lower grade does the first half of the steps with an answer in words or drawings; the higher grade does all of them and then explains to a younger partner."
}

func trimLead(part string) string {
	return leadWords.ReplaceAllString(part, "")
}
