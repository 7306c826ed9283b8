package lesson

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"maps"
	"slices"
)

// MaxContentBytes is the largest contentJson that is stored.
const MaxContentBytes = 256 << 10

// ErrContentTooLarge says that a contentJson is over MaxContentBytes.
var ErrContentTooLarge = errors.New("the plan is over 256 KiB; please shorten it")

// CheckContent says whether raw may be stored as a plan: an object of at most MaxContentBytes in which every key that
// Plan names has the right type. Keys it does not name, and keys that are null, are fine.
// The error's text can be shown to a teacher.
func CheckContent(raw []byte) error {
	if len(raw) > MaxContentBytes {
		return ErrContentTooLarge
	}
	var parts map[string]json.RawMessage
	decoder := json.NewDecoder(bytes.NewReader(raw))
	if err := decoder.Decode(&parts); err != nil || parts == nil {
		return errors.New("the plan must be a JSON object")
	}
	if _, err := decoder.Token(); err != io.EOF {
		return errors.New("the plan must be one JSON object with nothing after it")
	}
	if TooDeep(raw) {
		return errors.New("the plan is nested too deeply")
	}
	checks := contentChecks()
	for _, name := range sortedKeys(parts) {
		check, named := checks[name]
		if !named || string(parts[name]) == "null" {
			continue
		}
		if err := check(parts[name]); err != nil {
			return fmt.Errorf("%q in the plan has the wrong type", name)
		}
	}
	return nil
}

// contentChecks has one check for each key that Plan names.
func contentChecks() map[string]func([]byte) error {
	return map[string]func([]byte) error{
		"overview":               readable[string],
		"drivingQuestion":        readable[string],
		"learningObjectives":     readable[[]string],
		"activities":             readable[[]Activity],
		"phases":                 readable[[]OldPhase],
		"materials":              readable[[]string],
		"instructionalResources": readable[[]Resource],
		"artifactOutcome":        readable[Artifact],
		"assessment":             readable[Assessment],
		"context":                readable[Context],
		"priorKnowledge":         readable[[]string],
		"misconceptions":         readable[[]Misconception],
		"keyVocabulary":          readable[[]Term],
		"skillsFocus":            readable[[]SkillFocus],
		"rubric":                 readable[Rubric],
		"inclusion":              readable[Inclusion],
		"safety":                 readable[[]string],
		"chalkboard":             readable[[]BoardNote],
		"learnerNotes":           readable[string],
		"homework":               readable[[]string],
		"reflection":             readable[[]string],
		"provenance":             readable[map[string]string],
	}
}

func readable[T any](raw []byte) error {
	var value T
	return json.Unmarshal(raw, &value)
}

func sortedKeys[Value any](parts map[string]Value) []string {
	return slices.Sorted(maps.Keys(parts))
}
