package store

import (
	"context"
	"errors"
	"fmt"
	"io"
	"path/filepath"
)

// receivedFormat names the files that come from a browser to be restored. They are gone after the next start.
const (
	receivedFormat = "somo.received-%s.db"
	receivedGlob   = "somo.received-*"
)

// Receive keeps what from sends as a file beside the database, and reads it through. It is there to be restored: the next
// start takes it away. ErrDamaged, ErrNewer, ErrForeign, ErrDiskFull: nothing is left of it.
func (s *Store) Receive(ctx context.Context, from io.Reader) (file string, err error) {
	return s.home.receive(ctx, from)
}

func (f folder) receive(ctx context.Context, from io.Reader) (file string, err error) {
	path := f.file(fmt.Sprintf(receivedFormat, NewID()))
	err = explain(ctx, "receiving a copy", writeNew(path, from))
	if err == nil {
		err = CheckBackup(ctx, path)
	}
	if err != nil {
		return "", errors.Join(err, removeDatabase(path))
	}
	return path, nil
}

// wasReceived tells whether a file came by receive.
func (f folder) wasReceived(file string) bool {
	matches, err := filepath.Match(f.file(receivedGlob), file)
	return err == nil && matches
}

// forgetReceived takes away what came and was not used, or came in half.
func (f folder) forgetReceived() error {
	names, err := filepath.Glob(f.file(receivedGlob))
	if err != nil {
		return err
	}
	problems := make([]error, len(names))
	for i, name := range names {
		problems[i] = removeIfThere(name)
	}
	return errors.Join(problems...)
}
