package planner

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"somo/app/regexp"
)

// lettersCount are cards of language in which learners hear, count or sort the letters of words, also those of names.
var lettersCount = regexp.MustCompile(`/(?:alphabet|blends|spelling|rhymes|pronunciation|sauti|figures-of|poetry|ushairi)`)

// casting gives the names in a plan that may be exchanged names of the learners' country.
func (c *composer) casting(cast *cast, local, invented personNames) map[string]string {
	renamed := map[string]string{}
	take := func(name string, choices []string, at *int) {
		for range choices {
			choice := choices[*at%len(choices)]
			*at++
			if !cast.said[choice] {
				renamed[name] = choice
				cast.said[choice] = true
				return
			}
		}
	}
	at := chance(c.seed, "surnames", max(1, len(local.Surnames)))
	for _, name := range cast.surnames {
		if cast.blocked[name] || cast.bare[name] && !cast.titled[name] || !cast.own[name] && (slices.Contains(local.Surnames, name) || slices.Contains(local.Also, name)) {
			continue
		}
		take(name, local.Surnames, &at)
	}
	girls, boys := chance(c.seed, "girls", max(1, len(local.Girls))), chance(c.seed, "boys", max(1, len(local.Boys)))
	for _, name := range cast.met {
		choices, next := local.Boys, &boys
		if slices.Contains(invented.Girls, name) {
			choices, next = local.Girls, &girls
		}
		if cast.blocked[name] || !cast.own[name] && (slices.Contains(choices, name) || slices.Contains(local.Also, name)) {
			continue
		}
		take(name, choices, next)
	}
	return renamed
}

// mostKnownTowns are those of a country that stand first and that all its learners know.
const mostKnownTowns = 5

// townsHere gives the towns of made-up sentences names of towns in the learners' country, the best known first.
func (c *composer) townsHere(renamed map[string]string, cast *cast, made []string) {
	if len(made) == 0 {
		return
	}
	var known []string
	for _, town := range c.class.land.towns {
		if len(known) < mostKnownTowns && firstWord(town) == town {
			known = append(known, town)
		}
	}
	next := 0
	for _, name := range made {
		if !cast.said[name] || cast.blocked[name] || slices.Contains(known, name) {
			continue
		}
		for ; next < len(known); next++ {
			if !cast.said[known[next]] {
				renamed[name] = known[next]
				next++
				break
			}
		}
	}
}

// renameSmall exchanges names that are written in small letters, also with the s of an apostrophe that is missing.
func renameSmall(text string, names map[string]string) string {
	var written strings.Builder
	for text != "" {
		word := firstWord(text)
		if word == "" {
			_, size := utf8.DecodeRuneInString(text)
			written.WriteString(text[:size])
			text = text[size:]
			continue
		}
		text = text[len(word):]
		first, _ := utf8.DecodeRuneInString(word)
		bare := strings.TrimSuffix(word, "s")
		switch {
		case unicode.IsUpper(first):
		case names[word] != "":
			word = names[word]
		case names[bare] != "":
			word = names[bare] + "s"
		}
		written.WriteString(word)
	}
	return written.String()
}

// all are the names of people that the bank has.
func (b nameBank) all() map[string]bool {
	known := map[string]bool{}
	add := func(names personNames) {
		for _, name := range slices.Concat(names.Girls, names.Boys, names.Also, names.Surnames) {
			known[name] = true
		}
	}
	add(b.Invented)
	for _, names := range b.Countries {
		add(names)
		for _, region := range names.Regions {
			add(region.personNames)
		}
	}
	return known
}
