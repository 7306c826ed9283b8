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

func TestPage(t *testing.T) {
	f := start(t)
	amina, baraka := f.teacher("amina"), f.teacher("baraka")
	id := amina.design("Rain")
	page := amina.get("/api/designs/"+id+"/export/html").is(200).has("<!DOCTYPE html>", `<html lang="en" dir="ltr">`, "We build a rain gauge.", "A lesson plan of <bdi>amina</bdi>.")
	for header, want := range map[string]string{"Content-Type": "text/html; charset=utf-8", "Content-Disposition": "attachment; filename=Rain_lesson_plan.html; filename*=UTF-8''Rain_lesson_plan.html"} {
		if got := page.header.Get(header); got != want {
			t.Errorf("%s %q, want %q", header, got, want)
		}
	}
	amina.post("/api/designs/"+id+"/versions", `{"version":"1.1","contentJson":{"overview":"Wanafunzi wa darasa la tano watapima mvua katika bustani ya shule yetu kwa kutumia chupa.","context":{"needs":["secret"]}}}`).is(201)
	amina.get("/api/designs/"+id+"/export/html").is(200).has(`lang="sw"`, "Wanafunzi").hasNot("secret")
	amina.get("/api/designs/" + id + "/export/html?version=1.0").is(200).has("We build")
	amina.get("/api/designs/"+id+"/export/html?version=7.7").refused(404, "not_found")

	code := amina.post("/api/designs/"+id+"/share", "").is(200).field("shareCode")
	f.visitor().get("/api/shared/"+code+"/export/html").is(200).has("Wanafunzi", "<bdi>amina</bdi>")
	f.visitor().get("/api/shared/none/export/html").refused(404, "not_found")
	copied := baraka.post("/api/shared/"+code+"/copy", "").is(201).field("id")
	baraka.get("/api/designs/" + copied + "/export/html").is(200).has("of <bdi>baraka</bdi>. Adapted from “<bdi>Rain</bdi>” by <bdi>amina</bdi>.")
	empty := amina.post("/api/designs", designText("Empty")).is(201).field("id")
	amina.get("/api/designs/"+empty+"/export/html").refused(409, "conflict")
}
