package planner

import (
	"slices"
	"strings"

	"somo/app/lesson"
	"somo/app/regexp"
)

const (
	// wordsOfError are words that a remark and a wrong idea of the card have in common at least.
	wordsOfError = 2
	// wordsOfFact are words that a belief and a fact that answers it have in common at least.
	wordsOfFact = 2
	// longestFact is how many words such a fact has at most.
	longestFact = 30
	// wordsAhead is how many words of a belief or a fact may name what it is about.
	wordsAhead = 4
	// shortestFrame is how many words two sentences have at least that differ in their numbers only.
	shortestFrame = 6
)

// oneWord are words that say the same in a belief.
var oneWord = map[string]string{"drink": "water", "bigger": "more", "larger": "more", "greater": "more", "smaller": "less", "fewer": "less", "row": "line", "longer": "long", "spread": "long", "bigg": "more", "said": "say", "negativ": "minus", "minuse": "minus", "positiv": "plus"}

// sayLittle are words that a belief and a fact have in common by chance.
var sayLittle = []string{"need", "make", "use", "get", "have", "only", "thing", "good", "more", "all"}

// ofNoMatter are words that say little in a belief.
var ofNoMatter = words("go goe come must will can when")

// alikeWords are the words of a text, those that say the same as one.
func (c *composer) alikeWords(text string) map[string]bool {
	said := map[string]bool{}
	for _, word := range c.stems(text) {
		if same := oneWord[word]; same != "" {
			word = same
		} else if same = c.sameWords().first(word); same != "" {
			word = same
		}
		if !ofNoMatter[word] {
			said[word] = true
		}
	}
	return said
}

// sameWrong is the place of the wrong idea of the card that says the same as a belief, or -1.
func (c *composer) sameWrong(said string) int {
	at, most := -1, 0
	for i, m := range c.wrong {
		if near := c.nearIdeas(said, m.Wrong); near > most {
			at, most = i, near
		}
	}
	return at
}

// nearIdeas is how many words two ideas share that say the same, 0 where they say something else.
func (c *composer) nearIdeas(one, other string) int {
	near, least := c.wordsShared(one, other, shortestShared)
	if near < wordsOfError || 5*near < 3*least {
		return 0
	}
	return near
}

// shortestShared is how many letters a word has at least by which two ideas are the same.
const shortestShared = 3

// wordsShared counts the words of so many letters that two ideas share, and those of the shorter one.
func (c *composer) wordsShared(one, other string, letters int) (near, least int) {
	words, wrong := c.alikeWords(one), c.alikeWords(other)
	for word := range words {
		if wrong[word] && len(word) >= letters {
			near++
		}
	}
	if sameFrame(one, other) {
		near = len(words)
	}
	return near, min(len(words), len(wrong))
}

// wordsOfTwin is how many words two ideas share at least, half of the shorter one, of which one answer is enough.
const wordsOfTwin = 3

// dropTwins takes away the wrong ideas of the card that say again what one of the first has said, in the teacher's words.
func (c *composer) dropTwins(first int) {
	for first < len(c.wrong) && c.wrong[first].told != "" {
		first++
	}
	var kept []Misconception
	for at, m := range c.wrong {
		twin := func(one Misconception) bool {
			near, least := c.wordsShared(one.Wrong, m.Wrong, 1)
			return near >= wordsOfTwin && 2*near >= least
		}
		if at < first || !slices.ContainsFunc(c.wrong[:first], twin) {
			kept = append(kept, m)
		}
	}
	c.wrong = kept
}

// sameFrame tells whether two sentences differ in their numbers only: "0.35 is bigger than 0.5" and "0.45 is more than 0.5".
func sameFrame(a, b string) bool {
	first, second := frameOf(a), frameOf(b)
	return len(first) >= shortestFrame && slices.Equal(first, second)
}

// wordsMore of a belief that a wrong idea of the card does not have make another belief.
const wordsMore = 2

// saysMore tells whether a belief says what the wrong idea of the card that is nearest does not: that the Governor, and not the
// judges, makes the laws.
func (c *composer) saysMore(said string, m Misconception) bool {
	words := c.alikeWords(said)
	least := wordsMore
	if of := doerOf.FindStringSubmatch(said); of != nil && shared(words, stems(of[1])) > 0 && shared(setOf(c.stems(m.Wrong)), stems(of[1])) == 0 {
		least = 1 // it is said of somebody else
	}
	return len(words)-inCommon(words, c.stems(m.Wrong+" "+m.Probe+" "+m.Right)) >= least && !sameFrame(said, m.Wrong)
}

// doerOf is of whom a belief says what he or she does.
var doerOf = regexp.MustCompile(`^(?:The |An? )?(\p{L}+) (?:makes?|does|gives?|rules?|owns?|decides?|can|must|pays?|brings?|causes?|has|have)\b`)

// ofSubject is what a sentence says of its subject, which stands before it.
var ofSubject = regexp.MustCompile(`(?i) (?:means?|is|are|was|were|has|have|shows?|gives?|makes?)\b`)

// sameSubject tells whether two sentences, which hold no sums, say something of the same thing, named in two words at least: what
// is right of it answers both.
func sameSubject(a, b string) bool {
	one, other := ofSubject.FindStringIndex(a), ofSubject.FindStringIndex(b)
	if one == nil || other == nil || strings.ContainsAny(a+b, "0123456789=") {
		return false
	}
	named := stems(a[:one[0]])
	return len(named) > 1 && slices.Equal(named, stems(b[:other[0]]))
}

