package bundle

import (
	"encoding/json"
	"errors"
	"fmt"
	"math/rand/v2"
	"reflect"
	"strings"
	"testing"
	"time"

	"somo/store"
)

var november = time.Date(2026, time.November, 21, 9, 30, 0, 0, time.UTC)

// plan is content that says text.
func plan(text string) store.JSON {
	content, err := json.Marshal(map[string]any{"overview": text, "later": map[string]any{"kept": 1.50}})
	if err != nil {
		panic(err)
	}
	return content
}

// aDesign is a design with two versions and a rating, as the store gives it.
func aDesign(title string) store.BundledDesign {
	model := "built-in"
	return store.BundledDesign{
		Design: store.Design{Title: title, Subject: "science", Topic: "Clean <water> & more", Cohort: "Grade 5", Skills: `["Research","Agility"]`, AdditionalInfo: "near a river", Status: "active"},
		Origin: strings.Repeat("a1", 16), Context: store.JSON(`{"classSize":64,"later":"kept"}`),
		Versions: []store.Version{{Version: "1.1", ContentJSON: plan(title + " edited"), CreatedAt: november}, {Version: "1.0", ContentJSON: plan(title), LLMModel: &model, CreatedAt: november.AddDate(0, -1, 0)}},
		Ratings:  []store.CarriedRating{{Rating: 4, Feedback: "Good < great", CreatedAt: november}},
	}
}

// fileOf packs designs by Amina.
func fileOf(t testing.TB, designs ...store.BundledDesign) []byte {
	t.Helper()
	packer := NewPacker("Amina")
	for _, design := range designs {
		if err := packer.Add(design); err != nil {
			t.Fatal(err)
		}
	}
	content, leftOut, err := packer.File(november, "1.2.3")
	if err != nil || leftOut != 0 {
		t.Fatalf("%d left out, %v", leftOut, err)
	}
	return content
}

func read(t testing.TB, content []byte) Bundle {
	t.Helper()
	bundle, err := Read(content)
	if err != nil {
		t.Fatalf("%v in %.300s", err, content)
	}
	return bundle
}

func TestWhatIsPackedIsRead(t *testing.T) {
	got := read(t, fileOf(t, aDesign("A “well”\nand more"), aDesign("Soil")))
	if !got.ExportedAt.Equal(november) || len(got.Designs) != 2 || got.Designs[1].Title != "Soil" {
		t.Fatalf("got %+v", got)
	}
	want := Design{Author: "Amina", ImportedDesign: store.ImportedDesign{
		Origin: strings.Repeat("a1", 16), Title: "A “well”\nand more", Subject: "science", Topic: "Clean <water> & more", Cohort: "Grade 5", CohortGroup: "primary",
		Skills: []string{"Research", "Agility"}, AdditionalInfo: "near a river", Status: "active", Context: store.JSON(`{"classSize":64,"later":"kept"}`),
		Versions: []store.ImportedVersion{
			{Version: "1.0", ContentJSON: plan("A “well”\nand more"), LLMModel: "built-in", CreatedAt: november.AddDate(0, -1, 0)},
			{Version: "1.1", ContentJSON: plan("A “well”\nand more edited"), CreatedAt: november}},
		Ratings: []store.CarriedRating{{Rating: 4, Feedback: "Good < great", CreatedAt: november}},
	}}
	if !reflect.DeepEqual(got.Designs[0], want) {
		t.Errorf("got  %+v\nwant %+v", got.Designs[0], want)
	}
}

func TestAReaderGivesCredit(t *testing.T) {
	adapted, own := aDesign("Rain"), read(t, fileOf(t, aDesign("Rain"))).Designs[0]
	adapted.AdaptedFrom = store.JSON(`{"title":"Clouds","author":"Zola"}`)
	alone := own
	alone.Author = ""
	for _, test := range []struct {
		design Design
		want   string
	}{
		{own, `{"title":"Rain","author":"Amina"}`},
		{read(t, fileOf(t, adapted)).Designs[0], `{"title":"Clouds","author":"Zola"}`},
		{alone, ""},
	} {
		if taken, err := test.design.Taken(); err != nil || string(taken.AdaptedFrom) != test.want || taken.Title != "Rain" {
			t.Errorf("credit %s, %v, want %s", taken.AdaptedFrom, err, test.want)
		}
	}
}

func TestABundleHasRoomForTheNewestPlans(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	packer := NewPacker("Amina")
	const designs, versions = 20, 6
	for i := range designs {
		design := aDesign(fmt.Sprintf("Design %d", i))
		design.Versions = nil
		for j := range versions {
			size := 60_000 + random.IntN(190_000)
			design.Versions = append(design.Versions, store.Version{Version: fmt.Sprint(versions - j), ContentJSON: plan(strings.Repeat("x", size))})
		}
		if err := packer.Add(design); err != nil {
			t.Fatal(err)
		}
	}
	content, leftOut, err := packer.File(november, "1")
	if err != nil || len(content) > MaxBytes || len(content) < MaxBytes-300_000 {
		t.Fatalf("%d bytes, %v", len(content), err)
	}
	got := read(t, content)
	kept, least, most := 0, versions, 0
	for _, design := range got.Designs {
		count := len(design.Versions)
		kept, least, most = kept+count, min(least, count), max(most, count)
		if design.Damaged || design.Versions[count-1].Version != fmt.Sprint(versions) {
			t.Errorf("%s: %d versions", design.Title, count)
		}
	}
	if kept+leftOut != designs*versions || leftOut == 0 || most-least > 2 {
		t.Errorf("kept %d, left out %d, from %d to %d of a design", kept, leftOut, least, most)
	}
}

func TestABundleIsNotOverfilled(t *testing.T) {
	packer := NewPacker("")
	large := aDesign("Large")
	large.Versions = []store.Version{{Version: "1", ContentJSON: plan(strings.Repeat("x", 250_000))}}
	count := 0
	for ; count < 100; count++ {
		if err := packer.Add(large); err != nil {
			if !errors.Is(err, ErrTooMuch) {
				t.Error(err)
			}
			break
		}
	}
	if count < 40 || count > 42 {
		t.Errorf("%d plans of 250 KB found room", count)
	}
	many := NewPacker("")
	small := aDesign("Small")
	small.Versions = nil
	for range MaxDesigns {
		if err := many.Add(small); err != nil {
			t.Fatal(err)
		}
	}
	if err := many.Add(small); !errors.Is(err, ErrTooMuch) {
		t.Errorf("one more: %v", err)
	}
	if content, _, err := many.File(november, "1"); err != nil || len(read(t, content).Designs) != MaxDesigns {
		t.Errorf("full: %v", err)
	}
}
