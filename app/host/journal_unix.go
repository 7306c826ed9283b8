//go:build !windows

package host

import (
	"fmt"
	"os"
	"syscall"
)

// IsJournal tells whether what is written to the file goes to systemd's journal. stream is what systemd set as
// JOURNAL_STREAM; whoever is started from a session inherits it, so that it must name this very file.
func IsJournal(file *os.File, stream string) bool {
	info, err := file.Stat()
	if err != nil || stream == "" {
		return false
	}
	stat, ok := info.Sys().(*syscall.Stat_t)
	return ok && fmt.Sprintf("%d:%d", stat.Dev, stat.Ino) == stream
}
