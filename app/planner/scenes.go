package planner

import (
	"slices"
	"strings"
)

// scene is a user near the school whose work or day meets topics of a subject, told as one story from what learners see
// to what the user needs.
type scene struct {
	Subjects []string `json:"subjects"`
	Words    string   `json:"words,omitempty"` // of the topics that it fits; none where it fits any of the subject
	Who      string   `json:"who"`
	Look     string   `json:"look"` // what learners look at
	Asks     []string `json:"asks"` // questions to the user
	Need     string   `json:"need"` // a model of a need
	Young    bool     `json:"young,omitempty"`
}

// anySubject is the subject of scenes for subjects that nobody knows.
const anySubject = "general"

// scene picks the one whose words fit the topic best, or one that fits any topic of the subject.
func (b frameBank) scene(w wanted) scene {
	said := wordSet(w.topic)
	for _, folder := range append(w.folders(), anySubject) {
		if folder == "french" && languageOf(w.subject) != "fr" && !strings.Contains(fold(w.subject), "kifaransa") {
			continue // a lesson of Portuguese or Arabic needs no French
		}
		var best []scene
		most := 0
		for _, s := range b.Scenes {
			if s.Young != w.young || !slices.Contains(s.Subjects, folder) {
				continue
			}
			n := shared(said, stems(s.Words))
			switch {
			case s.Words != "" && n == 0 || n < most:
			case n > most:
				best, most = []scene{s}, n
			default:
				best = append(best, s)
			}
		}
		if len(best) > 0 {
			return pick(w.seed, "scene", best)
		}
	}
	return scene{}
}

// set puts the user of a scene into a frame.
func (b frameBank) set(card *Card, w wanted) {
	s := b.scene(w)
	ask := b.Ask
	if w.young {
		ask = b.YoungAsk
	}
	card.Users = []string{s.Who}
	card.Phenomena = []Idea{{Text: s.Look}}
	card.NeedExample = []Idea{{Text: s.Need}}
	card.Interview = nil
	if w.kind == "" { // of a told story all that is asked is of it
		card.Interview = []Idea{{Text: strings.ReplaceAll(ask, "{topic}", w.label)}}
	}
	for _, text := range s.Asks {
		card.Interview = append(card.Interview, Idea{Text: text})
	}
	for i := range card.DrivingQuestions {
		q := &card.DrivingQuestions[i]
		q.Text = strings.ReplaceAll(q.Text, "{who}", s.Who)
	}
}
