package web

import (
	"encoding/json"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"somo/app/writer"
	"somo/llm/replay"
)

func TestModelsAreChangedOnThisComputerOnly(t *testing.T) {
	f, server := startScripted(t, "lesson:3b")
	amina := f.teacher("amina")
	colleague, byName := f.colleague("192.168.1.20"), f.visitor()
	byName.host = "staffroom.local:8080"
	for _, p := range []*person{colleague, byName} {
		p.post("/api/login", signInBody("amina", goodPassword)).is(200)
	}
	proxied := []string{"X-Forwarded-For", "192.168.1.20"}
	for _, route := range f.server.table() {
		method, path, _ := strings.Cut(route.pattern, " ")
		if !strings.HasPrefix(path, "/api/llm") || route.pattern == "GET /api/llm" || route.pattern == "POST /api/llm/preload" {
			continue // every teacher may know what writes, and have it made ready
		}
		body := ""
		if route.takes == jsonBody {
			body = `{"model":"lesson:new"}`
		}
		colleague.send(method, path, body).refused(403, "local_only")
		byName.send(method, path, body).refused(403, "local_only")
		amina.send(method, path, body, proxied...).refused(403, "local_only")
		f.visitor().send(method, path, body).refused(401, "unauthorized")
	}
	colleague.post("/api/llm/preload", "").is(204)
	f.visitor().post("/api/llm/preload", "").refused(401, "unauthorized")
	colleague.get("/api/llm").is(200).has(`"canManage":false`, `"model":"lesson:3b"`, `"engine":"ollama"`)
	amina.get("/api/llm", proxied...).is(200).has(`"canManage":false`)
	amina.get("/api/llm").is(200).has(`"canManage":true`)
	if got := strings.Join(server.Installed(), " "); got != "lesson:3b" {
		t.Errorf("installed: %s", got)
	}
}

func TestChoosingWhatWrites(t *testing.T) {
	_, url := scripted(t, replay.Script{Models: []string{"lesson:3b", "lesson:1b"}})
	f := startWith(t, url)
	amina := f.teacher("amina")
	put := func(body string) *reply { t.Helper(); return amina.send("PUT", "/api/llm", body) }
	put(`{"model":"lesson:3b","threads":2}`).is(200).has(`"choice":"model"`, `"model":"lesson:3b"`, `"threads":2`, `"advice":"ready"`)
	plan := amina.post("/api/generate-plan", planRequestText).is(200)
	if plan.header.Get("X-Llm-Model") != "lesson:3b" {
		t.Errorf("written by %s", plan.header.Get("X-Llm-Model"))
	}
	amina.get("/api/llm").is(200).has(`"speed":{"model":"lesson:3b","wordsPerSecond":`)
	put(`{"engine":"built-in"}`).is(200).has(`"choice":"built-in"`, `"engine":"built-in"`, `"advice":"none"`)
	plan = amina.post("/api/generate-plan", planRequestText).is(200)
	if plan.header.Get("X-Llm-Model") != "built-in" {
		t.Errorf("written by %s", plan.header.Get("X-Llm-Model"))
	}
	f.restart()
	amina.get("/api/llm").is(200).has(`"choice":"built-in"`, `"threads":2`)
	put(`{"engine":"model","model":""}`).is(200).has(`"choice":"automatic"`, `"model":"lesson:1b"`)

	for _, test := range []struct{ field, body string }{
		{"host", `{"host":"8.8.8.8"}`}, {"host", `{"host":"http://93.184.216.34:11434"}`}, {"host", `{"host":"ftp://x"}`}, {"host", `{"host":5}`},
		{"kind", `{"kind":"magic"}`}, {"engine", `{"engine":"magic"}`}, {"model", `{"model":"x:cloud"}`}, {"threads", `{"threads":-1}`}, {"threads", `{"threads":"two"}`},
		{"key", `{"key":"a b"}`},
	} {
		put(test.body).refused(422, "invalid").has(`"fields":{"` + test.field + `":`)
	}
	put(`[]`).refused(400, "bad_request")
	put(`{"host":"127.0.0.1:1"}`).is(200).has(`"host":"http://127.0.0.1:1"`, `"reachable":false`, `"advice":"not_installed"`)
	put(`{"kind":"openai","host":"`+url+`","key":"secret-key"}`).is(200).has(`"engine":"openai"`, `"hasKey":true`, `"suggestions":[]`).hasNot("secret-key")
	amina.post("/api/llm/pull", `{"model":"lesson:new"}`).refused(409, "conflict")
}

