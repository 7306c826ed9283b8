package planner

import (
	"slices"
	"strings"

	"somo/app/regexp"
)

// shortestRemark is how many words a remark has at least that says something by itself.
const shortestRemark = 4

// torn begins or ends a piece of a sentence that makes no sense without the rest.
var torn = regexp.MustCompile(`(?i)^(?:not only|with|com|avec|which|that|who|because|than|then|such as|like|of|e\.g)\b|\b(?:e\.?g|i\.?e|such as|and|or|but|the|a|of|to|with|for|in|on|by|por|e|et|na)[.,]*$`)

// lacksOrFew is a remark that is whole in two words: "no dark room".
var lacksOrFew = regexp.MustCompile(`(?i)^(?:no|few|without|only)\b`)

// wholeRemarks are the remarks of a teacher that say something when they stand alone, each once.
func wholeRemarks(told []string) []string {
	var whole []string
	for _, part := range told {
		said := strings.Trim(part, " .!?;,")
		if len(strings.Fields(said)) < shortestRemark && !lacksOrFew.MatchString(said) || torn.MatchString(said) || strings.Count(said, "(") != strings.Count(said, ")") {
			continue
		}
		if slices.ContainsFunc(whole, func(other string) bool { return strings.Contains(strings.ToLower(other), strings.ToLower(said)) }) {
			continue
		}
		whole = append(whole, part)
	}
	return whole
}
