package writer

import (
	"context"
	"encoding/json"
	"fmt"
	"log/slog"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"somo/app/lesson"
	"somo/app/planner"
	"somo/llm"
	"somo/store"
)

// knowledge is read once for all tests; a planner may be used by several goroutines.
var knowledge = sync.OnceValues(func() (*planner.Planner, error) { return planner.New(os.DirFS("../../assets/knowledge")) })

func testPlanner(tb testing.TB) *planner.Planner {
	tb.Helper()
	p, err := knowledge()
	if err != nil {
		tb.Fatal(err)
	}
	return p
}

// goodTexts are what a good model writes, by section.
var goodTexts = map[string]string{
	"core": `{"a_overview":"Learners make a rain path map for the caretaker of the school. They watch where water goes after rain and draw it. It matters here because the yard floods each year.",
		"b_drivingQuestion":"How can we show everybody where the rain goes at our school?",
		"c_learningObjectives":["Describe the stages of the water cycle in the right order.","Draw a map that shows the path of water in the yard.","Explain to a user why one place stays wet."]}`,
	"empathize": activityText("Walk with the caretaker", "Teams walk through the yard with the caretaker and ask where water stands after rain. They listen and note three answers."),
	"define":    activityText("One need in one sentence", "Each team puts what it heard into one sentence about the caretaker and the water. The class compares the sentences."),
	"ideate":    activityText("Twenty ideas for rain", "Every learner draws two ideas for showing the path of water. Teams sort them and choose the one that the caretaker can use."),
	"prototype": activityText("A first map on the ground", "Teams scratch a map of the yard into the ground and lay leaves where water flows. They describe each stage of the water cycle on it."),
	"test":      activityText("The caretaker finds the way", "The caretaker uses each map without help while the team watches. Teams change what was hard to read and explain why."),
	"outcome": `{"a_type":"Rain path map","b_description":"A map of the yard that shows where rain runs, stands and soaks in, made for the caretaker.",
		"c_formative":["Listen while teams describe the stages of the water cycle.","Look at the arrows on the first map of each team."],
		"d_summative":["The map shows four stages in the right order and one place that stays wet."]}`,
}

func activityText(title, description string) string {
	return fmt.Sprintf(`{"a_title":%q,"b_description":%q,"c_steps":["Tell the class what we want to find out.","Teams of five begin with the job of each member.","Each team shows one result and says why."],
		"d_materials":["sticks","exercise books"],"e_check":"Each team can show one result and give a reason.","f_support":"Give a drawing to start from and let a partner write."}`, title, description)
}

// sectionOf tells from its schema and last line what a request is for.
func sectionOf(request llm.Request) string {
	last := request.User[strings.LastIndex(request.User, "\n")+1:]
	switch schema := string(request.Schema); {
	case strings.Contains(schema, "a_overview"):
		return "core"
	case strings.Contains(schema, "a_type"):
		return "outcome"
	}
	for _, phase := range lesson.Phases {
		if strings.Contains(last, "phase "+phase) {
			return strings.ToLower(phase)
		}
	}
	return ""
}

// fake is a model server in the same process.
type fake struct {
	// answer gives what is written, and the error after it; nil writes well.
	answer func(request llm.Request, section string, try int) (string, error)
	// gate, where it is there, lets one request pass for each value.
	gate    chan struct{}
	version error

	mu       sync.Mutex
	requests []llm.Request
	tries    map[string]int
	unloads  int
	at, most int // requests at the same time
}

func (f *fake) Kind() string                                 { return "ollama" }
func (f *fake) Address() string                              { return "http://127.0.0.1:11434" }
func (f *fake) Version(context.Context) (string, error)      { return "0.17.4", f.version }
func (f *fake) Models(context.Context) ([]llm.Model, error)  { return nil, nil }
func (f *fake) Loaded(context.Context, string) (bool, error) { return true, nil }
func (f *fake) Preload(context.Context, string, int) error   { return nil }
func (f *fake) Unload(context.Context, string) error {
	f.mu.Lock()
	f.unloads++
	f.mu.Unlock()
	return nil
}
func (f *fake) Chat(ctx context.Context, request llm.Request, onText func(string)) (llm.Answer, error) {
	section := sectionOf(request)
	f.mu.Lock()
	f.requests = append(f.requests, request)
	if f.tries == nil {
		f.tries = map[string]int{}
	}
	try := f.tries[section]
	f.tries[section]++
	f.at++
	f.most = max(f.most, f.at)
	f.mu.Unlock()
	defer func() { f.mu.Lock(); f.at--; f.mu.Unlock() }()
	if f.gate != nil {
		select {
		case <-f.gate:
		case <-ctx.Done():
			return llm.Answer{}, &llm.Error{Kind: llm.KindCancelled, Message: "cancelled"}
		}
	}
	text, err := goodTexts[section], error(nil)
	if f.answer != nil {
		text, err = f.answer(request, section, try)
	}
	for at := 0; at < len(text); at += 40 {
		onText(text[at:min(at+40, len(text))])
	}
	return llm.Answer{Text: text, Tokens: len(text) / 4, First: time.Millisecond, Total: 5 * time.Second, EvalTime: 4 * time.Second}, err
}

