package web

import "testing"

func TestTheFirstStartWelcomesWhoeverMakesTheFirstAccount(t *testing.T) {
	f := start(t)
	visitor := f.visitor()
	if path := f.server.FirstPath(t.Context()); path != "/welcome" {
		t.Errorf("the first start opens %s", path)
	}
	for _, path := range []string{"/welcome", "/login", "/"} {
		visitor.get(path).is(200).has(`"isNew":true`)
	}
	visitor.get("/shared/none").is(404).hasNot("isNew")
	f.teacher("amina").get("/").is(200).hasNot("isNew")
	visitor.get("/welcome").is(200).hasNot("isNew")
	if path := f.server.FirstPath(t.Context()); path != "/" {
		t.Errorf("a later start opens %s", path)
	}
}

func TestSignInNeverSaysWhoHasAnAccount(t *testing.T) {
	f := start(t)
	f.teacher("amina")
	visitor := f.visitor()
	for _, path := range []string{"/", "/login", "/welcome"} {
		visitor.get(path).is(200).hasNot("amina")
	}
	visitor.get("/api/users").refused(401, "unauthorized")
}
