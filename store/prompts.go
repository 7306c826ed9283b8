package store

import (
	"context"
	"encoding/json"

	"github.com/jmoiron/sqlx"
)

// Prompt is what a design was asked for with.
type Prompt struct {
	Subject        string   `db:"subject" json:"subject"`
	Topic          string   `db:"topic" json:"topic"`
	GradeLevel     string   `db:"cohort" json:"gradeLevel"`
	Skills         []string `db:"-" json:"skills"`
	AdditionalInfo string   `db:"additional_info" json:"additionalInfo"`
	Context        JSON     `db:"context" json:"context"`
}

// Prompt reads what a design was asked for with. ErrNotFound.
func (s *Store) Prompt(ctx context.Context, ownerID, id string) (Prompt, error) {
	var row struct {
		Prompt
		SkillsText string `db:"skills"`
	}
	const doing = "reading a prompt"
	err := s.get(ctx, doing, &row, `SELECT subject, topic, cohort, skills, additional_info, context FROM designs WHERE owner_id = ? AND id = ?`, ownerID, id)
	if err != nil {
		return Prompt{}, err
	}
	if err := json.Unmarshal([]byte(row.SkillsText), &row.Skills); err != nil {
		return Prompt{}, explain(ctx, doing, err)
	}
	return row.Prompt, nil
}

// UpdatePrompt replaces what a design is asked for with; its title stays. cohortGroup is the group of the prompt's grade
// level. ErrNotFound.
func (s *Store) UpdatePrompt(ctx context.Context, ownerID, designID string, prompt Prompt, cohortGroup string) (Design, error) {
	var row designRow
	err := s.write(ctx, "changing a prompt", func(ctx context.Context, tx *sqlx.Tx) error {
		if err := s.replacePrompt(ctx, tx, ownerID, designID, prompt, cohortGroup); err != nil {
			return err
		}
		return tx.GetContext(ctx, &row, selectDesign, ownerID, designID)
	})
	if err != nil {
		return Design{}, err
	}
	return row.design(), nil
}

func (s *Store) replacePrompt(ctx context.Context, tx *sqlx.Tx, ownerID, designID string, prompt Prompt, cohortGroup string) error {
	skills, err := skillsText(prompt.Skills)
	if err != nil {
		return err
	}
	var title string
	if err := tx.GetContext(ctx, &title, `SELECT title FROM designs WHERE owner_id = ? AND id = ?`, ownerID, designID); err != nil {
		return err
	}
	return applyOne(ctx, tx, `UPDATE designs SET subject = ?, topic = ?, cohort = ?, cohort_group = ?, skills = ?, additional_info = ?, context = ?,
		search_key = ?, updated_at = max(created_at, ?) WHERE owner_id = ? AND id = ?`,
		prompt.Subject, prompt.Topic, prompt.GradeLevel, cohortGroup, skills, prompt.AdditionalInfo, prompt.Context,
		searchKey(title, prompt.Topic), s.now(), ownerID, designID)
}
