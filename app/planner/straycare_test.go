package planner

import (
	"strings"
	"testing"

	"somo/app/lesson"
)

func TestWhatDoesNoHarmHereIsNotWarnedOf(t *testing.T) {
	t.Parallel()
	c := &composer{card: &Card{}, band: lesson.BandG7to9, books: []*cautionBook{newCautionBook(cautions(t, "hazards"))}}
	for _, test := range []struct{ steps, item, want string }{
		{"Groups throw 32 marked seeds and count; four throws.", "", ""},
		{"Throw the ball at the wall.", "", "Aim only at"},
		{"Half the wire is length + width: 12 m.", "", ""},
		{"Bend the wire into a hook.", "", "Fold or tape sharp edges"},
		{"Lay each thing on the water.", "stone, wood, candle, potato", ""},
		{"Rub a nail all over with a candle.", "", ""},
		{"Light the candle and cover it.", "candle", "lights and holds a flame"},
		{"Hold the spoon over the flame.", "", "lights and holds a flame"},
		{"Measure air in the shade, as the sun heats the tool itself.", "", ""},
		{"Heat the water and stir.", "", "pours hot water"},
		{"Pass a paper to the computer, played by a learner.", "", ""},
		{"Type the list at the computer and save it.", "", "no device is opened"},
	} {
		c.looked, c.tasks = nil, []Task{{Steps: []string{test.steps}}}
		if test.item != "" {
			c.tasks[0].Materials = []Material{{Item: test.item}}
		}
		if got := strings.Join(c.taskCautions(""), " "); test.want == "" && got != "" && !strings.Contains(got, "Nothing small") || !strings.Contains(got, test.want) {
			t.Errorf("%q: got %q, want %q", test.steps, got, test.want)
		}
	}
}

func TestNoStormIsFearedInADryTime(t *testing.T) {
	t.Parallel()
	line := "Go indoors at thunder. Never look at the sun."
	for _, test := range []struct {
		topic, notes string
		kept         bool
	}{
		{"Weather instruments", "Kankan. Harmattan, very dusty.", false},
		{"Weather instruments", "It is the dry season.", false},
		{"Weather instruments", "The rains have stopped.", false},
		{"Weather instruments", "Rains have just started.", true},
		{"Thunder and lightning", "It is the dry season.", true},
	} {
		c := &composer{request: lesson.Request{Topic: test.topic, AdditionalInfo: test.notes}}
		got := c.withoutStorms(line)
		if strings.Contains(got, "thunder") != test.kept || !strings.Contains(got, "sun") {
			t.Errorf("%s, %q: %q", test.topic, test.notes, got)
		}
	}
}

func TestAnIllnessIsNamedWhereTheWorkNamesIt(t *testing.T) {
	t.Parallel()
	c := &composer{}
	line := "Use made-up families. Speak of people with sickle cell disease, never of sicklers."
	if got := c.withoutAilments(line, map[string]bool{}); got != "Use made-up families." {
		t.Errorf("got %q", got)
	}
	if got := c.withoutAilments(line, map[string]bool{"sickle": true}); got != line {
		t.Errorf("got %q", got)
	}
}

// TestAFlameIsWarnedOfInItsLesson looks for the warning where the candle of the class stands, beside no rule against it.
func TestAFlameIsWarnedOfInItsLesson(t *testing.T) {
	t.Parallel()
	plan := planFor(t, lesson.Request{Subject: "science", Topic: "States of matter", GradeLevel: "Grade 4", AdditionalInfo: "Siteki, Eswatini. 39 learners. We have no ice and no fridge. Candles, stones, plastic bags and balloons can be found."})
	warned := false
	for _, a := range plan.Activities {
		if strings.Contains(a.Safety, "holds a flame") {
			warned = true
			if !strings.Contains(strings.Join(a.Steps, " ")+strings.Join(a.Materials, " "), "candle") {
				t.Errorf("no candle in %s", a.Title)
			}
		}
	}
	if said := strings.Join(plan.Safety, " "); !warned || strings.Contains(said, "No fire") {
		t.Errorf("warned %v beside %q", warned, said)
	}
}
