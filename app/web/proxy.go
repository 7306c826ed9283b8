package web

import (
	"net/http"
	"net/netip"
	"slices"
	"strings"
	"sync"
)

// proxies are the addresses of those that hand requests on to this server, and are believed who asked.
type proxies struct {
	trusted []netip.Prefix
	unnamed sync.Once // that a proxy does not say who asks is told once
}

func (p *proxies) trust(address netip.Addr) bool {
	return slices.ContainsFunc(p.trusted, func(prefix netip.Prefix) bool { return prefix.Contains(address) })
}

// throughProxy puts the browser in the place of a trusted proxy: its address, the Host it asked for, and whether it came
// over HTTPS. From everybody else those headers are only what somebody wrote.
func (g guards) throughProxy(next http.Handler) http.Handler {
	if len(g.proxies.trusted) == 0 {
		return next
	}
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		info := infoOf(r)
		info.proxied = true
		if peer, err := netip.ParseAddrPort(r.RemoteAddr); err == nil && g.proxies.trust(peer.Addr().Unmap()) {
			r = g.relayed(r, info)
		}
		next.ServeHTTP(w, r)
	})
}

// relayed is the request as the browser sent it to the proxy. Where the proxy does not say who asks, nobody does: no
// address of this network, and all of them count as one.
func (g guards) relayed(r *http.Request, info *requestInfo) *http.Request {
	info.relayed = true
	r = r.Clone(r.Context())
	client, ok := g.proxies.client(r.Header.Values("X-Forwarded-For"))
	if ok {
		r.RemoteAddr = netip.AddrPortFrom(client, 0).String()
	} else {
		r.RemoteAddr = ""
		g.proxies.unnamed.Do(func() {
			g.log.Warn("the proxy does not say who asks, so limits count everybody as one: have it send X-Forwarded-For")
		})
	}
	if host := nearest(r.Header.Values("X-Forwarded-Host")); host != "" {
		r.Host = host
	}
	switch strings.ToLower(nearest(r.Header.Values("X-Forwarded-Proto"))) {
	case "https":
		info.https = true
	case "http":
		info.https = false
	}
	for _, header := range forwardingHeaders() {
		r.Header.Del(header)
	}
	return r
}

// client is the address that the trusted proxies saw: the last one in the list that is none of them. What stands before
// it is what the client wrote itself.
func (p *proxies) client(headers []string) (client netip.Addr, ok bool) {
	if len(headers) == 0 {
		return netip.Addr{}, false
	}
	for _, hop := range slices.Backward(strings.Split(strings.Join(headers, ","), ",")) {
		if client, ok = parseHop(hop); !ok || !p.trust(client) {
			return client, ok
		}
	}
	return client, true
}

// parseHop reads an address as proxies write them: with or without a port, in brackets or not.
func parseHop(text string) (netip.Addr, bool) {
	text = strings.TrimSpace(text)
	if withPort, err := netip.ParseAddrPort(text); err == nil {
		return withPort.Addr().Unmap(), true
	}
	address, err := netip.ParseAddr(strings.Trim(text, "[]"))
	return address.Unmap(), err == nil
}

// nearest is what the proxy next to this server wrote, where several each added theirs.
func nearest(headers []string) string {
	if len(headers) == 0 {
		return ""
	}
	last := headers[len(headers)-1]
	return strings.TrimSpace(last[strings.LastIndex(last, ",")+1:])
}
