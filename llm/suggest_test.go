package llm_test

import (
	"slices"
	"strings"
	"testing"

	"somo/llm"
)

const gigabyte = 1_000_000_000

func TestSuggestionsSuitTheMemory(t *testing.T) {
	for _, test := range []struct {
		memory      uint64
		first, last string
	}{
		{0, "llama3.2:3b", "qwen3:1.7b"},
		{2 * gigabyte, "", ""},
		{3.9 * gigabyte, "llama3.2:1b", "qwen3:1.7b"},
		{7.6 * gigabyte, "llama3.2:3b", "qwen3:1.7b"},
		{16 * gigabyte, "llama3.2:3b", "qwen3:1.7b"},
	} {
		list := llm.Suggestions(test.memory)
		if test.first == "" {
			if len(list) > 0 {
				t.Errorf("%d: got %v", test.memory, list)
			}
			continue
		}
		if len(list) == 0 || list[0].Name != test.first || list[len(list)-1].Name != test.last {
			t.Errorf("%d: got %v", test.memory, list)
		}
		for _, suggestion := range list {
			if suggestion.License == "" || suggestion.Note == "" || suggestion.SizeBytes <= 0 || strings.Contains(suggestion.Name, "cloud") {
				t.Errorf("incomplete: %+v", suggestion)
			}
			if test.memory > 0 && float64(suggestion.SizeBytes) > 0.6*float64(test.memory) {
				t.Errorf("%s does not fit into %d", suggestion.Name, test.memory)
			}
		}
	}
	large := llm.Suggestions(16 * gigabyte)
	if !slices.ContainsFunc(large, func(s llm.Suggestion) bool { return s.MemoryGB == 16 }) {
		t.Error("a large computer is offered no large model")
	}
}

func TestTheModelToWriteWithWhereNobodyChose(t *testing.T) {
	model := func(name string, megabytes int64) llm.Model {
		return llm.Model{Name: name, SizeBytes: megabytes * 1_000_000}
	}
	for _, test := range []struct {
		name   string
		models []llm.Model
		memory uint64
		want   string
	}{
		{"none", nil, 8 * gigabyte, ""},
		{"the best known one", []llm.Model{model("mistral:7b", 4100), model("gemma3:4b", 3300), model("llama3.2:3b", 2000)}, 8 * gigabyte, "llama3.2:3b"},
		{"the next best", []llm.Model{model("llama3.2:1b", 1300), model("granite4.1:3b", 2000)}, 8 * gigabyte, "granite4.1:3b"},
		{"a variant of a known one", []llm.Model{model("mistral:7b", 4100), model("llama3.2:3b-instruct-q4_K_M", 2000)}, 8 * gigabyte, "llama3.2:3b-instruct-q4_K_M"},
		{"known under latest", []llm.Model{model("llama3.2:1b", 1300), model("llama3.2:latest", 2000)}, 8 * gigabyte, "llama3.2:latest"},
		{"known, but too large", []llm.Model{model("gemma3:4b", 3300), model("llama3.2:1b", 1300)}, 4 * gigabyte, "llama3.2:1b"},
		{"the smallest unknown one", []llm.Model{model("mistral:7b", 4100), model("phi:3b", 1800), model("toy:latest", 90)}, 8 * gigabyte, "phi:3b"},
		{"only toys", []llm.Model{model("toy:latest", 90)}, 8 * gigabyte, ""},
		{"only too large ones", []llm.Model{model("llama3.1:70b", 40_000)}, 8 * gigabyte, ""},
		{"unknown memory", []llm.Model{model("llama3.1:70b", 40_000)}, 0, "llama3.1:70b"},
		{"never a cloud", []llm.Model{model("glm:cloud", 600), model("gpt-oss:120b-cloud", 600)}, 8 * gigabyte, ""},
	} {
		if got := llm.Choose(test.models, test.memory); got != test.want {
			t.Errorf("%s: got %q, want %q", test.name, got, test.want)
		}
	}
}
