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

// pageData is JSON that goes out with the page, so that it need not ask for it.
type pageData struct {
	id   string
	json []byte // nil where it could not be read: the page asks then
}

// fill writes the page for one answer.
func (t *pageTemplate) fill(nonce string, data ...pageData) []byte {
	var page bytes.Buffer
	page.Write(bytes.Join(t.head, []byte(nonce)))
	for _, part := range data {
		if part.json == nil {
			continue
		}
		page.WriteString(`<script type="application/json" id="` + part.id + `" nonce="` + nonce + `">`)
		json.HTMLEscape(&page, part.json) // nothing that a teacher wrote can end the element
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
	if strings.HasPrefix(r.URL.Path, mediaPath) {
		infoOf(r).route = "media"
		return s.site.media.serve(w, r, s.version)
	}
	if strings.HasPrefix(r.URL.Path, "/assets/") || strings.HasPrefix(r.URL.Path, drawings) {
		return errNotFound() // an old page that asks for a part of itself must not get HTML
	}
	infoOf(r).route = "page"
	if typed, ok := onePart(r.URL.Path, shortPath); ok {
		if err := s.followShortCode(w, r, typed); !errors.Is(err, store.ErrNotFound) {
			return err
		}
	}
	if s.site.page == nil {
		return &apiError{status: http.StatusServiceUnavailable, code: "not_built",
			message: "This Somo was built without its page. Please build it with: make build"}
	}
	session, err := s.sessionState(r)
	if err != nil {
		s.log.ErrorContext(r.Context(), "the page is sent without its session", "error", err)
	}
	w.Header().Set("Content-Type", "text/html; charset=utf-8")
	if find := s.finder(r.URL.Path); find != nil {
		return s.sharedPage(w, r, find, pageData{"session", session})
	}
	status := http.StatusOK
	if !isPage(r.URL.Path) {
		status = http.StatusNotFound
	}
	return writeBytes(w, status, s.site.page.fill(infoOf(r).nonce, pageData{"session", session}))
}

// finder says how the plan of a shared page is found; nil where the path is no shared page.
func (s *Server) finder(path string) func(*http.Request) (store.SharedPlan, error) {
	if code, ok := onePart(path, "/shared/"); ok {
		return func(r *http.Request) (store.SharedPlan, error) { return s.store.SharedByCode(r.Context(), code) }
	}
	if id, ok := onePart(path, "/shared-lesson/"); ok {
		return func(r *http.Request) (store.SharedPlan, error) { return s.store.SharedByDesign(r.Context(), id) }
	}
	if _, ok := onePart(path, shortPath); ok { // one that leads to a plan was followed
		return func(*http.Request) (store.SharedPlan, error) { return store.SharedPlan{}, store.ErrNotFound }
	}
	return nil
}

// sharedPage sends the light page of a shared plan with the plan in it, or with null where it is not shared.
func (s *Server) sharedPage(w http.ResponseWriter, r *http.Request, find func(*http.Request) (store.SharedPlan, error), session pageData) error {
	status, shared := http.StatusOK, pageData{id: "shared"}
	plan, err := find(r)
	if err == nil {
		shared.json, err = sharedJSON(plan)
	}
	if errors.Is(err, store.ErrNotFound) {
		status, shared.json = http.StatusNotFound, []byte("null")
	} else if err != nil {
		s.log.ErrorContext(r.Context(), "a shared page is sent without its plan", "error", err)
		status = asAPIError(err).status
	}
	template := s.site.shared
	if template == nil {
		template = s.site.page
	}
	return writeBytes(w, status, template.fill(infoOf(r).nonce, session, shared))
}

// isPage tells whether the page shows something else than its "not found" at a path.
func isPage(path string) bool {
	switch strings.TrimSuffix(path, "/") {
	case "", "/login", "/design-corner", "/courses", "/resources", "/achievements", "/profile", "/settings", "/connect", "/computer", welcomePath:
		return true
	}
	if _, ok := onePart(path, "/design/"); ok {
		return true
	}
	course, ok := strings.CutPrefix(strings.TrimSuffix(path, "/"), "/courses/")
	return ok && strings.Count(course, "/") <= 1 && !strings.HasPrefix(course, "/") // a course, or a unit of one
}

// onePart gives what follows the prefix, where that is one part of a path and no more.
func onePart(path, prefix string) (part string, ok bool) {
	part, ok = strings.CutPrefix(strings.TrimSuffix(path, "/"), prefix)
	return part, ok && part != "" && !strings.Contains(part, "/")
}

// pageSession is what the page must know before it shows anything.
type pageSession struct {
	User  *account    `json:"user"`
	LLM   *modelState `json:"llm"`
	Clock *wrongClock `json:"clock,omitempty"`
	IsNew bool        `json:"isNew,omitempty"` // nobody has an account yet
}

// sessionState tells the page who is signed in, whether anybody can, and where the clock is wrong.
func (s *Server) sessionState(r *http.Request) ([]byte, error) {
	state, err := s.whoIsSignedIn(r)
	if err != nil {
		return nil, err
	}
	if s.finder(r.URL.Path) != nil { // a shared page needs no more
		return json.Marshal(state)
	}
	if state.Clock, err = s.wrongClock(r.Context()); err != nil {
		return nil, err
	}
	if state.User == nil {
		if state.IsNew, err = s.isNew(r.Context()); err != nil {
			return nil, err
		}
	}
	return json.Marshal(state)
}

func (s *Server) whoIsSignedIn(r *http.Request) (state pageSession, err error) {
	ctx, err := s.sessions.open(r)
	if err != nil {
		return state, err
	}
	r = r.WithContext(ctx)
	id := s.sessions.user(r)
	if id == "" {
		return state, nil
	}
	user, err := s.store.User(ctx, id)
	if errors.Is(err, store.ErrNotFound) {
		return state, nil
	}
	if err != nil {
		return state, err
	}
	own := accountOf(user)
	state.User = &own
	if known, ok := s.models.Known(); ok {
		model := s.modelState(r, known)
		state.LLM = &model
	}
	return state, nil
}
