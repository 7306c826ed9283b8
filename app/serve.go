package app

import (
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"net"
	"net/http"
	"sync"

	"somo/app/host"
	"somo/store"
)

// program is what the page may have this program do: stop, or begin again from a copy of the database.
type program struct {
	stopped chan struct{}
	first   bool // it has not begun again yet

	mu      sync.Mutex
	done    bool
	restore string
	failure string // why the last restore changed nothing
}

func newProgram(first bool, failure string) *program {
	return &program{stopped: make(chan struct{}), first: first, failure: failure}
}

// Stop ends the program once the requests under way are answered.
func (p *program) Stop() { p.end("") }

// Restore ends it too, and begins again with a copy in the place of the database.
func (p *program) Restore(file string) { p.end(file) }

// RestoreFailure is why the last restore changed nothing, "" where it did not fail.
func (p *program) RestoreFailure() string { return p.failure }

func (p *program) end(restore string) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if !p.done {
		p.done, p.restore = true, restore
		close(p.stopped)
	}
}

func (p *program) wanted() string {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.restore
}

// serveUntilStopped serves at one address, and begins again there each time the database has become another.
func serveUntilStopped(ctx context.Context, c config, stdout, stderr io.Writer, schema string, log *slog.Logger) int {
	certificate, err := c.certificate(log)
	if err != nil {
		return refuse(stderr, err)
	}
	listener, err := host.Listen(ctx, c.address)
	if err != nil {
		return refuse(stderr, err)
	}
	gate := host.NewGate(listener)
	defer gate.Close()
	door := host.Door{Port: host.Port(listener), Certificate: certificate, Names: c.hosts}
	failure := ""
	for first := true; ; first = false {
		program := newProgram(first, failure)
		code, again := serveOnce(ctx, c, gate.Turn(), door, program, stdout, stderr, schema, log)
		if !again || ctx.Err() != nil {
			return code
		}
		if file := program.wanted(); file != "" {
			failure = restoreWanted(ctx, c.dataFolder, file, log)
		}
	}
}

// restoreWanted says why the copy was not put in place, "" where it was.
func restoreWanted(ctx context.Context, folder, file string, log *slog.Logger) (failure string) {
	done, err := store.Restore(ctx, folder, file, log)
	if err != nil {
		log.Error("the copy was not put in place", "file", file, "error", err)
		return err.Error()
	}
	log.Info("a copy is in the place of the database", "file", file, "replaced", done.Replaced)
	return ""
}

// serveOnce serves from the opening of the database to its close; again says that there is another to be opened.
func serveOnce(ctx context.Context, c config, listener net.Listener, door host.Door, program *program, stdout, stderr io.Writer, schema string, log *slog.Logger) (code int, again bool) {
	defer listener.Close()
	st, err := store.Open(ctx, c.dataFolder, schema, log)
	switch {
	case errors.Is(err, store.ErrInUse):
		return joinRunning(ctx, c, err, stdout, stderr, log), false
	case c.atScreen() && (errors.Is(err, store.ErrDamaged) || errors.Is(err, store.ErrForeign)):
		return repair(ctx, c, listener, door, err, stdout, stderr, schema, log)
	case err != nil:
		return refuse(stderr, err), false
	}
	problem := serve(ctx, c, st, listener, door, program, stdout, log)
	damaged := errors.Is(problem, store.ErrDamaged)
	if damaged {
		st.Doubt()
	}
	again = program.wanted() != "" || damaged && c.atScreen()
	switch {
	case damaged && again:
		log.Error("the database is damaged", "error", problem)
	case damaged:
		code = refuse(stderr, problem)
	case problem != nil:
		code, again = fault(stderr, problem), false
	}
	if err := st.Close(); err != nil {
		return fault(stderr, err), false
	}
	return code, again
}

// serve answers until the context ends, the page asks for a stop or the database is found to be damaged, then finishes
// the requests it has.
func serve(ctx context.Context, c config, st *store.Store, listener net.Listener, door host.Door, program *program, stdout io.Writer, log *slog.Logger) error {
	writers, err := startWriters(ctx, c, st, log)
	if err != nil {
		return err
	}
	defer writers.close()
	var server *http.Server
	network, leave := c.network(listener, door, func(l net.Listener) error { return server.Serve(door.Listen(l)) }, log)
	defer leave()
	site, err := build(ctx, c, st, writers, door, network, program, log)
	if err != nil {
		return err
	}
	server = site.HTTP()
	stopped := make(chan error, 1)
	go func() { stopped <- server.Serve(door.Listen(listener)) }()

	here := door.Here(listener)
	if err := st.Announce(here); err != nil {
		log.Warn("a second start will not find this one", "error", err)
	}
	log.Info("data folder", "path", c.dataFolder)
	if err := site.JoinNetwork(ctx); err != nil {
		log.Warn("colleagues on the network cannot open Somo", "error", err)
	}
	if _, err := io.WriteString(stdout, ready(c, door.Ready(listener), program.first)); err != nil {
		log.Warn("nobody reads where Somo is ready", "error", err)
	}
	if !c.noOpen && program.first {
		host.OpenBrowser(here+site.FirstPath(ctx), log)
	}
	go writers.warm(ctx, log)
	var damage error
	select {
	case err := <-stopped:
		return fmt.Errorf("serving: %w", err)
	case damage = <-st.Damage():
	case <-program.stopped:
	case <-ctx.Done():
	}
	writers.close() // first: whoever watches a plan would keep the server from stopping
	return errors.Join(damage, stop(server, log))
}

func stop(server *http.Server, log *slog.Logger) error {
	ctx, cancel := context.WithTimeout(context.Background(), finishWithin)
	defer cancel()
	err := server.Shutdown(ctx)
	if errors.Is(err, context.DeadlineExceeded) {
		log.Warn("some requests were not finished in time and were cut off")
		err = server.Close()
	}
	if err != nil {
		return fmt.Errorf("stopping: %w", err)
	}
	return nil
}
