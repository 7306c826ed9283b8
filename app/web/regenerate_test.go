package web

import (
	"encoding/json"
	"strings"
	"testing"

	"somo/app/lesson"
)

func TestRegeneratingAndSavingIt(t *testing.T) {
	f := start(t)
	amina := f.teacher("amina")
	body := with(t, designText("Rain"), "context", map[string]any{"classSize": 64, "later": "kept"})
	path := "/api/designs/" + amina.post("/api/designs", with(t, body, "contentJson", json.RawMessage(planText))).is(201).field("id")

	asked := `{"subject":"biology","topic":"Fruits","gradeLevel":"Grade 8","skills":"[\"Research\",\"Leadership\"]","additionalInfo":"No knives"}`
	answer := amina.post(path+"/regenerate", asked).is(200).has(`"llmModel":"built-in"`)
	var told struct {
		LessonPlan   json.RawMessage
		GenerationID string
	}
	if err := json.Unmarshal([]byte(answer.body), &told); err != nil {
		t.Fatal(err)
	}
	if err := lesson.CheckContent(told.LessonPlan); err != nil {
		t.Errorf("the plan cannot be saved: %v", err)
	}
	var plan lesson.Plan
	if err := json.Unmarshal(told.LessonPlan, &plan); err != nil || plan.DrivingQuestion == "" || plan.Context == nil || plan.Context.ClassSize != 64 {
		t.Errorf("the plan is not for the design's class: %v %+v", err, plan.Context)
	}
	amina.get(path+"/prompt").is(200).has(`"subject":"biology"`, `"topic":"Fruits"`, `"gradeLevel":"Grade 8"`, `"skills":["Research","Leadership"]`,
		`"additionalInfo":"No knives"`, `"context":{"classSize":64,"later":"kept"}`)
	amina.get(path).is(200).has(`"title":"Rain"`, `"subject":"biology"`, `"cohort":"Grade 8"`, `"version":"1.0"`, planText)
	amina.get("/api/designs?cohort=junior&q=fruits").is(200).has(`"title":"Rain"`)

	version := with(t, `{"version":"v1732200000000"}`, "contentJson", told.LessonPlan)
	version = with(t, version, "generationId", told.GenerationID)
	amina.post(path+"/versions", version).is(201)
	amina.post(path+"/versions", version).is(200)
	amina.get(path).is(200).has(`"version":"v1732200000000"`)

	amina.post(path+"/regenerate", with(t, asked, "context", map[string]any{"classSize": 20})).is(200)
	amina.get(path + "/prompt").is(200).has(`"context":{"classSize":20}`)
	amina.post(path+"/regenerate", strings.TrimSuffix(asked, "}")+`,"context":null}`).is(200)
	amina.get(path + "/prompt").is(200).has(`"context":null`)
}

func TestRegenerateRefusals(t *testing.T) {
	f := start(t)
	amina := f.teacher("amina")
	path := "/api/designs/" + amina.design("Rain")
	before := amina.get(path + "/prompt").is(200).body
	amina.post(path+"/regenerate", `{}`).refused(422, "invalid").has(`"subject":`, `"topic":`, `"gradeLevel":`, `"skills":`)
	amina.post(path+"/regenerate", with(t, planRequestText, "topic", strings.Repeat("x", 2001))).refused(422, "invalid").has(`"topic":`)
	amina.post(path+"/regenerate", with(t, planRequestText, "context", []int{1})).refused(422, "invalid").has(`"context":`)
	amina.post(path+"/regenerate", `x`).refused(400, "bad_request")
	amina.post(path+"/regenerate", planRequestText, "Content-Type", "text/plain").refused(415, "unsupported_media_type")
	amina.post(path+"/regenerate", with(t, planRequestText, "x", strings.Repeat("x", 1<<20))).refused(413, "too_large")
	amina.post("/api/designs/none/regenerate", planRequestText).refused(404, "not_found")
	if after := amina.get(path + "/prompt").is(200).body; after != before {
		t.Errorf("the prompt became %s", after)
	}
}
