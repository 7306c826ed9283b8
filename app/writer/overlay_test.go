package writer

import (
	"encoding/json"
	"errors"
	"slices"
	"strings"
	"testing"

	"somo/app/lesson"
)

func goodPiece(t *testing.T, name string) (section, piece) {
	t.Helper()
	s, ok := sectionNamed(name)
	if !ok {
		t.Fatalf("no section %s", name)
	}
	p, err := s.read(goodTexts[name], english, "")
	if err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	return s, p
}

// TestPlansStayReadyUnderAModelsSections puts good sections over drafts for very different classes and topics.
func TestPlansStayReadyUnderAModelsSections(t *testing.T) {
	yes := true
	for _, class := range []*lesson.Context{
		nil,
		{ClassSize: 64, Lessons: 5, MinutesPerLesson: 40},
		{ClassSize: 7, Lessons: 8, MinutesPerLesson: 60, Electricity: &yes, Projector: &yes, Internet: &yes},
		{ClassSize: 120, Lessons: 1, MinutesPerLesson: 35, Multigrade: []string{"Grade 4", "Grade 5"}},
		{ClassSize: 50, Lessons: 20, MinutesPerLesson: 40},
	} {
		for topic, subject := range map[string]string{"Water cycle": "science", "Fractions": "mathematics", "Zorbification of quibbles": "arts"} {
			request := lesson.Request{Subject: subject, Topic: topic, GradeLevel: "Grade 5", Skills: lesson.Skillset{"Collaboration", "Research"}, Context: class}
			draft, err := testPlanner(t).Plan(request)
			if err != nil {
				t.Fatal(err)
			}
			content := mustJSON(t, draft)
			for _, name := range Sections {
				s, p := goodPiece(t, name)
				before, err := newState(content, request)
				if err != nil {
					t.Fatal(err)
				}
				after, value, err := join(before, s, p, "m", request)
				if err != nil {
					t.Errorf("%s, %s: %v", topic, name, err)
					continue
				}
				content = after.content
				own := strings.TrimSuffix(strings.TrimPrefix(string(value), `{"activities":[`), "]}")
				if s.phase != "" && !strings.Contains(string(content), own) {
					t.Errorf("%s: the value of %s is not in the plan", topic, name)
				}
			}
			plan := planOf(t, content)
			if findings := lesson.Readiness(plan, request); len(findings) > 0 {
				t.Errorf("%s, %+v: %v", topic, class, findings)
			}
			for i, a := range plan.Activities {
				if a.Minutes != draft.Activities[i].Minutes || a.Grouping != draft.Activities[i].Grouping || a.Phase != draft.Activities[i].Phase || a.Safety != draft.Activities[i].Safety {
					t.Errorf("%s: activity %d is %+v, was %+v", topic, i, a, draft.Activities[i])
				}
				if len(a.Steps) > 0 && a.Minutes >= len(a.Steps) && strings.HasPrefix(draft.Activities[i].Steps[0], "[") != strings.HasPrefix(a.Steps[0], "[") {
					t.Errorf("%s: the steps are %q, were %q", topic, a.Steps, draft.Activities[i].Steps)
				}
			}
			if lesson.CheckContent(content) != nil {
				t.Errorf("%s: the plan cannot be saved", topic)
			}
		}
	}
}

