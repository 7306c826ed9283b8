package web

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"io"
	"net/http"
	"net/http/httptest"
	"strconv"
	"strings"
	"testing"
	"time"

	"somo/app/lesson"
	"somo/app/writer"
	"somo/llm/replay"
)

// door stands before a model server and tells of every question. Shut, it keeps the questions waiting.
type door struct {
	asked chan struct{}
	open  chan struct{} // a question passes for each
}

// startBehindDoor makes a server whose model answers a question for each that passes.
func startBehindDoor(t *testing.T) (*fixture, *door) {
	t.Helper()
	model := replay.New(replay.Script{Models: []string{"lesson:3b"}})
	d := &door{asked: make(chan struct{}, 100), open: make(chan struct{}, 100)}
	served := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path == "/api/chat" {
			body, err := io.ReadAll(r.Body) // a caller's leaving shows once the body is read
			if err != nil {
				return
			}
			r.Body = io.NopCloser(bytes.NewReader(body))
			d.asked <- struct{}{}
			select {
			case <-d.open:
			case <-r.Context().Done():
				return
			}
		}
		model.ServeHTTP(w, r)
	}))
	t.Cleanup(served.Close)
	return startWith(t, served.URL), d
}

func (d *door) let(questions int) {
	for range questions {
		d.open <- struct{}{}
	}
}

const asStream = "text/event-stream"

func TestThePlannerAloneTellsAShortStory(t *testing.T) {
	f := start(t)
	amina := f.teacher("amina")
	stream := amina.listen("POST", "/api/generate-plan", planRequestText)
	events := stream.all()
	if names(events) != "draft done" || events[0].id != 1 || events[1].id != 2 {
		t.Fatalf("got %s", names(events))
	}
	var told struct {
		GenerationID, LLMModel string
		LessonPlan             json.RawMessage
	}
	if err := json.Unmarshal([]byte(events[1].data), &told); err != nil || told.LLMModel != "built-in" || told.GenerationID != stream.header.Get("X-Generation-Id") {
		t.Errorf("%v: %+v", err, told)
	}
	if err := lesson.CheckContent(told.LessonPlan); err != nil || stream.header.Get("X-Llm-Model") != "built-in" {
		t.Errorf("the plan cannot be saved: %v", err)
	}
	amina.get("/api/generations").is(200).has(`"id":"`+told.GenerationID+`"`, `"kind":"create"`, `"designId":null`, `"status":"done"`, `"position":0`,
		`"prompt":{"subject":"mathematics"`, `"llmModel":"built-in"`).hasNot("lessonPlan")
	amina.get("/api/generations/" + told.GenerationID).is(200).has(`"lessonPlan":{"`)
	amina.send("DELETE", "/api/generations/"+told.GenerationID, "").is(204)
	amina.get("/api/generations").is(200).has("[]")
	amina.get("/api/generations/"+told.GenerationID).refused(404, "not_found")
}

