package planner

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"somo/app/regexp"
)

// leastSmall is how many letters a name has that is known where it is written small and stands alone: "mali" are goods.
const leastSmall = 5

// raised gives names of places that are written small their capitals, where they stand as places do: "techiman, ghana.",
// "std 3, uvinza near kigoma, tanzania".
func (a *atlas) raised(part string) string {
	said := wordsOf(part)
	var found []mention
	end := 0 // of the last name in the words
	for i := 0; i < len(said); i++ {
		land, size := a.smallName(said, i)
		if size == 0 {
			continue
		}
		from, to := said[i].from, said[i+size-1].to
		inLand := a.besideOwn(said, i+size, land) // "gulu, uganda", "brikama gambia"
		if !inLand && !placeEnds(part[to:]) {
			continue
		}
		beside := len(found) > 0 && end == i
		if !beside && !inLand && to-from < leastSmall {
			continue
		}
		isTown := len(a.townsAt(said, i)) > 0
		if !beside && !inLand && !placeBegins(part[:from], isTown) {
			if at := placeAlone.FindStringSubmatchIndex(part[:from]); at != nil && !isTown && mayBePlace(part[at[2]:at[3]]) {
				found = append(found, mention{0, at[2], at[3]}) // "sunuka tanzania"
			} else {
				continue
			}
		}
		found, end = append(found, mention{0, from, to}), i+size
		i += size - 1
	}
	if len(found) == 0 {
		return part
	}
	if at := smallNear.FindStringSubmatchIndex(part[:found[0].from]); at != nil {
		if name := part[at[2]:at[3]]; !noTown.MatchString(name) && !nearThings[name] && onlyPlaces(part[:at[2]]) && !onlyPlaces(name) {
			found = slices.Insert(found, 0, mention{0, at[2], at[3]})
		}
	}
	var written strings.Builder
	from := 0
	for _, m := range found {
		for _, w := range wordsOf(part[m.from:m.to]) {
			first, size := utf8.DecodeRuneInString(w.text)
			written.WriteString(part[from : m.from+w.from])
			written.WriteRune(unicode.ToUpper(first))
			from = m.from + w.from + size
		}
	}
	return written.String() + part[from:]
}

// besideOwn tells whether a place of a country stands at a word, in whatever letters.
func (a *atlas) besideOwn(said []word, i int, land *country) bool {
	if i >= len(said) {
		return false
	}
	return slices.ContainsFunc(a.townsAt(said, i), func(phrase indexed) bool { return a.townList[phrase.at].land == land }) ||
		slices.ContainsFunc(a.names[said[i].plain], func(phrase indexed) bool { return a.named[phrase.at] == land && standsAt(phrase, said, i) })
}

// placeAlone is one small word before the name of a country, with nothing but the class before it: the name of a place that no list has.
var placeAlone = regexp.MustCompile(`^(?:(?i:in|at|school in|(?:std|class|form|grade|gr|primary|year|jss?|sss?|shs|jhs|p|s)\.? ?\d{1,2}|\d+ (?:learners|pupils|students)),? )*(\p{Ll}[\p{Ll}'’]{2,}),? ?$`)

// mayBePlace tells a word that can be the name of a place.
func mayBePlace(name string) bool {
	return !noTown.MatchString(name) && !nearThings[name] && !placeWords[name] && !notAfter[name] && !stopWords[name] && !beforeNames[name]
}

// smallNear is a name before one that is known: "uvinza near kigoma".
var smallNear = regexp.MustCompile(`(?:^|\s)(\p{Ll}[\p{Ll}'’]{3,}) (?:near|outside|close to) $`)

// smallName is the longest name of a place that begins at a word and is written small, with its country.
func (a *atlas) smallName(said []word, i int) (land *country, size int) {
	if unicode.IsUpper([]rune(said[i].text)[0]) || i > 0 && notAfter[said[i-1].plain] {
		return nil, 0
	}
	for _, phrase := range a.townsAt(said, i) {
		if len(phrase.words) > size {
			land, size = a.townList[phrase.at].land, len(phrase.words)
		}
	}
	for _, phrase := range a.names[said[i].plain] {
		if named := a.named[phrase.at]; named.Code != "" && phrase.phrase != "Maurice" && len(phrase.words) > size && standsAt(phrase, said, i) {
			land, size = named, len(phrase.words)
		}
	}
	return land, size
}

// townsAt are the towns whose names begin at a word and are nothing else.
func (a *atlas) townsAt(said []word, i int) (found []indexed) {
	for _, phrase := range a.towns[said[i].plain] {
		if !strings.HasPrefix(phrase.phrase, careful) && standsAt(phrase, said, i) {
			found = append(found, phrase)
		}
	}
	return found
}

func standsAt(phrase indexed, said []word, i int) bool {
	end := i + len(phrase.words)
	return end <= len(said) && slices.EqualFunc(phrase.words, said[i:end], func(plain string, w word) bool { return plain == w.plain })
}

// placeBegins tells whether a place can follow: after nothing, a comma, "in" or the class, and a town only after words
// that say where and who the class is.
func placeBegins(before string, isTown bool) bool {
	before = strings.TrimRight(before, " ")
	said := wordsOf(before)
	if before == "" || len(said) == 0 {
		return true
	}
	last := said[len(said)-1].plain
	if !strings.HasSuffix(before, ",") && !inPlace[last] && number(last) == 0 {
		return false
	}
	return !isTown || onlyPlaces(before) || smallNear.MatchString(before+" ")
}

// placeEnds tells whether a name is at its end: before a comma, a full stop, a number, the class or nothing.
func placeEnds(after string) bool {
	after = strings.TrimLeft(after, " ")
	return after == "" || strings.ContainsAny(after[:1], ",.;:()0123456789") || classAfter.MatchString(after)
}

// classAfter is the class behind its place: "tanzania std 7", "malawi with 60 pupils".
var classAfter = regexp.MustCompile(`(?i)^(?:(?:std|class|form|grade|gr|primary|year|jss?|sss?|shs|jhs|p|s)\.? ?\d|with \d)`)

var (
	// schoolAt begins what only says at which school a class is: "Community preschool in Mongu".
	schoolAt = regexp.MustCompile(`(?i)^(?:an? |our |the |my )?(?:[\pL-]+ ){0,2}(?:pre-?school|nursery|kindergarten|school|college|academy|centre|center) (?:in|at|near|of) `)
	// classBehind is a class that stands behind its country: "Gambia with SSS 1".
	classBehind = regexp.MustCompile(`(?i)^(?:\pL+ ){1,3}with (?:sss|jss|ss|js|shs|jhs|form|grade|class|std|standard|year|primary|basic|[ps])\.? ?\d{1,2}$`)
)

// saysWhere tells whether a remark only says where the class is, which is read already.
func (n *notes) saysWhere(told string) bool {
	told = strings.Trim(told, " .")
	school := schoolAt.FindString(told)
	return n.place != "" && (school != "" && strings.EqualFold(told[len(school):], n.place) || classBehind.MatchString(told))
}