func TestAnActivityKeepsItsTimesSkillsAndQuiz(t *testing.T) {
	old := lesson.Activity{Minutes: 20, Steps: []string{"[10-14 min] Old.", "[14-20] Research: Keep a log.", "[20-25] Quiz first: 4 questions (see Assessment), alone.", "[25-30] Old too."}}
	got := timed(old, []string{"New one.", "New two."}, []string{"Research"})
	want := []string{"[10-15 min] New one.", "[15-20] New two.", "[20-25] Research: Keep a log.", "[25-30] Quiz first: 4 questions (see Assessment), alone."}
	if !slices.Equal(got, want) {
		t.Errorf("got %q", got)
	}
	long := lesson.Activity{Minutes: 80, Steps: []string{"Old.", "[lesson 4] Old.", "Time for this: 2 lessons. Begin each with what is left."}}
	if got := timed(long, []string{"New."}, nil); !slices.Equal(got, []string{"New.", "Time for this: 2 lessons. Begin each with what is left."}) {
		t.Errorf("over lessons: %q", got)
	}
	if got := timed(lesson.Activity{Minutes: 1, Steps: []string{"[0-1 min] Old."}}, []string{"New.", "More."}, nil); !slices.Equal(got, []string{"New.", "More."}) {
		t.Errorf("in a minute: %q", got)
	}
	if got := timed(lesson.Activity{}, []string{"New."}, nil); !slices.Equal(got, []string{"New."}) {
		t.Errorf("without times: %q", got)
	}
}

func TestWhatAPlanHoldsBesideStays(t *testing.T) {
	base := `{"overview":"Old. Planned as: rain; if you meant something else, edit the topic.","zebra":{"b":1,"a":[2]},"drivingQuestion":"Old?","learningObjectives":["Draw x."],
		"activities":[{"phase":"Empathize","title":"Lesson 1: Old","description":"x","materials":["old things: 3","chalk: 1"],"minutes":7,"colour":"red"},{"phase":"Define","title":"Mine","materials":["chalk: 1"]},{"phase":"Test","title":"T"}],
		"materials":["old things: 3 (for the class).","chalk: 1."],"chalkboard":[{"lesson":1,"board":"Our question: Old?"}],"skillsFocus":[{"skill":"Research","practisedBy":"Lesson 1, \"Old\".","evidence":"e"}],
		"assessment":{"formative":["f"],"summative":["Quiz, 8 marks.","Quiz 1: x","other"]},"artifactOutcome":{"type":"t","description":"d","size":5},"provenance":{"test":"edited"}}`
	content := []byte(base)
	for _, name := range []string{"core", "empathize", "prototype", "outcome"} {
		s, p := goodPiece(t, name)
		var err error
		if content, err = overlay(content, s, p, "m", nil); err != nil {
			t.Fatal(err)
		}
	}
	for _, part := range []string{`"zebra":{"b":1,"a":[2]}`, `"colour":"red"`, `"size":5`, `"title":"Lesson 1: Walk with the caretaker"`, `"title":"Mine"`, `Planned as: rain`,
		`"Our question: How can we show everybody where the rain goes at our school?"`, `Lesson 1, \"Walk with the caretaker\".`, `"Quiz, 8 marks.","Quiz 1: x"`, `"minutes":7`,
		`"test":"edited"`, `"core":"m"`, `"materials":["chalk: 1.","sticks","exercise books"]`} {
		if !strings.Contains(string(content), part) {
			t.Errorf("%s is missing in %s", part, content)
		}
	}
	for _, part := range []string{`"other"`, "old things", `"Old?"`} {
		if strings.Contains(string(content), part) {
			t.Errorf("%s is left in %s", part, content)
		}
	}
	plan := planOf(t, content)
	var phases []string
	for _, a := range plan.Activities {
		phases = append(phases, a.Phase)
	}
	if got := strings.Join(phases, " "); got != "Empathize Define Prototype Test" {
		t.Errorf("the phases are %s", got)
	}
	if !strings.HasPrefix(string(content), `{"overview":`) || strings.Index(string(content), `"zebra"`) > strings.Index(string(content), `"drivingQuestion"`) {
		t.Error("the members have another order")
	}
}

func TestAPlanInTheOlderShapeGetsActivities(t *testing.T) {
	s, p := goodPiece(t, "define")
	content, err := overlay([]byte(`{"overview":"x","phases":[{"name":"Empathize","description":"d","activities":["a"],"materials":["m"]},{"name":"Define","description":"e","activities":["b"]}]}`), s, p, "m", nil)
	if err != nil {
		t.Fatal(err)
	}
	plan := planOf(t, content)
	if len(plan.Activities) != 2 || plan.Activities[0].Steps[0] != "a" || plan.Activities[1].Title != "One need in one sentence" {
		t.Errorf("got %+v", plan.Activities)
	}
}

