package planner

import (
	"errors"
	"fmt"
	"io/fs"
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
	told  []faultWording
	times map[string]int // in how many faults a token is
}

const (
	// leastLikeFault is how much a remark and a wording of a fault have in common at least, of 1 where they are the same.
	leastLikeFault = 0.53
	// leastInside is how much it counts that a remark holds all of a wording, beside other words.
	leastInside = 0.75
	// leastOfShort is the same for wordings of which only one or two words count.
	leastOfShort = 0.6
	// leastWordNumber is the least number whose word tells more than that it is a number: hundred, thousand.
	leastWordNumber = 100
	// fewTokens count as a short wording.
	fewTokens = 2
)

// lookUpFaults opens what teachers tell of learners' work on the topic of a card, where the notes tell of theirs.
func (p *Planner) lookUpFaults(c *composer, card *Card) error {
	if c.match.entry == nil || c.unsafe || len(c.notes.mistakesTold())+len(c.notes.ofLearnersToo()) == 0 {
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

// faultWording is one way in which a fault is told.
type faultWording struct {
	of     *fault
	tokens map[string]bool
	sum    bool // it holds a formula
}

// wordings are all ways in which the faults of the topic are told.
func (c *composer) wordings() []faultWording {
	if c.faults.told == nil {
		c.faults.told = []faultWording{}
		for i := range c.faults.list {
			f := &c.faults.list[i]
			for _, told := range append([]string{f.Wrong}, f.Told...) {
				c.faults.told = append(c.faults.told, faultWording{f, c.faultTokens(told), strings.Contains(told, "=")})
			}
		}
	}
	return c.faults.told
}

// faultTold is the fault that has most in common with a remark, in one of its wordings, and enough to be the same.
func (c *composer) faultTold(said string) (Misconception, bool) {
	remark, weigh := c.faultTokens(said), c.weighFaults()
	var best Misconception
	most := 0.0
	for _, told := range c.wordings() {
		if len(told.of.Bands) > 0 && !forBand(told.of.Bands, c.content) {
			continue
		}
		if !c.sharesWord(remark, told.tokens) && !(told.sum && strings.Contains(said, "=")) {
			continue // numbers alone say nothing
		}
		like := c.likeness(remark, told.tokens, weigh)
		if len(told.tokens) > fewTokens+1 {
			like = max(like, leastInside*c.inside(told.tokens, remark, weigh)) // the rest may be a reason or a second fault
		}
		least := leastLikeFault
		if min(len(remark), len(told.tokens)) <= fewTokens {
			least = leastOfShort
		}
		if like >= least && like > most {
			best, most = told.of.Misconception, like
		}
	}
	return best, most > 0
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

// inside is how much of the weight of a set of tokens another has.
func (c *composer) inside(told, remark map[string]bool, weigh func(string) float64) float64 {
	shared, all := c.weights(told, remark, weigh)
	if all == 0 {
		return 0
	}
	return shared / all
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
		last := map[string]*fault{}
		for _, told := range c.wordings() {
			for token := range told.tokens {
				if last[token] != told.of {
					c.faults.times[token]++
					last[token] = told.of
				}
			}
		}
	}
	all := float64(len(c.faults.list) + 1)
	return func(token string) float64 { return math.Log(1 + all/float64(1+c.faults.times[token])) }
}

// ofNoFault are words by which teachers begin what they tell of any work.
var ofNoFault = stemmed(words("think thinks believe say says write they learner pupil student child children many most some often always still any every"))

// faultTokens are the words of a remark that tell what is wrong, with any number or letter of a formula as a sign.
func (c *composer) faultTokens(said string) map[string]bool {
	tokens := map[string]bool{}
	last := ""
	for _, word := range spacedFormula(c.sameWords().rephrased(said)) {
		token := word
		switch {
		case leftUndone[word]:
			token = notToken
		case strings.Trim(word, "0123456789.,") == "" || number(word) > 0 && number(word) < leastWordNumber:
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
