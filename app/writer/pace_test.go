package writer

import (
	"encoding/json"
	"strings"
	"sync"
	"testing"
	"time"

	"somo/llm"
)

func TestThePaceFollowsWhatWasMeasured(t *testing.T) {
	p := pace{}
	if got := p.sections("m", 7); got != 0 {
		t.Errorf("before anything was measured: %v", got)
	}
	answer := llm.Answer{Text: strings.Repeat("word ", 60), Tokens: 100, First: time.Second, Total: 11 * time.Second}
	p.answered("m", answer)
	p.wrote("m", 12*time.Second)
	if speed, ok := p.speed(); !ok || speed.TokensPerSecond != 10 || speed.WordsPerSecond != 6 || p.sections("m", 2) != 24*time.Second {
		t.Errorf("after one: %+v, %v", speed, p.sections("m", 2))
	}
	answer.EvalTime = 5 * time.Second
	for range 20 { // it has become faster
		p.answered("m", answer)
		p.wrote("m", 6*time.Second)
	}
	if speed, _ := p.speed(); speed.TokensPerSecond < 19.9 || p.sections("m", 1) > 6100*time.Millisecond {
		t.Errorf("after twenty faster ones: %+v, %v", speed, p.sections("m", 1))
	}
	p.answered("m", llm.Answer{Tokens: 3, Total: time.Hour}) // says nothing about the pace
	if speed, _ := p.speed(); speed.TokensPerSecond < 19.9 {
		t.Errorf("after a failed answer: %+v", speed)
	}
	if got := p.sections("another", 1); got != 0 {
		t.Errorf("of another model: %v", got)
	}
	p.answered("another", answer)
	if got := p.sections("another", 1); got != 0 {
		t.Errorf("of another model without a whole section: %v", got)
	}
}

func TestThoseWhoWaitGetAnEstimate(t *testing.T) {
	server := &fake{gate: make(chan struct{})}
	f := newFixture(t, server)
	var mu sync.Mutex
	now := time.Now()
	f.now = func() time.Time { // every look at the clock is a second later
		mu.Lock()
		defer mu.Unlock()
		now = now.Add(time.Second)
		return now
	}
	f.start()
	amina, baraka := f.teacher("amina"), f.teacher("baraka")
	id := running(t, f, server, amina, 2)
	g := f.submit(baraka, waterAsk())
	own := f.queue.pace.sections("llama3.2:3b", 7)
	if g.Status != Waiting || g.Position != 1 || time.Duration(g.EstimateMs)*time.Millisecond <= own || own == 0 {
		t.Errorf("it is %s at %d for %d ms, alone %v", g.Status, g.Position, g.EstimateMs, own)
	}
	if left := f.get(amina, id).EstimateMs; left <= 0 || left >= g.EstimateMs {
		t.Errorf("the running one takes %d ms, the waiting one %d", left, g.EstimateMs)
	}
	events, err := f.queue.Watch(t.Context(), amina, id, 0)
	if err != nil {
		t.Fatal(err)
	}
	waitFor(t, events, func(event Event) bool {
		var data progressData
		if event.Name != EventProgress {
			return false
		}
		if err := json.Unmarshal(event.Data, &data); err != nil || data.Section != "define" || data.Index != 3 || data.Of != 7 || data.Try != 1 ||
			data.ElapsedMs <= 0 || data.EstimateMs <= 0 || data.TokensPerSecond <= 0 {
			t.Errorf("progress says %s, %v", event.Data, err)
		}
		return true
	})
	if running, waiting := f.queue.Load(); running != 1 || waiting != 1 {
		t.Errorf("%d run and %d wait", running, waiting)
	}
}
