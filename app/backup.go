package app

import (
	"context"
	"fmt"
	"io"
	"log/slog"
	"path/filepath"

	"somo/store"
)

// backup writes a checked copy of the database to a new file.
func backup(ctx context.Context, c config, stdout, stderr io.Writer) int {
	file, err := filepath.Abs(c.argument)
	if err != nil {
		return refuse(stderr, fmt.Errorf("finding %s: %w", c.argument, err))
	}
	if err := store.CopyDatabase(ctx, c.dataFolder, file); err != nil {
		return refuse(stderr, err)
	}
	return say(stdout, "A whole, checked copy of everything is in "+file+"\nKeep it on another disk or stick. To use it: somo restore FILE\n")
}

// restore puts a copy in the place of the database.
func restore(ctx context.Context, c config, stdout, stderr io.Writer) int {
	done, err := store.Restore(ctx, c.dataFolder, c.argument, slog.New(slog.DiscardHandler))
	if err != nil {
		return refuse(stderr, err)
	}
	text := "The copy is in its place. Start Somo to use it.\n"
	if done.Replaced != "" {
		text += "What was there before is kept in " + done.Replaced + "\n"
	}
	return say(stdout, text)
}
