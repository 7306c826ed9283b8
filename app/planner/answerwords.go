package planner

import "strings"

// mostAnswerWords are key words that an answer to the driving question is asked to use.
const mostAnswerWords = 3

// fewestAnswerWords are filled up with what the answers of the quiz say.
const fewestAnswerWords = 2

// answerStep has learners answer the driving question, with key words that belong to its answer, or else in their own words.
func (c *composer) answerStep() string {
	if c.match.entry == nil {
		return c.say(c.forAge("answer"), nil)
	}
	words := c.answerWords()
	if len(words) == 0 {
		return c.say(c.forAge("answerFreely"), nil)
	}
	return c.say(c.forAge("answer"), map[string]string{"words": c.list(words)})
}

// answerWords are the key words that the question, the topic, the model work or the product says.
func (c *composer) answerWords() []string {
	topic := c.wordSet(c.request.Topic)
	told := [][]string{c.sayings([]string{c.question}), c.sayings([]string{c.artefact.Type + ". " + c.artefact.Brief}), c.sayings([]string{c.exemplar})}
	var answers []string
	for _, q := range c.quiz {
		answers = append(answers, q.Answer)
	}
	var words []string
	taken := map[string]bool{}
	add := func(w Word) {
		if len(words) < mostAnswerWords && !taken[w.Term] {
			words, taken[w.Term] = append(words, w.Term), true
		}
	}
	terms := c.terms()
	for _, w := range terms {
		if stems := c.stems(w.Term); len(stems) > 0 && shared(topic, stems) == len(stems) {
			add(w)
		}
	}
	for _, said := range told {
		for _, w := range terms {
			if strings.TrimSpace(w.Term) != "" && len(c.stems(w.Term)) > 0 && c.says(said, w.Term) {
				add(w)
			}
		}
	}
	for _, w := range terms {
		if len(words) < fewestAnswerWords && len(c.stems(w.Term)) > 0 && c.says(c.sayings(answers), w.Term) {
			add(w)
		}
	}
	return words
}
