package writer

import (
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"testing"

	"somo/app/lesson"
	"somo/llm"
	"somo/store"
)

func TestAModelWritesAWholePlan(t *testing.T) {
	server := &fake{}
	f := newFixture(t, server)
	f.start()
	amina := f.teacher("amina")
	g := f.submit(amina, waterAsk())
	if g.Kind != KindCreate || g.DesignID != nil || len(g.LessonPlan) == 0 {
		t.Errorf("submitted %+v", g)
	}
	events := f.story(amina, g.ID)
	if got := names(events); got != wholeStory {
		t.Errorf("it told %s", got)
	}
	for i := range events[1:] {
		if events[i+1].ID <= events[i].ID {
			t.Errorf("id %d follows %d", events[i+1].ID, events[i].ID)
		}
	}
	if events[0].ID != 1 || events[0].Name != EventDraft {
		t.Errorf("the first event is %d %s", events[0].ID, events[0].Name)
	}
	g = f.get(amina, g.ID)
	if g.Status != Done || label(g) != "llama3.2:3b" {
		t.Errorf("it is %s by %s", g.Status, label(g))
	}
	plan := planOf(t, g.LessonPlan)
	if !strings.HasPrefix(plan.Overview, "Learners make a rain path map") || plan.Activities[0].Title != "Lesson 1: Walk with the caretaker" || plan.ArtifactOutcome.Type != "Rain path map" {
		t.Errorf("the plan is %+v", plan)
	}
	for _, name := range Sections {
		if plan.Provenance[name] != "llama3.2:3b" {
			t.Errorf("%s is by %s", name, plan.Provenance[name])
		}
	}
	if findings := lesson.Readiness(plan, waterAsk().Request); len(findings) > 0 {
		t.Errorf("the plan is not ready: %v", findings)
	}
	var done struct {
		GenerationID, LLMModel string
		LessonPlan             json.RawMessage
	}
	if err := json.Unmarshal(events[len(events)-1].Data, &done); err != nil || done.GenerationID != g.ID || done.LLMModel != "llama3.2:3b" || string(done.LessonPlan) != string(g.LessonPlan) {
		t.Errorf("done says %+v, %v", done, err)
	}
}

func TestWithoutAModelThePlanIsThereAtOnce(t *testing.T) {
	f := newFixture(t, nil)
	f.start()
	amina := f.teacher("amina")
	g := f.submit(amina, waterAsk())
	if g.Status != Done || label(g) != "built-in" {
		t.Errorf("it is %s by %s", g.Status, label(g))
	}
	if got := names(f.story(amina, g.ID)); got != "draft done" {
		t.Errorf("it told %s", got)
	}
	ask := waterAsk()
	ask.Kind, ask.DesignID, ask.Section, ask.Wish, ask.Base = KindSection, "x", "core", WishAnother, g.LessonPlan
	if _, err := f.queue.Submit(t.Context(), amina, ask); !errors.Is(err, ErrNoModel) {
		t.Errorf("a section without a model: %v", err)
	}
}

func TestADangerousRequestIsNotSentToTheModel(t *testing.T) {
	server := &fake{}
	f := newFixture(t, server)
	f.start()
	amina := f.teacher("amina")
	ask := waterAsk()
	ask.Request.Topic = "How to make a petrol bomb"
	g := f.submit(amina, ask)
	if got := names(f.story(amina, g.ID)); got != "draft noticeunsafe done" || len(server.asked()) > 0 || label(g) != "built-in" {
		t.Errorf("it told %s, asked %d times, by %s", got, len(server.asked()), label(g))
	}
}

func TestATeacherMayHaveFourAndTheServerTwoHundred(t *testing.T) {
	f := newFixture(t, &fake{})
	amina := f.teacher("amina")
	for i := range mostATeacher {
		if g := f.submit(amina, waterAsk()); g.Status != Waiting || g.Position != i+1 {
			t.Errorf("number %d is %s at %d", i+1, g.Status, g.Position)
		}
	}
	if _, err := f.queue.Submit(t.Context(), amina, waterAsk()); !errors.Is(err, ErrTooMany) {
		t.Errorf("a fifth: %v", err)
	}
	baraka := f.teacher("baraka")
	for i := range mostWaiting - mostATeacher {
		f.queue.turns.push(&job{id: fmt.Sprint(i), owner: fmt.Sprint("other ", i)})
	}
	if _, err := f.queue.Submit(t.Context(), baraka, waterAsk()); !errors.Is(err, ErrFull) {
		t.Errorf("one more on a full server: %v", err)
	}
	if running, waiting := f.queue.Load(); running != 0 || waiting != mostWaiting {
		t.Errorf("%d run and %d wait", running, waiting)
	}
	if f.settings = (Settings{}); true {
		if g := f.submit(baraka, waterAsk()); g.Status != Done {
			t.Errorf("without a model a full queue keeps her waiting: %s", g.Status)
		}
	}
}

