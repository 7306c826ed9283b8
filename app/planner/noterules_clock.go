package planner

import (
	"slices"
	"strings"

	"somo/app/regexp"
)

const (
	// clockTime is an hour as teachers write it: "8", "8h", "7.30 am".
	clockTime = `(\d{1,2}(?:[.:h]\d\d)?)(?:h\b)?(?: ?(?:[ap]\.?m\b|o'clock|hours))?`
	// partOfDay may stand behind the name of a day.
	partOfDay = `(?: (?:mornings?|afternoons?))?`
)

// onWeekday is the day on which a guest can come: "on Wednesday", "Tuesday morning only".
var onWeekday = regexp.MustCompile(`(?i)\b(?:comes?|visits?|help|join|talk|speak|show|teach)\b[^.;]{0,30}?\b(?:on )?((?:mon|tues|wednes|thurs|fri|satur|sun)day` + partOfDay + `)\b`)

// guestDay is the day of a guest as it is written inside a sentence, or nothing.
func guestDay(part string) string {
	found := onWeekday.FindStringSubmatch(part)
	if found == nil {
		return ""
	}
	day, rest, _ := strings.Cut(found[1], " ")
	return strings.TrimSpace(dayName(day) + " " + strings.ToLower(rest))
}

// clockRules read by what hour or day work is bound: when a class plays, a kitchen is free, an examination comes.
func clockRules() []noteRule {
	return []noteRule{
		hinted("play meet start begin", rule(`\b(?:so )?(?:we|they|I) (?:play|meet|start|begin) (?:at|from) `+clockTime+`(?:$|[.,;])`, "", func(n *notes, _ string, found []string) {
			n.note("teach1", "startsAt", "time", found[1])
			n.before()
		})),
		hinted("agree agrees allow allows let lets open opens free", rule(`\b(?:the |our )?(cook|caretaker|watchman|head|headteacher|librarian|owner|nurse|matron|secretary|lab technician|kitchen|library|lab|laboratory|hall)s? (?:agrees?|allows?(?: us)?|lets us(?: in)?|opens?|is free|is open) only (`+atHour+`)`, "", func(n *notes, _ string, found []string) {
			n.note("teach1", "onlyWhen", "who", strings.ToLower(found[1]), "when", strings.ToLower(found[2]))
			n.before()
		})),
		hinted("exam exams examination examinations test", rule(`\b(?:exams?|examinations?|tests?|mocks?) (?:is |are |starts? |begins? |comes? )?in (\d{1,2}|two|three|four|five|six|seven|eight|nine|ten) days\b`, "", func(n *notes, _ string, found []string) {
			ahead := n.says.text("used.examAhead")
			n.used = slices.DeleteFunc(n.used, func(label string) bool { return label == ahead }) // the days say it
			n.note("show", "examDays", "n", found[1])
			n.atLast()
		})),
		hinted("weeks week", rule(`(?:^|, )(?:for |over |in )?(?:about )?(two|three|four|five|six|[2-8]) weeks[.!]?$`, `\b(?:left|last|before|until|since|ago|next|exam\w*|fair|day|meeting)\b`, func(n *notes, _ string, found []string) {
			n.inWork(func(c *composer) (block, text string) {
				return "teach1", c.text("note.overWeeks", "lessons", c.count(c.class.lessons, "lesson"), "n", found[1])
			}, n.says.text("used.overWeeks", "n", strings.ToLower(found[1])))
			n.before()
		})),
		hinted("eyes eye dust outside breathe cough", rule(`\beyes? (?:hurts?|burns?|itch(?:es)?|get sore|are sore)\b|\b(?:hurts?|burns?) (?:our|their|the) eyes\b|\b(?:dust|haze|smoke)\b[^.;]{0,20}\b(?:cough|cannot breathe|hard to breathe)`, `\b(?:screen|computer|read(?:ing)?|onions?)\b`, func(n *notes, _ string, _ []string) {
			n.inWork((*composer).soreEyes, "")
		})),
	}
}

// openAir is where work is done outside, besides the words by which steps say it.
var openAir = regexp.MustCompile(`(?i)\b(?:outside|outdoors|open ground|playground|pitch|on the field|in the sun)\b`)

// leastOfSport is as many words of sport as make steps those of a lesson on a field.
const leastOfSport = 3

// outdoorBlock is the first part of the work that goes outside, or nothing.
func (c *composer) outdoorBlock() string {
	for _, d := range c.drafts {
		if !atWork[d.slot.block] {
			continue
		}
		sport := map[string]bool{}
		out := d.worksOutdoors()
		for _, s := range d.steps {
			out = out || openAir.MatchString(s.text)
			for _, word := range c.stems(s.text) {
				if sportStems[word] {
					sport[word] = true
				}
			}
		}
		if out || c.card.Subject == "health" && len(sport) >= leastOfSport {
			return d.slot.block
		}
	}
	return ""
}

// sportStems are stems of words for what a body does in a lesson of sport.
var sportStems = stemmed(sportWords)

// hotFrom keeps work before the heat: on a field by shade and water, in a room by open windows.
func hotFrom(when string) func(*composer) (block, text string) {
	return func(c *composer) (string, string) {
		if block := c.outdoorBlock(); block != "" {
			return block, c.text("note.hotField", "when", when)
		}
		return "teach1", c.text("note.hotTime", "when", when)
	}
}

// soreEyes keeps the work outside short where dust hurts, with a way to do it inside, in the first part that goes out.
func (c *composer) soreEyes() (block, text string) {
	if block = c.outdoorBlock(); block == "" {
		return "teach1", ""
	}
	c.usedHere = append(c.usedHere, c.text("used.soreEyes"))
	return block, c.text("note.soreEyes")
}
