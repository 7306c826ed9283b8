package planner

import (
	"strings"
	"testing"

	"somo/app/lesson"
)

func TestLocalOfACard(t *testing.T) {
	t.Parallel()
	card := &Card{Local: []Local{
		{Text: "Many sell by the heap.", Ask: "How much is one?", Answer: "Divide."},
		{Text: "Clothes come in a bale.", Ask: "What is the cost of one?", Answer: "Divide.", In: []string{"KE", "TZ"}},
	}}
	for _, test := range []struct{ country, notes, want string }{
		{"KE", "", "Clothes come in a bale."},
		{"GH", "", "Many sell by the heap."},
		{"", "", "Many sell by the heap."},
	} {
		c := &composer{card: card, notes: new(notes), taskWords: map[string]map[string]bool{}, dealt: map[string][]int{}, request: lesson.Request{Topic: "Profit", AdditionalInfo: test.notes}}
		if got, ok := c.local(test.country); !ok || got.Text != test.want {
			t.Errorf("in %q: %q (%t), want %q", test.country, got.Text, ok, test.want)
		}
	}
	c := &composer{card: &Card{Local: card.Local[1:]}, notes: new(notes), taskWords: map[string]map[string]bool{}, dealt: map[string][]int{}}
	if got, ok := c.local("GH"); ok {
		t.Errorf("Ghana is told what is so in Kenya: %q", got.Text)
	}
}

func TestThingsThatServe(t *testing.T) {
	t.Parallel()
	card := &Card{Things: []CardUse{
		{Things: []string{"bottle top", "stone"}, Say: "Lay tops in rows."},
		{Things: []string{"watch"}, Say: "Time ten swings with a watch."},
		{Things: []string{"orange"}, Say: "Cut an orange."},
		{Things: []string{"phone"}, Say: "Show the hour on a phone."},
	}}
	for said, want := range map[string]string{
		"We have bottle tops and string":    "Lay tops in rows.",
		"I have a watch":                    "Time ten swings with a watch.",
		"The oranges are ripe here":         "Cut an orange.",
		"Parents watch football at night":   "",
		"We live near the Orange River":     "",
		"Phones are banned at school":       "",
		"They count stones one by one":      "", // a remark on learners
		"We have the bottle but no cap":     "",
		"The bottles stand on top of a box": "Lay tops in rows.",
	} {
		c := &composer{card: card, notes: new(notes), taskWords: map[string]map[string]bool{}, dealt: map[string][]int{}, request: lesson.Request{AdditionalInfo: said}}
		var got []string
		for _, s := range c.servedBy(said) {
			got = append(got, s.say)
		}
		if strings.Join(got, " ") != want {
			t.Errorf("%q is served by %q, want %q", said, got, want)
		}
	}
}

func TestAnswersOfTheUser(t *testing.T) {
	t.Parallel()
	b := testBanks(t)
	card := &Card{
		Interview:   []Idea{{Text: "What do you sell?"}, {Text: "When is it busy?"}, {Text: "What goes wrong?"}},
		NeedExample: []Idea{{Text: "Ama needs shade because it is hot, but wood is dear.", Says: []string{"I sell tomatoes.", "", "They rot at noon."}}},
	}
	for _, test := range []struct {
		need    string
		brevity int
		want    string
	}{
		{card.NeedExample[0].Text, 0, `Possible answers: "I sell tomatoes." "They rot at noon."`},
		{"Kofi needs a seat because he is old, but the bench is broken.", 0, "Answers come from the case."},
		{"Kofi needs a seat because he is old, but the bench is broken.", tightly, ""},
	} {
		c := &composer{banks: b, card: card, notes: new(notes), taskWords: map[string]map[string]bool{}, dealt: map[string][]int{}, needModel: test.need, brevity: test.brevity}
		c.tellNeed()
		got := strings.TrimSpace(c.answersFrom())
		if got != test.want {
			t.Errorf("for %q at brevity %d: %q, want %q", test.need, test.brevity, got, test.want)
		}
		a := lesson.Activity{Steps: []string{"Pairs ask. " + got, "Write it."}}
		c.withoutAnswers(&a)
		if len(c.needSays) > 0 && a.Steps[0] != "Pairs ask." || a.Steps[1] != "Write it." {
			t.Errorf("without the answers: %q", a.Steps)
		}
	}
}

