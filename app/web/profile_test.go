package web

import (
	"strings"
	"testing"
)

func TestChangingTheProfile(t *testing.T) {
	f := start(t)
	amina := f.teacher("amina")
	const path = "/api/auth/user"
	amina.send("PATCH", path, `{"firstName":" Amina ","school":"Kibera Primary","country":"KE","language":"sw","myClass":{"classSize":64,"later":"kept"}}`).is(200).
		has(`"firstName":"Amina"`, `"lastName":"Otieno"`, `"school":"Kibera Primary"`, `"country":"KE"`, `"language":"sw"`, `"myClass":{"classSize":64,"later":"kept"}`)
	amina.send("PATCH", path, `{"lastName":""}`).is(200).has(`"lastName":""`, `"school":"Kibera Primary"`)
	amina.send("PATCH", path, `{}`).is(200).has(`"firstName":"Amina"`, `"classSize":64`)
	amina.send("PATCH", path, `{"myClass":null,"school":""}`).is(200).has(`"myClass":null`, `"school":""`)
	amina.get(path).is(200).has(`"myClass":null`, `"country":"KE"`, `"signOutAfter":0`)
	amina.send("PATCH", path, `{"signOutAfter":15}`).is(200).has(`"signOutAfter":15`, `"country":"KE"`)
	amina.send("PATCH", path, `{"school":""}`).is(200).has(`"signOutAfter":15`)
	amina.get("/api/auth/export").is(200).has(`"signOutAfter":15`)
	amina.send("PATCH", path, `{"signOutAfter":0}`).is(200).has(`"signOutAfter":0`)

	before := amina.get(path).body
	planted := `{"id":"x","email":"other@x","passwordHash":"x","hasPassword":false,"createdAt":"1999-01-01T00:00:00Z","profileImageUrl":"http://evil.example/x"}`
	if after := amina.send("PATCH", path, planted).is(200).body; after != before {
		t.Errorf("planted: %s", after)
	}
}

func TestProfileRefusals(t *testing.T) {
	f := start(t)
	amina := f.teacher("amina")
	const path = "/api/auth/user"
	before := amina.get(path).body
	for body, field := range map[string]string{
		`{"firstName":" "}`: "firstName",
		`{"firstName":"` + strings.Repeat("x", 81) + `"}`: "firstName",
		`{"firstName":5}`:                                                       "firstName",
		`{"lastName":"a\u0007"}`:                                                "lastName",
		`{"school":"` + strings.Repeat("x", 201) + `"}`:                         "school",
		`{"country":"` + strings.Repeat("x", 81) + `"}`:                         "country",
		`{"language":"` + strings.Repeat("x", 36) + `"}`:                        "language",
		`{"signOutAfter":10}`:                                                   "signOutAfter",
		`{"myClass":[]}`:                                                        "myClass",
		`{"myClass":{"classSize":"many"}}`:                                      "myClass",
		`{"myClass":{"lessons":-1}}`:                                            "myClass",
		`{"myClass":{"classSize":301}}`:                                         "myClass",
		`{"myClass":{"minutesPerLesson":9}}`:                                    "myClass",
		`{"myClass":{"country":"Kenya"}}`:                                       "myClass",
		`{"myClass":{"needs":["` + strings.Repeat("x", 81) + `"]}}`:             "myClass",
		`{"myClass":{"homeLanguages":["` + strings.Repeat(`a","`, 12) + `a"]}}`: "myClass",
		`{"myClass":{"x":"` + strings.Repeat("x", maxContextBytes) + `"}}`:      "myClass",
	} {
		amina.send("PATCH", path, body).refused(422, "invalid").has(`"fields":{"` + field + `":`)
	}
	amina.send("PATCH", path, `[]`).refused(400, "bad_request")
	amina.send("PATCH", path, `{}`, "Content-Type", "text/plain").refused(415, "unsupported_media_type")
	amina.send("PATCH", path, `{"x":"`+strings.Repeat("x", 1<<20)+`"}`).refused(413, "too_large")
	if after := amina.get(path).body; after != before {
		t.Errorf("changed to %s", after)
	}
}
