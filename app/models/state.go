package models

import (
	"context"
	"strings"

	"somo/llm"
)

// Who decided which engine writes. A built-in one is also an engine, beside the kinds of servers.
const (
	ChoiceAutomatic = "automatic"
	ChoiceModel     = "model"
	ChoiceBuiltIn   = "built-in"
)

// What a person should do next about models.
const (
	AdviceNone         = "none"          // the built-in planner was chosen
	AdviceReady        = "ready"         // a model writes
	AdviceNotInstalled = "not_installed" // there is no model server on this computer
	AdviceNotRunning   = "not_running"   // it is installed and does not answer
	AdviceUnreachable  = "unreachable"   // a server that was named does not answer
	AdviceNoModel      = "no_model"      // the server has no model that can be used
	AdviceModelMissing = "model_missing" // the server does not have the model that was named
)

// State is which model writes plans, and what there is to choose from.
type State struct {
	Engine      string       `json:"engine"` // built-in, ollama or openai
	Choice      string       `json:"choice"` // automatic, model or built-in
	Kind        string       `json:"kind"`   // of the server: ollama or openai
	Host        string       `json:"host"`
	HasKey      bool         `json:"hasKey"`
	SetByStart  []string     `json:"setByStart"` // host, model: what cannot be changed while the program runs
	Reachable   bool         `json:"reachable"`
	Version     *string      `json:"version"`
	Model       *string      `json:"model"`
	License     *string      `json:"license"` // of the model
	Models      []Model      `json:"models"`
	Threads     int          `json:"threads"` // 0: the server decides
	Cores       int          `json:"cores"`
	MemoryBytes uint64       `json:"memoryBytes"` // 0: unknown
	Installed   bool         `json:"installed"`   // the server's program is on this computer
	Suggestions []Suggestion `json:"suggestions"`
	Work        *Work        `json:"work"`
	Advice      string       `json:"advice"`
}

// Model is one that is installed on the server.
type Model struct {
	Name         string `json:"name"`
	SizeBytes    int64  `json:"sizeBytes"`
	Parameters   string `json:"parameters"`
	Quantization string `json:"quantization"`
	License      string `json:"license"`
	Recommended  bool   `json:"recommended"`
}

// Suggestion is a model that suits the computer and can be fetched.
type Suggestion struct {
	Name      string `json:"name"`
	SizeBytes int64  `json:"sizeBytes"`
	License   string `json:"license"`
	Note      string `json:"note"`
}

// State looks at the server, for two seconds at most, and says what there is.
func (k *Keeper) State(ctx context.Context) State {
	k.freshen(ctx, freshFor)
	k.mu.Lock()
	defer k.mu.Unlock()
	return k.state()
}

// Known says what is known without waiting; false where that is nothing, or old. Then somebody goes to look.
func (k *Keeper) Known() (State, bool) {
	k.mu.Lock()
	defer k.mu.Unlock()
	if !k.isFresh(freshFor) {
		k.look()
	}
	if !k.isFresh(glanceEvery) {
		return State{}, false
	}
	return k.state(), true
}

// state needs the lock.
func (k *Keeper) state() State {
	state := State{
		Engine: k.kind(k.chosen), Choice: ChoiceAutomatic, Kind: k.kind(k.chosen), Host: k.server.Address(), HasKey: k.chosen.Key != "",
		SetByStart: []string{}, Reachable: k.found.reachable, Version: optional(k.found.version), Models: []Model{},
		Threads: k.chosen.Threads, Cores: k.config.Computer.Cores, MemoryBytes: k.config.Computer.Memory,
		Installed: k.config.Computer.Ollama() != "", Suggestions: []Suggestion{}, Advice: k.advice(),
	}
	if k.config.Base != "" {
		state.SetByStart = append(state.SetByStart, "host")
	}
	if k.config.Model != "" {
		state.SetByStart = append(state.SetByStart, "model")
	}
	model := k.model()
	state.Model = optional(model)
	switch {
	case k.isBuiltIn():
		state.Choice, state.Engine = ChoiceBuiltIn, ChoiceBuiltIn
	case k.named() != "":
		state.Choice = ChoiceModel
	case model == "":
		state.Engine = ChoiceBuiltIn
	}
	best := k.best()
	for _, own := range k.found.models {
		state.Models = append(state.Models, Model{Name: own.Name, SizeBytes: own.SizeBytes, Parameters: own.Parameters,
			Quantization: own.Quantization, License: own.License, Recommended: own.Name == best})
		if sameModel(own.Name, model) {
			state.License = optional(own.License)
		}
	}
	if state.Kind == KindOllama {
		for _, suggestion := range llm.Suggestions(k.memory()) {
			state.Suggestions = append(state.Suggestions, Suggestion{suggestion.Name, suggestion.SizeBytes, suggestion.License, suggestion.Note})
		}
	}
	if k.job != nil {
		work := k.job.Work()
		state.Work = &work
	}
	return state
}

// advice needs the lock.
func (k *Keeper) advice() string {
	model := k.model()
	switch {
	case k.isBuiltIn():
		return AdviceNone
	case !k.found.reachable && (!k.isHere() || k.kind(k.chosen) != KindOllama):
		return AdviceUnreachable
	case !k.found.reachable && k.config.Computer.Ollama() == "":
		return AdviceNotInstalled
	case !k.found.reachable:
		return AdviceNotRunning
	case model == "":
		return AdviceNoModel
	case !k.has(model):
		return AdviceModelMissing
	}
	return AdviceReady
}

// has says whether the server has the model. The caller holds the lock.
func (k *Keeper) has(model string) bool {
	for _, own := range k.found.models {
		if sameModel(own.Name, model) {
			return true
		}
	}
	return false
}

// sameModel compares names as servers do: the tag latest need not be said.
func sameModel(a, b string) bool {
	return strings.TrimSuffix(a, ":latest") == strings.TrimSuffix(b, ":latest")
}

func optional(text string) *string {
	if text == "" {
		return nil
	}
	return &text
}
