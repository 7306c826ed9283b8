package planner

import (
	"slices"
	"strconv"
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

// quote repeats what the teacher wrote, shortened to what a step can hold.
func quote(part string) string {
	return `"` + shorten(strings.ReplaceAll(strings.TrimRight(part, " .!?"), `"`, "'"), 160) + `"`
}

// usedLine is the one sentence that says which notes shaped the plan, and which others what is written here.
func (n *notes) usedLine(here []string) string {
	used := slices.Clone(n.used)
	for _, label := range here {
		if !slices.Contains(used, label) {
			used = append(used, label)
		}
	}
	used = withoutTwins(used)
	if len(used) == 0 {
		return ""
	}
	const most = 12
	line := strings.Join(firstOf(used, most), "; ")
	if len(used) > most {
		line = n.says.text("notesMore", "notes", line, "n", strconv.Itoa(len(used)-most))
	}
	return n.says.text("notesUsed", "notes", line)
}

// plainly is what a teacher wrote as a part of a sentence.
func plainly(part string) string {
	return lowerSecond(strings.Trim(quote(trimLead(part)), `"`))
}

// toldLine repeats what was not understood, so that nothing is dropped in silence.
func (n *notes) toldLine(told []string) string {
	if len(told) == 0 {
		return ""
	}
	var people, rest []string
	words, kept := 0, false
	for i, part := range wholeRemarks(n.inWhole(wholeRemarks(told))) {
		if words += len(strings.Fields(part)); words > 90 && i > 0 {
			rest = append(rest, n.says.text("notesToldMore"))
			break
		}
		if ofPeopleHere.MatchString(part) && n.care || ofIllness.MatchString(part) {
			kept = true // it is not printed where others read the plan
			continue
		}
		if ofPeopleHere.MatchString(part) {
			people = append(people, plainly(part))
		} else {
			rest = append(rest, plainly(part))
		}
	}
	if len(people)+len(rest) == 0 {
		if kept {
			return n.says.text("notesKept")
		}
		return ""
	}
	ofPeople, others := strings.Join(people, "; "), strings.Join(rest, "; ")
	switch {
	case len(people) == 0:
		return n.says.text("notesTold", "notes", others)
	case len(rest) == 0:
		return n.says.text("notesToldOfPeople", "notes", ofPeople)
	}
	return n.says.text("notesToldBoth", "notes", ofPeople, "others", others)
}

// longestWhole is how many words the whole sentence of a remark may have to be repeated for it.
const longestWhole = 24

// leansBack begins a remark that says little without what stands before it in its sentence.
var leansBack = regexp.MustCompile(`(?i)^(?:a few|few|some|others|free|it|they|them|this|that|these|those|only|not only|and|but|so|if|when|because|from)\b`)

// inWhole are remarks as the whole sentences that the teacher wrote: half of one may say little.
func (n *notes) inWhole(told []string) []string {
	whole := slices.Clone(told)
	for i, part := range whole {
		said := strings.Trim(part, " .!?;,")
		for _, of := range n.parts {
			if leansBack.MatchString(said) && strings.Contains(of, said) && len(strings.Fields(of)) <= longestWhole && !(n.care && ofPeopleHere.MatchString(of)) {
				whole[i] = of
				break
			}
		}
	}
	return whole
}

// ofIllness is what families have to bear, which no plan prints.
var ofIllness = regexp.MustCompile(`(?i)\b(?:tensions?|sick|ill|illness|treatment|died|dead|HIV|AIDS|prison|jail|pregnan\w+|abus\w+|refugees?|fled|divorc\w+|poor|hungry|beaten|violence)\b`)

// ofPeopleHere is a sentence about learners or their families, who are not asked about it.
var ofPeopleHere = regexp.MustCompile(`(?i)\b(?:some|many|most|few|half|one|two|three|several) (?:of (?:them|the|my|our) )?(?:\pL+ )?(?:learners?|pupils?|students?|children|girls?|boys?|parents?|families|mothers?|fathers?|homes|households|people)\b|\b(?:a|an|one|my|our|the) (?:\pL+ )?(?:learner|pupil|student|child|girl|boy|parent|teacher)\b|\b(?:sons?|daughters?|orphans?|twins)\b`)
