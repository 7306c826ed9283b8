package planner

import (
	"encoding/json"
	"fmt"
	"io/fs"
	"slices"

	"somo/app/lesson"
	"somo/app/regexp"
)

// kind is a sort of topic, such as a process, a court or a sport: what is true of all such topics, silent about the one
// that is asked for. Where a text says {topic}, the teacher's words are put, and the user's name where it says {who}.
type kind struct {
	ID             string          `json:"id"`
	Subjects       []string        `json:"subjects"`
	Words          []string        `json:"words"`
	Default        []string        `json:"default,omitempty"` // subjects, by folder or by name, whose topics it takes where no words fit
	Box            string          `json:"box"`               // what the teacher writes in before class, besides facts and words
	Question       string          `json:"question"`
	Ideas          []string        `json:"ideas"`
	Goals          []Objective     `json:"goals"`
	Vocab          []Word          `json:"vocab"`
	Misconceptions []Misconception `json:"misconceptions"`
	Tasks          []Task          `json:"tasks"`
	Questions      []QA            `json:"questions"`
	Artefact       Artefact        `json:"artefact"`
	Starters       []string        `json:"starters"`
	Choices        []string        `json:"choices"` // tests by which a team chooses an idea
	Worked         QA              `json:"worked"`  // the way of working on an example that needs nothing of the topic
	Cases          []QA            `json:"cases"`   // more such examples, to be done by learners: the first in the quiz
	Exemplar       string          `json:"exemplar"`
	Support        []string        `json:"support"`
	Extension      []string        `json:"extension"`
	Notes          string          `json:"notes"`
	Homework       []string        `json:"homework"`
	Row            [4]string       `json:"row"`
	Safety         []string        `json:"safety,omitempty"`
	Young          *youngKind      `json:"young,omitempty"` // for Kindergarten to Grade 3, where such topics are taught so early
}

type youngKind struct {
	Box   string      `json:"box,omitempty"` // in place of that of the kind
	Ideas []string    `json:"ideas"`
	Goals []Objective `json:"goals"`
	Tasks []Task      `json:"tasks"`
}

// kindBook finds the kind of a topic.
type kindBook struct {
	kinds []kind
	raw   []json.RawMessage
	index phraseIndex
}

func loadKinds(knowledge fs.FS, language string) (*kindBook, error) {
	raw, err := readJSON[[]json.RawMessage](knowledge, speechFile(language, "kinds"))
	if err != nil {
		return nil, err
	}
	book := &kindBook{raw: raw, kinds: make([]kind, len(raw)), index: phraseIndex{}}
	for i, data := range raw {
		if err := json.Unmarshal(data, &book.kinds[i]); err != nil {
			return nil, fmt.Errorf("reading a kind of topic: %w", err)
		}
		for _, phrase := range book.kinds[i].Words {
			book.index.add(phrase, i)
		}
	}
	return book, nil
}

// askedTopics are no names of things: "What our donkeys say with their ears". Few kinds can be told of them.
var (
	askedTopics = regexp.MustCompile(`(?i)^(?:what|how|why|who|when|where)\b`)
	askedHow    = []string{"how-it-works", "process"}
)

// find is the place of the kind whose longest words a topic holds, or else of the usual kind of its subject, or -1.
func (b *kindBook) find(w wanted) int {
	if w.kind != "" {
		return slices.IndexFunc(b.kinds, func(k kind) bool { return k.ID == w.kind })
	}
	folders := w.folders()
	fits := func(k kind) bool {
		taught := len(folders) == 0 || slices.ContainsFunc(folders, func(folder string) bool { return slices.Contains(k.Subjects, folder) })
		return taught && (!w.young || k.Young != nil)
	}
	best, longest := -1, 0
	found, said := b.index.find(plainWords(w.topic))
	asks := askedTopics.MatchString(w.topic)
	for _, at := range found {
		if n := len(plainWords(said[at])); n > longest && fits(b.kinds[at]) {
			best, longest = at, n
		}
	}
	if emptyTopic(w.topic) {
		return -1
	}
	if asks && (best < 0 || !slices.Contains(askedHow, b.kinds[best].ID)) || w.subject == "" {
		return -1
	}
	for _, subject := range append([]string{subjectWords(w.subject)}, folders...) {
		if best >= 0 {
			break
		}
		best = slices.IndexFunc(b.kinds, func(k kind) bool { return slices.Contains(k.Default, subject) && fits(k) })
	}
	return best
}

