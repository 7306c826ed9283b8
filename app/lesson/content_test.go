package lesson

import (
	"errors"
	"reflect"
	"strings"
	"testing"
)

func TestCheckContent(t *testing.T) {
	tests := []struct {
		name, content, wrong string
	}{
		{"an empty object", `{}`, ""},
		{"unknown keys are kept", `{"seating": {"rows": 8}, "overview": "Soil."}`, ""},
		{"assessment as text", `{"assessment": "Watch and ask."}`, ""},
		{"assessment as lists", `{"assessment": {"formative": ["ask"], "summative": []}}`, ""},
		{"phases instead of activities", `{"phases": [{"name": "Define", "activities": ["ask"], "materials": []}]}`, ""},
		{"null is nothing", `{"activities": null}`, ""},
		{"no object", `["overview"]`, "must be a JSON object"},
		{"null itself", `null`, "must be a JSON object"},
		{"a string", `"plan"`, "must be a JSON object"},
		{"broken", `{"overview": `, "must be a JSON object"},
		{"something after it", `{} {}`, "nothing after it"},
		{"overview as a list", `{"overview": ["a"]}`, `"overview"`},
		{"activities as text", `{"activities": "dig"}`, `"activities"`},
		{"an activity as text", `{"activities": ["dig"]}`, `"activities"`},
		{"minutes as text", `{"activities": [{"minutes": "ten"}]}`, `"activities"`},
		{"minutes as a fraction", `{"activities": [{"minutes": 10.5}]}`, `"activities"`},
		{"assessment as a number", `{"assessment": 3}`, `"assessment"`},
		{"provenance with a number", `{"provenance": {"core": 1}}`, `"provenance"`},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			err := CheckContent([]byte(test.content))
			if test.wrong == "" && err != nil {
				t.Fatalf("refused: %v", err)
			}
			if test.wrong != "" && (err == nil || !strings.Contains(err.Error(), test.wrong)) {
				t.Fatalf("error %v, want one that says %q", err, test.wrong)
			}
		})
	}
}

func TestCheckContentRefusesMoreThan256KiB(t *testing.T) {
	fits := `{"overview": "` + strings.Repeat("a", MaxContentBytes-len(`{"overview": ""}`)) + `"}`
	if err := CheckContent([]byte(fits)); err != nil {
		t.Errorf("exactly %d bytes: %v", len(fits), err)
	}
	if err := CheckContent([]byte(fits + " ")); !errors.Is(err, ErrContentTooLarge) {
		t.Errorf("one byte more: %v, want ErrContentTooLarge", err)
	}
}

func TestEveryKeyOfPlanIsChecked(t *testing.T) {
	checks := contentChecks()
	plan := reflect.TypeFor[Plan]()
	for i := range plan.NumField() {
		key, _, _ := strings.Cut(plan.Field(i).Tag.Get("json"), ",")
		if checks[key] == nil {
			t.Errorf("key %q of Plan has no check", key)
		}
	}
	if len(checks) != plan.NumField() {
		t.Errorf("%d checks for %d keys", len(checks), plan.NumField())
	}
}
