package web

import (
	"context"
	"io"
	"log/slog"
	"net/http"
	"net/http/cookiejar"
	"net/http/httptest"
	"os"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"somo/app/models"
	"somo/app/writer"
	"somo/assets"
	"somo/store"
)

// remoteHeader lets a test say where a request comes from; only the test's own handler looks at it.
const remoteHeader = "Test-Remote"

const goodPassword = "green mango tree"

// clock is a time that only a test moves.
type clock struct {
	mu  sync.Mutex
	now time.Time
}

func (c *clock) Now() time.Time {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.now
}

func (c *clock) forward(by time.Duration) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.now = c.now.Add(by)
}

// fixture is the whole server on a database of its own.
type fixture struct {
	t      *testing.T
	url    string
	store  *store.Store
	models *models.Keeper
	queue  *writer.Queue
	server *Server
	clock  *clock
	log    *strings.Builder
	folder string

	modelURL  string // where the usual model server is
	change    []func(*Config)
	handler   atomic.Pointer[http.Handler]
	transport *http.Transport // compresses nothing by itself
}

// start makes a server without a model.
func start(t *testing.T, change ...func(*Config)) *fixture {
	t.Helper()
	return startWith(t, "http://127.0.0.1:1", change...)
}

// startWith makes a server that finds a model server at that address.
func startWith(t *testing.T, modelURL string, change ...func(*Config)) *fixture {
	t.Helper()
	f := &fixture{t: t, clock: &clock{now: time.Now()}, folder: t.TempDir(), log: &strings.Builder{}, modelURL: modelURL, change: change,
		transport: &http.Transport{DisableCompression: true}}
	f.open()
	listening := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if remote := r.Header.Get(remoteHeader); remote != "" {
			r.RemoteAddr = remote
		}
		(*f.handler.Load()).ServeHTTP(w, r)
	}))
	f.url = listening.URL
	t.Cleanup(func() {
		f.stopWriters()
		f.transport.CloseIdleConnections()
		listening.Close()
		f.closeStore()
	})
	return f
}

// open starts the program's parts in its folder.
func (f *fixture) open() {
	f.t.Helper()
	schema, err := os.ReadFile("../../schema.sql")
	if err != nil {
		f.t.Fatal(err)
	}
	log := slog.New(slog.NewTextHandler(&guarded{writer: f.log}, nil))
	if f.store, err = store.Open(f.t.Context(), f.folder, string(schema), log); err != nil {
		f.t.Fatal(err)
	}
	f.startWriters(log)
	config := Config{Store: f.store, Queue: f.queue, Models: f.models, Printer: testPrinter(f.t), Pages: testPages(),
		Catalogue: assets.Catalogue(), Media: testMedia(), Log: log, Now: f.clock.Now, Version: "1.2.3", Port: 8080, Computer: "staffroom",
		Hosts: []string{"somo.school.example"}, Network: at(), Program: &knownProgram{}}
	for _, c := range f.change {
		c(&config)
	}
	if f.server, err = New(f.t.Context(), config); err != nil {
		f.t.Fatal(err)
	}
	f.server.hasher.params = cheapParams()
	handler := f.server.Handler()
	f.handler.Store(&handler)
}

func (f *fixture) closeStore() {
	f.t.Helper()
	if err := f.store.Close(); err != nil {
		f.t.Errorf("closing the store: %v", err)
	}
}

// cheapParams keep tests that sign in many times quick.
func cheapParams() hashParams { return hashParams{memoryKiB: 64, passes: 1, lanes: 1} }

// guarded makes a writer safe for many requests at a time.
type guarded struct {
	mu     sync.Mutex
	writer io.Writer
}

func (g *guarded) Write(text []byte) (int, error) {
	g.mu.Lock()
	defer g.mu.Unlock()
	return g.writer.Write(text)
}

// at is where the server is reached on the network.
func at(addresses ...string) *knownNetwork {
	return &knownNetwork{addresses: addresses, on: len(addresses) > 0, switchable: true}
}

// knownProgram notes what it is asked for.
type knownProgram struct{ stops, restored []string }

func (p *knownProgram) Stop()                  { p.stops = append(p.stops, "stop") }
func (p *knownProgram) Restore(file string)    { p.restored = append(p.restored, file) }
func (p *knownProgram) RestoreFailure() string { return "" }

// knownNetwork is a network whose addresses a test names.
type knownNetwork struct {
	addresses      []string
	on, switchable bool
	name           string
}

func (n *knownNetwork) On() bool         { return n.on }
func (n *knownNetwork) Switchable() bool { return n.switchable }

