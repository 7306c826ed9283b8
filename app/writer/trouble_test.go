package writer

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"somo/app/lesson"
	"somo/llm"
	"somo/store"
)

// failing answers well but for some sections, which fail with a kind of error at some tries.
func failing(kind llm.Kind, sections string, tries ...int) func(llm.Request, string, int) (string, error) {
	return func(_ llm.Request, section string, try int) (string, error) {
		if (sections == "all" || strings.Contains(sections, section)) && (len(tries) == 0 || slices.Contains(tries, try)) {
			return "", &llm.Error{Kind: kind, Message: "test"}
		}
		return goodTexts[section], nil
	}
}

func text(bad string, sections string, tries ...int) func(llm.Request, string, int) (string, error) {
	return func(_ llm.Request, section string, try int) (string, error) {
		if (sections == "all" || strings.Contains(sections, section)) && (len(tries) == 0 || slices.Contains(tries, try)) {
			return bad, nil
		}
		return goodTexts[section], nil
	}
}

// TestEveryTroubleEndsInAUsablePlan has one row for everything that a server or a model may do wrong.
func TestEveryTroubleEndsInAUsablePlan(t *testing.T) {
	const fell = "noticefallback "
	for name, test := range map[string]struct {
		answer func(llm.Request, string, int) (string, error)
		story  string
		label  string
		calls  int
	}{
		"offline":             {failing(llm.KindOffline, "all"), "draft started noticeoffline done", "built-in", 1},
		"model missing":       {failing(llm.KindModelMissing, "all"), "draft started noticemodel_missing done", "built-in", 1},
		"memory":              {failing(llm.KindMemory, "all"), "draft started noticememory done", "built-in", 1},
		"context":             {failing(llm.KindContext, "all"), "draft started noticeunfit done", "built-in", 1},
		"schema, twice":       {failing(llm.KindSchema, "all"), "draft started noticeunfit done", "built-in", 2},
		"busy for ever":       {failing(llm.KindBusy, "all"), "draft started noticebusy done", "built-in", 4},
		"busy three times":    {failing(llm.KindBusy, "core", 0, 1, 2), wholeStory, "llama3.2:3b", 10},
		"gone in the middle":  {failing(llm.KindOffline, "define"), "draft started sectioncore sectionempathize noticeoffline done", "llama3.2:3b (2/7)", 3},
		"stalled once":        {failing(llm.KindStalled, "ideate", 0), wholeStory, "llama3.2:3b", 8},
		"runner fails at all": {failing(llm.KindRunner, "all"), "draft started " + fell + "sectioncore " + fell + "sectionempathize noticeserver done", "built-in", 4},
		"loops everywhere":    {failing(llm.KindLoop, "all"), "draft started " + fell + "sectioncore " + fell + "sectionempathize " + fell + "sectiondefine noticeunfit done", "built-in", 6},
		"length once":         {failing(llm.KindLength, "core", 0), wholeStory, "llama3.2:3b", 8},
		"length, but whole": {func(_ llm.Request, s string, _ int) (string, error) {
			return goodTexts[s], &llm.Error{Kind: llm.KindLength}
		}, wholeStory, "llama3.2:3b", 7},
		"cut, but nearly done": {func(_ llm.Request, s string, _ int) (string, error) {
			return strings.TrimSuffix(goodTexts[s], "}"), &llm.Error{Kind: llm.KindTruncated}
		}, wholeStory, "llama3.2:3b", 7},
		"one bad section": {text("x", "define"), "draft started sectioncore sectionempathize " + fell + "sectiondefine sectionideate sectionprototype sectiontest sectionoutcome done", "llama3.2:3b (6/7)", 8},
		"last ones bad":   {text("x", "test outcome"), "draft started sectioncore sectionempathize sectiondefine sectionideate sectionprototype " + fell + "sectiontest " + fell + "sectionoutcome done", "llama3.2:3b (5/7)", 9},
		"first try bad":   {text("x", "all", 0), wholeStory, "llama3.2:3b", 14},
		"links":           {text(strings.Replace(goodTexts["empathize"], "Tell the class", "Open www.example.com and tell the class", 1), "empathize"), "draft started sectioncore " + fell + "sectionempathize sectiondefine sectionideate sectionprototype sectiontest sectionoutcome done", "llama3.2:3b (6/7)", 8},
		"French":          {text(french, "empathize define ideate prototype test"), "draft started sectioncore " + fell + "sectionempathize " + fell + "sectiondefine " + fell + "sectionideate noticeunfit done", "llama3.2:3b (1/7)", 7},
	} {
		t.Run(name, func(t *testing.T) {
			server := &fake{answer: test.answer}
			f := newFixture(t, server)
			f.start()
			amina := f.teacher("amina")
			id := f.submit(amina, waterAsk()).ID
			events := f.story(amina, id)
			if got := names(events); got != test.story {
				t.Errorf("it told  %s\nand not %s", got, test.story)
			}
			for _, event := range events {
				if event.Name == EventNotice && len(event.Data) < 60 {
					t.Errorf("a notice says only %s", event.Data)
				}
			}
			g := f.get(amina, id)
			if g.Status != Done || label(g) != test.label || len(server.asked()) != test.calls {
				t.Errorf("it is %s by %s after %d calls", g.Status, label(g), len(server.asked()))
			}
			plan := planOf(t, g.LessonPlan)
			if findings := lesson.Readiness(plan, waterAsk().Request); len(findings) > 0 {
				t.Errorf("the plan is not ready: %v", findings)
			}
			if strings.Contains(string(g.LessonPlan), "www.") {
				t.Error("a link came through")
			}
			sections := 0
			for _, by := range plan.Provenance {
				if by == "llama3.2:3b" {
					sections++
				}
			}
			if want := fmt.Sprintf("(%d/7)", sections); sections > 0 && sections < 7 && !strings.Contains(test.label, want) {
				t.Errorf("%d sections are the model's", sections)
			}
		})
	}
}

