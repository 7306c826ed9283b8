package planner

import (
	"encoding/json"
	"io/fs"
	"math"
	"os"
	"path"
	"regexp"
	"strconv"
	"strings"
	"testing"
)

// writtenSum finds a sum of two numbers with its result, each with or without the mark of money: "¤40 × 3 = ¤120".
var writtenSum = regexp.MustCompile(`(^|[^\d.,×÷+−¤%/^²()-] )(¤?)(\d[\d,]*(?:\.\d+)?) ([×÷+−]) (¤?)(\d[\d,]*(?:\.\d+)?) = (¤?)(\d[\d,]*(?:\.\d+)?)([.;,:)]? ?(?:$|[^\d×÷+−% ]))`)

// TestSumsOfMoneyHoldInEveryCountry multiplies what is marked as money, as a plan does, and works the sums of each card again.
func TestSumsOfMoneyHoldInEveryCountry(t *testing.T) {
	t.Parallel()
	knowledge := os.DirFS("../../assets/knowledge")
	worked := 0
	for _, pattern := range []string{"*/*.json", LineFolder + "/*/*.json"} {
		files, err := fs.Glob(knowledge, pattern)
		if err != nil {
			t.Fatal(err)
		}
		for _, file := range files {
			if path.Dir(file) == BankFolder {
				continue
			}
			for _, text := range textsOf(t, knowledge, file) {
				for _, found := range writtenSum.FindAllStringSubmatch(text, -1) {
					if !strings.Contains(found[0], "¤") || !sumHolds(found, 1) {
						continue // no money, or part of a longer calculation
					}
					if worked++; !sumHolds(found, 100) {
						t.Errorf("%s: %q is not marked as money altogether in %q", file, strings.TrimSpace(found[0]), text)
					}
				}
			}
		}
	}
	if worked < 100 {
		t.Errorf("only %d sums of money were found", worked)
	}
}

// sumHolds tells whether a sum that was found is right where money is so many times as much.
func sumHolds(found []string, times float64) bool {
	value := func(mark, digits string) float64 {
		number, err := strconv.ParseFloat(strings.ReplaceAll(digits, ",", ""), 64)
		if err != nil {
			return math.NaN()
		}
		if mark != "" {
			number *= times
		}
		return number
	}
	left, right, result := value(found[2], found[3]), value(found[5], found[6]), value(found[7], found[8])
	made := map[string]float64{"+": left + right, "−": left - right, "×": left * right, "÷": left / right}[found[4]]
	return math.Abs(made-result) <= 0.006*math.Max(1, math.Abs(result))
}

// textsOf are all strings of a file.
func textsOf(t *testing.T, folder fs.FS, file string) []string {
	t.Helper()
	data, err := fs.ReadFile(folder, file)
	if err != nil {
		t.Fatal(err)
	}
	var value any
	if err := json.Unmarshal(data, &value); err != nil {
		t.Fatalf("%s: %v", file, err)
	}
	var texts []string
	var walk func(any)
	walk = func(value any) {
		switch value := value.(type) {
		case string:
			texts = append(texts, value)
		case []any:
			for _, part := range value {
				walk(part)
			}
		case map[string]any:
			for _, part := range value {
				walk(part)
			}
		}
	}
	walk(value)
	return texts
}
