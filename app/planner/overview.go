package planner

import (
	"fmt"
	"strings"

	"somo/app/lesson"
)

// overview has two to five sentences: what and for whom, why here, what must be said honestly, and which notes were used.
func (c *composer) overview() string {
	grade := c.class.grade
	if c.class.saidSize {
		grade = strings.TrimSpace(fmt.Sprintf("%d %s", c.class.size, grade))
	}
	place := c.class.place
	if place == "" {
		place = "this school"
	}
	opening := upperFirst(c.say("make", map[string]string{"grade": grade, "place": place}))
	why := c.say("why", nil)
	honest := firstOf(c.honest(), 2)
	lines := append([]string{opening, why}, honest...)
	if used := c.notes.usedLine(); used != "" {
		lines = append(lines, used)
	} else if len(lines) < 3 {
		lines = append(lines, fmt.Sprintf("It takes %s of %d minutes.", count(c.class.lessons, "lesson", "lessons"), c.class.minutes))
	}
	return strings.Join(lines, " ")
}

// honest says what the teacher should know about this plan, the weightiest first; each is one sentence.
func (c *composer) honest() []string {
	var lines []string
	say := func(format string, args ...any) { lines = append(lines, fmt.Sprintf(format, args...)) }
	switch {
	case c.unsafe:
		say("I do not plan lessons that show how to make or use dangerous things, so this is a project about %s.", c.label)
	case c.match.entry == nil && c.match.tier == tierNone:
		say("I could not tell what the topic is, so facts are left for you to add in the box of lesson 1.")
	case c.match.entry == nil:
		say("I do not have a knowledge card for this topic, so facts are left for you to add in the box of lesson 1.")
	case c.match.tier == tierPartial:
		say("Planned as: %s; if you meant something else, edit the topic.", inline(c.label))
	}
	if c.early {
		say("Learners usually meet this topic when they are much older: choose facts that these children can see, count or act, and leave the rest for later.")
	}
	if len(c.match.listed) > 0 {
		say("You listed %d topics: this plan takes one, and these come later: %s.", len(c.match.listed)+1, strings.Join(firstOf(c.match.listed, 6), "; "))
	}
	if notice := c.languageNotice(); notice != "" {
		lines = append(lines, notice)
	}
	if c.gap >= 2 {
		say("What I know about this topic is written for %s, so choose the simplest parts or add depth.", bandName(c.content))
	}
	if total := c.class.lessons * c.class.minutes; total < 100 {
		say("Time is short, %d minutes for five phases, so the steps are few; if you can, give one more lesson to making and testing.", total)
	}
	if len(c.match.others) > 0 {
		say("Not covered here: %s.", list(firstOf(c.match.others, 3)))
	}
	return lines
}

func bandName(band lesson.Band) string {
	switch band {
	case lesson.BandKG:
		return "Kindergarten"
	case lesson.BandG1to3:
		return "Grades 1 to 3"
	case lesson.BandG4to6:
		return "Grades 4 to 6"
	case lesson.BandG7to9:
		return "Grades 7 to 9"
	}
	return "Grades 10 to 12"
}
