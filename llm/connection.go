package llm

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"net"
	"net/http"
	"net/netip"
	"syscall"
	"time"

	"github.com/ollama/ollama/api"
)

// connection is the way to one server, the same for both protocols.
type connection struct {
	base  string
	key   string
	waits Waits
	log   *slog.Logger
	http  http.RoundTripper
}

func newConnection(options Options) connection {
	log := options.Log
	if log == nil {
		log = slog.New(slog.DiscardHandler)
	}
	waits := options.Waits.withDefaults()
	return connection{
		base:  options.Base,
		key:   options.Key,
		waits: waits,
		log:   log,
		http: &http.Transport{
			Proxy:              nil, // a server in the house is never behind a proxy
			DialContext:        (&net.Dialer{Timeout: waits.Dial, Control: refuseForeign}).DialContext,
			DisableCompression: true,
			DisableKeepAlives:  true,
			MaxConnsPerHost:    32,
		},
	}
}

// Address is where the server is.
func (c *connection) Address() string { return c.base }

// refuseForeign lets a connection through to this computer and to private networks only: it sees the address that a name
// led to, so that no name can lead out of the house.
func refuseForeign(_, address string, _ syscall.RawConn) error {
	target, err := netip.ParseAddrPort(address)
	if err != nil {
		return fmt.Errorf("reading the address %q: %w", address, err)
	}
	if ip := target.Addr().Unmap(); ip.IsLoopback() || ip.IsPrivate() {
		return nil
	}
	return &Error{Kind: KindOffline, Message: target.Addr().String() + " is neither this computer nor in a private network; models are asked there only"}
}

const (
	maxText  = 1 << 20  // of one answer's text
	maxLine  = 4 << 20  // of one line of a stream
	maxWire  = 64 << 20 // of one answer as it comes over the wire, with what stands around each token
	maxWhole = 8 << 20  // of an answer that is no stream
	maxError = 64 << 10 // of an answer that is an error
)

// tap sits between one request and the network: it notes the status and how the body ended, which the Ollama client does
// not report, refuses redirects, and cuts what is too long.
type tap struct {
	next   http.RoundTripper
	key    string
	wire   int64 // 0 stands for no limit
	status int
	broken error
}

// RoundTrip implements http.RoundTripper.
func (t *tap) RoundTrip(request *http.Request) (*http.Response, error) {
	request = request.Clone(request.Context())
	request.Header.Set("User-Agent", "Somo")
	request.Header.Del("Authorization")
	if t.key != "" {
		request.Header.Set("Authorization", "Bearer "+t.key)
	}
	response, err := t.next.RoundTrip(request)
	if err != nil {
		return nil, err
	}
	t.status = response.StatusCode
	if response.StatusCode >= 300 && response.StatusCode < 400 {
		_ = response.Body.Close()
		return nil, &Error{Kind: KindOther, Status: t.status, Message: "the server points elsewhere, which is not followed"}
	}
	response.Body = &body{ReadCloser: response.Body, tap: t}
	return response, nil
}

// body is an answer that is measured while it is read.
type body struct {
	io.ReadCloser
	tap   *tap
	total int64
	line  int // bytes since the last line's end
}

// Read implements io.Reader.
func (b *body) Read(into []byte) (int, error) {
	n, err := b.ReadCloser.Read(into)
	for at := 0; at < n; {
		end := bytes.IndexByte(into[at:n], '\n')
		if end < 0 {
			end = n - at - 1
			b.line += n - at
		} else {
			b.line = 0
		}
		if b.line > maxLine || end > maxLine {
			n, err = at, &Error{Kind: KindRunner, Status: b.tap.status, Message: "the server sent a line without end"}
		}
		at += end + 1
	}
	b.total += int64(n)
	switch {
	case b.tap.status >= 400 && b.total >= maxError:
		err = io.EOF
	case b.tap.wire > 0 && b.total > b.tap.wire:
		err = &Error{Kind: KindRunner, Status: b.tap.status, Message: "the server sent too much"}
	}
	if err != nil && !errors.Is(err, io.EOF) {
		b.tap.broken = err
	}
	return n, err
}

// failure makes an Error of whatever ended a request: the caller, a watchdog, the network or the server's words. It is nil
// where nothing did. parent is the caller's context, run the one that the request ran under.
func (t *tap) failure(parent, run context.Context, err error) *Error {
	var own *Error
	var status api.StatusError
	var unauthorized api.AuthorizationError
	switch {
	case parent.Err() != nil && (err != nil || t.broken != nil || run.Err() != nil):
		return cancelled(parent)
	case errors.As(context.Cause(run), &own), errors.As(err, &own), errors.As(t.broken, &own):
		return own
	case errors.As(err, &status):
		return classify(status.StatusCode, status.ErrorMessage)
	case errors.As(err, &unauthorized):
		return classify(unauthorized.StatusCode, "the server wants a key")
	case t.broken != nil:
		return &Error{Kind: KindTruncated, Status: t.status, Message: "the connection broke: " + readable(t.broken.Error()), cause: t.broken}
	case err != nil && t.status == 0:
		return unreached(err)
	case err != nil:
		return classify(t.status, err.Error())
	case t.status >= 400:
		return classify(t.status, "")
	}
	return nil
}

func cancelled(parent context.Context) *Error {
	return &Error{Kind: KindCancelled, Message: "the caller gave up", cause: context.Cause(parent)}
}

// unreached tells a server that is not there from one that took the question and hung up.
func unreached(err error) *Error {
	failure := &Error{Kind: KindOffline, Message: readable(err.Error()), cause: err}
	var network *net.OpError
	if errors.Is(err, io.EOF) || errors.Is(err, io.ErrUnexpectedEOF) || errors.As(err, &network) && network.Op != "dial" {
		failure.Kind = KindRunner
	}
	return failure
}

// errSilent is the reason of a context that ends because a server said nothing for too long.
func errSilent(wait time.Duration) *Error {
	return &Error{Kind: KindStalled, Message: "nothing came for " + wait.String()}
}
