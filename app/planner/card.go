// Package planner writes a lesson plan without a model, from the knowledge in assets/knowledge.
package planner

import "somo/app/lesson"

// Card is what Somo knows about one family of topics, as written in assets/knowledge/{subject}/{topic}.json.
// Where a part has bands, it is for those bands alone; without bands it is for all bands of the card.
// Every text is a whole English sentence or phrase that a plan prints as it stands (items of a Kiswahili card are
// in Kiswahili); no text has slots.
type Card struct {
	ID      string            `json:"id"` // subject/topic-slug
	Subject string            `json:"subject"`
	Of      string            `json:"of,omitempty"`     // of a line: the card of which it is one, which serves where the line leaves a field out
	AlsoIn  []string          `json:"alsoIn,omitempty"` // other subjects that teach it
	Bands   []lesson.Band     `json:"bands"`
	Names   map[string]string `json:"names"`           // by language: en always; sw, fr where known
	Aliases []string          `json:"aliases"`         // phrases that teachers type for this topic, in any language, lower case
	Apart   []string          `json:"apart,omitempty"` // things that stand side by side in the card and that schools teach alone, each by its names: "comma", "full stop, end mark"

	BigIdeas       []Idea          `json:"bigIdeas"` // 3 to 6 true sentences, from first to last to teach
	Objectives     []Objective     `json:"objectives"`
	Vocab          []Word          `json:"vocab"` // 6 to 10
	Prior          []string        `json:"prior"` // 2 to 4
	Misconceptions []Misconception `json:"misconceptions"`
	Mistakes       []Misconception `json:"mistakes,omitempty"` // what else learners do or think wrongly: planned for only where the teacher tells of it

	Users            []string `json:"users"`            // 3 to 5 real people near a school who need what learners will make; noun phrases: "families whose field is above the school"
	Phenomena        []Idea   `json:"phenomena"`        // 3 to 5 things learners can see near an African school; noun phrases
	DrivingQuestions []Idea   `json:"drivingQuestions"` // open, at most 120 characters, end in "?"

	Interview   []Idea   `json:"interview"`   // per band 3 questions learners ask a user; safe: no income, health, faith or family secrets
	NeedExample []Idea   `json:"needExample"` // one filled-in need statement a band: "Mama Asha needs a way to … because … , but …"
	Starters    []Idea   `json:"starters"`    // per band 3 to 5 sparks for ideas that use the topic's own terms
	ChoiceTests []string `json:"choiceTests"` // 3 tests by which a team chooses an idea, one of them about the topic

	Tasks     []Task     `json:"tasks"`     // the teaching: at least one for every band
	Artefacts []Artefact `json:"artefacts"` // what teams make: at least one for every band
	Questions []QA       `json:"questions"` // at least 4 for every band, and at least one for every objective
	Worked    []QA       `json:"worked"`    // 1 or 2 worked examples a band: the answer shows each step

	Local  []Local   `json:"local,omitempty"`  // what people of some place know or do, with a question on it that the topic answers
	Things []CardUse `json:"things,omitempty"` // what a class may have, and how that serves this topic

	SkillWork []SkillWork `json:"skillWork,omitempty"` // from Grade 4: how a skill is practised on this topic, in place of the step of the bank

	Stories []Story `json:"stories,omitempty"` // parts that belong together; without them parts are matched by their words

	Rubric       []RubricRow `json:"rubric"`                // one content row a band (or one for all)
	Exemplar     []Idea      `json:"exemplar"`              // a learner's level-4 answer or work, in the learner's words, a band
	Support      []Idea      `json:"support"`               // for learners who need more help, with this topic's content
	Extension    []Idea      `json:"extension"`             // for learners who are ready for more
	LearnerNotes []Idea      `json:"learnerNotes"`          // 60 to 120 words a band to copy into the exercise book (KG: a picture to draw and words to say)
	Homework     []Idea      `json:"homework"`              // 2 to 3; without internet, electricity or bought things
	Safety       []string    `json:"safety,omitempty"`      // for the whole project; leave out where there is no risk
	Sensitivity  string      `json:"sensitivity,omitempty"` // how to handle what may hurt a learner
	Sources      []string    `json:"sources"`               // where the facts come from, in words; no invented titles
	Review       Review      `json:"review"`

	Box     string   `json:"-"` // what the teacher adds to the box of a topic that no card knows
	Model   string   `json:"-"` // an example of the way of working, where no card knows the topic
	Cases   []QA     `json:"-"` // more such examples, which learners do
	Opening []string `json:"-"` // the first step of the first task and of the second, with the facts of that box
}

