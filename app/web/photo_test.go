package web

import (
	"bytes"
	"image"
	"image/jpeg"
	"image/png"
	"strings"
	"testing"
)

func picturePNG(t *testing.T, width, height int) string {
	t.Helper()
	var file bytes.Buffer
	if err := png.Encode(&file, image.NewRGBA(image.Rect(0, 0, width, height))); err != nil {
		t.Fatal(err)
	}
	return file.String()
}

func TestPhotosAreMadeAnewAndShownToTheirOwner(t *testing.T) {
	f := start(t)
	amina, baraka := f.teacher("amina"), f.teacher("baraka")
	const path = "/api/auth/user/photo"
	amina.get(path).refused(404, "not_found")
	first := amina.send("PUT", path, picturePNG(t, 900, 600)+"CANARY", "Content-Type", "image/png").is(200).field("profileImageUrl")
	if !strings.HasPrefix(first, path+"?v=") {
		t.Fatalf("profileImageUrl %s", first)
	}
	answer := amina.get(first).is(200).hasNot("CANARY")
	shown, err := jpeg.Decode(strings.NewReader(answer.body))
	if err != nil || shown.Bounds() != image.Rect(0, 0, 256, 256) || answer.header.Get("Content-Type") != "image/jpeg" {
		t.Errorf("shown: %v, %v", answer.header, err)
	}
	if answer.header.Get("Cache-Control") != "private, no-cache" {
		t.Errorf("others at this browser may see it: %v", answer.header)
	}
	amina.get(first, "If-None-Match", answer.header.Get("ETag")).is(304)
	amina.get("/api/auth/user").is(200).has(first)
	baraka.get(first).refused(404, "not_found")
	f.visitor().get(first).refused(401, "unauthorized")

	second := amina.send("PUT", path, picturePNG(t, 10, 10), "Content-Type", "image/png").is(200).field("profileImageUrl")
	if second == first {
		t.Error("another picture has the same address")
	}
	amina.get(first, "If-None-Match", answer.header.Get("ETag")).is(200)
	amina.send("DELETE", path, "").is(200).has(`"profileImageUrl":null`)
	amina.get(second).refused(404, "not_found")
	amina.send("DELETE", path, "").is(200).has(`"profileImageUrl":null`)
}

func TestPhotoRefusals(t *testing.T) {
	f := start(t)
	amina := f.teacher("amina")
	const path = "/api/auth/user/photo"
	whole := picturePNG(t, 100, 100)
	bomb := []byte(whole)
	copy(bomb[16:], "\x00\x01\x86\xa0\x00\x01\x86\xa0") // 100,000 pixels wide and high
	amina.send("PUT", path, string(bomb), "Content-Type", "image/png").refused(422, "invalid").has(`"fields":{"photo":`)
	amina.send("PUT", path, whole[:60], "Content-Type", "image/png").refused(422, "invalid").has(`"fields":{"photo":`)
	amina.send("PUT", path, "", "Content-Type", "image/png").refused(422, "invalid").has(`"fields":{"photo":`)
	amina.send("PUT", path, "<svg onload=alert(1)>", "Content-Type", "image/png").refused(422, "invalid").has(`"fields":{"photo":`)
	for _, kind := range []string{"image/svg+xml", "image/gif", "application/json", "text/html", "multipart/form-data; boundary=x", "image/*"} {
		amina.send("PUT", path, whole, "Content-Type", kind).refused(415, "unsupported_media_type")
	}
	amina.send("PUT", path, whole, "Content-Type", "image/png", "Content-Encoding", "gzip").refused(415, "unsupported_media_type")
	amina.send("PUT", path, whole+strings.Repeat("x", 5<<20), "Content-Type", "image/png").refused(413, "too_large")
	amina.send("PUT", path, whole+strings.Repeat("x", 4<<20), "Content-Type", "image/png; q=1").is(200)
	amina.send("PUT", path, whole, "Content-Type", "image/png", "Origin", "http://evil.example").refused(403, "cross_origin")
}
