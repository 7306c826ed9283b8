package host

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net"
	"net/netip"
	"slices"
	"strings"
)

// FixedNetwork is that of a server that was started for one address and stays there.
type FixedNetwork struct {
	Listener net.Listener
	Door     Door
	Names    *Announcer // nil where it gets no name
}

// NewFixedNetwork is one that also gets a name in the private networks around it, until it is closed.
func NewFixedNetwork(listener net.Listener, door Door, log *slog.Logger) FixedNetwork {
	private := func() ([]netip.Addr, error) {
		ips, err := reachableAt(listener)
		return slices.DeleteFunc(ips, isPublic), err
	}
	return FixedNetwork{listener, door, NewAnnouncer(private, door.fits, log)}
}

// Announces tells whether this is the name that the computer has in the network.
func (f FixedNetwork) Announces(name string) bool { return f.Names.Announced(name) }

// Close takes the name back.
func (f FixedNetwork) Close() { f.Names.Close() }

// On tells whether others can come by that address.
func (f FixedNetwork) On() bool {
	address, ok := f.Listener.Addr().(*net.TCPAddr)
	return ok && !address.IP.IsLoopback()
}

// Switchable is false: the address is what a person chose for this run.
func (f FixedNetwork) Switchable() bool { return false }

// Set refuses.
func (f FixedNetwork) Set(context.Context, bool) error { return errors.New("the address is fixed") }

// URLs are the links at which other computers reach the listener, the likeliest first: none where it listens to this
// computer alone. They change as the computer joins networks.
func (f FixedNetwork) URLs(ctx context.Context) ([]string, error) {
	ips, err := reachableAt(f.Listener)
	if err != nil || len(ips) == 0 {
		return nil, err
	}
	return f.Door.URLs(ips, f.Names.Name(ctx)), nil
}

// reachableAt are the addresses of this computer at which others reach the listener, the likeliest first.
func reachableAt(listener net.Listener) ([]netip.Addr, error) {
	address, ok := listener.Addr().(*net.TCPAddr)
	if !ok || address.IP.IsLoopback() {
		return nil, nil
	}
	if !address.IP.IsUnspecified() {
		return []netip.Addr{address.AddrPort().Addr().Unmap()}, nil
	}
	own, err := ownAddresses()
	if err != nil {
		return nil, fmt.Errorf("reading this computer's addresses: %w", err)
	}
	if address.IP.To4() != nil {
		own = slices.DeleteFunc(own, func(a ownAddress) bool { return !a.ip.Is4() })
	}
	return likeliestFirst(own), nil
}

// ownAddress is an address of this computer and the network card that has it.
type ownAddress struct {
	card string
	ip   netip.Addr
}

func ownAddresses() ([]ownAddress, error) {
	cards, err := net.Interfaces()
	if err != nil {
		return nil, err
	}
	var own []ownAddress
	for _, card := range cards {
		if card.Flags&net.FlagUp == 0 {
			continue
		}
		addresses, err := card.Addrs()
		if err != nil {
			return nil, err
		}
		for _, address := range addresses {
			if prefix, err := netip.ParsePrefix(address.String()); err == nil { // what is no prefix is no address to open
				own = append(own, ownAddress{card.Name, prefix.Addr()})
			}
		}
	}
	return own, nil
}

// likeliestFirst keeps the addresses that other computers can open, IPv6 ones only where there are no others: nobody
// reads them out to a class.
func likeliestFirst(own []ownAddress) []netip.Addr {
	own = slices.DeleteFunc(slices.Clone(own), func(a ownAddress) bool { return !a.ip.IsGlobalUnicast() })
	if slices.ContainsFunc(own, func(a ownAddress) bool { return a.ip.Is4() }) {
		own = slices.DeleteFunc(own, func(a ownAddress) bool { return !a.ip.Is4() })
	}
	slices.SortStableFunc(own, func(a, b ownAddress) int { return cmp.Compare(a.rank(), b.rank()) })
	ips := make([]netip.Addr, len(own))
	for i, address := range own {
		ips[i] = address.ip
	}
	return slices.Compact(ips)
}

// rank puts the ranges first that schools and phones give out, then what else is private, then what the whole world may
// reach. Cards that exist only in software, between this computer and the machines it plays, stand last.
func (a ownAddress) rank() int {
	const software = 4
	rank := 3
	switch {
	case !a.ip.IsPrivate():
	case a.ip.Is4() && a.ip.As4()[0] == 192:
		rank = 0
	case a.ip.Is4() && a.ip.As4()[0] == 10:
		rank = 1
	default:
		rank = 2
	}
	card := strings.ToLower(a.card)
	for _, name := range []string{"docker", "br-", "veth", "virbr", "vmnet", "vmware", "vboxnet", "virtualbox", "vethernet", "tun", "tap", "wg"} {
		if strings.HasPrefix(card, name) {
			return rank + software
		}
	}
	return rank
}
