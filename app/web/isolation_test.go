package web

import (
	"strings"
	"testing"
)

func TestNobodyElsesDesignsAreThere(t *testing.T) {
	f := start(t)
	amina, baraka := f.teacher("amina"), f.teacher("baraka")
	id := amina.design("CANARY")
	code := amina.post("/api/designs/"+id+"/share", "").is(200).field("shareCode")
	f.visitor().post("/api/shared/"+code+"/rate", `{"rating":4,"feedback":"CANARY"}`).is(201)
	rating := ratingsOf(t, amina, id)[0].ID
	before := amina.get("/api/designs/" + id).is(200).body
	for _, call := range []struct{ method, path, body string }{
		{"GET", "", ""},
		{"PATCH", "", `{"title":"Taken"}`},
		{"DELETE", "", ""},
		{"GET", "/prompt", ""},
		{"GET", "/readiness", ""},
		{"GET", "/versions", ""},
		{"POST", "/versions", `{"version":"6.6","contentJson":{"overview":"Taken"}}`},
		{"GET", "/export/pdf", ""},
		{"GET", "/export/pdf?version=1.0", ""},
		{"GET", "/export/json", ""},
		{"GET", "/export/html", ""},
		{"POST", "/share", ""},
		{"DELETE", "/share", ""},
		{"GET", "/ratings", ""},
		{"PATCH", "/ratings/" + rating, `{"hidden":true}`},
		{"POST", "/regenerate", planRequestText},
	} {
		hers := baraka.send(call.method, "/api/designs/"+id+call.path, call.body).refused(404, "not_found").hasNot("CANARY")
		none := baraka.send(call.method, "/api/designs/"+strings.Repeat("a", len(id))+call.path, call.body).refused(404, "not_found")
		if hers.body != none.body {
			t.Errorf("%s tells that the design exists: %s, %s", hers.name, hers.body, none.body)
		}
		f.visitor().send(call.method, "/api/designs/"+id+call.path, call.body).refused(401, "unauthorized")
	}
	if after := amina.get("/api/designs/" + id).is(200).body; after != before {
		t.Errorf("changed from %s to %s", before, after)
	}
	baraka.get("/api/designs").is(200).has("[]")
	baraka.get("/api/designs?q=canary").is(200).has("[]")
	baraka.get("/api/dashboard/stats").is(200).has(`"totalDesigns":0`)
	amina.post("/api/check-achievements", "").is(200).has("first-lesson")
	baraka.get("/api/user-achievements").is(200).has("[]")
	baraka.post("/api/check-achievements", "").is(200).has(`"newAchievements":[]`)
	baraka.get("/api/auth/export").is(200).hasNot("CANARY", "amina")
	baraka.send("PATCH", "/api/designs/"+baraka.design("Own")+"/ratings/"+rating, `{"hidden":true}`).refused(404, "not_found")
	if ratingsOf(t, amina, id)[0].Hidden {
		t.Error("somebody else hid a rating")
	}
	generation := amina.post("/api/generate-plan", planRequestText).is(200).header.Get("X-Generation-Id")
	baraka.post("/api/designs", with(t, designText("Taken"), "generationId", generation)).refused(404, "not_found")

	planted := with(t, with(t, designText("Mine"), "id", id), "ownerId", "someone")
	made := baraka.post("/api/designs", with(t, planted, "createdAt", "1999-01-01T00:00:00Z")).is(201).hasNot("1999", "someone")
	if made.field("id") == id {
		t.Error("a caller chose an id")
	}
}
