package web

import (
	"net/http"
	"net/netip"

	"somo/store"
)

// shortPath is where a shared plan can be opened by a code that is typed.
const shortPath = "/s/"

// followShortCode sends the browser on to the plan of a short code. The code is short enough to be guessed by somebody with
// much time, so it works for this network alone, and few can be tried. store.ErrNotFound: it leads nowhere.
func (s *Server) followShortCode(w http.ResponseWriter, r *http.Request, typed string) error {
	if !fromThisNetwork(r) {
		return store.ErrNotFound
	}
	if !fromThisComputer(r) {
		if wait := s.shortCodes.take(addressOf(r)); wait > 0 {
			return errTooMany("These were too many codes at once. Please wait a moment, then open the address again.", wait)
		}
	}
	code, err := s.store.ShareCodeOf(r.Context(), plainCode(typed))
	if err != nil {
		return err
	}
	http.Redirect(w, r, "/shared/"+code, http.StatusSeeOther)
	return nil
}

// fromThisNetwork tells whether this computer or one beside it asks, and nothing that forwards for others.
func fromThisNetwork(r *http.Request) bool {
	address, err := netip.ParseAddrPort(r.RemoteAddr)
	if err != nil || forwarded(r) {
		return false
	}
	ip := address.Addr().Unmap()
	return ip.IsLoopback() || ip.IsPrivate() || ip.IsLinkLocalUnicast()
}

// inHalves parts a code so that it is read and typed without a slip.
func inHalves(code string) string {
	half := len(code) / 2
	return code[:half] + "-" + code[half:]
}
