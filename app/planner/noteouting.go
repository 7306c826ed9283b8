package planner

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"somo/app/regexp"
)

// outing is a place that a class walks to, and the hour up to which it may be there.
type outing struct {
	place         string // "the beach"
	minutes       int    // on foot
	hour, minute  int    // of the limit
	half, between string // "pm", and what stands between hours and minutes
	tide, put     bool   // the sea comes; the notes have put it into the work
}

const (
	// walkedTo are places to which a class walks.
	walkedTo = `(?:(?:school|big|small|main|football|village|town|nearby) )?(?:beach|shore|coast|river|stream|lake|pond|field|garden|market|forest|woods?|bush|hill|farm|mangroves?|wetland|swamp|park|pitch)`
	// limitTime is an hour with its minutes, no number of minutes.
	limitTime = `(\d{1,2})(?:([.:h])(\d\d))?(?: ?([ap]\.?m\b\.?))?(?: o['’]clock)?(?:[.,;) ]|$)`
	// beforeTide are the minutes in which a rising sea leaves no way back.
	beforeTide = 30
	// spare are minutes for counting and slow walkers.
	spare = 5
)

var (
	// onGround is work on what grows, lies or lives in a place.
	onGround = regexp.MustCompile(`(?i)\b(?:(?:choose|mark|pace out) (?:a|your) plot|lay (?:the|a) (?:frame|quadrat|line)|transects?|walk (?:along|round|around) (?:the|a|our)|look under (?:stones|leaves))\b`)
	// notMinutes is what makes a number an hour no more.
	notMinutes = regexp.MustCompile(`(?i)\d ?(?:min|minutes|learners|pupils|students|children|lessons)\b`)
)

// creeping is what bites or stings, and the grass in which it lies.
var creeping = regexp.MustCompile(`(?i)\b(?:snakes?|scorpions?|(?:long|tall|high|thick) grass)\b`)

// outingRules read where the class walks to, and by when it must have left.
func outingRules() []noteRule {
	return []noteRule{
		hinted("minutes minute min mins", rule(`\b(?:the |our |a |an )?(`+walkedTo+`) (?:(?:is|lies|just|only|about|at) )*(\d{1,2}) min(?:ute)?s?['’]?(?: on foot| away| walk\b| by foot| from (?:us|here|(?:the |our )?school))+`, `\b(?:not|cannot|no)\b`, func(n *notes, _ string, found []string) {
			n.outing.place, n.outing.minutes = n.says.text("theThing", "thing", strings.ToLower(found[1])), number(found[2])
			n.planOuting()
		})),
		hinted("finish back return leave tide", rule(`\b(?:finish|be (?:\pL+ )?back|get back|come back|return|leave|be off)\b[^.;\d]{0,30}\b(?:before|by|at|until)\b[^.;\d]{0,20}`+limitTime+`|\bhigh tide[^.;\d]{0,15}`+limitTime, "", func(n *notes, part string, found []string) {
			if found[1] == "" {
				found = found[4:]
			}
			if n.outing.place == "" && !strings.Contains(strings.ToLower(part), "tide") || notMinutes.MatchString(found[1]+" "+strings.Join(found[2:4], "")) {
				return
			}
			o := &n.outing
			o.hour, o.between, o.minute, o.half = number(found[1]), found[2], number(found[3]), strings.ToLower(found[4])
			o.tide = o.tide || strings.Contains(strings.ToLower(part), "tide")
			n.planOuting()
		})),
	}
}

// planOuting has the work done there where both the place and the hour are known.
func (n *notes) planOuting() {
	if n.outing.put || n.outing.place == "" || n.outing.hour == 0 {
		return
	}
	n.outing.put = true
	n.inWork((*composer).goOut, n.says.text("used.outing", "place", n.outing.place, "limit", n.outing.clock(0)))
	n.before()
}

// clock is the limit, or a time before it, written as the teacher writes it.
func (o outing) clock(before int) string {
	at := (o.hour*60 + o.minute - before + 12*60) % (12 * 60)
	if o.hour > 12 {
		at = o.hour*60 + o.minute - before
	}
	hour, minute := at/60, at%60
	if hour == 0 {
		hour = 12
	}
	said := strconv.Itoa(hour)
	if minute > 0 || o.between != "" {
		between := o.between
		if between == "" {
			between = "."
		}
		said += between + fmt.Sprintf("%02d", minute)
	}
	return strings.TrimSpace(said + " " + o.half)
}

// workOnGround is the first work of the plan that is done on the ground, or nil.
func (c *composer) workOnGround() *draft {
	for _, d := range c.drafts {
		if atWork[d.slot.block] && slices.ContainsFunc(d.steps, func(s step) bool { return onGround.MatchString(s.text) }) {
			return d
		}
	}
	return nil
}

// sayOutside says what is safe in the lesson in which learners are outside, and before all lessons where none is.
func sayOutside(line string) func(*composer) (block, text string) {
	return func(c *composer) (string, string) {
		if d := c.workOnGround(); d != nil {
			return d.slot.block, line
		}
		for _, d := range c.drafts {
			if atWork[d.slot.block] && d.worksOutdoors() {
				return d.slot.block, line
			}
		}
		return "meet", line
	}
}

// worksThere tells whether the work of the plan is done at the place to which the class walks.
func (c *composer) worksThere() bool {
	return c.notes.outing.put && ofNature[c.card.Subject] && slices.ContainsFunc(c.tasks, func(t Task) bool {
		return slices.ContainsFunc(t.Steps, onGround.MatchString)
	})
}

// goOut leads the class to the place, with the hour at which it leaves it and with those who count.
func (c *composer) goOut() (block, text string) {
	o := c.notes.outing
	limit, before := "outing.back", o.minutes+spare
	if o.tide {
		limit, before = "outing.tide", beforeTide
	}
	block, key := "teach1", "note.outingMay"
	if d := c.workOnGround(); d != nil && ofNature[c.card.Subject] {
		block, key = d.slot.block, "note.outing"
	}
	return block, c.text(key, "place", o.place, "minutes", strconv.Itoa(o.minutes), "leave", o.clock(before), "limit", c.text(limit, "hour", o.clock(0)))
}
