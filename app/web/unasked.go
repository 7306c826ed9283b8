package web

import (
	"net"
	"net/http"
	"sync"
)

// unasked are the connections over which nothing was asked yet. Browsers open some ahead of need, and a server that stops would wait
// five seconds for what they ask.
type unasked struct {
	mu      sync.Mutex
	open    map[net.Conn]struct{}
	stopped bool
}

// closeUnasked has a server that stops close them.
func closeUnasked(server *http.Server) {
	u := &unasked{open: map[net.Conn]struct{}{}}
	server.ConnState = u.note
	server.RegisterOnShutdown(u.stop)
}

func (u *unasked) note(conn net.Conn, state http.ConnState) {
	u.mu.Lock()
	defer u.mu.Unlock()
	switch {
	case state != http.StateNew:
		delete(u.open, conn)
	case u.stopped:
		conn.Close()
	default:
		u.open[conn] = struct{}{}
	}
}

func (u *unasked) stop() {
	u.mu.Lock()
	defer u.mu.Unlock()
	u.stopped = true
	for conn := range u.open {
		conn.Close()
	}
}