func (f *fake) asked() []llm.Request {
	f.mu.Lock()
	defer f.mu.Unlock()
	return append([]llm.Request{}, f.requests...)
}

// fixture is a store with a queue on it, which may be closed and opened again.
type fixture struct {
	tb       testing.TB
	dir      string
	store    *store.Store
	queue    *Queue
	settings Settings
	now      func() time.Time
}

func newFixture(tb testing.TB, server llm.Server) *fixture {
	tb.Helper()
	f := &fixture{tb: tb, dir: filepath.Join(tb.TempDir(), "data"), now: time.Now}
	if server != nil {
		f.settings = Settings{Server: server, Model: "llama3.2:3b"}
	}
	f.open()
	tb.Cleanup(f.close)
	return f
}

func (f *fixture) open() {
	f.tb.Helper()
	schema, err := os.ReadFile("../../schema.sql")
	if err != nil {
		f.tb.Fatal(err)
	}
	log := slog.New(slog.DiscardHandler)
	if f.store, err = store.Open(context.Background(), f.dir, string(schema), log); err != nil {
		f.tb.Fatal(err)
	}
	f.queue = NewQueue(Config{Store: f.store, Planner: testPlanner(f.tb), Settings: func() Settings { return f.settings }, Now: func() time.Time { return f.now() }, Log: log})
	f.queue.pause = func(ctx context.Context, _ time.Duration) error { return ctx.Err() }
}

func (f *fixture) start() {
	f.tb.Helper()
	if err := f.queue.Start(context.Background()); err != nil {
		f.tb.Fatal(err)
	}
}

func (f *fixture) close() {
	f.tb.Helper()
	if f.store == nil {
		return
	}
	f.queue.Close()
	if err := f.store.Close(); err != nil {
		f.tb.Error(err)
	}
	f.store = nil
}

func (f *fixture) teacher(name string) string {
	f.tb.Helper()
	user, err := f.store.CreateUser(f.tb.Context(), store.NewUser{Email: name + "@example.org", FirstName: name, PasswordHash: "x", RecoveryHash: []byte("0123456789abcdef")})
	if err != nil {
		f.tb.Fatal(err)
	}
	return user.ID
}

func waterAsk() Ask {
	request := lesson.Request{Subject: "science", Topic: "Water cycle", GradeLevel: "Grade 5", Skills: lesson.Skillset{"Collaboration"}, AdditionalInfo: "We have a river near the school."}
	prompt, err := json.Marshal(request)
	if err != nil {
		panic(err)
	}
	return Ask{Kind: KindCreate, Request: request, PromptJSON: prompt}
}

func (f *fixture) submit(user string, ask Ask) Generation {
	f.tb.Helper()
	g, err := f.queue.Submit(f.tb.Context(), user, ask)
	if err != nil {
		f.tb.Fatal(err)
	}
	return g
}

// story gives all events of a generation until it ends.
func (f *fixture) story(user, id string) []Event {
	f.tb.Helper()
	events, err := f.queue.Watch(f.tb.Context(), user, id, 0)
	if err != nil {
		f.tb.Fatal(err)
	}
	var all []Event
	for event := range events {
		all = append(all, event)
	}
	return all
}

func (f *fixture) get(user, id string) Generation {
	f.tb.Helper()
	g, err := f.queue.Get(f.tb.Context(), user, id)
	if err != nil {
		f.tb.Fatal(err)
	}
	return g
}

// names joins the names of events, without those for show.
func names(events []Event) string {
	var list []string
	for _, event := range events {
		if event.Name == EventText || event.Name == EventProgress || event.Name == EventQueued {
			continue
		}
		name := event.Name
		var data struct{ Name, Code string }
		if json.Unmarshal(event.Data, &data) == nil && event.Name != EventDone {
			name += data.Name + data.Code
		}
		list = append(list, name)
	}
	return strings.Join(list, " ")
}

func label(g Generation) string {
	if g.LLMModel == nil {
		return ""
	}
	return *g.LLMModel
}

func planOf(tb testing.TB, content []byte) lesson.Plan {
	tb.Helper()
	plan, err := lesson.ParsePlan(content)
	if err != nil {
		tb.Fatalf("%v in %s", err, content)
	}
	return plan
}

const wholeStory = "draft started sectioncore sectionempathize sectiondefine sectionideate sectionprototype sectiontest sectionoutcome done"
