package llm

import (
	"encoding/json"
	"testing"
)

var twoMembers = json.RawMessage(`{"type":"object","properties":{"a_title":{"type":"string"},"b_text":{"type":"string"}}}`)

func TestTheShapeOfAnAnswer(t *testing.T) {
	for text, want := range map[string]shape{
		`{"a_title":"x"`:                                shapeFits,
		"```json\n{ \n\"b_text\" :\"x\"}\n```":          shapeFits,
		`<think>A {"thought"} first.</think>{"a_title`:  shapeUnknown,
		`<think>A {"thought"} first.</think>{"a_title"`: shapeFits,
		`{"a_title":"</think>"}`:                        shapeFits,
		`<think>never ends {"a_title":`:                 shapeUnknown,
		`{"thought":"hm"}`:                              shapeWrong,
		`{}`:                                            shapeWrong,
		`{ `:                                            shapeUnknown,
		`plain words`:                                   shapeUnknown,
		``:                                              shapeUnknown,
	} {
		if got, _ := look(text, members(twoMembers)); got != want {
			t.Errorf("%s: got %v, want %v", text, got, want)
		}
	}
}

func TestTheGateOpensWithTheObject(t *testing.T) {
	for _, test := range []struct {
		text, want string
		schema     json.RawMessage
	}{
		{"```json\n{\"a_title\":\"Water\"}\n```", "{\"a_title\":\"Water\"}\n```", twoMembers},
		{`<think>Hm {"a_title":1}</think>{"a_title":"Water"}`, `{"a_title":"Water"}`, twoMembers},
		{`{"thought":"hm"}`, "", twoMembers},
		{"plain words", "", twoMembers},
		{"plain words", "plain words", nil},
	} {
		g := gate{members: members(test.schema)}
		got := ""
		for _, letter := range test.text {
			got += g.pass(string(letter))
		}
		if got != test.want {
			t.Errorf("%s: got %q, want %q", test.text, got, test.want)
		}
	}
}

func TestAnObjectInAThought(t *testing.T) {
	whole := members(twoMembers)
	for text, want := range map[string]string{
		`Here: {"a_title":"x","b_text":"y"} so.`: `{"a_title":"x","b_text":"y"}`,
		`{"a_title":"x","b_te`:                   "",
		`{"thought":"x"}`:                        "",
		`nothing`:                                "",
	} {
		if got := objectIn(text, whole); got != want {
			t.Errorf("%s: got %q, want %q", text, got, want)
		}
	}
}