func TestThePageKnowsTheModelWithoutAsking(t *testing.T) {
	f, _ := startScripted(t, "lesson:3b")
	amina := f.teacher("amina")
	amina.get("/api/llm").is(200)
	amina.get("/").is(200).has(`"llm":{"engine":"ollama"`, `"model":"lesson:3b"`)
	f.clock.forward(time.Hour)
	amina.get("/").is(200).has(`"llm":null`) // what is old is asked for anew
}

func TestFetchingAModelIsTold(t *testing.T) {
	server, url := scripted(t, replay.Script{Models: []string{}})
	f := startWith(t, url)
	amina := f.teacher("amina")
	events := amina.listen("POST", "/api/llm/pull", `{"model":"lesson:new"}`).all()
	// Who listens after the whole model has come is told the end alone; progress is asked for below.
	if strings.TrimPrefix(names(events), "progress ") != "done" || events[len(events)-1].data != `{"model":"lesson:new"}` {
		t.Errorf("told %s", names(events))
	}
	var last int64
	for _, e := range events {
		if e.id != last+1 {
			t.Errorf("event %d after %d", e.id, last)
		}
		last = e.id
	}
	amina.get("/api/llm").is(200).has(`"work":{"kind":"pull","model":"lesson:new","status":"done"`, `"running":false`, `"error":null`, `"model":"lesson:new"`)
	amina.send("DELETE", "/api/llm/work", "").is(204)
	amina.get("/api/llm").is(200).has(`"work":null`)

	events = amina.listen("POST", "/api/llm/pull", `{"model":"lesson:offline"}`).all()
	if end := events[len(events)-1]; end.name != "error" || !strings.Contains(end.data, `"code":"offline"`) || !strings.Contains(end.data, "internet") {
		t.Errorf("without the internet: %+v", end)
	}
	amina.get("/api/llm").is(200).has(`"status":"failed"`, `"code":"offline"`, `"error":"The model server cannot reach the internet.`)
	amina.post("/api/llm/pull", `{"model":"../x"}`).refused(422, "invalid").has(`"fields":{"model":`)

	stuck := amina.listen("POST", "/api/llm/pull", `{"model":"lesson:stuck@stall=2"}`)
	stuck.until("progress")
	stuck.leave()
	amina.get("/api/llm").is(200).has(`"model":"lesson:stuck@stall=2"`, `"running":true`)
	amina.post("/api/llm/pull", `{"model":"lesson:other"}`).refused(409, "conflict")
	back := amina.listen("POST", "/api/llm/pull", `{"model":"lesson:stuck@stall=2"}`)
	amina.send("DELETE", "/api/llm/work", "").is(204)
	if end := back.until("error"); !strings.Contains(end.data, `"code":"cancelled"`) {
		t.Errorf("stopped: %+v", end)
	}
	if got := strings.Join(server.Installed(), " "); got != "lesson:new:latest" && got != "lesson:new" {
		t.Errorf("installed: %s", got)
	}
}