func TestEmptiedKeepsPlaces(t *testing.T) {
	t.Parallel()
	got := emptied([]string{"a cow", "a hen", "a cow too"}, func(said string) bool { return strings.Contains(said, "hen") })
	if strings.Join(got, "|") != "a cow||a cow too" {
		t.Errorf("got %q", got)
	}
}

func TestShortModel(t *testing.T) {
	t.Parallel()
	b := testBanks(t)
	long := "We asked six sellers at the gate. " + strings.Repeat("We wrote down all that sellers told us of their stalls. ", 5) + "We changed one. All agreed."
	for exemplar, want := range map[string]struct{ least, most int }{
		long:                {20, longestModel},
		"It is short. Yes.": {4, longestModel},
	} {
		c := &composer{banks: b, card: &Card{}, notes: new(notes), taskWords: map[string]map[string]bool{}, dealt: map[string][]int{}, exemplar: exemplar}
		model := c.modelWork()
		plan := &lesson.Plan{Assessment: lesson.Assessment{Summative: []string{"Quiz.", model}}}
		c.shortModel(plan)
		if got := plan.Assessment.Summative[1]; wordsIn(got) > want.most || wordsIn(got) < want.least || !strings.HasSuffix(got, `"`) || strings.Count(got, `"`) != 2 {
			t.Errorf("the model has %d words: %s", wordsIn(got), got)
		}
		c.withoutModel(plan)
		if got := plan.Assessment.Summative; len(got) != 1 || got[0] != "Quiz." {
			t.Errorf("without the model: %q", got)
		}
	}
}

func TestSaysLabel(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		topic, label string
		want         bool
	}{
		{"Soil erosion on our hills", "Soil erosion", true},
		{"Eroding soils", "Soil erosion", false},
		{"Soil", "Soil erosion", false},
		{"Soil", "", false},
	} {
		c := &composer{request: lesson.Request{Topic: test.topic}, label: test.label}
		if got := c.saysLabel(); got != test.want {
			t.Errorf("%q says %q: %t", test.topic, test.label, got)
		}
	}
}

// What stands for a thing in a use is called as the teacher calls it.
func TestAUseNamesTheThingThatTheClassHas(t *testing.T) {
	t.Parallel()
	use := CardUse{Things: []string{"tray", "crate"}, Say: "One tray holds 30 eggs, 24 trays come: 720."}
	for thing, want := range map[string]string{
		"tray":  "One tray holds 30 eggs, 24 trays come: 720.",
		"crate": "One crate holds 30 eggs, 24 crates come: 720.",
	} {
		if say := use.sayOf(thing); say != want {
			t.Errorf("%s: %q", thing, say)
		}
	}
	if say := (CardUse{Things: []string{"mat"}, Say: "Act it."}).sayOf("mat"); say != "Mat: act it." {
		t.Errorf("a thing that a use does not name: %q", say)
	}
}

func TestWhatIsNotThereServesNobody(t *testing.T) {
	t.Parallel()
	for part, missing := range map[string]bool{
		"No wall chart.": true, "No books or wall chart": true, "We have no scales but a wall chart": false, "A wall chart and no scales": false,
	} {
		if isMissing(part, "wall chart") != missing {
			t.Errorf("%q: missing is %t", part, !missing)
		}
	}
}

func TestRefusedIsOnlyWhatAListDenies(t *testing.T) {
	t.Parallel()
	info := "Bricks, sand tray, nails, no spring balance. Beakers and acid are not there. No projector, phones or internet. Stones, sand everywhere."
	for thing, want := range map[string]bool{"brick": false, "nail": false, "spring balance": true, "beaker": true, "acid": true, "phone": true, "stone": false} {
		if got := refused(info, thing); got != want {
			t.Errorf("%s: got %v", thing, got)
		}
	}
	for part, name := range map[string]string{"Bricks, sand tray, nails.": "brick", "We have bricks, sand and nails.": "brick"} {
		if !meansThing(part, name) {
			t.Errorf("%q has no %s", part, name)
		}
	}
	if meansThing("The river has football fields.", "football") {
		t.Error("a football field is a football")
	}
}
