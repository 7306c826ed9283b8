package app

import (
	"fmt"
	"log/slog"
	"net"
	"net/netip"
	"time"

	"somo/app/host"
	"somo/app/web"
)

// certificate is what the server shows over HTTPS, nil where it speaks plain HTTP.
func (c *config) certificate(log *slog.Logger) (*host.Certificate, error) {
	if c.tlsCert == "" {
		return nil, nil
	}
	return host.LoadCertificate(c.tlsCert, c.tlsKey, time.Now, log)
}

// network is how colleagues come to what listens here; leave ends that. Behind a proxy, the proxy is the only way in.
func (c *config) network(listener net.Listener, door host.Door, serve func(net.Listener) error, log *slog.Logger) (network web.Network, leave func()) {
	switch {
	case len(c.proxies) > 0:
		return host.FixedNetwork{Listener: listener, Door: door}, func() {}
	case c.address != "":
		fixed := host.NewFixedNetwork(listener, door, log)
		return fixed, fixed.Close
	}
	lan := host.NewLAN(door, serve, log)
	return lan, lan.Close
}

// parseProxy reads the address of a proxy, or a range of addresses such as 10.0.5.0/28.
func parseProxy(text string) (netip.Prefix, error) {
	if address, err := netip.ParseAddr(text); err == nil && address.Zone() == "" && !address.IsUnspecified() {
		address = address.Unmap()
		return netip.PrefixFrom(address, address.BitLen()), nil
	}
	proxies, err := netip.ParsePrefix(text)
	if err != nil || proxies.Addr().Is4In6() {
		return netip.Prefix{}, fmt.Errorf("--behind-proxy %q is not the address of a proxy, such as 127.0.0.1 or 10.0.5.0/28", text)
	}
	if proxies.Bits() == 0 {
		return netip.Prefix{}, fmt.Errorf("--behind-proxy %q would trust everybody: name the address of the proxy alone", text)
	}
	return proxies.Masked(), nil
}
