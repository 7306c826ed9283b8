package web

import (
	"fmt"
	"math"
	"net/http"
	"os"
	"runtime"
	"strconv"
	"time"

	"github.com/VictoriaMetrics/metrics"

	"somo/app/writer"
	"somo/store"
)

// figures are what this server has done and has to do, for a Prometheus on its computer. They name routes, and nobody.
// A nil one counts nothing.
type figures struct {
	set *metrics.Set
	now func() time.Time
}

func newFigures(c Config) *figures {
	f := &figures{set: metrics.NewSet(), now: c.Now}
	gauge := func(name string, read func() (float64, error)) {
		f.set.NewGauge(name, func() float64 {
			value, err := read()
			if err != nil {
				c.Log.Warn("a figure cannot be read", "figure", name, "error", err)
				return math.NaN()
			}
			return value
		})
	}
	began := c.Now()
	gauge(fmt.Sprintf("somo_build_info{version=%q,go=%q}", c.Version, runtime.Version()), func() (float64, error) { return 1, nil })
	gauge("somo_start_time_seconds", func() (float64, error) { return float64(began.Unix()), nil })
	gauge("somo_generations_running", func() (float64, error) {
		running, _ := c.Queue.Load()
		return float64(running), nil
	})
	gauge("somo_generations_waiting", func() (float64, error) {
		_, waiting := c.Queue.Load()
		return float64(waiting), nil
	})
	gauge("somo_database_bytes", func() (float64, error) {
		_, size, err := store.Room(c.Store.Folder())
		return float64(size), err
	})
	gauge("somo_disk_free_bytes", func() (float64, error) {
		free, _, err := store.Room(c.Store.Folder())
		return float64(free), err
	})
	gauge("somo_backup_age_seconds", func() (float64, error) { return f.backupAge(c.Store) })
	return f
}

// backupAge is how long ago the newest copy of the database was made; not a number while there is none.
func (f *figures) backupAge(st *store.Store) (float64, error) {
	all, err := st.Backups()
	if err != nil || len(all) == 0 {
		return math.NaN(), err
	}
	info, err := os.Stat(all[len(all)-1].Path)
	if err != nil {
		return 0, err
	}
	return f.now().Sub(info.ModTime()).Seconds(), nil
}

// answered counts a request. The route is a pattern: paths carry share codes.
func (f *figures) answered(route string, status int, took time.Duration) {
	if f == nil {
		return
	}
	f.set.GetOrCreateCounter(fmt.Sprintf("somo_requests_total{route=%q,status=%q}", route, strconv.Itoa(status))).Inc()
	f.set.GetOrCreateSummary(fmt.Sprintf("somo_request_duration_seconds{route=%q}", route)).Update(took.Seconds())
}

// showFigures writes them in the text format of Prometheus.
func (s *Server) showFigures(w http.ResponseWriter, _ *http.Request) error {
	ended := s.queue.Ended()
	for _, status := range []string{writer.Done, writer.Failed, writer.Cancelled} {
		s.figures.set.GetOrCreateCounter(fmt.Sprintf("somo_generations_finished_total{status=%q}", status)).Set(uint64(ended[status]))
	}
	w.Header().Set("Content-Type", "text/plain; version=0.0.4; charset=utf-8")
	w.WriteHeader(http.StatusOK)
	s.figures.set.WritePrometheus(w)
	metrics.WriteProcessMetrics(w)
	return nil
}
