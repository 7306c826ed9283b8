package planner

import (
	"slices"

	"somo/app/lesson"
)

// KeepTold drops what no plan prints: homework but the first of each band, and the questions, needs, users, model answers and
// things to look at that no story of the card tells.
func (card *Card) KeepTold() {
	card.Homework = firstOfBands(card.Homework, card.Bands)
	if len(card.Stories) == 0 {
		return
	}
	card.DrivingQuestions = kept(card.Stories, card.DrivingQuestions, func(s *Story) *int { return &s.Question })
	card.NeedExample = kept(card.Stories, card.NeedExample, func(s *Story) *int { return &s.Need })
	card.Users = kept(card.Stories, card.Users, func(s *Story) *int { return &s.User })
	card.Exemplar = kept(card.Stories, card.Exemplar, func(s *Story) *int { return &s.Exemplar })
	card.Phenomena = kept(card.Stories, card.Phenomena, func(s *Story) *int { return &s.Phenomenon })
}

// firstOfBands are the ideas of which each is the first for one of the bands.
func firstOfBands(ideas []Idea, bands []lesson.Band) []Idea {
	return slices.DeleteFunc(slices.Clone(ideas), func(idea Idea) bool {
		return !slices.ContainsFunc(bands, func(band lesson.Band) bool {
			first := slices.IndexFunc(ideas, func(i Idea) bool { return forBand(i.Bands, band) })
			return first >= 0 && ideas[first].Text == idea.Text
		})
	})
}

// kept are the parts at the places that stories name; the stories then name their new places.
func kept[T any](stories []Story, parts []T, place func(*Story) *int) []T {
	var told []int
	for i := range stories {
		if at := *place(&stories[i]); !slices.Contains(told, at) {
			told = append(told, at)
		}
	}
	slices.Sort(told)
	var left []T
	for _, at := range told {
		left = append(left, parts[at])
	}
	for i := range stories {
		at := place(&stories[i])
		*at = slices.Index(told, *at)
	}
	return left
}
