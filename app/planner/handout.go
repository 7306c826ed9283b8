package planner

import (
	"slices"
	"strings"

	"somo/app/regexp"
)

const (
	// mostHandedOut things are named where the work with them begins.
	mostHandedOut = 3
	// longestHandedOut is how many words such a thing has at most.
	longestHandedOut = 6
)

// everyLesson is what learners have in any lesson, or what is no thing to give out.
var everyLesson = regexp.MustCompile(`(?i)\b(?:exercise books?|pencils?|textbooks?|board|chalk|slates?|clock|watch|one for|if there|where there)\b|[,:;()/]|\bor\b`)

// handOut names the things of an activity with which no step of it says that anything is done, where its work begins.
func (c *composer) handOut(drafts []*draft) {
	seen := map[string]bool{}
	for _, d := range drafts {
		at := slices.IndexFunc(d.steps, func(s step) bool { return s.work })
		if at < 0 {
			continue
		}
		var texts []string
		for _, s := range d.steps {
			texts = append(texts, s.text)
		}
		w := work{words: c.wordSet(strings.Join(texts, " "))}
		var things []string
		for _, m := range d.materials {
			name, given := inline(itself(m.Item)), inline(m.Item)
			if len(things) == mostHandedOut || m.Per == perHand || len(strings.Fields(given)) > longestHandedOut || everyLesson.MatchString(m.Item) || seen[given] {
				continue
			}
			if slices.ContainsFunc(stems(name), func(word string) bool { return w.words[word] }) || w.speaksOf(name) {
				continue
			}
			seen[given] = true
			if unit, of, found := strings.Cut(given, " of "); found && m.Per != "class" && !strings.Contains(unit, " ") {
				given = plural(unit) + " of " + of
			}
			things = append(things, given)
		}
		if len(things) > 0 {
			d.steps[at].text = sentences(c.text("handOut", "things", c.list(things)), d.steps[at].text)
		}
	}
}
