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
	if c.unsafe {
		say("I do not plan lessons that show how to make or use dangerous things, so this is a project about %s.", c.label)
	} else if line := c.planned(); line != "" {
		lines = append(lines, line)
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
	return lines
}

// planned says in one sentence which topic is planned, where that is not plain, and what is left out.
func (c *composer) planned() string {
	var parts []string
	m := c.match
	own := inline(c.label)
	switch {
	case len(m.listed) > 0:
		parts = append(parts, fmt.Sprintf("You listed %d topics: this plan takes %s, and these come later: %s", len(m.listed)+1, own, strings.Join(firstOf(m.listed, 6), "; ")))
	case m.tier == tierPartial || m.entry != nil && len(m.others) > 0:
		parts = append(parts, "Planned as: "+own)
	case m.family != nil:
		parts = append(parts, "Planned as: "+strings.Trim(own, "'"))
	}
	if len(m.others) > 0 && len(m.listed) == 0 {
		parts = append(parts, "not covered here: "+list(firstOf(m.others, 3)))
	}
	switch {
	case m.tier == tierNone:
		parts = append(parts, "I could not tell what the topic is, so facts are left for you to add in the box of lesson 1")
	case m.entry == nil:
		parts = append(parts, "I do not have a knowledge card for this topic, so facts are left for you to add in the box of lesson 1")
	case m.tier == tierPartial:
		parts = append(parts, "if you meant something else, edit the topic")
	}
	if c.early {
		parts = append(parts, "learners usually meet this topic when they are much older, so choose facts that these children can see, count or act")
	}
	return sentence(strings.Join(parts, "; "))
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
