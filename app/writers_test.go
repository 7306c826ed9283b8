package app

import (
	"bufio"
	"io"
	"net/http"
	"net/http/cookiejar"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"somo/llm/replay"
)

func TestAStopLetsGoOfWhatIsBeingWrittenAndTheNextStartGoesOn(t *testing.T) {
	script := replay.New(replay.Script{Models: []string{"lesson:3b"}})
	asked, hold := make(chan struct{}, 100), make(chan struct{})
	model := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path == "/api/chat" {
			asked <- struct{}{}
			select {
			case <-hold:
			case <-time.After(time.Minute):
			}
		}
		script.ServeHTTP(w, r)
	}))
	defer model.Close()
	folder := t.TempDir()
	first := launch(t, "--data", folder, "--ollama", model.URL)
	jar, err := cookiejar.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	client := &http.Client{Jar: jar}
	send := func(method, url, body string, want int) *http.Response {
		t.Helper()
		request, err := http.NewRequestWithContext(t.Context(), method, url, strings.NewReader(body))
		if err != nil {
			t.Fatal(err)
		}
		request.Header.Set("Content-Type", "application/json")
		request.Header.Set("Accept", "text/event-stream")
		answer, err := client.Do(request)
		if err != nil || answer.StatusCode != want {
			t.Fatalf("%s %s: %v, %v", method, url, answer, err)
		}
		return answer
	}
	const account = `{"email":"a@b","password":"green mango tree","firstName":"A"}`
	// Of these the status is all there is to know.
	_ = send("POST", first.url+"/api/auth/register", account, 201).Body.Close()
	stream := send("POST", first.url+"/api/generate-plan", `{"subject":"mathematics","topic":"Fractions","gradeLevel":"Grade 4","skills":["Research"]}`, 200)
	id := stream.Header.Get("X-Generation-Id")
	<-asked
	begun := time.Now()
	first.end(t)
	if took := time.Since(begun); took > finishWithin/2 {
		t.Errorf("whoever watches a plan keeps the program from stopping: %s", took)
	}
	told, err := io.ReadAll(stream.Body)
	if err != nil || !strings.Contains(string(told), "event: started") || strings.Contains(string(told), "event: done") {
		t.Errorf("%v: told %.300s", err, told)
	}

	close(hold)
	second := launch(t, "--data", folder, "--ollama", model.URL)
	defer second.end(t)
	_ = send("POST", second.url+"/api/login", account, 200).Body.Close()
	back := send("GET", second.url+"/api/generations/"+id, "", 200)
	defer back.Body.Close()
	lines := bufio.NewScanner(back.Body)
	lines.Buffer(nil, 1<<20)
	var last string
	for lines.Scan() {
		if strings.HasPrefix(lines.Text(), "event: ") {
			last = lines.Text()
		}
	}
	if last != "event: done" {
		t.Errorf("it ended with %q", last)
	}
}
