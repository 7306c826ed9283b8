package writer

import (
	"bytes"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"runtime"
	"testing"
	"time"

	"somo/llm"
	"somo/llm/replay"
)

// BenchmarkPlanOverRawStream compares a whole plan through the queue with its bare requests, sent again one after another
// to a server that writes 400 tokens a second: overhead-% is what checking, keeping and telling add to the time, extra-MB
// what the heap holds more while a plan is written.
func BenchmarkPlanOverRawStream(b *testing.B) {
	model := replay.New(replay.Script{Rate: 400})
	web := httptest.NewServer(model)
	b.Cleanup(web.Close)
	f := newFixture(b, llm.NewOllama(llm.Options{Base: web.URL}))
	f.settings.Model = "lesson:3b"
	f.start()
	amina := f.teacher("amina")
	var ours, bare time.Duration
	var extra uint64
	for b.Loop() {
		before, asked := heap(), len(model.Chats())
		began := time.Now()
		id := f.submit(amina, waterAsk()).ID
		events, err := f.queue.Watch(b.Context(), amina, id, 0)
		if err != nil {
			b.Fatal(err)
		}
		for event := range events {
			if event.Name == EventSection {
				extra = max(extra, heap()-min(before, heap()))
			}
		}
		ours += time.Since(began)
		began = time.Now()
		for _, chat := range model.Chats()[asked:] {
			resend(b, web.URL, chat.Body)
		}
		bare += time.Since(began)
		if err := f.queue.Cancel(b.Context(), amina, id); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(100*(ours.Seconds()-bare.Seconds())/bare.Seconds(), "overhead-%")
	b.ReportMetric(float64(extra)/1e6, "extra-MB")
}

func heap() uint64 {
	var stats runtime.MemStats
	runtime.ReadMemStats(&stats)
	return stats.HeapInuse
}

func resend(b *testing.B, base string, body []byte) {
	b.Helper()
	response, err := http.Post(base+"/api/chat", "application/json", bytes.NewReader(body))
	if err != nil {
		b.Fatal(err)
	}
	defer response.Body.Close()
	if _, err := io.Copy(io.Discard, response.Body); err != nil {
		b.Fatal(err)
	}
}

// BenchmarkThirtyWaiting says what the plans of thirty teachers cost while they wait, each with somebody watching.
func BenchmarkThirtyWaiting(b *testing.B) {
	var held float64
	for b.Loop() {
		gate := make(chan struct{})
		f := newFixture(b, &fake{gate: gate})
		f.start()
		first := f.teacher("first")
		f.submit(first, waterAsk())
		runtime.GC()
		before := heap()
		for i := range 30 {
			teacher := f.teacher(fmt.Sprintf("teacher%d", i))
			id := f.submit(teacher, waterAsk()).ID
			events, err := f.queue.Watch(b.Context(), teacher, id, 0)
			if err != nil {
				b.Fatal(err)
			}
			<-events // the draft, which is there at once
		}
		runtime.GC()
		held = max(held, float64(heap()-min(before, heap()))/1e6)
		f.close()
		close(gate)
	}
	b.ReportMetric(held, "held-MB")
}
