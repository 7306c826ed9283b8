package planner

import (
	"slices"

	"somo/app/regexp"
)

// memory is what has been found in texts while a plan is made, which is written again and again until it is short enough.
type memory struct {
	fits    map[question]bool
	telling map[string][]string
	sets    map[string]map[string]bool
	tongues map[string]string           // by topic, the language of the request
	deeds   map[string][]deed           // by the steps and materials of a task or the product
	dealt   map[string][]int            // by text, how many words it shares with the product and with each task of the card
	sayings map[string]string           // the stems of a text, between spaces
	stands  map[string]map[string]stand // by the things of the class and the materials of some work
	taught  map[[2]string]int           // by task and part of the topic, how often the task teaches it
	focused map[string][]int            // by the texts of the tasks, how much each is on what the topic names
	uses    map[string]int              // by thing, its use in this writing of the plan, -1 where it has none or its work names it
	ways    map[string]int              // the words of routines
	names   map[string][][]string       // by the name of the card, other names of its parts
	terms   map[string][]string         // the stems of a term, each between spaces
	waits   map[string]int              // by step, the minutes that it speaks of
	others  map[string]bool             // by tests of the product, whether they name somebody else than users, or nobody
	perils  map[string]perils           // by text
	known   map[string]map[string]bool  // words that the plan teaches, by its tasks
}

// question asks whether a pattern is in a text.
type question struct {
	pattern *regexp.Regexp
	text    string
}

// recall is what is known under a key, or what is found out now and kept.
func recall[K comparable, V any](known *map[K]V, key K, find func() V) V {
	value, ok := (*known)[key]
	if !ok {
		if *known == nil {
			*known = map[K]V{}
		}
		value = find()
		(*known)[key] = value
	}
	return value
}

// matches tells whether a pattern is in a text that each writing of the plan asks about.
func (c *composer) matches(pattern *regexp.Regexp, text string) bool {
	return recall(&c.memory.fits, question{pattern, text}, func() bool { return pattern.MatchString(text) })
}

// telling are the different words of a text that say what it is about.
func (c *composer) telling(text string) []string {
	return recall(&c.memory.telling, text, func() []string {
		var told []string
		for _, word := range c.stems(text) {
			if len(word) >= leastLetters && !everydayWords[word] && !slices.Contains(told, word) {
				told = append(told, word)
			}
		}
		return told
	})
}

// wordSet is the set of words of a text that each writing of the plan asks about. It is not to be changed.
func (c *composer) wordSet(text string) map[string]bool {
	return recall(&c.memory.sets, text, func() map[string]bool { return setOf(c.stems(text)) })
}

// textsOfPlan are about as many as are looked at while a plan is written.
const textsOfPlan = 256
