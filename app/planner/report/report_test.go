package main

import (
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