func TestInstallingAModelFromAFile(t *testing.T) {
	server, url := scripted(t, replay.Script{Models: []string{}})
	f := startWith(t, url)
	amina := f.teacher("amina")
	amina.get("/api/llm/files").is(200).has(`[{"path":"/media/stick/tiny.gguf","name":"tiny.gguf","sizeBytes":700}]`)
	folder := t.TempDir()
	for name, text := range map[string]string{"good.gguf": "GGUF model", "bad.gguf": "MZ", "notes.txt": "GGUF"} {
		if err := os.WriteFile(filepath.Join(folder, name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	order := func(name string) string {
		body, err := json.Marshal(map[string]string{"path": filepath.Join(folder, name)})
		if err != nil {
			t.Fatal(err)
		}
		return string(body)
	}
	for _, name := range []string{"bad.gguf", "notes.txt", "gone.gguf", ""} {
		amina.post("/api/llm/import", order(name)).refused(422, "invalid").has(`"fields":{"path":`)
	}
	amina.post("/api/llm/import", `{"path":"/etc/passwd"}`).refused(422, "invalid").hasNot("root")
	events := amina.listen("POST", "/api/llm/import", order("good.gguf")).all()
	// Who listens after the whole model has come is told the end alone; progress is asked for below.
	if strings.TrimPrefix(names(events), "progress ") != "done" || events[len(events)-1].data != `{"model":"good"}` {
		t.Errorf("told %+v", events)
	}
	if got := strings.Join(server.Installed(), " "); !strings.HasPrefix(got, "good") {
		t.Errorf("installed: %s", got)
	}
}

func TestTestingAModelBeforeItIsNeeded(t *testing.T) {
	f, d := startBehindDoor(t)
	amina := f.teacher("amina")
	d.let(1)
	answer := amina.post("/api/llm/test", "").is(200).has(`"wordsPerSecond":`, `"seconds":`)
	if answer.field("sample") == "" {
		t.Error("nothing to read")
	}
	amina.get("/api/llm").is(200).has(`"speed":{"model":"lesson:3b"`, `"work":{"kind":"test","model":"lesson:3b","status":"done"`)
	<-d.asked
	amina.listen("POST", "/api/generate-plan", planRequestText).until(writer.EventStarted)
	amina.post("/api/llm/test", "").refused(409, "conflict")

	broken, _ := startScripted(t, "lesson:oom")
	baraka := broken.teacher("baraka")
	baraka.post("/api/llm/test", "").refused(503, "unavailable").has("memory")

	alone := start(t)
	chidi := alone.teacher("chidi")
	chidi.post("/api/llm/test", "").refused(409, "no_model")
	chidi.post("/api/llm/start", "").refused(409, "conflict").has("not installed")
}

func TestAnyTeacherMayHaveTheModelLoaded(t *testing.T) {
	f, _ := startScripted(t, "lesson:3b")
	f.teacher("amina").post("/api/llm/preload", "").is(204)
	start(t).teacher("chidi").post("/api/llm/preload", "").is(204) // without a model there is nothing to do
}

func TestARunningServerNeedsNoStart(t *testing.T) {
	f, _ := startScripted(t, "lesson:3b")
	f.teacher("amina").post("/api/llm/start", "").is(200).has(`"reachable":true`)
}

func TestAModelServerThatComesLaterIsFound(t *testing.T) {
	model := replay.New(replay.Script{Models: []string{"lesson:3b"}})
	var there atomic.Bool
	served := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if !there.Load() {
			panic(http.ErrAbortHandler)
		}
		model.ServeHTTP(w, r)
	}))
	t.Cleanup(served.Close)
	f := startWith(t, served.URL)
	amina := f.teacher("amina")
	amina.get("/api/llm").is(200).has(`"reachable":false`, `"model":null`)
	if got := amina.post("/api/generate-plan", planRequestText).is(200).header.Get("X-Llm-Model"); got != "built-in" {
		t.Errorf("written by %s", got)
	}
	there.Store(true)
	f.clock.forward(time.Minute)
	amina.get("/api/llm").is(200).has(`"reachable":true`, `"model":"lesson:3b"`)
	if got := amina.post("/api/generate-plan", planRequestText).is(200).header.Get("X-Llm-Model"); got != "lesson:3b" {
		t.Errorf("written by %s", got)
	}
}
