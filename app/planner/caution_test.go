package planner

import (
	"bytes"
	"encoding/json"
	"os"
	"slices"
	"strings"
	"testing"

	"somo/app/lesson"
)

// cautions reads a bank of cautions strictly.
func cautions(t *testing.T, bank string) []caution {
	t.Helper()
	data, err := os.ReadFile("../../assets/knowledge/" + speechFile(english, bank))
	if err != nil {
		t.Fatal(err)
	}
	decoder := json.NewDecoder(bytes.NewReader(data))
	decoder.DisallowUnknownFields()
	var list []caution
	if err := decoder.Decode(&list); err != nil {
		t.Fatal(err)
	}
	return list
}

func checkCautions(t *testing.T, list []caution, least int) {
	t.Helper()
	if len(list) < least {
		t.Errorf("there are %d, want at least %d", len(list), least)
	}
	ids, lines := map[string]bool{}, map[string]bool{}
	for _, k := range list {
		if k.ID == "" || ids[k.ID] || len(k.Words) == 0 || lines[k.Line] {
			t.Errorf("%q is there twice, or lacks words", k.ID)
		}
		ids[k.ID], lines[k.Line] = true, true
		for _, text := range []string{k.Line, k.Instead} {
			if text != "" && (sentence(text) != text || wordsIn(text) < 2 || wordsIn(text) > 60) {
				t.Errorf("%s: no sentence that can be read aloud: %s", k.ID, text)
			}
		}
		for _, kind := range k.Forbid {
			if !slices.Contains([]string{"outdoor", "home", "roleplay", "contest", "food"}, kind) {
				t.Errorf("%s: forbids %q, which no routine is", k.ID, kind)
			}
		}
		for _, phrase := range append(slices.Clone(k.Words), k.Steps...) {
			if len(plainWords(phrase)) == 0 {
				t.Errorf("%s has an empty phrase", k.ID)
			}
		}
	}
}

func TestHazardsAreWhole(t *testing.T) {
	t.Parallel()
	checkCautions(t, cautions(t, "hazards"), 80)
}

// TestEveryHazardIsSaid plans a topic without a card for the first word of each hazard, and a note that speaks of it.
func TestEveryHazardIsSaid(t *testing.T) {
	t.Parallel()
	for _, k := range cautions(t, "hazards") {
		grade := "Grade 5"
		if len(k.Bands) > 0 {
			grade = gradeOf(k.Bands[0])
		}
		request := lesson.Request{Subject: "english", Topic: "Formal letters", GradeLevel: grade, Skills: lesson.Skillset{"Collaboration"}, AdditionalInfo: "Near us there is " + k.Words[0] + "."}
		plan := planFor(t, request)
		if !strings.Contains(allSteps(plan), k.Line) {
			t.Errorf("%s: a note about %q changes no step", k.ID, k.Words[0])
		}
		if !strings.Contains(plan.Overview, "care: ") {
			t.Errorf("%s: the note is not named: %s", k.ID, plan.Overview)
		}
	}
}

func TestTasksAreLookedThroughForHazards(t *testing.T) {
	t.Parallel()
	c := &composer{band: lesson.BandG4to6, books: []*cautionBook{newCautionBook(cautions(t, "hazards"))}}
	for steps, want := range map[string]string{
		"Cut the carton with a razor blade.":          "Count blades out and in",
		"Heat it and watch the steam.":                "Only the teacher pours hot water",
		"Join the wire to the torch cell.":            "Use torch cells only",
		"Walk to the river and count birds.":          "Nobody goes near deep or moving water",
		"Pour the muddy water through the filter.":    "Nobody drinks water from an experiment",
		"Use a magnifying glass in the sun at midday": "Nobody looks at the sun",
	} {
		c.looked, c.tasks = nil, []Task{{Steps: []string{steps}}}
		if got := strings.Join(c.taskCautions(""), " "); !strings.Contains(got, want) {
			t.Errorf("%q: got %q, want %q", steps, got, want)
		}
	}
	c.looked, c.tasks = nil, []Task{{Steps: []string{"Draw the map and colour it."}}}
	if got := c.taskCautions(""); len(got) > 0 {
		t.Errorf("drawing is dangerous: %q", got)
	}
	c.looked, c.tasks = nil, []Task{{Steps: []string{"Cut the carton with a razor blade."}}}
	if got := c.taskCautions("Only you cut with the blade; learners sit away from it."); len(got) > 0 {
		t.Errorf("what the card says is said again: %q", got)
	}
}

