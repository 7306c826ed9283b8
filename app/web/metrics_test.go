package web

import (
	"math"
	"net/netip"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"time"
)

// figure is the value that the answer has for a name with its labels.
func (r *reply) figure(name string) float64 {
	r.t.Helper()
	for line := range strings.Lines(r.body) {
		if text, ok := strings.CutPrefix(strings.TrimSpace(line), name+" "); ok {
			value, err := strconv.ParseFloat(text, 64)
			if err != nil {
				r.t.Errorf("%s is %q", name, text)
			}
			return value
		}
	}
	r.t.Errorf("%s is missing in\n%s", name, r.body)
	return math.NaN()
}

func TestFiguresCountRoutesAndPlans(t *testing.T) {
	f := start(t)
	amina := f.teacher("amina")
	id := amina.design("Rain")
	code, _ := amina.shared(id)
	for range 3 {
		amina.get("/api/designs/" + id).is(200)
		f.visitor().get("/shared/" + code).is(200)
	}
	amina.get("/api/designs/none").is(404)
	amina.post("/api/generate-plan", `{"subject":"Science","topic":"Rain","gradeLevel":"Grade 5","skills":["Research"],"engine":"built-in"}`).is(200)
	seen := f.visitor().get("/api/metrics").is(200)
	if kind := seen.header.Get("Content-Type"); kind != "text/plain; version=0.0.4; charset=utf-8" {
		t.Errorf("Content-Type %q", kind)
	}
	for name, want := range map[string]float64{
		`somo_requests_total{route="GET /api/designs/{id}",status="200"}`: 3,
		`somo_requests_total{route="GET /api/designs/{id}",status="404"}`: 1,
		`somo_requests_total{route="page",status="200"}`:                  3,
		`somo_request_duration_seconds_count{route="page"}`:               3,
		`somo_generations_finished_total{status="done"}`:                  1,
		`somo_generations_finished_total{status="failed"}`:                0,
		`somo_generations_finished_total{status="cancelled"}`:             0,
		`somo_generations_running`:                                        0,
		`somo_generations_waiting`:                                        0,
	} {
		if got := seen.figure(name); got != want {
			t.Errorf("%s is %v, want %v", name, got, want)
		}
	}
	if seen.figure("somo_database_bytes") < 4096 || seen.figure("somo_disk_free_bytes") <= 0 || !math.IsNaN(seen.figure("somo_backup_age_seconds")) {
		t.Errorf("the figures of the disk:\n%s", seen.body)
	}
	seen.has(`somo_build_info{version="1.2.3",go="go`)
	seen.hasNot(id, code, "amina", "Rain")
	line := regexp.MustCompile(`^[a-z_]+(\{[a-zA-Z_]+="[^"]*"(, ?[a-zA-Z_]+="[^"]*")*\})? (NaN|[-+0-9.e]+)$`)
	for text := range strings.Lines(seen.body) {
		if text = strings.TrimSpace(text); !line.MatchString(text) && !strings.HasPrefix(text, "#") {
			t.Errorf("this is no line of the format: %s", text)
		}
	}

	if _, err := f.store.Backup(t.Context()); err != nil {
		t.Fatal(err)
	}
	age := func() float64 { return f.visitor().get("/api/metrics").figure("somo_backup_age_seconds") }
	first := age()
	f.clock.forward(time.Hour)
	if later := age(); math.Abs(later-first-3600) > 1 {
		t.Errorf("the copy was %v seconds old and is %v after an hour", first, later)
	}
}

func TestFiguresAreForThisComputerAlone(t *testing.T) {
	f := start(t)
	f.visitor().get("/api/metrics").is(200)
	f.colleague("192.168.1.20").get("/api/metrics").refused(403, "local_only")
	f.colleague("192.168.1.20").get("/api/metrics", "Host", "localhost:8080").refused(403, "local_only")
	f.visitor().get("/api/metrics", "X-Forwarded-For", "192.168.1.20").refused(403, "local_only")
	f.visitor().get("/api/metrics", "Host", "staffroom.local").refused(403, "local_only")
	behindProxy := start(t, func(c *Config) { c.Proxies = []netip.Prefix{netip.MustParsePrefix("10.0.5.1/32")} })
	behindProxy.visitor().get("/api/metrics").refused(403, "local_only")
}