func TestAModelTellsEverySectionAndWhoComesBackMissesNothing(t *testing.T) {
	f, _ := startScripted(t, "lesson:3b")
	amina := f.teacher("amina")
	stream := amina.listen("POST", "/api/generate-plan", planRequestText)
	if stream.header.Get("X-Llm-Model") != "lesson:3b" {
		t.Errorf("X-Llm-Model %q", stream.header.Get("X-Llm-Model"))
	}
	live := stream.all()
	var last int64
	var sections []string
	for _, e := range live {
		if e.id <= last {
			t.Errorf("%s has the id %d after %d", e.name, e.id, last)
		}
		last = e.id
		if e.name == writer.EventSection {
			var told struct{ Name string }
			if err := json.Unmarshal([]byte(e.data), &told); err != nil {
				t.Fatal(err)
			}
			sections = append(sections, told.Name)
		}
	}
	if got, want := strings.Join(sections, " "), strings.Join(writer.Sections[:], " "); got != want {
		t.Errorf("sections %s, want %s", got, want)
	}
	if got := names(live); !strings.HasPrefix(got, "draft queued") || !strings.Contains(got, "started progress text section") || !strings.HasSuffix(got, "section done") {
		t.Errorf("the story goes %s", got)
	}
	end := live[len(live)-1]
	if !strings.Contains(end.data, `"llmModel":"lesson:3b"`) {
		t.Errorf("it ended with %.200s", end.data)
	}

	path := "/api/generations/" + stream.header.Get("X-Generation-Id")
	whole := amina.listen("GET", path, "").all()
	if strings.Count(names(whole), "section") == 0 || whole[0].name != "draft" || whole[len(whole)-1] != end {
		t.Errorf("told again: %s", names(whole))
	}
	for i, e := range live {
		again := amina.listen("GET", path, "", "Last-Event-ID", strconv.FormatInt(e.id, 10)).all()
		for _, after := range again {
			if after.id <= e.id {
				t.Fatalf("after event %d came event %d", e.id, after.id)
			}
		}
		if i < len(live)-1 && (len(again) == 0 || again[len(again)-1] != end) || i == len(live)-1 && len(again) != 0 {
			t.Errorf("after %s %d: %s", e.name, e.id, names(again))
		}
	}
	for _, strange := range []string{"x", "-4", "1e3"} {
		if again := amina.listen("GET", path, "", "Last-Event-ID", strange).all(); len(again) != len(whole) {
			t.Errorf("after %s: %s", strange, names(again))
		}
	}
}

func TestWhoLeavesAStreamStopsNothing(t *testing.T) {
	f, d := startBehindDoor(t)
	amina := f.teacher("amina")
	stream := amina.listen("POST", "/api/generate-plan", planRequestText)
	stream.until(writer.EventStarted)
	stream.leave()
	<-d.asked
	path := "/api/generations/" + stream.header.Get("X-Generation-Id")
	amina.get(path).is(200).has(`"status":"running"`, `"lessonPlan":{"`)
	amina.get("/api/llm").is(200).has(`"queue":{"running":1,"waiting":0}`)
	back := amina.listen("GET", path, "")
	d.let(7)
	back.until(writer.EventDone)
	amina.get(path).is(200).has(`"status":"done"`, `"llmModel":"lesson:3b"`)
}

func TestACallerOfJSONGetsThePlanAsItStandsAfterAWhile(t *testing.T) {
	f, d := startBehindDoor(t)
	if f.server.jsonWait != 45*time.Second {
		t.Errorf("it waits %s", f.server.jsonWait)
	}
	amina := f.teacher("amina")
	d.let(7)
	whole := amina.post("/api/generate-plan", planRequestText).is(200)
	if whole.header.Get("X-Llm-Model") != "lesson:3b" || whole.header.Get("X-Generation-Id") == "" {
		t.Errorf("headers %v", whole.header)
	}
	if err := lesson.CheckContent([]byte(whole.body)); err != nil {
		t.Errorf("the plan cannot be saved: %v", err)
	}
	f.server.jsonWait = time.Millisecond
	cut := amina.post("/api/generate-plan", planRequestText).is(200)
	if err := lesson.CheckContent([]byte(cut.body)); err != nil || cut.header.Get("X-Llm-Model") != "built-in" {
		t.Errorf("%v, headers %v", err, cut.header)
	}
	amina.get("/api/generations/" + cut.header.Get("X-Generation-Id")).is(200).has(`"status":"done"`)
}

func TestACallerOfJSONWhoLeavesCancels(t *testing.T) {
	f, d := startBehindDoor(t)
	amina := f.teacher("amina")
	ctx, leave := context.WithCancel(t.Context())
	gone := make(chan error, 1)
	request := amina.request(ctx, "POST", "/api/generate-plan", planRequestText)
	go func() {
		response, err := amina.client.Do(request)
		if err == nil {
			err = errors.Join(errors.New("it was answered"), response.Body.Close())
		}
		gone <- err
	}()
	<-d.asked
	var list []struct{ ID string }
	if err := json.Unmarshal([]byte(amina.get("/api/generations").is(200).body), &list); err != nil || len(list) != 1 {
		t.Fatalf("%v: %v", err, list)
	}
	watching := amina.listen("GET", "/api/generations/"+list[0].ID, "")
	leave()
	if err := <-gone; !errors.Is(err, context.Canceled) {
		t.Errorf("got %v", err)
	}
	watching.until(writer.EventDone)
	amina.get("/api/generations/" + list[0].ID).is(200).has(`"status":"cancelled"`)
}