func (n *knownNetwork) Announces(name string) bool { return n.on && n.name != "" && name == n.name }

func (n *knownNetwork) Set(_ context.Context, on bool) error {
	n.on = on
	return nil
}

func (n *knownNetwork) URLs(context.Context) ([]string, error) {
	if !n.on {
		return nil, nil
	}
	return slices.Clone(n.addresses), nil
}

// person is a browser.
type person struct {
	f      *fixture
	client *http.Client
	remote string // where her requests come from; empty: this computer
	host   string
}

func (f *fixture) visitor() *person {
	jar, err := cookiejar.New(nil)
	if err != nil {
		f.t.Fatal(err)
	}
	return &person{f: f, client: &http.Client{
		Jar:           jar,
		Transport:     f.transport,
		CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
	}}
}

// colleague is a visitor on the network.
func (f *fixture) colleague(address string) *person {
	p := f.visitor()
	p.remote, p.host = address+":50000", "192.168.1.10:8080"
	return p
}

// teacher is a visitor who has signed up.
func (f *fixture) teacher(name string) *person {
	p := f.visitor()
	p.post("/api/auth/register", signUpBody(name)).is(http.StatusCreated)
	return p
}

func signUpBody(name string) string {
	return `{"email":"` + name + `@school.example","password":"` + goodPassword + `","firstName":"` + name + `","lastName":"Otieno"}`
}

func signInBody(name, password string) string {
	return `{"email":"` + name + `@school.example","password":"` + password + `"}`
}

func (p *person) send(method, path, body string, headers ...string) *reply {
	p.f.t.Helper()
	response, err := p.client.Do(p.request(p.f.t.Context(), method, path, body, headers...))
	if err != nil {
		p.f.t.Fatal(err)
	}
	defer response.Body.Close()
	answer, err := io.ReadAll(response.Body)
	if err != nil {
		p.f.t.Fatal(err)
	}
	return &reply{t: p.f.t, name: method + " " + path, status: response.StatusCode, header: response.Header, cookies: response.Cookies(), body: string(answer)}
}

func (p *person) request(ctx context.Context, method, path, body string, headers ...string) *http.Request {
	p.f.t.Helper()
	request, err := http.NewRequestWithContext(ctx, method, p.f.url+path, strings.NewReader(body))
	if err != nil {
		p.f.t.Fatal(err)
	}
	if body != "" {
		request.Header.Set("Content-Type", "application/json")
	}
	if p.remote != "" {
		request.Header.Set(remoteHeader, p.remote)
	}
	request.Host = p.host
	for i := 0; i+1 < len(headers); i += 2 {
		if headers[i] == "Host" {
			request.Host = headers[i+1]
		}
		request.Header.Set(headers[i], headers[i+1])
	}
	return request
}

func (p *person) get(path string, headers ...string) *reply {
	p.f.t.Helper()
	return p.send(http.MethodGet, path, "", headers...)
}

func (p *person) post(path, body string, headers ...string) *reply {
	p.f.t.Helper()
	return p.send(http.MethodPost, path, body, headers...)
}

const planText = `{"overview":"We build a rain gauge.","drivingQuestion":"How much rain falls here?","learningObjectives":["Measure rain"],"activities":[{"phase":"Empathize","title":"Ask","description":"Ask at home","materials":["paper"]}],"unknownKey":{"kept":true}}`

func designText(title string) string {
	return `{"title":"` + title + `","subject":"mathematics","topic":"Rain ` + title + `","cohort":"Grade 5","skills":"[\"Research\"]","additionalInfo":"","status":"draft"}`
}

// design makes a design with a first version and gives its id.
func (p *person) design(title string) string {
	p.f.t.Helper()
	body := strings.TrimSuffix(designText(title), "}") + `,"contentJson":` + planText + `,"llmModel":"built-in"}`
	return p.post("/api/designs", body).is(http.StatusCreated).field("id")
}

// atOnce makes a call many times at the same moment.
func atOnce(times int, call func(i int) *reply) []*reply {
	answers := make([]*reply, times)
	start := make(chan struct{})
	var calls sync.WaitGroup
	for i := range times {
		calls.Go(func() {
			<-start
			answers[i] = call(i)
		})
	}
	close(start)
	calls.Wait()
	return answers
}

func recordRequest(handler http.Handler, method, path string) *httptest.ResponseRecorder {
	recorder := httptest.NewRecorder()
	handler.ServeHTTP(recorder, httptest.NewRequest(method, path, nil))
	return recorder
}