func TestSectionsThatSpoilAPlanAreRefused(t *testing.T) {
	request := waterAsk().Request
	draft, err := testPlanner(t).Plan(request)
	if err != nil {
		t.Fatal(err)
	}
	for name, test := range map[string]struct {
		section, old, fresh, want string
	}{
		"projector":   {"define", "Tell the class what we want to find out.", "Show a video with a projector to the class.", "projector"},
		"internet":    {"ideate", "Tell the class what we want to find out.", "Search the internet for ideas about rain.", "internet"},
		"printing":    {"test", "Tell the class what we want to find out.", "Hand out the worksheets to all.", "printing"},
		"electricity": {"prototype", "Tell the class what we want to find out.", "Plug it in and use the computers.", "electricity"},
		"closed":      {"core", "How can we show everybody where the rain goes at our school?", "Is there enough rain at our school this year?", "yes or no"},
		"vague":       {"core", `"Describe the stages of the water cycle in the right order.","Draw a map that shows the path of water in the yard.",`, `"Understand the water cycle.","Know how the rain falls.",`, "can be seen"},
		"too short":   {"core", "They watch where water goes after rain and draw it. It matters here because the yard floods each year.", "", "complete"},
	} {
		t.Run(name, func(t *testing.T) {
			if !strings.Contains(goodTexts[test.section], test.old) {
				t.Fatal("the good text has changed")
			}
			s, _ := sectionNamed(test.section)
			p, err := s.read(strings.Replace(goodTexts[test.section], test.old, test.fresh, 1), english, "")
			if err != nil {
				t.Fatal(err)
			}
			before, err := newState(mustJSON(t, draft), request)
			if err != nil {
				t.Fatal(err)
			}
			_, _, err = join(before, s, p, "m", request)
			var refused refusal
			if !errors.As(err, &refused) || !strings.Contains(string(refused), test.want) {
				t.Errorf("got %v", err)
			}
		})
	}
}

func TestTheShapeOfSections(t *testing.T) {
	for _, name := range Sections {
		for _, l := range languages {
			for _, short := range []bool{false, true} {
				s, ok := sectionNamed(name)
				if !ok {
					t.Fatalf("no section %s", name)
				}
				s = s.fitted(l, short)
				var schema struct {
					Properties map[string]struct {
						Type                                     string
						MinLength, MaxLength, MinItems, MaxItems int
						Items                                    struct{ MinLength, MaxLength int }
					}
					Required []string
				}
				if err := json.Unmarshal(s.schema(), &schema); err != nil {
					t.Fatal(err)
				}
				if len(schema.Properties) != len(s.fields) || len(schema.Required) != len(s.fields) || !slices.IsSorted(schema.Required) {
					t.Errorf("%s: members %v", name, schema.Required)
				}
				for key, p := range schema.Properties {
					least, most := p.MinLength, p.MaxLength
					if p.Type == "array" {
						least, most = p.Items.MinLength, p.Items.MaxLength
						if p.MinItems < 1 || p.MaxItems < p.MinItems || p.MaxItems > 12 {
							t.Errorf("%s in %s: %d to %d items", key, l.name, p.MinItems, p.MaxItems)
						}
					}
					if least < 1 || most <= least || most > 1000 {
						t.Errorf("%s in %s: %d to %d letters", key, l.name, least, most)
					}
				}
				if strings.Contains(s.example(), "\n") || strings.Contains(string(s.schema()), "pattern") || s.tokens < 400 || s.tokens > 1500 {
					t.Errorf("%s in %s: %d tokens, %s", name, l.name, s.tokens, s.example())
				}
			}
		}
	}
	if _, ok := sectionNamed("x"); ok {
		t.Error("there is a section x")
	}
}
