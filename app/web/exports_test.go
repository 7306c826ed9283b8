package web

import (
	"strings"
	"testing"
)

func TestPDF(t *testing.T) {
	f := start(t)
	amina := f.teacher("amina")
	id := amina.design("Ìrì & rain")
	answer := amina.get("/api/designs/" + id + "/export/pdf").is(200)
	if !strings.HasPrefix(answer.body, "%PDF-") || answer.header.Get("Content-Type") != "application/pdf" {
		t.Errorf("no PDF: %s %.20q", answer.header.Get("Content-Type"), answer.body)
	}
	want := `attachment; filename=_r____rain_lesson_plan.pdf; filename*=UTF-8''%C3%8Cr%C3%AC___rain_lesson_plan.pdf`
	if got := answer.header.Get("Content-Disposition"); got != want {
		t.Errorf("Content-Disposition %s, want %s", got, want)
	}
	amina.get("/api/designs/" + id + "/export/pdf?version=1.0").is(200)
	amina.get("/api/designs/"+id+"/export/pdf?version=7.7").refused(404, "not_found")
	amina.get("/api/designs/"+id+"/export/exe").refused(404, "not_found")
	if head := amina.send("HEAD", "/api/designs/"+id+"/export/pdf", "").is(200); head.body != "" {
		t.Error("HEAD has a body")
	}
	empty := amina.post("/api/designs", designText("Empty")).is(201).field("id")
	amina.get("/api/designs/"+empty+"/export/pdf").refused(409, "conflict")
}
