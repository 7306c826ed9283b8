package app

import (
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"os"
	"runtime/debug"
	"time"

	"somo/app/document"
	"somo/app/host"
	"somo/app/web"
	"somo/assets"
	"somo/store"
	"somo/ui"
)

// version is set by the linker: -X somo/app.version=1.2.3.
var version string

const (
	exitFine  = 0
	exitFault = 1
	exitUsage = 2

	finishWithin    = 10 * time.Second
	otherStartsIn   = 5 * time.Second
	lookForOtherGap = 50 * time.Millisecond
)

// Run is the program: it reads the command line, serves until the context ends, and returns the exit code. 2 says that
// what the person asked for cannot be done; standard error has one line about it.
func Run(ctx context.Context, args []string, stdout, stderr io.Writer, schema string) int {
	c, err := parseConfig(args, os.Getenv)
	switch {
	case errors.Is(err, errHelp):
		return say(stdout, usage)
	case errors.Is(err, errVersion):
		return say(stdout, "somo "+programVersion()+"\n")
	case err != nil:
		return refuse(stderr, err)
	}
	host.TuneMemory()
	switch c.command {
	case commandDoctor:
		return doctor(ctx, c, stdout, stderr)
	case commandBackup:
		return backup(ctx, c, stdout, stderr)
	case commandRestore:
		return restore(ctx, c, stdout, stderr)
	case commandUsers:
		return listUsers(ctx, c, stdout, stderr)
	case commandReset:
		return resetPassword(ctx, c, stdout, stderr)
	}
	log, closeLog := openLog(c, stderr, os.Getenv)
	code := serveUntilStopped(ctx, c, stdout, stderr, schema, log)
	if err := closeLog(); err != nil {
		return fault(stderr, fmt.Errorf("closing the log: %w", err))
	}
	return code
}

// joinRunning leads to the program that uses the data folder already, as on a second double-click. That one may be a
// moment away from answering.
func joinRunning(ctx context.Context, c config, inUse error, stdout, stderr io.Writer, log *slog.Logger) int {
	ctx, cancel := context.WithTimeout(ctx, otherStartsIn)
	defer cancel()
	ticker := time.NewTicker(lookForOtherGap)
	defer ticker.Stop()
	for {
		if address, ok := store.Running(c.dataFolder); ok {
			if !c.noOpen {
				host.OpenBrowser(address, log)
			}
			return say(stdout, "Somo is already running at "+address+"\n")
		}
		select {
		case <-ctx.Done():
			return refuse(stderr, inUse)
		case <-ticker.C:
		}
	}
}

// build makes the server out of what is in the program and on this computer.
func build(ctx context.Context, c config, st *store.Store, writers *writers, door host.Door, network web.Network, program *program, log *slog.Logger) (*web.Server, error) {
	printer, err := document.NewPrinter(assets.Font)
	if err != nil {
		return nil, fmt.Errorf("reading the fonts: %w", err)
	}
	pages, err := ui.Dist()
	if err != nil {
		return nil, fmt.Errorf("finding the page: %w", err)
	}
	media, err := assets.Media()
	if err != nil {
		return nil, err
	}
	computer, err := os.Hostname()
	if err != nil {
		log.Warn("this computer's name cannot be read; open Somo by its address", "error", err)
	}
	return web.New(ctx, web.Config{
		Store: st, Queue: writers.queue, Models: writers.models, Printer: printer, Pages: pages, Catalogue: assets.Catalogue(), Media: media,
		Log: log, Now: time.Now, Version: programVersion(), Built: built(),
		Port: door.Port, Computer: computer, Hosts: door.HostNames(), HTTPS: door.Certificate != nil, Proxies: c.proxies, Providers: c.providers,
		Network:    network,
		Program:    program,
		OpenSignup: c.openSignup,
	})
}

func programVersion() string {
	if version != "" {
		return version
	}
	if info, ok := debug.ReadBuildInfo(); ok && info.Main.Version != "" {
		return info.Main.Version
	}
	return "unknown"
}

// say prints what was asked for. Where standard output is closed there is nobody left to tell.
func say(stdout io.Writer, text string) int {
	if _, err := io.WriteString(stdout, text); err != nil {
		return exitFault
	}
	return exitFine
}

func refuse(stderr io.Writer, err error) int { return complain(stderr, err, exitUsage) }

func fault(stderr io.Writer, err error) int { return complain(stderr, err, exitFault) }

func complain(stderr io.Writer, err error, code int) int {
	// The exit code says it too, so a closed standard error changes nothing.
	_, _ = fmt.Fprintf(stderr, "somo: %v\n", err)
	return code
}
