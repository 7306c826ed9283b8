package planner

import (
	"encoding/json"
	"fmt"
	"strings"

	"somo/app/lesson"
)

// frameBank has what is true of a kind of topic when no card knows the topic itself.
type frameBank struct {
	Content  string   `json:"content"`  // the criterion of the rubric for what is known of {topic}
	Senior   string   `json:"senior"`   // words of topics that only older learners study
	Names    string   `json:"names"`    // words that begin with a capital letter wherever they stand, written without it
	Ask      string   `json:"ask"`      // a question to a user about {topic}
	YoungAsk string   `json:"youngAsk"` // the same for young learners
	Words    []Word   `json:"words"`    // the words of the box
	Book     Material `json:"book"`     // the textbook, for what the teacher adds
	// What follows has several wordings, so that two plans of different kinds do not sound alike.
	Mistake  []Misconception   `json:"mistake"`  // the one that the teacher writes into the box
	Opening  boardSteps        `json:"opening"`  // how the facts of the box come to the board
	Quiz     []QA              `json:"quiz"`     // asks for the facts of the box
	Prior    [][]string        `json:"prior"`    // what learners should know before
	Products []string          `json:"products"` // the objective of the product
	Changed  []QA              `json:"changed"`  // asks for the product
	Practice []json.RawMessage `json:"practice"` // exercises that fit every topic
	Scenes   []scene           `json:"scenes"`
	Base     json.RawMessage   `json:"base"`
}

// boardSteps are wordings of the first steps of a task and of the next one.
type boardSteps struct {
	First  []string `json:"first"`
	Second []string `json:"second"`
}

// wanted is the topic for which a frame is made.
type wanted struct {
	subject string // of the request
	folder  string // of the topic as schools know it, where that is known
	topic   string
	label   string // the topic inside a sentence
	young   bool
	seed    uint64
}

// folders are those under which cards of the topic would lie, the likeliest first.
func (w wanted) folders() []string {
	folders := subjectsOf(w.subject)
	if w.folder != "" {
		folders = append([]string{w.folder}, folders...)
	}
	return folders
}

// frame is a card for a kind of topic: true of the kind, silent about the topic.
func (s *speech) frame(w wanted) (*Card, error) {
	frames, err := s.frames()
	if err != nil {
		return nil, fmt.Errorf("opening the frames for unknown topics: %w", err)
	}
	kinds, err := s.kinds()
	if err != nil {
		return nil, fmt.Errorf("opening the kinds of unknown topics: %w", err)
	}
	var card Card
	if err := json.Unmarshal([]byte(withLabel(frames.Base, w.label)), &card); err != nil {
		return nil, fmt.Errorf("reading the frame for unknown topics: %w", err)
	}
	at := kinds.find(w)
	if at >= 0 {
		if err := kinds.put(&card, at, w, strings.ReplaceAll(frames.Content, "{topic}", w.label)); err != nil {
			return nil, err
		}
		frames.open(&card, at, w.young)
	}
	for i := range card.Rubric {
		card.Rubric[i].Criterion = upperFirst(card.Rubric[i].Criterion)
	}
	frames.useBox(&card, max(0, at), w)
	frames.set(&card, w)
	return &card, exercises(&card, withLabel(wording(frames.Practice, "practice", max(0, at)), w.label))
}

// wording is the one that a kind takes; what says the wordings of what, so that two kinds that share one differ in others.
func wording[T any](wordings []T, what string, at int) T { return pick(uint64(at), what, wordings) }

// open brings the facts of the box to the board at the beginning of the tasks of a kind.
func (b frameBank) open(card *Card, at int, young bool) {
	if young {
		return
	}
	card.Opening = []string{wording(b.Opening.First, "first", at), wording(b.Opening.Second, "second", at)}
	for i := range card.Tasks {
		card.Tasks[i].Materials = append([]Material{b.Book}, card.Tasks[i].Materials...)
	}
	card.Questions = append([]QA{wording(b.Quiz, "quiz", at)}, card.Questions...)
	asked := wording(b.Changed, "changed", at)
	for i := range card.Questions {
		if card.Questions[i].Objective == asked.Objective {
			card.Questions[i] = asked
		}
	}
	for i := range card.Objectives {
		if card.Objectives[i].ID == asked.Objective {
			card.Objectives[i].Text = wording(b.Products, "product", at)
		}
	}
}

// useBox lets a plan vote on the mistake of the box and use its words.
func (b frameBank) useBox(card *Card, at int, w wanted) {
	mistake := wording(b.Mistake, "mistake", at)
	card.Mistake, card.Prior = &mistake, wording(b.Prior, "prior", at)
	card.Vocab = append(firstOf(card.Vocab, 3), b.Words...)
	if w.young {
		card.Vocab = b.Words
	}
}

// exercises gives each task its own, so that none is given twice.
func exercises(card *Card, data string) error {
	var practice []QA
	if err := json.Unmarshal([]byte(data), &practice); err != nil {
		return fmt.Errorf("reading the exercises for unknown topics: %w", err)
	}
	at := map[lesson.Band]int{}
	for i := range card.Tasks {
		band := card.Tasks[i].Bands[0]
		for n, item := range within(practice, band, func(q QA) []lesson.Band { return q.Bands }) {
			if n/3 == at[band] {
				card.Tasks[i].Items = append(card.Tasks[i].Items, item)
			}
		}
		at[band]++
	}
	return nil
}

func withLabel(frame json.RawMessage, label string) string {
	quoted, err := json.Marshal(label)
	if err != nil {
		return string(frame)
	}
	return strings.ReplaceAll(string(frame), "{topic}", string(quoted[1:len(quoted)-1]))
}
