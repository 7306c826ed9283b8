package web

import (
	"net/http"
	"strings"
)

// handler answers a call, or says with an error why not.
type handler func(w http.ResponseWriter, r *http.Request) error

// access says who may make a call.
type access int

const (
	public access = iota
	signedIn
)

// The largest bodies. A call that needs none gets a little room, so that what comes along is refused and not cut.
const (
	noBody   = 4 << 10
	jsonBody = 1 << 20
)

type route struct {
	pattern string
	who     access
	body    int64
	handle  handler
}

// table is every call of the API.
func (s *Server) table() []route {
	return []route{
		{"POST /api/auth/register", public, jsonBody, s.register},
		{"POST /api/login", public, jsonBody, s.login},
		{"GET /api/login", public, noBody, s.showLogin},
		{"POST /api/logout", public, noBody, s.logout},
		{"GET /api/logout", public, noBody, s.logoutByLink},
		{"GET /api/auth/user", signedIn, noBody, s.currentUser},
		{"POST /api/auth/recover", public, jsonBody, s.recoverAccount},
		{"GET /api/invite", signedIn, noBody, s.invite},

		{"POST /api/generate-plan", signedIn, jsonBody, s.generatePlan},

		{"GET /api/designs", signedIn, noBody, s.listDesigns},
		{"POST /api/designs", signedIn, jsonBody, s.createDesign},
		{"GET /api/designs/{id}", signedIn, noBody, s.showDesign},
		{"PATCH /api/designs/{id}", signedIn, jsonBody, s.changeDesign},
		{"DELETE /api/designs/{id}", signedIn, noBody, s.deleteDesign},
		{"GET /api/designs/{id}/prompt", signedIn, noBody, s.showPrompt},
		{"GET /api/designs/{id}/versions", signedIn, noBody, s.listVersions},
		{"POST /api/designs/{id}/versions", signedIn, jsonBody, s.addVersion},
		{"GET /api/designs/{id}/export/{format}", signedIn, noBody, s.exportDesign},

		{"GET /api/dashboard/stats", signedIn, noBody, s.stats},
		{"GET /api/llm", signedIn, noBody, s.model},
		{"GET /api/health", public, noBody, s.health},
	}
}

// routes sends calls to the table and everything else to the page.
func (s *Server) routes() http.Handler {
	calls := http.NewServeMux()
	for _, route := range s.table() {
		calls.Handle(route.pattern, s.serve(route))
	}
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path != "/api" && !strings.HasPrefix(r.URL.Path, "/api/") {
			s.servePage(w, r)
			return
		}
		if _, pattern := calls.Handler(r); pattern == "" {
			s.fail(w, r, unmatched(calls, w, r))
			return
		}
		calls.ServeHTTP(w, r)
	})
}

// unmatched tells a path that nobody knows from one that is asked for in the wrong way.
func unmatched(calls *http.ServeMux, w http.ResponseWriter, r *http.Request) error {
	var allowed []string
	for _, method := range []string{"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"} {
		probe := r.Clone(r.Context())
		probe.Method = method
		if _, pattern := calls.Handler(probe); pattern != "" {
			allowed = append(allowed, method)
		}
	}
	if len(allowed) == 0 {
		return errNotFound()
	}
	return wrongMethod(w, allowed...)
}

func wrongMethod(w http.ResponseWriter, allowed ...string) error {
	w.Header().Set("Allow", strings.Join(allowed, ", "))
	return &apiError{status: http.StatusMethodNotAllowed, code: "method_not_allowed",
		message: "This address does not take that kind of request."}
}

// serve limits the body, opens the session and checks who asks before the handler runs.
func (s *Server) serve(route route) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		infoOf(r).route = route.pattern
		r.Body = http.MaxBytesReader(w, r.Body, route.body)
		ctx, err := s.sessions.open(r)
		if err != nil {
			s.fail(w, r, err)
			return
		}
		r = r.WithContext(ctx)
		if err := s.admit(route, r); err != nil {
			s.fail(w, r, err)
			return
		}
		if err := route.handle(w, r); err != nil {
			s.fail(w, r, err)
		}
	})
}

func (s *Server) admit(route route, r *http.Request) error {
	if route.who == signedIn && s.sessions.user(r) == "" {
		return errUnauthorized()
	}
	if r.ContentLength > route.body {
		return errTooLarge() // without waiting for a body that is announced and perhaps never sent
	}
	return requireJSON(r)
}
