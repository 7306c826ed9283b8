package planner

import (
	"strconv"
	"strings"
	"unicode"

	"somo/app/lesson"
)

// What is true of a class of which nothing was said.
const (
	usualSize      = 50
	usualLessons   = 5
	usualMinutes   = 40
	usualKGMinutes = 30
)

// class is the room, the time and the people that a plan is for.
type class struct {
	size, lessons, minutes int
	saidSize, saidTime     bool
	atTimes                bool // power comes and goes, and machines are there
	teamSize, teams        int
	has                    map[string]bool // electricity, projector, internet, printing, computer, lab
	year                   int             // grade 0 to 12, -1 where it cannot be read
	land                   *country        // nil where nobody named one that is known
	place, country         string
	grade                  string
	multigrade             []string
	homeLanguages          []string
	needs                  []string
	jobs                   []string
}

// leastMinutes are what five phases take, without which nothing is tried or mended.
const leastMinutes = 140

// usualDoubles are as many double lessons as a project takes of which nobody says how many there are.
const usualDoubles = 2

// wholeWeeks is the number of lessons in as many weeks as five phases take, 0 where nobody said how many a week has.
func wholeWeeks(weekly, minutes int) int {
	return weekly * max(1, ceilDiv(leastMinutes, max(1, weekly*minutes)))
}

// untilEvent is the number of lessons up to the day on which the work is shown, 0 where nobody told how many a week has or
// when the day is; more than a usual project does not need.
func (n *notes) untilEvent() int { return min(n.weekly*n.weeksAhead, usualLessons) }

// newClass joins what is known: the context wins over the notes, and the notes over what is usual for the age.
func newClass(request lesson.Request, age profile, n *notes, countries *atlas) class {
	context := request.Context
	if context == nil {
		context = &lesson.Context{}
	}
	usualLength := usualMinutes
	if age.Band == lesson.BandKG {
		usualLength = usualKGMinutes
	}
	land := n.land
	if said := countries.country(context.Country); context.Country != "" && (said == nil || land == nil || said.Code != land.Code) {
		land = said
	}
	if land != nil && land.Minutes[age.Band] > 0 {
		usualLength = land.Minutes[age.Band]
	}
	usualCount := usualLessons
	if first(context.MinutesPerLesson, n.minutes, usualLength) >= double {
		usualCount = usualDoubles
	} else if n.short {
		usualCount = shortLessons
	}
	c := class{
		size:          first(context.ClassSize, n.size, usualSize),
		saidSize:      context.ClassSize > 0 || n.size > 0,
		saidTime:      (context.Lessons > 0 || n.lessons > 0) && (context.MinutesPerLesson > 0 || n.minutes > 0),
		lessons:       first(context.Lessons, n.lessons, n.untilEvent(), wholeWeeks(n.weekly, first(context.MinutesPerLesson, n.minutes, usualLength)), usualCount),
		minutes:       first(context.MinutesPerLesson, n.minutes, usualLength),
		has:           map[string]bool{},
		land:          land,
		place:         n.place,
		country:       land.said(),
		multigrade:    either(context.Multigrade, n.multigrade),
		homeLanguages: either(context.HomeLanguages, n.homeLanguages),
		needs:         either(context.Needs, n.needs),
	}
	for thing, said := range map[string]*bool{
		"electricity": context.Electricity, "projector": context.Projector, "internet": context.Internet, "printing": context.Printing,
	} {
		c.has[thing] = said != nil && *said
	}
	c.atTimes = n.has["cuts"] && (n.has["computers"] || n.has["one computer"])
	powered := c.has["electricity"] || context.Electricity == nil && (n.has["cuts"] || !n.lacks["electricity"])
	c.has["computer"] = powered && n.has["computers"] && !n.lacks["computer"]
	year, ok := lesson.GradeOf(request.GradeLevel)
	if c.year = year; !ok {
		c.year = -1
	}
	if land == nil {
		c.country = context.Country
	}
	if c.place == "" || land != n.land {
		c.place = c.country
	}
	c.teamSize = teamSize(c.size)
	if n.teamSize > 0 {
		c.teamSize = min(n.teamSize, max(1, c.size))
	}
	c.teams = ceilDiv(c.size, c.teamSize)
	c.jobs = firstOf(age.Jobs, max(1, c.teamSize))
	return c
}

// exam is the national examination at the end of the learners' grade.
func (c class) exam() string {
	return c.land.exam(c.year)
}

// gradeName is the grade as the teacher wrote it, or nothing where that is no name.
func gradeName(gradeLevel string) string {
	if !strings.ContainsFunc(gradeLevel, func(char rune) bool { return unicode.IsLetter(char) || unicode.IsDigit(char) }) {
		return ""
	}
	return gradeLevel
}

// teamSize keeps the number of teams to what one teacher can visit.
func teamSize(size int) int {
	switch {
	case size < 2:
		return 1
	case size <= 6:
		return 2
	case size <= 12:
		return 4
	case size <= 66:
		return 5
	case size <= 84:
		return 6
	case size <= 105:
		return 7
	}
	return 8
}

func first(numbers ...int) int {
	for _, n := range numbers {
		if n > 0 {
			return n
		}
	}
	return 0
}

func either(a, b []string) []string {
	if len(a) > 0 {
		return a
	}
	return b
}

// grouping is how a team is called in a plan: "groups of 5".
func (c *composer) grouping() string {
	switch c.class.teamSize {
	case 1:
		return c.text("alone")
	case 2:
		return c.text("pairs")
	}
	return c.text("groupsOf", "n", strconv.Itoa(c.class.teamSize))
}

// context is what the plan was made for, as it is kept with the plan, and the language that it is written in where none
// was asked for.
func (c class) context(request lesson.Request, written string) *lesson.Context {
	var said lesson.Context
	if request.Context != nil {
		said = *request.Context
	}
	code := said.Country
	if code == "" && c.land != nil {
		code = c.land.Code
	}
	language := said.Language
	if language == "" {
		language = written
	}
	flag := func(thing string) *bool {
		has := c.has[thing]
		return &has
	}
	power := flag("electricity")
	if c.atTimes && !*power {
		power = nil // it comes and goes: neither yes nor no is true
	}
	return &lesson.Context{
		Country: code, Language: language, Stage: said.Stage, ClassSize: c.size, Lessons: c.lessons, MinutesPerLesson: c.minutes,
		Electricity: power, Projector: flag("projector"), Internet: flag("internet"), Printing: flag("printing"),
		Multigrade: c.multigrade, HomeLanguages: c.homeLanguages, Needs: c.needs,
	}
}
