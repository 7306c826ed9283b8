package app

import (
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"net"
	"net/http"
	"strconv"
	"sync"

	"somo/app/host"
	"somo/app/web"
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

// serveUntilStopped serves, and begins again at the same address each time a copy was put in the place of the database.
func serveUntilStopped(ctx context.Context, c config, stdout, stderr io.Writer, schema string, log *slog.Logger) int {
	address, failure := c.address, ""
	for first := true; ; first = false {
		listener, err := host.Listen(ctx, address)
		if err != nil {
			return refuse(stderr, err)
		}
		address = net.JoinHostPort(hostPart(listener), strconv.Itoa(host.Port(listener)))
		program := newProgram(first, failure)
		code := serveOnce(ctx, c, listener, program, stdout, stderr, schema, log)
		file := program.wanted()
		if code != exitFine || file == "" || ctx.Err() != nil {
			return code
		}
		if done, err := store.Restore(ctx, c.dataFolder, file, log); err != nil {
			log.Error("the copy was not put in place", "file", file, "error", err)
			failure = err.Error()
		} else {
			log.Info("a copy is in the place of the database", "file", file, "replaced", done.Replaced)
			failure = ""
		}
	}
}

func hostPart(listener net.Listener) string {
	if address, ok := listener.Addr().(*net.TCPAddr); ok {
		return address.IP.String()
	}
	return ""
}

// serveOnce serves from the opening of the database to its close.
func serveOnce(ctx context.Context, c config, listener net.Listener, program *program, stdout, stderr io.Writer, schema string, log *slog.Logger) int {
	defer listener.Close()
	st, err := store.Open(ctx, c.dataFolder, schema, log)
	if errors.Is(err, store.ErrInUse) {
		return joinRunning(ctx, c, err, stdout, stderr, log)
	}
	if err != nil {
		return refuse(stderr, err)
	}
	code := exitFine
	if err := serve(ctx, c, st, listener, program, stdout, log); err != nil {
		code = fault(stderr, err)
	}
	if err := st.Close(); err != nil {
		code = fault(stderr, err)
	}
	return code
}

// serve answers until the context ends or the page asks for a stop, then finishes the requests it has.
func serve(ctx context.Context, c config, st *store.Store, listener net.Listener, program *program, stdout io.Writer, log *slog.Logger) error {
	writers, err := startWriters(ctx, c, st, log)
	if err != nil {
		return err
	}
	defer writers.close()
	var server *http.Server
	var network web.Network = host.FixedNetwork{Listener: listener}
	if c.address == "" {
		lan := host.NewLAN(host.Port(listener), func(l net.Listener) error { return server.Serve(l) }, log)
		defer lan.Close()
		network = lan
	}
	site, err := build(ctx, c, st, writers, listener, network, program, log)
	if err != nil {
		return err
	}
	server = site.HTTP()
	stopped := make(chan error, 1)
	go func() { stopped <- server.Serve(listener) }()

	address := host.URL(listener)
	if err := st.Announce(address); err != nil {
		log.Warn("a second start will not find this one", "error", err)
	}
	log.Info("data folder", "path", c.dataFolder)
	if err := site.JoinNetwork(ctx); err != nil {
		log.Warn("colleagues on the network cannot open Somo", "error", err)
	}
	if _, err := fmt.Fprintf(stdout, "Somo is ready at %s\n", address); err != nil {
		log.Warn("nobody reads where Somo is ready", "error", err)
	}
	if !c.noOpen && program.first {
		host.OpenBrowser(address, log)
	}
	go writers.warm(log)
	select {
	case err := <-stopped:
		return fmt.Errorf("serving: %w", err)
	case <-program.stopped:
	case <-ctx.Done():
	}
	writers.close() // first: whoever watches a plan would keep the server from stopping
	return stop(server, log)
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
