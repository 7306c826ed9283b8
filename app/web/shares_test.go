package web

import (
	"encoding/json"
	"errors"
	"maps"
	"slices"
	"strings"
	"testing"
)

func TestSharingAndTakingBack(t *testing.T) {
	f := start(t)
	amina := f.teacher("amina")
	id := amina.design("Rain")
	visitor := f.visitor()
	visitor.get("/api/shared-lesson/"+id).refused(404, "not_found")

	shared := amina.post("/api/designs/"+id+"/share", "").is(200)
	code := shared.field("shareCode")
	if len(code) < 26 {
		t.Errorf("the code %q can be guessed", code)
	}
	amina.get("/api/designs/" + id).is(200).has(`"shareCode":"` + code + `"`)
	amina.post("/api/designs/"+id+"/share", "").is(200).has(code)
	open := []string{"/api/shared/" + code, "/api/shared-lesson/" + id, "/api/shared/" + code + "/export/pdf", "/shared/" + code, "/shared-lesson/" + id}
	for _, path := range open {
		visitor.get(path).is(200)
	}
	if visitor.get("/api/shared/"+code).body != visitor.get("/api/shared-lesson/"+id).body {
		t.Error("the two addresses show different things")
	}

	if answer := amina.send("DELETE", "/api/designs/"+id+"/share", "").is(204); answer.body != "" {
		t.Errorf("a body after 204: %q", answer.body)
	}
	for _, path := range open {
		visitor.get(path).is(404)
	}
	visitor.post("/api/shared/"+code+"/rate", `{"rating":5}`).refused(404, "not_found")
	amina.post("/api/shared/"+code+"/copy", "").refused(404, "not_found")
	amina.send("DELETE", "/api/designs/"+id+"/share", "").is(204)
	amina.get("/api/designs/" + id).is(200).has(`"shareCode":null`)
	if again := amina.post("/api/designs/"+id+"/share", "").is(200).field("shareCode"); again == code {
		t.Error("a code that was taken back opens the plan again")
	}
	visitor.get("/api/shared/"+code).refused(404, "not_found")

	amina.send("DELETE", "/api/designs/"+id, "").is(204)
	visitor.get("/api/shared-lesson/"+id).refused(404, "not_found")
	amina.post("/api/designs/"+id+"/share", "").refused(404, "not_found")
	amina.send("DELETE", "/api/designs/"+id+"/share", "").refused(404, "not_found")
	visitor.get("/api/shared/"+code+"/export/exe").refused(404, "not_found")
}

func TestASharedPlanShowsThisAndNothingElse(t *testing.T) {
	f := start(t)
	amina := f.teacher("amina")
	body := with(t, designText("Rain"), "additionalInfo", "CANARY info")
	body = with(t, body, "context", map[string]any{"needs": []string{"CANARY need"}})
	body = with(t, body, "llmModel", "CANARY model")
	id := amina.post("/api/designs", with(t, body, "contentJson", json.RawMessage(planText))).is(201).field("id")
	code := amina.post("/api/designs/"+id+"/share", "").is(200).field("shareCode")
	f.visitor().post("/api/shared/"+code+"/rate", `{"rating":4,"feedback":"CANARY text","raterEmail":"CANARY@x"}`).is(201)
	amina.post("/api/designs/"+id+"/versions", `{"version":"1.1","contentJson":{"overview":"Newest"}}`).is(201)

	answer := f.visitor().get("/api/shared/"+code).is(200).hasNot("CANARY", "school.example", "Otieno", id)
	answer.has(`"title":"Rain"`, `"subject":"mathematics"`, `"cohort":"Grade 5"`, `"topic":"Rain Rain"`, `"skills":"[\"Research\"]"`,
		`"averageRating":4`, `"totalRatings":1`, `"author":"amina"`, `"lessonPlan":{"overview":"Newest"}`, `"shareCode":"`+code+`"`)
	var told map[string]json.RawMessage
	var design map[string]any
	if err := errors.Join(json.Unmarshal([]byte(answer.body), &told), json.Unmarshal(told["design"], &design)); err != nil {
		t.Fatal(err)
	}
	if got := slices.Sorted(maps.Keys(told)); !slices.Equal(got, []string{"design", "lessonPlan", "shareCode"}) {
		t.Errorf("fields %v", got)
	}
	want := []string{"author", "averageRating", "cohort", "createdAt", "skills", "subject", "title", "topic", "totalRatings"}
	if got := slices.Sorted(maps.Keys(design)); !slices.Equal(got, want) {
		t.Errorf("fields of the design %v, want %v", got, want)
	}
}

