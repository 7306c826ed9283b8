package web

import (
	"encoding/json"
	"fmt"
	"net/http"
	"net/http/httptest"
	"net/url"
	"strings"
	"testing"
)

func TestSigningInByEachProvider(t *testing.T) {
	f := start(t)
	service := startProvider(t)
	service.on(f)
	for name, told := range map[string]struct{ profile, emails, email, first, last string }{
		"github": {`{"id":7,"login":"wn","name":"Wanjiru Njeri wa Kamau","email":null}`,
			`[{"email":"first@x.example","verified":true},{"email":"w@x.example","primary":true,"verified":true},{"email":"z@x.example","verified":true}]`,
			"w@x.example", "Wanjiru", "Njeri wa Kamau"},
		"google":  {`{"sub":"117","email":"g@x.example","email_verified":true,"given_name":"Chidi","family_name":"Obi"}`, "", "g@x.example", "Chidi", "Obi"},
		"discord": {`{"id":"80351110224678912","username":"kofi_m","global_name":null,"email":"d@x.example","verified":true}`, "", "d@x.example", "kofi_m", ""},
	} {
		t.Run(name, func(t *testing.T) {
			service.says(told.profile, told.emails)
			teacher := f.visitor()
			if end := service.signIn(teacher, name, "&remember=1"); end != "/" {
				t.Fatalf("ends at %s", end)
			}
			first := teacher.get("/api/auth/user").is(200).has(`"email":"`+told.email+`"`, `"firstName":"`+told.first+`"`, `"lastName":"`+told.last+`"`, `"hasPassword":false`)
			again := f.visitor()
			service.says(strings.Replace(told.profile, told.email, "changed@x.example", 1), "[]")
			if end := service.signIn(again, name, ""); end != "/" {
				t.Fatalf("the second time it ends at %s", end)
			}
			if got := again.get("/api/auth/user").is(200).field("id"); got != first.field("id") {
				t.Error("the second time it is another account")
			}
			again.post("/api/login", `{"email":"`+told.email+`","password":""}`).refused(422, "invalid")
			again.post("/api/login", `{"email":"`+told.email+`","password":"a password"}`).refused(401, "bad_credentials")
		})
	}
	if log := f.log.String(); strings.Contains(log, "x.example") || strings.Contains(log, "a token") || strings.Contains(log, "a secret") {
		t.Errorf("the log tells too much:\n%s", log)
	}
}

func TestAnEmailThatIsTakenIsNotTakenOver(t *testing.T) {
	f := start(t)
	service := startProvider(t)
	service.on(f)
	amina := f.teacher("amina")
	service.github(7, "Amina", "AMINA@school.example")
	thief := f.visitor()
	if end := service.signIn(thief, "github", ""); end != "/login?notice=email-taken" {
		t.Errorf("ends at %s", end)
	}
	thief.get("/api/auth/user").refused(401, "unauthorized")

	if end := service.signIn(amina, "github", "&link=1"); end != "/profile?notice=linked" {
		t.Errorf("linking ends at %s", end)
	}
	if end := service.signIn(amina, "github", "&link=1"); end != "/profile?notice=linked" {
		t.Errorf("linking again ends at %s", end)
	}
	back := f.visitor()
	if end := service.signIn(back, "github", ""); end != "/" {
		t.Errorf("ends at %s", end)
	}
	back.get("/api/auth/user").is(200).has(`"email":"amina@school.example"`, `"hasPassword":true`)

	baraka := f.teacher("baraka")
	if end := service.signIn(baraka, "github", "&link=1"); end != "/profile?notice=link-taken" {
		t.Errorf("somebody else links it and ends at %s", end)
	}
}

