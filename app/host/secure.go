package host

import (
	"crypto/tls"
	"errors"
	"net"
	"sync"
	"time"
)

const (
	sayFirstWordIn = 5 * time.Second
	tlsHandshake   = 0x16 // the first byte of whoever speaks TLS; no HTTP begins with it
)

// secureListener tells by the first byte whether a connection speaks TLS.
type secureListener struct {
	net.Listener
	config *tls.Config
	sorted chan accepted
	closed chan struct{}
	once   sync.Once
}

type accepted struct {
	conn net.Conn
	err  error
}

func newSecureListener(inner net.Listener, config *tls.Config) *secureListener {
	l := &secureListener{Listener: inner, config: config, sorted: make(chan accepted), closed: make(chan struct{})}
	go l.take()
	return l
}

// take accepts connections until the listener is closed. None waits for another to say its first word.
func (l *secureListener) take() {
	for {
		conn, err := l.Listener.Accept()
		switch {
		case err == nil:
			go l.sort(conn)
		case !l.hand(accepted{err: err}), errors.Is(err, net.ErrClosed):
			return
		}
	}
}

func (l *secureListener) sort(conn net.Conn) {
	first := make([]byte, 1)
	err := conn.SetReadDeadline(time.Now().Add(sayFirstWordIn))
	if err == nil {
		_, err = conn.Read(first)
	}
	if err == nil {
		err = conn.SetReadDeadline(time.Time{})
	}
	if err != nil {
		_ = conn.Close() // it said nothing, so there is nobody to tell
		return
	}
	var begun net.Conn = &begunConn{Conn: conn, first: first}
	if first[0] == tlsHandshake {
		begun = tls.Server(begun, l.config)
	}
	if !l.hand(accepted{conn: begun}) {
		_ = conn.Close() // the listener has gone
	}
}

// hand waits until the connection is accepted; false where the listener was closed first.
func (l *secureListener) hand(a accepted) bool {
	select {
	case l.sorted <- a:
		return true
	case <-l.closed:
		return false
	}
}

func (l *secureListener) Accept() (net.Conn, error) {
	select {
	case a := <-l.sorted:
		return a.conn, a.err
	case <-l.closed:
		return nil, net.ErrClosed
	}
}

func (l *secureListener) Close() error {
	l.once.Do(func() { close(l.closed) })
	return l.Listener.Close()
}

// begunConn gives back the byte that was read ahead. Only one goroutine at a time reads from a connection.
type begunConn struct {
	net.Conn
	first []byte
}

func (c *begunConn) Read(buffer []byte) (int, error) {
	if len(c.first) > 0 && len(buffer) > 0 {
		n := copy(buffer, c.first)
		c.first = c.first[n:]
		return n, nil
	}
	return c.Conn.Read(buffer)
}
