package web

import (
	"errors"
	"fmt"
	"io"
	"mime"
	"net/http"
	"slices"
	"time"
)

// body says what a call takes.
type body int

const (
	noBody body = iota
	jsonBody
	importBody
	photoBody
	backupBody
)

// maxBackup is far more than a school's whole database.
const maxBackup = 4 << 30

// limit is the largest body. A call that needs none gets a little room, so that what comes along is refused and not cut.
func (b body) limit() int64 {
	switch b {
	case jsonBody:
		return 1 << 20
	case importBody:
		return 10 << 20
	case photoBody:
		return 5 << 20
	case backupBody:
		return maxBackup
	}
	return 4 << 10
}

// check refuses a body of another kind. A page of another site can send forms and plain text without asking; it cannot
// send JSON or pictures.
func (b body) check(r *http.Request) error {
	if r.ContentLength == 0 {
		return nil
	}
	kinds, please := []string{"application/json"}, "Please send JSON, with Content-Type: application/json and no encoding."
	switch b {
	case photoBody:
		kinds, please = []string{"image/png", "image/jpeg", "image/webp"}, "Please choose a picture: PNG, JPEG or WebP."
	case backupBody:
		kinds, please = []string{backupType}, "Please send the file of a copy, with Content-Type: "+backupType+" and no encoding."
	}
	kind, _, err := mime.ParseMediaType(r.Header.Get("Content-Type"))
	if err != nil || !slices.Contains(kinds, kind) || r.Header.Get("Content-Encoding") != "" {
		return &apiError{status: http.StatusUnsupportedMediaType, code: "unsupported_media_type", message: please}
	}
	return nil
}

// readStep is how much must arrive before readStepTime is up, of a body that takes a slow phone long.
const (
	readStep     = 32 << 10
	readStepTime = 30 * time.Second
)

// reader cuts the body off at its limit. A large one may take its time as long as it moves.
func (b body) reader(w http.ResponseWriter, r *http.Request) io.ReadCloser {
	limited := http.MaxBytesReader(w, r.Body, b.limit())
	if b == photoBody || b == importBody || b == backupBody {
		return &slowBody{ReadCloser: limited, control: http.NewResponseController(w)}
	}
	return limited
}

// slowBody moves the deadlines with its progress: that of reading, and that of the answer, which counts from the start.
type slowBody struct {
	io.ReadCloser
	control *http.ResponseController
	room    int // until the deadline moves again
}

func (b *slowBody) Read(buffer []byte) (int, error) {
	if b.room <= 0 {
		now := time.Now()
		if err := errors.Join(b.control.SetReadDeadline(now.Add(readStepTime)), b.control.SetWriteDeadline(now.Add(readStepTime+writeStepTime))); err != nil {
			return 0, fmt.Errorf("moving the deadline of a body: %w", err)
		}
		b.room = readStep
	}
	count, err := b.ReadCloser.Read(buffer[:min(len(buffer), b.room)])
	b.room -= count
	return count, err
}

// arriving tells a body that broke off from a disk that could not take it.
type arriving struct{ io.Reader }

func (a arriving) Read(buffer []byte) (int, error) {
	count, err := a.Reader.Read(buffer)
	var tooLong *http.MaxBytesError
	if err != nil && !errors.Is(err, io.EOF) && !errors.As(err, &tooLong) {
		err = errBadRequest("The file did not arrive whole. Please try again.")
	}
	return count, err
}
