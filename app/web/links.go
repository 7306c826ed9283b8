package web

import (
	"net/http"
	"slices"
)

// addresses are where this server can be opened from the network, the best first. Somebody who asks from another computer
// has come by one that works; but not every phone knows the name that is announced in the network. Where only this computer
// reaches the server, there is its own address alone.
func (s *Server) addresses(r *http.Request) ([]string, error) {
	network, err := s.networkLinks(r)
	if err != nil {
		return nil, err
	}
	asked := originOf(r)
	if namesThisComputer(r.Host) || len(network) > 0 && s.network.Announces(hostOf(r.Host)) {
		if len(network) == 0 {
			return []string{asked}, nil
		}
		return network, nil
	}
	others := slices.DeleteFunc(network, func(address string) bool { return address == asked })
	return append([]string{asked}, others...), nil
}

// networkLinks are where colleagues can open this server, the best first; none where they cannot. Behind a proxy that is
// the address by which the proxy is asked, and no other: the proxy is the way in that was chosen.
func (s *Server) networkLinks(r *http.Request) ([]string, error) {
	info := infoOf(r)
	switch {
	case !info.proxied:
		return s.network.URLs(r.Context())
	case info.relayed && !namesThisComputer(r.Host):
		return []string{originOf(r)}, nil
	}
	return nil, nil
}

// originOf is the address by which the browser came.
func originOf(r *http.Request) string {
	if infoOf(r).https {
		return "https://" + r.Host
	}
	return "http://" + r.Host
}
