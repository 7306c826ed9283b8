package planner

import (
	"slices"
	"strconv"
	"strings"

	"somo/app/regexp"
)

var (
	timeTokens  = regexp.MustCompile(`\d+,?|\pL+,?|[×*]`)
	minuteWords = words("minute minutes min mins minuto minutos mn dakika")
	hourWords   = words("hour hours hr hrs heure heures hora horas")
	ofSwahili   = words("kipindi vipindi")
	visitWords  = words("visit visits attend attends join joins observe observes watch watches miss misses")
	lessonWords = words("lesson lessons period periods session sessions seance seances lecon lecons cours aula aulas vipindi kipindi")
	timesWords  = words("x × * times fois mara vezes by")
	often       = words("times fois vezes")
	gradeWords  = words("grade form class std standard basic primary year kidato darasa gredi jss jhs shs ss p s")
	aPart       = words("of de vya cha each at lasting")
	weekWords   = words("week weekly day daily semaine jour semana wiki siku term month")
	spanWords   = words("wiki siku mwezi miezi") // behind which Kiswahili says how many
	perWords    = words("a per each every par por kwa la")
	noLength    = words("walk walks walking away drive from foot break late battery come comes visit visits talk talks listen queue")
	notLessons  = words("of to in for from and the missed lost learner learners student students pupil pupils children boys girls kids eleves enfants filles garcons alunos criancas wanafunzi watoto")
)

// classWords stand before the size of a class.
var classWords = words("wanafunzi watoto eleves enfants alunos criancas learners pupils students children")

// fewestMinutes is the least that a lesson takes; a smaller number counts lessons.
const fewestMinutes = 15

// timeToken is a word of a sentence about time, and its number; 0 where it is none.
type timeToken struct {
	word string
	n    int
}

var (
	// byTheClock is an hour of the day: "2pm", "at 2.30".
	byTheClock = regexp.MustCompile(`\b(?:shedding|cuts?|power|off|goes|gone|light|from|between) (?:from |is |goes |at |off )*\d{1,2}(?:[.:h]\d\d)? ?(?:to|and|-|until|till) ?\d{1,2}\b|\b\d{1,2} ?(?:am|pm)\b|\bat \d{1,2}[.:h]\d{2}\b|\b\d{1,2}:\d{2}\b`)
	// ofGuest is how long somebody comes or something is lent: "An elder can visit for one period."
	ofGuest = regexp.MustCompile(`(?i)\b(?:visit|come|join|help|stay|lend|borrow|available|free)\pL*\b.*\bfor (?:only |just )?(?:one|a|1|two|half a)(?: single)? (?:period|lesson|session)s?\b`)
)

// times is what a sentence says about time.
type times struct {
	lessons, minutes int
	weekly           int // lessons in a week, which is no length of a project but better than nothing
}

// timeIn reads "2 x 40 minutes", "40 min x 4", "three 40-minute lessons", "80 minutes twice" or "vipindi 3 vya dakika 40".
func timeIn(part string) times {
	var said []timeToken
	for _, word := range timeTokens.FindAllString(byTheClock.ReplaceAllString(tensInDigits(fold(part)), " "), -1) {
		word, cut := strings.CutSuffix(word, ",")
		n := number(word)
		if word == "a" || word == "an" {
			n = 0
		}
		if said = append(said, timeToken{word, n}); cut {
			said = append(said, timeToken{word: ","}) // nothing behind it is counted
		}
	}
	r := timeReader(said)
	var found times
	if !r.has(words("missed lost")) && !ofGuest.MatchString(part) {
		for i := range said {
			r.lessonsAt(i, &found)
		}
	}
	for i := range said {
		if minutes := r.minutesAt(i); minutes > 0 && found.minutes == 0 {
			found.minutes = minutes
		}
	}
	return found
}

type timeReader []timeToken

// at is a token, or an empty one before the beginning and behind the end.
func (r timeReader) at(i int) timeToken {
	if i < 0 || i >= len(r) {
		return timeToken{}
	}
	return r[i]
}

