package planner

import (
	"maps"
	"slices"
	"strings"

	"somo/app/lesson"
	"somo/app/regexp"
)

// mostOther is in how many languages besides English a key word stands.
const mostOther = 2

// languageNames are the sentences that name the languages in which key words are known, by their codes.
var languageNames = map[string]string{"fr": "language.fr", "pt": "language.pt", "sw": "language.sw"}

// languageOf is the code of a language in which key words are known, "" for any other.
func languageOf(name string) string {
	name = strings.ToLower(name)
	for code, part := range map[string]string{"sw": "swahili", "fr": "fran", "pt": "portug"} {
		if strings.Contains(name, part) || code == "fr" && strings.Contains(name, "french") {
			return code
		}
	}
	return ""
}

// otherLanguages are those in which key words are given besides English, by their codes: that of the request, those that the
// teacher names, and those that the country's schools teach in or its people share.
func (c *composer) otherLanguages() []string {
	var found []string
	add := func(language string) {
		if language != "" && len(found) < mostOther && !slices.Contains(found, language) {
			found = append(found, language)
		}
	}
	if language := c.asked(); slices.Contains([]string{"sw", "fr", "pt"}, language) {
		add(language)
	}
	for _, home := range c.class.homeLanguages {
		add(languageOf(home))
	}
	if c.notes != nil {
		add(languageOf(c.notes.bookIn))
	}
	land := c.class.land
	if land == nil {
		return found
	}
	for _, language := range []string{"fr", "pt", "sw"} {
		if language == "sw" && c.speaksOther() {
			continue
		}
		if towns, known := land.Words[language]; known && (len(towns) == 0 || c.isAt(towns)) {
			add(language)
		}
	}
	if c.notes.stage != "" && slices.Contains(land.Stages["fr"], c.notes.stage) {
		add("fr")
	}
	return found
}

// speaksOther tells whether learners speak another language than Kiswahili at home, as the teacher says or as is usual at
// the place, so that its words are no words of theirs. In Tanzania schools teach in it.
func (c *composer) speaksOther() bool {
	if c.class.land.Code == "TZ" || c.card != nil && c.card.Subject == "kiswahili" {
		return false
	}
	if len(c.class.homeLanguages) > 0 {
		return true // Kiswahili would have been found among them
	}
	for _, towns := range c.class.land.Spoken {
		if len(towns) > 0 && c.isAt(towns) {
			return true
		}
	}
	return false
}

// isAt tells whether the class is at one of some towns.
func (c *composer) isAt(towns []string) bool {
	return slices.Contains(towns, c.class.place) || c.notes != nil && slices.ContainsFunc(c.notes.towns, func(t town) bool { return slices.Contains(towns, t.name) })
}

// wordIn is a key word in another language, "" where it is not known.
func (c *composer) wordIn(w Word, language string) string {
	switch {
	case language == "sw" && w.Sw != "":
		return w.Sw
	case language == "fr" && w.Fr != "":
		return w.Fr
	}
	return c.banks.keyWords[language][strings.ToLower(w.Term)]
}

// vocabulary are the key words as the plan lists them: "leaf (French: la feuille; Kiswahili: jani)", and with the bare word
// where all are in one language.
func (c *composer) vocabulary() []lesson.Term { return c.listed(c.listedWords()) }

// listed are some of the card's words as the plan lists them.
func (c *composer) listed(words []Word) []lesson.Term {
	languages := c.otherLanguages()
	var terms []lesson.Term
	for _, w := range words {
		var others []string
		for _, language := range languages {
			other := c.wordIn(w, language)
			if other == "" || strings.EqualFold(other, w.Term) {
				continue
			}
			if len(languages) > 1 {
				other = c.text(languageNames[language]) + ": " + other
			}
			others = append(others, other)
		}
		term := w.Term
		if own := c.classLanguage(); own != "" && len(others) > 0 && languages[0] == own && c.wordIn(w, own) != "" && !strings.EqualFold(c.wordIn(w, own), w.Term) {
			others[0], term = term, c.wordIn(w, own) // learners read it first
		}
		if len(others) > 0 {
			term += " (" + strings.Join(others, "; ") + ")"
		}
		terms = append(terms, lesson.Term{Term: term, Meaning: w.Meaning})
	}
	return terms
}

