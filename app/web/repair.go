package web

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"log/slog"
	"mime"
	"net/http"
	"slices"
	"strings"
	"sync"
	"time"

	"somo/store"
)

// Repair asks the person at this computer what becomes of a database that cannot be used. Its page needs no script.
type Repair struct {
	guards
	folder  *store.Repair
	problem error // why the database did not open
	site    *site
	sound   []store.SoundCopy // the newest first
	unsound int
	aside   string

	deciding sync.Mutex // held by the decision that is being carried out
	done     chan struct{}
}

// NewRepair reads the copies through. problem is what store.Open answered.
func NewRepair(ctx context.Context, folder *store.Repair, problem error, pages fs.FS, log *slog.Logger) (*Repair, error) {
	p := &Repair{guards: guards{log: log, hosts: newHostCheck("", nil, nil), proxies: &proxies{}}, folder: folder, problem: problem,
		site: &site{files: map[string]*file{}}, done: make(chan struct{})}
	for _, name := range []string{"icon.svg", "fonts/andika-african-700.woff2"} {
		if err := p.site.add(pages, name); err != nil && !errors.Is(err, fs.ErrNotExist) { // a Somo without its page still repairs
			return nil, fmt.Errorf("reading the page: %w", err)
		}
	}
	var err error
	if p.sound, p.unsound, err = folder.Copies(ctx); err != nil {
		return nil, err
	}
	if p.aside, err = folder.Aside(); err != nil {
		return nil, err
	}
	return p, nil
}

// HTTP serves the page.
func (p *Repair) HTTP() *http.Server {
	return p.server(p.guard(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if err := p.serve(w, r); err != nil {
			p.fail(w, r, err)
		}
	})))
}

// Done is closed once the database can be opened.
func (p *Repair) Done() <-chan struct{} { return p.done }

func (p *Repair) serve(w http.ResponseWriter, r *http.Request) error {
	if !fromThisComputer(r) {
		return errLocalOnly()
	}
	reads := r.Method == http.MethodGet || r.Method == http.MethodHead
	switch file := p.site.files[r.URL.Path]; {
	case strings.HasPrefix(r.URL.Path, "/api/"):
		return errRepairing()
	case reads && file != nil:
		return file.serve(w, r)
	case reads && r.URL.Path == "/":
		return p.show(w, r, http.StatusOK, "")
	case reads:
		http.Redirect(w, r, "/", http.StatusSeeOther)
		return nil
	case r.Method != http.MethodPost:
		return wrongMethod(w, "GET", "HEAD", "POST")
	}
	if err := p.decide(w, r); err != nil {
		answer := asCopyError(err)
		p.log.WarnContext(r.Context(), "nothing was repaired", "error", err)
		return p.show(w, r, answer.status, answer.sentence())
	}
	// A new connection is answered by whoever opens the database now.
	w.Header().Set("Connection", "close")
	http.Redirect(w, r, "/", http.StatusSeeOther)
	return nil
}

// decide carries out what the person chose. It is finished whether or not she waits for it.
func (p *Repair) decide(w http.ResponseWriter, r *http.Request) error {
	p.deciding.Lock()
	defer p.deciding.Unlock()
	select {
	case <-p.done:
		return nil // in another window
	default:
	}
	// However long a large copy takes: it is this computer that waits.
	if err := http.NewResponseController(w).SetWriteDeadline(time.Time{}); err != nil {
		return fmt.Errorf("moving the deadline of an answer: %w", err)
	}
	done, err := p.carryOut(context.WithoutCancel(r.Context()), w, r)
	if err != nil {
		return err
	}
	p.log.Info("the database was replaced", "by", r.URL.Path, "kept", done.Replaced)
	close(p.done)
	return nil
}

func (p *Repair) carryOut(ctx context.Context, w http.ResponseWriter, r *http.Request) (store.Restored, error) {
	switch r.URL.Path {
	case "/repair/copy":
		name, err := p.field(w, r, "copy")
		if err != nil {
			return store.Restored{}, err
		}
		at := slices.IndexFunc(p.sound, func(c store.SoundCopy) bool { return c.Name() == name })
		if at < 0 {
			return store.Restored{}, errNotFound()
		}
		return p.folder.Use(ctx, p.sound[at].Path)
	case "/repair/file":
		file, err := p.receive(ctx, w, r)
		if err != nil {
			return store.Restored{}, err
		}
		return p.folder.Use(ctx, file)
	case "/repair/empty":
		if sure, err := p.field(w, r, "sure"); err != nil {
			return store.Restored{}, err
		} else if sure == "" {
			return store.Restored{}, errBadRequest("Please tick the box first, so that nobody starts anew by mistake.")
		}
		return p.folder.StartEmpty(ctx)
	}
	return store.Restored{}, errNotFound()
}

func (p *Repair) field(w http.ResponseWriter, r *http.Request, name string) (string, error) {
	r.Body = noBody.reader(w, r)
	if err := r.ParseForm(); err != nil {
		return "", errBadRequest("The form did not arrive whole. Please try again.")
	}
	return r.PostForm.Get(name), nil
}

// receive takes the file of a form as it comes.
func (p *Repair) receive(ctx context.Context, w http.ResponseWriter, r *http.Request) (string, error) {
	r.Body = backupBody.reader(w, r)
	form, err := r.MultipartReader()
	if err != nil {
		return "", errBadRequest("The form did not arrive whole. Please try again.")
	}
	for {
		part, err := form.NextPart()
		if errors.Is(err, io.EOF) {
			return "", errBadRequest("Please choose a file first.")
		}
		if err != nil {
			return "", fmt.Errorf("reading a form: %w", err)
		}
		if _, named, err := mime.ParseMediaType(part.Header.Get("Content-Disposition")); err == nil && part.FormName() == "file" && named["filename"] != "" {
			return p.folder.Receive(ctx, arriving{part})
		}
	}
}

func errRepairing() *apiError {
	return &apiError{status: http.StatusServiceUnavailable, code: "unavailable", wait: 5 * time.Second,
		message: "Somo cannot open its data. Please load this page again on Somo's computer; it says what to do."}
}

// sentence is what a page without fields shows.
func (e *apiError) sentence() string {
	if file := e.fields["file"]; file != "" {
		return file
	}
	return e.message
}
