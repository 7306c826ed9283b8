package web

import (
	"strings"
	"testing"
)

// joined is a colleague on the network who has made an account with the invite code.
func (f *fixture) joined(name, address, inviteCode string) *person {
	f.t.Helper()
	p := f.colleague(address)
	p.post("/api/auth/register", strings.TrimSuffix(signUpBody(name), "}")+`,"inviteCode":"`+inviteCode+`"}`).is(201)
	return p
}

func TestTheInviteCodeIsChangedAtThisComputer(t *testing.T) {
	f := start(t, func(c *Config) { c.Network = at("http://192.168.1.10:8080") })
	amina := f.teacher("amina")
	old := amina.get("/api/invite").is(200).field("inviteCode")
	kofi := f.joined("kofi", "192.168.1.20", old)
	kofi.post("/api/invite", "{}").refused(403, "local_only")
	f.visitor().post("/api/invite", "{}").refused(401, "unauthorized")
	if code := kofi.get("/api/invite").is(200).field("inviteCode"); code != old {
		t.Errorf("a colleague changed the code to %s", code)
	}

	answer := amina.post("/api/invite", "{}").is(200)
	code := answer.field("inviteCode")
	if code == old || len(code) != inviteLength {
		t.Errorf("the new code is %q, the old one %q", code, old)
	}
	answer.has(`"http://192.168.1.10:8080/login?invite=` + code + `"`)
	amina.get("/api/invite").is(200).has(code)
	f.colleague("192.168.1.21").post("/api/auth/register", strings.TrimSuffix(signUpBody("zuri"), "}")+`,"inviteCode":"`+old+`"}`).refused(403, "invite_required")
	f.joined("zuri", "192.168.1.21", code)
}

func TestThePersonAtThisComputerSeesWhoHasAnAccount(t *testing.T) {
	f := start(t)
	amina := f.teacher("amina")
	kofi := f.joined("kofi", "192.168.1.20", amina.get("/api/invite").field("inviteCode"))
	f.visitor().get("/api/users").refused(401, "unauthorized")
	kofi.get("/api/users").refused(403, "local_only")
	amina.get("/api/users", "X-Forwarded-For", "192.168.1.20").refused(403, "local_only")
	list := amina.get("/api/users").is(200).has(`"email":"amina@school.example"`, `"email":"kofi@school.example"`, `"firstName":"kofi"`, `"lastName":"Otieno"`, `"createdAt":"`)
	list.hasNot("argon2", "Hash", "myClass")
	if strings.Index(list.body, "amina@") > strings.Index(list.body, "kofi@") {
		t.Errorf("the newest is first: %s", list.body)
	}
}

func TestAColleagueGetsARecoveryCode(t *testing.T) {
	f := start(t)
	amina := f.teacher("amina")
	kofi := f.joined("kofi", "192.168.1.20", amina.get("/api/invite").field("inviteCode"))
	id, hers := kofi.get("/api/auth/user").field("id"), amina.get("/api/auth/user").field("id")
	kofi.post("/api/users/"+hers+"/recovery-code", "").refused(403, "local_only")
	f.visitor().post("/api/users/"+id+"/recovery-code", "").refused(401, "unauthorized")
	amina.post("/api/users/none/recovery-code", "").refused(404, "not_found")

	first := amina.post("/api/users/"+id+"/recovery-code", "").is(200).field("recoveryCode")
	second := amina.post("/api/users/"+id+"/recovery-code", "").is(200).field("recoveryCode")
	kofi.get("/api/auth/user").is(200)
	f.colleague("192.168.1.22").post("/api/login", signInBody("kofi", goodPassword)).is(200)
	recover := func(code string) *reply {
		return f.colleague("192.168.1.23").post("/api/auth/recover", `{"email":"kofi@school.example","recoveryCode":"`+code+`","newPassword":"purple paper boat"}`)
	}
	recover(first).refused(401, "bad_credentials")
	recover(second).is(200)
	f.colleague("192.168.1.24").post("/api/login", signInBody("kofi", "purple paper boat")).is(200)
	amina.post("/api/login", signInBody("amina", goodPassword)).is(200)
	if log := f.log.String(); strings.Contains(log, first) || strings.Contains(log, second) {
		t.Error("the log tells a recovery code")
	}
}
