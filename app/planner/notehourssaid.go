package planner

import (
	"slices"
	"strings"

	"somo/app/lesson"
	"somo/app/regexp"
)

// minutesSaid is a length as numbersPlain writes it.
const minutesSaid = `\d{2,3}[- ]?(?:minutes?|mins?|mn|m|')`

const (
	sittings = `lessons?|periods?|sessions?|sittings?|slots?|doubles?|singles?|seances?|cours|aulas?|meetings?|practicals?|occasions?|outings?|vipindi|kipindi`
	weekDays = `mon(?:day)?|tues?(?:day)?|wed(?:nes(?:day)?)?|thu(?:rs?)?(?:day)?|fri(?:day)?|sat(?:ur)?(?:day)?|jumatatu|jumanne|jumatano|alhamisi|ijumaa|lundi|mardi|mercredi|jeudi|vendredi`
)

var (
	// minutesBy are ways to say how long a lesson is.
	minutesBy = []*regexp.Regexp{
		regexp.MustCompile(`\b\d{1,2} ?[x×*] ?(\d{2,3})\b`),
		regexp.MustCompile(`(?:^|[^\pL\d])(?:dakika )?(\d{2,3})[- ]?(?:minutes?|mins?|mn|minutos)\b`),
		regexp.MustCompile(`\bdakika (\d{2,3})\b`),
		regexp.MustCompile(`\b(?:` + sittings + `)(?: length| time)?(?: lasts?| is| are| of| at|=|:|,| it's)* ?(\d{2,3})(?: ?m)?\b`),
		regexp.MustCompile(`\b(?:` + sittings + `),? (\d{2,3}) each\b`),
		regexp.MustCompile(`\b(30|35|40|45|50|55|60|70|80|90|100|120) ?(?:m\b|')(?: ?$| ?[.,;x×+]| (?:one|lesson|period|single|double|just|each|slot))`),
		regexp.MustCompile(`\btime[?:]* (\d{2})\b`),
		regexp.MustCompile(`\b(30|35|40|45|50|60) ?\+ ?(?:30|35|40|45|50|60)\b`),
	}
	notALength  = words("walk walks walking away late early drive from ago before break bus journey foot old to battery solar power light")
	beforeOther = regexp.MustCompile(`\b(?:in|within|after|every|walks?|walking|can come for|comes for|visits? for|for only|only for|laptop for|phone for|computer for) $`)
	// lessonsBy are ways to say how many lessons there are.
	lessonsBy = []*regexp.Regexp{
		regexp.MustCompile(`\b(\d{1,2}) ?[x×*] ?(?:\d{2,3})\b`),
		regexp.MustCompile(`\b` + minutesSaid + `[^.;]{0,25}?\b(` + countWord + `) (?:\pL+ )?(?:days|mornings|afternoons|evenings|meetings|sittings|sessions|slots|times|turns|occasions|lessons|periods)\b`),
		regexp.MustCompile(`\b(` + countWord + `) (?:\pL+ )?(?:days|mornings|afternoons|evenings|meetings|sittings|sessions|slots|times|turns|occasions|lessons|periods)\b[^.;]{0,30}?\b` + minutesSaid),
		regexp.MustCompile(`\b` + minutesSaid + `,? ?[x×*] ?(` + countWord + `)\b`),
		regexp.MustCompile(`\b(?:have|get|got|given|,) ?(?:only )?(` + countWord + `) (?:of (?:them|these|those)|before|for this|this week|next week|in all|left)\b`),
		regexp.MustCompile(`\b(?:` + sittings + `)[^.;]{0,30}\b\d{2,3} ?(?:minutes?|mins?|m)\b[^.;]{0,12}\b(?:have|get|got) (?:only )?(` + countWord + `)(?:$|[.,;!])`),
		regexp.MustCompile(`\b(` + countWord + `) (?:double |single |separate |short |long )?(?:` + sittings + `)(?:$|[.,;:!( ])`),
		regexp.MustCompile(`\bmara (mbili|tatu|nne|tano)\b`),
	}
	// inOneWeek makes a number of lessons one of each week.
	inOneWeek = regexp.MustCompile(`(?:a|per|each|every) (?:week|semaine)$|^ (?:a|per|each|every|par) (?:week|semaine)|^ weekly`)
	// anotherOne tells of a second lesson.
	anotherOne = regexp.MustCompile(`\b(?:lesson|period|session|single|double|` + minutesSaid + `)[^.;]{0,40}\b(?:and|then|plus)\b[^.;]{0,15}\banother\b|\b(?:one|1|a) [^.;]{0,12}\b(?:lesson|period)[^.;]{0,25}\band one (?:outside|in the|on|more|after)\b|\b(?:30|35|40|45|50|60)(?: ?(?:minutes?|mins?|m))? ?\+ ?(?:30|35|40|45|50|60)\b|\bpair of (?:lessons|periods)\b|\bblock of (?:two|2)\b`)
	// oneLesson tells of one lesson and no more.
	oneLesson = regexp.MustCompile(`\b(?:one|1|only one|just one|une seule|une|uma|um)[ -]+(?:(?:long|single|double|full|short|only|seule|unique|composition|practical|` + minutesSaid + `)[ -]+){0,3}(?:lesson|period|session|sitting|slot|double|single|seance|cours|aula|meeting|practical|occasion|outing|visit|go|shot|off|day|time)\b|` +
		`\bkipindi (?:ni )?(?:kimoja|1)\b|\b(?:heure|seance) unique\b|\b(?:only|just) one\b[^.;]{0,20}\b(?:before|mid)|\bune (?:seule )?fois\b|\bonce only\b|\bjust the one\b|\bonly once\b|` +
		`\b(?:single|double)(?: (?:lesson|period|session))?[ ,:=(]*(?:of |for )?` + minutesSaid + `|\b(?:single|double)(?: (?:lesson|period|session))?,? (?:it's )?\d{2,3}\b|` +
		`\b` + minutesSaid + `(?: \pL+)?[- ,;]+(?:only |just )?(?:a )?(?:double|single)\b|` +
		`\b` + minutesSaid + `[^.;]{0,12}?\b(?:once|one time|single occasion|just one|only one|slot|unique|in all|altogether|nothing more)\b|` +
		`\b` + minutesSaid + ` ?[x×*] ?(?:1|one)\b|\b` + minutesSaid + `, (?:one|1)(?: ?$|\.)|\bsingle (?:visit|go)\b|` +
		`\b(?:single|double) (?:period|lesson|session|hour)\b`)
	// dayRange and dayNames are the days on which a class has its lessons.
	dayRange   = regexp.MustCompile(`\b(` + weekDays + `)\.? ?(?:to|-|–|till|until) ?(` + weekDays + `)\b`)
	dayNames   = regexp.MustCompile(`\b(?:` + weekDays + `)\b`)
	saysLength = regexp.MustCompile(`\b` + minutesSaid + `|\b(?:` + sittings + `)\b`)
	// manyLessons are lessons as they are always.
	manyLessons = regexp.MustCompile(`\b(?:lessons|periods|sessions|doubles|singles|seances|aulas|vipindi)\b`)
	onceWeekly  = regexp.MustCompile(`\b(?:once|twice|thrice|\w+ times|lessons?|periods?|doubles?|singles?|hours?)\b[^.;]{0,14}\b(?:a|per|each|every|par|in the) (?:week|semaine)\b|\bon (?:mon|tues|wednes|thurs|fri|satur)days\b|\bweekly\b|\bwiki\b`)
)

