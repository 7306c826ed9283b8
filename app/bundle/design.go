package bundle

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"regexp"
	"time"

	"somo/app/lesson"
	"somo/store"
)

// Described is what a file says of a design beside its versions.
type Described struct {
	Title          string          `json:"title"`
	Subject        string          `json:"subject"`
	Topic          string          `json:"topic"`
	Cohort         string          `json:"cohort"` // the grade level
	Skills         lesson.Skillset `json:"skills"`
	AdditionalInfo string          `json:"additionalInfo"`
	Status         string          `json:"status"`
	Context        store.JSON      `json:"context"`
	AdaptedFrom    store.JSON      `json:"adaptedFrom"`
}

// Version is one state of a plan in a file.
type Version struct {
	Version     string     `json:"version"`
	LLMModel    string     `json:"llmModel"`
	CreatedAt   time.Time  `json:"createdAt"`
	ContentJSON store.JSON `json:"contentJson"`
}

// entry is a design as it stands in a bundle.
type entry struct {
	Origin   string          `json:"origin"`
	Author   string          `json:"author"`
	Design   Described       `json:"design"`
	Versions json.RawMessage `json:"versions"` // newest first
	Ratings  json.RawMessage `json:"ratings"`  // newest first
}

const (
	maxAuthor       = 80
	maxRatingWords  = 2000
	maxContextBytes = 64 << 10
)

var originForm = regexp.MustCompile(`^[0-9a-f]{32}$`)

// design checks everything that a file says. A plan that is too large is lesson.ErrContentTooLarge, all else ErrForeign.
func (e entry) design() (Design, error) {
	design, err := e.Design.check()
	if err != nil {
		return Design{}, err
	}
	if e.Origin != "" && !originForm.MatchString(e.Origin) || lesson.CheckText(e.Author, maxAuthor) != "" {
		return Design{}, foreign("its origin or author")
	}
	design.Origin = e.Origin
	if design.Versions, err = readVersions(e.Versions); err != nil {
		return Design{}, err
	}
	if design.Ratings, err = readRatings(e.Ratings); err != nil {
		return Design{}, err
	}
	return Design{ImportedDesign: design, Author: lesson.CleanText(e.Author)}, nil
}

func foreign(what string) error { return fmt.Errorf("%w: %s cannot be", ErrForeign, what) }

// check reads what is said of a design as strictly as what a teacher types.
func (d Described) check() (store.ImportedDesign, error) {
	request := lesson.Request{Subject: d.Subject, Topic: d.Topic, GradeLevel: d.Cohort, Skills: d.Skills, AdditionalInfo: d.AdditionalInfo}
	if len(d.Context) > maxContextBytes || lesson.TooDeep(d.Context) || isThere(d.Context) && json.Unmarshal(d.Context, &request.Context) != nil {
		return store.ImportedDesign{}, foreign("the description of the class")
	}
	title := lesson.CleanText(d.Title)
	if problems := request.Validate(); len(problems) > 0 || title == "" || lesson.CheckText(title, lesson.MaxTitle) != "" {
		return store.ImportedDesign{}, foreign("its title or what was asked for")
	}
	switch d.Status {
	case "", "draft", "active", "archived":
	default:
		return store.ImportedDesign{}, foreign("its status")
	}
	credit, err := readCredit(d.AdaptedFrom)
	if err != nil {
		return store.ImportedDesign{}, err
	}
	return store.ImportedDesign{Title: title, Subject: request.Subject, Topic: request.Topic, Cohort: request.GradeLevel,
		CohortGroup: string(lesson.CohortOf(request.GradeLevel)), Skills: request.Skills, AdditionalInfo: request.AdditionalInfo,
		Status: d.Status, Context: d.Context, AdaptedFrom: credit}, nil
}

// Credit says whose plan a design was made from.
type Credit struct {
	Title  string `json:"title"`
	Author string `json:"author"`
}

func readCredit(raw store.JSON) (store.JSON, error) {
	if !isThere(raw) {
		return nil, nil
	}
	var credit Credit
	if json.Unmarshal(raw, &credit) != nil || lesson.CheckText(credit.Title, lesson.MaxTitle) != "" || lesson.CheckText(credit.Author, maxAuthor) != "" {
		return nil, foreign("whose plan it was")
	}
	return credit.json()
}

func (c Credit) json() (store.JSON, error) {
	kept, err := json.Marshal(c)
	if err != nil {
		return nil, fmt.Errorf("keeping whose plan it was: %w", err)
	}
	return kept, nil
}

// readVersions gives the versions of a file, oldest first.
func readVersions(raw json.RawMessage) ([]store.ImportedVersion, error) {
	listed, err := list[Version](raw, MaxVersions)
	if err != nil {
		return nil, foreign("the list of its versions")
	}
	labels := map[string]bool{}
	versions := make([]store.ImportedVersion, len(listed))
	for i, version := range listed {
		label, model := lesson.CleanText(version.Version), lesson.CleanText(version.LLMModel)
		if label == "" || labels[label] || lesson.CheckText(label, lesson.MaxVersionLabel) != "" || lesson.CheckText(model, lesson.MaxLLMModel) != "" {
			return nil, foreign("the name of a version")
		}
		labels[label] = true
		if err := lesson.CheckContent(version.ContentJSON); errors.Is(err, lesson.ErrContentTooLarge) {
			return nil, err
		} else if err != nil {
			return nil, foreign("a plan")
		}
		versions[len(listed)-1-i] = store.ImportedVersion{Version: label, ContentJSON: version.ContentJSON, LLMModel: model, CreatedAt: version.CreatedAt}
	}
	return versions, nil
}

func readRatings(raw json.RawMessage) ([]store.CarriedRating, error) {
	if !isThere(raw) {
		return nil, nil
	}
	ratings, err := list[store.CarriedRating](raw, maxRatings)
	if err != nil {
		return nil, foreign("the list of its ratings")
	}
	for i := range ratings {
		ratings[i].Feedback = lesson.CleanText(ratings[i].Feedback)
		if ratings[i].Rating < 1 || ratings[i].Rating > 5 || lesson.CheckText(ratings[i].Feedback, maxRatingWords) != "" {
			return nil, foreign("a rating")
		}
	}
	return ratings, nil
}

// list reads a JSON array and stops where it has more than most entries, before they take room.
func list[T any](raw []byte, most int) ([]T, error) {
	decoder := json.NewDecoder(bytes.NewReader(raw))
	if start, err := decoder.Token(); err != nil || start != json.Delim('[') {
		return nil, errors.New("no list")
	}
	entries := []T{}
	for decoder.More() {
		if len(entries) == most {
			return nil, fmt.Errorf("more than %d entries", most)
		}
		var next T
		if err := decoder.Decode(&next); err != nil {
			return nil, fmt.Errorf("reading an entry: %w", err)
		}
		entries = append(entries, next)
	}
	return entries, nil
}

// isThere tells whether a field was sent with a value.
func isThere(raw []byte) bool { return len(raw) > 0 && string(raw) != "null" }

// Taken is the design as its reader gets it: with credit to the teacher it came from, or to whoever had credit already.
func (d Design) Taken() (store.ImportedDesign, error) {
	taken := d.ImportedDesign
	if taken.AdaptedFrom != nil || d.Author == "" {
		return taken, nil
	}
	var err error
	taken.AdaptedFrom, err = Credit{Title: d.Title, Author: d.Author}.json()
	return taken, err
}
