package planner

import (
	"encoding/json"
	"fmt"
	"strings"

	"somo/app/lesson"
)

// frame is a card for a kind of topic: true of the kind, silent about the topic.
func (s *speech) frame(subject, topic, label string, young bool) (*Card, error) {
	frames, err := s.frames()
	if err != nil {
		return nil, fmt.Errorf("opening the frames for unknown topics: %w", err)
	}
	kinds, err := s.kinds()
	if err != nil {
		return nil, fmt.Errorf("opening the kinds of unknown topics: %w", err)
	}
	var card Card
	if err := json.Unmarshal([]byte(withLabel(frames.Base, label)), &card); err != nil {
		return nil, fmt.Errorf("reading the frame for unknown topics: %w", err)
	}
	if at := kinds.find(subject, topic, young); at >= 0 && subject != "" {
		if err := kinds.put(&card, at, label, strings.ReplaceAll(frames.Content, "{topic}", label), young); err != nil {
			return nil, err
		}
	} else if kind := frames.genre(subject, topic); kind != nil && len(kind.Card) > 0 {
		if err := json.Unmarshal([]byte(withLabel(kind.Card, label)), &card); err != nil {
			return nil, fmt.Errorf("reading the frame %s: %w", kind.ID, err)
		}
	}
	var practice []QA
	if err := json.Unmarshal([]byte(withLabel(frames.Practice, label)), &practice); err != nil {
		return nil, fmt.Errorf("reading the exercises for unknown topics: %w", err)
	}
	// Each task has its own exercises, so that none is given twice.
	at := map[lesson.Band]int{}
	for i := range card.Tasks {
		band := card.Tasks[i].Bands[0]
		for n, item := range within(practice, band, func(q QA) []lesson.Band { return q.Bands }) {
			if n%2 == at[band]%2 {
				card.Tasks[i].Items = append(card.Tasks[i].Items, item)
			}
		}
		at[band]++
	}
	return &card, nil
}

func withLabel(frame json.RawMessage, label string) string {
	quoted, err := json.Marshal(label)
	if err != nil {
		return string(frame)
	}
	return strings.ReplaceAll(string(frame), "{topic}", string(quoted[1:len(quoted)-1]))
}

// genre finds the kind of a topic by its words first and then by its subject.
func (b frameBank) genre(subject, topic string) *genre {
	if subject == "" {
		return nil
	}
	said := map[string]bool{}
	for _, word := range stems(topic) {
		said[word] = true
	}
	folder := subjectOf(subject)
	var bySubject, byWord *genre
	for i := range b.Genres {
		kind := &b.Genres[i]
		for _, name := range kind.Subjects {
			if bySubject == nil && (subjectOf(name) == folder || strings.Contains(folder, strings.ReplaceAll(name, " ", "-"))) {
				bySubject = kind
			}
		}
		for _, word := range kind.Words {
			if byWord == nil && said[stem(word)] {
				byWord = kind
			}
		}
	}
	if bySubject != nil {
		// Reading and set texts are taught as language subjects too.
		if byWord != nil && byWord.ID == "text" && bySubject.ID == "language" {
			return byWord
		}
		return bySubject
	}
	return byWord
}
