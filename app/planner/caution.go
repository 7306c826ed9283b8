package planner

import (
	"slices"
	"strings"
	"unicode"

	"somo/app/lesson"
)

// caution is what must be said, and what must not be done, where something can hurt learners: their bodies (a hazard) or
// their feelings (a sensitive matter).
type caution struct {
	ID      string        `json:"id"`
	Words   []string      `json:"words"`             // in a topic or in a teacher's notes, in English, French, Portuguese or Kiswahili
	Topic   []string      `json:"topic,omitempty"`   // in a topic only: what notes say in passing
	Except  []string      `json:"except,omitempty"`  // phrases in which a word does not count: "acid rain"
	Steps   []string      `json:"steps,omitempty"`   // in the steps and materials of a task
	With    []string      `json:"with,omitempty"`    // words of which that work must have one too: a candle that floats is not lit
	Without []string      `json:"without,omitempty"` // words beside which they are no danger: "throw 20 marked seeds"
	Line    string        `json:"line"`              // what the plan says, a whole sentence
	Instead string        `json:"instead,omitempty"` // what to do in place of what is forbidden, a whole sentence
	Forbid  []string      `json:"forbid,omitempty"`  // kinds of routines that do not fit: outdoor, home, roleplay, contest
	Bands   []lesson.Band `json:"bands,omitempty"`
	Place   bool          `json:"place,omitempty"` // it lies where learners go and ask, and not in the work
	Used    bool          `json:"used,omitempty"`  // it hurts only whoever works with it: a knife in the kitchen does not
}

// text is the sentence of a caution, with what to do instead.
func (k caution) text() string { return sentences(k.Line, k.Instead) }

// saidIn tells whether a text, by its words, warns of the same already. "Hot water" is not said by "wash with water".
func (k caution) saidIn(covered map[string]bool, found string) bool {
	named := stems(found)
	telling := slices.DeleteFunc(slices.Clone(named), func(word string) bool { return everyday[word] })
	return slices.ContainsFunc(telling, func(word string) bool { return covered[word] }) ||
		len(telling) == 0 && shared(covered, named) == len(named) || shared(covered, stems(k.Line)) > max(3, len(stems(k.Line))/3)
}

// everyday are words that say nothing of a danger when they stand alone.
var everyday = words("water hot cold warm salt sugar stand walk hand cup drop open outside plastic ground wild dirty muddy add pour take use")

// cautionBook finds cautions by their words. The first ones weigh most.
type cautionBook struct {
	list                []caution
	words, topic, steps phraseIndex
}

func newCautionBook(list []caution) *cautionBook {
	b := &cautionBook{list: list, words: phraseIndex{}, topic: phraseIndex{}, steps: phraseIndex{}}
	for i, k := range list {
		for _, phrase := range k.Words {
			b.words.add(phrase, i)
			b.topic.add(phrase, i)
		}
		for _, phrase := range k.Topic {
			b.topic.add(phrase, i)
		}
		for _, phrase := range k.Steps {
			b.steps.add(phrase, i)
		}
		for _, phrase := range k.Except {
			for _, index := range []phraseIndex{b.words, b.topic, b.steps} {
				index.except(phrase, i)
			}
		}
	}
	return b
}

// phraseIndex holds phrases by their first word.
type phraseIndex map[string][]indexed

type indexed struct {
	phrase string
	words  []string
	at     int
	except bool // what lies within it does not count
}

func (x phraseIndex) add(phrase string, at int) {
	if words := plainWords(phrase); len(words) > 0 {
		x[words[0]] = append(x[words[0]], indexed{phrase: phrase, words: words, at: at})
	}
}

func (x phraseIndex) except(phrase string, at int) {
	words := plainWords(phrase)
	x[words[0]] = append(x[words[0]], indexed{phrase: phrase, words: words, at: at, except: true})
}

// in tells whether the phrase begins at a word.
func (p indexed) in(words []string, i int) bool {
	return i+len(p.words) <= len(words) && slices.Equal(words[i:i+len(p.words)], p.words)
}

// excepted tells whether a phrase that was found lies within one in which it does not count.
func (x phraseIndex) excepted(words []string, i int, found indexed) bool {
	for from := range i + 1 {
		for _, p := range x[words[from]] {
			if p.except && p.at == found.at && from+len(p.words) >= i+len(found.words) && p.in(words, from) {
				return true
			}
		}
	}
	return false
}

// find lists what the phrases in the plain words of a text stand for, each once, with the phrases that were found.
func (x phraseIndex) find(words []string) (found []int, said map[int]string) {
	return x.findBut(words, nil)
}

// findBut is find without the places that skip names.
func (x phraseIndex) findBut(words []string, skip func(words []string, i int) bool) (found []int, said map[int]string) {
	said = map[int]string{}
	for i, word := range words {
		for _, phrase := range x[word] {
			if _, known := said[phrase.at]; known || phrase.except || !phrase.in(words, i) || x.excepted(words, i, phrase) || skip != nil && skip(words, i) {
				continue
			}
			found = append(found, phrase.at)
			said[phrase.at] = phrase.phrase
		}
	}
	slices.Sort(found)
	return found, said
}

// elisions are what French writes before a word without a space.
var elisions = words("l d n s j m t c qu")

// plainWords are all words of a text, lower case, without accents, the s of a plural or an owner, and the l' of l'eau.
func plainWords(text string) []string {
	words := strings.FieldsFunc(fold(text), func(char rune) bool {
		return !unicode.IsLetter(char) && !unicode.IsDigit(char) && char != '\'' && char != '’'
	})
	apostrophes := strings.ContainsAny(text, "'’")
	for i, word := range words {
		if apostrophes {
			word = withoutApostrophe(word)
			words[i] = word
		}
		if len(word) > 3 && strings.HasSuffix(word, "s") && !strings.HasSuffix(word, "ss") {
			words[i] = word[:len(word)-1]
		}
	}
	return slices.DeleteFunc(words, func(word string) bool { return word == "" })
}