// Story is a question, a product, a need, a user and a model work that tell of the same people and things, by their places in
// the lists of the card (from 0), and the task that prepares for that product best.
type Story struct {
	Bands      []lesson.Band `json:"bands,omitempty"`
	Question   int           `json:"question"`
	Product    int           `json:"product"`
	Need       int           `json:"need"`
	User       int           `json:"user"`
	Exemplar   int           `json:"exemplar"`
	Phenomenon int           `json:"phenomenon"`
	Task       string        `json:"task"` // id
}

// Idea is a text for some bands. ID is only set on big ideas. Says is only set on needs: what this person answers to the
// questions of the interview, three short sentences in the first person, each clear alone.
type Idea struct {
	ID    string        `json:"id,omitempty"`
	Text  string        `json:"text"`
	Says  []string      `json:"says,omitempty"`
	Bands []lesson.Band `json:"bands,omitempty"`
}

// Local is a practice, a craft, a saying or an institution of African life that has to do with the topic, and a question that
// takes it seriously and tests it.
type Local struct {
	Text   string        `json:"text"`
	Ask    string        `json:"ask"`
	Answer string        `json:"answer"`
	In     []string      `json:"in,omitempty"` // codes of the countries of which it is true; without them it is true in nearly all
	Bands  []lesson.Band `json:"bands,omitempty"`
}

// CardUse is what a thing serves for in this topic: one or two instructions for a class that need nothing else.
type CardUse struct {
	Things []string      `json:"things"` // names of the same thing, each in the singular: "jerrycan"
	Say    string        `json:"say"`
	Bands  []lesson.Band `json:"bands,omitempty"`
	ofCard bool          // it is of the card, and not of the line that stands for a part of it
}

// SkillWork is one task of about five minutes in which learners practise a skill of the bank on the content of the lessons, with
// the answer that the teacher expects. It has all that it needs printed in it, and serves the goal that the bank has for the skill.
type SkillWork struct {
	Skill  string `json:"skill"`
	Do     string `json:"do"`
	Answer string `json:"answer"`
}

// Objective is measurable and starts with a verb that can be observed ("Explain", not "Understand").
type Objective struct {
	ID    string        `json:"id"` // o1, o2 …
	Text  string        `json:"text"`
	Bloom string        `json:"bloom"` // remember, understand, apply, analyse, evaluate, create
	Bands []lesson.Band `json:"bands,omitempty"`
}

// Word is a key word in the learners' words, with its Kiswahili and French where they are certain.
type Word struct {
	Term    string `json:"term"`
	Meaning string `json:"meaning"`
	Sw      string `json:"sw,omitempty"`
	Fr      string `json:"fr,omitempty"`
}

// Misconception is a wrong idea, the teacher's question that brings it out, and what is so.
type Misconception struct {
	Wrong string        `json:"wrong"`
	Probe string        `json:"probe"`
	Right string        `json:"right"`
	Bands []lesson.Band `json:"bands,omitempty"`

	told  string // the remark of the teacher that it answers
	open  bool   // the teacher tells of it, and no card knows the answer
	meant bool   // the answer is only what its words mean, by which nobody can mark
	task  string // id of the only task that puts it right, where it is of a second card
}

