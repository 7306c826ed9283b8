package models

import (
	"context"
	"time"

	"somo/app/writer"
)

// preloadIn is how long a model may take to come into memory.
const preloadIn = 5 * time.Minute

// Preload brings the model into memory in the background, so that it is there when a plan is asked for. Where none writes,
// or one is being brought in already, nothing happens; where it fails, the plan will tell.
func (k *Keeper) Preload() {
	settings := k.Writer()
	k.mu.Lock()
	defer k.mu.Unlock()
	if settings.Server == nil || settings.Model == "" || k.preloading || k.ctx.Err() != nil {
		return
	}
	k.preloading = true
	k.working.Go(func() {
		defer func() {
			k.mu.Lock()
			k.preloading = false
			k.mu.Unlock()
		}()
		k.preload(settings)
	})
}

func (k *Keeper) preload(settings writer.Settings) {
	ctx, stop := context.WithTimeout(k.ctx, preloadIn)
	defer stop()
	loaded, err := settings.Server.Loaded(ctx, settings.Model)
	if err == nil && !loaded {
		err = settings.Server.Preload(ctx, settings.Model, settings.Threads)
	}
	if err != nil {
		k.config.Log.Info("the model could not be loaded ahead of a plan", "model", settings.Model, "error", err)
	}
}
