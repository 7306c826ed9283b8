package web

import (
	"strings"
	"testing"
)

func TestFeedbackIsKept(t *testing.T) {
	f := start(t)
	amina := f.teacher("amina")
	for _, body := range []string{
		`{"type":"emoji","rating":"😍"}`,
		`{"type":"general","rating":"😍","feedback":" Good plans "}`,
		`{"type":"achievement","rating":"5","context":"achievement-unlock","metadata":{"achievementId":"first-lesson","achievementName":"First Lesson","achievementPoints":10}}`,
		`{"type":"general","feedback":"A film about wells","context":"resource-suggestion","metadata":{"title":"Wells","link":"https://x.example"}}`,
		`{"type":"general","feedback":"` + strings.Repeat("ọ", 2000) + `","userId":"somebody","metadata":null}`,
	} {
		amina.post("/api/feedback", body).is(201)
	}
	kept := amina.get("/api/auth/export").is(200)
	kept.has(`"rating":"😍"`, `"feedback":"Good plans"`, `"context":"floating-widget"`, `"context":"achievement-unlock"`,
		`"context":"resource-suggestion"`, `"achievementId":"first-lesson"`, `"link":"https://x.example"`).hasNot("somebody")
}

func TestFeedbackRefusals(t *testing.T) {
	f := start(t)
	amina := f.teacher("amina")
	for body, field := range map[string]string{
		`{"rating":"5"}`:                       "type",
		`{"type":"complaint","rating":"5"}`:    "type",
		`{"type":"emoji"}`:                     "feedback",
		`{"type":"general","feedback":" \n "}`: "feedback",
		`{"type":"general","feedback":"` + strings.Repeat("x", 2001) + `"}`:                   "feedback",
		`{"type":"general","feedback":"a\u0001"}`:                                             "feedback",
		`{"type":"general","feedback":5}`:                                                     "feedback",
		`{"type":"emoji","rating":"` + strings.Repeat("x", 41) + `"}`:                         "rating",
		`{"type":"emoji","rating":5}`:                                                         "rating",
		`{"type":"achievement","rating":"0","feedback":"x"}`:                                  "rating",
		`{"type":"achievement","rating":"10"}`:                                                "rating",
		`{"type":"achievement","feedback":"x"}`:                                               "rating",
		`{"type":"emoji","rating":"x","context":"` + strings.Repeat("x", 81) + `"}`:           "context",
		`{"type":"emoji","rating":"x","metadata":[]}`:                                         "metadata",
		`{"type":"emoji","rating":"x","metadata":"x"}`:                                        "metadata",
		`{"type":"emoji","rating":"x","metadata":{"x":"` + strings.Repeat("x", 8<<10) + `"}}`: "metadata",
	} {
		amina.post("/api/feedback", body).refused(422, "invalid").has(`"fields":{"` + field + `":`)
	}
	amina.post("/api/feedback", `[]`).refused(400, "bad_request")
	amina.post("/api/feedback", `{"type":"emoji"}`, "Content-Type", "text/plain").refused(415, "unsupported_media_type")
	amina.post("/api/feedback", `{"feedback":"`+strings.Repeat("x", 1<<20)+`"}`).refused(413, "too_large")
	amina.get("/api/auth/export").is(200).has(`"feedback":[]`)
}
