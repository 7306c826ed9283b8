package host

import (
	"net"
	"sync"
)

// Gate is an address that stays while those who answer at it come and go. Whoever knocks in between waits, and no other
// program can take the address.
type Gate struct {
	listener net.Listener
	knocks   chan knock
	closed   chan struct{}
	closing  sync.Once
}

// knock is what the listener gave.
type knock struct {
	conn net.Conn
	err  error
}

// NewGate takes the listener over.
func NewGate(listener net.Listener) *Gate {
	g := &Gate{listener: listener, knocks: make(chan knock), closed: make(chan struct{})}
	go g.wait()
	return g
}

func (g *Gate) wait() {
	for {
		conn, err := g.listener.Accept()
		select {
		case g.knocks <- knock{conn, err}:
		case <-g.closed:
			if conn != nil {
				// Nobody is left who could answer.
				_ = conn.Close()
			}
			return
		}
	}
}

// Close gives the address up.
func (g *Gate) Close() error {
	var err error
	g.closing.Do(func() {
		close(g.closed)
		err = g.listener.Close()
	})
	return err
}

// Turn is the listener of one who answers. It ends by its own Close, and the address stays. One at a time has a turn.
func (g *Gate) Turn() net.Listener { return &turn{gate: g, over: make(chan struct{})} }

type turn struct {
	gate   *Gate
	over   chan struct{}
	ending sync.Once
}

func (t *turn) Accept() (net.Conn, error) {
	select {
	case <-t.over:
		return nil, net.ErrClosed
	default:
	}
	select {
	case k := <-t.gate.knocks:
		return k.conn, k.err
	case <-t.over:
	case <-t.gate.closed:
	}
	return nil, net.ErrClosed
}

func (t *turn) Close() error {
	t.ending.Do(func() { close(t.over) })
	return nil
}

func (t *turn) Addr() net.Addr { return t.gate.listener.Addr() }
