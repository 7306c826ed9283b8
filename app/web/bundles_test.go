package web

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"somo/app/bundle"
)

// preview is what the page reads of one.
type preview struct {
	ExportedAt *string
	Designs    []struct {
		Title, Subject, Cohort, Author, State, Newer string
		Version                                      *string
		Versions, Ratings                            int
		AdaptedFrom                                  *struct{ Title, Author string }
		Twin                                         *struct{ ID, Title string }
	}
}

func previewOf(t *testing.T, reader *person, file string) preview {
	t.Helper()
	var told preview
	if err := json.Unmarshal([]byte(reader.post("/api/bundle/preview", file).is(200).body), &told); err != nil {
		t.Fatal(err)
	}
	return told
}

func states(told preview) string {
	var all []string
	for _, design := range told.Designs {
		all = append(all, strings.TrimSuffix(design.State+" "+design.Newer, " "))
	}
	return strings.Join(all, ", ")
}

func TestPlansTravelFromOneProgramToAnother(t *testing.T) {
	here, there := start(t), start(t)
	amina, baraka := here.teacher("amina"), there.teacher("baraka")
	_, rain := fileOf(t, amina)
	soil := amina.design("Soil")
	code := amina.post("/api/designs/"+rain+"/share", "").is(200).field("shareCode")
	here.visitor().post("/api/shared/"+code+"/rate", `{"rating":2,"feedback":"Too <long>","raterEmail":"rater@school.example"}`).is(201)

	sent := amina.post("/api/bundle", `{"designs":["`+soil+`","`+rain+`"]}`).is(200).
		hasNot(rain, soil, code, "Near the river", `"classSize":64`, "rater@", "amina@", "Otieno")
	for header, want := range map[string]string{"Content-Type": "application/octet-stream", "X-Somo-Left-Out": "0"} {
		if got := sent.header.Get(header); got != want {
			t.Errorf("%s %q, want %q", header, got, want)
		}
	}
	if got := sent.header.Get("Content-Disposition"); !strings.HasPrefix(got, "attachment; filename=somo_plans_20") || !strings.HasSuffix(got, ".somo") {
		t.Errorf("Content-Disposition %s", got)
	}
	one := amina.post("/api/bundle", `{"designs":["`+rain+`"]}`).is(200)
	if got := one.header.Get("Content-Disposition"); !strings.HasPrefix(got, "attachment; filename=Rain_lesson_plan.somo;") {
		t.Errorf("Content-Disposition %s", got)
	}

	told := previewOf(t, baraka, sent.body)
	if states(told) != "new, new" || told.ExportedAt == nil || told.Designs[0].Title != "Soil" || told.Designs[0].Twin != nil {
		t.Errorf("told %+v", told)
	}
	if rain := told.Designs[1]; rain.Author != "amina" || rain.Versions != 2 || *rain.Version != "1.1" || rain.Ratings != 1 || rain.Cohort != "Grade 5" {
		t.Errorf("told %+v", rain)
	}
	baraka.get("/api/designs").is(200).has("[]")

	got := baraka.post("/api/bundle/import?take=1,0", sent.body).is(201)
	var kept struct {
		Designs []struct{ ID, Title string }
	}
	if err := json.Unmarshal([]byte(got.body), &kept); err != nil || len(kept.Designs) != 2 || kept.Designs[0].Title != "Soil" {
		t.Fatalf("kept %s, %v", got.body, err)
	}
	if list := titles(t, baraka.get("/api/designs")); strings.Join(list, ",") != "Soil,Rain" {
		t.Errorf("listed %q", list)
	}
	path := "/api/designs/" + kept.Designs[1].ID
	baraka.get(path).is(200).has(`"version":"1.1"`, `"status":"active"`, `"totalRatings":0`, `"averageRating":0`, `"carriedRatings":1`, `"adaptedFrom":{"title":"Rain","author":"amina"}`)
	baraka.get(path+"/versions").is(200).has(`"unknownKey":{"kept":true}`, `"version":"1.0"`)
	baraka.get(path+"/ratings").is(200).has(`"totalRatings":0`, `"carried":[{"rating":2,"feedback":"Too \u003clong\u003e","createdAt":"20`)
	if shared := baraka.post(path+"/share", "").is(200).field("shareCode"); shared != "" {
		there.visitor().get("/api/shared/"+shared).is(200).has(`"averageRating":0`, `"totalRatings":0`).hasNot("Too")
	}
	if told := previewOf(t, baraka, sent.body); states(told) != "here, here" || told.Designs[1].Twin.ID != kept.Designs[1].ID {
		t.Errorf("once more: %+v", told)
	}
	amina.get("/api/designs/" + rain).is(200).has(`"version":"1.1"`)
}

