package web

import (
	"bytes"
	"encoding/json"
	"errors"
	"net/http"
	"strings"

	"somo/store"
)

// pageTemplate is the page's HTML, cut at every place that takes the nonce.
type pageTemplate struct {
	head, rest [][]byte
}

// fill writes the page for one answer. The session is JSON, or nil where it could not be read: the page asks then.
func (t *pageTemplate) fill(nonce string, session []byte) []byte {
	var page bytes.Buffer
	page.Write(bytes.Join(t.head, []byte(nonce)))
	if session != nil {
		page.WriteString(`<script type="application/json" id="session" nonce="` + nonce + `">`)
		page.Write(session)
		page.WriteString("</script>")
	}
	page.Write(bytes.Join(t.rest, []byte(nonce)))
	return page.Bytes()
}

// servePage sends a file of the page, or the page itself, which knows its own routes.
func (s *Server) servePage(w http.ResponseWriter, r *http.Request) {
	if err := s.file(w, r); err != nil {
		s.fail(w, r, err)
	}
}

func (s *Server) file(w http.ResponseWriter, r *http.Request) error {
	if r.Method != http.MethodGet && r.Method != http.MethodHead {
		return wrongMethod(w, "GET", "HEAD")
	}
	if file, ok := s.site.files[r.URL.Path]; ok {
		infoOf(r).route = "file"
		return file.serve(w, r)
	}
	if strings.HasPrefix(r.URL.Path, "/assets/") {
		return errNotFound() // an old page that asks for a part of itself must not get HTML
	}
	infoOf(r).route = "page"
	if s.site.page == nil {
		return &apiError{status: http.StatusServiceUnavailable, code: "not_built",
			message: "This Somo was built without its page. Please build it with: make build"}
	}
	session, err := s.sessionState(r)
	if err != nil {
		s.log.ErrorContext(r.Context(), "the page is sent without its session", "error", err)
	}
	status := http.StatusOK
	if !isPage(r.URL.Path) {
		status = http.StatusNotFound
	}
	w.Header().Set("Content-Type", "text/html; charset=utf-8")
	return writeBytes(w, status, s.site.page.fill(infoOf(r).nonce, session))
}

// isPage tells whether the page shows something else than its "not found" at a path.
func isPage(path string) bool {
	path = strings.TrimSuffix(path, "/")
	switch path {
	case "", "/login", "/design-corner", "/courses", "/resources", "/achievements":
		return true
	}
	for _, prefix := range []string{"/design/", "/shared/", "/shared-lesson/"} {
		if id, ok := strings.CutPrefix(path, prefix); ok && id != "" && !strings.Contains(id, "/") {
			return true
		}
	}
	return false
}

// sessionState tells the page who is signed in, so that it need not ask. The encoder writes < as \u003c, so that no name
// can end the element.
func (s *Server) sessionState(r *http.Request) ([]byte, error) {
	var state struct {
		User *account    `json:"user"`
		LLM  *modelState `json:"llm"`
	}
	ctx, err := s.sessions.open(r)
	if err != nil {
		return nil, err
	}
	r = r.WithContext(ctx)
	if id := s.sessions.user(r); id != "" {
		user, err := s.store.User(ctx, id)
		if errors.Is(err, store.ErrNotFound) {
			return json.Marshal(state)
		}
		if err != nil {
			return nil, err
		}
		own, model := accountOf(user), s.modelState(r)
		state.User, state.LLM = &own, &model
	}
	return json.Marshal(state)
}
