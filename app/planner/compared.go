package planner

import (
	"slices"
	"strings"

	"somo/app/lesson"
	"somo/app/regexp"
)

// ofCompared is the kind of two things that are to be told apart.
const ofCompared = "compare"

var (
	// apartBehind and apartBefore ask for what tells two things apart.
	apartBehind = regexp.MustCompile(`(?i)^(.{2,40}?) (?:and|or|versus|vs\.?) (.{2,40}?)\s*[:,–-]\s*(?:what (?:is|are) |which (?:is|are) |know(?:ing)? )?(?:the )?differences?\b.*$`)
	apartBefore = regexp.MustCompile(`(?i)^(?:(?:what is |explaining |know(?:ing)? )?(?:the )?differences? between|distinguish(?:ing)? between|telling apart) (.{2,40}?) and (.{2,40}?)$`)
)

// mostSideWords are the words of one of two things at most.
const mostSideWords = 4

// comparedIn are the two things that a topic asks to tell apart, or none.
func comparedIn(topic string) []string {
	topic = strings.Trim(withoutCodes(topic), " .?!")
	said := apartBehind.FindStringSubmatch(topic)
	if said == nil {
		said = apartBefore.FindStringSubmatch(topic)
	}
	if said == nil || len(strings.Fields(said[1])) > mostSideWords || len(strings.Fields(said[2])) > mostSideWords {
		return nil
	}
	return []string{lowerFirst(said[1]), said[2]}
}

// teaches tells whether a card works with all content words of some text in one of its tasks, in any form.
func teaches(card *Card, text string) bool {
	asked := slices.DeleteFunc(stems(text), func(word string) bool { return len(word) < leastLetters || everydayWords[word] })
	if len(asked) == 0 {
		return true
	}
	return slices.ContainsFunc(card.Tasks, func(t Task) bool {
		said := stems(t.Title + " " + t.Text + " " + strings.Join(t.Steps, " ") + " " + t.Expect + " " + t.Notes)
		return !slices.ContainsFunc(asked, func(word string) bool {
			return !slices.ContainsFunc(said, func(other string) bool { return akin(word, other) })
		})
	})
}

// compares settles what two things the topic asks to tell apart, where no card is found that works with both: the teacher
// fills in their meanings.
func (p *Planner) compares(c *composer) ([]string, error) {
	sides := comparedIn(c.request.Topic)
	if sides == nil || c.unsafe || c.asked() != "" || languages[subjectOf(c.request.Subject)] || c.band == lesson.BandKG || c.band == lesson.BandG1to3 {
		return nil, nil
	}
	if c.match.entry == nil {
		return sides, nil
	}
	card, err := p.shelf.card(c.match.entry)
	if err != nil {
		return nil, err
	}
	if teaches(card, sides[0]) && teaches(card, sides[1]) {
		return nil, nil
	}
	return sides, nil
}
