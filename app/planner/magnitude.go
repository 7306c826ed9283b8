package planner

import (
	"strconv"
	"strings"

	"somo/app/lesson"
	"somo/app/regexp"
)

// largeNumbers is the topic of numbers beyond what younger learners count to.
const largeNumbers = "mathematics/large-numbers-millions-and-billions"

// ofSmallNumbers are topics on whole numbers of younger learners, which larger numbers are taken for.
var ofSmallNumbers = map[string]bool{
	"mathematics/place-value-and-numbers-to-999": true, "mathematics/counting-and-number-names-1-20": true,
}

var (
	figures   = regexp.MustCompile(`\d{1,3}(?:[, .]\d{3})+|\d{4,}`)
	magnitude = regexp.MustCompile(`(?i)\b(?:(?:hundred |ten )thousands?|millions?|billions?|milliards?|milioni|bilioni|milhões|mil milhões)\b`)
)

// fewestLarge is from where on a number is a large one.
const fewestLarge = 10_000

// bySize finds the card for large numbers where a topic of older learners names one and is taken for small numbers.
func (r *recogniser) bySize(found match, topic string, band lesson.Band) match {
	if found.entry == nil || !ofSmallNumbers[found.entry.ID] || !namesLarge(topic) {
		return found
	}
	if large, ok := r.card(largeNumbers); ok {
		if _, gap := nearest(large.Bands, band); gap == 0 {
			found.entry = large
		}
	}
	return found
}

func namesLarge(topic string) bool {
	if magnitude.MatchString(topic) {
		return true
	}
	for _, said := range figures.FindAllString(topic, -1) {
		n, err := strconv.Atoi(strings.NewReplacer(",", "", " ", "", ".", "").Replace(said))
		if err == nil && n >= fewestLarge {
			return true
		}
	}
	return false
}
