package planner

import (
	"maps"
	"slices"
	"strings"

	"somo/app/regexp"
)

const (
	// ownOfTold is how many words of a remark, beside those of the topic, a mistake has at least.
	ownOfTold = 2
	// oftenInMistakes is in how many wrong ideas of a card a word is at least that tells none of them from the others, where they
	// are few; else it is in one of so many.
	oftenInMistakes = 3
	oneOfMistakes   = 3
	// surelySame is how much it counts that two texts have the same sum.
	surelySame = 20
	// leastOfMany is how many words a remark has at least of which more than half say the same.
	leastOfMany = 4
	// numbersOfShape is how many numbers two texts have at least that do the same with them.
	numbersOfShape = 3
)

// forgotten begins what learners leave out: the right way has it, and their own does not.
var forgotten = regexp.MustCompile(`(?i)\b(?:forgets?|leaves? out|omits?|miss(?:es)? out|skips?|drops?|ignores?)\b`)

// onlyOne says that there is one and nothing else, which makes a claim of its own.
var onlyOne = regexp.MustCompile(`(?i)\b(?:only|just|alone|nothing but|no other)\b`)

// saidOfThem are words by which a remark says that somebody thinks or does something.
var saidOfThem = words("think believ say said call has have had does making themselv too instead")

// saidLike is a remark that is looked for among the mistakes of a card.
type saidLike struct {
	text      string
	words     []string
	topic     []string // those that the name of the topic has
	forgotten bool
}

// mistakeLike is the mistake of a list that has most in common with a remark, and enough to be about the same. Of two alike the
// shorter says it better.
func (c *composer) mistakeLike(said string, of []Misconception) (best Misconception, found bool) {
	remark, times, most := c.asSaid(said), c.timesInMistakes(), 0
	for _, m := range of {
		if sign := signIn(strings.ToLower(said)); sign != "" && !strings.Contains(m.Wrong, sign) && c.hasSign(sign) {
			continue // another of the card shows it in signs
		}
		fits, ok := c.fit(remark, m, times)
		if ok && (fits > most || found && fits == most && len(m.Wrong) < len(best.Wrong)) {
			best, most, found = m, fits, true
		}
	}
	return best, found
}

// surelyLike is the mistake of a list that a remark surely tells.
func (c *composer) surelyLike(said string, of []Misconception) (Misconception, bool) {
	return c.mistakeLike(said, slices.DeleteFunc(slices.Clone(of), func(m Misconception) bool {
		return (len(m.Bands) > 0 && !forBand(m.Bands, c.content)) || !c.saysWhole(said, setOf(c.sameWords().words(m.Wrong)))
	}))
}

// purpose is what something is done for, which says nothing of what is done wrongly: "to make both sides equal".
var purpose = regexp.MustCompile(`(?i) (?:in order )?to (?:make|get|keep|balance|show|save|finish) [^.;]*| so (?:that|as to) [^.;]*`)

// withoutPurpose is a remark without what is done for, where enough is left.
func withoutPurpose(said string) string {
	if kept := purpose.ReplaceAllString(said, ""); len(strings.Fields(kept)) > leastOfMany {
		return kept
	}
	return said
}

// asSaid reads a remark for its words, without those of the topic and those that say little where others are left.
func (c *composer) asSaid(said string) saidLike {
	said = withoutPurpose(said)
	bank, remark := c.sameWords(), saidLike{text: said, forgotten: forgotten.MatchString(said)}
	all, topic := setOf(bank.words(said)), setOf(bank.words(c.request.Topic))
	if remark.forgotten {
		delete(all, "forget") // only what is left out counts
	}
	for word := range all {
		if notOfMistake[word] || saidOfThem[word] || ofNoMatter[word] || len(word) < 3 && strings.Trim(word, "0123456789") != "" {
			delete(all, word)
		}
	}
	own := map[string]bool{}
	for word := range all {
		if bank.has(topic, word) {
			remark.topic = append(remark.topic, word)
		} else {
			own[word] = true
		}
	}
	if len(own) > 0 {
		all = own
	}
	if telling := without(all, sayLittle); len(telling) >= ownOfTold {
		all = telling
	}
	for word := range all {
		remark.words = append(remark.words, word)
	}
	return remark
}

// without is a set of words that has not those of a list.
func without(said map[string]bool, left []string) map[string]bool {
	kept := maps.Clone(said)
	for _, word := range left {
		delete(kept, word)
	}
	return kept
}

// fit is how much a remark has in common with a mistake: what is done wrongly counts more than its answer, and a word more that
// few mistakes of the card have. It reports false where that is not enough.
func (c *composer) fit(remark saidLike, m Misconception, times map[string]int) (fits int, ok bool) {
	bank := c.sameWords()
	wrong, answer := setOf(bank.words(m.Wrong)), setOf(bank.words(m.Probe+" "+m.Right))
	leftOut := remark.forgotten && !denies(plainWords(m.Wrong))
	inWrong, near, telling, often := 0, 0, 0, max(oftenInMistakes, (len(c.card.Mistakes)+len(c.card.Misconceptions))/oneOfMistakes)
	for _, word := range remark.words {
		does, says := bank.has(wrong, word), bank.has(answer, word)
		if leftOut {
			does, says = says && !does, does
		}
		weight := max(1, often+1-max(1, times[word]))
		switch {
		case does:
			inWrong++
			fits += 2 * weight
			if times[word] < often || leftOut {
				telling++
			}
		case says:
			fits += weight
		}
		if does || says {
			near++
		}
	}
	if sameSum(remark.text, m.Wrong) || sameFrame(remark.text, m.Wrong) || sameShape(remark.text, m.Wrong) || sameAffix(remark.text, m.Wrong) || sameForm(remark.text, m.Wrong) {
		return fits + surelySame, true
	}
	if c.ofOtherSubject(remark.text, m) {
		return 0, false
	}
	if onlyOne.MatchString(remark.text) && !onlyOne.MatchString(m.Wrong) || leftOut && inWrong < ownOfTold {
		return 0, false
	}
	least := min(ownOfTold, len(remark.words))
	switch few := len(remark.words) < leastOfMany; {
	case telling == 0 || near < least || c.saysOfBoth(remark.text, m):
		return 0, false
	case few && inWrong < least && near < len(remark.words):
		return 0, false
	case len(remark.words) == 1 && !slices.ContainsFunc(remark.topic, func(word string) bool { return bank.has(wrong, word) }):
		return 0, false // one word is not enough
	}
	return fits, 2*near >= len(remark.words)+len(remark.words)/leastOfMany || !leftOut && inWrong >= ownOfTold && c.saysWhole(remark.text, wrong)
}

