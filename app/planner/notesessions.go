package planner

import (
	"strings"

	"somo/app/regexp"
)

const countWord = `\d{1,2}|one|two|three|four|five|six|seven|eight|a|an`

var (
	// meeting is a count of lessons of one length: "two 40-minute periods", "a double of 80 minutes", "one hour on Tuesday".
	meeting = regexp.MustCompile(`\b(?:(` + countWord + `) )?(double |single )?(?:(\d{2,3})[- ]?(?:minutes?|mins?)[ -])?(?:(?:long )?(double |single ))?(?:(?:lessons?|periods?|sessions?|classes|double|single)\b(?: (?:each )?(?:of|lasting|at) (\d{2,3}) ?(?:minutes?|mins?))?|(hours?)(?: (?:lessons?|periods?|sessions?))? on (?:mon|tues|wednes|thurs|fri|satur)days?)`)
	// haveOfThem counts lessons of which the sentence has told the length: "Lessons are 45 minutes and I have four of them".
	haveOfThem = regexp.MustCompile(`\b(?:i|we) have (?:only )?(\d{1,2}|two|three|four|five|six|seven|eight) (?:of (?:them|these|those)|this week|next week|in all)\b|\b(?:lessons|periods),? (\d|two|three|four|five|six) this week\b`)
	// weekdays are lessons on one day of several weeks: "one hour on Friday only, four Fridays".
	weekdays = regexp.MustCompile(`\b(\d|two|three|four|five|six|seven|eight) (?:mon|tues|wednes|thurs|fri|satur)days\b`)
	// weekdayLength is how long each of them is.
	weekdayLength = regexp.MustCompile(`\b(?:(\d{2,3}) ?(?:minutes?|mins?)|(one|two|1|2) hours?)\b`)
	// ofTime is a word of a sentence that tells of lessons.
	ofTime = regexp.MustCompile(`lesson|period|session|hour|minute|\bmins?\b|single|double|this week|next week|of them|days\b`)
	// dayAfterDay is a lesson each day: "30 minutes a day for four days".
	dayAfterDay = regexp.MustCompile(`\b(\d{2,3}) ?(?:minutes?|mins?) (?:a|per|each|every) day\b[^.;]*?\bfor (\d{1,2}|two|three|four|five|six|seven|eight|nine|ten) (?:school )?days\b`)
	// oneDouble is a double lesson of which nobody says how many there are.
	oneDouble = regexp.MustCompile(`\b(?:have |only |just |is |in )(?:only |just )?(?:a |one )?double (?:lesson|period|session) of (\d{2,3}) ?(?:minutes?|mins?)\b`)
	// oneHour is all the time that there is.
	oneHour = regexp.MustCompile(`(?:^|[.,;] ?)(?:only |just )?one hour\b`)
	// hoursWeekly are hours in a week, for some weeks.
	hoursWeekly = regexp.MustCompile(`\b(\d|one|two|three|four|five|six) hours? (?:a|per|each|every) week for (\d|one|two|three|four|five|six) weeks?\b`)
	// hoursAWeek are hours in each week, where nobody says for how many weeks.
	hoursAWeek = regexp.MustCompile(`(?:^|[,;] )(?:we have |i have |only )*(one|two|three|four|five|six|\d|deux|trois|quatre|cinq) (?:hours?|heures?)(?: (?:of|de) \pL+)? (?:a|per|each|every|par) (?:week|semaine)\b`)
	// hoursOften are lessons of an hour, so many times a week: "one hour twice a week".
	hoursOften = regexp.MustCompile(`\b(?:one|an|1) hour,? (once|twice|thrice|(?:two|three|four|\d) times) (?:a|per|each|every) week\b`)
	// singles are lessons and double lessons of which one length is told: "two single lessons and one double, 40 minutes each".
	singles = regexp.MustCompile(`\b(one|two|three|four|\d) singles?(?: lessons?| periods?)?,? and (one|two|three|a|\d) doubles?(?: lessons?| periods?)?\b[^.;]*?\b(\d{2,3}) ?(?:minutes?|mins?)\b`)
	// joined are lessons that follow each other without a break, and how often a week.
	joined = regexp.MustCompile(`\b(two|three|2|3) (?:lessons|periods) of (\d{2,3}) ?(?:minutes?|mins?) (?:joined )?together,? (once|twice|thrice|\d times|three times) a week\b`)
	// onDays are the lessons of a week by their days: "two on Monday and one on Thursday".
	onDays = regexp.MustCompile(`\b(one|two|three|\d) on (?:mon|tues|wednes|thurs|fri|satur)days?,? and (one|two|three|\d) on (?:mon|tues|wednes|thurs|fri|satur)days?\b`)
	// doublesWeekly are double lessons in a week, of which the length is that of two lessons.
	doublesWeekly = regexp.MustCompile(`\b(one|a|two|three|\d) double (?:lesson|period|session)s? (?:a|per|each|every|in a) week\b`)
	// thisWeek counts the lessons of a project: "periods are 40 minutes, three this week".
	thisWeek = regexp.MustCompile(`\b(?:lessons?|periods?|sessions?)\b.*, (one|two|three|four|five|six|\d) (?:of them )?(?:this|next) week\b`)
	// inAWeek counts lessons that the words before have named: "40 minute periods, three in a week".
	inAWeek  = regexp.MustCompile(`\b(one|two|three|four|five|six|\d) (?:times )?(?:in (?:a|the)|per|a|each|every) week\b`)
	eachWeek = regexp.MustCompile(`\b(?:a|per|each|every) week\b|\bweekly\b|\bweek has\b`)
	// elsewhere is an hour on the way, or on a day of which meeting reads.
	elsewhere = regexp.MustCompile(`hour on |\bwalk|\baway\b`)
)

