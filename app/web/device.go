package web

import (
	"crypto/hmac"
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"net/http"
	"strconv"
	"strings"
	"time"
)

const (
	knownDeviceFor = 365 * 24 * time.Hour
	marksKept      = 6 // on a computer that many teachers use, for those who signed in last
	markSeparator  = "."
)

// devices recognises a browser that an account has signed in from before. Guesses from elsewhere then cannot keep the
// account's owner out: her browser has a limit of its own.
type devices struct {
	key    []byte
	cookie string
}

func newDevices(key []byte, port int) devices {
	return devices{key: key, cookie: "somo_device_" + strconv.Itoa(port)}
}

// limitKey is what attempts for this account from this browser are counted under.
func (d devices) limitKey(r *http.Request, account string) string {
	for _, mark := range d.marks(r) {
		if d.belongs(mark, account) {
			return "device:" + mark
		}
	}
	return "account:" + account
}

// remember marks the browser as known to the account.
func (d devices) remember(w http.ResponseWriter, r *http.Request, account string) {
	marks := []string{d.newMark(account)}
	for _, mark := range d.marks(r) {
		if len(marks) < marksKept && !d.belongs(mark, account) {
			marks = append(marks, mark)
		}
	}
	http.SetCookie(w, &http.Cookie{
		Name: d.cookie, Value: strings.Join(marks, markSeparator), Path: "/",
		MaxAge: int(knownDeviceFor / time.Second), HttpOnly: true, SameSite: http.SameSiteLaxMode,
	})
}

func (d devices) marks(r *http.Request) []string {
	cookie, err := r.Cookie(d.cookie)
	if err != nil {
		return nil
	}
	marks := strings.Split(cookie.Value, markSeparator)
	return marks[:min(len(marks), marksKept)]
}

const markNonce = 16

// newMark is a random number and its signature for the account; it names nobody.
func (d devices) newMark(account string) string {
	nonce := make([]byte, markNonce)
	rand.Read(nonce) // never fails: the program ends where the system has no randomness
	return base64.RawURLEncoding.EncodeToString(append(nonce, d.sign(nonce, account)...))
}

func (d devices) belongs(mark, account string) bool {
	raw, err := base64.RawURLEncoding.DecodeString(mark)
	return err == nil && len(raw) == markNonce+sha256.Size && hmac.Equal(raw[markNonce:], d.sign(raw[:markNonce], account))
}

func (d devices) sign(nonce []byte, account string) []byte {
	mac := hmac.New(sha256.New, d.key)
	mac.Write(nonce)
	mac.Write([]byte(account))
	return mac.Sum(nil)
}
