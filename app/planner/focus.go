package planner

import (
	"math"
	"slices"
	"strings"

	"somo/app/regexp"
)

var (
	// ofDigits is how a number of digits is written short: "3-digit".
	ofDigits = regexp.MustCompile(`(?i)\b([2345])[- ]digits?\b`)
	// shortTB is a disease whose short name is too short to choose by.
	shortTB = regexp.MustCompile(`(?i)\btb\b`)
	digits  = map[byte]string{'2': "two", '3': "three", '4': "four", '5': "five"}
)

// inOneWord is a care of the body that is also written as two words.
var inOneWord = regexp.MustCompile(`(?i)\b(hand|tooth|teeth)[- ]?(wash|brush)ing\b`)

// ofPraise are praise poems as Southern and West Africa call them.
var ofPraise = regexp.MustCompile(`(?i)\b(?:izibongo|dithoko|lithoko|oriki|nhetembo)\b`)

// inFull writes "3-digit" and "TB" as cards do, and "handwashing" in both ways.
func inFull(topic string) string {
	topic = ofPraise.ReplaceAllString(topic, "$0 praise")
	topic = inOneWord.ReplaceAllString(topic, "$0 ${2}ing ${1}s")
	return ofDigits.ReplaceAllStringFunc(shortTB.ReplaceAllString(topic, "tuberculosis"), func(found string) string { return digits[found[0]] + " digit" })
}

// broadWords say nothing of which part of a topic is meant.
var broadWords = stemmed(words("good great big small mark marks number numbers text passage africa african country countries people life daily world thing things part parts and the for with from into our your its their out all use using two three one new man men day way ways get make made step keep"))

// focusOf are the words of a topic that say more than the name of its card: "elasticity" of a card on demand and supply.
func focusOf(topic, name string) map[string]bool {
	of, focus := wordSet(name), map[string]bool{}
	for _, word := range stems(inFull(withoutCodes(topic))) {
		if len(word) > 2 && !of[word] && !weakWords[word] && !broadWords[word] {
			focus[word] = true
		}
	}
	return focus
}

// focusInOtherLanguages adds the English key words that the topic has in Kiswahili or French: "relais" asks for the relay.
func (c *composer) focusInOtherLanguages() {
	said := wordSet(withoutCodes(c.request.Topic))
	for _, w := range c.card.Vocab {
		for _, other := range []string{w.Sw, w.Fr} {
			if words := stems(other); len(words) > 0 && !strings.EqualFold(other, w.Term) && !slices.ContainsFunc(words, func(word string) bool { return !said[word] }) {
				for _, word := range stems(w.Term) {
					c.focus[word] = true
				}
			}
		}
	}
}

// ofFocus is how much a word of the topic counts that the name of the card does not have, where one of two texts has it once.
const ofFocus = 2

// ofHead is how much the first words of a topic count, ofName those that stand in the name of the card, and ofForm those that
// say little elsewhere, as in "What plants need".
const (
	ofHead = 1.5
	ofName = 0.6
	ofForm = 0.3
)

// oneOfTwo is the worth of a word that one of two texts has once.
var oneOfTwo = math.Log2(3)

// ofWhole is how much the first story of a card counts where its whole topic is asked for.
const ofWhole = 2

// mostSaid is how much a word counts at most that a text repeats.
const mostSaid = 2.5

// focusIn is how much each text speaks of what the teacher asked for: a word counts more where it comes often, where few of
// the texts have it, and where it stands first in the topic; one that the card has in its name counts less. Two words side by
// side, such as "cash book", count as one more.
func (c *composer) focusIn(texts []string) []int {
	return recall(&c.memory.focused, strings.Join(texts, "\n"), func() []int { return c.weighFocus(texts) })
}

func (c *composer) weighFocus(texts []string) []int {
	weights := c.topicWeights()
	said, in := make([]map[string]int, len(texts)), map[string]int{}
	for i, text := range texts {
		said[i] = map[string]int{}
		last, counted := "", false
		for _, word := range c.stems(text) {
			counts := weights[word] > 0
			if counts {
				said[i][word]++
			}
			if counted && counts { // only then the two count together
				if both := last + " " + word; weights[both] > 0 {
					said[i][both]++
				}
			}
			last, counted = word, counts
		}
		for word := range said[i] {
			in[word]++
		}
	}
	worth := make([]int, len(texts))
	for i := range texts {
		sum := 0.0
		for word, times := range said[i] {
			sum += exactly(weights[word] * min(mostSaid, 1+math.Log2(float64(times))/2) * math.Log2(float64(len(texts)+1)/float64(in[word])))
		}
		worth[i] = int(math.Round(ofFocus * sum / oneOfTwo))
	}
	return worth
}

// asksForAll tells whether the teacher asks for the whole topic of the card, or most of it.
func (c *composer) asksForAll() bool {
	name := c.wordSet(c.label)
	return 2*shared(name, c.stems(withoutCodes(c.request.Topic))) > len(name)
}

// topicWeights are the words of a topic that may say which part is meant, and how much each counts: "Kwame Nkrumah and the
// struggle for independence" is about Nkrumah.
func (c *composer) topicWeights() map[string]float64 {
	weights, heads := map[string]float64{}, 0
	topic := inFull(withoutCodes(c.request.Topic))
	asked := stems(topic)
	if _, part, ok := strings.Cut(topic, ":"); ok {
		asked = append(stems(part), asked...) // "Simple machines: levers" is about levers
	}
	whole := c.asksForAll()
	for _, word := range asked {
		switch {
		case weights[word] > 0 || len(word) < 3 || broadWords[word]:
		case weakWords[word]:
			weights[word] = ofForm
		case !c.focus[word]:
			if !whole {
				weights[word] = ofName
			}
		default:
			if weights[word] = 1; heads < 2 {
				weights[word] = ofHead
				heads++
			}
		}
	}
	for word := range c.focus {
		weights[word] = max(weights[word], 1) // in another language
	}
	for i := 1; i < len(asked); i++ {
		if weights[asked[i-1]] > 0 && weights[asked[i]] > 0 {
			weights[asked[i-1]+" "+asked[i]] = 1
		}
	}
	return weights
}
