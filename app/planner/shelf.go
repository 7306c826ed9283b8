package planner

import (
	"encoding/json"
	"fmt"
	"io/fs"
	"path"
	"slices"
	"sync"
)

// mostCards is how many opened cards are kept: a card takes some 60 KB of memory.
const mostCards = 32

// shelf opens cards when they are asked for and keeps those that were used last.
type shelf struct {
	knowledge fs.FS
	mu        sync.Mutex
	cards     map[string]func() (*Card, error)
	used      []string // the last used at the end
}

func newShelf(knowledge fs.FS) *shelf {
	return &shelf{knowledge: knowledge, cards: map[string]func() (*Card, error){}}
}

// card opens the card of a topic. Its name and subject are those of the index, which has them once for all.
func (s *shelf) card(e *entry) (*Card, error) {
	file := e.File
	s.mu.Lock()
	open, ok := s.cards[file]
	if !ok {
		open = sync.OnceValues(func() (*Card, error) {
			card, err := readJSON[*Card](s.knowledge, file)
			if err != nil {
				return nil, err
			}
			card.ID, card.Subject, card.Names = e.ID, e.Subject, map[string]string{"en": e.Name}
			card.KeepTold()
			if e.Line {
				parent, err := readJSON[*Card](s.knowledge, e.Parent+".json")
				if err != nil {
					return nil, err
				}
				card.ID = e.Parent // rules for the card are for its lines too
				card.completed(parent)
				for _, use := range parent.Things {
					use.ofCard = true
					card.Things = append(card.Things, use)
				}
				if e.Whole {
					card.Local = append(card.Local, parent.Local...)
				}
			}
			return card, nil
		})
		s.cards[file] = open
	}
	if at := slices.Index(s.used, file); at >= 0 {
		s.used = slices.Delete(s.used, at, at+1)
	}
	s.used = append(s.used, file)
	if len(s.used) > mostCards {
		delete(s.cards, s.used[0])
		s.used = slices.Delete(s.used, 0, 1)
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
