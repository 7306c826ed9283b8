package web

import (
	"net"
	"net/http"
	"strings"
)

// hostCheck knows the names of this server. A page of another site that points its own name at this computer (DNS
// rebinding) passes every check of the origin, but it cannot choose the Host header.
type hostCheck struct {
	names     map[string]bool
	announced func(name string) bool // whether it is this computer's in the network now; nil: it has none
}

// newHostCheck takes this computer's name and the further names that were set.
func newHostCheck(computer string, further []string, announced func(string) bool) hostCheck {
	names := map[string]bool{}
	for _, name := range append([]string{computer, computer + ".local"}, further...) {
		if name = strings.TrimSuffix(strings.ToLower(name), "."); name != "" && name != ".local" {
			names[name] = true
		}
	}
	return hostCheck{names, announced}
}

func (c hostCheck) allows(header string) bool {
	name := hostOf(header)
	return name == "localhost" || strings.HasSuffix(name, ".localhost") || net.ParseIP(name) != nil || c.names[name] || c.announced != nil && c.announced(name)
}

// trustworthy says whether a browser counts the origin of this request as safe. On plain HTTP in a network it ignores
// some headers and complains about them in the console.
func trustworthy(r *http.Request) bool {
	return infoOf(r).https || namesThisComputer(r.Host)
}

// namesThisComputer says whether a Host header can only mean the computer it is asked on.
func namesThisComputer(header string) bool {
	name := hostOf(header)
	return name == "localhost" || strings.HasSuffix(name, ".localhost") || net.ParseIP(name).IsLoopback()
}

// hostOf takes the port and the brackets off a Host header; "" where it is no host.
func hostOf(header string) string {
	name := header
	if host, _, err := net.SplitHostPort(header); err == nil {
		name = host
	} else if strings.HasPrefix(header, "[") && strings.HasSuffix(header, "]") {
		name = header[1 : len(header)-1]
	}
	return strings.TrimSuffix(strings.ToLower(name), ".")
}

func (c hostCheck) middleware(fail func(http.ResponseWriter, *http.Request, error), next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if !c.allows(r.Host) {
			fail(w, r, &apiError{status: http.StatusMisdirectedRequest, code: "wrong_host",
				message: "This address is not one of this server's. Please open Somo at the address it printed when it started."})
			return
		}
		next.ServeHTTP(w, r)
	})
}
