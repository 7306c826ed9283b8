package web

import (
	"net/http"
	"slices"
)

// addresses are where this server can be opened from the network, the best first. Somebody who asks from another computer
// has come by one that works. Where only this computer reaches the server, there is its own address alone.
func (s *Server) addresses(r *http.Request) ([]string, error) {
	network, err := s.network.URLs(r.Context())
	if err != nil {
		return nil, err
	}
	asked := originOf(r)
	if namesThisComputer(r.Host) {
		if len(network) == 0 {
			return []string{asked}, nil
		}
		return network, nil
	}
	others := slices.DeleteFunc(network, func(address string) bool { return address == asked })
	return append([]string{asked}, others...), nil
}

// originOf is the address by which the browser came.
func originOf(r *http.Request) string {
	if r.TLS != nil {
		return "https://" + r.Host
	}
	return "http://" + r.Host
}