// dayOf is the place of a day in a week, by the first letters of its names.
var dayOf = map[string]int{"mo": 1, "tu": 2, "we": 3, "th": 4, "fr": 5, "sa": 6}

// longLesson is a length that is a double lesson: whoever says no more has one.
const longLesson = 70

// shortestSaid is the least that a length is taken for that of a lesson.
const shortestSaid = 20

// readHours looks through the whole of the notes for how many lessons there are and how long each is; what is known is not 0.
func readHours(text string, lessons, minutes int) (int, int) {
	text = byTheClock.ReplaceAllString(numbersPlain(withoutOtherLengths(text)), " ")
	for _, of := range minutesBy {
		for _, found := range of.FindAllStringSubmatchIndex(text, -1) {
			n := number(text[found[2]:found[3]])
			after := strings.FieldsFunc(text[found[3]:min(len(text), found[3]+24)], func(char rune) bool { return !('a' <= char && char <= 'z') })
			if minutes > 0 || n < shortestSaid || n > 240 || beforeOther.MatchString(text[:found[2]]) || slices.ContainsFunc(firstOf(after, 3), func(word string) bool { return notALength[word] }) {
				continue
			}
			minutes = n
		}
	}
	if onceWeekly.MatchString(text) {
		return lessons, minutes
	}
	if lessons < 2 && anotherOne.MatchString(text) {
		return 2, minutes
	}
	if lessons > 0 {
		return lessons, minutes
	}
	for _, of := range lessonsBy {
		for _, found := range of.FindAllStringSubmatchIndex(text, -1) {
			n := number(text[found[2]:found[3]])
			if n < 2 || n > 20 || inOneWeek.MatchString(text[found[0]:found[1]]) || inOneWeek.MatchString(text[found[1]:]) || gradeBefore.MatchString(text[:found[2]]) ||
				ofSuch.MatchString(text[found[2]:found[1]]) && !saysLength.MatchString(text[strings.LastIndexAny(text[:found[0]], ".;!")+1:found[1]]) {
				continue
			}
			return n, minutes
		}
	}
	if n := lessonDays(text); n > 1 {
		return n, minutes
	}
	for _, found := range oneLesson.FindAllStringIndex(text, -1) {
		next := firstWord(strings.TrimSpace(text[found[1]:]))
		if !verbsOfState[next] && !visitBefore.MatchString(text[:found[0]]) && !aDay.MatchString(text[found[0]:found[1]]) {
			return 1, minutes
		}
	}
	if minutes >= longLesson && !manyLessons.MatchString(text) {
		return 1, minutes
	}
	return 0, minutes
}

