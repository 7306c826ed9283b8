//go:build !windows

package app

import (
	"fmt"
	"os"
	"syscall"
	"testing"
)

func TestTheJournalGetsLinesWithoutTimes(t *testing.T) {
	folder := t.TempDir()
	stderr, say, closeLog := logged(t, folder, identity)
	say("ready", "at", "http://localhost")
	if err := closeLog(); err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(stderr.Name())
	if err != nil || string(text) != "level=INFO msg=ready at=http://localhost\n" {
		t.Errorf("%q, %v", text, err)
	}
	if left, err := os.ReadDir(folder); err != nil || len(left) != 0 {
		t.Errorf("there are files beside the journal: %v, %v", left, err)
	}
}

// identity is how systemd names a file in JOURNAL_STREAM.
func identity(file *os.File) string {
	info, err := file.Stat()
	if err != nil {
		return err.Error()
	}
	stat, ok := info.Sys().(*syscall.Stat_t)
	if !ok {
		return "none"
	}
	return fmt.Sprintf("%d:%d", stat.Dev, stat.Ino)
}
