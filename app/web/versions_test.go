package web

import (
	"strings"
	"testing"
)

func TestVersions(t *testing.T) {
	f := start(t)
	amina := f.teacher("amina")
	path := "/api/designs/" + amina.design("Gauge") + "/versions"
	edited := `{"version":"1.1","contentJson":{"overview":"Edited"},"llmModel":"user-edited"}`
	amina.post(path, edited).is(201)
	amina.post(path, edited).is(200).has(`"version":"1.1"`)
	amina.post(path, `{"version":"1.1","contentJson":{"overview":"Another"}}`).refused(409, "version_exists")
	amina.post(path, `{"version":"1.0","contentJson":`+planText+`}`).refused(409, "version_exists")
	amina.post(path, `{"version":"v1732200000000","contentJson":{"overview":"New"}}`).is(201).has(`"llmModel":null`)
	list := amina.get(path).is(200).body
	first, second, third := strings.Index(list, `"v1732200000000"`), strings.Index(list, `"1.1"`), strings.Index(list, `"1.0"`)
	if first < 0 || second < first || third < second {
		t.Errorf("not newest first: %s", list)
	}
	for name, body := range map[string]string{
		"version":        `{"contentJson":{}}`,
		"version ":       `{"version":"` + strings.Repeat("1", 33) + `","contentJson":{}}`,
		"version  ":      `{"version":1.2,"contentJson":{}}`,
		"contentJson":    `{"version":"1.2"}`,
		"contentJson ":   `{"version":"1.2","contentJson":null}`,
		"contentJson  ":  `{"version":"1.2","contentJson":"text"}`,
		"contentJson   ": `{"version":"1.2","contentJson":{"activities":{}}}`,
		"llmModel":       `{"version":"1.2","contentJson":{},"llmModel":"` + strings.Repeat("m", 121) + `"}`,
	} {
		amina.post(path, body).refused(422, "invalid").has(`"fields":{"` + strings.TrimSpace(name) + `":`)
	}
	amina.post(path, `{"version":"1.2","contentJson":{"overview":"`+strings.Repeat("x", 256<<10)+`"}}`).refused(413, "too_large")
	amina.post(path, `{"version":"1.2","contentJson":{},"generationId":"unknown"}`).refused(404, "not_found")
	amina.post(path, ``).refused(400, "bad_request")
	amina.post("/api/designs/none/versions", edited).refused(404, "not_found")
}
