package lesson

import (
	"slices"
	"testing"
)

func yes() *bool { b := true; return &b }

// readyPlan is a small plan without findings.
func readyPlan() Plan {
	plan := Plan{
		Overview:           "Learners make a lever for a carrier. It starts from a stone near the gate.",
		DrivingQuestion:    "How can a lever help a carrier near our school?",
		LearningObjectives: []string{"Explain where the fulcrum of a lever is.", "Share the jobs in a team."},
		Materials:          []string{"straight sticks: 13 (1 for each of the 13 groups). Instead: poles."},
		Assessment:         Assessment{Formative: []string{"Ask where the fulcrum of the lever is."}, Summative: []string{"Each team can explain its lever and the jobs of the team."}},
		Context:            &Context{ClassSize: 64, Lessons: 5, MinutesPerLesson: 40},
		SkillsFocus:        []SkillFocus{{Skill: "Collaboration", PractisedBy: "Jobs move round.", Evidence: "Any member can explain."}},
	}
	for _, phase := range Phases {
		plan.Activities = append(plan.Activities, Activity{
			Phase: phase, Title: phase, Description: "Teams share the jobs and explain the fulcrum of the lever.", Minutes: 40, Grouping: "groups of 5",
			Materials: []string{"straight sticks: 13"}, Steps: []string{"Lay the sticks on a stone."}, Check: "Ask for the fulcrum.",
		})
	}
	return plan
}

func TestReadiness(t *testing.T) {
	t.Parallel()
	request := Request{Skills: Skillset{"Collaboration"}}
	for _, test := range []struct {
		name  string
		spoil func(*Plan)
		codes []string
	}{
		{"ready", func(*Plan) {}, nil},
		{"no test", func(p *Plan) { p.Activities = p.Activities[:4] }, []string{"phase-missing", "minutes-total"}},
		{"wrong order", func(p *Plan) { p.Activities[0], p.Activities[1] = p.Activities[1], p.Activities[0] }, []string{"phase-order"}},
		{"unknown phase", func(p *Plan) { p.Activities[4].Phase = "Try" }, []string{"phase-unknown", "phase-missing"}},
		{"too few minutes", func(p *Plan) { p.Activities[0].Minutes = 35 }, []string{"minutes-total"}},
		{"no skill", func(p *Plan) { p.SkillsFocus = nil }, []string{"skill-missing"}},
		{"vague objective", func(p *Plan) { p.LearningObjectives[0] = "Understand the fulcrum of a lever." }, []string{"objective-verb"}},
		{"orphan objective", func(p *Plan) {
			p.LearningObjectives = append(p.LearningObjectives, "Describe photosynthesis in green plants.")
		}, []string{"objective-practised", "objective-assessed"}},
		{"long overview", func(p *Plan) { p.Overview = "One. Two. Three. Four. Five. Six." }, []string{"overview-length"}},
		{"no question mark", func(p *Plan) { p.DrivingQuestion = "How can we help" }, []string{"question-mark"}},
		{"closed question", func(p *Plan) { p.DrivingQuestion = "Is a lever useful?" }, []string{"question-closed"}},
		{"wrong sum", func(p *Plan) { p.Materials[0] = "straight sticks: 12 (1 for each of the 13 groups)" }, []string{"quantity-sum"}},
		{"wrong number of groups", func(p *Plan) { p.Materials[0] = "straight sticks: 10 (1 for each of the 10 groups)" }, []string{"quantity-class"}},
		{"unused material", func(p *Plan) { p.Materials = append(p.Materials, "balloons: 3 (for the class)") }, []string{"material-unused"}},
		{"unlisted material", func(p *Plan) { p.Activities[1].Materials = append(p.Activities[1].Materials, "balloons: 3") }, []string{"material-unlisted"}},
		{"projector", func(p *Plan) { p.Activities[1].Steps = []string{"Show a video of a lever."} }, []string{"needs-projector"}},
		{"projector there", func(p *Plan) {
			p.Activities[1].Steps, p.Context.Projector = []string{"Show a video of a lever."}, yes()
		}, nil},
		{"no projector is meant", func(p *Plan) { p.Activities[1].Steps = []string{"Do not show a video, act it."} }, nil},
		{"internet", func(p *Plan) { p.Activities[1].Steps = []string{"Search the internet for levers."} }, []string{"needs-internet"}},
		{"worksheets", func(p *Plan) { p.Activities[1].Steps = []string{"Hand out the worksheets."} }, []string{"needs-printing"}},
		{"code", func(p *Plan) { p.Overview += " <b>Bold.</b>" }, []string{"markup"}},
		{"mathematics is no code", func(p *Plan) { p.Activities[1].Check = "3 < 5 and x > 2." }, nil},
		{"address", func(p *Plan) { p.Activities[1].Check = "See https://example.org." }, []string{"address"}},
		{"link", func(p *Plan) { p.InstructionalResources = []Resource{{Title: "x", URL: "https://example.org"}} }, []string{"link"}},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			plan := readyPlan()
			test.spoil(&plan)
			var codes []string
			for _, finding := range Readiness(plan, request) {
				codes = append(codes, finding.Code)
				if finding.Message == "" || finding.Section == "" {
					t.Errorf("%s has no message or section", finding.Code)
				}
			}
			slices.Sort(codes)
			slices.Sort(test.codes)
			if !slices.Equal(codes, test.codes) {
				t.Errorf("got %v, want %v", codes, test.codes)
			}
		})
	}
}

func TestCountSentences(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]int{
		"": 0, "One": 1, "One. Two.": 2, `He says "Go." She goes.`: 2, "A tin, e.g. an old one. Then 3.5 cm.": 2, "Why? Because!": 2,
	} {
		if got := CountSentences(text); got != want {
			t.Errorf("%q has %d sentences, want %d", text, got, want)
		}
	}
}

func TestObservableVerb(t *testing.T) {
	t.Parallel()
	for objective, want := range map[string]bool{
		"Explain how heat moves.":                                      true,
		"By the end of the lesson, learners will be able to draw one.": true,
		"Understand heat.":                                             false,
		"Know the parts.":                                              false,
		"":                                                             false,
	} {
		if got := ObservableVerb(objective); got != want {
			t.Errorf("%q: got %v, want %v", objective, got, want)
		}
	}
}
