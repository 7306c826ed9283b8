package web

import (
	"net/http"
	"regexp"
	"strings"
	"testing"
)

func TestSignUpGivesTheAccountAndARecoveryCodeOnce(t *testing.T) {
	f := start(t)
	amina := f.visitor()
	answer := amina.post("/api/auth/register", `{"email":" Amina@School.example ","password":"green mango tree","firstName":" Amina ","unknown":1}`).is(http.StatusCreated)
	answer.has(`"email":"Amina@School.example"`, `"firstName":"Amina"`, `"lastName":""`, `"profileImageUrl":null`, `"myClass":null`, `"school":""`, `"createdAt":"`)
	answer.hasNot("argon2", "green mango", "passwordHash", `"password"`).has(`"hasPassword":true`)
	if code := answer.field("recoveryCode"); !regexp.MustCompile(`^[A-Z2-7]{26}$`).MatchString(code) {
		t.Errorf("recovery code %q", code)
	}
	amina.get("/api/auth/user").is(http.StatusOK).has(`"email":"Amina@School.example"`).hasNot("recoveryCode")
}

func TestSignUpRefusals(t *testing.T) {
	f := start(t)
	f.teacher("amina")
	long := strings.Repeat("x", 300)
	tests := []struct {
		name, body string
		status     int
		code       string
		field      string
	}{
		{"email taken, whatever its case", signUpBody("AMINA"), 409, "email_taken", ""},
		{"no email", `{"password":"green mango tree","firstName":"A"}`, 422, "invalid", "email"},
		{"no email address", `{"email":"amina","password":"green mango tree","firstName":"A"}`, 422, "invalid", "email"},
		{"two at signs", `{"email":"a@b@c","password":"green mango tree","firstName":"A"}`, 422, "invalid", "email"},
		{"a space in the email", `{"email":"a b@c","password":"green mango tree","firstName":"A"}`, 422, "invalid", "email"},
		{"email too long", `{"email":"` + long + `@x","password":"green mango tree","firstName":"A"}`, 422, "invalid", "email"},
		{"email of a wrong type", `{"email":7,"password":"green mango tree","firstName":"A"}`, 422, "invalid", "email"},
		{"no first name", `{"email":"b@c","password":"green mango tree","firstName":"  "}`, 422, "invalid", "firstName"},
		{"first name too long", `{"email":"b@c","password":"green mango tree","firstName":"` + long + `"}`, 422, "invalid", "firstName"},
		{"last name with control characters", `{"email":"b@c","password":"green mango tree","firstName":"B","lastName":"x\u0007"}`, 422, "invalid", "lastName"},
		{"no password", `{"email":"b@c","firstName":"B"}`, 422, "invalid", "password"},
		{"common password", `{"email":"b@c","password":"Password1","firstName":"B"}`, 422, "invalid", "password"},
		{"remember of a wrong type", `{"email":"b@c","password":"green mango tree","firstName":"B","remember":"yes"}`, 422, "invalid", "remember"},
		{"no body", ``, 400, "bad_request", ""},
		{"an array", `[]`, 400, "bad_request", ""},
		{"null", `null`, 400, "bad_request", ""},
		{"cut off", `{"email":"b@c"`, 400, "bad_request", ""},
		{"trailing data", `{"email":"b@c"} {}`, 400, "bad_request", ""},
		{"too large", `{"email":"` + strings.Repeat("x", 1<<20) + `"}`, 413, "too_large", ""},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			answer := f.visitor().post("/api/auth/register", test.body).refused(test.status, test.code)
			if test.field != "" {
				answer.has(`"fields":{"` + test.field + `":`)
			} else {
				answer.hasNot(`"fields"`)
			}
		})
	}
	for name, kind := range map[string]string{"form": "application/x-www-form-urlencoded", "text": "text/plain", "none": ""} {
		t.Run("body sent as "+name, func(t *testing.T) {
			f.visitor().post("/api/auth/register", signUpBody("b"), "Content-Type", kind).refused(415, "unsupported_media_type")
		})
	}
	f.visitor().post("/api/auth/register", signUpBody("b"), "Content-Encoding", "gzip").refused(415, "unsupported_media_type")
}

func TestWhoMaySignUp(t *testing.T) {
	f := start(t)
	f.colleague("192.168.1.20").post("/api/auth/register", signUpBody("first")).is(http.StatusCreated)

	f.colleague("192.168.1.21").post("/api/auth/register", signUpBody("b")).refused(403, "invite_required")
	f.visitor().post("/api/auth/register", signUpBody("here")).is(http.StatusCreated)
	f.visitor().post("/api/auth/register", signUpBody("rebound"), "Host", "192.168.1.10:8080").refused(403, "invite_required")
	f.visitor().post("/api/auth/register", signUpBody("forwarded"), "X-Forwarded-For", "10.0.0.9").refused(403, "invite_required")

	member := f.teacher("member")
	code := member.get("/api/invite").is(http.StatusOK).field("inviteCode")
	body := func(name, code string) string {
		return strings.TrimSuffix(signUpBody(name), "}") + `,"inviteCode":"` + code + `"}`
	}
	f.colleague("192.168.1.22").post("/api/auth/register", body("c", "WRONGCODE2")).refused(403, "invite_required")
	f.colleague("192.168.1.22").post("/api/auth/register", body("c", code)).is(http.StatusCreated)
	typed := strings.ToLower(code[:5]) + " - " + code[5:]
	f.colleague("192.168.1.22").post("/api/auth/register", body("d", typed)).is(http.StatusCreated)
}

func TestOpenSignUpNeedsNoCode(t *testing.T) {
	f := start(t, func(c *Config) { c.OpenSignup = true })
	f.teacher("first")
	f.colleague("192.168.1.20").post("/api/auth/register", signUpBody("b")).is(http.StatusCreated)
}

func TestInviteShowsWhereColleaguesSignUp(t *testing.T) {
	f := start(t, func(c *Config) { c.Network = at("http://192.168.1.10:8080") })
	amina := f.teacher("amina")
	answer := amina.get("/api/invite").is(http.StatusOK)
	code := answer.field("inviteCode")
	answer.has(`"links":["http://192.168.1.10:8080/login?invite=` + code + `"]`)
	amina.get("/api/invite").is(http.StatusOK).has(code)
	f.visitor().get("/api/invite").refused(401, "unauthorized")
}
