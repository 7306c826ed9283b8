package planner

import (
	"reflect"
	"strings"

	"somo/app/lesson"
	"somo/app/regexp"
)

var (
	// ofWell are the ways in which work on water names the water of a well.
	ofWell = regexp.MustCompile(`\b(?i:well)( water\b)|\b(rain,?(?: and)? |raw )well\b|\b(and )well( boiled\b)|(’s )well\b|\b((?i:a|the|our) )well([,.;:?!]|$| (?:is|has|gives|and|or)\b)`)
	// boresWater is how a teacher names water that comes out of a borehole.
	boresWater = regexp.MustCompile(`(?i)\bboreholes?\b`)
	// hasWell is how a teacher names a well.
	hasWell = regexp.MustCompile(`(?i)\b(?:a|the|our|one|open|school) well\b|\bwells\b|\bwell water\b`)
)

// ownWater calls the water of a plan after the source that the class has: a borehole where cards speak of a well.
func (c *composer) ownWater(plan *lesson.Plan) {
	if strings.Contains(strings.ToLower(c.request.Topic), "well") || !boresWater.MatchString(c.request.AdditionalInfo) || hasWell.MatchString(c.request.AdditionalInfo) {
		return
	}
	kept := plan.Context
	mapTexts(reflect.ValueOf(plan).Elem(), func(text string) string {
		if !strings.Contains(text, "ell") {
			return text
		}
		return ofWell.ReplaceAllStringFunc(text, func(found string) string {
			at := strings.Index(strings.ToLower(found), "well")
			source := c.text("borehole")
			if found[at] == 'W' {
				source = upperFirst(source)
			}
			return found[:at] + source + found[at+len("well"):]
		})
	})
	plan.Context = kept
}