// sessionsIn reads lessons of different lengths as lessons of the shortest: two of 40 minutes and a double of 80 are four
// of 40. It is empty where a sentence tells nothing of that kind.
func sessionsIn(part string) times {
	text := fold(part)
	if !ofTime.MatchString(text) {
		return times{}
	}
	if found := weekdays.FindStringSubmatch(text); found != nil {
		if length := weekdayLength.FindStringSubmatch(text); length != nil {
			return times{lessons: number(found[1]), minutes: max(number(length[1]), 60*number(length[2]))}
		}
	}
	if found := dayAfterDay.FindStringSubmatch(text); found != nil {
		return times{lessons: number(found[2]), minutes: number(found[1])}
	}
	if found := haveOfThem.FindStringSubmatch(text); found != nil {
		return times{lessons: number(found[1] + found[2])}
	}
	if found := hoursWeekly.FindStringSubmatch(text); found != nil {
		return times{lessons: number(found[1]) * number(found[2]), minutes: 60}
	}
	if found := hoursAWeek.FindStringSubmatch(text); found != nil && timeIn(part) == (times{}) && !elsewhere.MatchString(text) {
		return times{minutes: 60, weekly: number(found[1])}
	}
	if found := hoursOften.FindStringSubmatch(text); found != nil {
		often, _, _ := strings.Cut(found[1], " ")
		return times{minutes: 60, weekly: number(often)}
	}
	if found := doubleAndSingle.FindStringSubmatch(text); found != nil && number(found[1]) >= double && found[2] == "" && !eachWeek.MatchString(text) {
		return times{lessons: 3, minutes: number(found[1]) / 2}
	}
	if found := singles.FindStringSubmatch(text); found != nil && !eachWeek.MatchString(text) {
		return times{lessons: number(found[1]) + 2*number(found[2]), minutes: number(found[3])}
	}
	if found := doublesWeekly.FindStringSubmatch(text); found != nil {
		single := first(timeIn(part).minutes, usualMinutes)
		if single >= double {
			single /= 2 // its length is told
		}
		return times{minutes: 2 * single, weekly: number(found[1])}
	}
	if found := thisWeek.FindStringSubmatch(text); found != nil {
		return times{minutes: timeIn(part).minutes, lessons: number(found[1])}
	}
	if found := inAWeek.FindStringSubmatch(text); found != nil && (strings.Contains(text, "period") || strings.Contains(text, "lesson")) && timeIn(part).lessons == 0 {
		return times{minutes: timeIn(part).minutes, weekly: number(found[1])}
	}
	if found := onDays.FindStringSubmatch(text); found != nil {
		return times{minutes: timeIn(part).minutes, weekly: number(found[1]) + number(found[2])}
	}
	if found := joined.FindStringSubmatch(text); found != nil {
		often, _, _ := strings.Cut(found[3], " ")
		return times{minutes: number(found[1]) * number(found[2]), weekly: number(often)}
	}
	if eachWeek.MatchString(text) {
		if found := doubleAndSingle.FindStringSubmatch(text); found != nil {
			return times{minutes: first(number(found[2]), number(found[1])/2), weekly: 3} // a double lesson is two
		}
		return times{}
	}
	type group struct{ count, minutes int }
	var groups []group
	shortest, total := 0, 0
	for _, found := range meeting.FindAllStringSubmatch(text, -1) {
		g := group{max(1, number(found[1])), number(found[3] + found[5])}
		if found[6] != "" {
			g = group{1, 60 * max(1, number(found[1]))}
		}
		if g.minutes == 0 && strings.Contains(found[0], "double") && shortest > 0 {
			g.minutes = 2 * shortest
		}
		if g.minutes < fewestMinutes || g.minutes > 240 {
			continue
		}
		groups = append(groups, g)
		if shortest == 0 || g.minutes < shortest {
			shortest = g.minutes
		}
	}
	if len(groups) < 2 {
		if found := oneDouble.FindStringSubmatch(text); found != nil && timeIn(part).lessons == 0 {
			return times{lessons: 1, minutes: number(found[1])}
		}
		if oneHour.MatchString(text) && timeIn(part) == (times{}) && !elsewhere.MatchString(text) {
			return times{lessons: 1, minutes: 60}
		}
		return times{}
	}
	for _, g := range groups {
		total += g.count * max(1, g.minutes/shortest)
	}
	return times{lessons: total, minutes: shortest}
}

// retold has a class that meets seldom begin with what it remembers, in the first lesson that has one before it.
func (c *composer) retold() (block, text string) {
	for _, s := range c.slotsInDay {
		if s.lesson > 1 {
			return s.block, c.text("note.seldom")
		}
	}
	return "", ""
}

// doubleAndSingle is a week of one double lesson and one single: "a double period of 80 minutes and a single of 40 minutes".
var doubleAndSingle = regexp.MustCompile(`\b(?:one |a )?double (?:periods?|lessons?|sessions?)?(?: of)? ?(\d{2,3})?(?: ?min\w*)?[^.;]{0,30}?\b(?:and|plus) (?:one |a )?single(?: periods?| lessons?| sessions?)?(?: of)? ?(\d{2,3})?`)
