package web

import (
	"strings"
	"testing"
)

func TestRecordingsAreSentInParts(t *testing.T) {
	f := start(t)
	whole := strings.Repeat("picture ", 20_000)
	answer := f.visitor().get("/media/create-a-plan.webm").is(200)
	if answer.body != whole || answer.header.Get("Content-Type") != "video/webm" || answer.header.Get("Accept-Ranges") != "bytes" {
		t.Errorf("%d bytes, %v", len(answer.body), answer.header)
	}
	part := f.visitor().get("/media/create-a-plan.webm", "Range", "bytes=8-14").is(206)
	if part.body != "picture" || part.header.Get("Content-Range") != "bytes 8-14/160000" {
		t.Errorf("%q %v", part.body, part.header)
	}
	last := f.visitor().get("/media/create-a-plan.webm", "Range", "bytes=-8", "If-Range", answer.header.Get("ETag")).is(206)
	if last.body != "picture " {
		t.Errorf("%q", last.body)
	}
	f.visitor().get("/media/create-a-plan.webm", "Range", "bytes=999999-").is(416)
	f.visitor().get("/media/create-a-plan.webm", "If-None-Match", answer.header.Get("ETag")).is(304)
	if head := f.visitor().send("HEAD", "/media/create-a-plan.webm", "").is(200); head.body != "" || head.header.Get("Content-Length") != "160000" {
		t.Errorf("HEAD: %v", head.header)
	}
	if kind := f.visitor().get("/media/create-a-plan.vtt").is(200).header.Get("Content-Type"); kind != "text/vtt; charset=utf-8" {
		t.Errorf("captions are %s", kind)
	}
	for _, path := range []string{"/media/none.webm", "/media/", "/media/notes.txt", "/media/.webm", "/media/../create-a-plan.webm", "/media//create-a-plan.webm"} {
		f.visitor().get(path).refused(404, "not_found")
	}
	f.visitor().post("/media/create-a-plan.webm", "").refused(405, "method_not_allowed")
}

func TestAProgramWithoutRecordingsSaysSo(t *testing.T) {
	f := start(t, func(c *Config) { c.Media = nil })
	f.visitor().get("/media/create-a-plan.webm").refused(404, "not_found")
}
