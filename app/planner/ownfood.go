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

// foodGroups are the three groups of foods, by the name of the list of their foods in the bank.
var foodGroups = []string{"foodsForEnergy", "foodsThatBuild", "foodsThatProtect"}

// leastOwnFoods is how many foods a teacher names at least for a class to sort them.
const leastOwnFoods = 2

// ofFoodGroups and notFoodGroups are what a topic on foods by what they do for the body is called, and one that only speaks of food.
var (
	ofFoodGroups  = regexp.MustCompile(`(?i)\b(?:food groups?|balanced|healthy eating|meals?|diets?|malnutrition|classes of food)\b`)
	notFoodGroups = regexp.MustCompile(`(?i)\b(?:animal|preserv\w*|stor\w*|hygiene|chains?|tests?|poison\w*|ration)\b`)
)

// sortOwnFoods has a class that learns the food groups sort the foods that its teacher names, and gives the answer.
func (c *composer) sortOwnFoods() {
	name := c.request.Topic
	if c.match.entry != nil {
		name += " " + c.match.entry.Name
	}
	if c.unsafe || !ofFoodGroups.MatchString(name) || notFoodGroups.MatchString(c.request.Topic) {
		return
	}
	said := strings.ToLower(c.request.AdditionalInfo)
	byGroup := map[string][]string{}
	for _, food := range c.foodsByLength() {
		at := strings.Index(said, food.name)
		if at < 0 || slices.ContainsFunc(stems(food.name), func(word string) bool { return slices.Contains(c.notes.shunned, word) }) || notEaten.MatchString(said[:at]) || !wholeWord(said, at, at+len(food.name)) {
			continue
		}
		said = said[:at] + strings.Repeat(" ", len(food.name)) + said[at+len(food.name):] // "cassava leaf" is no cassava
		byGroup[food.group] = append(byGroup[food.group], food.name)
	}
	var all, answers []string
	for _, group := range foodGroups {
		if own := byGroup[group]; len(own) > 0 {
			all = append(all, own...)
			answers = append(answers, c.text(group, "foods", c.list(own)))
		}
	}
	if len(all) < leastOwnFoods {
		return
	}
	c.notes.change("practice", always(c.text("note.sortOwnFoods", "foods", c.list(all), "answers", strings.Join(answers, "; "))), c.text("used.sortOwnFoods"))
	c.notes.told = slices.DeleteFunc(c.notes.told, func(told string) bool { return strings.Contains(strings.ToLower(told), all[0]) })
}

// food is one of the bank, with the list on which it stands.
type food struct{ name, group string }

// foodsByLength are the foods of the bank, those with longer names first.
func (c *composer) foodsByLength() []food {
	var foods []food
	for _, group := range foodGroups {
		for _, name := range c.banks.wordings[group] {
			foods = append(foods, food{name, group})
		}
	}
	slices.SortStableFunc(foods, func(a, b food) int { return len(b.name) - len(a.name) })
	return foods
}

// notEaten stands before what a class does not have or eat.
var notEaten = regexp.MustCompile(`(?i)\b(?:no|without|never|do not eat|don't eat|not eat) (?:\pL+ )?$`)

// wholeWord tells whether a piece of a text is no part of a longer word, but for a plural.
func wholeWord(text string, from, to int) bool {
	letter := func(at int) bool { return at >= 0 && at < len(text) && text[at] >= 'a' && text[at] <= 'z' }
	if to < len(text) && text[to] == 's' {
		to++
	}
	return !letter(from-1) && !letter(to)
}