func TestALinkIsAskedForOnSomosOwnPage(t *testing.T) {
	f := start(t)
	service := startProvider(t)
	service.on(f)
	amina := f.teacher("amina")
	for _, headers := range [][]string{{"Sec-Fetch-Site", "cross-site"}, {"Sec-Fetch-Site", "same-site"}, {"Referer", "http://evil.example/"}, nil} {
		answer := amina.get("/api/login?provider=github&link=1", headers...).is(303)
		if got := answer.header.Get("Location"); got != "/profile" || answer.cookie("somo_visit") != nil {
			t.Errorf("%v: sent to %s", headers, got)
		}
	}
	f.visitor().get("/api/login?provider=github&link=1", "Sec-Fetch-Site", "same-origin").is(303)

	service.github(7, "Amina", "a@x.example")
	back := service.leave(amina, "github", "&link=1")
	amina.post("/api/logout", "").is(204)
	amina.post("/api/auth/register", signUpBody("baraka")).is(201)
	if end := amina.get(back).is(303).header.Get("Location"); end != "/login?notice=provider-failed" {
		t.Errorf("another account is linked: %s", end)
	}
}

func TestInviteRulesHoldForProviders(t *testing.T) {
	f := start(t)
	service := startProvider(t)
	service.on(f)
	code := f.teacher("amina").get("/api/invite").is(200).field("inviteCode")
	for i, test := range []struct{ invite, end string }{
		{"", "/login?notice=invite-required"}, {"WRONGCODE2", "/login?notice=invite-required"}, {strings.Repeat("x", 100), "/login?notice=invite-required"}, {code, "/"},
	} {
		service.github(10+i, "Teacher", fmt.Sprintf("t%d@x.example", i))
		if end := service.signIn(f.colleague("10.0.0.5"), "github", "&invite="+test.invite); end != test.end {
			t.Errorf("with %q it ends at %s, want %s", test.invite, end, test.end)
		}
	}
	service.github(30, "Teacher", "t30@x.example")
	for range 2 {
		service.signIn(f.colleague("10.0.0.5"), "github", "")
	}
	if end := service.signIn(f.colleague("10.0.0.5"), "github", ""); end != "/login?notice=too-many" {
		t.Errorf("ends at %s", end)
	}
	service.github(13, "Teacher", "t3@x.example")
	if end := service.signIn(f.colleague("10.0.0.6"), "github", ""); end != "/" {
		t.Errorf("who has an account ends at %s", end)
	}
}

func TestWhatAProviderSaysIsNotTrustedBlindly(t *testing.T) {
	f := start(t)
	service := startProvider(t)
	service.on(f)
	for name, told := range map[string]struct{ provider, profile, emails, end string }{
		"email not verified":        {"google", `{"sub":"1","email":"a@x.example","email_verified":false}`, "", "/login?notice=email-unverified"},
		"no word of verification":   {"discord", `{"id":"1","email":"a@x.example"}`, "", "/login?notice=email-unverified"},
		"no email":                  {"google", `{"sub":"1","email_verified":true}`, "", "/login?notice=email-unverified"},
		"no email of an email kind": {"google", `{"sub":"1","email":"<b>","email_verified":true}`, "", "/login?notice=email-unverified"},
		"public email, unverified":  {"github", `{"id":1,"email":"a@x.example"}`, `[{"email":"a@x.example","primary":true,"verified":false}]`, "/login?notice=email-unverified"},
		"nobody":                    {"google", `{"email":"a@x.example","email_verified":true}`, "", "/login?notice=provider-failed"},
		"nobody, as null":           {"discord", `{"id":null,"email":"a@x.example","verified":true}`, "", "/login?notice=provider-failed"},
		"an endless name":           {"discord", `{"id":"` + strings.Repeat("1", 256) + `","email":"a@x.example","verified":true}`, "", "/login?notice=provider-failed"},
		"a page":                    {"google", `<html>`, "", "/login?notice=provider-failed"},
		"too much":                  {"google", `{"sub":"1","x":"` + strings.Repeat("x", maxProviderReply) + `"}`, "", "/login?notice=provider-failed"},
		"emails that are a page":    {"github", `{"id":1}`, `<html>`, "/login?notice=provider-failed"},
	} {
		t.Run(name, func(t *testing.T) {
			service.says(told.profile, told.emails)
			teacher := f.visitor()
			if end := service.signIn(teacher, told.provider, ""); end != told.end {
				t.Errorf("ends at %s, want %s", end, told.end)
			}
			teacher.get("/api/auth/user").refused(401, "unauthorized")
		})
	}
	long, err := json.Marshal(strings.Repeat("Ọ", 100) + " \u0007")
	if err != nil {
		t.Fatal(err)
	}
	service.says(`{"sub":"9","email":"chidi@x.example","email_verified":true,"name":`+string(long)+`}`, "")
	chidi := f.visitor()
	service.signIn(chidi, "google", "")
	chidi.get("/api/auth/user").is(200).has(`"firstName":"`+strings.Repeat("Ọ", 80)+`"`, `"lastName":""`)
}