func TestTheFifthPlanIsOneTooMany(t *testing.T) {
	f, d := startBehindDoor(t)
	amina, baraka := f.teacher("amina"), f.teacher("baraka")
	var streams []*listener
	for range 4 {
		streams = append(streams, amina.listen("POST", "/api/generate-plan", planRequestText))
	}
	<-d.asked
	for _, accept := range []string{asStream, "application/json"} {
		refused := amina.post("/api/generate-plan", planRequestText, "Accept", accept).refused(429, "too_many_requests")
		if refused.header.Get("Retry-After") == "" {
			t.Error("nobody says when to try again")
		}
	}
	if first, _ := baraka.listen("POST", "/api/generate-plan", planRequestText).next(); first.name != "draft" {
		t.Errorf("another teacher gets %+v", first)
	}
	amina.send("DELETE", "/api/generations/"+streams[3].header.Get("X-Generation-Id"), "").is(204)
	streams[3].until(writer.EventError)
	amina.listen("POST", "/api/generate-plan", planRequestText).until(writer.EventQueued)
}

func TestWhatAFullServerAnswers(t *testing.T) {
	for err, want := range map[error]apiError{
		writer.ErrFull:    {status: 503, code: "busy"},
		writer.ErrTooMany: {status: 429, code: "too_many_requests"},
	} {
		if got := asAPIError(err); got.status != want.status || got.code != want.code || got.wait == 0 {
			t.Errorf("%v: %+v", err, got)
		}
	}
}

func TestPlansOfOthersAreNotThere(t *testing.T) {
	f, d := startBehindDoor(t)
	amina, baraka := f.teacher("amina"), f.teacher("baraka")
	id := amina.listen("POST", "/api/generate-plan", planRequestText).header.Get("X-Generation-Id")
	<-d.asked
	design := amina.design("Rain")
	for _, call := range []struct{ method, path, body string }{
		{"GET", "/api/generations/" + id, ""}, {"DELETE", "/api/generations/" + id, ""},
		{"POST", "/api/designs/" + design + "/regenerate", planRequestText},
		{"POST", "/api/designs/" + design + "/section", `{"name":"core","wish":"easier"}`},
	} {
		for _, accept := range []string{asStream, "application/json"} {
			baraka.send(call.method, call.path, call.body, "Accept", accept).refused(404, "not_found")
			f.visitor().send(call.method, call.path, call.body, "Accept", accept).refused(401, "unauthorized")
		}
	}
	baraka.get("/api/generations").is(200).has("[]")
	amina.get("/api/generations/" + id).is(200).has(`"status":"running"`)
}

func TestAPlanGoesOnAfterARestart(t *testing.T) {
	f, d := startBehindDoor(t)
	amina := f.teacher("amina")
	stream := amina.listen("POST", "/api/generate-plan", planRequestText)
	waiting := amina.listen("POST", "/api/generate-plan", planRequestText)
	d.let(2)
	stream.until(writer.EventSection)
	second := stream.until(writer.EventSection)
	f.restart()
	if rest := names(stream.all()); strings.Contains(rest, "done") || strings.Contains(rest, "error") {
		t.Errorf("a stop ended the story: %s", rest)
	}
	path := "/api/generations/" + stream.header.Get("X-Generation-Id")
	back := amina.listen("GET", path, "", "Last-Event-ID", strconv.FormatInt(second.id, 10))
	d.let(12)
	if rest := back.all(); strings.Count(names(rest), "section") != 5 || rest[len(rest)-1].name != "done" {
		t.Errorf("after the restart: %s", names(rest))
	}
	amina.get(path).is(200).has(`"status":"done"`, `"llmModel":"lesson:3b"`)
	amina.listen("GET", "/api/generations/"+waiting.header.Get("X-Generation-Id"), "").until(writer.EventDone)
}
