package web

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"somo/app/bundle"
)

// fileOf is a design with two versions as a file, and the design's id.
func fileOf(t *testing.T, owner *person) (file, id string) {
	t.Helper()
	body := with(t, designText("Rain"), "additionalInfo", "Near the river")
	body = with(t, body, "context", map[string]any{"classSize": 64, "later": "kept"})
	body = with(t, body, "status", "active")
	body = with(t, body, "llmModel", "built-in")
	id = owner.post("/api/designs", with(t, body, "contentJson", json.RawMessage(planText))).is(201).field("id")
	owner.post("/api/designs/"+id+"/versions", `{"version":"1.1","contentJson":{"overview":"Edited < here"},"llmModel":"user-edited"}`).is(201)
	return owner.get("/api/designs/" + id + "/export/json").is(200).body, id
}

func TestADesignTravelsAsAFile(t *testing.T) {
	f := start(t)
	amina, baraka := f.teacher("amina"), f.teacher("baraka")
	file, id := fileOf(t, amina)
	for _, part := range []string{`"format":"somo-design"`, `"formatVersion":1`, `"title":"Rain"`} {
		if !strings.Contains(file, part) {
			t.Errorf("%s is missing in %s", part, file)
		}
	}
	if strings.Contains(file, id) || strings.Contains(file, "amina") {
		t.Errorf("the file names its owner or an id: %s", file)
	}
	header := amina.get("/api/designs/" + id + "/export/json").header
	if got := header.Get("Content-Disposition"); !strings.HasPrefix(got, "attachment; filename=Rain_lesson_plan.json;") ||
		header.Get("Content-Type") != "application/json; charset=utf-8" {
		t.Errorf("headers %v", header)
	}
	one := amina.get("/api/designs/" + id + "/export/json?version=1.0").is(200).has(`"version":"1.0"`).hasNot(`"version":"1.1"`).body
	amina.get("/api/designs/"+id+"/export/json?version=7.7").refused(404, "not_found")

	for range 2 {
		made := baraka.post("/api/designs/import", with(t, file, "id", id)).is(201)
		if made.field("id") == id {
			t.Error("the file chose an id")
		}
		made.has(`"title":"Rain"`, `"status":"active"`, `"version":"1.1"`, `"llmModel":"user-edited"`, `"additionalInfo":"Near the river"`, `"shareCode":null`)
		path := "/api/designs/" + made.field("id")
		list := baraka.get(path + "/versions").is(200).has(`"unknownKey":{"kept":true}`).body
		if first, second := strings.Index(list, `"1.1"`), strings.Index(list, `"1.0"`); first < 0 || second < first {
			t.Errorf("not newest first: %s", list)
		}
		baraka.get(path+"/prompt").is(200).has(`"context":{"classSize":64,"later":"kept"}`, `"skills":["Research"]`)
	}
	baraka.post("/api/designs/import", one).is(201).has(`"version":"1.0"`)
	if got := len(titles(t, baraka.get("/api/designs"))); got != 3 {
		t.Errorf("%d designs, want 3", got)
	}
	amina.get("/api/designs/" + id).is(200).has(`"version":"1.1"`)

	empty := amina.post("/api/designs", designText("Empty")).is(201).field("id")
	baraka.post("/api/designs/import", amina.get("/api/designs/"+empty+"/export/json").is(200).body).is(201).has(`"version":null`)
}

func TestCreditTravelsWithTheFile(t *testing.T) {
	f := start(t)
	amina, baraka := f.teacher("amina"), f.teacher("baraka")
	code := amina.post("/api/designs/"+amina.design("Rain")+"/share", "").is(200).field("shareCode")
	copied := baraka.post("/api/shared/"+code+"/copy", "").is(201).field("id")
	file := baraka.get("/api/designs/" + copied + "/export/json").is(200).body
	baraka.post("/api/designs/import", file).is(201).has(`"adaptedFrom":{"title":"Rain","author":"amina"}`)
}

