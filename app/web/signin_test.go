package web

import (
	"bytes"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

func TestSignIn(t *testing.T) {
	f := start(t)
	f.teacher("amina")
	wrong := f.visitor().post("/api/login", signInBody("amina", "not her password")).refused(401, "bad_credentials")
	unknown := f.visitor().post("/api/login", signInBody("nobody", "not her password")).refused(401, "bad_credentials")
	if wrong.body != unknown.body {
		t.Errorf("the answers tell who has an account: %s, %s", wrong.body, unknown.body)
	}
	wrong.has(`"message":"Email or password is incorrect."`)
	if wrong.cookie("somo_session") != nil {
		t.Error("a refused sign-in begins a session")
	}
	f.visitor().post("/api/login", `{"email":" ","password":""}`).refused(422, "invalid").has(`"email":`, `"password":`)
	f.visitor().post("/api/login", `"amina"`).refused(400, "bad_request")
	f.visitor().post("/api/login", "email=amina", "Content-Type", "application/x-www-form-urlencoded").refused(415, "unsupported_media_type")

	amina := f.visitor()
	amina.post("/api/login", strings.Replace(signInBody("AMINA", goodPassword), "school", "School", 1)).is(200).has(`"firstName":"amina"`).hasNot("recoveryCode")
	amina.get("/api/auth/user").is(200)
}

func TestSessionCookie(t *testing.T) {
	f := start(t)
	amina := f.visitor()
	cookie := amina.post("/api/auth/register", signUpBody("amina")).is(201).cookie("somo_session_8080")
	if cookie == nil || !cookie.HttpOnly || cookie.SameSite != http.SameSiteLaxMode || cookie.Path != "/" || cookie.Domain != "" || cookie.Secure {
		t.Fatalf("cookie %+v", cookie)
	}
	if cookie.MaxAge != 0 || !cookie.Expires.IsZero() {
		t.Errorf("the cookie outlives the browser: %+v", cookie)
	}
	remembered := amina.post("/api/login", `{"email":"amina@school.example","password":"green mango tree","remember":true}`).is(200).cookie("somo_session_8080")
	if remembered == nil || remembered.MaxAge < int(rememberedFor/time.Second)-60 || remembered.MaxAge > int(rememberedFor/time.Second)+60 {
		t.Errorf("remembered cookie %+v", remembered)
	}
	if remembered.Value == cookie.Value {
		t.Error("the token stays the same at sign-in")
	}
	f.visitor().get("/api/auth/user", "Cookie", "somo_session_8080="+cookie.Value).refused(401, "unauthorized").has(`"message":"Unauthorized"`)
}

func TestATokenFromOutsideIsNeverTakenOver(t *testing.T) {
	f := start(t)
	f.teacher("amina")
	planted := strings.Repeat("A", 43)
	answer := f.visitor().post("/api/login", signInBody("amina", goodPassword), "Cookie", "somo_session_8080="+planted).is(200)
	if answer.cookie("somo_session_8080").Value == planted {
		t.Error("the planted token was taken over")
	}
	f.visitor().get("/api/auth/user", "Cookie", "somo_session_8080="+planted).refused(401, "unauthorized")
}

func TestSignOutEndsTheSessionOnTheServer(t *testing.T) {
	f := start(t)
	f.teacher("amina")
	for _, way := range []struct {
		name, method string
		headers      []string
		status       int
	}{
		{"button", "POST", nil, 204},
		{"form without script", "POST", []string{"Accept", "text/html,*/*", "Content-Type", "application/x-www-form-urlencoded"}, 303},
		{"link on the page", "GET", []string{"Sec-Fetch-Site", "same-origin"}, 303},
		{"typed address", "GET", []string{"Sec-Fetch-Site", "none"}, 303},
		{"link in a browser without Sec-Fetch-Site", "GET", []string{"Referer", f.url + "/"}, 303},
	} {
		t.Run(way.name, func(t *testing.T) {
			amina := f.visitor()
			token := amina.post("/api/login", signInBody("amina", goodPassword)).is(200).cookie("somo_session_8080").Value
			answer := amina.send(way.method, "/api/logout", "", way.headers...).is(way.status)
			if cookie := answer.cookie("somo_session_8080"); cookie == nil || cookie.MaxAge >= 0 {
				t.Errorf("the browser keeps its cookie: %+v", cookie)
			}
			if answer.header.Get("Clear-Site-Data") != "" {
				t.Error("the browser's other data is not the sign-out's business")
			}
			f.visitor().get("/api/auth/user", "Cookie", "somo_session_8080="+token).refused(401, "unauthorized")
		})
	}
}

func TestALinkFromElsewhereAsksBeforeItSignsOut(t *testing.T) {
	f := start(t)
	amina := f.teacher("amina")
	for _, headers := range [][]string{
		{"Sec-Fetch-Site", "cross-site"}, {"Sec-Fetch-Site", "same-site"}, {"Referer", "http://evil.example/"}, {},
	} {
		amina.get("/api/logout", headers...).is(200).has("<form", `action="/api/logout"`, "<button").hasNot("NONCE")
	}
	amina.send("HEAD", "/api/logout", "", "Sec-Fetch-Site", "same-origin").is(200)
	amina.get("/api/auth/user").is(200)
}

func TestLoginPageRedirects(t *testing.T) {
	f := start(t)
	for path, want := range map[string]string{
		"/api/login":                          "/login",
		"/api/login?provider=github":          "/login?notice=provider-unavailable",
		"/api/login?provider=//evil.example/": "/login?notice=provider-unavailable",
		"/api/login?next=//evil.example/":     "/login",
	} {
		if got := f.visitor().get(path).is(303).header.Get("Location"); got != want {
			t.Errorf("%s leads to %s, want %s", path, got, want)
		}
	}
}

func TestRecovery(t *testing.T) {
	f := start(t)
	amina := f.visitor()
	code := amina.post("/api/auth/register", signUpBody("amina")).is(201).field("recoveryCode")
	body := func(email, code, password string) string {
		return `{"email":"` + email + `@school.example","recoveryCode":"` + code + `","newPassword":"` + password + `"}`
	}
	wrong := f.visitor().post("/api/auth/recover", body("amina", strings.Repeat("A", 26), "purple paper boat")).refused(401, "bad_credentials")
	unknown := f.visitor().post("/api/auth/recover", body("nobody", code, "purple paper boat")).refused(401, "bad_credentials")
	if wrong.body != unknown.body {
		t.Errorf("the answers tell who has an account: %s, %s", wrong.body, unknown.body)
	}
	f.visitor().post("/api/auth/recover", body("amina", code, "short")).refused(422, "invalid").has(`"newPassword":`)
	f.visitor().post("/api/auth/recover", body("amina", code, "otieno12")).refused(422, "invalid").has(`"newPassword":`)
	f.visitor().post("/api/auth/recover", `{}`).refused(422, "invalid").has(`"email":`, `"recoveryCode":`, `"newPassword":`)
	amina.get("/api/auth/user").is(200)

	onPaper := strings.ToLower(code[:13]) + "-" + code[13:]
	again := f.visitor()
	next := again.post("/api/auth/recover", body("Amina", onPaper, "purple paper boat")).is(200).has(`"firstName":"amina"`).field("recoveryCode")
	if next == code {
		t.Error("the code stays the same")
	}
	again.get("/api/auth/user").is(200)
	amina.get("/api/auth/user").refused(401, "unauthorized")
	f.visitor().post("/api/auth/recover", body("amina", code, "yellow paper boat")).refused(401, "bad_credentials")
	f.visitor().post("/api/login", signInBody("amina", goodPassword)).refused(401, "bad_credentials")
	f.visitor().post("/api/login", signInBody("amina", "purple paper boat")).is(200)
}

func TestNothingInTheDataFolderOpensAnAccount(t *testing.T) {
	f := start(t)
	answer := f.visitor().post("/api/auth/register", signUpBody("amina")).is(201)
	secrets := []string{goodPassword, answer.field("recoveryCode"), answer.cookie("somo_session").Value}
	f.keepsSecret(secrets...)
	for _, secret := range secrets {
		if strings.Contains(f.log.String(), secret) {
			t.Error("the log holds a secret")
		}
	}
}

// keepsSecret looks for texts in the bytes of the data folder. It closes the store, because an open database file must
// not be opened a second time.
func (f *fixture) keepsSecret(secrets ...string) {
	f.t.Helper()
	if err := f.store.Close(); err != nil {
		f.t.Fatal(err)
	}
	err := filepath.WalkDir(f.folder, func(path string, entry os.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		data, err := os.ReadFile(path)
		for _, secret := range secrets {
			if bytes.Contains(data, []byte(secret)) {
				f.t.Errorf("%s holds a secret in the clear", filepath.Base(path))
			}
		}
		return err
	})
	if err != nil {
		f.t.Fatal(err)
	}
}
