package web

import (
	"net/http"
	"slices"
	"strings"
)

// handler answers a call, or says with an error why not.
type handler func(w http.ResponseWriter, r *http.Request) error

// access says who may make a call.
type access int

const (
	public access = iota
	signedIn
	programHere  // a program of the computer that Somo runs on, or its person; there is no session
	thisComputer // signed in, and on the computer that Somo runs on
)

type route struct {
	pattern string
	who     access
	takes   body
	handle  handler
}

// table is every call of the API.
func (s *Server) table() []route {
	return slices.Concat(s.accountRoutes(), s.generatingRoutes(), s.designRoutes(), s.sharedRoutes(), s.modelRoutes(), s.otherRoutes())
}

func (s *Server) accountRoutes() []route {
	return []route{
		{"POST /api/auth/register", public, jsonBody, s.register},
		{"POST /api/login", public, jsonBody, s.login},
		{"GET /api/login", public, noBody, s.showLogin},
		{"GET /api/login/callback/{provider}", public, noBody, s.providerCallback},
		{"POST /api/logout", public, noBody, s.logout},
		{"GET /api/logout", public, noBody, s.logoutByLink},
		{"POST /api/auth/recover", public, jsonBody, s.recoverAccount},
		{"GET /api/invite", signedIn, noBody, s.invite},
		{"POST /api/invite", thisComputer, jsonBody, s.changeInvite},
		{"GET /api/users", thisComputer, noBody, s.listUsers},
		{"POST /api/users/{id}/recovery-code", thisComputer, noBody, s.giveRecoveryCode},

		{"GET /api/auth/user", signedIn, noBody, s.currentUser},
		{"PATCH /api/auth/user", signedIn, jsonBody, s.changeProfile},
		{"DELETE /api/auth/user", signedIn, jsonBody, s.deleteAccount},
		{"PUT /api/auth/user/photo", signedIn, photoBody, s.setPhoto},
		{"GET /api/auth/user/photo", signedIn, noBody, s.showPhoto},    // at the account's profileImageUrl
		{"DELETE /api/auth/user/photo", signedIn, noBody, s.dropPhoto}, // answers the account, now without a picture
		{"POST /api/auth/password", signedIn, jsonBody, s.changePassword},
		{"POST /api/auth/recovery-code", signedIn, jsonBody, s.replaceRecoveryCode}, // password → recoveryCode, the only one from then on
		{"GET /api/auth/export", signedIn, noBody, s.exportAccount},
	}
}

func (s *Server) generatingRoutes() []route {
	return []route{
		{"POST /api/generate-plan", signedIn, jsonBody, s.generatePlan},
		{"POST /api/designs/{id}/regenerate", signedIn, jsonBody, s.regenerate},
		{"POST /api/designs/{id}/section", signedIn, jsonBody, s.generateSection},
		{"GET /api/generations", signedIn, noBody, s.listGenerations},
		{"GET /api/generations/{id}", signedIn, noBody, s.showGeneration},
		{"DELETE /api/generations/{id}", signedIn, noBody, s.cancelGeneration},
	}
}

func (s *Server) designRoutes() []route {
	return []route{
		{"GET /api/designs", signedIn, noBody, s.listDesigns},
		{"POST /api/designs", signedIn, jsonBody, s.createDesign},
		{"POST /api/designs/import", signedIn, importBody, s.importDesign},
		{"POST /api/bundle", signedIn, jsonBody, s.exportBundle},
		{"POST /api/bundle/preview", signedIn, importBody, s.previewBundle},
		{"POST /api/bundle/import", signedIn, importBody, s.importBundle},
		{"GET /api/designs/{id}", signedIn, noBody, s.showDesign},
		{"PATCH /api/designs/{id}", signedIn, jsonBody, s.changeDesign},
		{"DELETE /api/designs/{id}", signedIn, noBody, s.deleteDesign},
		{"GET /api/designs/{id}/prompt", signedIn, noBody, s.showPrompt},
		{"GET /api/designs/{id}/readiness", signedIn, noBody, s.showReadiness},
		{"GET /api/designs/{id}/versions", signedIn, noBody, s.listVersions},
		{"POST /api/designs/{id}/versions", signedIn, jsonBody, s.addVersion},
		{"POST /api/designs/{id}/share", signedIn, noBody, s.share},
		{"DELETE /api/designs/{id}/share", signedIn, noBody, s.unshare},
		{"GET /api/designs/{id}/ratings", signedIn, noBody, s.listRatings},
		{"PATCH /api/designs/{id}/ratings/{rating}", signedIn, jsonBody, s.hideRating}, // hidden: the owner does not want to read its words
		{"GET /api/designs/{id}/export/{format}", signedIn, noBody, s.exportDesign},
	}
}