func TestTheSecondTryIsCoolerAndShorter(t *testing.T) {
	server := &fake{answer: failing(llm.KindLength, "define", 0)}
	f := newFixture(t, server)
	f.settings.Threads = 3
	f.start()
	amina := f.teacher("amina")
	f.story(amina, f.submit(amina, waterAsk()).ID)
	var define []llm.Request
	seeds := map[int]bool{}
	for _, request := range server.asked() {
		if sectionOf(request) == "define" {
			define = append(define, request)
		}
		if seeds[request.Seed] || request.Seed <= 0 {
			t.Errorf("seed %d", request.Seed)
		}
		seeds[request.Seed] = true
		if request.Threads != 3 || request.Think == nil || *request.Think || !request.Loaded || request.Tokens < 400 {
			t.Errorf("a request with %+v", request)
		}
	}
	if len(define) != 2 || define[0].Temperature != 0.7 || define[1].Temperature != 0.4 {
		t.Fatalf("define was asked for %d times", len(define))
	}
	if !strings.Contains(string(define[0].Schema), `"maxLength":400`) || !strings.Contains(string(define[1].Schema), `"maxLength":200`) {
		t.Errorf("the limits were %s, then %s", define[0].Schema, define[1].Schema)
	}
	if again := seed("a", "core", 0); seed("a", "core", 0) != again || seed("b", "core", 0) == again {
		t.Error("seeds do not follow the job")
	}
}

func TestAModelThatSaysNothingIsUnloaded(t *testing.T) {
	server := &silent{fake: fake{answer: failing(llm.KindStalled, "define", 0)}}
	f := newFixture(t, server)
	f.start()
	amina := f.teacher("amina")
	if got := names(f.story(amina, f.submit(amina, waterAsk()).ID)); got != wholeStory || server.unloads != 1 {
		t.Errorf("it told %s with %d unloads", got, server.unloads)
	}
}

// silent gives no first token where it fails.
type silent struct{ fake }

func (s *silent) Chat(ctx context.Context, request llm.Request, onText func(string)) (llm.Answer, error) {
	answer, err := s.fake.Chat(ctx, request, onText)
	if err != nil {
		return llm.Answer{}, err
	}
	return answer, nil
}

func TestABusyServerIsAskedAgainAfterLongerPauses(t *testing.T) {
	server := &fake{answer: failing(llm.KindBusy, "core", 0, 1, 2)}
	f := newFixture(t, server)
	var pauses []time.Duration
	f.queue.pause = func(_ context.Context, d time.Duration) error { pauses = append(pauses, d); return nil }
	f.start()
	amina := f.teacher("amina")
	f.story(amina, f.submit(amina, waterAsk()).ID)
	if !slices.Equal(pauses, []time.Duration{2 * time.Second, 4 * time.Second, 8 * time.Second}) {
		t.Errorf("pauses %v", pauses)
	}
}