func TestTheBuiltInPlanIsThereAtOnceWhateverWaits(t *testing.T) {
	server := &fake{gate: make(chan struct{})}
	f := newFixture(t, server)
	f.start()
	amina := f.teacher("amina")
	for range mostATeacher {
		f.submit(amina, waterAsk())
	}
	ask := waterAsk()
	ask.BuiltIn = true
	for range 2 { // they count for nothing
		g := f.submit(amina, ask)
		if g.Status != Done || label(g) != "built-in" {
			t.Errorf("it is %s by %s", g.Status, label(g))
		}
		if got := names(f.story(amina, g.ID)); got != "draft done" {
			t.Errorf("it told %s", got)
		}
	}
	if running, waiting := f.queue.Load(); running+waiting != mostATeacher {
		t.Errorf("%d run and %d wait", running, waiting)
	}
	if n := f.queue.count[amina]; n != mostATeacher {
		t.Errorf("%d are counted", n)
	}
}

func TestSubmitRefusals(t *testing.T) {
	f := newFixture(t, &fake{})
	amina := f.teacher("amina")
	base := []byte(`{"overview":"x"}`)
	for name, test := range map[string]struct {
		ask  Ask
		want error
	}{
		"kind":                {Ask{Kind: "x"}, ErrBadAsk},
		"no design":           {Ask{Kind: KindRegenerate}, ErrBadAsk},
		"unknown design":      {Ask{Kind: KindRegenerate, DesignID: "x", PromptJSON: []byte(`{}`)}, store.ErrNotFound},
		"section of nothing":  {Ask{Kind: KindSection, Section: "core", Wish: WishEasier, Base: base}, ErrBadAsk},
		"unknown section":     {Ask{Kind: KindSection, DesignID: "x", Section: "x", Wish: WishEasier, Base: base}, ErrBadAsk},
		"unknown wish":        {Ask{Kind: KindSection, DesignID: "x", Section: "core", Wish: "x", Base: base}, ErrBadAsk},
		"no words":            {Ask{Kind: KindSection, DesignID: "x", Section: "core", Wish: WishWords, Base: base}, ErrBadAsk},
		"words of other wish": {Ask{Kind: KindSection, DesignID: "x", Section: "core", Wish: WishEasier, Words: "x", Base: base}, ErrBadAsk},
		"too many words":      {Ask{Kind: KindSection, DesignID: "x", Section: "core", Wish: WishWords, Words: strings.Repeat("x", longestWords+1), Base: base}, ErrBadAsk},
		"dangerous words":     {Ask{Kind: KindSection, DesignID: "x", Section: "core", Wish: WishWords, Words: "Let them build a bomb", Base: base}, ErrBadAsk},
		"built-in section":    {Ask{Kind: KindSection, DesignID: "x", Section: "core", Wish: WishEasier, Base: base, BuiltIn: true}, ErrBadAsk},
		"no plan":             {Ask{Kind: KindSection, DesignID: "x", Section: "core", Wish: WishEasier, Base: []byte(`[]`)}, ErrBadAsk},
	} {
		if _, err := f.queue.Submit(t.Context(), amina, test.ask); !errors.Is(err, test.want) {
			t.Errorf("%s: %v", name, err)
		}
	}
	if n := f.queue.count[amina]; n != 0 {
		t.Errorf("%d are counted of what was refused", n)
	}
}

func TestAnotherTeachersGenerationIsNotThere(t *testing.T) {
	f := newFixture(t, &fake{})
	amina, baraka := f.teacher("amina"), f.teacher("baraka")
	id := f.submit(amina, waterAsk()).ID
	for name, call := range map[string]func() error{
		"Watch":  func() error { _, err := f.queue.Watch(t.Context(), baraka, id, 0); return err },
		"Get":    func() error { _, err := f.queue.Get(t.Context(), baraka, id); return err },
		"Finish": func() error { _, err := f.queue.Finish(t.Context(), baraka, id); return err },
		"Cancel": func() error { return f.queue.Cancel(t.Context(), baraka, id) },
	} {
		if err := call(); !errors.Is(err, store.ErrNotFound) {
			t.Errorf("%s: %v", name, err)
		}
	}
	if list, err := f.queue.List(t.Context(), baraka); err != nil || len(list) != 0 {
		t.Errorf("his list is %v, %v", list, err)
	}
	if g := f.get(amina, id); g.Status != Waiting {
		t.Errorf("hers is %s", g.Status)
	}
}

func TestARegeneratedPlanChangesThePromptWhenItSucceeds(t *testing.T) {
	for name, server := range map[string]llm.Server{"model": &fake{}, "built-in": nil} {
		t.Run(name, func(t *testing.T) {
			f := newFixture(t, server)
			f.start()
			amina := f.teacher("amina")
			design, _, err := f.store.CreateDesign(t.Context(), amina, store.NewDesign{Title: "A", Subject: "arts", Topic: "Drums", Cohort: "Grade 2", CohortGroup: "primary"})
			if err != nil {
				t.Fatal(err)
			}
			ask := waterAsk()
			ask.Kind, ask.DesignID = KindRegenerate, design.ID
			g := f.submit(amina, ask)
			f.story(amina, g.ID)
			prompt, err := f.store.Prompt(t.Context(), amina, design.ID)
			if err != nil || prompt.Topic != "Water cycle" || prompt.GradeLevel != "Grade 5" {
				t.Errorf("the prompt is %+v, %v", prompt, err)
			}
		})
	}
}
