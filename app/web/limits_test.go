package web

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"strconv"
	"testing"
	"time"
)

func waitOf(t *testing.T, r *reply) time.Duration {
	t.Helper()
	seconds, err := strconv.Atoi(r.header.Get("Retry-After"))
	if err != nil || seconds < 1 {
		t.Fatalf("%s: Retry-After %q", r.name, r.header.Get("Retry-After"))
	}
	return time.Duration(seconds) * time.Second
}

func TestGuessingOneAccountIsSlow(t *testing.T) {
	f := start(t)
	f.teacher("amina")
	guess := func(address string) *reply {
		return f.colleague(address).post("/api/login", signInBody("amina", "a wrong guess"))
	}
	for i := range 5 {
		guess(fmt.Sprint("10.0.0.", i)).refused(401, "bad_credentials")
	}
	refused := guess("10.0.1.1").refused(429, "too_many_requests")
	unknown := f.visitor()
	unknown.post("/api/login", signInBody("nobody", "a wrong guess")).refused(401, "bad_credentials")
	f.clock.forward(waitOf(t, refused))
	guess("10.0.1.2").refused(401, "bad_credentials")
	guess("10.0.1.3").refused(429, "too_many_requests")

	for i := range 14 {
		f.clock.forward(12 * time.Second)
		guess(fmt.Sprint("10.0.2.", i)).refused(401, "bad_credentials")
	}
	f.clock.forward(12 * time.Second)
	if wait := waitOf(t, guess("10.0.3.1").refused(429, "too_many_requests")); wait < 40*time.Second {
		t.Errorf("after 20 failures the wait is %s", wait)
	}
}

func TestNobodyCanKeepATeacherOutOfHerOwnBrowser(t *testing.T) {
	f := start(t)
	amina := f.teacher("amina")
	for i := range 6 {
		f.colleague(fmt.Sprint("10.0.0.", i)).post("/api/login", signInBody("amina", "a wrong guess"))
	}
	f.colleague("10.0.0.9").post("/api/login", signInBody("amina", goodPassword)).refused(429, "too_many_requests")
	amina.get("/api/auth/user").is(200)
	amina.post("/api/logout", "").is(204)
	amina.post("/api/login", signInBody("amina", goodPassword)).is(200)

	amina.post("/api/login", signInBody("baraka", "a wrong guess")).refused(401, "bad_credentials")
	for range 5 {
		amina.post("/api/login", signInBody("amina", "a wrong guess")).refused(401, "bad_credentials")
	}
	amina.post("/api/login", signInBody("amina", "a wrong guess")).refused(429, "too_many_requests")
}

func TestARightPasswordClearsTheCount(t *testing.T) {
	f := start(t)
	f.teacher("amina")
	for range 3 {
		for i := range 4 {
			f.colleague(fmt.Sprint("10.0.0.", i)).post("/api/login", signInBody("amina", "a wrong guess")).refused(401, "bad_credentials")
		}
		f.colleague("10.0.0.9").post("/api/login", signInBody("amina", goodPassword)).is(200)
	}
}

func TestSprayingFromOneAddressIsSlow(t *testing.T) {
	f := start(t)
	for _, remote := range []string{"", "10.0.0.5:1"} {
		p := f.visitor()
		p.remote = remote
		for i := range 20 {
			p.post("/api/login", signInBody(fmt.Sprint("a", i), "a wrong guess"), "X-Forwarded-For", fmt.Sprint("9.9.9.", i)).refused(401, "bad_credentials")
		}
		p.post("/api/login", signInBody("b", "a wrong guess"), "X-Forwarded-For", "9.9.9.99").refused(429, "too_many_requests")
		p.post("/api/auth/recover", `{"email":"c@d","recoveryCode":"x","newPassword":"purple paper boat"}`).refused(429, "too_many_requests")
	}
	f.colleague("10.0.0.6").post("/api/login", signInBody("b", "a wrong guess")).refused(401, "bad_credentials")
}

func TestRecoveryCodesCannotBeGuessedFast(t *testing.T) {
	f := start(t)
	amina := f.visitor()
	code := amina.post("/api/auth/register", signUpBody("amina")).is(201).field("recoveryCode")
	body := func(code string) string {
		return `{"email":"amina@school.example","recoveryCode":"` + code + `","newPassword":"purple paper boat"}`
	}
	for i := range 5 {
		f.colleague(fmt.Sprint("10.0.0.", i)).post("/api/auth/recover", body("guess")).refused(401, "bad_credentials")
	}
	waitOf(t, f.colleague("10.0.0.9").post("/api/auth/recover", body(code)).refused(429, "too_many_requests"))
	f.visitor().post("/api/login", signInBody("amina", goodPassword)).is(200)
}

func TestSignUpsFromTheNetworkAreCounted(t *testing.T) {
	f := start(t)
	code := f.teacher("amina").get("/api/invite").field("inviteCode")
	guesser := f.colleague("10.0.0.5")
	for range 5 {
		guesser.post("/api/auth/register", signUpBody("x")).refused(403, "invite_required")
	}
	waitOf(t, guesser.post("/api/auth/register", signUpBody("x")).refused(429, "too_many_requests"))
	for i := range 3 {
		body := `{"email":"t` + strconv.Itoa(i) + `@x","password":"green mango tree","firstName":"T","inviteCode":"` + code + `"}`
		f.colleague("10.0.0.5").post("/api/auth/register", body).is(201)
	}
	for i := range 6 {
		f.visitor().post("/api/auth/register", signUpBody(fmt.Sprint("here", i))).is(201)
	}
}

