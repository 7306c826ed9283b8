package bundle

import (
	"encoding/json"
	"slices"
	"testing"

	"somo/store"
)

// stored is a design as the store gives it after it was taken in.
func stored(t testing.TB, design Design) store.BundledDesign {
	t.Helper()
	skills, err := json.Marshal(design.Skills)
	if err != nil {
		t.Fatal(err)
	}
	made := store.BundledDesign{Origin: design.Origin, Context: design.Context, Ratings: design.Ratings, Design: store.Design{Title: design.Title,
		Subject: design.Subject, Topic: design.Topic, Cohort: design.Cohort, Skills: string(skills), AdditionalInfo: design.AdditionalInfo, Status: design.Status}}
	for _, version := range slices.Backward(design.Versions) {
		model := version.LLMModel
		made.Versions = append(made.Versions, store.Version{Version: version.Version, ContentJSON: version.ContentJSON, LLMModel: &model, CreatedAt: version.CreatedAt})
	}
	return made
}

func TestCompare(t *testing.T) {
	a, b, c := plan("a"), plan("b"), plan("c")
	contents := func(list ...store.JSON) []store.JSON { return list }
	for _, test := range []struct {
		name       string
		file, here []store.JSON // newest first
		sameOrigin bool
		state      State
		newer      Newer
	}{
		{"the same", contents(b, a), contents(b, a), true, StateHere, ""},
		{"the same, with fewer versions", contents(b), contents(b, a), true, StateHere, ""},
		{"the same under a name alone", contents(a), contents(a), false, StateHere, ""},
		{"changed in the file", contents(b, a), contents(a), true, StateChanged, NewerFile},
		{"changed here", contents(a), contents(b, a), true, StateChanged, NewerHere},
		{"changed in both", contents(b, a), contents(c, a), true, StateChanged, NewerBoth},
		{"nothing in common but the origin", contents(b), contents(c), true, StateChanged, NewerBoth},
		{"changed under a name alone", contents(b, a), contents(a), false, StateChanged, NewerFile},
		{"nothing in common but the name", contents(b), contents(c), false, StateNew, ""},
		{"no plan in either", nil, nil, true, StateHere, ""},
		{"no plan here", contents(a), nil, true, StateChanged, NewerFile},
		{"no plan in the file", nil, contents(a), true, StateChanged, NewerHere},
		{"no plan here, under a name alone", contents(a), nil, false, StateNew, ""},
		{"other blanks and order", contents(store.JSON(`{"b":[1,2.0],"a":"x"}`)), contents(store.JSON(`{ "a" : "\u0078", "b":[1, 2.0] }`)), true, StateHere, ""},
		{"another number", contents(store.JSON(`{"a":9007199254740993}`)), contents(store.JSON(`{"a":9007199254740992}`)), true, StateChanged, NewerBoth},
		{"without the needs of learners", contents(store.JSON(`{"context":{"classSize":6}}`)), contents(store.JSON(`{"context":{"classSize":6,"needs":["x"]}}`)), true, StateHere, ""},
	} {
		design := Design{ImportedDesign: store.ImportedDesign{Title: "Rain", Topic: "Rain", Origin: "o"}}
		for _, content := range slices.Backward(test.file) {
			design.Versions = append(design.Versions, store.ImportedVersion{ContentJSON: content})
		}
		c := Compare(Bundle{Designs: []Design{{Damaged: true}, design}})
		if likes := c.Likes(); len(likes) != 1 || likes[0] != (store.Likeness{Origin: "o", Title: "Rain", Topic: "Rain"}) {
			t.Errorf("looked for %+v", likes)
		}
		sameOrigin, sameName := []int(nil), []int{0}
		if test.sameOrigin {
			sameOrigin, sameName = sameName, nil
		}
		if err := c.Meet(store.Twin{ID: "twin", Title: "Rain", Contents: test.here}, sameOrigin, sameName); err != nil {
			t.Fatal(err)
		}
		got := c.Standings()
		if got[0].State != StateDamaged || got[1].State != test.state || got[1].Newer != test.newer || (got[1].Twin.ID == "twin") != (test.state != StateNew) {
			t.Errorf("%s: %+v", test.name, got)
		}
	}
}

func TestTheClosestTwinIsTold(t *testing.T) {
	design := Design{ImportedDesign: store.ImportedDesign{Versions: []store.ImportedVersion{{ContentJSON: plan("a")}}}}
	twins := []store.Twin{{ID: "changed", Contents: []store.JSON{plan("b")}}, {ID: "same", Contents: []store.JSON{plan("a")}}, {ID: "other", Contents: []store.JSON{plan("c")}}}
	c := Compare(Bundle{Designs: []Design{design}})
	for _, twin := range twins {
		if err := c.Meet(twin, []int{0}, []int{0}); err != nil {
			t.Fatal(err)
		}
	}
	if got := c.Standings()[0]; got.State != StateHere || got.Twin.ID != "same" {
		t.Errorf("got %+v", got)
	}
}
