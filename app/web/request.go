package web

import (
	"encoding/json"
	"fmt"

	"somo/app/lesson"
	"somo/app/planner"
	"somo/app/writer"
)

const (
	maxContextBytes = 64 << 10
	wrongKind       = "This value has the wrong type."
)

// planBody is what a teacher asks for, as it is sent.
type planBody struct {
	Subject        string          `json:"subject"`
	Topic          string          `json:"topic"`
	GradeLevel     string          `json:"gradeLevel"`
	Skills         json.RawMessage `json:"skills"` // an array, or a string that holds one
	AdditionalInfo string          `json:"additionalInfo"`
	Language       string          `json:"language"`
	Context        json.RawMessage `json:"context"`
	Engine         string          `json:"engine"` // who is to write; empty: whoever writes here
}

// request reads and checks the body; fields says what is wrong with it.
func (b planBody) request() (request lesson.Request, fields map[string]string) {
	request = lesson.Request{Subject: b.Subject, Topic: b.Topic, GradeLevel: b.GradeLevel,
		AdditionalInfo: b.AdditionalInfo, Language: b.Language}
	skillsErr := decodePart(b.Skills, &request.Skills)
	contextErr := decodePart(b.Context, &request.Context)
	fields = request.Validate()
	if skillsErr != nil {
		fields["skills"] = "The skills must be a list of texts."
	}
	if contextErr != nil || len(b.Context) > maxContextBytes || lesson.TooDeep(b.Context) {
		fields["context"] = "The description of the class cannot be read."
	}
	if b.Engine != "" && b.Engine != planner.Name {
		fields["engine"] = "Only the built-in planner can be asked for by name."
	}
	return request, fields
}

// ask is the body as it is handed to whoever writes plans.
func (b planBody) ask(kind string, request lesson.Request) (writer.Ask, error) {
	prompt, err := b.prompt(request)
	if err != nil {
		return writer.Ask{}, fmt.Errorf("keeping what was asked for: %w", err)
	}
	return writer.Ask{Kind: kind, Request: request, PromptJSON: prompt, BuiltIn: b.Engine == planner.Name}, nil
}

// prompt is what is kept of a request: what was understood, and the context as it was sent.
func (b planBody) prompt(request lesson.Request) ([]byte, error) {
	return json.Marshal(planPrompt{Subject: request.Subject, Topic: request.Topic, GradeLevel: request.GradeLevel,
		Skills: request.Skills, AdditionalInfo: request.AdditionalInfo, Language: request.Language, Context: b.Context})
}

type planPrompt struct {
	Subject        string          `json:"subject"`
	Topic          string          `json:"topic"`
	GradeLevel     string          `json:"gradeLevel"`
	Skills         []string        `json:"skills"`
	AdditionalInfo string          `json:"additionalInfo"`
	Language       string          `json:"language,omitempty"`
	Context        json.RawMessage `json:"context,omitempty"`
}
