package host

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"maps"
	"net"
	"net/http"
	"net/netip"
	"slices"
	"sync"
	"time"

	"golang.org/x/net/netutil"
)

// followEvery is how often this computer's addresses are looked at: it joins and leaves networks while Somo runs.
const followEvery = 10 * time.Second

// LAN opens Somo to the network: one more listener for each private address of this computer, at the port that it has
// here. The listener of this computer alone is never touched. Several goroutines may use it.
type LAN struct {
	door      Door
	serve     func(net.Listener) error
	addresses func() ([]netip.Addr, error)
	names     *Announcer
	log       *slog.Logger

	mu      sync.Mutex
	on      bool
	closed  bool
	open    map[netip.Addr]*cutListener
	serving sync.WaitGroup
	done    chan struct{}
}

// NewLAN begins with the network off. serve answers on a listener until that is closed.
func NewLAN(door Door, serve func(net.Listener) error, log *slog.Logger) *LAN {
	l := &LAN{door: door, serve: serve, addresses: privateAddresses, log: log, open: map[netip.Addr]*cutListener{}, done: make(chan struct{})}
	l.names = NewAnnouncer(l.reachable, door.fits, log)
	l.serving.Go(l.follow)
	return l
}

// On tells whether colleagues may come.
func (l *LAN) On() bool {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.on
}

// Switchable is true.
func (l *LAN) Switchable() bool { return true }

// Set opens Somo to the network, or closes it and every connection from there.
func (l *LAN) Set(ctx context.Context, on bool) error {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.on = on
	return l.adjust(ctx)
}

// URLs are where colleagues reach Somo now, the likeliest first.
func (l *LAN) URLs(ctx context.Context) ([]string, error) {
	l.mu.Lock()
	err := l.adjust(ctx) // the computer may have joined another network a moment ago
	l.mu.Unlock()
	if err != nil {
		return nil, err
	}
	open, err := l.reachable()
	if err != nil || len(open) == 0 {
		return nil, err
	}
	return l.door.URLs(open, l.names.Name(ctx)), nil
}

// Announces tells whether this is the name that the computer has in the network.
func (l *LAN) Announces(name string) bool { return l.names.Announced(name) }

// reachable are the addresses at which colleagues can come now, the likeliest first.
func (l *LAN) reachable() ([]netip.Addr, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if !l.on || l.closed {
		return nil, nil
	}
	all, err := l.addresses()
	return slices.DeleteFunc(slices.Clone(all), func(ip netip.Addr) bool { return l.open[ip] == nil }), err
}

// Close ends it.
func (l *LAN) Close() {
	l.mu.Lock()
	if !l.closed {
		l.closed = true
		close(l.done)
	}
	for ip := range l.open {
		l.shut(ip)
	}
	l.mu.Unlock()
	l.names.Close()
	l.serving.Wait()
}

func (l *LAN) follow() {
	ticker := time.NewTicker(followEvery)
	defer ticker.Stop()
	for {
		select {
		case <-l.done:
			return
		case <-ticker.C:
			l.mu.Lock()
			if err := l.adjust(context.Background()); err != nil {
				l.log.Warn("this computer's networks cannot be read", "error", err)
			}
			l.mu.Unlock()
		}
	}
}

// adjust opens and closes listeners until they fit the addresses.
func (l *LAN) adjust(ctx context.Context) error {
	if l.closed {
		return nil
	}
	var wanted []netip.Addr
	if l.on {
		all, err := l.addresses()
		if err != nil {
			return fmt.Errorf("reading this computer's addresses: %w", err)
		}
		wanted = all
	}
	before := slices.Collect(maps.Keys(l.open))
	for _, ip := range before {
		if !slices.Contains(wanted, ip) {
			l.shut(ip)
		}
	}
	for _, ip := range wanted {
		if l.open[ip] == nil {
			l.start(ctx, ip)
		}
	}
	if len(before) != len(l.open) || slices.ContainsFunc(before, func(ip netip.Addr) bool { return l.open[ip] == nil }) {
		l.names.Changed()
	}
	return nil
}

// start listens at one address. Where another program has the port there, the other addresses still do.
func (l *LAN) start(ctx context.Context, ip netip.Addr) {
	var config net.ListenConfig
	inner, err := config.Listen(ctx, "tcp", netip.AddrPortFrom(ip, uint16(l.door.Port)).String())
	if err != nil {
		l.log.Warn("colleagues cannot come by this address", "address", ip, "error", err)
		return
	}
	listener := &cutListener{Listener: netutil.LimitListener(inner, maxConnections), taken: map[net.Conn]bool{}}
	l.open[ip] = listener
	l.log.Info("colleagues can open Somo", "address", l.door.URL(ip.String()))
	l.serving.Go(func() {
		if err := l.serve(listener); err != nil && !errors.Is(err, net.ErrClosed) && !errors.Is(err, http.ErrServerClosed) && !listener.isCut() {
			l.log.Error("colleagues can no longer come by this address", "address", ip, "error", err)
		}
	})
}

func (l *LAN) shut(ip netip.Addr) {
	if err := l.open[ip].Close(); err != nil {
		l.log.Warn("an address could not be closed", "address", ip, "error", err)
	}
	delete(l.open, ip)
}

// privateAddresses are those of networks at school and at home, the likeliest first.
func privateAddresses() ([]netip.Addr, error) {
	own, err := ownAddresses()
	if err != nil {
		return nil, err
	}
	return slices.DeleteFunc(likeliestFirst(own), isPublic), nil
}

func isPublic(ip netip.Addr) bool { return !ip.Is4() || !ip.IsPrivate() }

// PrivateAddresses are this computer's addresses in the networks it is in, the likeliest to be reached first.
func PrivateAddresses() ([]string, error) {
	all, err := privateAddresses()
	if err != nil {
		return nil, fmt.Errorf("reading this computer's addresses: %w", err)
	}
	texts := make([]string, len(all))
	for i, ip := range all {
		texts[i] = ip.String()
	}
	return texts, nil
}

// cutListener also closes what came through it: whoever turns the network off means it.
type cutListener struct {
	net.Listener
	mu    sync.Mutex
	cut   bool
	taken map[net.Conn]bool
}

func (c *cutListener) Accept() (net.Conn, error) {
	conn, err := c.Listener.Accept()
	if err != nil {
		return nil, err
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.cut {
		return nil, errors.Join(net.ErrClosed, conn.Close())
	}
	kept := &cutConn{Conn: conn, from: c}
	c.taken[kept] = true
	return kept, nil
}

func (c *cutListener) Close() error {
	c.mu.Lock()
	c.cut = true
	taken := c.taken
	c.taken = map[net.Conn]bool{}
	c.mu.Unlock()
	problems := []error{c.Listener.Close()}
	for conn := range taken {
		if err := conn.Close(); !errors.Is(err, net.ErrClosed) {
			problems = append(problems, err)
		}
	}
	if err := errors.Join(problems...); !errors.Is(err, net.ErrClosed) {
		return err
	}
	return nil
}

func (c *cutListener) isCut() bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.cut
}

type cutConn struct {
	net.Conn
	from *cutListener
}

func (c *cutConn) Close() error {
	c.from.mu.Lock()
	delete(c.from.taken, c)
	c.from.mu.Unlock()
	return c.Conn.Close()
}
