package web

import (
	"context"
	"crypto/rand"
	"encoding/base64"
	"fmt"
	"log/slog"
	"net/http"
	"runtime/debug"
	"time"
)

// requestInfo is what the checks and the handler tell each other about one request.
type requestInfo struct {
	nonce string
	route string // the pattern, never the path: paths carry share codes
}

type infoKey struct{}

func infoOf(r *http.Request) *requestInfo {
	if info, ok := r.Context().Value(infoKey{}).(*requestInfo); ok {
		return info
	}
	return &requestInfo{}
}

// answer watches what is sent.
type answer struct {
	http.ResponseWriter
	status int
}

func (a *answer) WriteHeader(status int) {
	if a.status == 0 {
		a.status = status
	}
	a.ResponseWriter.WriteHeader(status)
}

func (a *answer) Write(body []byte) (int, error) {
	if a.status == 0 {
		a.status = http.StatusOK
	}
	return a.ResponseWriter.Write(body)
}

// Unwrap lets http.ResponseController reach the connection.
func (a *answer) Unwrap() http.ResponseWriter { return a.ResponseWriter }

func (s *Server) logRequests(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		started := time.Now()
		info := &requestInfo{nonce: newNonce(), route: "none"}
		r = r.WithContext(context.WithValue(r.Context(), infoKey{}, info))
		watched := &answer{ResponseWriter: w}
		next.ServeHTTP(watched, r)
		s.log.LogAttrs(r.Context(), slog.LevelInfo, "request",
			slog.String("method", r.Method), slog.String("route", info.route), slog.Int("status", watched.status),
			slog.Float64("ms", float64(time.Since(started).Microseconds())/1000))
	})
}

func newNonce() string {
	nonce := make([]byte, 16)
	rand.Read(nonce) // never fails: the program ends where the system has no randomness
	return base64.StdEncoding.EncodeToString(nonce)
}

// recoverPanics answers for a fault of ours and keeps the other requests going.
func (s *Server) recoverPanics(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		defer func() {
			fault := recover()
			if fault == nil {
				return
			}
			if fault == http.ErrAbortHandler {
				panic(fault)
			}
			s.log.Error("panic in a handler", "route", infoOf(r).route, "fault", fmt.Sprint(fault), "stack", string(debug.Stack()))
			if watched, ok := w.(*answer); ok && watched.status != 0 {
				panic(http.ErrAbortHandler) // half an answer is out: the connection must not look whole
			}
			s.fail(w, r, fmt.Errorf("panic: %v", fault))
		}()
		next.ServeHTTP(w, r)
	})
}

const contentPolicy = "default-src 'none'; script-src 'self'; style-src 'self' 'nonce-%s'; img-src 'self' data: blob:; media-src 'self'; " +
	"font-src 'self'; connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; object-src 'none'; " +
	"frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'"

// setHeaders puts on every answer what keeps a browser from doing more with it than Somo does.
func (s *Server) setHeaders(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		header := w.Header()
		header.Set("Content-Security-Policy", fmt.Sprintf(contentPolicy, infoOf(r).nonce))
		header.Set("X-Content-Type-Options", "nosniff")
		header.Set("Referrer-Policy", "same-origin")
		if trustworthy(r) {
			header.Set("Cross-Origin-Opener-Policy", "same-origin")
		}
		header.Set("Cross-Origin-Resource-Policy", "same-origin")
		header.Set("Permissions-Policy", "camera=(), microphone=(), geolocation=()")
		header.Set("Cache-Control", "no-store")
		next.ServeHTTP(w, r)
	})
}

func (s *Server) refuseOtherSites(next http.Handler) http.Handler {
	protection := http.NewCrossOriginProtection()
	protection.SetDenyHandler(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		s.fail(w, r, &apiError{status: http.StatusForbidden, code: "cross_origin",
			message: "Another site's page sent this, so nothing was done. Please do it on Somo's own page."})
	}))
	return protection.Handler(next)
}

func (s *Server) limitRequests(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if !fromThisComputer(r) {
			if wait := s.requests.take(addressOf(r)); wait > 0 {
				s.fail(w, r, errTooMany("These are too many requests at once. Please wait a moment.", wait))
				return
			}
		}
		next.ServeHTTP(w, r)
	})
}