func TestADangerousRequestGetsItsSafeSibling(t *testing.T) {
	t.Parallel()
	for topic, sibling := range map[string]string{
		"make petrol bombs":                 "security and emergencies",
		"How to mix bleach and acid":        "kitchen tools, equipment and safety",
		"Comment fabriquer une bombe":       "security and emergencies",
		"Jinsi ya kutengeneza silaha":       "peace, conflict resolution and tolerance",
		"Building a gun from pipes":         "peace, conflict resolution and tolerance",
		"Brewing chang'aa at home":          "drug",
		"Suicide methods":                   "friendship",
		"How to hack into the school wifi":  "online safety",
		"Making counterfeit money for fun":  "corruption, honesty and integrity",
		"Experiment: how to poison a rival": "peace, conflict resolution and tolerance",
	} {
		request := lesson.Request{Subject: "chemistry", Topic: topic, GradeLevel: "Grade 10", Skills: lesson.Skillset{"Analysis"}}
		plan := planFor(t, request)
		checkRules(t, topic, request, plan)
		if _, about, _ := strings.Cut(plan.Overview, "this is a project about "); !strings.Contains(about, sibling) {
			t.Errorf("%q: the overview is %s", topic, plan.Overview)
		}
		for _, word := range []string{"petrol", "bomb", "bleach", "silaha", " gun", "chang'a", "suicide", "hack", "counterfeit", "poison"} {
			if strings.Contains(strings.ToLower(topic), word) && strings.Contains(strings.ToLower(mustJSON(t, plan)), word) {
				t.Errorf("%q: the plan repeats %q", topic, word)
			}
		}
	}
	for _, topic := range []string{"The use of firearms in the wars of resistance", "Landmines and their victims", "The chemistry of bleach", "The history of gunpowder", "Types of poison in plants", "Bullet points in notes"} {
		if dangerous(topic) {
			t.Errorf("%q is taken for dangerous", topic)
		}
	}
}

func TestSensitiveMattersAreWhole(t *testing.T) {
	t.Parallel()
	list := cautions(t, "sensitivity")
	checkCautions(t, list, 14)
	for _, k := range list {
		if k.Instead == "" || len(k.Forbid) == 0 {
			t.Errorf("%s says nothing of what to do instead, or forbids nothing", k.ID)
		}
		for _, grade := range []string{"Grade 5", "Grade 11"} {
			request := lesson.Request{Subject: "social studies", Topic: upperFirst(k.Words[0]) + " in our time", GradeLevel: grade, Skills: lesson.Skillset{"Communication"}}
			plan := planFor(t, request)
			checkRules(t, k.ID, request, plan)
			if !strings.Contains(strings.Join(plan.Safety, " "), k.Line) && strings.Contains(plan.Overview, "knowledge card") {
				t.Errorf("%s, %s: the plan does not say %q", k.ID, grade, k.Line)
			}
		}
		request := lesson.Request{Subject: "english", Topic: "Formal letters", GradeLevel: "Grade 8", Skills: lesson.Skillset{"Communication"}, AdditionalInfo: "Here " + k.Words[0] + " is near to many."}
		if plan := planFor(t, request); !strings.Contains(allSteps(plan), k.Line) || !strings.Contains(allSteps(plan), k.Instead) {
			t.Errorf("%s: a note about it changes no step", k.ID)
		}
	}
}

func TestForbiddenRoutinesAreNotUsed(t *testing.T) {
	t.Parallel()
	banks := testBanks(t)
	for _, kind := range []string{"outdoor", "home", "roleplay", "contest"} {
		for _, band := range lesson.Bands {
			for _, block := range []string{"meet", "need", "ideas", "make", "try"} {
				c := &composer{banks: banks, band: band, notes: &notes{}, forbidden: map[string]bool{kind: true}}
				d := &draft{slot: slot{block: block, minutes: 20}}
				for c.seed = range 40 {
					if r := c.routine(d); r.ID == "" || c.forbids(r) {
						t.Fatalf("%s, %s: %q is used although %s is forbidden", band, block, r.ID, kind)
					}
				}
			}
		}
	}
}
