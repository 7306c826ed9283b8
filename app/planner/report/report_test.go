package main

import (
	"fmt"
	"strings"
	"testing"

	"somo/app/lesson"
)

// TestPlansLackNothing is the report as a test: whatever it finds is wrong.
func TestPlansLackNothing(t *testing.T) {
	t.Parallel()
	var out strings.Builder
	if err := run(&out, "../../../assets/knowledge", "../testdata/requests.json", "../testdata/unknown.json"); err != nil {
		t.Errorf("%v\n%s", err, out.String())
	}
	if !strings.Contains(out.String(), "nearest in another subject") {
		t.Errorf("the report is not whole:\n%s", out.String())
	}
}

func TestWhatIsWrongIsFound(t *testing.T) {
	t.Parallel()
	m := made{
		name: "x", subject: "physics", tier: "?", id: "y",
		request: lesson.Request{GradeLevel: "Grade 8", Skills: lesson.Skillset{"Research"}, AdditionalInfo: "64 learners"},
		plan:    lesson.Plan{Overview: "There are various <b>things</b> in the room.", LearningObjectives: []string{"List things."}},
	}
	said := strings.Join(check(m, read(&m.plan)), "\n")
	for _, want := range []string{"phase-missing", "words, want", "no objective asks", "it is taken for", "practises Research", "look at Research", "64 learners of the notes", `"<b"`, `"various"`} {
		if !strings.Contains(said, want) {
			t.Errorf("%q is not found in:\n%s", want, said)
		}
	}
}

func TestOrphansAreFound(t *testing.T) {
	t.Parallel()
	activity := func(phase string, materials, steps []string) lesson.Activity {
		return lesson.Activity{Phase: phase, Title: phase, Materials: materials, Steps: steps}
	}
	idea := lesson.Misconception{Idea: "Heavy things sink."}
	for _, tt := range []struct {
		name string
		plan lesson.Plan
		want string
	}{
		{"a thing that is not listed", lesson.Plan{Activities: []lesson.Activity{activity("Define", []string{"cups: 12"}, nil)}}, "not in the list"},
		{"paper of two lessons", lesson.Plan{
			Activities: []lesson.Activity{activity("Define", []string{"sheets of paper: 12"}, nil), activity("Prototype", []string{"sheets of paper: 12"}, nil)},
			Materials:  []string{"sheets of paper: 12 (1 a group)."},
		}, "need 24"},
		{"a key word that nobody says", lesson.Plan{KeyVocabulary: []lesson.Term{{Term: "sink"}, {Term: "float"}, {Term: "density"}}, LearnerNotes: "Wood floats. Stones sink."}, "nowhere else: density"},
		{"a wrong idea behind one that is not heard", lesson.Plan{
			Activities:     []lesson.Activity{activity("Empathize", nil, []string{"Vote: \"Heavy things sink.\""})},
			Misconceptions: []lesson.Misconception{{Idea: "Air weighs nothing."}, idea},
		}, "heard first"},
		{"nothing", lesson.Plan{
			Activities:     []lesson.Activity{activity("Define", []string{"cups: 12", "board and chalk"}, []string{"Vote: \"Heavy things sink.\""})},
			Materials:      []string{"cups: 12 (1 a group).", "board and chalk: 1 (for the class)."},
			Misconceptions: []lesson.Misconception{idea},
		}, ""},
	} {
		var lacks []string
		checkOrphans(made{tier: "A", plan: tt.plan}, func(format string, args ...any) { lacks = append(lacks, fmt.Sprintf(format, args...)) })
		if said := strings.Join(lacks, "\n"); !strings.Contains(said, tt.want) || tt.want == "" && said != "" {
			t.Errorf("%s: %q is not found in %q", tt.name, tt.want, said)
		}
	}
}

func TestPlansThatAreAlikeAreFound(t *testing.T) {
	t.Parallel()
	text := "The teams look at the yard and write what they see on the board today"
	same := func(id, subject, topic string) made {
		return made{name: id, id: id, subject: subject, band: lesson.BandG4to6, request: lesson.Request{Topic: topic}, plan: lesson.Plan{Overview: text + " about " + topic}}
	}
	found := neighbours([]made{same("a", "physics", "Levers"), same("b", "physics", "Heat"), same("c", "history", "Kush")})
	if found[0].within < 0.99 || found[0].near != "b" || found[0].across < 0.99 || found[0].far != "c" {
		t.Errorf("got %+v", found[0])
	}
}

func TestReadingIsMeasured(t *testing.T) {
	t.Parallel()
	easy := read(&lesson.Plan{Overview: "We dig a small hole. We put the seed in it. We give it water each day."})
	hard := read(&lesson.Plan{Overview: "Participants systematically investigate multidimensional environmental considerations influencing agricultural productivity."})
	if easy.words != 17 || easy.grade > 3 || hard.grade < 15 || easy.sentence < 5 || easy.sentence > 6 {
		t.Errorf("easy %+v, hard %+v", easy, hard)
	}
}
