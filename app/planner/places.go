package planner

import (
	"slices"
	"strings"

	"somo/app/regexp"
)

// placeBank holds well-known facts of countries, and what topics ask of them.
type placeBank struct {
	Themes    map[string]placeTheme  `json:"themes"`
	Season    []placeTheme           `json:"season"`    // that the seasons of any country answer
	Countries map[string][]placeFact `json:"countries"` // by code, or by its name for a part of a country
}

// placeTheme is a question that topics of its cards answer for every fact of the theme.
type placeTheme struct {
	Cards  string `json:"cards"` // beginnings of the names of their files
	Ask    string `json:"ask"`
	Answer string `json:"answer"`
}

// placeFact is one sentence that is certain, of a country's land, water or work.
type placeFact struct {
	Says string   `json:"says"`
	Of   string   `json:"of"`             // its themes
	Near []string `json:"near,omitempty"` // towns around which people see it
}

// example is a fact with the question that the topic answers.
type example struct {
	says, ask, answer string
	near              bool // the class
	onTopic           bool // it or its question names the topic
}

// leastForExample is how many minutes pairs need to explain one.
const leastForExample = 4

// tellExample has pairs explain something of their country with what they have learned, where the topic answers a question
// on it, or make a sum from there: at the end of the exercises, or of the last task.
func (c *composer) tellExample(drafts []*draft) {
	c.seasonTold = false
	here := c.tellHere(drafts)
	if !c.ofPlace {
		return
	}
	told := c.exampleStep(here)
	if told == "" {
		return
	}
	if guess, back := c.guessLocal(told); guess != "" {
		meet := draftFor(drafts, "meet")
		meet.steps = slices.Insert(meet.steps, 1, step{text: guess, weight: 1, least: leastForGuess, keep: true, alone: true})
		told = back
	}
	for _, block := range []string{"practice", "teach2", "teach1"} {
		if d := draftFor(drafts, block); d.slot.minutes >= 3*leastForExample && !(here && block == "practice") {
			d.tellAtEnd(told, !c.inOneLesson())
			return
		}
	}
}

// leastForGuess is how many minutes pairs need to hear of something and to guess.
const leastForGuess = 3

// guessLocal tells of something of the learners' own country in the first lesson, where pairs guess what they can answer later:
// "" where the plan has no lesson between, or the step speaks of something else.
func (c *composer) guessLocal(step string) (guess, back string) {
	known, own := c.ownLocal()
	if !own || step != c.tellLocal(known) || c.class.lessons < lessonsForGuess || c.profile.Level == "young" {
		return "", ""
	}
	return c.text("placeGuess", "text", sentence(known.Text), "ask", sentence(known.Ask)),
		c.text("placeBack", "answer", sentence(known.Answer))
}

// lessonsForGuess is how many lessons a plan has at least in which something is guessed first and answered later.
const lessonsForGuess = 3

// exampleStep says what pairs explain or make of their country or of Africa, "" where nothing of it has to do with the topic. Where the
// class looks at its own place already, it is something that is known of this very topic.
func (c *composer) exampleStep(here bool) string {
	land := c.class.land
	if c.match.entry == nil || c.unsafe || c.notes.care || land == nil {
		return ""
	}
	_, card, _ := strings.Cut(c.match.entry.whole(), "/")
	var found example
	ok, alone := false, here || c.profile.Level == "young" // then only what is known of the topic itself
	if !alone {
		found, ok = c.example(card)
	}
	known, of := c.local(land.Code)
	switch {
	case of && !found.near && (len(known.In) > 0 || !found.onTopic):
		return c.tellLocal(known)
	case alone:
		return ""
	}
	if ok {
		key := "placeExample"
		if found.near {
			key = "placeExampleNear"
		}
		return c.text(key, "country", land.said(), "fact", found.says, "ask", found.ask, "answer", found.answer)
	}
	if at := slices.IndexFunc(c.banks.places.Season, func(t placeTheme) bool { return t.isOf(card) }); at >= 0 && land.Season != "" {
		c.seasonTold = true
		asked := c.banks.places.Season[at]
		return c.text("seasonExample", "season", sentence(mostOf(land.Season)), "ask", asked.Ask, "answer", asked.Answer)
	}
	if c.foodIsExample() {
		return ""
	}
	if c.card.Subject == "mathematics" && inContext.MatchString(card) && len(land.Crops) > 0 && len(land.Places) > 0 {
		return c.text("ownSum", "place", c.class.place, "thing", land.Crops[0], "where", land.Places[len(land.Places)-1], "money", c.currency())
	}
	return ""
}

// inContext are topics of mathematics whose sums tell of things and people.
var inContext = regexp.MustCompile(`^(?:addition|subtraction|multiplication|division|money|profit|percent|ratio|averages|data-handling|operations-on-fractions|decimals|area-of|perimeter|length|mass|capacity|simple-and-compound|speed|large-numbers|rounding|order-of|linear-equations|simultaneous|personal-finance|variation|linear-programming)`)

// isOf tells whether a card, named as its file, is one of the theme.
func (t placeTheme) isOf(card string) bool {
	return slices.ContainsFunc(strings.Fields(t.Cards), func(start string) bool { return strings.HasPrefix(card, start) })
}

// example is the fact that fits the topic of a card best: one that learners see around them, or one that names the topic.
func (c *composer) example(card string) (best example, found bool) {
	topic, most := c.wordSet(c.request.Topic), -1
	facts, part := c.banks.places.Countries[c.class.land.Names[english]]
	if !part {
		facts = c.banks.places.Countries[c.class.land.Code]
	}
	for _, fact := range facts {
		for _, name := range strings.Fields(fact.Of) {
			theme := c.banks.places.Themes[name]
			if !theme.isOf(card) {
				continue
			}
			near := len(fact.Near) > 0 && c.isAt(fact.Near)
			fits := shared(topic, c.stems(fact.Says+" "+theme.Ask))
			if near {
				fits += nearCounts
			}
			if fits > most {
				most, best = fits, example{fact.Says, theme.Ask, theme.Answer, near, fits > 0}
			}
		}
	}
	return best, most >= 0
}

// nearCounts is how many words of the topic a fact of the learners' own place is worth.
const nearCounts = 2
