package web

import (
	"encoding/json"
	"strings"
	"testing"

	"somo/app/lesson"
)

const planRequestText = `{"subject":"mathematics","topic":"Fractions","gradeLevel":"Grade 4","skills":["Collaboration"],"additionalInfo":"","context":{"classSize":64,"later":"kept"}}`

func TestGeneratingAPlanAndSavingIt(t *testing.T) {
	f := start(t)
	amina := f.teacher("amina")
	answer := amina.post("/api/generate-plan", planRequestText).is(200)
	id := answer.header.Get("X-Generation-Id")
	if answer.header.Get("X-Llm-Model") != "built-in" || id == "" {
		t.Errorf("headers %v", answer.header)
	}
	if err := lesson.CheckContent([]byte(answer.body)); err != nil {
		t.Errorf("the plan cannot be saved: %v", err)
	}
	for _, field := range []string{"overview", "drivingQuestion"} {
		if answer.field(field) == "" {
			t.Errorf("no %s", field)
		}
	}
	body := with(t, with(t, designText("Fractions"), "contentJson", json.RawMessage(answer.body)), "generationId", id)
	first := amina.post("/api/designs", body).is(201)
	again := amina.post("/api/designs", body).is(200)
	if first.field("id") != again.field("id") {
		t.Error("a repeated save makes a second design")
	}
	amina.get("/api/designs/" + first.field("id") + "/prompt").is(200).has(`"context":{"classSize":64,"later":"kept"}`)

	asString := with(t, planRequestText, "skills", `["Collaboration"]`)
	if got := amina.post("/api/generate-plan", asString).is(200); got.body != answer.body {
		t.Error("the same request, with skills as a string, gives another plan")
	}
}

func TestTheClassThatIsSentWinsOverTheOneThatWasPlannedFor(t *testing.T) {
	f := start(t)
	amina := f.teacher("amina")
	for sent, want := range map[string]string{`{"classSize":20}`: `"context":{"classSize":20}`, `null`: `"context":null`} {
		id := amina.post("/api/generate-plan", planRequestText).is(200).header.Get("X-Generation-Id")
		body := with(t, with(t, designText("Fractions"), "generationId", id), "context", json.RawMessage(sent))
		amina.get("/api/designs/" + amina.post("/api/designs", body).is(201).field("id") + "/prompt").is(200).has(want)
	}
	id := amina.post("/api/generate-plan", with(t, planRequestText, "context", nil)).is(200).header.Get("X-Generation-Id")
	made := amina.post("/api/designs", with(t, designText("Fractions"), "generationId", id)).is(201).field("id")
	amina.get("/api/designs/" + made + "/prompt").is(200).has(`"context":null`)
}

func TestTheBuiltInPlannerAlwaysHasTime(t *testing.T) {
	f, d := startBehindDoor(t)
	amina := f.teacher("amina")
	for range 4 {
		amina.listen("POST", "/api/generate-plan", planRequestText)
	}
	<-d.asked
	asked := with(t, planRequestText, "engine", "built-in")
	answer := amina.post("/api/generate-plan", asked).is(200)
	if err := lesson.CheckContent([]byte(answer.body)); err != nil || answer.header.Get("X-Llm-Model") != "built-in" {
		t.Errorf("%v, by %s", err, answer.header.Get("X-Llm-Model"))
	}
	amina.get("/api/generations/"+answer.header.Get("X-Generation-Id")).is(200).has(`"status":"done"`, `"llmModel":"built-in"`).hasNot("engine")
	design := amina.design("Rain")
	amina.post("/api/designs/"+design+"/regenerate", asked).is(200).has(`"llmModel":"built-in"`, `"lessonPlan":{"`)
	amina.get("/api/designs/" + design + "/prompt").is(200).has(`"topic":"Fractions"`)
	if got := names(amina.listen("POST", "/api/generate-plan", asked).all()); got != "draft done" {
		t.Errorf("it told %s", got)
	}
	amina.post("/api/generate-plan", planRequestText).refused(429, "too_many_requests")
}

func TestGenerateRefusals(t *testing.T) {
	f := start(t)
	amina := f.teacher("amina")
	for _, test := range []struct {
		field string
		value any
	}{
		{"subject", nil}, {"subject", "other"}, {"topic", " "}, {"topic", strings.Repeat("x", 2001)}, {"topic", "a\u0002"}, {"topic", 5},
		{"gradeLevel", nil}, {"skills", nil}, {"skills", "[]"}, {"skills", "Research"}, {"skills", 5}, {"additionalInfo", strings.Repeat("x", 5001)},
		{"engine", "gpt"}, {"engine", 1}, {"context", "big class"}, {"context", map[string]any{"lessons": -1}}, {"context", map[string]any{"x": strings.Repeat("x", maxContextBytes)}},
	} {
		amina.post("/api/generate-plan", with(t, planRequestText, test.field, test.value)).refused(422, "invalid").has(`"fields":{"` + test.field + `":`)
	}
	amina.post("/api/generate-plan", `{}`).refused(422, "invalid").has(`"subject":`, `"topic":`, `"gradeLevel":`, `"skills":`)
	amina.post("/api/generate-plan", `"x"`).refused(400, "bad_request")
	amina.post("/api/generate-plan", planRequestText, "Content-Type", "text/plain").refused(415, "unsupported_media_type")
	amina.post("/api/generate-plan", with(t, planRequestText, "x", strings.Repeat("x", 1<<20))).refused(413, "too_large")
}
