package planner

import (
	"slices"
	"strings"

	"somo/app/lesson"
	"somo/app/regexp"
)

var (
	// wantedWhen is for when a topic is wanted, said behind it: "the metric system before the national exam".
	wantedWhen = regexp.MustCompile(`(?i)[\s,]+(?:(?:before|ahead of|in preparation for|to prepare for|preparing for|in time for|for|until|by|in)\s+(?:(?:the|our|their|your|this|next|coming|end|of|national|final|mock|model|term|year|state)\s+)*(?:exams?|examinations?|tests?|mocks?|revision|term|semester|holidays|inspection|kcpe|kjsea|kpsea|kcse|ple|uce|wassce|bece|nsc|csee|psle)\b|(?:this|next)\s+(?:term|week|month|semester)\b|avant (?:l['’]examen|les examens|la fin)|kabla ya mtihani|antes do exame).{0,24}$`)
	// oneOfList parts the topics of a list.
	oneOfList = regexp.MustCompile(`(?i)\s*[,;&\n•]\s*(?:(?:and|et|na|e)\s+)?(?:also\s+)?|\s+(?:and|et|na|plus)\s+(?:also\s+)?|\s+as well as\s+`)
)

// withoutWhen takes off a topic for when it is wanted.
func withoutWhen(topic string) string {
	heart := strings.TrimRight(wantedWhen.ReplaceAllString(topic, ""), " ,;.")
	if heart == "" || emptyTopic(heart) {
		return topic
	}
	return heart
}

// Of a list of some topics one may be known by no name, where it is long enough to be a list in any case; each is short.
const (
	leastList    = 3
	longList     = 4
	mostListItem = 5
)

// ofTopics are the topics that a teacher names in one line, where surely each is another one.
func (r *recogniser) ofTopics(subject, topic string, band lesson.Band) []string {
	parts := namedTogether(topic)
	if len(parts) < leastList {
		return nil
	}
	switch sure := r.sureOf(subject, parts, band); {
	case sure == len(parts):
		return parts
	case sure < len(parts)-1 || len(parts) < longList || strings.Contains(topic, ": ") || slices.ContainsFunc(parts, func(part string) bool { return len(strings.Fields(part)) > mostListItem }):
		return nil
	}
	return parts
}

// sureOf counts the parts of a topic that are surely each another topic.
func (r *recogniser) sureOf(subject string, parts []string, band lesson.Band) int {
	seen := map[int]bool{}
	for _, part := range parts {
		if found := r.candidates(subject, r.tokens(part), band, true); len(found) > 0 && found[0].exact {
			seen[found[0].at] = true
		}
	}
	return len(seen)
}

// apart parts further what stands in one item of a list: "nouns; verbs; adjectives and letter writing".
func (r *recogniser) apart(subject string, listed []string, band lesson.Band) []string {
	var all []string
	for _, item := range listed {
		parts := oneOfList.Split(withoutWhen(item), -1)
		if len(parts) > 1 && r.sureOf(subject, parts, band) == len(parts) {
			all = append(all, parts...)
			continue
		}
		all = append(all, withoutWhen(item))
	}
	return all
}

// namedTogether are the parts of "addition, subtraction and division", where there are three or more.
func namedTogether(topic string) []string {
	var parts []string
	for _, part := range oneOfList.Split(strings.Trim(withoutCodes(topic), " .?!"), -1) {
		switch last := len(parts) - 1; {
		case part == "":
		case last >= 0 && strings.Contains(parts[last], " of ") && !strings.Contains(part, " "):
			parts[last] += ", " + part // "area of rectangles and squares" is one thing
		default:
			parts = append(parts, part)
		}
	}
	if len(parts) < leastList {
		return nil
	}
	return parts
}
