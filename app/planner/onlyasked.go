package planner

import (
	"slices"
	"strings"

	"somo/app/regexp"
)

// choiceOf is a list of things of which learners take one, with the little word before it: "on transport, insurance or office work".
var choiceOf = regexp.MustCompile(`\b((?:on|of|about|for|in|with) (?:an? |the )?)([\pL-]+(?: [\pL-]+)?(?:, [\pL-]+(?: [\pL-]+)?)+) or ([\pL-]+)( [\pL-]+)?`)

// onlyAsked leaves of a list of things those that the topic names, where it names some of them and not all.
func onlyAsked(text string, asked map[string]bool) string {
	return choiceOf.ReplaceAllStringFunc(text, func(found string) string {
		part := choiceOf.FindStringSubmatch(found)
		last, behind := part[3], part[4]
		if word := strings.TrimSpace(behind); word != "" && !stopWords[word] {
			last, behind = last+behind, ""
		}
		items := append(strings.Split(part[2], ", "), last)
		named := slices.DeleteFunc(slices.Clone(items), func(item string) bool {
			words := slices.DeleteFunc(stems(item), func(word string) bool { return weakWords[word] || len(word) < leastLetters })
			return len(words) == 0 || slices.ContainsFunc(words, func(word string) bool { return !asked[word] })
		})
		if len(named) == 0 || len(named) == len(items) {
			return found
		}
		if len(named) == 1 {
			return part[1] + named[0] + behind
		}
		return part[1] + strings.Join(named[:len(named)-1], ", ") + " or " + named[len(named)-1] + behind
	})
}

// keepToAsked narrows the lists of the card that are wider than the topic.
func (c *composer) keepToAsked() {
	if c.match.entry == nil || c.unsafe || c.early {
		return
	}
	asked := c.wordSet(c.request.Topic)
	c.card.Objectives = slices.Clone(c.card.Objectives)
	for i := range c.card.Objectives {
		c.card.Objectives[i].Text = onlyAsked(c.card.Objectives[i].Text, asked)
	}
	for _, list := range []*[]Idea{&c.card.Starters, &c.card.Support, &c.card.Extension, &c.card.BigIdeas} {
		*list = slices.Clone(*list)
		for i := range *list {
			(*list)[i].Text = onlyAsked((*list)[i].Text, asked)
		}
	}
}