// writtenCounts are numbers that are written out.
var writtenCounts = words("two three four five six seven eight nine ten")

func frameOf(text string) []string {
	frame := strings.FieldsFunc(strings.ToLower(text), func(char rune) bool { return strings.ContainsRune(" ,;:\"'!?", char) })
	for i, word := range frame {
		word = strings.TrimSuffix(word, ".")
		if same := oneWord[word]; same != "" {
			word = same
		}
		if strings.ContainsAny(word, "0123456789") || writtenCounts[word] {
			word = "0"
		}
		frame[i] = word
	}
	return frame
}

// nearestWrong is the place of the wrong idea of the card that has most in common with a remark, and at least so many
// words, or -1.
func (c *composer) nearestWrong(remark string, least int) int {
	at, most := -1, least-1
	said := wordSet(remark)
	for i, m := range c.wrong {
		if m.open {
			continue
		}
		if near := shared(said, c.stems(m.Wrong+" "+m.Probe+" "+m.Right)); near > most {
			at, most = i, near
		}
	}
	return at
}

var (
	// claimed is a question about what somebody holds to be so.
	claimed = regexp.MustCompile(`(?i)\b(?:says?|said|thinks?|believes?|claims?|writes?|wrote|judge|true or)\b`)
	// refusing is an answer by which it is not so.
	refusing = regexp.MustCompile(`(?i)^(?:no|not|wrong|false|incorrect|it is not|that is not)\b`)
)

// answerTo is the answer of a question of the card in which somebody says the same as a belief, without its marks, or nothing.
func (c *composer) answerTo(said string) string {
	words := wordSet(said)
	for _, q := range c.card.Questions {
		if near := inCommon(words, c.stems(q.Question)); near > wordsOfError && 4*near >= 3*len(words) && claimed.MatchString(q.Question) && refusing.MatchString(q.Answer) {
			return sentence(marksInside.ReplaceAllString(q.Answer, ""))
		}
	}
	return ""
}

// askBelief brings the question to the front that asks what a class believes, where the teacher tells it and the card has one.
func (c *composer) askBelief(questions []QA) {
	if len(c.notes.beliefs) == 0 || len(c.wrong) == 0 {
		return
	}
	words := wordSet(c.wrong[0].Wrong)
	best, most := -1, 0
	for i, q := range questions {
		near := inCommon(words, c.stems(q.Question))
		if near > most && near > wordsOfError && 2*near > len(words) {
			best, most = i, near
		}
	}
	if best > 0 {
		asked := questions[best]
		copy(questions[1:best+1], questions[:best])
		questions[0] = asked
	}
}

// labelled is a fact that begins with a label, and says little alone: "Cases: salt draws water out of vegetables."
var labelled = regexp.MustCompile(`^[\pL ]{2,25}: `)

// factOn is what the card says that has most in common with a belief, or what that is of which the belief speaks, or nothing.
func (c *composer) factOn(said string) string {
	known := texts(c.card.BigIdeas, c.content)
	for _, notes := range texts(c.card.LearnerNotes, c.content) {
		known = append(known, lesson.Sentences(notes)...)
	}
	for _, m := range c.card.Misconceptions {
		known = append(known, m.Right)
	}
	answersOf := len(known) // those that follow answer one mistake, and another only if they have much in common with it
	for _, m := range c.card.Mistakes {
		known = append(known, m.Right)
	}
	best, most, words := "", wordsOfFact-1, wordSet(said)
	own := wordSet(said) // what is said of the topic, beside its name
	for _, word := range append(stems(c.request.Topic), sayLittle...) {
		delete(own, word)
	}
	for at, fact := range known {
		if n := inCommon(words, c.stems(fact)); n > most && (at < answersOf || n > wordsOfFact) && inCommon(own, c.stems(fact)) > 0 && wordsIn(fact) <= longestFact && !strings.Contains(fact, "___") && !answers.MatchString(fact) && !labelled.MatchString(fact) {
			best, most = fact, n
		}
	}
	if best == "" && sweeping.MatchString(said) {
		return c.meaningFor(said, known)
	}
	return sentence(best)
}

// meaningFor is the fact or the meaning of the key word by which a belief begins: "An algorithm is only for computers."
func (c *composer) meaningFor(said string, known []string) string {
	ahead := firstOf(stems(said), wordsAhead/2)
	for _, word := range c.card.Vocab {
		term := c.stems(word.Term)
		if len(term) != 1 || !slices.Contains(ahead, term[0]) {
			continue
		}
		for _, fact := range known {
			if begins := firstOf(strings.Fields(fact), wordsAhead); slices.Contains(stems(strings.Join(begins, " ")), term[0]) && wordsIn(fact) <= longestFact {
				return sentence(fact)
			}
		}
		if saysWhatItIs(said, term[0]) {
			return upperFirst(word.Term) + ": " + sentence(word.Meaning)
		}
	}
	return ""
}

// saysWhatItIs tells whether a belief says what a thing is, which its meaning answers: not what "only mother" does.
func saysWhatItIs(said, term string) bool {
	list := plainWords(said)
	for i, word := range list[:max(0, len(list)-1)] {
		if stem(word) == term && isWords[list[i+1]] {
			return true
		}
	}
	return false
}

// isWords stand between a thing and what it is.
var isWords = words("is are was were means mean")

// inCommon counts the words of a belief that a text has, short ones such as "sun" too.
func inCommon(said map[string]bool, words []string) int {
	found := map[string]bool{}
	for _, word := range words {
		if said[word] && len(word) > 2 {
			found[word] = true
		}
	}
	return len(found)
}
