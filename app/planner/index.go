package planner

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strings"
	"sync"

	"somo/app/lesson"
)

// IndexFile is the file of the packed knowledge that lists its cards.
const IndexFile = "index.json"

// entry is what is known of a card before it is opened.
type entry struct {
	ID      string            `json:"id"`
	Subject string            `json:"subject"`
	AlsoIn  []string          `json:"alsoIn,omitempty"`
	Bands   []lesson.Band     `json:"bands"`
	Names   map[string]string `json:"names"`
	Aliases []string          `json:"aliases"`
	File    string            `json:"file"`
}

// Index lists the cards of a knowledge folder, as JSON.
func Index(knowledge fs.FS) ([]byte, error) {
	entries, err := readEntries(knowledge)
	if err != nil {
		return nil, err
	}
	data, err := json.Marshal(entries)
	if err != nil {
		return nil, fmt.Errorf("writing the index of cards: %w", err)
	}
	return data, nil
}

func readEntries(knowledge fs.FS) ([]entry, error) {
	files, err := fs.Glob(knowledge, "*/*.json")
	if err != nil {
		return nil, fmt.Errorf("listing the cards: %w", err)
	}
	slices.Sort(files)
	var entries []entry
	for _, file := range files {
		if strings.HasPrefix(file, bankFolder+"/") {
			continue
		}
		data, err := fs.ReadFile(knowledge, file)
		if err != nil {
			return nil, fmt.Errorf("reading the card %s: %w", file, err)
		}
		var card entry
		if err := json.Unmarshal(data, &card); err != nil {
			return nil, fmt.Errorf("reading the card %s: %w", file, err)
		}
		card.File = file
		entries = append(entries, card)
	}
	return entries, nil
}

// loadEntries reads the index, or the cards themselves in a folder that has none.
func loadEntries(knowledge fs.FS) ([]entry, error) {
	data, err := fs.ReadFile(knowledge, IndexFile)
	if errors.Is(err, fs.ErrNotExist) {
		return readEntries(knowledge)
	}
	if err != nil {
		return nil, fmt.Errorf("reading the index of cards: %w", err)
	}
	var entries []entry
	if err := json.Unmarshal(data, &entries); err != nil {
		return nil, fmt.Errorf("reading the index of cards: %w", err)
	}
	return entries, nil
}

// shelf opens each card once, when it is first asked for.
type shelf struct {
	knowledge fs.FS
	mu        sync.Mutex
	cards     map[string]func() (*Card, error)
}

func newShelf(knowledge fs.FS) *shelf {
	return &shelf{knowledge: knowledge, cards: map[string]func() (*Card, error){}}
}

func (s *shelf) card(file string) (*Card, error) {
	s.mu.Lock()
	open, ok := s.cards[file]
	if !ok {
		open = sync.OnceValues(func() (*Card, error) { return readJSON[*Card](s.knowledge, file) })
		s.cards[file] = open
	}
	s.mu.Unlock()
	return open()
}

func readJSON[T any](knowledge fs.FS, file string) (T, error) {
	var value T
	data, err := fs.ReadFile(knowledge, path.Clean(file))
	if err != nil {
		return value, fmt.Errorf("reading %s: %w", file, err)
	}
	if err := json.Unmarshal(data, &value); err != nil {
		return value, fmt.Errorf("reading %s: %w", file, err)
	}
	return value, nil
}