// TestAServerThatFailsIsLeftAlone follows the breaker through its pause.
func TestAServerThatFailsIsLeftAlone(t *testing.T) {
	server := &fake{answer: failing(llm.KindOffline, "all"), version: errors.New("refused")}
	f := newFixture(t, server)
	now := time.Now()
	f.now = func() time.Time { return now }
	f.start()
	amina := f.teacher("amina")
	write := func(want string) {
		t.Helper()
		if got := names(f.story(amina, f.submit(amina, waterAsk()).ID)); got != want {
			t.Errorf("it told %s, want %s", got, want)
		}
	}
	write("draft started noticeoffline done")
	write("draft started noticeoffline done")
	write("draft noticepaused done") // at once, without asking
	if n := len(server.asked()); n != 2 {
		t.Errorf("%d questions", n)
	}
	now = now.Add(pauseFor)
	write("draft noticepaused done") // it was looked for and is not there: the pause begins anew
	if n := len(server.asked()); n != 2 {
		t.Errorf("%d questions", n)
	}
	now = now.Add(pauseFor)
	server.version, server.answer = nil, nil
	write(wholeStory)
	write(wholeStory)
}

func TestAServerThatIsThereAgainIsFoundWithinThePause(t *testing.T) {
	for name, find := range map[string]func(f *fixture, amina string){
		"by looking":   func(f *fixture, amina string) { f.submit(amina, waterAsk()); f.queue.looking.Wait() },
		"by a recheck": func(f *fixture, _ string) { f.queue.Recheck() },
	} {
		t.Run(name, func(t *testing.T) {
			server := &fake{answer: failing(llm.KindOffline, "all")}
			f := newFixture(t, server)
			f.start()
			amina := f.teacher("amina")
			for range failedJobs {
				f.story(amina, f.submit(amina, waterAsk()).ID)
			}
			server.answer = nil
			find(f, amina)
			if got := names(f.story(amina, f.submit(amina, waterAsk()).ID)); got != wholeStory {
				t.Errorf("it told %s", got)
			}
		})
	}
}

// TestAFullDiskEndsThePlanAndKeepsWhatThereWas refuses every write from some moment on, and lets them pass after a restart.
func TestAFullDiskEndsThePlanAndKeepsWhatThereWas(t *testing.T) {
	for name, full := range map[string]func(store.GenerationChange) bool{
		"all writes":         func(store.GenerationChange) bool { return true },
		"but not small ones": func(c store.GenerationChange) bool { return len(c.Plan) > 0 },
	} {
		t.Run(name, func(t *testing.T) {
			server := &fake{gate: make(chan struct{})}
			f := newFixture(t, server)
			change := f.queue.change
			var mu sync.Mutex
			broken := false
			f.queue.change = func(ctx context.Context, owner, id string, c store.GenerationChange) error {
				mu.Lock()
				defer mu.Unlock()
				if broken && full(c) {
					return fmt.Errorf("writing: %w", store.ErrDiskFull)
				}
				return change(ctx, owner, id, c)
			}
			f.start()
			amina := f.teacher("amina")
			id := running(t, f, server, amina, 2)
			watch, err := f.queue.Watch(t.Context(), amina, id, 0)
			if err != nil {
				t.Fatal(err)
			}
			mu.Lock()
			broken = true
			mu.Unlock()
			server.gate <- struct{}{}
			var all []Event
			for event := range watch {
				all = append(all, event)
			}
			const want = "draft started sectioncore sectionempathize errordisk_full"
			if got := names(all); got != want {
				t.Errorf("it told %s", got)
			}
			if got := names(f.story(amina, id)); got != want {
				t.Errorf("later it tells %s", got)
			}
			g := f.get(amina, id)
			if g.Status != Failed || planOf(t, g.LessonPlan).Provenance["empathize"] != "llama3.2:3b" {
				t.Errorf("it is %s", g.Status)
			}
			list, err := f.queue.List(t.Context(), amina)
			if err != nil || len(list) != 1 || list[0].Status != Failed {
				t.Errorf("her list is %+v, %v", list, err)
			}
			if err := f.queue.Cancel(t.Context(), amina, id); err != nil {
				t.Error(err)
			}
			if _, err := f.queue.Get(t.Context(), amina, id); !errors.Is(err, store.ErrNotFound) {
				t.Errorf("forgotten, it is still there: %v", err)
			}
		})
	}
}
