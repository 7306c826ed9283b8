package planner

import (
	"encoding/json"
	"io/fs"
	"os"
	"slices"
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

func testAtlas(t testing.TB) *atlas {
	t.Helper()
	countries, err := testPlanner(t).speeches.english.countries()
	if err != nil {
		t.Fatal(err)
	}
	return countries
}

func testBanks(t testing.TB) *banks {
	t.Helper()
	banks, err := testPlanner(t).speeches.english.banks()
	if err != nil {
		t.Fatal(err)
	}
	return banks
}

func testNotes(t testing.TB, text string) *notes {
	t.Helper()
	return readNotes(text, testAtlas(t), testBanks(t).notes)
}

func planFor(t testing.TB, request lesson.Request) lesson.Plan {
	t.Helper()
	plan, err := testPlanner(t).Plan(request)
	if err != nil {
		t.Fatalf("%s: %v", request.Topic, err)
	}
	return plan
}

func recogniserOf(t testing.TB) *recogniser {
	t.Helper()
	known, err := testPlanner(t).recogniser()
	if err != nil {
		t.Fatal(err)
	}
	return known
}

// knownCards are the topics that have a card.
func knownCards(t testing.TB) []entry {
	t.Helper()
	return slices.DeleteFunc(slices.Clone(recogniserOf(t).entries), func(e entry) bool { return e.File == "" })
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

// TestEveryCardKeepsTheRules plans every card for every band of it, each time in another of the situations.
func TestEveryCardKeepsTheRules(t *testing.T) {
	t.Parallel()
	at := 0
	for _, e := range knownCards(t) {
		for _, band := range e.Bands {
			request := situations[at%len(situations)]
			at++
			request.Subject, request.Topic, request.GradeLevel = e.Subject, e.Name, gradeOf(band)
			t.Run(e.ID+"/"+string(band), func(t *testing.T) {
				t.Parallel()
				plan := planFor(t, request)
				checkRules(t, e.ID, request, plan)
				if words := countWords(&plan); words < fewestWords || words > mostWords {
					t.Errorf("%d words, want %d to %d", words, fewestWords, mostWords)
				}
				if strings.Contains(plan.Overview, "knowledge card") {
					t.Errorf("its own name was not recognised: %s", plan.Overview)
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
			if words := countWords(&plan); words < fewestWords || words > mostWords {
				t.Errorf("%d words, want %d to %d", words, fewestWords, mostWords)
			}
			if share := cardShare(t, input.Input, plan); share < 0.58 {
				t.Errorf("only %.0f %% of the steps carry what the card knows", 100*share)
			}
		})
	}
}

func TestSameRequestSamePlan(t *testing.T) {
	t.Parallel()
	fresh, err := New(os.DirFS("../../assets/knowledge"))
	if err != nil {
		t.Fatal(err)
	}
	for _, input := range publicInputs(t) {
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

// TestAToldMistakeGivesTheSamePlanEachTime plans often, since words of a set come in another order each time.
func TestAToldMistakeGivesTheSamePlanEachTime(t *testing.T) {
	t.Parallel()
	request := lesson.Request{Subject: "mathematics", Topic: "Laws of logarithms", GradeLevel: "Grade 11", AdditionalInfo: "49 students. Students split log(a + b) into log a + log b every time."}
	first := mustJSON(t, planFor(t, request))
	for range 8 {
		if mustJSON(t, planFor(t, request)) != first {
			t.Fatal("two runs differ")
		}
	}
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
		p, err := New(packed)
		if err != nil {
			b.Fatal(err)
		}
		if _, err := p.Plan(request); err != nil { // opens what is opened once
			b.Fatal(err)
		}
		for b.Loop() {
			if _, err := p.Plan(request); err != nil {
				b.Fatal(err)
			}
		}
	})
}
