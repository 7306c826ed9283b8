package planner

import (
	"slices"
	"strings"
)

// aspects are what a topic may ask of a thing, each row with the other words for one of them.
var aspects = []map[string]bool{
	stemmed(words("benefit benefits gain gains advantage advantages profit profits use uses good help importance important value purpose")),
	stemmed(words("problem problems cost costs harm harms danger dangers damage disadvantage disadvantages challenge challenges risk risks loss")),
	stemmed(words("cause causes reason reasons why because origin origins source sources")),
	stemmed(words("effect effects result results consequence consequences impact impacts change changes")),
	stemmed(words("type types kind kinds form forms class classes classification sort sorts group groups example examples")),
	stemmed(words("feature features landform landforms part parts shape shapes structure structures characteristic characteristics property properties")),
	stemmed(words("process processes step steps stage stages method methods way ways procedure")),
	stemmed(words("solution solutions answer control prevention prevent protect remedy treatment care")),
}

// causesAndMore are the aspects that topics name side by side of what happens: its causes, its results and what is done about it.
var causesAndMore = []map[string]bool{aspects[2], aspects[3], aspects[7]}

// leastAspects is how many aspects of a thing ask for the whole of it: its causes and its results.
const leastAspects = 2

// aspectsIn counts the aspects of a thing that a text asks for, 0 where it names more than aspects: "causes and results".
func aspectsIn(text string) int {
	asked := map[int]bool{}
	for _, word := range stems(text) {
		row := slices.IndexFunc(aspects, func(row map[string]bool) bool { return row[word] })
		switch {
		case row >= 0:
			asked[row] = true
		case !weakWords[word]:
			return 0
		}
	}
	return len(asked)
}

// commonDeeds are what learners do with any topic: no plan is without them because they have no card.
var commonDeeds = words("asking building caring choosing comparing counting describing drawing explaining finding giving growing keeping making measuring naming planning planting reading saying showing solving speaking using writing")

// untouched are the parts of a topic of which neither a word nor one of the same meaning stands in the tasks, questions and
// notes of the plan.
func (c *composer) untouched(parts []string) []string {
	if len(parts) == 0 || c.tasks == nil {
		return parts
	}
	said := c.taught()
	return slices.DeleteFunc(slices.Clone(parts), func(part string) bool {
		return commonDeeds[strings.ToLower(part)] || slices.ContainsFunc(stems(part), func(word string) bool {
			return said[word] && !weakWords[word] && !broadWords[word] || slices.ContainsFunc(aspects, func(row map[string]bool) bool {
				return row[word] && anyOf(row, said)
			})
		})
	})
}

// taught are the words of the tasks, the product, the questions and the notes of the plan.
func (c *composer) taught() map[string]bool {
	var texts []string
	for _, t := range c.tasks {
		texts = append(texts, t.Title, t.Text, strings.Join(t.Steps, " "), t.Expect)
		for _, item := range t.Items {
			texts = append(texts, item.Question, item.Answer)
		}
	}
	texts = append(append(texts, c.artefact.Steps...), c.artefact.Tests...)
	for _, q := range c.card.Questions {
		texts = append(texts, q.Question, q.Answer)
	}
	for _, idea := range c.card.BigIdeas {
		texts = append(texts, idea.Text)
	}
	return c.wordSet(strings.Join(texts, " "))
}

func anyOf(row, said map[string]bool) bool {
	for word := range row {
		if said[word] {
			return true
		}
	}
	return false
}

// untouchedCards are the names of other cards of a topic, but those of which it names only a part that the tasks have: the
// kitchen of kitchen gardening is where compost comes from.
func (c *composer) untouchedCards(names []string) []string {
	if len(names) == 0 || c.tasks == nil {
		return names
	}
	asked := c.wordSet(c.request.Topic)
	said := c.taught()
	return slices.DeleteFunc(slices.Clone(names), func(name string) bool {
		words := stems(name)
		both := slices.DeleteFunc(slices.Clone(words), func(word string) bool { return !asked[word] || weakWords[word] })
		return len(both) > 0 && len(both) < len(words) && shared(said, both) > 0
	})
}

// concluded are remarks on the heat, the rain and the minutes, by their stems.
var concluded = []map[string]bool{
	stemmed(words("hot heat sun early outdoor outdoors outside shade cool morning")),
	stemmed(words("rain rains rainy wet mud roof")),
	stemmed(words("minute minutes period periods")),
}

// metBefore tells whether a remark only draws the conclusion of a clause that is met: "so outdoor work must be early".
func (c *composer) metBefore(told string) bool {
	if !strings.HasPrefix(strings.ToLower(told), "so ") {
		return false
	}
	of := slices.IndexFunc(concluded, func(row map[string]bool) bool { return shared(row, stems(told)) > 0 })
	return of >= 0 && slices.ContainsFunc(slices.Concat(c.notes.used, c.usedHere), func(label string) bool { return shared(concluded[of], stems(label)) > 0 })
}
