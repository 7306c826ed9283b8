package store

import (
	"context"
	"database/sql"
	"errors"
	"time"

	"github.com/jmoiron/sqlx"
)

// Export is everything an account owns, for its owner to take along. What opens the account is not in it.
type Export struct {
	Account      ExportedAccount      `json:"account"`
	Photo        *Photo               `json:"photo"` // nil where there is none
	Identities   []ExportedIdentity   `json:"identities"`
	Designs      []ExportedDesign     `json:"designs"`
	Achievements []Earned             `json:"achievements"`
	Feedback     []ExportedFeedback   `json:"feedback"`
	Generations  []ExportedGeneration `json:"generations"`
}

// ExportedAccount is what a teacher said about herself.
type ExportedAccount struct {
	ID           string    `json:"id"`
	Email        string    `json:"email"`
	FirstName    string    `json:"firstName"`
	LastName     string    `json:"lastName"`
	School       string    `json:"school"`
	Country      string    `json:"country"`
	Language     string    `json:"language"`
	MyClass      JSON      `json:"myClass"`
	SignOutAfter int       `json:"signOutAfter"`
	CreatedAt    time.Time `json:"createdAt"`
}

// ExportedIdentity is an identity with the time it was linked.
type ExportedIdentity struct {
	Provider  string    `db:"provider" json:"provider"`
	Subject   string    `db:"subject" json:"subject"`
	Created   int64     `db:"created_at" json:"-"`
	CreatedAt time.Time `db:"-" json:"createdAt"`
}

// ExportedDesign is a design with all that belongs to it.
type ExportedDesign struct {
	Design
	Context  JSON            `json:"context"`
	SharedAt *time.Time      `json:"sharedAt"` // nil where it is not shared
	Versions []Version       `json:"versions"` // newest first
	Ratings  []Rating        `json:"ratings"`  // newest first
	Carried  []CarriedRating `json:"carried"`  // newest first
}

// ExportedFeedback is feedback with the time it was given.
type ExportedFeedback struct {
	Feedback
	Created   int64     `db:"created_at" json:"-"`
	CreatedAt time.Time `db:"-" json:"createdAt"`
}

// ExportedGeneration is a plan that was asked for.
type ExportedGeneration struct {
	ID            string    `db:"id" json:"id"`
	Kind          string    `db:"kind" json:"kind"`
	DesignID      *string   `db:"design_id" json:"designId"`
	SavedDesignID *string   `db:"saved_design_id" json:"savedDesignId"`
	Section       *string   `db:"section" json:"section"`
	Wish          *string   `db:"wish" json:"wish"`
	Words         *string   `db:"words" json:"words"`
	Status        string    `db:"status" json:"status"`
	LLMModel      *string   `db:"llm_model" json:"llmModel"`
	Prompt        JSON      `db:"prompt" json:"prompt"`
	Plan          JSON      `db:"plan" json:"lessonPlan"`
	Created       int64     `db:"created_at" json:"-"`
	CreatedAt     time.Time `db:"-" json:"createdAt"`
}

// Export reads everything an account owns as it is at one moment. ErrNotFound.
func (s *Store) Export(ctx context.Context, userID string) (Export, error) {
	var export Export
	err := s.look(ctx, "reading all of an account", func(tx *sqlx.Tx) error {
		export = Export{Identities: []ExportedIdentity{}, Feedback: []ExportedFeedback{}, Generations: []ExportedGeneration{}}
		for _, part := range []func(context.Context, *sqlx.Tx, string) error{
			export.readAccount, export.readPhoto, export.readIdentities, export.readDesigns, export.readAchievements,
			export.readFeedback, export.readGenerations,
		} {
			if err := part(ctx, tx, userID); err != nil {
				return err
			}
		}
		return nil
	})
	if err != nil {
		return Export{}, err
	}
	return export, nil
}

func (e *Export) readAccount(ctx context.Context, tx *sqlx.Tx, userID string) error {
	var row userRow
	err := tx.GetContext(ctx, &row, selectUser+`id = ?`, userID)
	user := row.user()
	e.Account = ExportedAccount{ID: user.ID, Email: user.Email, FirstName: user.FirstName, LastName: user.LastName, School: user.School,
		Country: user.Country, Language: user.Language, MyClass: user.MyClass, SignOutAfter: user.SignOutAfter, CreatedAt: user.CreatedAt}
	return err
}

func (e *Export) readPhoto(ctx context.Context, tx *sqlx.Tx, userID string) error {
	var row photoRow
	err := tx.GetContext(ctx, &row, selectPhoto, userID)
	if errors.Is(err, sql.ErrNoRows) {
		return nil
	}
	photo := row.photo()
	e.Photo = &photo
	return err
}

func (e *Export) readIdentities(ctx context.Context, tx *sqlx.Tx, userID string) error {
	err := tx.SelectContext(ctx, &e.Identities, `SELECT provider, subject, created_at FROM identities WHERE user_id = ? ORDER BY sequence`, userID)
	for i := range e.Identities {
		e.Identities[i].CreatedAt = fromMillis(e.Identities[i].Created)
	}
	return err
}

func (e *Export) readAchievements(ctx context.Context, tx *sqlx.Tx, userID string) error {
	var rows []earnedRow
	err := tx.SelectContext(ctx, &rows, selectEarned, userID)
	e.Achievements = earnedList(rows)
	return err
}

func (e *Export) readFeedback(ctx context.Context, tx *sqlx.Tx, userID string) error {
	err := tx.SelectContext(ctx, &e.Feedback, `SELECT type, rating, feedback, context, metadata, created_at FROM feedback WHERE user_id = ? ORDER BY sequence DESC`, userID)
	for i := range e.Feedback {
		e.Feedback[i].CreatedAt = fromMillis(e.Feedback[i].Created)
	}
	return err
}

func (e *Export) readGenerations(ctx context.Context, tx *sqlx.Tx, userID string) error {
	err := tx.SelectContext(ctx, &e.Generations, `SELECT id, kind, design_id, saved_design_id, section, wish, words, status, llm_model, prompt, plan, created_at
		FROM generations WHERE owner_id = ? ORDER BY sequence DESC`, userID)
	for i := range e.Generations {
		e.Generations[i].CreatedAt = fromMillis(e.Generations[i].Created)
	}
	return err
}
