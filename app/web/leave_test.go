package web

import (
	"encoding/json"
	"strings"
	"testing"
)

func TestATeacherTakesEverythingAlong(t *testing.T) {
	f := start(t)
	amina := f.visitor()
	code := amina.post("/api/auth/register", signUpBody("amina")).is(201).field("recoveryCode")
	id := amina.design("Rain")
	amina.post("/api/designs/"+id+"/versions", `{"version":"1.1","contentJson":{"overview":"Edited"}}`).is(201)
	amina.post("/api/check-achievements", "").is(200)
	answer := amina.get("/api/auth/export").is(200)
	answer.has(`"format":"somo-account"`, `"formatVersion":1`, `"email":"amina@school.example"`, `"title":"Rain"`, `"version":"1.1"`, `"version":"1.0"`,
		`"unknownKey":{"kept":true}`, `"achievementId":"first-lesson"`).hasNot("argon2", code)
	if !json.Valid([]byte(answer.body)) {
		t.Error("the file is no JSON")
	}
	if got := answer.header.Get("Content-Disposition"); !strings.HasPrefix(got, "attachment; filename=somo_2") || !strings.HasSuffix(got, ".json") {
		t.Errorf("Content-Disposition %s", got)
	}
}

func TestADeletedAccountIsGoneWithAllItOwns(t *testing.T) {
	f := start(t)
	f.teacher("baraka")
	amina := f.teacher("amina")
	other := f.visitor()
	other.post("/api/login", signInBody("amina", goodPassword)).is(200)
	id := amina.design("Rain")
	code := amina.post("/api/designs/"+id+"/share", "").is(200).field("shareCode")

	amina.send("DELETE", "/api/auth/user", `{"password":"not hers"}`).refused(422, "invalid").has(`"fields":{"password":`)
	amina.send("DELETE", "/api/auth/user", `{"email":"amina@school.example"}`).refused(422, "invalid").has(`"fields":{"password":`)
	amina.send("DELETE", "/api/auth/user", `{"password":5}`).refused(422, "invalid").has(`"fields":{"password":`)
	amina.send("DELETE", "/api/auth/user", ``).refused(400, "bad_request")
	amina.send("DELETE", "/api/auth/user", `{"password":"`+goodPassword+`"}`, "Content-Type", "text/plain").refused(415, "unsupported_media_type")
	f.visitor().get("/api/shared/" + code).is(200)

	answer := amina.send("DELETE", "/api/auth/user", `{"password":"`+goodPassword+`"}`).is(204)
	if cookie := answer.cookie("somo_session"); cookie == nil || cookie.MaxAge >= 0 {
		t.Errorf("the browser keeps its cookie: %+v", cookie)
	}
	other.get("/api/auth/user").refused(401, "unauthorized")
	for _, path := range []string{"/api/shared/" + code, "/api/shared-lesson/" + id} {
		f.visitor().get(path).refused(404, "not_found")
	}
	f.visitor().post("/api/login", signInBody("amina", goodPassword)).refused(401, "bad_credentials")
	f.teacher("amina").get("/api/designs").is(200).has("[]")
}

func TestAnAccountWithoutPasswordIsDeletedByItsEmail(t *testing.T) {
	f := start(t)
	for _, field := range []string{"email", "password"} {
		wanjiru := f.signedInByProvider("wanjiru@school.example")
		wanjiru.send("DELETE", "/api/auth/user", `{}`).refused(422, "invalid").has(`"fields":{"email":`)
		wanjiru.send("DELETE", "/api/auth/user", `{"`+field+`":"amina@school.example"}`).refused(422, "invalid").has(`"fields":{"email":`)
		wanjiru.send("DELETE", "/api/auth/user", `{"`+field+`":"WANJIRU@school.example"}`).is(204)
		wanjiru.get("/api/auth/user").refused(401, "unauthorized")
	}
}
