package planner

import "slices"

// KeepTold drops the questions, needs, users, model answers and things to look at that no story of the card tells: no plan
// prints them.
func (card *Card) KeepTold() {
	if len(card.Stories) == 0 {
		return
	}
	card.DrivingQuestions = kept(card.Stories, card.DrivingQuestions, func(s *Story) *int { return &s.Question })
	card.NeedExample = kept(card.Stories, card.NeedExample, func(s *Story) *int { return &s.Need })
	card.Users = kept(card.Stories, card.Users, func(s *Story) *int { return &s.User })
	card.Exemplar = kept(card.Stories, card.Exemplar, func(s *Story) *int { return &s.Exemplar })
	card.Phenomena = kept(card.Stories, card.Phenomena, func(s *Story) *int { return &s.Phenomenon })
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
