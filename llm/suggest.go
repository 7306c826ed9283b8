package llm

import (
	"slices"
	"strings"
)

// Suggestion is a model that is worth installing.
type Suggestion struct {
	Name      string
	SizeBytes int64
	License   string
	// Note says in a few words what the model is good for.
	Note string
	// MemoryGB is the memory of a computer on which it runs well.
	MemoryGB int
}

const (
	megabyte = 1_000_000
	gigabyte = 1_000_000_000
)

// suggestions are for computers of 4, 8 and 16 GB, each group best first.
var suggestions = []Suggestion{
	{"llama3.2:3b", 2000 * megabyte, "Llama 3.2 Community", "The safest choice; English, French, Portuguese and more.", 8},
	{"gemma3:4b", 3300 * megabyte, "Gemma terms", "The widest choice of languages, the best guess for African ones.", 8},
	{"qwen3:4b-instruct", 2500 * megabyte, "Apache-2.0", "Careful and free to use for anything.", 8},
	{"granite4.1:3b", 2000 * megabyte, "Apache-2.0", "English, French, Portuguese and Arabic; good at keeping to a form.", 8},
	{"ministral-3:3b", 3000 * megabyte, "Apache-2.0", "English, French, Portuguese and Arabic; needs Ollama 0.13.1 or newer.", 8},
	{"phi4-mini", 2500 * megabyte, "MIT", "English and other Latin languages.", 8},
	{"granite4.1:8b", 5100 * megabyte, "Apache-2.0", "Writes better, and takes two to three times as long.", 16},
	{"ministral-3:8b", 6000 * megabyte, "Apache-2.0", "Writes better, and takes two to three times as long.", 16},
	{"qwen3:8b", 5200 * megabyte, "Apache-2.0", "Writes better, and takes two to three times as long.", 16},
	{"llama3.1:8b", 4700 * megabyte, "Llama 3.1 Community", "Writes better, and takes two to three times as long.", 16},
	{"llama3.2:1b", 1300 * megabyte, "Llama 3.2 Community", "Quick on small computers; English, French and Portuguese.", 4},
	{"gemma3:1b", 815 * megabyte, "Gemma terms", "The smallest; mainly English.", 4},
	{"qwen3:1.7b", 1400 * megabyte, "Apache-2.0", "Small and free to use for anything.", 4},
}

// Suggestions returns the models that suit a computer with so much memory, best first: for a small one the small models
// only, for a larger one its own and then the smaller ones. 0 stands for unknown and is taken for 8 GB.
func Suggestions(memoryBytes uint64) []Suggestion {
	if memoryBytes == 0 {
		memoryBytes = 8 * gigabyte
	}
	var fitting []Suggestion
	for _, suggestion := range suggestions {
		// A computer sold with 8 GB reports less: graphics and firmware take their part.
		if float64(memoryBytes) >= 0.85*float64(suggestion.MemoryGB)*gigabyte {
			fitting = append(fitting, suggestion)
		}
	}
	return fitting
}

// preferred are the models to write with where several are installed, best first, each with the name that Ollama gives
// to the same model where people ask for it without a size.
var preferred = [][]string{
	{"llama3.2:3b", "llama3.2:latest"},
	{"gemma3:4b", "gemma3:latest"},
	{"qwen3:4b-instruct"},
	{"granite4.1:3b", "granite4.1:latest"},
	{"ministral-3:3b"},
	{"llama3.2:1b"},
}

// smallest is the size below which a model is a toy.
const smallest = 500 * megabyte

// Choose returns the name of the model to write with where nobody chose: the best known one that is installed, else the
// smallest that is no toy; always one that leaves the computer two fifths of its memory. Empty where none is left.
func Choose(models []Model, memoryBytes uint64) string {
	fitting := slices.DeleteFunc(slices.Clone(models), func(model Model) bool {
		return isCloud(model.Name) || memoryBytes > 0 && float64(model.SizeBytes) > 0.6*float64(memoryBytes)
	})
	for _, names := range preferred {
		for _, name := range names {
			for _, model := range fitting {
				if model.Name == name || strings.HasPrefix(model.Name, name+"-") {
					return model.Name
				}
			}
		}
	}
	best := Model{}
	for _, model := range fitting {
		if model.SizeBytes >= smallest && (best.Name == "" || model.SizeBytes < best.SizeBytes) {
			best = model
		}
	}
	return best.Name
}

// isCloud says whether a model of that name runs at ollama.com, so that the text would leave the house.
func isCloud(name string) bool {
	return strings.HasSuffix(name, ":cloud") || strings.HasSuffix(name, "-cloud")
}
