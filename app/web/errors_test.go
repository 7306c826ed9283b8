package web

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"somo/app/lesson"
	"somo/store"
)

func TestEveryErrorHasItsStatusAndCode(t *testing.T) {
	f := start(t)
	for _, test := range []struct {
		err    error
		status int
		code   string
		waits  bool
	}{
		{store.ErrNotFound, 404, "not_found", false},
		{store.ErrBadCursor, 400, "bad_request", false},
		{store.ErrEmailTaken, 409, "email_taken", false},
		{store.ErrVersionExists, 409, "version_exists", false},
		{store.ErrConflict, 409, "conflict", false},
		{store.ErrDiskFull, 507, "disk_full", false},
		{store.ErrBusy, 503, "busy", true},
		{store.ErrUnavailable, 503, "unavailable", true},
		{errUnavailable(store.ErrNotFound), 503, "unavailable", true},
		{context.DeadlineExceeded, 503, "busy", true},
		{lesson.ErrContentTooLarge, 413, "too_large", false},
		{&http.MaxBytesError{Limit: 5}, 413, "too_large", false},
		{errors.New("secret detail"), 500, "internal", false},
	} {
		w := httptest.NewRecorder()
		f.server.fail(w, httptest.NewRequest(http.MethodGet, "/", nil), fmt.Errorf("doing something with secret detail: %w", test.err))
		body := w.Body.String()
		if w.Code != test.status || !strings.Contains(body, `"code":"`+test.code+`"`) || !strings.Contains(body, `"message":"`) ||
			strings.Contains(body, "secret") || (w.Header().Get("Retry-After") != "") != test.waits {
			t.Errorf("%v: got %d %s, Retry-After %q", test.err, w.Code, body, w.Header().Get("Retry-After"))
		}
	}
}

func TestACallerWhoLeftIsNotAnswered(t *testing.T) {
	f := start(t)
	gone, cancel := context.WithCancel(t.Context())
	cancel()
	w := httptest.NewRecorder()
	f.server.fail(w, httptest.NewRequest(http.MethodGet, "/", nil).WithContext(gone), fmt.Errorf("reading: %w", context.Canceled))
	if w.Body.Len() > 0 || strings.Contains(f.log.String(), "level=ERROR") {
		t.Errorf("answered %s, logged %s", w.Body, f.log)
	}
}

func TestAFailedReadIsNeverTakenForNothing(t *testing.T) {
	f := start(t)
	amina := f.teacher("amina")
	id := amina.design("Gauge")
	if err := f.store.Close(); err != nil {
		t.Fatal(err)
	}
	for _, path := range []string{"/api/auth/user", "/api/designs", "/api/designs/" + id, "/api/designs/" + id + "/versions", "/api/dashboard/stats"} {
		if answer := amina.get(path); answer.status < 500 || strings.Contains(answer.body, "database") {
			t.Errorf("%s: got %d %s", path, answer.status, answer.body)
		}
	}
	if answer := f.visitor().post("/api/login", signInBody("amina", goodPassword)); answer.status < 500 {
		t.Errorf("sign-in: got %d %s", answer.status, answer.body)
	}
	f.visitor().get("/api/health").refused(503, "unavailable")
	amina.get("/design-corner").is(200).hasNot(`id="session"`)
}
