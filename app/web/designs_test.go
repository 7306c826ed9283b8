package web

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"
	"unicode/utf8"

	"somo/store"
)

// with replaces or adds a field of a JSON object.
func with(t *testing.T, body, field string, value any) string {
	t.Helper()
	var object map[string]any
	if err := json.Unmarshal([]byte(body), &object); err != nil {
		t.Fatal(err)
	}
	object[field] = value
	if value == nil {
		delete(object, field)
	}
	text, err := json.Marshal(object)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

func TestADesignFromCreationToDeletion(t *testing.T) {
	f := start(t)
	amina := f.teacher("amina")
	made := amina.post("/api/designs", designText("Gauge")).is(201)
	made.has(`"title":"Gauge"`, `"cohort":"Grade 5"`, `"skills":"[\"Research\"]"`, `"status":"draft"`, `"version":null`, `"llmModel":null`,
		`"shareCode":null`, `"averageRating":0`, `"totalRatings":0`, `"adaptedFrom":null`, `"contentJson":null`, `"createdAt":"`, `"updatedAt":"`)
	id := made.field("id")
	if len(id) < 26 {
		t.Errorf("the id %q can be guessed", id)
	}
	path := "/api/designs/" + id
	amina.get(path).is(200).has(`"contentJson":null`)
	amina.get(path + "/versions").is(200).has(`[]`)

	amina.post(path+"/versions", `{"version":"1.0","contentJson":`+planText+`,"llmModel":"built-in"}`).is(201).
		has(`"version":"1.0"`, `"llmModel":"built-in"`, `"createdAt":"`, planText)
	amina.get(path).is(200).has(`"version":"1.0"`, `"llmModel":"built-in"`, `"contentJson":`+planText)
	amina.get("/api/designs").is(200).has(`"title":"Gauge"`, `"version":"1.0"`).hasNot("contentJson", "unknownKey")
	amina.send("PATCH", path, `{"title":"Rain gauge","status":"active"}`).is(200).has(`"title":"Rain gauge"`, `"status":"active"`, `"contentJson":`)
	amina.send("PATCH", path, `{}`).is(200).has(`"title":"Rain gauge"`, `"status":"active"`)
	amina.get(path+"/prompt").is(200).has(`"subject":"mathematics"`, `"topic":"Rain Gauge"`, `"gradeLevel":"Grade 5"`, `"skills":["Research"]`, `"additionalInfo":""`, `"context":null`)

	if answer := amina.send("DELETE", path, "").is(204); answer.body != "" {
		t.Errorf("a body after 204: %q", answer.body)
	}
	for _, gone := range []string{path, path + "/versions", path + "/prompt", path + "/export/pdf"} {
		amina.get(gone).refused(404, "not_found")
	}
	amina.send("DELETE", path, "").refused(404, "not_found")
	amina.get("/api/designs").is(200).has("[]")
}

func TestADesignAndItsFirstVersionAreStoredTogether(t *testing.T) {
	f := start(t)
	amina := f.teacher("amina")
	body := with(t, designText("Gauge"), "contentJson", json.RawMessage(planText))
	body = with(t, body, "context", map[string]any{"classSize": 64, "new": "kept"})
	made := amina.post("/api/designs", with(t, body, "llmModel", "built-in")).is(201).has(`"version":"1.0"`, `"llmModel":"built-in"`)
	amina.get("/api/designs/"+made.field("id")+"/versions").is(200).has(`"version":"1.0"`, `"unknownKey":{"kept":true}`)
	amina.get("/api/designs/" + made.field("id") + "/prompt").is(200).has(`"context":{"classSize":64,"new":"kept"}`)

	amina.post("/api/designs", with(t, designText("Half"), "contentJson", "no plan")).refused(422, "invalid").has(`"contentJson":`)
	amina.get("/api/designs").is(200).hasNot("Half")
}

func TestDesignRefusals(t *testing.T) {
	f := start(t)
	amina := f.teacher("amina")
	base := designText("Gauge")
	many := make([]string, 21)
	for i := range many {
		many[i] = fmt.Sprint("Skill ", i)
	}
	for _, test := range []struct {
		field string
		value any
		named string
	}{
		{"title", nil, "title"}, {"title", " \n ", "title"}, {"title", "a\u0000b", "title"}, {"title", 5, "title"},
		{"subject", nil, "subject"}, {"subject", strings.Repeat("s", 121), "subject"}, {"subject", "a\u001bb", "subject"},
		{"topic", nil, "topic"}, {"topic", strings.Repeat("é", 2001), "topic"},
		{"cohort", nil, "cohort"}, {"cohort", strings.Repeat("g", 41), "cohort"},
		{"skills", nil, "skills"}, {"skills", "no list", "skills"}, {"skills", []int{1}, "skills"}, {"skills", []string{}, "skills"},
		{"skills", many, "skills"}, {"skills", []string{strings.Repeat("s", 81)}, "skills"}, {"skills", []string{"a\u0001"}, "skills"},
		{"additionalInfo", strings.Repeat("a", 5001), "additionalInfo"}, {"additionalInfo", []string{}, "additionalInfo"},
		{"status", "shared", "status"},
		{"context", []string{}, "context"}, {"context", map[string]any{"classSize": "many"}, "context"},
		{"contentJson", []string{}, "contentJson"}, {"contentJson", map[string]any{"overview": 5}, "contentJson"},
	} {
		t.Run(fmt.Sprintf("%s %.20v", test.field, test.value), func(t *testing.T) {
			amina.post("/api/designs", with(t, base, test.field, test.value)).refused(422, "invalid").has(`"fields":{"` + test.named + `":`)
		})
	}
	amina.post("/api/designs", with(t, base, "generationId", "unknown")).refused(404, "not_found")
	large := with(t, base, "contentJson", map[string]string{"overview": strings.Repeat("x", 256<<10)})
	amina.post("/api/designs", large).refused(413, "too_large")
	amina.post("/api/designs", with(t, base, "extra", strings.Repeat("x", 1<<20))).refused(413, "too_large")
	amina.post("/api/designs", `{"title":`).refused(400, "bad_request")
	amina.post("/api/designs", `[]`).refused(400, "bad_request")
	amina.post("/api/designs", base, "Content-Type", "text/plain").refused(415, "unsupported_media_type")
	amina.get("/api/designs").is(200).has("[]")

	id := amina.design("Whole")
	amina.send("PATCH", "/api/designs/"+id, `{"title":" ","status":"gone"}`).refused(422, "invalid").has(`"title":`, `"status":`)
	amina.send("PATCH", "/api/designs/"+id, `{"title":7}`).refused(422, "invalid").has(`"title":`)
	amina.send("PATCH", "/api/designs/"+id, `{"title":"A"} x`).refused(400, "bad_request")
	amina.send("PATCH", "/api/designs/none", `{"title":"A"}`).refused(404, "not_found")
	amina.get("/api/designs/"+id).is(200).has(`"title":"Whole"`, `"status":"draft"`)
}

func TestTextsAtTheirLimitsAreKept(t *testing.T) {
	f := start(t)
	amina := f.teacher("amina")
	body := with(t, designText("x"), "topic", strings.Repeat("é", 1997)+"\n\tz")
	body = with(t, body, "subject", strings.Repeat("ọ", 120))
	body = with(t, body, "additionalInfo", strings.Repeat("a", 5000))
	amina.post("/api/designs", body).is(201)
}

func TestLongTitlesAreShortenedAtAWord(t *testing.T) {
	f := start(t)
	amina := f.teacher("amina")
	for name, title := range map[string]string{
		"words":   strings.Repeat("maji safi, ", 40),
		"no gaps": strings.Repeat("ọ", 400),
	} {
		t.Run(name, func(t *testing.T) {
			got := amina.post("/api/designs", with(t, designText("x"), "title", title)).is(201).field("title")
			if length := utf8.RuneCountInString(got); length > 300 || length < 250 || !strings.HasSuffix(got, "…") {
				t.Errorf("%d characters: %s", length, got)
			}
			if name == "words" && !strings.HasSuffix(got, " maji…") && !strings.HasSuffix(got, " safi…") {
				t.Errorf("cut within a word: %s", got)
			}
		})
	}
	whole := strings.Repeat("x", 300)
	if got := amina.post("/api/designs", with(t, designText("x"), "title", whole)).is(201).field("title"); got != whole {
		t.Errorf("a title of 300 characters became %q", got)
	}
}

func TestListingDesigns(t *testing.T) {
	f := start(t)
	amina := f.teacher("amina")
	for i, cohort := range []string{"Grade 2", "Grade 8", "Form 3", "Kindergarten", "Somewhere"} {
		body := with(t, designText(fmt.Sprint("Plan ", i)), "cohort", cohort)
		amina.post("/api/designs", with(t, body, "subject", []string{"mathematics", "biology"}[i%2])).is(201)
	}
	amina.post("/api/designs", with(t, designText("ỌJỌ́ rain"), "topic", "Ìrì")).is(201)
	for path, want := range map[string][]string{
		"":                            {"ỌJỌ́ rain", "Plan 4", "Plan 3", "Plan 2", "Plan 1", "Plan 0"},
		"?q=PLAN":                     {"Plan 4", "Plan 3", "Plan 2", "Plan 1", "Plan 0"},
		"?q=ọjọ́":                     {"ỌJỌ́ rain"},
		"?q=ìRÌ":                      {"ỌJỌ́ rain"},
		"?q=%25":                      {},
		"?q=%27%20OR%201=1--":         {},
		"?subject=biology":            {"Plan 3", "Plan 1"},
		"?cohort=primary":             {"ỌJỌ́ rain", "Plan 3", "Plan 0"},
		"?cohort=junior":              {"Plan 1"},
		"?cohort=senior":              {"Plan 2"},
		"?cohort=primary&q=plan":      {"Plan 3", "Plan 0"},
		"?limit=2":                    {"ỌJỌ́ rain", "Plan 4"},
		"?limit=1000000":              {"ỌJỌ́ rain", "Plan 4", "Plan 3", "Plan 2", "Plan 1", "Plan 0"},
		"?limit=&cursor=&q=&subject=": {"ỌJỌ́ rain", "Plan 4", "Plan 3", "Plan 2", "Plan 1", "Plan 0"},
	} {
		if got := titles(t, amina.get("/api/designs"+path).is(200)); fmt.Sprint(got) != fmt.Sprint(want) {
			t.Errorf("%s: got %q, want %q", path, got, want)
		}
	}
	for _, path := range []string{"?limit=0", "?limit=-1", "?limit=two", "?cohort=adult", "?cursor=!!!", "?limit=2&cursor=zz-zz"} {
		amina.get("/api/designs"+path).refused(400, "bad_request")
	}
}

func TestPagesOfAListHoldEveryDesignOnce(t *testing.T) {
	f := start(t)
	amina := f.teacher("amina")
	for i := range 5 {
		amina.post("/api/designs", designText(fmt.Sprint("Plan ", i))).is(201)
	}
	var all []string
	path := "/api/designs?q=plan&limit=2"
	for path != "" {
		answer := amina.get(path).is(200)
		all = append(all, titles(t, answer)...)
		link := answer.header.Get("Link")
		path = strings.TrimSuffix(strings.TrimPrefix(link, "<"), `>; rel="next"`)
		if link != "" && (path == link || !strings.Contains(path, "q=plan")) {
			t.Fatalf("Link %q", link)
		}
	}
	if got := fmt.Sprint(all); got != "[Plan 4 Plan 3 Plan 2 Plan 1 Plan 0]" {
		t.Errorf("got %s", got)
	}
}

func titles(t *testing.T, answer *reply) []string {
	t.Helper()
	var designs []store.Design
	if err := json.Unmarshal([]byte(answer.body), &designs); err != nil {
		t.Fatal(err)
	}
	got := []string{}
	for _, design := range designs {
		got = append(got, design.Title)
	}
	return got
}
