package planner

import (
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"math"
	"path"
	"slices"
	"strings"

	"somo/app/regexp"
)

// FaultFolder holds, by card, what teachers tell of the work of their learners, in the words of teachers, and the answers.
const FaultFolder = "faults"

// fault is a wrong idea or a slip with the ways in which teachers tell of it.
type fault struct {
	Told []string `json:"told"`
	Misconception
}

// faultBook are the faults of a topic, and what is known of their wordings once one is looked for.
type faultBook struct {
	list  []fault
	words []faultWords
	times map[string]int // in how many faults a token is
}

// leastWordNumber is the least number whose word tells more than that it is a number: hundred, thousand.
const leastWordNumber = 100

// lookUpFaults opens what teachers tell of learners' work on the topic of a card, where the notes tell of theirs.
func (p *Planner) lookUpFaults(c *composer, card *Card) error {
	if c.match.entry == nil || c.unsafe || len(c.notes.parts) == 0 {
		return nil
	}
	list, err := readJSON[struct {
		Faults []fault `json:"faults"`
	}](p.shelf.knowledge, path.Join(FaultFolder, card.ID+".json"))
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return fmt.Errorf("opening what goes wrong in a topic: %w", err)
	}
	c.faults.list = list.Faults
	for _, m := range slices.Concat(card.Misconceptions, card.Mistakes) { // their own words are a wording too
		c.faults.list = append(c.faults.list, fault{Misconception: m})
	}
	return nil
}

// ofLearnersToo are what else the notes tell of learners, what they do not do behind what they do, and what no rule has read, clause
// by clause: some of it may be a fault, as "prints come out smudged".
func (n *notes) ofLearnersToo() []string {
	var said []string
	for _, part := range n.parts {
		for _, k := range clausesOf(part) {
			if !ofLearners.MatchString(k.text) && !slices.Contains(n.told, k.text) {
				continue
			}
			said = append(said, k.text)
			if halves := andOrBut.Split(k.text, -1); len(halves) > 1 {
				said = append(said, slices.DeleteFunc(halves, func(half string) bool { return !leavesUndone(half) })...)
			}
		}
	}
	return said
}

// leavesUndone tells whether a remark says what is not done.
func leavesUndone(remark string) bool {
	return slices.ContainsFunc(plainWords(remark), func(word string) bool { return leftUndone[word] })
}

// andOrBut parts what learners do from what they do not.
var andOrBut = regexp.MustCompile(`(?i),? (?:and|but|yet) `)

// faultWords are the tokens of what is said of a fault: of each way in which it is told, of what learners say, and of all with the
// answer.
type faultWords struct {
	of    *fault
	told  []map[string]bool
	whole map[string]bool
	sum   bool // a wording holds a formula
}

// faultWords are the words of all faults of the topic.
func (c *composer) faultWords() []faultWords {
	if c.faults.words == nil {
		c.faults.words = []faultWords{}
		for i := range c.faults.list {
			f := &c.faults.list[i]
			w := faultWords{of: f, whole: c.faultTokens(f.Probe + " " + f.Right)}
			for _, told := range append([]string{f.Wrong}, f.Told...) {
				w.told = append(w.told, c.faultTokens(told))
				w.sum = w.sum || strings.Contains(told, "=")
			}
			for _, told := range w.told {
				maps.Copy(w.whole, told)
			}
			c.faults.words = append(c.faults.words, w)
		}
	}
	return c.faults.words
}

// weights are the weight of the tokens of a set, and of those that another set has too.
func (c *composer) weights(of, other map[string]bool, weigh func(string) float64) (shared, all float64) {
	bank := c.sameWords()
	for token := range of {
		all += weigh(token)
		if bank.has(other, token) {
			shared += weigh(token)
		}
	}
	return shared, all
}

// likeness is how much of the weight of two sets of tokens they share.
func (c *composer) likeness(a, b map[string]bool, weigh func(string) float64) float64 {
	sharedA, allA := c.weights(a, b, weigh)
	sharedB, allB := c.weights(b, a, weigh)
	if allA+allB == 0 {
		return 0
	}
	return (sharedA + sharedB) / (allA + allB)
}

// sharesWord tells whether two sets of tokens have a word in common that is no number and no sign.
func (c *composer) sharesWord(a, b map[string]bool) bool {
	bank := c.sameWords()
	for token := range a {
		if bank.has(b, token) && !strings.ContainsAny(token, numberToken+strings.Join(formulaSigns, "")) {
			return true
		}
	}
	return false
}

// weighFaults says how much a token tells: least where many faults of the topic have it.
func (c *composer) weighFaults() func(token string) float64 {
	if c.faults.times == nil {
		c.faults.times = map[string]int{}
		for _, words := range c.faultWords() {
			has := map[string]bool{}
			for _, told := range words.told {
				maps.Copy(has, told)
			}
			for token := range has {
				c.faults.times[token]++
			}
		}
	}
	all := float64(len(c.faults.list) + 1)
	once := math.Log(1 + all/2)
	return func(token string) float64 {
		return exactly(weightOfOnce * math.Log(1+all/float64(1+c.faults.times[token])) / once)
	}
}

// ofNoFault are words by which teachers begin what they tell of any work.
var ofNoFault = stemmed(words("think thinks believe say says write they learner pupil student child children many most some often always still any every"))

// faultTokens are the words of a remark that tell what is wrong, with any number or letter of a formula as a sign.
func (c *composer) faultTokens(said string) map[string]bool {
	tokens := map[string]bool{}
	last := ""
	for _, word := range spacedFormula(c.sameWords().rephrased(said)) {
		token := word
		if len(word) > 1 && strings.HasPrefix(word, "-") {
			tokens["-"] = true // a number below zero
		}
		switch {
		case leftUndone[word]:
			token = notToken
		case strings.Trim(word, "-0123456789.,") == "" || number(word) > 0 && number(word) < leastWordNumber && word != "a" && word != "an":
			token = numberToken
		case len(word) == 1 && word != "a" && word != "i" && word >= "a" && word <= "z":
			token = numberToken
		case !slices.Contains(formulaSigns, word):
			found := stems(word)
			if len(found) != 1 || ofNoFault[found[0]] {
				last = ""
				continue
			}
			token = found[0]
		}
		tokens[token] = true
		if last != "" && (slices.Contains(formulaSigns, last) || slices.Contains(formulaSigns, token)) {
			tokens[last+token] = true // the order counts in a formula
		}
		last = token
	}
	return tokens
}

// leftUndone are words that say that something is not done or is not so.
var leftUndone = words("not no never cannot can't don't doesn't without forget forgets forgetting omit omits skip skips miss misses ignore ignores lack lacks")

// notToken stands for each of them.
const notToken = "not"

// numberToken stands for any number or letter.
const numberToken = "#"

// formulaSigns are those that stand between numbers and letters.
var formulaSigns = strings.Fields("= + - × ÷ / ( ) ² ³ √ < > %")

// spacedFormula parts a text into words and signs.
func spacedFormula(text string) []string {
	text = strings.NewReplacer("−", "-", "*", "×", "^2", "²", "^3", "³").Replace(text)
	var pairs []string
	for _, sign := range formulaSigns {
		if sign != "-" {
			pairs = append(pairs, sign, " "+sign+" ")
		}
	}
	text = strings.NewReplacer(pairs...).Replace(text)
	var found []string
	for _, word := range strings.Fields(text) {
		if word = strings.Trim(word, `.,;:!?"'“”‘’`); word != "" {
			found = append(found, word)
		}
	}
	return found
}
