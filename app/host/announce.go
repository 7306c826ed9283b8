package host

import (
	"context"
	"errors"
	"io"
	"log/slog"
	"net"
	"net/netip"
	"slices"
	"strconv"
	"sync"
	"time"

	"github.com/pion/logging"
	"github.com/pion/mdns/v2"
	"golang.org/x/net/ipv4"
)

const (
	firstName  = "somo"
	mostNames  = 9 // somo.local to somo-9.local; a network with more of them has an engineer
	nameDomain = ".local"
	// lookForRivals is how often it is asked whether another computer has the name too: two may have come at the same time.
	lookForRivals = time.Minute
	settlesIn     = 3 * time.Second
)

// Announcer gives this computer a name in the networks around it, somo.local or the next one that is free, by multicast
// DNS. It follows the addresses, and has no name while there are none. A nil one never has. Several goroutines may use it.
type Announcer struct {
	addresses func() ([]netip.Addr, error) // those at which colleagues can come now
	fits      func(name string) bool       // whether links may carry the name
	log       *slog.Logger

	look chan struct{}
	done chan struct{}
	work sync.WaitGroup

	mu      sync.Mutex
	name    string
	settled chan struct{} // closed once the name fits the addresses
}

// NewAnnouncer begins to look after the name.
func NewAnnouncer(addresses func() ([]netip.Addr, error), fits func(name string) bool, log *slog.Logger) *Announcer {
	a := &Announcer{addresses: addresses, fits: fits, log: log, look: make(chan struct{}, 1), done: make(chan struct{}), settled: make(chan struct{})}
	a.work.Go(a.follow)
	return a
}

// Name is the name that is announced, "" while there is none. Where it is being looked for, it waits for that, not long.
func (a *Announcer) Name(ctx context.Context) string {
	if a == nil {
		return ""
	}
	ctx, cancel := context.WithTimeout(ctx, settlesIn)
	defer cancel()
	a.mu.Lock()
	settled := a.settled
	a.mu.Unlock()
	select {
	case <-settled:
	case <-ctx.Done():
	case <-a.done:
	}
	a.mu.Lock()
	defer a.mu.Unlock()
	return a.name
}

// Announced tells whether this is the name of now.
func (a *Announcer) Announced(name string) bool {
	if a == nil {
		return false
	}
	a.mu.Lock()
	defer a.mu.Unlock()
	return name != "" && name == a.name
}

// Changed says that the addresses are others now.
func (a *Announcer) Changed() {
	a.mu.Lock()
	select {
	case <-a.settled:
		a.settled = make(chan struct{})
	default: // it is being looked for already
	}
	a.mu.Unlock()
	select {
	case a.look <- struct{}{}:
	default:
	}
}

// Close takes the name back.
func (a *Announcer) Close() {
	if a == nil {
		return
	}
	close(a.done)
	a.work.Wait()
}

// follow is the one goroutine that announces.
func (a *Announcer) follow() {
	var (
		own   *announcement
		tried []netip.Addr // those for which a name was looked for last: where none could be had, it is not asked again all the time
	)
	defer func() { own.withdraw(a.log) }()
	ticker, rivals := time.NewTicker(followEvery), time.NewTicker(lookForRivals)
	defer ticker.Stop()
	defer rivals.Stop()
	for {
		own, tried = a.adjust(own, tried)
		select {
		case <-a.done:
			return
		case <-a.look:
		case <-ticker.C:
		case <-rivals.C:
			tried = nil
			if own.hasRival(a.log) {
				a.log.Info("another computer has the name too, and keeps it", "name", own.name)
				own = own.withdraw(a.log)
			}
		}
	}
}

// adjust makes what is announced fit the addresses, and says that it does.
func (a *Announcer) adjust(own *announcement, tried []netip.Addr) (now *announcement, looked []netip.Addr) {
	wanted, err := a.addresses()
	if err != nil {
		a.log.Warn("this computer's networks cannot be read", "error", err)
	}
	if !slices.Equal(tried, wanted) && (own == nil || !slices.Equal(own.addresses, wanted)) {
		own.withdraw(a.log)
		own = a.announce(wanted)
	}
	a.mu.Lock()
	defer a.mu.Unlock()
	a.name = ""
	if own != nil {
		a.name = own.name
	}
	select {
	case <-a.settled:
	default:
		close(a.settled)
	}
	return own, wanted
}

// announce takes the first name that nobody else has; nil where there are no addresses, or no name can be had.
func (a *Announcer) announce(addresses []netip.Addr) *announcement {
	if len(addresses) == 0 {
		return nil
	}
	for number := 1; number <= mostNames; number++ {
		name := firstName
		if number > 1 {
			name += "-" + strconv.Itoa(number)
		}
		name += nameDomain
		if !a.fits(name) {
			continue
		}
		others, err := whoIs(name, addresses)
		if err != nil {
			a.log.Warn("nobody can be asked who has a name, so none is announced", "error", err)
			return nil
		}
		if len(others) > 0 {
			continue
		}
		own, err := newAnnouncement(name, addresses)
		if err != nil {
			a.log.Warn("the name cannot be announced", "name", name, "error", err)
			return nil
		}
		if own == nil {
			return nil // the addresses have gone meanwhile
		}
		a.log.Info("this computer has a name in the network", "name", name, "addresses", addresses)
		return own
	}
	return nil
}

// announcement is a name that leads to this computer while it stands.
type announcement struct {
	name      string
	addresses []netip.Addr
	responder *mdns.Conn
}

func newAnnouncement(name string, addresses []netip.Addr) (*announcement, error) {
	cards, err := cardsOf(addresses)
	if err != nil || len(cards) == 0 {
		return nil, err
	}
	socket, err := net.ListenUDP("udp4", &net.UDPAddr{IP: net.IPv4(224, 0, 0, 0), Port: mdnsPort}) // shared with others of this computer
	if err != nil {
		return nil, err
	}
	var interfaces []net.Interface
	for _, card := range cards {
		interfaces = append(interfaces, card.Interface)
	}
	responder, err := mdns.NewServer(ipv4.NewPacketConn(socket), nil, mdns.WithLocalNames(name), mdns.WithInterfaces(interfaces...),
		mdns.WithCacheRefresh(false), mdns.WithLoggerFactory(&logging.DefaultLoggerFactory{Writer: io.Discard, DefaultLogLevel: logging.LogLevelDisabled}))
	if err != nil {
		return nil, errors.Join(err, socket.Close())
	}
	if err := tell(name, cards, lives); err != nil {
		return nil, errors.Join(err, responder.Close())
	}
	return &announcement{name, slices.Clone(addresses), responder}, nil
}

// withdraw ends it, so that nobody goes on finding this computer by the name.
func (own *announcement) withdraw(log *slog.Logger) *announcement {
	if own == nil {
		return nil
	}
	if err := own.responder.Close(); err != nil {
		log.Warn("the name may still be answered for", "name", own.name, "error", err)
	}
	cards, err := cardsOf(own.addresses)
	if err == nil {
		err = tell(own.name, cards, 0)
	}
	if err != nil {
		log.Info("others may remember the name for a while", "name", own.name, "error", err)
	}
	return nil
}

// hasRival tells whether another computer answers by the same name and is the one to keep it, which both decide alike.
func (own *announcement) hasRival(log *slog.Logger) bool {
	if own == nil {
		return false
	}
	others, err := whoIs(own.name, own.addresses)
	if err != nil {
		log.Info("nobody can be asked who has the name", "name", own.name, "error", err)
	}
	return slices.ContainsFunc(others, func(other rival) bool { return other.address.Less(other.seenFrom) })
}
