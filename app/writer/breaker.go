package writer

import (
	"sync"
	"time"
)

const (
	failedJobs = 2 // in a row, after which the server is left alone
	pauseFor   = 2 * time.Minute
	lookEvery  = 5 * time.Second
)

// breaker leaves a server alone that failed again and again, so that nobody waits for it in vain.
type breaker struct {
	now func() time.Time

	mu     sync.Mutex
	server string // address and model that failed
	failed int
	until  time.Time
	looks  time.Time // when it may be looked for again
}

// open tells whether the server is to be left alone; probe says that the pause is over and the server must show first
// that it is there.
func (b *breaker) open(server string) (open, probe bool) {
	b.mu.Lock()
	defer b.mu.Unlock()
	if b.server != server || b.failed < failedJobs {
		return false, false
	}
	return b.now().Before(b.until), true
}

// note says how a job ended with the server.
func (b *breaker) note(server string, failed bool) {
	b.mu.Lock()
	defer b.mu.Unlock()
	if b.server != server || !failed {
		b.server, b.failed = server, 0
	}
	if failed {
		b.failed++
		b.until = b.now().Add(pauseFor)
	}
}

// reset forgets all failures.
func (b *breaker) reset() {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.failed = 0
}

// mayLook tells whether it is time to look for the server again, and counts that as done.
func (b *breaker) mayLook() bool {
	b.mu.Lock()
	defer b.mu.Unlock()
	if b.now().Before(b.looks) {
		return false
	}
	b.looks = b.now().Add(lookEvery)
	return true
}

// looked ends the pause where the server is there: the next job tries it, and one more failure brings the pause back.
func (b *breaker) looked(there bool) {
	b.mu.Lock()
	defer b.mu.Unlock()
	if there {
		b.until = b.now()
	}
}
