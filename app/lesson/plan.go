// Package lesson is the domain: what a lesson plan, a request for one, a version label and a grade are.
// It knows no other package of the program.
package lesson

import (
	"encoding/json"
	"fmt"
)

// Plan is a lesson plan (contentJson). Every field but the first nine is optional; a plan without them stays valid.
// Stored plans keep keys that Plan does not name, so a stored plan is never written back through this type.
type Plan struct {
	Overview               string     `json:"overview"`
	DrivingQuestion        string     `json:"drivingQuestion"`
	LearningObjectives     []string   `json:"learningObjectives"`
	Activities             []Activity `json:"activities"`
	Phases                 []OldPhase `json:"phases,omitempty"`
	Materials              []string   `json:"materials"`
	InstructionalResources []Resource `json:"instructionalResources"`
	ArtifactOutcome        Artifact   `json:"artifactOutcome"`
	Assessment             Assessment `json:"assessment"`

	Context        *Context          `json:"context,omitempty"`
	PriorKnowledge []string          `json:"priorKnowledge,omitempty"`
	Misconceptions []Misconception   `json:"misconceptions,omitempty"`
	KeyVocabulary  []Term            `json:"keyVocabulary,omitempty"`
	SkillsFocus    []SkillFocus      `json:"skillsFocus,omitempty"`
	Rubric         *Rubric           `json:"rubric,omitempty"`
	Inclusion      *Inclusion        `json:"inclusion,omitempty"`
	Safety         []string          `json:"safety,omitempty"`
	Chalkboard     []BoardNote       `json:"chalkboard,omitempty"`
	LearnerNotes   string            `json:"learnerNotes,omitempty"`
	Homework       []string          `json:"homework,omitempty"`
	Reflection     []string          `json:"reflection,omitempty"`
	Provenance     map[string]string `json:"provenance,omitempty"` // section name → who wrote it
}

// Activity is one step of the project, within one phase.
type Activity struct {
	Phase       string   `json:"phase"`
	Title       string   `json:"title"`
	Description string   `json:"description"`
	Materials   []string `json:"materials"`
	Minutes     int      `json:"minutes,omitempty"`
	Grouping    string   `json:"grouping,omitempty"`
	Steps       []string `json:"steps,omitempty"`
	Check       string   `json:"check,omitempty"`
	Support     string   `json:"support,omitempty"`
	Extension   string   `json:"extension,omitempty"`
	Safety      string   `json:"safety,omitempty"`
}

// OldPhase is the older shape that may stand in for activities in stored plans.
type OldPhase struct {
	Name        string   `json:"name"`
	Description string   `json:"description"`
	Activities  []string `json:"activities"`
	Materials   []string `json:"materials"`
}

// Resource is something to read or watch; URL is empty unless it is known to exist.
type Resource struct {
	Title       string `json:"title"`
	Source      string `json:"source"`
	Type        string `json:"type"`
	URL         string `json:"url"`
	Description string `json:"description"`
}

// Artifact is what learners have made at the end.
type Artifact struct {
	Type        string `json:"type"`
	Description string `json:"description"`
}

// Assessment is either Text, or the two lists. It reads and writes both forms of JSON.
type Assessment struct {
	Text      string
	Formative []string
	Summative []string
}

// Misconception is what learners often believe, and what is so.
type Misconception struct {
	Idea       string `json:"idea"`
	Correction string `json:"correction"`
}

// Term is a key word in the learners' words.
type Term struct {
	Term    string `json:"term"`
	Meaning string `json:"meaning"`
}

// SkillFocus says where a skill that was asked for is practised and how it shows.
type SkillFocus struct {
	Skill       string `json:"skill"`
	PractisedBy string `json:"practisedBy"`
	Evidence    string `json:"evidence"`
}

// Rubric has one cell a level in every row.
type Rubric struct {
	Levels []string    `json:"levels"`
	Rows   []RubricRow `json:"rows"`
}

// RubricRow is one criterion; Cells are in the order of the rubric's levels.
type RubricRow struct {
	Criterion string   `json:"criterion"`
	Cells     []string `json:"cells"`
}

// Inclusion says how every learner takes part.
type Inclusion struct {
	LargeClass   string `json:"largeClass,omitempty"`
	SpecialNeeds string `json:"specialNeeds,omitempty"`
	Multigrade   string `json:"multigrade,omitempty"`
	GirlsAndBoys string `json:"girlsAndBoys,omitempty"`
}

// BoardNote is what to write on the board in one lesson.
type BoardNote struct {
	Lesson int    `json:"lesson"`
	Board  string `json:"board"`
}

// UnmarshalJSON reads a string, or an object with formative and summative lists.
func (a *Assessment) UnmarshalJSON(data []byte) error {
	if len(data) > 0 && data[0] == '"' {
		return json.Unmarshal(data, &a.Text)
	}
	var lists struct {
		Formative []string `json:"formative"`
		Summative []string `json:"summative"`
	}
	if err := json.Unmarshal(data, &lists); err != nil {
		return fmt.Errorf("reading assessment: %w", err)
	}
	a.Formative, a.Summative = lists.Formative, lists.Summative
	return nil
}

// MarshalJSON writes the string where there is one, else the two lists.
func (a Assessment) MarshalJSON() ([]byte, error) {
	if a.Text != "" {
		return json.Marshal(a.Text)
	}
	lists := map[string][]string{"formative": a.Formative, "summative": a.Summative}
	for name, list := range lists {
		if list == nil {
			lists[name] = []string{}
		}
	}
	return json.Marshal(lists)
}

// ParsePlan reads a stored plan.
func ParsePlan(content []byte) (Plan, error) {
	var plan Plan
	if err := json.Unmarshal(content, &plan); err != nil {
		return Plan{}, fmt.Errorf("reading plan: %w", err)
	}
	return plan, nil
}
