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

// peopleWords are words for people: what learners look at can be acted where one of them stands in it.
var peopleWords = words("who whom people person persons child children baby babies boy boys girl girls man men woman women learner learners pupil pupils student students friend friends neighbour neighbours family families mother father parents elder elders teacher teachers reader readers speaker speakers singer singers player players team teams choir crowd queue visitor visitors guest guests trader traders seller sellers buyer buyers customers worker workers driver drivers rider riders tailor tailors carpenter farmer farmers herder herders fisher fishers nurse doctor clerk cook cooks somebody someone everybody everyone passengers meeting debate interview")

// peopled tells whether there are people in what learners look at: only then can they stand still like a picture of it.
func peopled(look string) bool {
	for word := range strings.FieldsSeq(strings.ToLower(look)) {
		if peopleWords[strings.Trim(word, ",.;:()'’")] {
			return true
		}
	}
	return false
}

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
	if !w.told() { // of a told story all that is asked is of it
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
