package lesson

import (
	"encoding/json"
	"maps"
	"slices"
	"strings"
	"testing"
)

func request() Request {
	return Request{Subject: "physics", Topic: "Levers", GradeLevel: "Grade 8", Skills: Skillset{"Collaboration"}}
}

func TestValidateNamesEveryWrongField(t *testing.T) {
	tests := []struct {
		name   string
		change func(*Request)
		wrong  []string
	}{
		{"a whole request", func(*Request) {}, nil},
		{"nothing at all", func(r *Request) { *r = Request{} }, []string{"gradeLevel", "skills", "subject", "topic"}},
		{"blank counts as missing", func(r *Request) { r.Topic = " \n\t " }, []string{"topic"}},
		{"other needs its own words", func(r *Request) { r.Subject = "other" }, []string{"subject"}},
		{"any grade text", func(r *Request) { r.GradeLevel = "Form 3" }, nil},
		{"topic of 2,000 characters", func(r *Request) { r.Topic = strings.Repeat("ọ", 2000) }, nil},
		{"topic of 2,001 characters", func(r *Request) { r.Topic = strings.Repeat("ọ", 2001) }, []string{"topic"}},
		{"control characters", func(r *Request) { r.Topic = "Lev\x00ers" }, []string{"topic"}},
		{"newline and tab are fine", func(r *Request) { r.AdditionalInfo = "60 learners\n\tno books" }, nil},
		{"blank skills only", func(r *Request) { r.Skills = Skillset{" ", ""} }, []string{"skills"}},
		{"a long skill", func(r *Request) { r.Skills = Skillset{strings.Repeat("a", 81)} }, []string{"skills"}},
		{"21 skills", func(r *Request) { r.Skills = slices.Collect(maps.Keys(manySkills(21))) }, []string{"skills"}},
		{"a class of -1", func(r *Request) { r.Context = &Context{ClassSize: -1} }, []string{"context"}},
		{"lessons of 10 hours", func(r *Request) { r.Context = &Context{MinutesPerLesson: 600} }, []string{"context"}},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			r := request()
			test.change(&r)
			got := slices.Sorted(maps.Keys(r.Validate()))
			if !slices.Equal(got, test.wrong) {
				t.Errorf("wrong fields %q, want %q", got, test.wrong)
			}
		})
	}
}

func TestValidateTrimsAndDropsRepeatedSkills(t *testing.T) {
	r := request()
	r.Topic, r.Skills = "  Levers\r\nat home ", Skillset{" Research ", "research", "", "Analysis"}
	if problems := r.Validate(); len(problems) != 0 {
		t.Fatalf("problems: %v", problems)
	}
	if r.Topic != "Levers\nat home" {
		t.Errorf("topic %q", r.Topic)
	}
	if !slices.Equal(r.Skills, []string{"Research", "Analysis"}) {
		t.Errorf("skills %q", r.Skills)
	}
}

func TestSkillsetReadsBothForms(t *testing.T) {
	for _, form := range []string{`["Research","Analysis"]`, `"[\"Research\",\"Analysis\"]"`} {
		var skills Skillset
		if err := json.Unmarshal([]byte(form), &skills); err != nil {
			t.Fatalf("%s: %v", form, err)
		}
		if !slices.Equal(skills, []string{"Research", "Analysis"}) {
			t.Errorf("%s read as %q", form, skills)
		}
	}
	for _, form := range []string{`3`, `"Research"`, `[1]`} {
		var skills Skillset
		if err := json.Unmarshal([]byte(form), &skills); err == nil {
			t.Errorf("%s was accepted as %q", form, skills)
		}
	}
}

func manySkills(count int) map[string]bool {
	names := map[string]bool{}
	for i := range count {
		names["skill "+strings.Repeat("x", i+1)] = true
	}
	return names
}