func (s *Server) sharedRoutes() []route {
	return []route{
		{"GET /api/shared/{code}", public, noBody, s.showShared},
		{"GET /api/shared-lesson/{id}", public, noBody, s.showSharedDesign},
		{"POST /api/shared/{code}/rate", public, jsonBody, s.rate},
		{"POST /api/shared/{code}/copy", signedIn, noBody, s.copyShared},
		{"GET /api/shared/{code}/export/{format}", public, noBody, s.exportShared},
	}
}

func (s *Server) modelRoutes() []route {
	return []route{
		{"GET /api/llm", signedIn, noBody, s.showModels},
		{"PUT /api/llm", thisComputer, jsonBody, s.changeModels},
		{"POST /api/llm/pull", thisComputer, jsonBody, s.pullModel},
		{"GET /api/llm/files", thisComputer, noBody, s.listModelFiles},
		{"POST /api/llm/import", thisComputer, jsonBody, s.importModel},
		{"DELETE /api/llm/work", thisComputer, noBody, s.stopModelWork},
		{"POST /api/llm/test", thisComputer, noBody, s.testModel},
		{"POST /api/llm/start", thisComputer, noBody, s.startModelServer},
		{"POST /api/llm/preload", signedIn, noBody, s.preloadModel},
	}
}

func (s *Server) otherRoutes() []route {
	return []route{
		{"GET /api/network", signedIn, noBody, s.showNetwork},
		{"PUT /api/network", thisComputer, jsonBody, s.changeNetwork},
		{"GET /api/backups", thisComputer, noBody, s.listBackups},
		{"POST /api/backups", thisComputer, noBody, s.makeBackup},
		{"GET /api/backups/{name}", thisComputer, noBody, s.downloadBackup},
		{"POST /api/backups/restore-file", thisComputer, backupBody, s.restoreFile},
		{"POST /api/backups/{name}/restore", thisComputer, noBody, s.restoreBackup},
		{"POST /api/stop", thisComputer, noBody, s.stopProgram},
		{"GET /api/dashboard/stats", signedIn, noBody, s.stats},
		{"GET /api/achievements", signedIn, noBody, s.listAchievements},
		{"GET /api/user-achievements", signedIn, noBody, s.earnedAchievements},
		{"POST /api/check-achievements", signedIn, noBody, s.checkAchievements},
		{"POST /api/feedback", signedIn, jsonBody, s.addFeedback},
		{"GET /api/courses", signedIn, noBody, s.listCourses},     // what the cards show
		{"GET /api/courses/{id}", signedIn, noBody, s.showCourse}, // the card and beside it about and units, the whole outline
		{"GET /api/resources", signedIn, noBody, s.listResources},
		{"GET /api/resources/{id}", signedIn, noBody, s.showResource}, // a guide as PDF
		{"GET /api/health", public, noBody, s.health},
		{"GET /api/metrics", programHere, noBody, s.showFigures},
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
		r.Body = route.takes.reader(w, r)
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
	if (route.who == signedIn || route.who == thisComputer) && s.sessions.user(r) == "" {
		return errUnauthorized()
	}
	if (route.who == programHere || route.who == thisComputer) && !fromThisComputer(r) {
		return errLocalOnly()
	}
	if r.ContentLength > route.takes.limit() {
		return errTooLarge() // without waiting for a body that is announced and perhaps never sent
	}
	return route.takes.check(r)
}
