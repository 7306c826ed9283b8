package web

import (
	"encoding/json"
	"strings"
	"testing"
	"testing/fstest"
)

// inPage is the JSON that goes out with a page under an id.
func inPage(t *testing.T, page *reply, id string) string {
	t.Helper()
	_, rest, found := strings.Cut(page.body, `<script type="application/json" id="`+id+`" nonce="`)
	_, rest, _ = strings.Cut(rest, `">`)
	text, _, closed := strings.Cut(rest, "</script>")
	if !found || !closed || !json.Valid([]byte(text)) {
		t.Fatalf("%s: no JSON under %s: %s", page.name, id, page.body)
	}
	return text
}

func TestTheSharedPageBringsItsPlan(t *testing.T) {
	f := start(t)
	amina := f.visitor()
	amina.post("/api/auth/register", `{"email":"amina@school.example","password":"green mango tree","firstName":"</script><b>"}`).is(201)
	plan := `{"overview":"</script><script>alert(1)</script><!-- & 3 < 5"}`
	id := amina.post("/api/designs", with(t, designText("<i>Rain</i>"), "contentJson", json.RawMessage(plan))).is(201).field("id")
	code := amina.post("/api/designs/"+id+"/share", "").is(200).field("shareCode")
	api := f.visitor().get("/api/shared/" + code).is(200).body
	for _, path := range []string{"/shared/" + code, "/shared/" + code + "/", "/shared-lesson/" + id} {
		page := f.visitor().get(path).is(200).has("<body>light").hasNot("<b>", "<i>", "alert(1)</script>", "__CSP_NONCE__")
		var told, want any
		if err := json.Unmarshal([]byte(inPage(t, page, "shared")), &told); err != nil {
			t.Fatal(err)
		}
		if err := json.Unmarshal([]byte(api), &want); err != nil {
			t.Fatal(err)
		}
		if got, want := asText(t, told), asText(t, want); got != want {
			t.Errorf("%s brings %s, want %s", path, got, want)
		}
		if got := inPage(t, page, "session"); got != `{"user":null,"llm":null}` {
			t.Errorf("session %s", got)
		}
		_, rest, _ := strings.Cut(page.header.Get("Content-Security-Policy"), "'nonce-")
		nonce, _, _ := strings.Cut(rest, "'")
		if got := strings.Count(page.body, `nonce="`+nonce+`"`); got != 3 {
			t.Errorf("the nonce is in %d places, want 3: %s", got, page.body)
		}
		if page.header.Get("Cache-Control") != "no-store" {
			t.Error("a share that is taken back may be shown from a cache")
		}
	}
	if got := inPage(t, amina.get("/shared/"+code).is(200), "session"); !strings.Contains(got, `"email":"amina@school.example"`) {
		t.Errorf("session %s", got)
	}
}

func asText(t *testing.T, value any) string {
	t.Helper()
	text, err := json.Marshal(value)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

func TestASharedPageThatIsNoMore(t *testing.T) {
	f := start(t)
	amina := f.teacher("amina")
	id := amina.design("Rain")
	for _, path := range []string{"/shared/none", "/shared-lesson/none", "/shared-lesson/" + id} {
		page := f.visitor().get(path).is(404).has("<body>light")
		if got := inPage(t, page, "shared"); got != "null" {
			t.Errorf("%s brings %s", path, got)
		}
	}
	f.visitor().get("/shared/a/b").is(404).hasNot(`id="shared"`)
	f.visitor().get("/shared/").is(404).hasNot(`id="shared"`)
	f.visitor().send("HEAD", "/shared/none", "").is(404)
}

func TestTheWholePageShowsSharedPlansWhereThereIsNoLightOne(t *testing.T) {
	f := start(t, func(c *Config) {
		c.Pages = fstest.MapFS{"index.html": {Data: []byte("<html><head></head><body>whole</body></html>")}}
	})
	amina := f.teacher("amina")
	code := amina.post("/api/designs/"+amina.design("Rain")+"/share", "").is(200).field("shareCode")
	page := f.visitor().get("/shared/" + code).is(200).has("<body>whole")
	if got := inPage(t, page, "shared"); !strings.Contains(got, `"title":"Rain"`) {
		t.Errorf("brings %s", got)
	}
}

func TestAFailedReadIsNotTakenForAPlanThatIsGone(t *testing.T) {
	f := start(t)
	amina := f.teacher("amina")
	code := amina.post("/api/designs/"+amina.design("Rain")+"/share", "").is(200).field("shareCode")
	if err := f.store.Close(); err != nil {
		t.Fatal(err)
	}
	f.visitor().get("/shared/" + code).is(500).has("<body>light").hasNot(`id="shared"`)
	f.visitor().get("/api/shared/"+code).refused(500, "internal")
}
