package planner

import (
	"fmt"

	"somo/app/lesson"
)

// Topic is a family of topics that has a card.
type Topic struct {
	ID, Subject, Name string
	Bands             []lesson.Band
}

// Topics are all topics that have a card.
func (p *Planner) Topics() ([]Topic, error) {
	known, err := p.recogniser()
	if err != nil {
		return nil, fmt.Errorf("opening the index of topics: %w", err)
	}
	var topics []Topic
	for _, e := range known.entries {
		if e.File != "" {
			topics = append(topics, Topic{ID: e.ID, Subject: e.Subject, Name: e.Name, Bands: e.Bands})
		}
	}
	return topics, nil
}

// Recognise tells what a request's topic is taken for: the tier, from A (sure) to D (nothing to go by), and the id of the
// topic, which is empty where only its kind is known.
func (p *Planner) Recognise(request lesson.Request) (tier, id string, err error) {
	known, err := p.recogniser()
	if err != nil {
		return "", "", fmt.Errorf("opening the index of topics: %w", err)
	}
	request = cleanRequest(request)
	found, err := p.recognise(known, request)
	if err != nil {
		return "", "", err
	}
	switch {
	case found.entry != nil && found.entry.Whole:
		id = found.entry.Parent
	case found.entry != nil:
		id = found.entry.ID
	case found.family != nil:
		id = found.family.ID
	}
	return string(found.tier), id, nil
}
