package planner

import (
	"reflect"
	"strings"

	"somo/app/lesson"
	"somo/app/regexp"
)

// isSport is a sentence on a sport, which is no game of chance, or one that itself speaks of what is not allowed.
var isSport = regexp.MustCompile(`(?i)\b(?:cup|football|netball|penalt\w+|scored?|games teacher|games of chance|bets?)\b`)

// ofPrizes is a case of a draw for a prize.
var ofPrizes = regexp.MustCompile(`(?i)\b(?:draws one winner|not winning|raffles?|lotter\w+|prizes?|thrown in games)\b`)

// ofGame is what is left out or said otherwise where games to win or lose are not wanted.
var ofGame = regexp.MustCompile(`(?i)\b(?:games?|wins?|won|winners?|winning|lose|players?)\b`)

// otherExamples puts others in the place of examples that the class is not to have.
func (c *composer) otherExamples(plan *lesson.Plan) {
	c.withoutFoodExamples(plan)
	c.withoutGames(plan)
}

// withoutGames says draws that share out work in the place of games to win or lose, for families that want no betting. The
// bank holds the pairs, longer ones first: "bag game > bag draw".
func (c *composer) withoutGames(plan *lesson.Plan) {
	if !c.notes.noGames || c.card.Subject != "mathematics" {
		return
	}
	other := map[string]string{}
	var names []string
	for pair := range strings.SplitSeq(c.text("withoutGames"), "; ") {
		name, instead, _ := strings.Cut(pair, " > ")
		names = append(names, name)
		other[strings.ReplaceAll(name, `\`, "")] = instead
	}
	named := regexp.MustCompile(`(?i)\b(?:` + strings.Join(names, "|") + `)\b`)
	kept := plan.Context
	mapTexts(reflect.ValueOf(plan).Elem(), func(text string) string {
		if !ofGame.MatchString(text) {
			return text
		}
		for _, said := range lesson.Sentences(text) {
			if isSport.MatchString(said) {
				continue
			}
			text = strings.Replace(text, said, named.ReplaceAllStringFunc(said, func(name string) string {
				instead := other[strings.ToLower(name)]
				if name[0] < 'a' {
					return upperFirst(instead)
				}
				return instead
			}), 1)
		}
		return text
	})
	plan.Context = kept
}