func TestImportRefusals(t *testing.T) {
	f := start(t)
	amina := f.teacher("amina")
	file, _ := fileOf(t, amina)
	var parts struct{ Design, Versions json.RawMessage }
	if err := json.Unmarshal([]byte(file), &parts); err != nil {
		t.Fatal(err)
	}
	design := func(field string, value any) string {
		return with(t, file, "design", json.RawMessage(with(t, string(parts.Design), field, value)))
	}
	versions := func(list string) string { return with(t, file, "versions", json.RawMessage(list)) }
	var many []string
	for i := range bundle.MaxVersions + 1 {
		many = append(many, fmt.Sprintf(`{"version":"%d","contentJson":{}}`, i))
	}
	for name, body := range map[string]string{
		"another file":         `{"name":"something else"}`,
		"an account":           with(t, file, "format", "somo-account"),
		"a newer file":         with(t, file, "formatVersion", 2),
		"no version of format": with(t, file, "formatVersion", nil),
		"format of wrong type": with(t, file, "format", 5),
		"no design":            with(t, file, "design", nil),
		"a list for a design":  with(t, file, "design", []int{1}),
		"no versions":          with(t, file, "versions", nil),
		"no title":             design("title", " "),
		"a wrong status":       design("status", "shared"),
		"a wrong context":      design("context", "x"),
		"a skill of two types": design("skills", []int{1}),
		"no skills":            design("skills", []string{}),
		"a title of two types": design("title", 5),
		"credit of wrong type": design("adaptedFrom", "amina"),
		"credit too long":      design("adaptedFrom", map[string]string{"author": strings.Repeat("x", 81)}),
		"the same label twice": versions(`[{"version":"1.0","contentJson":{}},{"version":"1.0","contentJson":{}}]`),
		"a version of nothing": versions(`[{"version":"1.0"}]`),
		"a label too long":     versions(`[{"version":"` + strings.Repeat("1", 33) + `","contentJson":{}}]`),
		"a plan of wrong type": versions(`[{"version":"1.0","contentJson":{"overview":5}}]`),
		"too many versions":    versions("[" + strings.Join(many, ",") + "]"),
	} {
		if answer := amina.post("/api/designs/import", body); answer.status != 422 || !strings.Contains(answer.body, `"fields":{"file":`) {
			t.Errorf("%s: got %d %s", name, answer.status, answer.body)
		}
	}
	const path = "/api/designs/import"
	amina.post(path, `%PDF-1.4`).refused(400, "bad_request")
	amina.post(path, file[:len(file)/2]).refused(400, "bad_request")
	amina.post(path, "").refused(400, "bad_request")
	amina.post(path, "PK\x03\x04", "Content-Type", "application/zip").refused(415, "unsupported_media_type")
	amina.post(path, file, "Content-Encoding", "gzip").refused(415, "unsupported_media_type")
	amina.post(path, versions(`[{"version":"1.0","contentJson":{"overview":"`+strings.Repeat("x", 256<<10)+`"}}]`)).refused(413, "too_large")
	amina.post(path, with(t, file, "x", strings.Repeat("x", 10<<20))).refused(413, "too_large")
	f.visitor().post(path, file).refused(401, "unauthorized")
	if got := titles(t, amina.get("/api/designs")); len(got) != 1 {
		t.Errorf("something was imported: %q", got)
	}
	amina.post(path, with(t, file, "x", strings.Repeat("x", 9<<20))).is(201)
}

func TestAFileHasRoomForTheNewestVersions(t *testing.T) {
	f := start(t)
	amina := f.teacher("amina")
	id := amina.design("Rain")
	for i := range 40 {
		amina.post("/api/designs/"+id+"/versions", fmt.Sprintf(`{"version":"2.%d","contentJson":{"overview":"%s"}}`, i, strings.Repeat("x", 250_000))).is(201)
	}
	file := amina.get("/api/designs/" + id + "/export/json").is(200).has(`"version":"2.39"`).hasNot(`"version":"2.0"`)
	amina.post("/api/designs/import", file.body).is(201).has(`"version":"2.39"`)
}
