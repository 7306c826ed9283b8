package web

import (
	"errors"
	"io"
	"io/fs"
	"net/http"
	"path"
	"strings"
	"time"
)

const mediaPath = "/media/"

// media are the recordings. They are large, so they are read from the program as they are sent, part by part.
type media struct {
	files fs.FS // nil where there are none
}

func newMedia(files fs.FS) media { return media{files} }

// serve sends a recording, or the range of it that a player asks for.
func (m media) serve(w http.ResponseWriter, r *http.Request, version string) error {
	name := strings.TrimPrefix(r.URL.Path, mediaPath)
	kind := path.Ext(name)
	if m.files == nil || !fs.ValidPath(name) || kind != ".webm" && kind != ".mp4" && kind != ".vtt" {
		return errNotFound()
	}
	opened, err := m.files.Open(name)
	if errors.Is(err, fs.ErrNotExist) {
		return errNotFound()
	}
	if err != nil {
		return err
	}
	// A file of the program's own keeps nothing open.
	defer opened.Close()
	content, ok := opened.(io.ReadSeeker)
	if !ok {
		return errNotFound() // a folder
	}
	w.Header().Set("Content-Type", kindOf(name))
	w.Header().Set("Cache-Control", anHour)
	w.Header().Set("ETag", `"`+version+`"`) // recordings change with the program
	http.ServeContent(&patient{ResponseWriter: w, control: http.NewResponseController(w)}, r, name, time.Time{}, content)
	return nil
}

// patient moves the deadline with each part that is sent: a slow phone is served, a dead one is not.
type patient struct {
	http.ResponseWriter
	control *http.ResponseController
}

func (p *patient) Write(part []byte) (int, error) {
	if err := p.control.SetWriteDeadline(time.Now().Add(writeStepTime)); err != nil {
		return 0, err
	}
	return p.ResponseWriter.Write(part)
}
