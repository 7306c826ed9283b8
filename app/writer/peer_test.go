//go:build peer

package writer

import (
	"testing"

	"somo/app/lesson"
	"somo/llm/peer"
	"somo/llm/peer/tinygguf"
)

// TestPeerPlans writes a whole plan with a model of every behaviour on a real Ollama. Such models know nothing, so what
// counts is that a plan comes out that could be taught, and that it says honestly who wrote what.
func TestPeerPlans(t *testing.T) {
	server := peer.Start(t, "127.0.0.1:11572")
	profiles := []tinygguf.Options{}
	for _, profile := range tinygguf.Profiles {
		profiles = append(profiles, tinygguf.Options{Profile: profile, Seed: 1})
	}
	profiles = append(profiles, tinygguf.Options{Profile: "think", Seed: 1, Thinks: true})
	for _, options := range profiles {
		name := server.Install(t, options)
		t.Run(name, func(t *testing.T) {
			f := newFixture(t, server.Ollama)
			f.settings.Model, f.settings.Threads = name, 1
			f.start()
			amina := f.teacher("amina")
			id := f.submit(amina, waterAsk()).ID
			story := names(f.story(amina, id))
			g := f.get(amina, id)
			t.Logf("by %s: %s", label(g), story)
			if g.Status != Done {
				t.Errorf("it is %s", g.Status)
			}
			if findings := lesson.Readiness(planOf(t, g.LessonPlan), waterAsk().Request); len(findings) > 0 {
				t.Errorf("the plan is not ready: %v", findings)
			}
		})
	}
}

// TestPeerCancel stops a plan in the middle and asks for another at once.
func TestPeerCancel(t *testing.T) {
	server := peer.Start(t, "127.0.0.1:11573")
	name := server.Install(t, tinygguf.Options{Profile: "endless", Seed: 3, Layers: 8, Width: 512, Inner: 2048})
	f := newFixture(t, server.Ollama)
	f.settings.Model, f.settings.Threads = name, 1
	f.start()
	amina, kofi := f.teacher("amina"), f.teacher("kofi")
	id := f.submit(amina, waterAsk()).ID
	events, err := f.queue.Watch(t.Context(), amina, id, 0)
	if err != nil {
		t.Fatal(err)
	}
	for event := range events {
		if event.Name == EventText {
			if err := f.queue.Cancel(t.Context(), amina, id); err != nil {
				t.Fatal(err)
			}
			break
		}
	}
	next := f.submit(kofi, waterAsk()).ID
	events, err = f.queue.Watch(t.Context(), kofi, next, 0)
	if err != nil {
		t.Fatal(err)
	}
	for event := range events {
		if event.Name == EventText {
			return // the server writes for the next teacher
		}
	}
	t.Errorf("after a stop in the middle the model wrote nothing for the next teacher: %s", names(f.story(kofi, next)))
}