// A plan that is changed on both sides is told from one that is changed on one, wherever it was made.
func TestWhatWasChangedSinceIsTold(t *testing.T) {
	here, there := start(t), start(t)
	amina, baraka := here.teacher("amina"), there.teacher("baraka")
	id := amina.design("Rain")
	carried := func(from *person) string { return from.post("/api/bundle", `{}`).is(200).body }
	edit := func(who *person, id, label, text string) {
		who.post("/api/designs/"+id+"/versions", `{"version":"`+label+`","contentJson":{"overview":"`+text+`"}}`).is(201)
	}
	first := carried(amina)
	var kept struct{ Designs []struct{ ID string } }
	if err := json.Unmarshal([]byte(baraka.post("/api/bundle/import?take=0", first).is(201).body), &kept); err != nil {
		t.Fatal(err)
	}
	his := kept.Designs[0].ID
	for _, test := range []struct {
		name, file, want string
		reader           *person
	}{
		{"brought back", carried(baraka), "here", amina},
		{"read by somebody else", first, "new", here.teacher("chidi")},
	} {
		if got := states(previewOf(t, test.reader, test.file)); got != test.want {
			t.Errorf("%s: %s, want %s", test.name, got, test.want)
		}
	}
	edit(baraka, his, "1.1", "His")
	if got := states(previewOf(t, amina, carried(baraka))); got != "changed file" {
		t.Errorf("he changed it: %s", got)
	}
	if got := states(previewOf(t, baraka, first)); got != "changed here" {
		t.Errorf("the file from before: %s", got)
	}
	edit(amina, id, "1.1", "Hers")
	if got := states(previewOf(t, amina, carried(baraka))); got != "changed both" {
		t.Errorf("both changed it: %s", got)
	}
	amina.post("/api/bundle/import?take=0", carried(baraka)).is(201).has(`"version":"1.1"`)
	amina.get("/api/designs/" + id).is(200).has(`"overview":"Hers"`)
	if got := states(previewOf(t, amina, carried(baraka))); got != "here" {
		t.Errorf("kept both: %s", got)
	}
	one := baraka.get("/api/designs/" + his + "/export/json").is(200).body
	if told := previewOf(t, amina, one); states(told) != "here" || told.Designs[0].Author != "" {
		t.Errorf("a file of the json export: %+v", told)
	}
}

func TestABundleForOneselfHoldsEverything(t *testing.T) {
	f := start(t)
	amina, baraka := f.teacher("amina"), f.teacher("baraka")
	fileOf(t, amina)
	file := amina.post("/api/bundle", `{"forMyself":true}`).is(200).hasNot(`"author"`).body
	baraka.post("/api/bundle/import?take=0", file).is(201).has(`"additionalInfo":"Near the river"`, `"adaptedFrom":null`)
	copied := baraka.post("/api/bundle/import?take=0", baraka.post("/api/bundle", `{"designs":null}`).is(200).body).is(201)
	copied.has(`"additionalInfo":""`, `"adaptedFrom":{"title":"Rain","author":"baraka"}`)
}