// Task is one piece of teaching that learners do: an investigation, a text to read, sources to compare or items to practise.
type Task struct {
	ID         string        `json:"id"`
	Kind       string        `json:"kind"` // investigation, text, sources, practice
	Title      string        `json:"title"`
	Bands      []lesson.Band `json:"bands,omitempty"`
	Objectives []string      `json:"objectives"` // ids of the objectives it practises
	Minutes    int           `json:"minutes"`    // whole task
	GroupSize  int           `json:"groupSize"`  // 1 alone, 2 pairs, up to 8
	Materials  []Material    `json:"materials"`
	Text       string        `json:"text,omitempty"`    // the model text, data or sources, written out whole (shown on the board or read aloud)
	Steps      []string      `json:"steps"`             // 4 to 8, each an instruction with its question or number in it
	Expect     string        `json:"expect"`            // what should come out, so that the teacher can judge
	Change     string        `json:"change,omitempty"`  // investigations: the one thing that changes
	Measure    string        `json:"measure,omitempty"` // … what is measured, with its unit
	Keep       []string      `json:"keep,omitempty"`    // … what is kept the same
	Fallback   string        `json:"fallback"`          // what to do when the thing, the weather or the electricity fails
	Practice   *PracticeData `json:"practiceData,omitempty"`
	Notes      string        `json:"notes,omitempty"` // what learners copy where the plan is on this task, instead of the learnerNotes of the card
	Items      []QA          `json:"items,omitempty"` // practice items with answers
	Safety     []string      `json:"safety,omitempty"`
	Needs      []string      `json:"needs,omitempty"` // electricity, projector, internet, computer, lab, or the code of a country (KE): only chosen where the class has them
}

// Material is counted for the class by Per: Count a group, pair, learner or class.
type Material struct {
	Item       string `json:"item"` // plural where Count is more than one: "clear cups"
	Count      int    `json:"count"`
	Per        string `json:"per"`                  // group, pair, learner, class
	Substitute string `json:"substitute,omitempty"` // free or cheap and local
}

// PracticeData is made up for learning and says so in every plan that prints it.
type PracticeData struct {
	Columns  []string   `json:"columns"`
	Rows     [][]string `json:"rows"`
	Question string     `json:"question"`
	Answer   string     `json:"answer"` // with the working
}

// Artefact is what teams make, show to users and improve.
type Artefact struct {
	Type      string        `json:"type"`  // short noun phrase: "Tested erosion guard"
	Brief     string        `json:"brief"` // what it is, for whom, what it must show
	Steps     []string      `json:"steps"` // 4 to 6 steps to make it
	Materials []Material    `json:"materials"`
	Tests     []string      `json:"tests"`   // 3 tests that a team can do with users or with numbers
	Improve   []string      `json:"improve"` // 2 or 3 likely weak points and the change that mends each
	Bands     []lesson.Band `json:"bands,omitempty"`
	Needs     []string      `json:"needs,omitempty"`
	Small     *Small        `json:"small,omitempty"` // where a lesson has a few minutes for it
}

// Small is what of a product teams make in about five minutes, with paper, the board and what the task has used, and how that is
// tested.
type Small struct {
	Do    string   `json:"do"`    // at most 34 words
	Tests []string `json:"tests"` // two, each a question that is answered with yes or no
}

// QA is a question with its answer. Objective names the objective it looks at; Marks is for the quiz.
type QA struct {
	Question  string        `json:"q"`
	Answer    string        `json:"a"`
	Bloom     string        `json:"bloom,omitempty"`
	Objective string        `json:"objective,omitempty"`
	Marks     int           `json:"marks,omitempty"`
	Bands     []lesson.Band `json:"bands,omitempty"`
}

// RubricRow has four cells: Beginning, Developing, Meeting, Exceeding.
type RubricRow struct {
	Criterion string        `json:"criterion"`
	Cells     [4]string     `json:"cells"`
	Bands     []lesson.Band `json:"bands,omitempty"`
}

// Review says honestly who read the card: "draft", or "second-read" by a role on a date.
type Review struct {
	Status string `json:"status"`
	By     string `json:"by,omitempty"`
	On     string `json:"on,omitempty"`
}
