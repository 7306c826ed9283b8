package web

import (
	"crypto/rand"
	"crypto/sha256"
	"encoding/hex"
	"net/http"
	"strconv"
	"time"
)

const raterFor = 365 * 24 * time.Hour

// raters tells browsers apart by a random number in a cookie, so that each has one rating a plan. It names nobody, and
// the database knows only its hash.
type raters struct {
	cookie string
}

func newRaters(port int) raters { return raters{cookie: "somo_rater_" + strconv.Itoa(port)} }

// key gives what the browser's ratings are kept under, and marks a browser that has no number yet.
func (k raters) key(w http.ResponseWriter, r *http.Request) string {
	number := rand.Text()
	if cookie, err := r.Cookie(k.cookie); err == nil && len(cookie.Value) == len(number) {
		number = cookie.Value
	}
	http.SetCookie(w, &http.Cookie{Name: k.cookie, Value: number, Path: "/", MaxAge: int(raterFor / time.Second),
		HttpOnly: true, SameSite: http.SameSiteLaxMode})
	hash := sha256.Sum256([]byte(number))
	return hex.EncodeToString(hash[:])
}
