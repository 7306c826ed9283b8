package models

import (
	"context"
	"errors"
	"fmt"
	"time"

	"somo/llm"
)

// Why a model server is not started.
var (
	ErrNotInstalled = errors.New("the model server is not installed on this computer")
	ErrNotHere      = errors.New("the model server is on another computer")
	ErrNotStarted   = errors.New("the model server was started and does not answer")
)

const askEvery = 200 * time.Millisecond

// StartServer starts the model server of this computer and waits until it answers. It stays when Somo ends. Nothing
// happens where it answers already. ErrNotHere, ErrNotInstalled, ErrNotStarted.
func (k *Keeper) StartServer(ctx context.Context) error {
	k.changing.Lock() // two who ask at the same time start one
	defer k.changing.Unlock()
	k.lookAgain(ctx)
	k.mu.Lock()
	server, there, here := k.server, k.found.reachable, k.isHere()
	k.mu.Unlock()
	if there {
		return nil
	}
	if !here || server.Kind() != KindOllama {
		return ErrNotHere
	}
	program := k.config.Computer.Ollama()
	if program == "" {
		return ErrNotInstalled
	}
	if err := k.config.Computer.StartOllama(program, server.Address()); err != nil {
		return fmt.Errorf("%w: %w", ErrNotStarted, err)
	}
	if err := waitFor(ctx, server, k.config.StartWait); err != nil {
		return err
	}
	k.lookAgain(ctx)
	k.tellChange()
	return nil
}

func waitFor(ctx context.Context, server llm.Server, patience time.Duration) error {
	ctx, cancel := context.WithTimeout(ctx, patience)
	defer cancel()
	again := time.NewTicker(askEvery)
	defer again.Stop()
	for {
		if _, err := server.Version(ctx); err == nil {
			return nil
		}
		select {
		case <-again.C:
		case <-ctx.Done():
			return ErrNotStarted
		}
	}
}
