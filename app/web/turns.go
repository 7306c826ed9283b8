package web

import (
	"context"
	"sync"
	"time"
)

const (
	turnsAUser  = 4  // one that runs and three that wait
	turnsInAll  = 64 // running and waiting together
	retryATurn  = 5 * time.Second
	tooManyText = "Three of your plans are waiting already. Please wait until one of them is ready."
)

// turns lets each teacher have one plan written at a time, so that nobody keeps the others waiting.
type turns struct {
	mu    sync.Mutex
	all   int
	users map[string]*turn
}

type turn struct {
	count   int
	running chan struct{}
}

func newTurns() *turns { return &turns{users: map[string]*turn{}} }

// enter waits for the user's turn; leave must be called after it.
func (t *turns) enter(ctx context.Context, user string) (leave func(), err error) {
	mine, err := t.join(user)
	if err != nil {
		return nil, err
	}
	select {
	case mine.running <- struct{}{}:
		return func() {
			<-mine.running
			t.quit(user, mine)
		}, nil
	case <-ctx.Done():
		t.quit(user, mine)
		return nil, ctx.Err()
	}
}

func (t *turns) join(user string) (*turn, error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	mine, ok := t.users[user]
	if !ok {
		mine = &turn{running: make(chan struct{}, 1)}
	}
	if mine.count >= turnsAUser {
		return nil, errTooMany(tooManyText, retryATurn)
	}
	if t.all >= turnsInAll {
		return nil, errBusy()
	}
	mine.count++
	t.all++
	t.users[user] = mine
	return mine, nil
}

func (t *turns) quit(user string, mine *turn) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.all--
	if mine.count--; mine.count == 0 {
		delete(t.users, user)
	}
}
