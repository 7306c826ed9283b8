package web

import (
	"context"
	"net"
	"net/http"
	"testing"
	"time"
)

// Browsers keep connections ready over which they ask nothing; a server without the mend waits five seconds for them.
func TestAStopWaitsForNoConnectionThatAsksNothing(t *testing.T) {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	known := make(chan struct{})
	server := &http.Server{Handler: http.NotFoundHandler(), ReadHeaderTimeout: time.Minute}
	closeUnasked(server)
	note := server.ConnState
	server.ConnState = func(conn net.Conn, state http.ConnState) {
		note(conn, state)
		if state == http.StateNew {
			close(known)
		}
	}
	served := make(chan error, 1)
	go func() { served <- server.Serve(listener) }()
	conn, err := net.Dial("tcp", listener.Addr().String())
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close()
	<-known
	ctx, cancel := context.WithTimeout(t.Context(), 4*time.Second) // less than a server waits by itself
	defer cancel()
	if err := server.Shutdown(ctx); err != nil {
		t.Errorf("stopping: %v", err)
	}
	if err := <-served; err != http.ErrServerClosed {
		t.Errorf("serving: %v", err)
	}
}
