package models

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
)

// SettingsKey is where what was chosen is kept.
const SettingsKey = "llm"

// choice is what the person at this computer chose, as it is kept. What is empty was not chosen.
type choice struct {
	BuiltIn bool   `json:"builtIn,omitempty"` // write without a model, whatever is there
	Kind    string `json:"kind,omitempty"`
	Host    string `json:"host,omitempty"`
	Key     string `json:"key,omitempty"`
	Model   string `json:"model,omitempty"`
	Threads int    `json:"threads,omitempty"`
}

// readChoice reads what is kept; nothing was chosen where that is empty.
func readChoice(kept string) (chosen choice, err error) {
	if kept == "" {
		return choice{}, nil
	}
	if err := json.Unmarshal([]byte(kept), &chosen); err != nil {
		return choice{}, fmt.Errorf("reading which model was chosen: %w", err)
	}
	return chosen, nil
}

// Change is what is to become different; nil stays as it is.
type Change struct {
	Engine  *string `json:"engine"` // built-in or model
	Kind    *string `json:"kind"`   // ollama or openai
	Host    *string `json:"host"`   // "": the usual place
	Key     *string `json:"key"`
	Model   *string `json:"model"`   // "": the best that is there
	Threads *int    `json:"threads"` // 0: the server decides
}

// Invalid says for each field what is wrong with it.
type Invalid struct{ Fields map[string]string }

func (e *Invalid) Error() string { return fmt.Sprintf("this cannot be set: %v", e.Fields) }

// ErrSetByStart says that the program was started with something else, which stands until it is started again.
var ErrSetByStart = errors.New("this was set when the program was started")

// Change keeps what was chosen and looks at what it leads to. *Invalid, ErrSetByStart, or why the store could not keep it.
func (k *Keeper) Change(ctx context.Context, change Change) error {
	k.changing.Lock()
	defer k.changing.Unlock()
	k.mu.Lock()
	before := k.chosen
	k.mu.Unlock()
	after, problems := k.check(ctx, before, change)
	if len(problems) > 0 {
		return &Invalid{problems}
	}
	if k.setByStart(before, after) {
		return ErrSetByStart
	}
	return k.choose(ctx, after)
}

// choose keeps and uses a choice that is right. The caller holds changing.
func (k *Keeper) choose(ctx context.Context, chosen choice) error {
	text, err := json.Marshal(chosen)
	if err != nil {
		return fmt.Errorf("keeping which model was chosen: %w", err)
	}
	if err := k.config.Store.SetSetting(ctx, SettingsKey, string(text)); err != nil {
		return err
	}
	k.mu.Lock()
	before := k.chosen
	k.chosen = chosen
	if before.Kind != chosen.Kind || before.Host != chosen.Host || before.Key != chosen.Key {
		k.server, k.found, k.speed = k.connect(chosen), found{}, nil
	}
	k.mu.Unlock()
	k.lookAgain(ctx)
	k.tellChange()
	return nil
}

// setByStart says whether the change is about what the start of the program decided.
func (k *Keeper) setByStart(before, after choice) bool {
	if k.config.Base != "" && (before.Host != after.Host || before.Kind != after.Kind || before.Key != after.Key) {
		return true
	}
	return k.config.Model != "" && (before.Model != after.Model || before.BuiltIn != after.BuiltIn)
}
