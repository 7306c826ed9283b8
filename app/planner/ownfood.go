package planner

import (
	"slices"
	"strings"

	"somo/app/regexp"
)

// keptFoods are those that families catch, grow or sell and that may spoil, by their stems.
var keptFoods = stemmed(words(`fish tilapia mukene omena dagaa usipa chambo kapenta matemba catfish sardines herrings perch bonga
	maize millet sorghum rice beans cowpeas groundnuts cassava yams potatoes onions tomatoes okra peppers cabbages spinach
	mangoes bananas plantains oranges pineapples guavas dates milk meat`))

// ownFood finds what families of the place catch, grow or sell.
var ownFood = regexp.MustCompile(`(?i)\b(?:catch(?:es)?|fish(?:es)? for|grows?|harvests?|dry|dries|sells?|keeps?) ([\pL-]+(?:(?:, | and | or )[\pL-]+)?)`)

// takeFood has teams plan for the food of their own place, where a lesson on keeping food has another as its example.
func (c *composer) takeFood() {
	if c.match.entry == nil || c.unsafe || !strings.Contains(c.match.entry.whole(), "preserv") && !strings.Contains(c.match.entry.whole(), "storage-and-post") {
		return
	}
	isFood := func(word string) bool { return keptFoods[stem(strings.ToLower(word))] }
	asked := strings.FieldsFunc(c.question, func(char rune) bool { return char == ' ' || char == '?' || char == ',' })
	at := slices.IndexFunc(asked, isFood)
	if at < 0 || slices.ContainsFunc(stems(c.request.AdditionalInfo), func(word string) bool { return word == stem(asked[at]) }) {
		return
	}
	for _, found := range ownFood.FindAllStringSubmatch(c.request.AdditionalInfo, -1) {
		var own []string
		for _, word := range strings.Fields(strings.NewReplacer(",", " ", " and ", " ", " or ", " ").Replace(found[1])) {
			if isFood(word) {
				own = append(own, strings.ToLower(word))
			}
		}
		if len(own) > 0 {
			c.notes.change("ideas", always(c.text("note.ownFood", "example", asked[at], "food", c.list(own))), "")
			return
		}
	}
}