func TestShareLinksOpenFromTheNetwork(t *testing.T) {
	const wifi, cable = "http://192.168.1.10:8080", "http://10.0.0.7:8080"
	for name, test := range map[string]struct {
		network []string
		host    string
		best    string
		others  []string
	}{
		"this computer alone":                   {nil, "localhost:8080", "http://localhost:8080", nil},
		"asked on localhost":                    {[]string{wifi, cable}, "localhost:8080", wifi, []string{cable}},
		"asked on 127.0.0.1":                    {[]string{wifi, cable}, "127.0.0.1:8080", wifi, []string{cable}},
		"asked from the network":                {[]string{wifi, cable}, "10.0.0.7:8080", cable, []string{wifi}},
		"asked by a name of its own":            {[]string{wifi}, "somo.school.example", "http://somo.school.example", []string{wifi}},
		"asked by a name, and no known address": {nil, "staffroom.local:8080", "http://staffroom.local:8080", nil},
	} {
		t.Run(name, func(t *testing.T) {
			f := start(t, func(c *Config) { c.Network = at(test.network...) })
			amina := f.visitor()
			amina.host = test.host
			amina.post("/api/auth/register", signUpBody("amina")).is(201)
			answer := amina.post("/api/designs/"+amina.design("Rain")+"/share", "").is(200)
			code := answer.field("shareCode")
			if got := answer.field("shareableLink"); got != test.best+"/shared/"+code {
				t.Errorf("got %s, want %s", got, test.best)
			}
			links := `"links":["` + test.best + "/shared/" + code
			for _, other := range test.others {
				links += `","` + other + "/shared/" + code
			}
			answer.has(links + `"]`)
		})
	}
}

func TestSharingAtOnceGivesOneCode(t *testing.T) {
	f := start(t)
	amina := f.teacher("amina")
	path := "/api/designs/" + amina.design("Rain") + "/share"
	answers := atOnce(20, func(int) *reply { return amina.post(path, "") })
	for _, answer := range answers {
		if got := answer.is(200).field("shareCode"); got != answers[0].field("shareCode") {
			t.Errorf("two codes: %s, %s", got, answers[0].field("shareCode"))
		}
	}
}

func TestACopyIsOnesOwnWithCredit(t *testing.T) {
	f := start(t)
	amina, baraka := f.teacher("amina"), f.teacher("baraka")
	body := with(t, designText("Rain"), "additionalInfo", "CANARY")
	id := amina.post("/api/designs", with(t, body, "contentJson", json.RawMessage(planText))).is(201).field("id")
	code := amina.post("/api/designs/"+id+"/share", "").is(200).field("shareCode")

	f.visitor().post("/api/shared/"+code+"/copy", "").refused(401, "unauthorized")
	answer := baraka.post("/api/shared/"+code+"/copy", "").is(201).hasNot("CANARY", id, code)
	answer.has(`"adaptedFrom":{"title":"Rain","author":"amina"}`, `"status":"draft"`, `"version":"1.0"`, `"totalRatings":0`, planText)
	mine := "/api/designs/" + answer.field("id")
	baraka.send("PATCH", mine, `{"title":"Better rain"}`).is(200)
	amina.send("DELETE", "/api/designs/"+id, "").is(204)
	baraka.get(mine).is(200).has(`"title":"Better rain"`)
	amina.get(mine).refused(404, "not_found")
	baraka.post("/api/shared/none/copy", "").refused(404, "not_found")
}

func TestASharedPlanAsPDF(t *testing.T) {
	f := start(t)
	amina := f.teacher("amina")
	code := amina.post("/api/designs/"+amina.design("Rain")+"/share", "").is(200).field("shareCode")
	answer := f.visitor().get("/api/shared/" + code + "/export/pdf").is(200)
	if !strings.HasPrefix(answer.body, "%PDF-") || !strings.Contains(answer.header.Get("Content-Disposition"), "Rain_lesson_plan.pdf") {
		t.Errorf("no PDF: %v %.20q", answer.header, answer.body)
	}
	empty := amina.post("/api/designs", designText("Empty")).is(201).field("id")
	code = amina.post("/api/designs/"+empty+"/share", "").is(200).field("shareCode")
	f.visitor().get("/api/shared/"+code+"/export/pdf").refused(409, "conflict")
	f.visitor().get("/api/shared/" + code).is(200).has(`"lessonPlan":null`)
}
