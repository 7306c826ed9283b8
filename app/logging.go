package app

import (
	"io"
	"log/slog"
	"os"
	"path/filepath"
	"time"

	"github.com/mattn/go-isatty"
	"gopkg.in/natefinch/lumberjack.v2"

	"somo/app/host"
)

// What is kept of the log in the data folder: the file that is written, and the ones before it.
const (
	logMegabytes = 10
	logsBefore   = 4
)

// openLog logs to where somebody looks: to the system's journal, which has its own times, or to the terminal that the
// program was typed in. Where nobody looks, as after a double-click, it logs into the data folder, to files that take
// each other's place; and to standard error too, if that was led somewhere. The caller closes it.
func openLog(c config, stderr io.Writer, getenv func(string) string) (log *slog.Logger, closeLog func() error) {
	file, isFile := stderr.(*os.File)
	switch {
	case isFile && host.IsJournal(file, getenv("JOURNAL_STREAM")):
		return slog.New(slog.NewTextHandler(stderr, &slog.HandlerOptions{ReplaceAttr: withoutTime})), nothingToClose
	case !isFile, isatty.IsTerminal(file.Fd()) && !host.OwnWindow():
		return slog.New(slog.NewTextHandler(stderr, nil)), nothingToClose
	}
	kept := &lumberjack.Logger{Filename: filepath.Join(c.dataFolder, "logs", "somo.log"), MaxSize: logMegabytes, MaxBackups: logsBefore}
	var handler slog.Handler = slog.NewJSONHandler(kept, &slog.HandlerOptions{ReplaceAttr: inUTC})
	if !isatty.IsTerminal(file.Fd()) {
		handler = slog.NewMultiHandler(handler, slog.NewTextHandler(stderr, nil))
	}
	return slog.New(handler), kept.Close
}

func nothingToClose() error { return nil }

func withoutTime(groups []string, attribute slog.Attr) slog.Attr {
	if len(groups) == 0 && attribute.Key == slog.TimeKey {
		return slog.Attr{}
	}
	return attribute
}

func inUTC(groups []string, attribute slog.Attr) slog.Attr {
	if at, ok := attribute.Value.Any().(time.Time); ok && len(groups) == 0 && attribute.Key == slog.TimeKey {
		return slog.Time(slog.TimeKey, at.UTC())
	}
	return attribute
}
