package models

import (
	"context"
	"slices"
	"time"

	"somo/llm"
)

const (
	// lookFor bounds one look at a server, patience how long somebody who asks waits for it.
	lookFor  = 10 * time.Second
	patience = 2 * time.Second
	// freshFor is how long a look is good for somebody who asks what there is, glanceEvery for somebody who writes.
	freshFor    = 3 * time.Second
	glanceEvery = 30 * time.Second
	// mostSilent is how often a server that was there may say nothing: one that is busy writing is slow to answer.
	mostSilent = 2
)

// found is what the last look at the server showed.
type found struct {
	at        time.Time // zero: nobody has looked
	reachable bool
	version   string
	models    []llm.Model
	silent    int
}

// isFresh says whether the last look is younger than that. The caller holds the lock.
func (k *Keeper) isFresh(than time.Duration) bool {
	age := k.config.Now().Sub(k.found.at)
	return !k.found.at.IsZero() && age >= 0 && age < than
}

// look starts a look at the server, or joins the one that is under way; the channel is closed when it is over. The caller
// holds the lock.
func (k *Keeper) look() <-chan struct{} {
	if k.looking != nil {
		return k.looking
	}
	over := make(chan struct{})
	if k.ctx.Err() != nil {
		close(over)
		return over
	}
	k.looking = over
	server, before := k.server, k.found
	k.working.Go(func() {
		ctx, cancel := context.WithTimeout(k.ctx, lookFor)
		defer cancel()
		now := lookAt(ctx, server, before)
		now.at = k.config.Now()
		if k.note(now, over) {
			k.tellChange()
		}
	})
	return over
}

// note keeps what was seen, unless somebody has begun to look again, and says whether a model came or went.
func (k *Keeper) note(now found, over chan struct{}) (changed bool) {
	k.mu.Lock()
	defer k.mu.Unlock()
	defer close(over)
	if k.looking != over {
		return false
	}
	before := k.found
	k.looking, k.found = nil, now
	return before.reachable != now.reachable || !slices.EqualFunc(before.models, now.models, func(a, b llm.Model) bool { return a.Name == b.Name })
}

// lookAt asks the server. One that says nothing, though it was there a moment ago, is busy and not gone.
func lookAt(ctx context.Context, server llm.Server, before found) found {
	version, err := server.Version(ctx)
	if err != nil {
		if before.reachable && llm.KindOf(err) != llm.KindOffline && before.silent < mostSilent {
			before.silent++
			return before
		}
		return found{}
	}
	list, err := server.Models(ctx)
	if err != nil {
		list = before.models
	}
	return found{reachable: true, version: version, models: list}
}

// freshen looks at the server and waits for what it shows, not longer than patience.
func (k *Keeper) freshen(ctx context.Context, than time.Duration) {
	k.mu.Lock()
	if k.isFresh(than) {
		k.mu.Unlock()
		return
	}
	over := k.look()
	k.mu.Unlock()
	wait := time.NewTimer(patience)
	defer wait.Stop()
	select {
	case <-over:
	case <-wait.C:
	case <-ctx.Done():
	}
}

// lookAgain looks once more, also where a look is under way: it may have begun too early.
func (k *Keeper) lookAgain(ctx context.Context) {
	k.mu.Lock()
	k.looking = nil
	k.found.at = time.Time{}
	k.mu.Unlock()
	k.freshen(ctx, freshFor)
}

func (k *Keeper) tellChange() {
	if k.config.Changed != nil {
		k.config.Changed()
	}
}
