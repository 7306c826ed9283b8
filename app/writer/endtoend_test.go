package writer

import (
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"somo/app/lesson"
	"somo/llm"
	"somo/llm/replay"
)

// TestEveryModelOfTheReplayServer writes a plan over real HTTP with every model that the scripted server plays, good and
// bad: a usable, safe and honest plan comes out of each.
func TestEveryModelOfTheReplayServer(t *testing.T) {
	waits := llm.Waits{Dial: time.Second, Probe: time.Second, FirstCold: 300 * time.Millisecond, FirstWarm: 300 * time.Millisecond, AfterCut: 300 * time.Millisecond, Token: 150 * time.Millisecond, Drain: 50 * time.Millisecond}
	whole := map[string]bool{}
	for _, name := range strings.Fields("lesson:3b lesson:1b lesson:slow lesson:think lesson:thought lesson:thinks-json lesson:fence lesson:special lesson:flaky lesson:wedged lesson:busy") {
		whole[name] = true
	}
	for _, protocol := range []string{"ollama", "openai"} {
		for _, model := range replay.Models() {
			if model == "lesson:embed" { // it is never offered
				continue
			}
			if protocol == "openai" && model != "lesson:3b" && model != "lesson:loop" && model != "lesson:inject" {
				continue
			}
			t.Run(protocol+"/"+model, func(t *testing.T) {
				web := httptest.NewServer(replay.New(replay.Script{}))
				t.Cleanup(web.Close)
				options := llm.Options{Base: web.URL, Waits: waits}
				var server llm.Server = llm.NewOllama(options)
				if protocol == "openai" {
					server = llm.NewOpenAI(options)
				}
				f := newFixture(t, server)
				f.settings.Model = model
				f.start()
				amina := f.teacher("amina")
				id := f.submit(amina, waterAsk()).ID
				story := names(f.story(amina, id))
				g := f.get(amina, id)
				if g.Status != Done {
					t.Errorf("it is %s", g.Status)
				}
				t.Log(label(g), story)
				plan := planOf(t, g.LessonPlan)
				if findings := lesson.Readiness(plan, waterAsk().Request); len(findings) > 0 {
					t.Errorf("the plan is not ready: %v", findings)
				}
				if whole[model] && label(g) != model {
					t.Errorf("it is by %s: %s", label(g), story)
				}
				if !whole[model] && (label(g) == model || !strings.Contains(story, "notice")) {
					t.Errorf("it is by %s: %s", label(g), story)
				}
				for _, bad := range []string{"http", "www.", "<script", "<|", "{{", "bomb", "bleach"} {
					if strings.Contains(strings.ToLower(string(g.LessonPlan)), bad) {
						t.Errorf("%q is in the plan", bad)
					}
				}
			})
		}
	}
}
