package planner

import (
	"cmp"
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strings"

	"somo/app/lesson"
	"somo/app/regexp"
)

// addLines adds the lines of a knowledge folder to its topics.
func addLines(knowledge fs.FS, byID map[string]entry, names map[string][]string) error {
	files, err := fs.Glob(knowledge, LineFolder+"/*/*.json")
	if err != nil {
		return fmt.Errorf("listing the lines: %w", err)
	}
	for _, file := range files {
		line, err := readJSON[struct {
			Of      string            `json:"of"`
			Bands   []lesson.Band     `json:"bands"`
			Names   map[string]string `json:"names"`
			Aliases []string          `json:"aliases"`
		}](knowledge, file)
		if err != nil {
			return err
		}
		id := strings.TrimSuffix(strings.TrimPrefix(file, LineFolder+"/"), ".json")
		if _, ok := byID[line.Of]; !ok {
			return fmt.Errorf("reading the line %s: there is no card %q", file, line.Of)
		}
		if other, ok := byID[id]; ok && other.File != "" {
			return fmt.Errorf("reading the line %s: %s is a card", file, id)
		}
		byID[id] = entry{ID: id, Subject: path.Dir(id), Bands: line.Bands, Name: line.Names["en"], File: file, Parent: line.Of, Line: true}
		names[id] = append([]string{line.Names["en"], line.Names["sw"], line.Names["fr"]}, line.Aliases...)
	}
	return nil
}

// sortOf says in the index what an entry is: a card, a line, or a topic without a card.
func sortOf(e entry) string {
	switch {
	case e.Line:
		return "line"
	case e.File != "":
		return "card"
	}
	return ""
}

// completed gives a line what it leaves to its card, and the wrong ideas of the card behind its own.
func (card *Card) completed(parent *Card) {
	if len(card.Prior) == 0 {
		card.Prior = parent.Prior
	}
	if card.Sensitivity == "" {
		card.Sensitivity = parent.Sensitivity
	}
	card.Mistakes = append(card.Mistakes, parent.Mistakes...)
	card.Mistakes = append(card.Mistakes, parent.Misconceptions...)
	for i := range card.Vocab {
		word := &card.Vocab[i]
		at := slices.IndexFunc(parent.Vocab, func(w Word) bool { return strings.EqualFold(w.Term, word.Term) })
		if at >= 0 {
			word.Sw, word.Fr = cmp.Or(word.Sw, parent.Vocab[at].Sw), cmp.Or(word.Fr, parent.Vocab[at].Fr)
		}
	}
}

// callLine names a line by its name and by further phrases.
func (e *entry) callLine(further []string) {
	e.Phrases = []string{strings.Join(stems(e.Name), " ")}
	e.Named = len(e.Phrases)
	for _, phrase := range append(phrasesOfLine([]string{e.Name}), further...) {
		if phrase != "" && !slices.Contains(e.Phrases, phrase) {
			e.Phrases = append(e.Phrases, phrase)
		}
	}
}

// leadArticle stands before a name of one word.
var leadArticle = regexp.MustCompile(`(?i)^(?:the|an?|la|les?|l'|os?|as?) `)

// introduces begins the first topic of a whole subject: "Introduction to physics".
var introduces = regexp.MustCompile(`(?i)^(?:introduction to|what is|meaning of) `)

// phrasesOfLine are names of a line as stems, whole and without what stands before a colon: that names its card.
func phrasesOfLine(names []string) []string {
	var phrases []string
	for _, name := range names {
		parts := []string{name}
		if _, tail, ok := strings.Cut(name, ": "); ok && strings.Contains(tail, " ") {
			parts = append(parts, tail)
		}
		for _, part := range parts {
			said := stems(part)
			if len(said) < 2 && len(strings.Fields(leadArticle.ReplaceAllString(part, ""))) > 1 && !introduces.MatchString(part) {
				phrases = append(phrases, asWritten(part))
				continue // "topic sentence" is not all that is called a sentence
			}
			if phrase := strings.Join(said, " "); phrase != "" && !slices.Contains(phrases, phrase) {
				phrases = append(phrases, phrase)
			}
		}
	}
	return phrases
}

// asWritten is a name of which the stems say too little, as one word with all that stands in it: "some and any".
func asWritten(name string) string { return "=" + strings.Join(plainWords(name), "_") }
