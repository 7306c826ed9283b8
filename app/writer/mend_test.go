package writer

import (
	"encoding/json"
	"strings"
	"testing"
)

func TestReadingWhatWasCut(t *testing.T) {
	for text, want := range map[string]string{
		`{"a":"x","b":["y"]}`:        `{"a":"x","b":["y"]}`,
		`{"a":"x","b":["y"`:          `{"a":"x","b":["y"]}`,
		`{"a":"x","b":["y","z is cu`: `{"a":"x","b":["y"]}`,
		`{"a":"x","b":`:              `{"a":"x"}`,
		`{"a":"x","b`:                `{"a":"x"}`,
		`{"a":"x"`:                   `{"a":"x"}`,
		`{"a":"This is the first sentence, and a long one. This is the seco`: `{"a":"This is the first sentence, and a long one."}`,
		`{"a":"x \"quo`: `null`,
		`{"a":"x","b":"Say \"stop\" when you see that the water is clear! And then \`: `{"a":"x","b":"Say \"stop\" when you see that the water is clear!"}`,
		`{`:                             `null`,
		`[1]`:                           `null`,
		`nothing`:                       `null`,
		`{"a":"x"]`:                     `null`,
		`{"a":{"b":"c"},"d":"e`:         `{"a":{"b":"c"}}`,
		"<think>{</think>{\"a\":\"x\"}": `{"a":"x"}`,
		"{\"a\":\"</think>\"}":          `{"a":"\u003c/think\u003e"}`,
		"```json\n{\"a\":\"x\"}\n```":   `{"a":"x"}`,
	} {
		object, mended := readObject(text)
		got, err := json.Marshal(object)
		if err != nil || string(got) != want {
			t.Errorf("%s: %s, want %s", text, got, want)
		}
		if whole := strings.Contains(text, want) || strings.Contains(text, "think"); want != "null" && mended == whole {
			t.Errorf("%s: mended %v", text, mended)
		}
	}
}

// TestEveryCutOfAGoodAnswerIsReadOrRefused cuts good answers after every byte: what comes out is never worse than its parts.
func TestEveryCutOfAGoodAnswerIsReadOrRefused(t *testing.T) {
	for _, name := range Sections {
		s, _ := sectionNamed(name)
		taken := 0
		for at := range goodTexts[name] {
			p, err := s.read(goodTexts[name][:at], english, "")
			if err != nil {
				continue
			}
			taken++
			whole, err := s.read(goodTexts[name], english, "")
			if err != nil {
				t.Fatal(err)
			}
			for key, text := range p.texts {
				if !strings.HasPrefix(whole.texts[key], text) {
					t.Errorf("cut at %d, %s is %q", at, key, text)
				}
			}
		}
		if taken == 0 {
			t.Errorf("no cut of %s can be used", name)
		}
	}
}
