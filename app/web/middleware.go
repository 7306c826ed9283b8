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
	https bool   // the browser came over HTTPS

	proxied bool // this server was started behind a proxy
	relayed bool // and the request came by it
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
	info   *requestInfo
	status int
}

func (a *answer) WriteHeader(status int) {
	if a.status == 0 {
		a.status = status
		a.secureCookies()
	}
	a.ResponseWriter.WriteHeader(status)
}

func (a *answer) Write(body []byte) (int, error) {
	if a.status == 0 {
		a.WriteHeader(http.StatusOK)
	}
	return a.ResponseWriter.Write(body)
}

// secureCookies keeps every cookie that was given over HTTPS from being sent without it.
func (a *answer) secureCookies() {
	cookies := a.Header()["Set-Cookie"]
	for i := range cookies {
		if a.info.https {
			cookies[i] += "; Secure"
		}
	}
}

// Unwrap lets http.ResponseController reach the connection.
func (a *answer) Unwrap() http.ResponseWriter { return a.ResponseWriter }

// guards are the checks that every request passes, whoever answers it.
type guards struct {
	log   *slog.Logger
	hosts hostCheck
	https bool // this server has a certificate

	proxies *proxies
	figures *figures
}

// guard puts them around a handler, the outermost last.
func (g guards) guard(handler http.Handler) http.Handler {
	handler = g.refuseOtherSites(handler)
	handler = g.leadToHTTPS(handler)
	handler = g.hosts.middleware(g.fail, handler)
	handler = g.setHeaders(handler)
	handler = g.recoverPanics(handler)
	handler = g.throughProxy(handler)
	return g.logRequests(handler)
}

// server has time-outs: whoever sends or reads too slowly makes room for others.
func (g guards) server(handler http.Handler) *http.Server {
	server := &http.Server{
		Handler:                      handler,
		ReadHeaderTimeout:            5 * time.Second,
		ReadTimeout:                  30 * time.Second,
		WriteTimeout:                 writeStepTime,
		IdleTimeout:                  60 * time.Second,
		MaxHeaderBytes:               16 << 10,
		DisableGeneralOptionsHandler: true,
		ErrorLog:                     slog.NewLogLogger(g.log.Handler(), slog.LevelDebug),
	}
	closeUnasked(server)
	return server
}

func (g guards) logRequests(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		started := time.Now()
		info := &requestInfo{nonce: newNonce(), route: "none", https: r.TLS != nil}
		r = r.WithContext(context.WithValue(r.Context(), infoKey{}, info))
		watched := &answer{ResponseWriter: w, info: info}
		next.ServeHTTP(watched, r)
		took := time.Since(started)
		g.figures.answered(info.route, watched.status, took)
		g.log.LogAttrs(r.Context(), slog.LevelInfo, "request",
			slog.String("method", r.Method), slog.String("route", info.route), slog.Int("status", watched.status),
			slog.Float64("ms", float64(took.Microseconds())/1000))
	})
}

func newNonce() string {
	nonce := make([]byte, 16)
	rand.Read(nonce) // never fails: the program ends where the system has no randomness
	return base64.StdEncoding.EncodeToString(nonce)
}

// recoverPanics answers for a fault of ours and keeps the other requests going.
func (g guards) recoverPanics(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		defer func() {
			fault := recover()
			if fault == nil {
				return
			}
			if fault == http.ErrAbortHandler {
				panic(fault)
			}
			g.log.Error("panic in a handler", "route", infoOf(r).route, "fault", fmt.Sprint(fault), "stack", string(debug.Stack()))
			if watched, ok := w.(*answer); ok && watched.status != 0 {
				panic(http.ErrAbortHandler) // half an answer is out: the connection must not look whole
			}
			g.fail(w, r, fmt.Errorf("panic: %v", fault))
		}()
		next.ServeHTTP(w, r)
	})
}

const contentPolicy = "default-src 'none'; script-src 'self'; style-src 'self' 'nonce-%s'; img-src 'self' data: blob:; media-src 'self'; " +
	"font-src 'self'; connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; object-src 'none'; " +
	"frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'"

// setHeaders puts on every answer what keeps a browser from doing more with it than Somo does.
func (g guards) setHeaders(next http.Handler) http.Handler {
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

func (g guards) refuseOtherSites(next http.Handler) http.Handler {
	protection := http.NewCrossOriginProtection()
	protection.SetDenyHandler(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		g.fail(w, r, &apiError{status: http.StatusForbidden, code: "cross_origin",
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
