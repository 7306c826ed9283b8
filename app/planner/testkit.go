package planner

import (
	"slices"
	"strings"

	"somo/app/regexp"
)

var (
	// measuring is a test that needs the things with which a product was tried.
	measuring = regexp.MustCompile(`(?i)\b(?:depth|cm|mm|ml|litres?|grams?|kg|weigh|pour|drips?|seconds|measure|times as)\b`)
	// triedWith are things with which a product is filled, loaded, measured or made to work: they are at hand again when it is tested.
	triedWith = regexp.MustCompile(`(?i)\b(?:water|cups?|bottles?|tins?|jars?|basins?|buckets?|bowls?|spoons?|stones?|sand|soil|loads?|weights?|packets?|rulers?|strings?|metre|clocks?|watch|thermometers?|balances?|scales?|mirrors?|cells?|bulbs?|balls?|trays?|litres?|magnets?|lamps?|torch|oil|salt|juice)\b`)
	// ofPaper are things that are used up in the making.
	ofPaper = regexp.MustCompile(`(?i)\b(?:paper|pages?|cartons?|slips?|glue|paste|pens?|crayons?|chalk|scissors)\b`)
	// needsWater is what a product does in a test for which water has to be there.
	needsWater = regexp.MustCompile(`(?i)\b(?:floats?|sinks?|leaks?|pours?|drips?|rinses?|soaks?|filters?|filtered)\b`)
)

// testMaterials are what a product is tested with: of its materials those of which its tests speak and those with which it is
// tried, and of the lessons before what its tests name.
func (c *composer) testMaterials() []Material {
	tests := strings.Join(append(slices.Clone(c.artefact.Tests), c.artefact.Improve...), " ")
	said := wordSet(tests)
	again := slices.DeleteFunc(slices.Clone(c.artefact.Materials), func(m Material) bool {
		return shared(said, c.stems(m.Item)) == 0 && (c.brevity >= oneTask && !measuring.MatchString(tests) || ofPaper.MatchString(m.Item) || !triedWith.MatchString(m.Item))
	})
	if c.brevity >= oneTask {
		return again // the list of the first lesson has the rest
	}
	return append(again, c.usedAgain(tests, again)...)
}

// usedAgain are things of the lessons of a card of which a test speaks and that are not listed with it; what floats needs water.
func (c *composer) usedAgain(text string, listed []Material) []Material {
	said, wet := wordSet(text), needsWater.MatchString(text)
	var again []Material
	for _, task := range c.tasks {
		for _, m := range task.Materials {
			if ofPaper.MatchString(m.Item) || !triedWith.MatchString(m.Item) {
				continue
			}
			named := said[stem(headOf(m.Item))] || wet && wordSet(m.Item)[stem("water")]
			there := func(other Material) bool { return shared(wordSet(other.Item), c.stems(m.Item)) > 0 }
			if named && !slices.ContainsFunc(listed, there) && !slices.ContainsFunc(again, there) {
				again = append(again, m)
			}
		}
	}
	return again
}

// headOf is the word for the thing itself in the name of a material: the cups of "cups of water and a spoon".
func headOf(item string) string {
	return lastWord(afterThing.ReplaceAllString(betweenThings.Split(item, 2)[0], ""))
}
