package planner

import (
	"encoding/json"
	"fmt"
	"io/fs"
	"os"
	"regexp"
	"strings"
	"sync"
	"testing"
	"testing/fstest"

	"somo/app/lesson"
)

// knowledge is read once for all tests; a planner may be used by several goroutines.
var knowledge = sync.OnceValues(func() (*Planner, error) { return New(os.DirFS("../../assets/knowledge")) })

func testPlanner(t testing.TB) *Planner {
	t.Helper()
	p, err := knowledge()
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func planFor(t testing.TB, request lesson.Request) lesson.Plan {
	t.Helper()
	plan, err := testPlanner(t).Plan(request)
	if err != nil {
		t.Fatalf("%s: %v", request.Topic, err)
	}
	return plan
}

func flag(b bool) *bool { return &b }

// gradeOf is a usual grade of a band.
func gradeOf(band lesson.Band) string {
	return map[lesson.Band]string{
		lesson.BandKG: "Kindergarten", lesson.BandG1to3: "Grade 2", lesson.BandG4to6: "Grade 5", lesson.BandG7to9: "Grade 8", lesson.BandG10to12: "Grade 11",
	}[band]
}

// situations are very different classes.
var situations = []lesson.Request{
	{Skills: lesson.Skillset{"Collaboration"}},
	{Skills: lesson.Skillset{"Critical Thinking", "Communication"}, Context: &lesson.Context{ClassSize: 64, Lessons: 5, MinutesPerLesson: 40}},
	{Skills: lesson.Skillset{"Design Thinking", "AI literacy and fluency", "Beekeeping spirit"}, Context: &lesson.Context{ClassSize: 7, Lessons: 8, MinutesPerLesson: 60, Electricity: flag(true), Projector: flag(true), Internet: flag(true)}},
	{Skills: lesson.Skillset{"Resilience", "Leadership", "Research", "Analysis"}, Context: &lesson.Context{ClassSize: 120, Lessons: 3, MinutesPerLesson: 35, Multigrade: []string{"Grade 4", "Grade 5"}, HomeLanguages: []string{"Kikamba"}, Needs: []string{"one learner who is deaf"}}},
	{Skills: lesson.Skillset{"Agility"}, AdditionalInfo: "Machakos, Kenya. 58 learners, no electricity. Lessons are 35 minutes. Please do not use food. The river behind the school is brown."},
}

// TestEveryCardKeepsTheRules plans every card for every band of it in every situation.
func TestEveryCardKeepsTheRules(t *testing.T) {
	t.Parallel()
	for _, e := range testPlanner(t).recogniser.entries {
		for _, band := range e.Bands {
			t.Run(e.ID+"/"+string(band), func(t *testing.T) {
				t.Parallel()
				for i, situation := range situations {
					request := situation
					request.Subject, request.Topic, request.GradeLevel = e.Subject, e.Names["en"], gradeOf(band)
					plan := planFor(t, request)
					checkRules(t, fmt.Sprintf("situation %d", i), request, plan)
					if words := CountWords(&plan); words < fewestWords || words > mostWords {
						t.Errorf("situation %d: %d words, want %d to %d", i, words, fewestWords, mostWords)
					}
					if strings.Contains(plan.Overview, "knowledge card") {
						t.Errorf("situation %d: its own name was not recognised: %s", i, plan.Overview)
					}
				}
			})
		}
	}
}

type publicInput struct {
	ID    string         `json:"id"`
	Input lesson.Request `json:"input"`
}

// publicInputs are requests that real teachers could make.
func publicInputs(t testing.TB) []publicInput {
	t.Helper()
	data, err := os.ReadFile("testdata/requests.json")
	if err != nil {
		t.Fatal(err)
	}
	var inputs []publicInput
	if err := json.Unmarshal(data, &inputs); err != nil {
		t.Fatal(err)
	}
	return inputs
}

func TestTeachersRequestsKeepTheRules(t *testing.T) {
	t.Parallel()
	for _, input := range publicInputs(t) {
		t.Run(input.ID, func(t *testing.T) {
			t.Parallel()
			plan := planFor(t, input.Input)
			checkRules(t, input.ID, input.Input, plan)
			if words := CountWords(&plan); words < fewestWords || words > mostWords {
				t.Errorf("%d words, want %d to %d", words, fewestWords, mostWords)
			}
			if share := cardShare(t, input.Input, plan); share < 0.6 {
				t.Errorf("only %.0f %% of the steps carry what the card knows", 100*share)
			}
		})
	}
}

var (
	badWording = regexp.MustCompile(`\b(a|an|the) (a|an|the)\b|\b1 (groups|teams|lessons|minutes|learners|marks)\b|\{\w+\}|\(\)|  |[^.]\.\.(?:[^.]|$)|[,;:]\.|\?\.|!\.|""|(?i)slow learners|third world`)
	leftCode   = regexp.MustCompile(`</?[a-zA-Z!]|\{\{|\}\}|(?i)https?|www\.`)
)

// checkRules holds every rule of a lesson plan against one.
func checkRules(t *testing.T, name string, request lesson.Request, plan lesson.Plan) {
	t.Helper()
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
		if found := leftCode.FindString(text); found != "" {
			t.Errorf("%s: %s holds %q: %s", name, part, found, text)
		}
		if found := badWording.FindString(text); found != "" && !strings.Contains(quoted, found) {
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
	seen := map[string]string{}
	walk(&plan, func(part, text string) {
		switch part {
		case "chalkboard", "learnerNotes", "materials", "activityMaterials", "drivingQuestion", "misconceptions", "assessment":
			return
		}
		for _, s := range splitSentences(stepTime.ReplaceAllString(text, "")) {
			s = strings.Trim(s, `"' `)
			if len(strings.Fields(s)) < 6 {
				continue
			}
			if before, ok := seen[s]; ok {
				t.Errorf("%s: said twice, in %s and %s: %s", name, before, part, s)
			}
			seen[s] = part
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
	found := p.recogniser.recognise(request.Subject, request.Topic, lesson.BandOf(request.GradeLevel))
	if found.entry == nil {
		t.Fatalf("no card for %q", request.Topic)
	}
	card, err := p.shelf.card(found.entry.File)
	if err != nil {
		t.Fatal(err)
	}
	data, err := json.Marshal(card)
	if err != nil {
		t.Fatal(err)
	}
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

func TestSameRequestSamePlan(t *testing.T) {
	t.Parallel()
	for _, input := range publicInputs(t) {
		fresh, err := New(os.DirFS("../../assets/knowledge"))
		if err != nil {
			t.Fatal(err)
		}
		again, err := fresh.Plan(input.Input)
		if err != nil {
			t.Fatal(err)
		}
		first, second := mustJSON(t, planFor(t, input.Input)), mustJSON(t, again)
		if first != second {
			t.Errorf("%s: two runs differ", input.ID)
		}
	}
}

func mustJSON(t *testing.T, value any) string {
	t.Helper()
	data, err := json.Marshal(value)
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

// packedKnowledge is the knowledge as the program carries it: with its index.
func packedKnowledge(t testing.TB) fs.FS {
	t.Helper()
	folder := os.DirFS("../../assets/knowledge")
	index, err := Index(folder)
	if err != nil {
		t.Fatal(err)
	}
	files := fstest.MapFS{IndexFile: {Data: index}}
	err = fs.WalkDir(folder, ".", func(path string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		data, err := fs.ReadFile(folder, path)
		files[path] = &fstest.MapFile{Data: data}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return files
}

func TestPackedKnowledgeGivesTheSamePlan(t *testing.T) {
	t.Parallel()
	packed, err := New(packedKnowledge(t))
	if err != nil {
		t.Fatal(err)
	}
	request := publicInputs(t)[0].Input
	plan, err := packed.Plan(request)
	if err != nil {
		t.Fatal(err)
	}
	if mustJSON(t, plan) != mustJSON(t, planFor(t, request)) {
		t.Error("a plan from the packed knowledge differs from one from the folder")
	}
}

func BenchmarkPlan(b *testing.B) {
	request := publicInputs(b)[7].Input
	packed := packedKnowledge(b)
	b.Run("first", func(b *testing.B) {
		for b.Loop() {
			p, err := New(packed)
			if err != nil {
				b.Fatal(err)
			}
			if _, err := p.Plan(request); err != nil {
				b.Fatal(err)
			}
		}
	})
	b.Run("warm", func(b *testing.B) {
		p := testPlanner(b)
		for b.Loop() {
			if _, err := p.Plan(request); err != nil {
				b.Fatal(err)
			}
		}
	})
}
