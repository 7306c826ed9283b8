package planner

import (
	"encoding/json"
	"fmt"
	"strings"

	"somo/app/lesson"
	"somo/app/regexp"
)

// frameBank has what is true of a kind of topic when no card knows the topic itself.
type frameBank struct {
	Content    string   `json:"content"`    // the criterion of the rubric for what is known of {topic}
	Senior     string   `json:"senior"`     // words of topics that only older learners study
	Names      string   `json:"names"`      // words that begin with a capital letter wherever they stand, written without it
	Ask        string   `json:"ask"`        // a question to a user about {topic}
	YoungAsk   string   `json:"youngAsk"`   // the same for young learners
	YoungVocab []Word   `json:"youngVocab"` // key words of young learners
	Book       Material `json:"book"`       // the textbook, for what the teacher adds
	// What follows has several wordings, so that two plans of different kinds do not sound alike.
	Opening  boardSteps      `json:"opening"`  // how the facts of the box come to the board
	Prior    [][]string      `json:"prior"`    // what learners should know before
	Products []string        `json:"products"` // the objective of the product
	Changed  []QA            `json:"changed"`  // asks for the product
	Practice []QA            `json:"practice"` // exercises on the facts of the box, which fit every topic
	Box      string          `json:"box"`      // what the teacher writes in, where not even the kind is known
	Model    string          `json:"model"`    // an example of the way of working for that case
	Cases    []QA            `json:"cases"`    // more such examples
	Parts    string          `json:"parts"`    // what teams do with the {parts} that the topic names
	Scenes   []scene         `json:"scenes"`
	Nameless nameless        `json:"nameless"`
	Base     json.RawMessage `json:"base"`
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
	label   string   // the topic inside a sentence
	parts   []string // what the topic names after a colon
	young   bool
	seed    uint64
	kind    string       // of the topic, where that is known
	ready   []readyTopic // what the class can choose from, where the topic names nothing
}

// told tells whether those who know the topic tell of it, and no book has it.
func (w wanted) told() bool { return w.kind == ofTellings || w.kind == ofHeritage }

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
	if err := json.Unmarshal([]byte(w.fill(frames.Base)), &card); err != nil {
		return nil, fmt.Errorf("reading the frame for unknown topics: %w", err)
	}
	card.Box = frames.Box
	if w.young {
		card.Vocab = frames.YoungVocab
		card.Box = "" // its facts stand in the box of all young classes
	} else {
		card.Model, card.Cases = frames.Model, frames.Cases
	}
	at := kinds.find(w)
	if at >= 0 {
		if err := kinds.put(&card, at, w, strings.ReplaceAll(frames.Content, "{topic}", w.label)); err != nil {
			return nil, err
		}
		if !w.told() {
			frames.open(&card, at, w, sides.Match(kinds.raw[at]))
		}
	}
	if at >= 0 && kinds.kinds[at].ID == ofGames {
		w.topic += " " + ofGames // whoever trains players is its user, whatever the game is called
	}
	for i := range card.Rubric {
		card.Rubric[i].Criterion = upperFirst(card.Rubric[i].Criterion)
	}
	card.Prior = wording(frames.Prior, "prior", max(0, at))
	if w.told() {
		card.Prior = frames.Prior[fromHome]
	}
	frames.set(&card, w)
	if len(w.ready) > 0 && w.young {
		card.Box = readyBox(w.ready)
	} else if len(w.ready) > 0 {
		return &card, frames.Nameless.lay(&card, w.ready)
	}
	if !w.told() {
		exercises(&card, frames.Practice)
	}
	return &card, nil
}

// ofGames is the kind of games and exercises.
const ofGames = "sport"

// fromHome is which wording of what learners should know before asks for what they know from home.
const fromHome = 2

// wording is the one that a kind takes; what says the wordings of what, so that two kinds that share one differ in others.
func wording[T any](wordings []T, what string, at int) T { return pick(uint64(at), what, wordings) }

// open brings the facts of the box, and the parts that the topic names, to the board at the beginning of the tasks of a kind;
// a kind that is sided asks for two parts itself.
func (b frameBank) open(card *Card, at int, w wanted, sided bool) {
	if w.young {
		return
	}
	card.Opening = []string{wording(b.Opening.First, "first", at), wording(b.Opening.Second, "second", at)}
	if len(w.parts) > 1 && !(len(w.parts) == 2 && sided) {
		card.Opening[0] += " " + strings.ReplaceAll(b.Parts, "{parts}", strings.Join(w.parts, "; "))
	}
	for i := range card.Tasks {
		card.Tasks[i].Materials = append([]Material{b.Book}, card.Tasks[i].Materials...)
	}
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

// exercises gives each task that has none its own, so that none is given twice.
func exercises(card *Card, practice []QA) {
	at := map[lesson.Band]int{}
	for i := range card.Tasks {
		if len(card.Tasks[i].Items) > 0 {
			continue
		}
		band := card.Tasks[i].Bands[0]
		for n, item := range within(practice, band, func(q QA) []lesson.Band { return q.Bands }) {
			if n/3 == at[band] {
				card.Tasks[i].Items = append(card.Tasks[i].Items, item)
			}
		}
		at[band]++
	}
}

// sides is where a text speaks of two sides, with what it calls them where the topic names none: "{sides|two groups}".
var sides = regexp.MustCompile(`\{sides\|([^}]*)\}`)

// fill puts the topic and its sides into a text of JSON.
func (w wanted) fill(frame json.RawMessage) string {
	text := strings.ReplaceAll(string(frame), "{topic}", inJSON(w.label))
	if len(w.parts) == 2 {
		return sides.ReplaceAllLiteralString(text, inJSON(w.parts[0]+" and "+w.parts[1]))
	}
	return sides.ReplaceAllString(text, "$1")
}

func inJSON(text string) string {
	quoted, err := json.Marshal(text)
	if err != nil {
		return ""
	}
	return string(quoted[1 : len(quoted)-1])
}
