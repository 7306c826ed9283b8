package planner

import "strings"

// Houses in which a class goes on when it rains, and places along a house.
var (
	shelters = words("church mosque chapel hall classroom store office library kitchen tent")
	alongIt  = words("veranda verandah corridor porch")
)

// shelter is where a class goes when it rains: the place that the remark names, or any roof.
func (n *notes) shelter(part string) string {
	for _, word := range strings.Fields(strings.ToLower(part)) {
		switch word = strings.Trim(word, ".,;:!()"); {
		case shelters[word]:
			return n.says.text("inPlace", "place", word)
		case alongIt[word]:
			return n.says.text("onPlace", "place", word)
		}
	}
	return n.says.text("underRoof")
}
