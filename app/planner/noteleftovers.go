package planner

import (
	"slices"
	"strings"

	"somo/app/regexp"
)

// ofLesson is a remark on how the lesson is to be planned or what the teacher does, and none on the place where it is held.
var ofLesson = regexp.MustCompile(`(?i)^(?:I|we (?:must|want|need|would|will|hope)|notes?|figures?|examples?|please|use|give|show|include|add|avoid|no more|not|nothing|lessons?|work|answers?)\b|\b(?:this (?:week|month|term)|exam\w*|tests?|inspector|syllabus)\b`)

// ofAnybody is a remark on people, who are not spoken of before the class.
var ofAnybody = regexp.MustCompile(`(?i)\b(?:they|them|their|he|him|his|she|her|who|someone|somebody|everybody|nobody|people|persons?|m[ae]n|wom[ae]n|boys?|girls?|learners?|pupils?|students?|child(?:ren)?|parents?|mothers?|fathers?|famil(?:y|ies)|homes?|neighbours?|teachers?|chiefs?|police|soldiers?|clans?|tribes?|church(?:es)?|mosques?|religio\w*)\b`)

// longestOfPlace is how many words a remark on the place has at most that learners hear in a step.
const longestOfPlace = 16

// meetLeftovers takes what the notes tell of the place and of what is at hand, and nothing else of the plan meets, into the choice
// of an idea.
func (c *composer) meetLeftovers(drafts []*draft) {
	c.leftOfPlace(drafts)
	c.leftThings(drafts)
}

// leftOfPlace takes what the notes tell of the place and nothing meets into the choice of an idea, as what the idea has to suit.
func (c *composer) leftOfPlace(drafts []*draft) {
	d, found := c.choosing(drafts)
	if !found || c.profile.Level == "young" {
		return // small children choose without a reason
	}
	var suits, unmet []string
	for _, told := range wholeRemarks(c.notes.inWhole(wholeRemarks(c.unmet))) {
		private := c.notes.care || ofAnybody.MatchString(told) || ofIllness.MatchString(told) || showsPoverty.MatchString(told) || notRemaining.MatchString(told)
		if private || ofLesson.MatchString(told) || leansBack.MatchString(told) || len(strings.Fields(told)) > longestOfPlace || len(suits) > 1 || torn.MatchString(told) {
			unmet = append(unmet, told)
			continue
		}
		suits = append(suits, plainly(told))
	}
	if len(suits) == 0 {
		return
	}
	c.unmet = unmet
	c.usedHere = append(c.usedHere, c.text("used.leftPlace"))
	c.addToChoice(d, c.text("note.leftPlace", "said", strings.Join(suits, "; ")))
}

// leftThings asks of what is at hand and has no use in the lessons where it can help, while an idea is chosen.
func (c *composer) leftThings(drafts []*draft) {
	c.noUse = slices.DeleteFunc(c.noUse, func(thing string) bool { return c.inFallback(thing) || c.handles(thing) || c.tiesWith(thing) })
	d, found := c.choosing(drafts)
	if len(c.noUse) == 0 || !found || c.profile.Level == "young" {
		return
	}
	c.addToChoice(d, c.text("note.leftThings", "things", c.list(firstOf(c.noUse, mostLeftThings))))
	c.noUse = nil
}

// mostLeftThings are things with which teams can be asked to find a use at once.
const mostLeftThings = 4

// choosing is the activity in which an idea is chosen.
func (c *composer) choosing(drafts []*draft) (*draft, bool) {
	at := slices.IndexFunc(drafts, func(d *draft) bool { return phaseOf[d.slot.block] == "Ideate" })
	if at < 0 || len(drafts[at].steps) == 0 {
		return nil, false
	}
	return drafts[at], true
}

// addToChoice says something before the best parts are joined, which is the last step.
func (c *composer) addToChoice(d *draft, line string) {
	s := &d.steps[len(d.steps)-1]
	s.text = sentences(line, s.text)
}
