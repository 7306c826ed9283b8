package lesson_test

import (
	"encoding/json"
	"io/fs"
	"os"
	"strings"
	"testing"

	"somo/app/lesson"
	"somo/app/planner"
)

// grades are a usual grade of each band.
var grades = map[lesson.Band]string{
	lesson.BandKG: "Kindergarten", lesson.BandG1to3: "Grade 2", lesson.BandG4to6: "Grade 5", lesson.BandG7to9: "Grade 8", lesson.BandG10to12: "Grade 11",
}

// classes are very different ones.
var classes = []lesson.Request{
	{Skills: lesson.Skillset{"Collaboration"}},
	{Skills: lesson.Skillset{"Research", "Leadership"}, Context: &lesson.Context{Country: "KE", ClassSize: 64, Lessons: 5, MinutesPerLesson: 40}},
	{Skills: lesson.Skillset{"Analysis"}, Context: &lesson.Context{ClassSize: 120, Lessons: 3, MinutesPerLesson: 35,
		Multigrade: []string{"Grade 4", "Grade 5"}, HomeLanguages: []string{"Kikamba"}, Needs: []string{"one learner who is deaf"}}},
}

func builtIn(t testing.TB) *planner.Planner {
	t.Helper()
	made, err := planner.New(os.DirFS("../../assets/knowledge"))
	if err != nil {
		t.Fatal(err)
	}
	return made
}

// requests asks for every card in every band, each time for another of the classes. Lines are reviewed where the planner tests them.
func requests(t testing.TB) []lesson.Request {
	t.Helper()
	var found []lesson.Request
	knowledge := os.DirFS("../../assets/knowledge")
	err := fs.WalkDir(knowledge, ".", func(path string, entry fs.DirEntry, err error) error {
		if err == nil && entry.IsDir() && (path == "banks" || path == "lines" || path == "faults") {
			return fs.SkipDir
		}
		if err != nil || entry.IsDir() || !strings.HasSuffix(path, ".json") {
			return err
		}
		data, err := fs.ReadFile(knowledge, path)
		if err != nil {
			return err
		}
		var card struct {
			Subject string            `json:"subject"`
			Names   map[string]string `json:"names"`
			Bands   []lesson.Band     `json:"bands"`
		}
		if err := json.Unmarshal(data, &card); err != nil {
			return err
		}
		for _, band := range card.Bands {
			request := classes[len(found)%len(classes)]
			request.Subject, request.Topic, request.GradeLevel = card.Subject, card.Names["en"], grades[band]
			found = append(found, request)
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return found
}

func TestBuiltInPlansPassEveryCheck(t *testing.T) {
	t.Parallel()
	made := builtIn(t)
	asked := requests(t)
	if len(asked) < 20 {
		t.Fatalf("only %d plans were asked for", len(asked))
	}
	for _, request := range asked {
		plan, err := made.Plan(request)
		if err != nil {
			t.Fatal(err)
		}
		findings, checks := lesson.Review(plan, request)
		for _, finding := range findings {
			t.Errorf("%s, %s: %s (%s): %s", request.Topic, request.GradeLevel, finding.Code, finding.Section, finding.Message)
		}
		for _, check := range checks {
			if !check.Passed {
				t.Errorf("%s, %s: not passed: %s", request.Topic, request.GradeLevel, check.Label)
			}
		}
	}
}

func BenchmarkReview(b *testing.B) {
	request := requests(b)[0]
	plan, err := builtIn(b).Plan(request)
	if err != nil {
		b.Fatal(err)
	}
	content, err := json.Marshal(plan)
	if err != nil {
		b.Fatal(err)
	}
	b.SetBytes(int64(len(content)))
	for b.Loop() {
		plan, err := lesson.ParsePlan(content)
		if err != nil {
			b.Fatal(err)
		}
		if findings, _ := lesson.Review(plan, request); len(findings) > 0 {
			b.Fatalf("%v", findings[0])
		}
	}
}