func TestRequestsOfOneAddressAreCounted(t *testing.T) {
	f := start(t)
	busy := f.colleague("10.0.0.5")
	for range 300 {
		busy.get("/icon.svg").is(200)
	}
	waitOf(t, busy.get("/icon.svg").refused(429, "too_many_requests"))
	f.colleague("10.0.0.6").get("/icon.svg").is(200)
	f.clock.forward(10 * time.Second)
	busy.get("/icon.svg").is(200)
	for range 301 {
		f.visitor().get("/icon.svg").is(200)
	}
}

func TestALimiterForgetsTheOldestKeyFirst(t *testing.T) {
	now := time.Now()
	l := newLimiter(func() time.Time { return now }, 1, time.Hour)
	l.take("first")
	for i := range limitedKeys - 1 {
		l.take(strconv.Itoa(i))
	}
	if l.take("first") == 0 {
		t.Error("a key was forgotten while there was room")
	}
	l.take("one more")
	if l.take("first") == 0 {
		t.Error("a key in use was forgotten")
	}
	if l.take("0") != 0 || len(l.byKey) != limitedKeys || l.recent.Len() != limitedKeys {
		t.Errorf("%d keys are kept, want %d and the oldest gone", len(l.byKey), limitedKeys)
	}
}

func TestAddressesAndThisComputer(t *testing.T) {
	for _, test := range []struct {
		remote, host, header string
		address              string
		here                 bool
	}{
		{"127.0.0.1:5", "localhost:8080", "", "127.0.0.1", true},
		{"127.0.0.1:5", "127.0.0.1", "", "127.0.0.1", true},
		{"[::1]:5", "[::1]:8080", "", "::/64", true},
		{"[::ffff:127.0.0.1]:5", "somo.localhost", "", "127.0.0.1", true},
		{"127.0.0.1:5", "192.168.1.10:8080", "", "127.0.0.1", false},
		{"127.0.0.1:5", "staffroom.local", "", "127.0.0.1", false},
		{"127.0.0.1:5", "localhost", "X-Forwarded-For", "127.0.0.1", false},
		{"127.0.0.1:5", "localhost", "Forwarded", "127.0.0.1", false},
		{"192.168.1.20:5", "localhost", "", "192.168.1.20", false},
		{"[2001:db8:1:2:3:4:5:6]:5", "localhost", "", "2001:db8:1:2::/64", false},
		{"[fe80::1%eth0]:5", "localhost", "", "fe80::/64", false},
	} {
		r := httptest.NewRequest(http.MethodGet, "/", nil)
		r.RemoteAddr, r.Host = test.remote, test.host
		if test.header != "" {
			r.Header.Set(test.header, "10.0.0.1")
		}
		if got := addressOf(r); got != test.address {
			t.Errorf("%s counts as %s, want %s", test.remote, got, test.address)
		}
		if got := fromThisComputer(r); got != test.here {
			t.Errorf("%s at %s (%s): this computer %v", test.remote, test.host, test.header, got)
		}
	}
}

func TestDeviceMarks(t *testing.T) {
	d := newDevices([]byte("key"), 8080)
	jar := func(marks string) *http.Request {
		r := httptest.NewRequest(http.MethodPost, "/api/login", nil)
		if marks != "" {
			r.AddCookie(&http.Cookie{Name: "somo_device_8080", Value: marks})
		}
		return r
	}
	remembered := func(r *http.Request, account string) string {
		w := httptest.NewRecorder()
		d.remember(w, r, account)
		cookie := w.Result().Cookies()[0]
		if !cookie.HttpOnly || cookie.Path != "/" || cookie.MaxAge <= 0 {
			t.Errorf("cookie %+v", cookie)
		}
		return cookie.Value
	}
	marks := remembered(jar(""), "amina")
	for range 3 {
		marks = remembered(jar(marks), "baraka")
	}
	for _, account := range []string{"amina", "baraka"} {
		if got := d.limitKey(jar(marks), account); got == "account:"+account {
			t.Errorf("%s is not known any more", account)
		}
	}
	if got := d.limitKey(jar(marks), "chausiku"); got != "account:chausiku" {
		t.Errorf("a mark serves another account: %s", got)
	}
	for i := range marksKept {
		marks = remembered(jar(marks), fmt.Sprint("teacher ", i))
	}
	if got := d.limitKey(jar(marks), "amina"); got != "account:amina" {
		t.Error("more marks are kept than there is room for")
	}
	forged := newDevices([]byte("another key"), 8080)
	if got := d.limitKey(jar(forged.newMark("amina")), "amina"); got != "account:amina" {
		t.Error("a forged mark is believed")
	}
	if got := d.limitKey(jar("..!.x"), "amina"); got != "account:amina" {
		t.Errorf("nonsense is believed: %s", got)
	}
}
