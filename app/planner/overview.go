package planner

import (
	"strconv"
	"strings"
)

// overview has two to five sentences: what and for whom, why here, what must be said honestly, and which notes were used.
func (c *composer) overview() string {
	grade := c.class.grade
	if c.class.saidSize {
		grade = strings.TrimSpace(c.text("sizeAndGrade", "n", strconv.Itoa(c.class.size), "grade", grade))
	}
	place := c.class.place
	if place == "" {
		place = c.text("thisSchool")
	}
	opening := upperFirst(c.say("make", map[string]string{"grade": grade, "place": place}))
	why := c.say("why", nil)
	honest := firstOf(c.honest(), 2)
	lines := append([]string{opening, why}, honest...)
	if used := c.notes.usedLine(); used != "" {
		lines = append(lines, used)
	} else if len(lines) < 3 {
		lines = append(lines, c.text("itTakes", "lessons", c.count(c.class.lessons, "lesson"), "minutes", strconv.Itoa(c.class.minutes)))
	}
	return strings.Join(lines, " ")
}

// honest says what the teacher should know about this plan, the weightiest first; each is one sentence.
func (c *composer) honest() []string {
	var lines []string
	if c.unsafe {
		lines = append(lines, c.text("notDangerous", "topic", c.label))
	} else if line := c.planned(); line != "" {
		lines = append(lines, line)
	}
	if notice := c.languageNotice(); notice != "" {
		lines = append(lines, notice)
	}
	if c.gap >= 2 {
		lines = append(lines, c.text("otherAge", "grades", c.banks.bands[c.content].Grades))
	}
	if total := c.class.lessons * c.class.minutes; total < 100 {
		lines = append(lines, c.text("timeShort", "minutes", strconv.Itoa(total)))
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
		parts = append(parts, c.text("youListed", "n", strconv.Itoa(len(m.listed)+1), "topic", own, "others", strings.Join(firstOf(m.listed, 6), "; ")))
	case m.tier == tierPartial || m.entry != nil && len(m.others) > 0:
		parts = append(parts, c.text("plannedAs", "topic", own))
	case m.family != nil:
		parts = append(parts, c.text("plannedAs", "topic", strings.Trim(own, "'")))
	}
	if len(m.others) > 0 && len(m.listed) == 0 {
		parts = append(parts, c.text("notCovered", "others", c.list(firstOf(m.others, 3))))
	}
	switch {
	case m.tier == tierNone:
		parts = append(parts, c.text("topicUnclear"))
	case m.entry == nil:
		parts = append(parts, c.text("noCard"))
	case m.tier == tierPartial:
		parts = append(parts, c.text("editTopic"))
	}
	if c.early {
		parts = append(parts, c.text("tooEarly"))
	}
	return sentence(strings.Join(parts, "; "))
}