func TestOnlyTheBrowserThatLeftComesBack(t *testing.T) {
	f := start(t)
	service := startProvider(t)
	service.on(f)
	service.github(7, "Wanjiru", "w@x.example")
	const failed = "/login?notice=provider-failed"
	wanjiru := f.visitor()
	back := service.leave(wanjiru, "github", "")
	expect := func(who *person, path, want string) {
		t.Helper()
		if got := who.get(path).is(303).header.Get("Location"); got != want {
			t.Errorf("%s leads to %s, want %s", path, got, want)
		}
	}
	expect(f.visitor(), back, failed)
	expect(wanjiru, strings.Replace(back, "state=", "state=x", 1), failed)
	expect(wanjiru, back, failed) // a wrong answer ends the visit

	back = service.leave(wanjiru, "github", "")
	expect(wanjiru, strings.Replace(back, "/github", "/google", 1), failed)
	back = service.leave(wanjiru, "github", "")
	expect(wanjiru, strings.Replace(back, "/github", "/none", 1), failed)
	back = service.leave(wanjiru, "github", "")
	expect(wanjiru, strings.Replace(back, "code=", "code=x", 1), failed)
	back = service.leave(wanjiru, "github", "")
	_, state, _ := strings.Cut(back, "state=")
	expect(wanjiru, "/api/login/callback/github?error=access_denied&state="+state, "/login?notice=provider-cancelled")
	expect(f.visitor(), "/api/login/callback/github", failed)
	if got := f.visitor().get("/api/login/callback/github", "Cookie", "somo_visit_8080=!").header.Get("Location"); got != failed {
		t.Errorf("nonsense leads to %s", got)
	}

	back = service.leave(wanjiru, "github", "")
	expect(wanjiru, back, "/")
	expect(wanjiru, back, failed)
	if users, err := f.store.CountUsers(t.Context()); err != nil || users != 1 {
		t.Errorf("%d accounts, %v; want one", users, err)
	}
}

func TestAVisitIsKeptInTheBrowserAlone(t *testing.T) {
	f := start(t)
	service := startProvider(t)
	service.on(f)
	answer := f.visitor().get("/api/login?provider=github").is(303)
	cookie := answer.cookie("somo_visit_8080")
	if cookie == nil || !cookie.HttpOnly || cookie.SameSite != http.SameSiteLaxMode || cookie.MaxAge <= 0 || cookie.MaxAge > 3600 {
		t.Errorf("cookie %+v", cookie)
	}
	away, err := url.Parse(answer.header.Get("Location"))
	if err != nil {
		t.Fatal(err)
	}
	query := away.Query()
	if query.Get("code_challenge_method") != "S256" || len(query.Get("code_challenge")) < 43 || len(query.Get("state")) < 26 ||
		query.Get("redirect_uri") != f.url+"/api/login/callback/github" || query.Get("scope") != "read:user user:email" {
		t.Errorf("the provider is asked %v", query)
	}
	if strings.Contains(away.String(), "secret") {
		t.Error("the secret goes through the browser")
	}
}

func TestAProviderThatIsOutOfReachIsSaid(t *testing.T) {
	f := start(t)
	service := startProvider(t)
	service.on(f)
	gone := httptest.NewServer(nil)
	gone.Close()
	teacher := f.visitor()
	back := service.leave(teacher, "github", "")
	f.server.providers = byName([]Provider{service.provider("github").At(gone.URL)})
	if end := teacher.get(back).is(303).header.Get("Location"); end != "/login?notice=provider-failed" {
		t.Errorf("ends at %s", end)
	}
}
