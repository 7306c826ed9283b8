package planner

import (
	"slices"
	"strings"

	"somo/app/regexp"
)

// twoProducts begins a goal that names two things to make, of which a plan makes one: "Make and test a wall map or globe for".
var twoProducts = regexp.MustCompile(`^([A-Z]\pL+(?:,? (?:and )?(?:test|write|make|improve|draw))*) (an? )?(\pL[\pL-]*(?: \pL[\pL-]*){0,2}) or (an? )?(\pL[\pL-]*(?: \pL[\pL-]*){0,2}?)((?: (?:for|that|which|in|on|of|with|from|to|and|by)\b.*)|\.|, .*)$`)

// onlyProduct keeps in the goal of making only what the teams make.
func (c *composer) onlyProduct() {
	goals := slices.Clone(c.card.Objectives)
	for i, o := range goals {
		if o.Bloom == "create" {
			goals[i].Text = oneProduct(o.Text, c.artefact.Type, c.banks.sentences)
		}
	}
	c.card.Objectives = goals
}

// oneProduct leaves out of a goal the second thing to make, or the first, where the product has the name of the other alone.
// "A planting or rotation plan" may be one thing with two names: there only the whole second can stand.
func oneProduct(text, product string, says sentenceBank) string {
	found := twoProducts.FindStringSubmatch(text)
	if found == nil {
		return text
	}
	deed, article, first, ofSecond, second, rest := found[1], found[2], strings.Fields(found[3]), found[4], strings.Fields(found[5]), found[6]
	if slices.ContainsFunc(append(slices.Clone(first), second...), func(word string) bool { return stopWords[word] || word == "its" }) || strings.Contains(rest, " or ") || strings.Contains(rest, " them") || strings.Contains(rest, " their ") || article == "" && ofSecond != "" {
		return text
	}
	made := stems(product)
	head := func(name []string) bool { return slices.Contains(made, stem(name[len(name)-1])) }
	shared := ofSecond == "" && len(first) == 1 && len(second) > 1 // "a league or relay plan"
	switch {
	case head(first) == head(second):
		return text
	case head(second):
		if ofSecond == "" && len(second) == 1 && len(first) > 1 { // "a fraction plan or tool"
			second = append(slices.Clone(first[:len(first)-1]), second...)
		}
		if name := strings.Join(second, " "); article != "" {
			return deed + " " + says.withArticle(name) + rest
		}
		return deed + " " + strings.Join(second, " ") + rest
	case shared:
		return text
	}
	return deed + " " + article + strings.Join(first, " ") + rest
}