// saysWhole tells whether a remark has most words of a mistake.
func (c *composer) saysWhole(said string, wrong map[string]bool) bool {
	bank := c.sameWords()
	own, all, hit := setOf(bank.words(said)), 0, 0
	for word := range wrong {
		if saidOfThem[word] || ofNoMatter[word] {
			continue
		}
		if all++; bank.has(own, word) {
			hit++
		}
	}
	return 3*hit >= 2*all
}

// sameWords are the words that say the same, none of them where a composer has no banks.
func (c *composer) sameWords() *alikeBank {
	if c.banks == nil {
		return &alikeBank{}
	}
	return &c.banks.alike
}

// timesInMistakes is in how many wrong ideas of the card a word is: "honey" is in many of those on bees.
func (c *composer) timesInMistakes() map[string]int {
	times := map[string]int{}
	for _, m := range slices.Concat(c.card.Mistakes, c.card.Misconceptions) {
		for word := range setOf(c.sameWords().words(m.Wrong)) {
			times[word]++
		}
	}
	return times
}

// sameSum tells whether two texts have the same sum or formula: "3a + 2b = 5ab".
func sameSum(a, b string) bool {
	first, second := closeUp(a), closeUp(b)
	return strings.Contains(second, "=") && (strings.Contains(first, second) || strings.Contains(second, first) && strings.Contains(first, "="))
}

// sameForm tells whether a mistake has a form that a remark quotes: "more bigger".
func sameForm(remark, wrong string) bool {
	marked := strings.NewReplacer("“", `"`, "”", `"`, " '", ` "`, "' ", `" `, "'.", `".`, "' and '", `" and "`).Replace(remark + " ")
	wrong = strings.ToLower(wrong)
	return slices.ContainsFunc(quotedIn(marked), func(form string) bool { return strings.Contains(form, " ") && strings.Contains(wrong, form) })
}

// closeUp writes a text without its spaces and its last stop.
func closeUp(text string) string {
	return strings.ToLower(strings.Trim(strings.ReplaceAll(text, " ", ""), `."'`))
}

// sameShape tells whether two texts do the same with their numbers, one of which comes again ("15 out of 60 as 15%" and "8 of 20
// is 8%"), or say that something is not what it is: "not big" for the opposite of big, and "the antonym of hot is not hot".
func sameShape(a, b string) bool {
	if deniesItself(a) && deniesItself(b) {
		return true
	}
	first, again := numberShape(a)
	second, _ := numberShape(b)
	return again && slices.Equal(first, second)
}

// numberShape writes each number of a text as the place at which it came first, with its sign of percent.
func numberShape(text string) (shape []string, again bool) {
	var seen []string
	for _, word := range strings.Fields(text) {
		word = strings.Trim(word, `.,;:!?"'()`)
		number, percent := strings.CutSuffix(word, "%")
		if number == "" || strings.Trim(number, "0123456789") != "" {
			continue
		}
		at := slices.Index(seen, number)
		if again = again || at >= 0; at < 0 {
			at = len(seen)
			seen = append(seen, number)
		}
		place := string(rune('A' + at))
		if percent {
			place += "%"
		}
		shape = append(shape, place)
	}
	return shape, again && len(shape) >= numbersOfShape
}

// deniesItself tells whether a text has a word and the same word behind "not".
func deniesItself(text string) bool {
	said := plainWords(text)
	for i, word := range said[:max(0, len(said)-1)] {
		if word != "not" {
			continue
		}
		denied := said[i+1]
		if count := len(slices.DeleteFunc(slices.Clone(said), func(other string) bool { return other != denied })); count > 1 {
			return true
		}
	}
	return false
}

// sameAffix tells whether a remark is on a beginning or an ending of words ("un-", "-ed") that several words of a mistake have.
func sameAffix(remark, wrong string) bool {
	if forgotten.MatchString(remark) {
		return false
	}
	for _, part := range strings.Fields(strings.ToLower(remark)) {
		part = strings.Trim(part, `.,;:!?"'()`)
		affix, ends := strings.CutPrefix(part, "-")
		affix, begins := strings.CutSuffix(affix, "-")
		if begins == ends || len(affix) < 2 || strings.Trim(affix, "abcdefghijklmnopqrstuvwxyz") != "" {
			continue
		}
		count := 0
		for _, word := range plainWords(wrong) {
			if ends && strings.HasSuffix(word, affix) && len(word) > len(affix)+2 || begins && strings.HasPrefix(word, affix) && len(word) > len(affix)+2 {
				count++
			}
		}
		if count > 1 {
			return true
		}
	}
	return false
}