func (r timeReader) has(set map[string]bool) bool {
	return slices.ContainsFunc(r, func(t timeToken) bool { return set[t.word] })
}

// minutesAt is the length of a lesson where the token at i says one.
func (r timeReader) minutesAt(i int) int {
	n, next, before := r[i].n, r.at(i+1), r.at(i-1)
	if hourWords[next.word] && (n == 1 || n == 2) && (lessonWords[r.at(i+2).word] || lessonWords[before.word] || lessonWords[r.at(i-2).word]) {
		return 60 * n
	}
	if n < fewestMinutes || n > 240 || before.word == "in" || before.word == "within" {
		return 0 // "we can walk there in 20 minutes"
	}
	switch {
	case minuteWords[next.word] && (next.word != "dakika" || r.at(i+2).n == 0): // else "wanafunzi 61, dakika 40"
		for j := i - 3; j <= i+3; j++ {
			if noLength[r.at(j).word] {
				return 0
			}
		}
		return n
	case minuteWords[before.word],
		aPart[before.word] && lessonWords[r.at(i-2).word],
		r.product(i) && (r.has(minuteWords) || r.has(lessonWords)):
		return n
	}
	return 0
}

// product tells whether the number at i is multiplied by a number of lessons, in front of it or behind.
func (r timeReader) product(i int) bool {
	counts := func(at int) bool { return r.at(at).n > 0 && r.at(at).n < fewestMinutes }
	after := i + 1
	if minuteWords[r.at(after).word] {
		after++
	}
	if lessonWords[r.at(after).word] {
		after++
	}
	before := i - 1
	if minuteWords[r.at(before).word] {
		before--
	}
	return timesWords[r.at(after).word] && counts(after+1) || timesWords[r.at(before).word] && (counts(before-1) || lessonWords[r.at(before-1).word] && counts(before-2))
}

// lessonsAt adds the number of lessons where the token at i says one.
func (r timeReader) lessonsAt(i int, found *times) {
	n := r[i].n
	if spanWords[r.at(i-1).word] {
		return // "wiki mbili"
	}
	if visitWords[r.at(i-1).word] {
		return // "Grandmothers may visit one lesson"
	}
	if n < 1 || n > 60 || r.ofAge(i) || classWords[r.at(i-1).word] && n >= fewestMinutes {
		return // "Wanafunzi 48, kipindi ni dakika 35"
	}
	end := 0 // behind what is counted
	switch word := r[i].word; {
	case word == "once" || word == "twice" || word == "thrice":
		end = i + 1
	case gradeWords[r.at(i-1).word]:
		return
	case often[r.at(i+1).word] && r.at(i+2).n == 0:
		end = i + 2
	case lessonWords[r.at(i-1).word] && r.at(i-1).word != singular(r.at(i-1).word) && n < fewestMinutes && !r.countsOther(i), r.at(i-1).word == "vipindi":
		end = i + 1
	default:
		end = r.counted(i)
	}
	if n == 1 && verbsOfState[r.at(end).word] {
		return // "One period is double"
	}
	if end > 0 {
		if weeks, weekly := r.week(end); weekly {
			if found.weekly = n; weeks > 0 && found.lessons == 0 {
				found.lessons = n * weeks
			}
			return
		}
		// "Once" and "twice" count lessons only beside their length.
		if (r[i].word == "once" || r[i].word == "twice" || r[i].word == "thrice" || often[r.at(i+1).word]) && !r.has(minuteWords) {
			return
		}
	} else if n >= fewestMinutes || !r.factor(i) {
		return
	}
	if found.lessons == 0 {
		found.lessons = n
	}
}

// verbsOfState say how a lesson is, not how many there are.
var verbsOfState = words("is has happens occurs falls comes was may can could will must should might")

// countsOther tells whether the number at i counts what stands behind it: "40 minute periods, one textbook for four".
func (r timeReader) countsOther(i int) bool {
	next := r.at(i + 1)
	return next.word != "" && next.n == 0 && !aPart[next.word] && !perWords[next.word] && !timesWords[next.word] && !weekWords[next.word] && !minuteWords[next.word]
}