func TestBundleRefusals(t *testing.T) {
	f := start(t)
	amina, baraka := f.teacher("amina"), f.teacher("baraka")
	id := amina.design("Rain")
	amina.design("Soil")
	file := amina.post("/api/bundle", `{}`).is(200).body
	damaged := strings.Replace(file, "rain gauge", "rain gouge", 1)

	baraka.post("/api/bundle", `{}`).refused(409, "conflict")
	baraka.post("/api/bundle", `{"designs":["`+id+`"]}`).refused(404, "not_found").hasNot("Rain")
	amina.post("/api/bundle", `{"designs":[]}`).refused(422, "invalid")
	amina.post("/api/bundle", `{"designs":"all"}`).refused(422, "invalid")
	amina.post("/api/bundle", `{"designs":["`+strings.Repeat(id+`","`, bundle.MaxDesigns)+id+`"]}`).refused(422, "invalid")

	if got := states(previewOf(t, baraka, damaged)); got != "damaged, new" {
		t.Errorf("damaged: %s", got)
	}
	for _, call := range []struct {
		name, file, take, code string
		status                 int
	}{
		{"a damaged one", damaged, "0", "invalid", 422},
		{"a damaged one beside others", damaged, "1,0", "invalid", 422},
		{"none", file, "", "bad_request", 400},
		{"one that is not there", file, "2", "bad_request", 400},
		{"one below the first", file, "-1", "bad_request", 400},
		{"one twice", file, "0,0", "bad_request", 400},
		{"words", file, "all", "bad_request", 400},
		{"half of the file", file[:len(file)/2], "0", "bad_request", 400},
		{"a newer file", strings.Replace(file, `"formatVersion":1`, `"formatVersion":2`, 1), "0", "invalid", 422},
		{"another file", `{"sun":true}`, "0", "invalid", 422},
		{"a database", "SQLite format 3\x00", "0", "bad_request", 400},
		{"a nest", strings.Repeat(`{"a":`, 200_000), "0", "bad_request", 400},
		{"too much", file + strings.Repeat(" ", 10<<20), "0", "too_large", 413},
	} {
		answer := baraka.post("/api/bundle/import?take="+call.take, call.file)
		if answer.status != call.status || !strings.Contains(answer.body, `"code":"`+call.code+`"`) || !strings.Contains(answer.body, "lease") {
			t.Errorf("%s: %d %s", call.name, answer.status, answer.body)
		}
		if call.take == "0" && call.name != "a damaged one" {
			if told := baraka.post("/api/bundle/preview", call.file); told.status != call.status {
				t.Errorf("%s, looked at first: %d %s", call.name, told.status, told.body)
			}
		}
	}
	baraka.post("/api/bundle/preview", file, "Content-Type", "application/zip").refused(415, "unsupported_media_type")
	baraka.post("/api/bundle/preview", file, "Content-Encoding", "gzip").refused(415, "unsupported_media_type")
	baraka.post("/api/bundle/import?take=0", file, "Origin", "http://evil.example").refused(403, "cross_origin")
	baraka.get("/api/designs").is(200).has("[]")
	baraka.post("/api/bundle/import?take=1", damaged).is(201).has(`"title":"Rain"`)
}

// A file that puts everything in itself that a design has cannot reach what belongs to others, and runs nowhere.
func TestAForgedBundle(t *testing.T) {
	f := start(t)
	amina, baraka := f.teacher("amina"), f.teacher("baraka")
	id := amina.design("Rain")
	before := amina.get("/api/designs/" + id).is(200).body
	var file struct {
		Manifest map[string]any
		Designs  []map[string]any
	}
	if err := json.Unmarshal([]byte(amina.post("/api/bundle", `{}`).is(200).body), &file); err != nil {
		t.Fatal(err)
	}
	const markup = `<img src=x onerror=alert(1)>`
	design := file.Designs[0]
	design["id"], design["ownerId"], design["shareCode"], design["author"] = id, "amina", "stolen", markup
	design["design"].(map[string]any)["id"] = id
	design["design"].(map[string]any)["title"] = markup
	design["ratings"] = []map[string]any{{"id": id, "rating": 5, "feedback": markup, "raterKey": "amina"}}
	forged := fmt.Sprintf(`{"format":"somo-design","formatVersion":1,%s`, strings.TrimPrefix(with(t, `{"x":1}`, "design", design["design"]), "{"))
	forged = with(t, with(t, forged, "ratings", design["ratings"]), "versions", design["versions"])
	made := baraka.post("/api/bundle/import?take=0", with(t, forged, "id", id)).is(201).has(`"totalRatings":0`, `"shareCode":null`).hasNot(id, "stolen")
	if after := amina.get("/api/designs/" + id).is(200).body; after != before {
		t.Errorf("it became %s", after)
	}
	var kept struct{ Designs []struct{ ID string } }
	if err := json.Unmarshal([]byte(made.body), &kept); err != nil {
		t.Fatal(err)
	}
	page := baraka.get("/api/designs/" + kept.Designs[0].ID + "/export/html").is(200)
	page.has("&lt;img src=x onerror=alert(1)&gt;").hasNot("<img", "<script")
}
