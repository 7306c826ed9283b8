package web

import (
	"encoding/json"
	"strings"
	"testing"
	"time"

	"somo/app/lesson"
	"somo/app/writer"
)

func TestASectionIsProposedAndNothingIsChanged(t *testing.T) {
	f, server := startScripted(t, "lesson:3b")
	amina := f.teacher("amina")
	plan := amina.post("/api/generate-plan", planRequestText).is(200)
	body := with(t, with(t, designText("Fractions"), "contentJson", json.RawMessage(plan.body)), "generationId", plan.header.Get("X-Generation-Id"))
	path := "/api/designs/" + amina.post("/api/designs", body).is(201).field("id")
	before := amina.get(path).is(200).body

	answer := amina.post(path+"/section", `{"name":"ideate","wish":"easier"}`).is(200).has(`"name":"ideate"`, `"llmModel":"lesson:3b"`, `"value":{"activities":[{`)
	if answer.header.Get("X-Generation-Id") != answer.field("generationId") {
		t.Errorf("headers %v", answer.header)
	}
	amina.get("/api/generations").is(200).has(`"kind":"section"`, `"section":"ideate"`, `"wish":"easier"`, `"designId":"`)

	stream := amina.listen("POST", path+"/section", `{"name":"core","wish":"words","words":" Speak of the river. "}`).all()
	if got := names(stream); !strings.HasPrefix(got, "queued") || !strings.HasSuffix(got, "section done") || strings.Contains(got, "draft") {
		t.Errorf("the story goes %s", got)
	}
	var end struct {
		Name       string
		LessonPlan json.RawMessage
		Value      map[string]any
	}
	if err := json.Unmarshal([]byte(stream[len(stream)-1].data), &end); err != nil || end.Name != "core" || end.Value["overview"] == "" {
		t.Errorf("%v: it ended with %+v", err, end)
	}
	if err := lesson.CheckContent(end.LessonPlan); err != nil {
		t.Errorf("the plan with the proposal cannot be saved: %v", err)
	}
	chats := server.Chats()
	if last := chats[len(chats)-1]; !strings.Contains(last.User, "Speak of the river.") {
		t.Error("the model was not told the teacher's words")
	}
	if after := amina.get(path).is(200).body; after != before {
		t.Errorf("the design became %s", after)
	}
	amina.get(path + "/versions").is(200).hasNot(`"version":"1.1"`)
}

func TestSectionRefusals(t *testing.T) {
	f, _ := startScripted(t, "lesson:3b")
	amina := f.teacher("amina")
	path := "/api/designs/" + amina.design("Rain") + "/section"
	for _, test := range []struct{ field, body string }{
		{"name", `{"wish":"easier"}`}, {"name", `{"name":"conclusion","wish":"easier"}`}, {"name", `{"name":5,"wish":"easier"}`},
		{"wish", `{"name":"core"}`}, {"wish", `{"name":"core","wish":"funnier"}`},
		{"words", `{"name":"core","wish":"words"}`}, {"words", `{"name":"core","wish":"words","words":" "}`},
		{"words", `{"name":"core","wish":"words","words":"` + strings.Repeat("x", 2001) + `"}`}, {"words", `{"name":"core","wish":"words","words":"a\u0002"}`},
	} {
		amina.post(path, test.body).refused(422, "invalid").has(`"fields":{"` + test.field + `":`)
	}
	amina.post("/api/designs/none/section", `{"name":"core","wish":"easier"}`).refused(404, "not_found")
	empty := amina.post("/api/designs", designText("Empty")).is(201).field("id")
	amina.post("/api/designs/"+empty+"/section", `{"name":"core","wish":"easier"}`).refused(409, "conflict")

	alone := start(t)
	baraka := alone.teacher("baraka")
	design := "/api/designs/" + baraka.design("Rain") + "/section"
	for _, accept := range []string{asStream, "application/json"} {
		baraka.post(design, `{"name":"core","wish":"easier"}`, "Accept", accept).refused(409, "no_model")
	}
}

func TestAModelThatWritesNoSectionSaysSo(t *testing.T) {
	f, _ := startScripted(t, "lesson:broken")
	amina := f.teacher("amina")
	path := "/api/designs/" + amina.design("Rain") + "/section"
	amina.post(path, `{"name":"core","wish":"easier"}`).refused(503, "unavailable")
	stream := amina.listen("POST", path, `{"name":"core","wish":"easier"}`).all()
	if got := names(stream); !strings.HasSuffix(got, "error") {
		t.Errorf("the story goes %s", got)
	}

	slow, _ := startBehindDoor(t)
	slow.server.jsonWait = time.Millisecond
	baraka := slow.teacher("baraka")
	baraka.post("/api/designs/"+baraka.design("Rain")+"/section", `{"name":"core","wish":"easier"}`).refused(503, "unavailable")
}

func TestRegeneratingChangesThePromptWhenItSucceeds(t *testing.T) {
	f, d := startBehindDoor(t)
	amina := f.teacher("amina")
	path := "/api/designs/" + amina.design("Rain")
	before := amina.get(path + "/prompt").is(200).body

	stream := amina.listen("POST", path+"/regenerate", planRequestText)
	d.let(1)
	stream.until(writer.EventSection)
	if now := amina.get(path + "/prompt").is(200).body; now != before {
		t.Errorf("the prompt became %s before the plan was there", now)
	}
	amina.send("DELETE", "/api/generations/"+stream.header.Get("X-Generation-Id"), "").is(204)
	stream.until(writer.EventDone)
	if now := amina.get(path + "/prompt").is(200).body; now != before {
		t.Errorf("the prompt became %s though it was cancelled", now)
	}

	stream = amina.listen("POST", path+"/regenerate", planRequestText)
	d.let(7)
	stream.until(writer.EventDone)
	amina.get(path+"/prompt").is(200).has(`"topic":"Fractions"`, `"context":{"classSize":64,"later":"kept"}`)
	amina.get(path).is(200).has(`"title":"Rain"`, `"version":"1.0"`)
}
