package host

import (
	"net"
	"net/netip"
	"slices"
	"strconv"
)

// Door is how browsers come in: the port, and over HTTPS where there is a certificate.
type Door struct {
	Port        int
	Certificate *Certificate // nil: plain HTTP
	Names       []string     // further names of this server, of which links use those that the certificate covers
}

// Ready is the address that is told once this computer listens there.
func (d Door) Ready(listener net.Listener) string { return d.URL(nameHere(listener)) }

// Here is the address to open on this computer. With a certificate for other names, a browser here would warn of it, and
// what stays on one computer needs no HTTPS.
func (d Door) Here(listener net.Listener) string {
	name := nameHere(listener)
	if d.Certificate != nil && !d.Certificate.Covers(name) && isLoopback(name) {
		return d.link("http", name)
	}
	return d.URL(name)
}

// Listen gives the listener as the door has it: over HTTPS where there is a certificate.
func (d Door) Listen(listener net.Listener) net.Listener {
	if d.Certificate == nil {
		return listener
	}
	return d.Certificate.Listen(listener)
}

// fits tells whether browsers may come by a name without being warned.
func (d Door) fits(name string) bool { return d.Certificate == nil || d.Certificate.Covers(name) }

// HostNames are the further names under which browsers may come.
func (d Door) HostNames() []string {
	if d.Certificate == nil {
		return d.Names
	}
	return slices.Concat(d.Names, d.Certificate.Names())
}

// URL is the address of this server under a name or an IP address.
func (d Door) URL(name string) string {
	if d.Certificate != nil {
		return d.link("https", name)
	}
	return d.link("http", name)
}

func (d Door) link(scheme, name string) string {
	if d.Port == map[string]int{"http": 80, "https": 443}[scheme] {
		if ip, err := netip.ParseAddr(name); err == nil && ip.Is6() {
			name = "[" + name + "]"
		}
		return scheme + "://" + name
	}
	return scheme + "://" + net.JoinHostPort(name, strconv.Itoa(d.Port))
}

// URLs are the links for others, the best first. A cheap phone knows no names of the local network, so addresses come
// before the one that is announced there; over HTTPS, what the certificate covers comes before what browsers warn of.
func (d Door) URLs(ips []netip.Addr, announced string) []string {
	var names []string
	if d.Certificate != nil {
		names = slices.DeleteFunc(slices.Concat(d.Certificate.Names(), d.Names), func(name string) bool {
			return isLoopback(name) || !d.fits(name)
		})
	}
	for _, ip := range ips {
		names = append(names, ip.String())
	}
	if announced != "" {
		names = append(names, announced)
	}
	if d.Certificate != nil {
		rank := map[bool]int{true: 0, false: 1}
		slices.SortStableFunc(names, func(a, b string) int { return rank[d.fits(a)] - rank[d.fits(b)] })
	}
	var urls []string
	for _, name := range names {
		if url := d.URL(name); !slices.Contains(urls, url) {
			urls = append(urls, url)
		}
	}
	return urls
}

func isLoopback(name string) bool {
	ip, err := netip.ParseAddr(name)
	return name == "localhost" || err == nil && ip.IsLoopback()
}