// withoutApostrophe is a word without the l' before it or the 's behind it.
func withoutApostrophe(word string) string {
	word = strings.ReplaceAll(word, "’", "'")
	if before, after, cut := strings.Cut(word, "'"); cut && after != "" && elisions[before] {
		word = after
	}
	return strings.TrimSuffix(strings.Trim(word, "'"), "'s")
}

// Most cautions of each kind: what is said of everything is not heard.
const (
	mostOfNotes = 2
	mostOfTasks = 2
	mostOfTopic = 3
)

// caution finds what the topic and the notes warn of. A card warns of its own topic; only its tasks are looked through.
// Of a sensitive topic the packs speak too where a card says nothing.
func (c *composer) caution(card *Card, hazards, hurts *cautionBook) {
	covered := wordSet(strings.Join(append([]string{card.Sensitivity}, card.Safety...), " "))
	onTheWay, warned := false, map[string]bool{}
	c.books, c.forbidden = []*cautionBook{hazards, hurts}, map[string]bool{"playful": c.isGrave(card)}
	for _, book := range c.books {
		ofTopic, _ := book.topic.find(plainWords(c.request.Topic))
		switch {
		case !c.unsafe && (c.match.entry == nil && !(book == hazards && c.onPaper()) || book == hurts && card.Sensitivity == ""):
			for _, at := range firstOf(ofTopic, mostOfTopic) {
				c.warn(book.list[at])
				c.topicCautions = append(c.topicCautions, book.list[at].text())
			}
		case book == hurts: // the card says the rest itself
			for _, at := range ofTopic {
				c.forbidden["home"] = c.forbidden["home"] || slices.Contains(book.list[at].Forbid, "home")
			}
		}
		left := mostOfNotes
		for _, part := range c.notes.said {
			var skip func(words []string, i int) bool
			if book == hurts && denies(part) && forbids(part) {
				continue // the teacher keeps it out
			}
			if book == hazards {
				if denies(part) || slices.ContainsFunc(part, func(word string) bool { return likings[word] }) {
					continue
				}
				skip = farOff
			}
			found, said := book.words.findBut(part, skip)
			for _, at := range found {
				k := book.list[at]
				if left == 0 || slices.Contains(plainWords(c.notes.place), said[at]) || !forBand(k.Bands, c.band) {
					continue
				}
				if k.saidIn(covered, said[at]) {
					c.notes.forget(part)
					continue
				}
				if book == hazards && k.Place && (sold(part, said[at]) || ofWork(part) && !isNear(part)) {
					continue // fish of the lake are on the market, and the lake is not at the school
				}
				if c.settled(k) {
					continue // the hours outside are settled
				}
				c.warn(k)
				if warned[k.ID] {
					continue
				}
				warned[k.ID] = true
				block, line := "make", c.warning(k)
				switch {
				case k.ID == ofOutings && c.notes.alone:
					block = "ideas" // there the class takes its walk
				case book == hurts: // a word on the class, not on what the lesson is about
					block, line = "meet", sentence(k.Line)
				case k.Place:
					block, line = "meet", sentence(k.Line)
					if !onTheWay {
						line, onTheWay = c.text("note.onTheWay", "line", line), true
					}
				}
				label := c.text("used.care", "said", said[at])
				if book == hurts {
					label = c.text("used.tender")
				}
				c.notes.forget(part)
				if deadly[k.ID] && wishes(part) {
					c.notes.change("meet", always(c.text("note.leftOut", "said", said[at], "line", k.text())), c.text("used.leftOut", "said", said[at]))
					c.notes.atFirst()
					left--
					continue
				}
				if book == hazards && !k.Place && (ofWork(part) || c.notes.lists(said[at]) || k.Used && !wishes(part)) && !isNear(part) {
					c.notes.warnings = append(c.notes.warnings, thingWarning{said[at], line, label})
					left--
					continue
				}
				if c.notes.change(block, always(line), label); k.Place && block == "meet" {
					c.notes.effects[len(c.notes.effects)-1].work = sayOutside(line)
				}
				if block != "ideas" {
					c.notes.asCare()
				}
				left--
			}
		}
	}
}

// deadly are hazards with which no class works, whoever brings them.
var deadly = words("mercury pesticide petrol-kerosene explosive unexploded mains power-line")

// onPaper tells a subject whose topics name texts and past times: nobody goes to the river in "The River Between".
func (c *composer) onPaper() bool {
	folders := subjectsOf(c.request.Subject)
	return len(folders) == 1 && (folders[0] == "literature" || folders[0] == "history")
}

func (c *composer) warn(k caution) {
	for _, kind := range k.Forbid {
		c.forbidden[kind] = true
		if kind == "food" {
			c.notes.noFood = true
		}
	}
}

// forbids tells whether a routine is of a kind that does not fit what can hurt learners here.
func (c *composer) forbids(r routine) bool {
	return c.notes.shutsOut(r) || r.Outdoor && c.forbidden["outdoor"] || c.notes.quiet && r.isLoud() || (c.notes.visitor != "" || c.notes.noVisitors) && r.bringsGuest() || c.notes.still && slices.Contains(r.Kinds, "walking") || slices.ContainsFunc(r.Kinds, func(kind string) bool { return c.forbidden[kind] })
}