// put lays the kind over the frame of all topics; content is the criterion of its row in the rubric.
func (b *kindBook) put(card *Card, at int, w wanted, content string) error {
	var k kind
	if err := json.Unmarshal([]byte(w.fill(b.raw[at])), &k); err != nil {
		return fmt.Errorf("reading the kind %s: %w", b.kinds[at].ID, err)
	}
	band, letter := lesson.BandG4to6, "o"
	bands := []lesson.Band{lesson.BandG4to6, lesson.BandG7to9, lesson.BandG10to12}
	card.Box = k.Box
	if w.young {
		band, letter = lesson.BandG1to3, "y"
		bands = []lesson.Band{lesson.BandKG, lesson.BandG1to3}
		if k.Young.Box != "" {
			card.Box = k.Young.Box
		}
		k.Ideas, k.Goals, k.Tasks, k.Questions = k.Young.Ideas, k.Young.Goals, k.Young.Tasks, k.Young.questions()
	} else {
		card.Misconceptions, card.Vocab = k.Misconceptions, k.Vocab
		card.DrivingQuestions = []Idea{{Text: k.Question}}
		k.Artefact.Materials = last(within(card.Artefacts, band, func(a Artefact) []lesson.Band { return a.Bands })).Materials
		card.Artefacts = []Artefact{k.Artefact}
		card.Rubric = []RubricRow{{Criterion: content, Cells: k.Row}}
		card.Starters, card.ChoiceTests = ideas(k.Starters), k.Choices
		card.Model, card.Cases = k.Worked.Question+" "+k.Worked.Answer, k.Cases[1:]
		asked := k.Cases[0]
		asked.Bloom, asked.Objective, asked.Marks = "apply", "o2", 2
		k.Questions = append([]QA{asked}, k.Questions...)
		card.Exemplar, card.LearnerNotes = ideas([]string{k.Exemplar}), ideas([]string{k.Notes})
		card.Support, card.Extension, card.Homework = ideas(k.Support), ideas(k.Extension), ideas(k.Homework)
	}
	card.Safety = append(card.Safety, k.Safety...)
	card.BigIdeas = nil
	for _, text := range k.Ideas {
		card.BigIdeas = append(card.BigIdeas, Idea{Text: text, Bands: bands})
	}
	product := letter + "4" // the objective of the product is the same for all
	card.Objectives = slices.DeleteFunc(card.Objectives, func(o Objective) bool { return o.ID != product })
	card.Questions = slices.DeleteFunc(card.Questions, func(q QA) bool { return q.Objective != product })
	for i := range k.Goals {
		k.Goals[i].ID, k.Goals[i].Bands = fmt.Sprintf("%s%d", letter, i+1), bands
	}
	card.Objectives, card.Questions = append(k.Goals, card.Objectives...), append(k.Questions, card.Questions...)
	for i := range k.Tasks {
		task := &k.Tasks[i]
		task.ID, task.Kind, task.Minutes, task.GroupSize, task.Bands = fmt.Sprintf("k%d", i+1), "sources", 35, 5, bands
		task.Objectives = []string{letter + "1", letter + "2", product} // where there is time for one task, it is the first
		if i > 0 {
			task.Objectives = []string{letter + "2", letter + "3", product}
		}
	}
	card.Tasks = k.Tasks
	return nil
}

func ideas(texts []string) []Idea {
	var list []Idea
	for _, text := range texts {
		list = append(list, Idea{Text: text})
	}
	return list
}

// questions ask young learners to show each goal.
func (y *youngKind) questions() []QA {
	var asked []QA
	for i, goal := range y.Goals {
		answer := y.Tasks[min(i/2, len(y.Tasks)-1)].Expect
		asked = append(asked, QA{Question: goal.Text, Answer: answer, Bloom: goal.Bloom, Objective: fmt.Sprintf("y%d", i+1), Marks: 1})
	}
	return asked
}

func last[T any](list []T) T {
	var none T
	if len(list) == 0 {
		return none
	}
	return list[len(list)-1]
}
