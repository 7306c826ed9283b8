package web

import (
	"container/list"
	"net/http"
	"net/netip"
	"sync"
	"time"

	"golang.org/x/time/rate"
)

// limitedKeys bounds how many addresses or accounts a limiter remembers; the one not seen for longest is forgotten first.
const limitedKeys = 10_000

// limiter counts per key, with a burst that fills up again at a steady rate.
type limiter struct {
	rate  rate.Limit
	burst int
	now   func() time.Time

	mu     sync.Mutex
	recent *list.List // of *bucket, the one used last in front
	byKey  map[string]*list.Element
}

type bucket struct {
	key      string
	tokens   *rate.Limiter
	failures int
}

func newLimiter(now func() time.Time, burst int, every time.Duration) *limiter {
	return &limiter{rate: rate.Every(every), burst: burst, now: now, recent: list.New(), byKey: map[string]*list.Element{}}
}

// take counts one attempt. Where there were too many it returns how long to wait, and does not count this one.
func (l *limiter) take(key string) (wait time.Duration) {
	l.mu.Lock()
	defer l.mu.Unlock()
	now := l.now()
	reservation := l.bucket(key).tokens.ReserveN(now, 1)
	if wait = reservation.DelayFrom(now); wait > 0 {
		reservation.CancelAt(now)
	}
	return wait
}

// fail notes that the attempt was wrong. After slowAfter of them in a row the key gets one attempt every slow.
func (l *limiter) fail(key string, slowAfter int, slow time.Duration) {
	l.mu.Lock()
	defer l.mu.Unlock()
	b := l.bucket(key)
	if b.failures++; b.failures >= slowAfter {
		b.tokens.SetLimitAt(l.now(), rate.Every(slow))
	}
}

// forget gives the key a fresh start.
func (l *limiter) forget(key string) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if element, ok := l.byKey[key]; ok {
		l.recent.Remove(element)
		delete(l.byKey, key)
	}
}

// bucket finds or makes the key's bucket. The caller holds the lock.
func (l *limiter) bucket(key string) *bucket {
	if element, ok := l.byKey[key]; ok {
		l.recent.MoveToFront(element)
		return element.Value.(*bucket)
	}
	if l.recent.Len() >= limitedKeys {
		oldest := l.recent.Back()
		l.recent.Remove(oldest)
		delete(l.byKey, oldest.Value.(*bucket).key)
	}
	b := &bucket{key: key, tokens: rate.NewLimiter(l.rate, l.burst)}
	l.byKey[key] = l.recent.PushFront(b)
	return b
}

// addressOf is what limits by address count: the connection's IPv4 address, or the /64 of an IPv6 one, which one
// subscriber has whole. Forwarding headers are not looked at, because anybody can send them; a trusted proxy has put the
// browser's address in its place already.
func addressOf(r *http.Request) string {
	address, err := netip.ParseAddrPort(r.RemoteAddr)
	if err != nil {
		return r.RemoteAddr
	}
	ip := address.Addr().Unmap()
	if ip.Is4() {
		return ip.String()
	}
	prefix, err := ip.WithZone("").Prefix(64)
	if err != nil {
		return ip.String()
	}
	return prefix.String()
}

// fromThisComputer tells whether the person at this computer asks: over its own connection, under its own name, and not
// through something that forwards for others. Behind a proxy nobody can tell.
func fromThisComputer(r *http.Request) bool {
	return !infoOf(r).proxied && fromLoopback(r) && !forwarded(r) && namesThisComputer(r.Host)
}

// fromLoopback tells whether a program of this computer asks, for whomever.
func fromLoopback(r *http.Request) bool {
	address, err := netip.ParseAddrPort(r.RemoteAddr)
	return err == nil && address.Addr().Unmap().IsLoopback()
}

func forwardingHeaders() []string {
	return []string{"Forwarded", "X-Forwarded-For", "X-Forwarded-Host", "X-Forwarded-Proto", "X-Real-Ip", "Via"}
}

// forwarded tells whether the request came through something that asks for others.
func forwarded(r *http.Request) bool {
	for _, header := range forwardingHeaders() {
		if r.Header.Get(header) != "" {
			return true
		}
	}
	return false
}
