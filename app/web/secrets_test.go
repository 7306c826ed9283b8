package web

import (
	"strings"
	"testing"
)

func passwords(current, next string) string {
	return `{"currentPassword":"` + current + `","newPassword":"` + next + `"}`
}

func TestChangingThePassword(t *testing.T) {
	f := start(t)
	f.teacher("amina")
	here, elsewhere := f.visitor(), f.visitor()
	before := here.post("/api/login", with(t, signInBody("amina", goodPassword), "remember", true)).is(200).cookie("somo_session")
	elsewhere.post("/api/login", signInBody("amina", goodPassword)).is(200)

	answer := here.post("/api/auth/password", passwords(goodPassword, "purple paper boat")).is(204)
	after := answer.cookie("somo_session")
	if after == nil || after.Value == before.Value || after.MaxAge <= 0 {
		t.Errorf("the session goes on under %+v", after)
	}
	here.get("/api/auth/user").is(200)
	elsewhere.get("/api/auth/user").refused(401, "unauthorized")
	f.visitor().get("/api/auth/user", "Cookie", before.Name+"="+before.Value).refused(401, "unauthorized")
	f.visitor().post("/api/login", signInBody("amina", goodPassword)).refused(401, "bad_credentials")
	f.visitor().post("/api/login", signInBody("amina", "purple paper boat")).is(200)
}

func TestPasswordRefusals(t *testing.T) {
	f := start(t)
	amina := f.teacher("amina")
	amina.post("/api/auth/password", passwords("not hers", "purple paper boat")).refused(422, "invalid").has(`"fields":{"currentPassword":`)
	amina.post("/api/auth/password", passwords("", "purple paper boat")).refused(422, "invalid").has(`"fields":{"currentPassword":`)
	for _, weak := range []string{"", "short", "password1", "otieno12", strings.Repeat("x", 257)} {
		amina.post("/api/auth/password", passwords(goodPassword, weak)).refused(422, "invalid").has(`"fields":{"newPassword":`)
	}
	amina.post("/api/auth/password", `{"currentPassword":5}`).refused(422, "invalid").has(`"currentPassword":`)
	amina.post("/api/auth/password", `x`).refused(400, "bad_request")
	amina.post("/api/auth/password", passwords(goodPassword, "purple paper boat"), "Content-Type", "text/plain").refused(415, "unsupported_media_type")
	amina.get("/api/auth/user").is(200)
	f.visitor().post("/api/login", signInBody("amina", goodPassword)).is(200)
}

func TestAnOpenBrowserDoesNotHelpToGuess(t *testing.T) {
	f := start(t)
	amina := f.teacher("amina")
	for i := range 5 {
		path := []string{"/api/auth/password", "/api/auth/recovery-code"}[i%2]
		amina.post(path, `{"currentPassword":"guess","newPassword":"purple paper boat","password":"guess"}`).refused(422, "invalid")
	}
	wait := waitOf(t, amina.send("DELETE", "/api/auth/user", `{"password":"guess"}`).refused(429, "too_many_requests"))
	f.visitor().post("/api/login", signInBody("amina", goodPassword)).is(200)
	f.clock.forward(wait)
	amina.post("/api/auth/recovery-code", `{"password":"`+goodPassword+`"}`).is(200)
	amina.post("/api/auth/recovery-code", `{"password":"guess"}`).refused(422, "invalid")
}

func TestANewRecoveryCodeIsTheOnlyOne(t *testing.T) {
	f := start(t)
	amina := f.visitor()
	old := amina.post("/api/auth/register", signUpBody("amina")).is(201).field("recoveryCode")
	amina.post("/api/auth/recovery-code", `{"password":"not hers"}`).refused(422, "invalid").has(`"fields":{"password":`)
	amina.post("/api/auth/recovery-code", `{}`).refused(422, "invalid").has(`"fields":{"password":`)
	amina.post("/api/auth/recovery-code", ``).refused(400, "bad_request")
	fresh := amina.post("/api/auth/recovery-code", `{"password":"`+goodPassword+`"}`).is(200).field("recoveryCode")
	body := func(code string) string {
		return `{"email":"amina@school.example","recoveryCode":"` + code + `","newPassword":"purple paper boat"}`
	}
	f.visitor().post("/api/auth/recover", body(old)).refused(401, "bad_credentials")
	f.visitor().post("/api/auth/recover", body(fresh)).is(200)
	amina.get("/api/auth/user").refused(401, "unauthorized")
}

// signedInByProvider is a teacher whose account has no password.
func (f *fixture) signedInByProvider(email string) *person {
	f.t.Helper()
	service := startProvider(f.t)
	service.github(7, "Wanjiru Njeri", email)
	f.server.providers = byName([]Provider{service.provider("github")})
	wanjiru := f.visitor()
	service.signIn(wanjiru, "github", "")
	wanjiru.get("/api/auth/user").is(200).has(`"hasPassword":false`)
	return wanjiru
}

func TestAnAccountWithoutPasswordGetsOne(t *testing.T) {
	f := start(t)
	wanjiru := f.signedInByProvider("wanjiru@school.example")
	wanjiru.post("/api/auth/password", passwords("", "purple paper boat")).refused(409, "conflict")
	wanjiru.post("/api/auth/recovery-code", `{"email":"other@school.example"}`).refused(422, "invalid").has(`"fields":{"email":`)
	wanjiru.post("/api/auth/recovery-code", `{"password":""}`).refused(422, "invalid").has(`"fields":{"email":`)
	wanjiru.post("/api/auth/recovery-code", `{"email":" Wanjiru@school.example"}`).is(200).has(`"recoveryCode":"`)
	wanjiru.post("/api/auth/password", passwords("", "purple paper boat")).is(204)
	wanjiru.get("/api/auth/user").is(200).has(`"hasPassword":true`)
	f.visitor().post("/api/login", signInBody("wanjiru", "purple paper boat")).is(200)
	wanjiru.post("/api/auth/password", passwords("", "yellow paper boat")).refused(422, "invalid").has(`"fields":{"currentPassword":`)
}

func TestAPasswordThatWasChangedMeanwhileStays(t *testing.T) {
	f := start(t)
	amina := f.teacher("amina")
	answers := atOnce(6, func(i int) *reply {
		return amina.post("/api/auth/password", passwords(goodPassword, "purple paper boat"+strings.Repeat("!", i)))
	})
	changed := 0
	for _, answer := range answers {
		switch answer.status {
		case 204:
			changed++
		case 401, 422, 429: // too late: the session had ended, or the password was another by then, or too many tried
		default:
			t.Errorf("got %d %s", answer.status, answer.body)
		}
	}
	if changed != 1 {
		t.Errorf("changed %d times, want once", changed)
	}
}
