package llm

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"net/http"
	"os"
	"path/filepath"
	"regexp"
	"strings"

	"github.com/ollama/ollama/api"
)

var modelName = regexp.MustCompile(`^[a-z0-9][a-z0-9._-]{0,79}(/[a-z0-9][a-z0-9._-]{0,79})?(:[a-z0-9][a-z0-9._-]{0,79})?$`)

// NameForFile makes a model's name of a file's: tiny-Aya Earth.gguf becomes tiny-aya-earth.
func NameForFile(file string) string {
	base := strings.ToLower(filepath.Base(file))
	base = strings.TrimSuffix(base, ".gguf")
	var name strings.Builder
	for _, letter := range base {
		switch {
		case letter >= 'a' && letter <= 'z', letter >= '0' && letter <= '9', letter == '.', letter == '_':
			name.WriteRune(letter)
		case !strings.HasSuffix(name.String(), "-"):
			name.WriteByte('-')
		}
	}
	short := name.String()
	short = strings.Trim(short[:min(len(short), 60)], "-._")
	if short == "" {
		return "imported"
	}
	return short
}

// errNotModel is what a file is refused with that is no model.
func errNotModel(file string) error {
	return &Error{Kind: KindOther, Message: filepath.Base(file) + " is not a model file (GGUF)"}
}

// Import brings a model from a file of this computer to the server, for places without the internet: it reads the file's
// checksum, sends the file where the server does not have it, and makes a model of it under that name.
func (o *Ollama) Import(ctx context.Context, name, file string, tell func(Progress)) error {
	if isCloud(name) || !modelName.MatchString(name) {
		return &Error{Kind: KindOther, Message: fmt.Sprintf("%q cannot be a model's name: use small letters, digits, dots and dashes", name)}
	}
	source, err := os.Open(file)
	if err != nil {
		return fileFailure(file, err)
	}
	defer source.Close()
	info, err := source.Stat()
	if err != nil {
		return fileFailure(file, err)
	}
	magic := make([]byte, 4)
	if _, err := io.ReadFull(source, magic); err != nil || string(magic) != "GGUF" || !info.Mode().IsRegular() {
		return errNotModel(file)
	}
	w, stop := startWork(ctx, o.waits.FirstCold, tell)
	defer stop()
	sum := sha256.New()
	if err := w.copy(source, "reading", info.Size(), sum); err != nil {
		return w.fileEnd(file, err)
	}
	digest := "sha256:" + hex.EncodeToString(sum.Sum(nil))
	if err := o.send(w, source, info.Size(), digest); err != nil {
		return err
	}
	client, t := o.client(maxWire)
	err = client.Create(w.run, &api.CreateRequest{Model: name, Files: map[string]string{"model.gguf": digest}}, func(progress api.ProgressResponse) error {
		w.progress(Progress{Status: progress.Status, Completed: info.Size(), Total: info.Size()})
		return nil
	})
	if err := w.end(t, err); err != nil {
		return err
	}
	if !w.success {
		return &Error{Kind: KindTruncated, Status: http.StatusOK, Message: "the server stopped before the model was made"}
	}
	return nil
}

// copy reads the whole file into a sum.
func (w *work) copy(source io.ReadSeeker, status string, size int64, into io.Writer) error {
	if _, err := source.Seek(0, io.SeekStart); err != nil {
		return err
	}
	_, err := io.Copy(into, &counted{source: source, work: w, progress: Progress{Status: status, Total: size}})
	return err
}

// send brings the file to the server unless it has it: it would close the connection on a file that it knows.
func (o *Ollama) send(w *work, source io.ReadSeeker, size int64, digest string) error {
	t := &tap{next: o.http, wire: maxError}
	question, err := http.NewRequestWithContext(w.run, http.MethodHead, o.url.JoinPath("/api/blobs", digest).String(), nil)
	if err != nil {
		return &Error{Kind: KindOther, Message: "asking for the file: " + err.Error(), cause: err}
	}
	response, err := (&http.Client{Transport: t}).Do(question)
	if err != nil {
		return w.end(t, err)
	}
	_ = response.Body.Close()
	if response.StatusCode == http.StatusOK {
		return nil
	}
	if _, err := source.Seek(0, io.SeekStart); err != nil {
		return &Error{Kind: KindOther, Message: "reading the file again: " + err.Error(), cause: err}
	}
	client, t := o.client(maxWhole)
	return w.end(t, client.CreateBlob(w.run, digest, &counted{source: source, work: w, progress: Progress{Status: "copying", Total: size}}))
}

// fileEnd tells a stopped import from a stick that was pulled out.
func (w *work) fileEnd(file string, err error) error {
	if w.parent.Err() != nil {
		return cancelled(w.parent)
	}
	return fileFailure(file, err)
}

func fileFailure(file string, err error) *Error {
	reason := err
	var path *os.PathError
	if errors.As(err, &path) {
		reason = path.Err
	}
	return &Error{Kind: KindOther, Message: fmt.Sprintf("reading %s: %v", filepath.Base(file), reason), cause: err}
}

// counted tells how much of a file was read.
type counted struct {
	source   io.Reader
	work     *work
	progress Progress
	told     int64
}

// tellEvery is how many bytes make a step that is worth telling.
const tellEvery = 8 << 20

// Read implements io.Reader.
func (c *counted) Read(into []byte) (int, error) {
	if err := context.Cause(c.work.run); err != nil {
		return 0, err
	}
	n, err := c.source.Read(into)
	c.progress.Completed += int64(n)
	if c.progress.Completed-c.told >= tellEvery || c.progress.Completed == c.progress.Total && n > 0 {
		c.told = c.progress.Completed
		c.work.progress(c.progress)
	} else {
		c.work.dog.Reset(c.work.wait)
	}
	return n, err
}
