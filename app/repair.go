package app

import (
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"net"

	"somo/app/host"
	"somo/app/web"
	"somo/store"
	"somo/ui"
)

// repair serves the page on which the person at this computer decides about a database that cannot be used. again says
// that she has, and that it can be opened now.
func repair(ctx context.Context, c config, listener net.Listener, door host.Door, problem error, stdout, stderr io.Writer, schema string, log *slog.Logger) (code int, again bool) {
	folder, err := store.BeginRepair(c.dataFolder, schema, log)
	if errors.Is(err, store.ErrInUse) {
		return joinRunning(ctx, c, err, stdout, stderr, log), false
	}
	if err != nil {
		return refuse(stderr, err), false
	}
	log.Error("the database cannot be used", "error", problem)
	again, err = askHowToRepair(ctx, listener, door, folder, problem, stdout, log)
	if err = errors.Join(err, folder.Close()); err != nil {
		return fault(stderr, err), false
	}
	return exitFine, again
}

func askHowToRepair(ctx context.Context, listener net.Listener, door host.Door, folder *store.Repair, problem error, stdout io.Writer, log *slog.Logger) (decided bool, err error) {
	pages, err := ui.Dist()
	if err != nil {
		return false, fmt.Errorf("finding the page: %w", err)
	}
	page, err := web.NewRepair(ctx, folder, problem, pages, log)
	if err != nil {
		return false, err
	}
	server := page.HTTP()
	stopped := make(chan error, 1)
	go func() { stopped <- server.Serve(door.Listen(listener)) }()
	address := door.Here(listener)
	if err := folder.Announce(address); err != nil {
		log.Warn("a second start will not find this one", "error", err)
	}
	if _, err := io.WriteString(stdout, needed(address)); err != nil {
		log.Warn("nobody reads where Somo asks what to do", "error", err)
	}
	host.OpenBrowser(address, log)
	select {
	case err := <-stopped:
		return false, fmt.Errorf("serving: %w", err)
	case <-page.Done():
		decided = true
	case <-ctx.Done():
	}
	return decided, stop(server, log)
}
