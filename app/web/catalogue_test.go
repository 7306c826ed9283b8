package web

import (
	"encoding/json"
	"strings"
	"testing"

	"somo/app/catalogue"
)

func TestCoursesCanBeReadHere(t *testing.T) {
	f := start(t)
	amina := f.teacher("amina")
	var courses []catalogue.Course
	if err := json.Unmarshal([]byte(amina.get("/api/courses").is(200).body), &courses); err != nil || len(courses) != 3 {
		t.Fatalf("%d courses, %v; want 3", len(courses), err)
	}
	for _, course := range courses {
		amina.get(course.Image).is(200).has("<svg")
		amina.get(course.LearnMoreURL).is(200).has(`id="session"`)
		amina.get("/api/courses/"+course.ID).is(200).has(`"id":"`+course.ID+`"`, `"title":`, `"about":[{"heading":`, `"units":[{"id":`, `"paragraphs":`)
	}
	amina.get("/api/courses/none").refused(404, "not_found")
	f.visitor().get("/catalogue/badges/none.svg").refused(404, "not_found")
	f.visitor().get("/catalogue/courses.json").refused(404, "not_found")
}

func TestResourcesAreInTheProgram(t *testing.T) {
	f := start(t)
	amina := f.teacher("amina")
	var resources []catalogue.Resource
	if err := json.Unmarshal([]byte(amina.get("/api/resources").is(200).body), &resources); err != nil || len(resources) != 5 {
		t.Fatalf("%d resources, %v; want 5", len(resources), err)
	}
	guides := 0
	for _, resource := range resources {
		if resource.Type != catalogue.PDF {
			continue
		}
		guides++
		answer := amina.get(resource.URL).is(200)
		if !strings.HasPrefix(answer.body, "%PDF-") || answer.header.Get("Content-Type") != "application/pdf" ||
			answer.header.Get("Content-Disposition") != "attachment; filename="+resource.ID+".pdf; filename*=UTF-8''"+resource.ID+".pdf" {
			t.Errorf("%s: no PDF: %v %.20q", resource.URL, answer.header, answer.body)
		}
	}
	if guides != 3 {
		t.Errorf("%d guides, want 3", guides)
	}
	amina.get("/api/resources/none").refused(404, "not_found")
}
