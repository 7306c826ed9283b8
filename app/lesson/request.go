package lesson

import (
	"encoding/json"
	"fmt"
)

// Request is what a teacher asks for. Empty optional fields mean that nothing was said.
type Request struct {
	Subject        string   `json:"subject"` // a preset's id or the teacher's own words
	Topic          string   `json:"topic"`
	GradeLevel     string   `json:"gradeLevel"` // any text; BandOf and CohortOf read it
	Skills         Skillset `json:"skills"`
	AdditionalInfo string   `json:"additionalInfo,omitempty"`
	Language       string   `json:"language,omitempty"`
	Context        *Context `json:"context,omitempty"`
}

// Context is what the class is like. A nil or zero field means that nothing was said about it.
type Context struct {
	Country          string   `json:"country,omitempty"` // ISO 3166-1 alpha-2
	Language         string   `json:"language,omitempty"`
	Stage            string   `json:"stage,omitempty"` // what the country calls the grade
	ClassSize        int      `json:"classSize,omitempty"`
	Lessons          int      `json:"lessons,omitempty"`
	MinutesPerLesson int      `json:"minutesPerLesson,omitempty"`
	Electricity      *bool    `json:"electricity,omitempty"`
	Projector        *bool    `json:"projector,omitempty"`
	Internet         *bool    `json:"internet,omitempty"`
	Printing         *bool    `json:"printing,omitempty"`
	Multigrade       []string `json:"multigrade,omitempty"`
	HomeLanguages    []string `json:"homeLanguages,omitempty"`
	Needs            []string `json:"needs,omitempty"`
}

// Skillset is a list of skill names. Its JSON may be an array or a string that holds an array.
type Skillset []string

// UnmarshalJSON reads both forms.
func (s *Skillset) UnmarshalJSON(data []byte) error {
	if len(data) > 0 && data[0] == '"' {
		var text string
		if err := json.Unmarshal(data, &text); err != nil {
			return err
		}
		if text == "" {
			*s = nil
			return nil
		}
		data = []byte(text)
	}
	var names []string
	if err := json.Unmarshal(data, &names); err != nil {
		return fmt.Errorf("reading skills: %w", err)
	}
	*s = names
	return nil
}
