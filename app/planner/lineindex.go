package planner

import (
	"fmt"
	"io/fs"
	"path"
	"strings"

	"somo/app/lesson"
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
}
