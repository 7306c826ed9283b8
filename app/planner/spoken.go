package planner

import (
	"strings"
)

// nextWords goes through the key words in turn.
func (c *composer) nextWords(most int) []string {
	var words []string
	if c.spokenWords == nil {
		c.spokenWords = c.spoken()
	}
	vocab := c.spokenWords
	for range min(most, len(vocab)) {
		words = append(words, vocab[c.wordAt%len(vocab)].Term)
		c.wordAt++
	}
	return words
}

// fewestSpoken key words are asked for in turn, also where the story has fewer.
const fewestSpoken = 2

// spoken are the key words that the story needs, so that no step asks for a word of which it does not speak.
func (c *composer) spoken() []Word {
	if c.match.entry == nil {
		return c.terms()
	}
	story := []string{c.question, c.artefact.Type, c.artefact.Brief, c.needModel, c.exemplar}
	story = append(append(story, c.artefact.Steps...), c.artefact.Tests...)
	for _, task := range c.tasks {
		if task.ID == c.storyTask {
			story = append(append(story, task.Steps...), task.Title, task.Expect)
		}
	}
	said := c.wordSet(strings.Join(story, " "))
	var asked, fitting, others []Word
	topic := c.wordSet(c.request.Topic)
	for at, word := range c.terms() {
		inStory := shared(said, c.stems(word.Term)) > 0
		if shared(topic, c.stems(word.Term)) > 0 || inStory && shared(topic, c.stems(word.Meaning)) > 0 {
			asked = append(asked, word)
		} else if inStory {
			fitting = append(fitting, word)
		} else if at < max(fewestSpoken, c.usedTerms) {
			others = append(others, word)
		}
	}
	fitting = append(asked, fitting...)
	return append(fitting, firstOf(others, max(0, min(len(others), fewestSpoken-len(fitting))))...)
}