var (
	gradeBefore = regexp.MustCompile(`\b(?:grade|form|class|std|standard|year|jss|shs|ss|p|s)\.? $`)
	visitBefore = regexp.MustCompile(`\b(?:visit|visits|attend|attends|join|joins|observe|miss|missed|misses|lost|for|in|after|happens|occurs|comes?|goes|go) $`)
)

// aDay is some day, and no lesson: "a rumour closed the school one day".
var aDay = regexp.MustCompile(`^(?:one|1) (?:day|time)$`)

// ofSuch counts what the words before have named, lessons or learners.
var ofSuch = regexp.MustCompile(`\bof (?:them|these|those)\b`)

var (
	// lengthOfLesson tells that a length is that of a lesson.
	lengthOfLesson = regexp.MustCompile(`(?i)\b(?:lessons?|periods?|sessions?|classes|class (?:is|lasts|takes|of)|slots?|blocks?|doubles?|s[ée]ances?|cours|aulas?|vipindi|kipindi)\b|(?:^|[,;] )\d+ ?(?:minutes?|mins?)(?:[,;.]|$)`)
	// lengthOfElse is what has a length that is no lesson's: a guest, a way, a battery, what somebody allows.
	lengthOfElse = regexp.MustCompile(`(?i)\b(?:offer(?:s|ed)?|agree[sd]?|promise[sd]?|allow(?:s|ed)?|lets?|lends?|lent|borrow(?:ed)?|loan|joins?|comes?|talks?|speaks?|interview(?:ed)?|nurse|elder|griot|officer|batter(?:y|ies)|charge[sd]?|panel|laptops?|phones?|tablets?|generator|on foot|walk|away|queue|beach|bus|boat|outing|hall|permission)\b`)
)

// withoutOtherLengths leaves out the sentences that tell of a length which is no lesson's.
func withoutOtherLengths(text string) string {
	var kept []string
	for _, part := range lesson.Sentences(text) {
		if !lengthOfElse.MatchString(part) || lengthOfLesson.MatchString(part) {
			kept = append(kept, part)
		}
	}
	return strings.Join(kept, " ")
}

// lessonDays counts the days that a sentence on lessons names: "40 min Tuesday, 40 min Friday", "daily, Mon to Fri".
func lessonDays(text string) int {
	for _, said := range strings.FieldsFunc(text, func(char rune) bool { return char == '.' || char == ';' || char == '!' }) {
		if !saysLength.MatchString(said) {
			continue
		}
		if found := dayRange.FindStringSubmatch(said); found != nil {
			if from, to := dayOf[found[1][:2]], dayOf[found[2][:2]]; from > 0 && to > from {
				return to - from + 1
			}
		}
		if found := dayNames.FindAllString(said, -1); len(found) > 1 {
			return len(found)
		}
	}
	return 0
}

// isAllTime tells that the teacher has so many minutes and no more: "I've got 52 pupils and only 50 minutes".
var isAllTime = regexp.MustCompile(`(?i)\b(?:got|have|has|had|and|with|get|gives?) (?:us |me )?only (?:about )?\d{2,3} ?min(?:ute)?s?\b`)

// ofAge tells a number of years: "aged 14 to 22, lessons of 45 minutes".
func (r timeReader) ofAge(i int) bool {
	for j := i - 1; j >= i-3 && j >= 0; j-- {
		if word := r.at(j).word; word == "aged" || word == "age" || word == "ages" {
			return true
		}
	}
	return false
}
