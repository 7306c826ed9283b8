package web

import "net/http"

// leadToHTTPS sends browsers of the network that came over plain HTTP on to HTTPS, where this server has a certificate.
// What stays on this computer needs none, and a proxy has its own mind about it.
func (g guards) leadToHTTPS(next http.Handler) http.Handler {
	if !g.https {
		return next
	}
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if infoOf(r).https || infoOf(r).relayed || fromLoopback(r) {
			next.ServeHTTP(w, r)
			return
		}
		http.Redirect(w, r, "https://"+r.Host+r.URL.RequestURI(), http.StatusPermanentRedirect)
	})
}
