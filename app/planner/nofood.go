package planner

import (
	"reflect"
	"slices"
	"strings"

	"somo/app/lesson"
	"somo/app/regexp"
)

var (
	// foods are things to eat that sums and sentences speak of.
	foods = regexp.MustCompile(`(?i)\b(?:foods?|lunch(?:es)?|meals?|snacks?|mango(?:es)?|oranges?|bananas?|apples?|lemons?|pineapples?|avocados?|fruits?|bread|loaf|loaves|buns?|cakes?|sweets?|biscuits?|eggs?|beans?|rice|maize|sorghum|millet|cassava|yams?|plantains?|groundnuts?|peanuts?|tomato(?:es)?|onions?|potato(?:es)?|chapatis?|mandazis?|samosas?|sugar|flour|porridge|ugali|injera|pizzas?|cabbages?|carrots?)\b`)
	// countedFood are foods that are counted, so that another thing can stand for them.
	countedFood = regexp.MustCompile(`(?i)\b(?:(?:loaves|pieces|slices) of (?:bread|cake)|lunches|meals|snacks|mangoes|oranges|bananas|apples|lemons|pineapples|avocados|fruits|loaves|buns|cakes|sweets|biscuits|eggs|groundnuts|peanuts|tomatoes|onions|potatoes|chapatis|mandazis|samosas|pizzas|cabbages|carrots|yams|beans)\b`)
	// inSacks are foods that are weighed or filled, as sand is.
	inSacks = regexp.MustCompile(`(?i)\bof (?:beans|rice|maize|sorghum|millet|cassava|sugar|flour|salt|maize flour|cassava flour)\b`)
	// foodMeasure is by what food is sold, and nothing else.
	foodMeasure = regexp.MustCompile(`\b(?:a|per) (?:cup|mug|plate|bunch|heap|loaf)\b`)
	// inPacks is what holds small things: no chair goes into a box.
	inPacks = regexp.MustCompile(`(?i)\b(?:box(?:es)?|packs?|packets?|bags?|crates?|trays?|baskets?|plates?|bowls?|tins?)\b`)
	// eaten is a sentence in which nothing else can stand for food.
	eaten = regexp.MustCompile(`(?i)\b(?:eat\w*|ate|cook\w*|tast\w*|hungry|hunger|bak(?:e|es|ed|ing)|food|handed round)\b`)
	// ofFoodStory is a story of people who cook or of what they eat.
	ofFoodStory = regexp.MustCompile(foods.String() + `|(?i)\b(?:cooks?|kitchens?|bakers?)\b`)
	// ownExamples are the things that a teacher gives for examples: "use chairs, jerrycans or teams".
	ownExamples = regexp.MustCompile(`(?i)\buse ((?:\pL+s, )*\pL+s,? (?:or|and) \pL+s|\pL+s)(?: instead)?(?:[.;]|$)`)
	// noThingToPack are examples that stand in no box.
	noThingToPack = regexp.MustCompile(`(?i)^(?:teams?|groups|learners|pupils|people|chairs|desks|benches|jerrycans|buckets|goats|cows|trees)$`)
)

// withoutFoodIn are subjects in which food is only an example.
var withoutFoodIn = words("mathematics english kiswahili literature ict physics")

// foodIsExample tells whether the class has no food to speak of and the topic is not food.
func (c *composer) foodIsExample() bool {
	return c.notes.noFood && withoutFoodIn[c.card.Subject] && !foods.MatchString(c.request.Topic+" "+c.label)
}

// examplesGiven are the things that the teacher gives for examples where some are ruled out.
func (c *composer) examplesGiven() []string {
	found := ownExamples.FindStringSubmatch(c.request.AdditionalInfo)
	if found == nil {
		return nil
	}
	return slices.DeleteFunc(betweenThings.Split(strings.ToLower(found[1]), -1), func(thing string) bool { return thing == "" })
}

// isGivenExample tells whether a remark only gives things for examples.
func (c *composer) isGivenExample(part string) bool {
	own := strings.Join(c.examplesGiven(), " ")
	words := strings.FieldsFunc(strings.ToLower(part), func(char rune) bool { return char == ' ' || char == ',' || char == '.' })
	return own != "" && !slices.ContainsFunc(words, func(word string) bool {
		return !strings.Contains(own, word) && word != "use" && word != "or" && word != "and"
	})
}

// withoutFoodExamples puts other things in the place of food in the examples of a plan for a class that has none to spare.
func (c *composer) withoutFoodExamples(plan *lesson.Plan) {
	if !c.foodIsExample() {
		return
	}
	large, small := "chairs", "pencils"
	if own := c.examplesGiven(); len(own) > 0 {
		large = own[0]
		if at := slices.IndexFunc(own, func(thing string) bool { return !noThingToPack.MatchString(thing) }); at >= 0 {
			small = own[at]
		}
	}
	kept := plan.Context
	mapTexts(reflect.ValueOf(plan).Elem(), func(text string) string {
		if !foods.MatchString(text) {
			return text
		}
		said := lesson.Sentences(text)
		for _, s := range said {
			if !foods.MatchString(s) || eaten.MatchString(s) {
				continue
			}
			thing := large
			if inPacks.MatchString(s) {
				thing = small
			}
			other := inSacks.ReplaceAllString(s, c.text("ofSand"))
			other = countedFood.ReplaceAllStringFunc(other, func(food string) string {
				if food[0] < 'a' {
					return upperFirst(thing)
				}
				return thing
			})
			if other != s {
				other = foodMeasure.ReplaceAllString(other, "each")
			}
			text = strings.Replace(text, s, other, 1)
		}
		return text
	})
	plan.Context = kept
}