// homeTongues are the languages of home of which no word is known, so that the class collects them: those that the teacher
// names, or one that nearly all people of the place speak. It tells whether the teacher has named them.
func (c *composer) homeTongues() (tongues []string, named bool) {
	for _, home := range c.class.homeLanguages {
		language := languageOf(home)
		if language == "" || !slices.ContainsFunc(c.terms(), func(w Word) bool { return c.wordIn(w, language) != "" }) {
			tongues = append(tongues, home)
		}
	}
	if len(c.class.homeLanguages) > 0 || c.class.land == nil {
		return tongues, true
	}
	for _, language := range slices.Sorted(maps.Keys(c.class.land.Spoken)) {
		towns := c.class.land.Spoken[language]
		if len(towns) == 0 || c.isAt(towns) {
			return []string{language}, false
		}
	}
	return nil, false
}

// mostCollected are the key words of which the class collects the word of home.
const mostCollected = 2

// chooseHomeWords settles whether the class collects words of home, and in which languages.
func (c *composer) chooseHomeWords() {
	c.collected = ""
	if c.match.entry == nil || c.unsafe || languages[c.card.Subject] && c.card.Subject != "english" {
		return // nobody knows the key words, or the lesson is one of another language
	}
	tongues, named := c.homeTongues()
	if !named && ofPeoples.MatchString(c.request.AdditionalInfo) {
		return // a language points at a people, of which the teacher asks not to speak
	}
	if named || c.profile.Level != "senior" { // words of older learners have mostly no other name
		c.collected = c.list(tongues)
	}
}

// ofPeoples is how teachers ask that nobody speaks of who belongs to which people.
var ofPeoples = regexp.MustCompile(`(?i)\b(?:tribes?|tribal|tribalism|clans?|ethnic\w*|different communities)\b`)

// homeWords has the class collect the words of home for the key words that the work needs most, where these have been
// explained, and compare a sentence with one of home where it has been met; the young hear their words from the first lesson on.
func (c *composer) homeWords(drafts []*draft) {
	if c.collected == "" {
		return
	}
	if c.comparesSentences() {
		if text, met := c.homeSentence(); met {
			collect(drafts, "teach1", step{text: text, weight: 1, keep: true}, true)
		} else {
			collect(drafts, "meet", step{text: text, weight: 1, keep: true}, true)
		}
		return
	}
	var terms []string
	for _, w := range c.spoken() {
		if len(strings.Fields(w.Term)) <= 2 && !strings.ContainsAny(w.Term, "(/=") && len(terms) < mostCollected {
			terms = append(terms, w.Term)
		}
	}
	if len(terms) == 0 {
		return
	}
	key := "homeWordsIf"
	if _, named := c.homeTongues(); named {
		if key = "homeWords"; c.profile.Level == "young" {
			key = "homeWordsYoung" // they write little
		}
	}
	asks := step{text: c.text(key, "words", c.list(terms), "language", c.collected), weight: 1, keep: true}
	if c.profile.Level == "young" {
		collect(drafts, "meet", asks, true)
		return
	}
	collect(drafts, "teach1", asks, false)
}

// collect puts the step with words of home at the end of a lesson part, or behind its first step, in which words are explained.
func collect(drafts []*draft, block string, s step, last bool) {
	of := slices.IndexFunc(drafts, func(d *draft) bool { return d.slot.block == block })
	if of < 0 {
		return
	}
	d, at := drafts[of], 1
	if last || len(d.steps) == 0 {
		at = len(d.steps)
	}
	d.steps = slices.Insert(d.steps, at, s)
}

// inHomeWords has learners come back to the words of home that the class has collected.
func (c *composer) inHomeWords() string {
	if c.collected == "" || c.brevity >= oneTask {
		return ""
	}
	if c.comparesSentences() {
		return " " + c.text("homeSentenceAgain", "language", c.collected)
	}
	return " " + c.text("homeWordsAgain", "language", c.collected)
}

// namesThings are cards of English whose key words have a word of home; those of the others are terms of grammar.
var namesThings = regexp.MustCompile(`^english/(?:vocabulary|greetings)`)

// comparesSentences tells whether learners compare a sentence with one of home, because the key words are terms of grammar,
// for which few languages of home have a word.
func (c *composer) comparesSentences() bool {
	return c.card.Subject == "english" && !namesThings.MatchString(c.match.entry.whole())
}

// ownTongue is how a step names the language that learners speak at home.
func (c *composer) ownTongue() string {
	if tongues, named := c.homeTongues(); named && len(tongues) > 0 {
		return c.list(tongues)
	}
	return c.text("ownLanguage")
}
