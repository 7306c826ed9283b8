package planner

import "strings"

// alikeBank is what says the same in the words of teachers and of cards. Things that learners take for each other are not in it.
type alikeBank struct {
	Phrases map[string]string `json:"phrases"`
	Signs   map[string]string `json:"signs"` // by sign: its word
	Same    []string          `json:"same"`  // words, a space between

	groups   map[string][]string // by stem
	rephrase *strings.Replacer
}

// ready sets up what is looked up in a text.
func (b *alikeBank) ready() {
	b.groups = map[string][]string{}
	for _, same := range b.Same {
		words := stems(same)
		for _, word := range words {
			b.groups[word] = append(b.groups[word], words...)
		}
	}
	var pairs []string
	for phrase, other := range b.Phrases {
		pairs = append(pairs, phrase, other)
	}
	b.rephrase = strings.NewReplacer(pairs...)
}

// words are the stems of a text in its order, with those of its signs.
func (b *alikeBank) words(text string) []string {
	text = b.rephrased(text)
	found := stems(text)
	for sign, word := range b.Signs {
		if strings.Contains(text, sign) {
			found = append(found, stems(word)...)
		}
	}
	if hasNegative(text) {
		found = append(found, stem("negative"))
	}
	return found
}

// rephrased is a text in small letters with phrases that say the same as others.
func (b *alikeBank) rephrased(text string) string {
	text = strings.ToLower(text)
	if b.rephrase != nil {
		text = b.rephrase.Replace(text)
	}
	return text
}

// has tells whether a set of words has one, or another that says the same.
func (b *alikeBank) has(said map[string]bool, word string) bool {
	if said[word] {
		return true
	}
	for _, other := range b.groups[word] {
		if said[other] {
			return true
		}
	}
	return false
}

// first is the word that stands for all that say the same as a word, or nothing.
func (b *alikeBank) first(word string) string {
	if same := b.groups[word]; len(same) > 0 {
		return same[0]
	}
	return ""
}

// hasNegative tells whether a text has a number below zero.
func hasNegative(text string) bool {
	before := ' '
	chars := []rune(text)
	for i, char := range chars {
		if (char == '-' || char == '−') && i+1 < len(chars) && chars[i+1] >= '0' && chars[i+1] <= '9' && strings.ContainsRune(" (=", before) {
			return true
		}
		before = char
	}
	return false
}