// factor tells whether the number at i is multiplied by a length.
func (r timeReader) factor(i int) bool {
	for j := range r {
		if r[j].n >= fewestMinutes && r.minutesAt(j) > 0 && r.product(j) && (j-i <= 4 && i-j <= 4) {
			return true
		}
	}
	return false
}

// counted is where the lessons end that the number at i counts: "three 40-minute lessons", "2 double periods"; or 0.
func (r timeReader) counted(i int) int {
	at := i + 1
	if r.at(at).n >= fewestMinutes && minuteWords[r.at(at+1).word] {
		at += 2
	}
	for range 3 {
		word := r.at(at)
		if ofSwahili[word.word] {
			return 0 // there the number stands behind: "vitabu 10, kipindi dakika 40"
		}
		if lessonWords[word.word] {
			return at + 1
		}
		if word.n > 0 || word.word == "" || word.word == "," || word.word == "m" || notLessons[word.word] || hourWords[word.word] && at == i+1 || minuteWords[word.word] || timesWords[word.word] {
			return 0
		}
		at++
	}
	return 0
}

// week tells whether "a week" follows, and for how many weeks.
func (r timeReader) week(at int) (weeks int, weekly bool) {
	if minuteWords[r.at(at+2).word] { // "3 lessons of 40 minutes a week"
		at += 3
	}
	if r.at(at).word == "in" && (r.at(at+1).word == "the" || r.at(at+1).word == "a") && weekWords[r.at(at+2).word] {
		at++ // "3 times in the week"
	} else if !weekWords[r.at(at).word] && (!perWords[r.at(at).word] || !weekWords[r.at(at+1).word]) {
		return 0, false
	}
	for j := at; j < len(r); j++ {
		if r[j].n > 0 && r[j].n <= 20 && weekWords[singular(r.at(j+1).word)] {
			return r[j].n, true
		}
	}
	return 0, true
}

func singular(word string) string {
	if len(word) > 3 && word[len(word)-1] == 's' {
		return word[:len(word)-1]
	}
	return word
}

// atHand is for how long a class has a thing or a guest: "the head's laptop for 20 minutes".
var atHand = regexp.MustCompile(`(?i)\b(?:laptop|computers?|phone|tablet|projector|radio|television|tv|microscope|battery|elder|visitor|guest|nurse|farmer)\b[^.;]{0,40} for (?:about |only )?\d+ min`)

// readTime takes lessons and minutes from a sentence; what was said first stands.
func (n *notes) readTime(part string) bool {
	if lengthOfElse.MatchString(part) && !lengthOfLesson.MatchString(part) {
		return false
	}
	found := timeIn(part)
	if sessions := sessionsIn(part); sessions.minutes > 0 {
		found = sessions
	} else if sessions.lessons > 0 {
		found.lessons = sessions.lessons
	}
	if found.weekly > 0 && found.lessons == 1 {
		found.lessons = 0 // "one period of 40 minutes twice a week"
	}
	n.setLessons(found.lessons)
	if found.weekly > 0 && n.weekly == 0 {
		n.weekly = found.weekly
	}
	if found.minutes > 0 && found.lessons == 0 && found.weekly == 0 && atHand.MatchString(part) {
		return false // it is how long a thing or a guest is there
	}
	if found.minutes > 0 && n.minutes == 0 {
		n.minutes = found.minutes
		only := found.lessons == 0 && found.weekly == 0 && strings.Contains(fold(part), "only")
		n.use(n.says.text("used.length", "n", strconv.Itoa(found.minutes)))
		if only && isAllTime.MatchString(part) {
			n.setLessons(1)
		}
	}
	return found != times{}
}

func (n *notes) setLessons(lessons int) {
	if lessons > 0 && lessons <= 60 && n.lessons == 0 {
		n.lessons = lessons
		n.use(n.says.count(lessons, "lesson"))
	}
}

// clockTimes are times of the day, which count no learners: "Imam calls at 12.30".
var clockTimes = regexp.MustCompile(`\b(?:[01]?\d|2[0-3])[.:][0-5]\d\b`)
