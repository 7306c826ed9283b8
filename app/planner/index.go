package planner

import (
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strings"

	"somo/app/lesson"
	"somo/app/regexp"
)

// IndexFile is the file of the packed knowledge that lists its topics.
const IndexFile = "index.txt"

// FamilyFile lists the families of topics that schools teach, with or without a card. The index holds what is in it.
const FamilyFile = BankFolder + "/families.json"

// entry is what is known of a topic before its card is opened. File is empty where there is no card.
type entry struct {
	ID      string
	Subject string
	AlsoIn  []string // other subjects that teach it
	Bands   []lesson.Band
	Name    string
	File    string
	Parent  string   // the id of the topic of which it is a part
	Line    bool     // it is a line of the card of that topic
	Whole   bool     // it is a line that is called as its card is: it teaches the whole
	Phrases []string // how teachers call it, as stems
	Named   int      // how many of them, the first, are its name
}

// taught tells whether one of some subjects teaches the topic.
func (e *entry) taught(subjects []string) bool {
	return slices.Contains(subjects, e.Subject) || slices.ContainsFunc(e.AlsoIn, func(s string) bool { return slices.Contains(subjects, s) })
}

// family is a topic that schools teach, as written in families.json.
type family struct {
	ID      string        `json:"id"`
	Name    string        `json:"name"`
	Bands   []lesson.Band `json:"bands"`
	Parent  string        `json:"parent,omitempty"`
	Aliases []string      `json:"aliases"`
}

// Index lists the topics of a knowledge folder, one a line. What follows from the name is left out: the phrases of it, and of
// most the end of the id.
func Index(knowledge fs.FS) ([]byte, error) {
	entries, err := readEntries(knowledge)
	if err != nil {
		return nil, err
	}
	var out strings.Builder
	for _, e := range entries {
		bands := make([]string, len(e.Bands))
		for i, band := range e.Bands {
			bands[i] = string(band)
		}
		id := e.ID
		if id == e.Subject+"/"+slug(e.Name) {
			id = e.Subject + "/"
		}
		fields := []string{id, strings.Join(e.AlsoIn, ","), strings.Join(bands, ","), e.Name, e.Parent, sortOf(e), strings.Join(e.Phrases[e.Named:], ",")}
		for _, field := range fields {
			if strings.ContainsAny(field, "\t\n") {
				return nil, fmt.Errorf("writing the index of topics: %s holds a tab or a new line", e.ID)
			}
		}
		out.WriteString(strings.Join(fields, "\t") + "\n")
	}
	return []byte(out.String()), nil
}

// loadEntries reads the index, or the cards themselves in a folder that has none.
func loadEntries(knowledge fs.FS) ([]entry, error) {
	data, err := fs.ReadFile(knowledge, IndexFile)
	if errors.Is(err, fs.ErrNotExist) {
		return readEntries(knowledge)
	}
	if err != nil {
		return nil, fmt.Errorf("reading the index of topics: %w", err)
	}
	var entries []entry
	for line := range strings.Lines(string(data)) {
		fields := strings.Split(strings.TrimSuffix(line, "\n"), "\t")
		if len(fields) != 7 {
			return nil, fmt.Errorf("reading the index of topics: line %d has %d fields", len(entries)+1, len(fields))
		}
		e := entry{ID: fields[0], Subject: path.Dir(fields[0]), Name: fields[3], Parent: fields[4], Phrases: phrasesOf(nil, nameParts(fields[3]))}
		if strings.HasSuffix(e.ID, "/") {
			e.ID += slug(e.Name)
		}
		e.Named = len(e.Phrases)
		if fields[6] != "" {
			e.Phrases = append(e.Phrases, strings.Split(fields[6], ",")...)
		}
		if fields[1] != "" {
			e.AlsoIn = strings.Split(fields[1], ",")
		}
		for band := range strings.SplitSeq(fields[2], ",") {
			e.Bands = append(e.Bands, lesson.Band(band))
		}
		switch fields[5] {
		case "card":
			e.File = e.ID + ".json"
		case "line":
			e.File, e.Line = path.Join(LineFolder, e.ID+".json"), true
			e.callLine(strings.Split(fields[6], ","))
		}
		entries = append(entries, e)
	}
	return entries, nil
}

// readEntries reads the cards and the families. A family with a card adds its names to those of the card.
func readEntries(knowledge fs.FS) ([]entry, error) {
	families, err := readJSON[[]family](knowledge, FamilyFile)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return nil, err
	}
	files, err := fs.Glob(knowledge, "*/*.json")
	if err != nil {
		return nil, fmt.Errorf("listing the cards: %w", err)
	}
	names := map[string][]string{}
	byID := map[string]entry{}
	for _, f := range families {
		byID[f.ID] = entry{ID: f.ID, Subject: path.Dir(f.ID), Bands: f.Bands, Name: f.Name, Parent: f.Parent}
		names[f.ID] = append([]string{f.Name}, f.Aliases...)
	}
	for _, file := range files {
		if path.Dir(file) == BankFolder {
			continue
		}
		data, err := fs.ReadFile(knowledge, file)
		if err != nil {
			return nil, fmt.Errorf("reading the card %s: %w", file, err)
		}
		var card struct {
			AlsoIn  []string          `json:"alsoIn"`
			Bands   []lesson.Band     `json:"bands"`
			Names   map[string]string `json:"names"`
			Aliases []string          `json:"aliases"`
		}
		if err := json.Unmarshal(data, &card); err != nil {
			return nil, fmt.Errorf("reading the card %s: %w", file, err)
		}
		id := strings.TrimSuffix(file, ".json")
		byID[id] = entry{ID: id, Subject: path.Dir(file), AlsoIn: card.AlsoIn, Bands: card.Bands, Name: card.Names["en"], File: file, Parent: byID[id].Parent}
		names[id] = append(append([]string{card.Names["en"], card.Names["sw"], card.Names["fr"]}, card.Aliases...), names[id]...)
	}
	if err := addLines(knowledge, byID, names); err != nil {
		return nil, err
	}
	entries := make([]entry, 0, len(byID))
	for id, e := range byID {
		if e.Line {
			e.callLine(phrasesOfLine(names[id]))
			entries = append(entries, e)
			continue
		}
		e.Phrases = phrasesOf(nil, nameParts(e.Name))
		e.Named = len(e.Phrases)
		e.Phrases = phrasesOf(e.Phrases, names[id])
		entries = append(entries, e)
	}
	slices.SortFunc(entries, func(a, b entry) int { return cmp.Compare(a.ID, b.ID) })
	return entries, nil
}

var unlike = regexp.MustCompile(`[^a-z0-9]+`)

// slug is a name as it stands in an id: "Soil erosion & conservation" is soil-erosion-conservation.
func slug(name string) string { return strings.Trim(unlike.ReplaceAllString(fold(name), "-"), "-") }

// nameParts are a name and what stands in it before a colon or a bracket.
func nameParts(name string) []string {
	head, _, _ := strings.Cut(name, ":")
	bare, _, _ := strings.Cut(name, " (")
	return []string{name, head, bare}
}

// phrasesOf adds the different names of a topic as stems. What stands after a colon is a name too.
func phrasesOf(phrases, names []string) []string {
	for _, name := range names {
		parts := nameParts(name)
		if _, rest, found := strings.Cut(name, ": "); found {
			parts = append(parts, rest)
		}
		for _, part := range parts {
			if phrase := strings.Join(stems(part), " "); phrase != "" && !slices.Contains(phrases, phrase) {
				phrases = append(phrases, phrase)
			}
		}
	}
	return phrases
}
