package planner

import (
	"encoding/json"
	"errors"
	"io/fs"
	"regexp"
	"strings"
	"testing"

	"somo/app/lesson"
)

var (
	badWording = regexp.MustCompile(`\b(a|an|the) (a|an|the)\b|\b1 (groups|teams|lessons|minutes|learners|marks)\b|\{\w+\}|\(\)|  |[^.]\.\.(?:[^.]|$)|[,;:]\.|\?\.|!\.|""|(?i)slow learners|third world`)
	stageOne   = regexp.MustCompile(`\b(Grade|Form|Class|Standard|Basic|Primary|JSS|JHS|SHS|SSS|SS|KG|P|S) 1 learners`)
	leftCode   = regexp.MustCompile(`</?[a-zA-Z!]|\{\{|\}\}|(?i)https?:|www\.`)
)

// codeIn is markup, template code or an address in a text.
func codeIn(text string) string {
	if !strings.ContainsAny(text, "<{}:") && !strings.Contains(text, "www") && !strings.Contains(text, "WWW") {
		return ""
	}
	return leftCode.FindString(text)
}

// checkRules holds every rule of a lesson plan against one.
func checkRules(t *testing.T, name string, request lesson.Request, plan lesson.Plan) {
	t.Helper()
	if model := "very good work"; strings.Contains(allSteps(plan), model) && !strings.Contains(strings.ToLower(strings.Join(plan.Assessment.Summative, " ")), model) {
		t.Errorf("%s: a step reads out an example of very good work that is not there", name)
	}
	for _, finding := range lesson.Readiness(plan, request) {
		t.Errorf("%s: %s (%s): %s", name, finding.Code, finding.Section, finding.Message)
	}
	for _, section := range []string{"core", "empathize", "define", "ideate", "prototype", "test", "outcome"} {
		if plan.Provenance[section] != Name {
			t.Errorf("%s: provenance of %s is %q", name, section, plan.Provenance[section])
		}
	}
	if len(plan.Provenance) != 7 {
		t.Errorf("%s: provenance has %d keys, want 7", name, len(plan.Provenance))
	}
	quoted := strings.ReplaceAll(request.AdditionalInfo, "\n", " ")
	walk(&plan, func(part, text string) {
		if found := codeIn(text); found != "" {
			t.Errorf("%s: %s holds %q: %s", name, part, found, text)
		}
		if found := badWording.FindString(stageOne.ReplaceAllString(text, "learners")); found != "" && !strings.Contains(quoted, found) {
			t.Errorf("%s: %s reads badly at %q: %s", name, part, found, text)
		}
	})
	checkRepeats(t, name, plan)
	checkSkillsInWork(t, name, request, plan)
	for _, a := range plan.Activities {
		if a.Title == "" || a.Description == "" || len(a.Steps) == 0 || a.Check == "" || a.Grouping == "" || len(a.Materials) == 0 {
			t.Errorf("%s: the activity %q lacks a part", name, a.Title)
		}
	}
	content, err := json.Marshal(plan)
	if err != nil {
		t.Fatal(err)
	}
	if err := lesson.CheckContent(content); err != nil {
		t.Errorf("%s: %v", name, err)
	}
}

var stepTime = regexp.MustCompile(`^\[\d+-\d+[^\]]*\] `)

// checkRepeats finds sentences that stand twice in a plan. What is there to be looked up repeats the lessons on purpose.
func checkRepeats(t *testing.T, name string, plan lesson.Plan) {
	t.Helper()
	type place struct{ part, text string }
	seen := map[string]place{}
	walk(&plan, func(part, text string) {
		switch part {
		case "chalkboard", "learnerNotes", "materials", "activityMaterials", "drivingQuestion", "misconceptions", "assessment":
			return
		}
		if strings.Contains(text, "1) ") && strings.Contains(text, "2) ") {
			return // exercises may ask the same of different figures
		}
		for _, s := range splitSentences(stepTime.ReplaceAllString(text, "")) {
			s = strings.Trim(s, `"' `)
			if len(strings.Fields(s)) < 6 {
				continue
			}
			// A song has its chorus more than once.
			if before, ok := seen[s]; ok && before.text != text {
				t.Errorf("%s: said twice, in %s and %s: %s", name, before.part, part, s)
			}
			seen[s] = place{part, text}
		}
	})
}

// checkSkillsInWork looks for each skill in a step and in the assessment.
func checkSkillsInWork(t *testing.T, name string, request lesson.Request, plan lesson.Plan) {
	t.Helper()
	var steps []string
	for _, a := range plan.Activities {
		steps = append(steps, a.Steps...)
	}
	work, assessment := strings.Join(steps, "\n"), strings.Join(append(plan.Assessment.Formative, plan.Assessment.Summative...), "\n")
	for _, skill := range request.Skills {
		if !strings.Contains(work, skill+": ") {
			t.Errorf("%s: no step practises %s", name, skill)
		}
		if !strings.Contains(assessment, skill) {
			t.Errorf("%s: the assessment does not look at %s", name, skill)
		}
	}
}

// cardShare is the share of steps that hold words which only the card can have put there.
func cardShare(t *testing.T, request lesson.Request, plan lesson.Plan) float64 {
	t.Helper()
	p := testPlanner(t)
	found, err := p.recognise(recogniserOf(t), cleanRequest(request))
	if err != nil {
		t.Fatal(err)
	}
	if found.entry == nil {
		t.Fatalf("no card for %q", request.Topic)
	}
	card, err := p.shelf.card(found.entry)
	if err != nil {
		t.Fatal(err)
	}
	data, err := json.Marshal(card)
	if err != nil {
		t.Fatal(err)
	}
	if known := recogniserOf(t); found.entry.Whole { // its card serves a class that has more things
		whole, err := p.shelf.card(&known.entries[known.byID[found.entry.Parent]])
		if err != nil {
			t.Fatal(err)
		}
		more, err := json.Marshal(whole)
		if err != nil {
			t.Fatal(err)
		}
		data = append(data, more...)
	}
	faults, err := fs.ReadFile(p.shelf.knowledge, FaultFolder+"/"+card.ID+".json")
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		t.Fatal(err)
	}
	data = append(data, faults...)
	known := map[string]bool{}
	own := stems(string(data))
	for i := range len(own) - 2 {
		known[strings.Join(own[i:i+3], " ")] = true
	}
	terms := map[string]bool{}
	for _, word := range card.Vocab {
		terms[strings.Join(stems(word.Term), " ")] = true
	}
	steps, carrying := 0, 0
	for _, a := range plan.Activities {
		for _, text := range a.Steps {
			steps++
			words := stems(text)
			for i := range words {
				if i+3 <= len(words) && known[strings.Join(words[i:i+3], " ")] || terms[words[i]] || i+2 <= len(words) && terms[strings.Join(words[i:i+2], " ")] {
					carrying++
					break
				}
			}
		}
	}
	return float64(carrying) / float64(steps)
}

func mustJSON(t *testing.T, value any) string {
	t.Helper()
	data, err := json.Marshal(value)
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}
