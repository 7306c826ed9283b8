package lesson

import (
	"slices"
	"strings"
	"testing"
	"unicode/utf8"
)

// taughtPlan is readyPlan with what a head teacher asks for besides.
func taughtPlan() Plan {
	plan := readyPlan()
	plan.Inclusion = &Inclusion{LargeClass: "Teams of five with a job each."}
	return plan
}

func TestReviewFindsWhatTeachersLeaveOut(t *testing.T) {
	t.Parallel()
	request := Request{Skills: Skillset{"Collaboration"}}
	for _, test := range []struct {
		name    string
		spoil   func(*Plan)
		code    string
		section string
		check   string // that is not passed for it
	}{
		{"nothing", func(*Plan) {}, "", "", ""},
		{"no Test", func(p *Plan) { p.Context, p.Activities = nil, p.Activities[:4] }, "phase-missing", "test", "phases"},
		{"no minutes", func(p *Plan) {
			p.Context = nil
			for i := range p.Activities {
				p.Activities[i].Minutes = 0
			}
		}, "minutes-missing", "core", "minutes"},
		{"some minutes", func(p *Plan) { p.Context, p.Activities[1].Minutes = nil, 0 }, "minutes-missing", "core", "minutes"},
		{"lecture", func(p *Plan) {
			p.Activities[2].Steps = []string{"The teacher explains levers.", "Learners listen and take notes."}
		}, "teacher-talk", "ideate", "learners"},
		{"lecture in the description", func(p *Plan) {
			p.Activities[2].Description, p.Activities[2].Steps = "The teacher tells the class about the fulcrum of the lever and the jobs of a team.", nil
		}, "teacher-talk", "ideate", "learners"},
		{"some talk", func(p *Plan) {
			p.Activities[2].Steps = []string{"The teacher explains the task.", "Teams try three places for the stone.", "Teams draw the best."}
		}, "", "", ""},
		{"empty activity", func(p *Plan) {
			p.Activities[3] = Activity{Phase: "Prototype", Title: "Build", Minutes: 40, Materials: p.Activities[3].Materials}
		}, "activity-empty", "prototype", "learners"},
		{"no assessment", func(p *Plan) { p.Assessment = Assessment{} }, "assessment-missing", "outcome", "assessed"},
		{"nothing counted", func(p *Plan) { p.Materials = []string{"straight sticks", "stones for the fulcrum of the lever"} }, "material-count", "core", "materials"},
		{"bought", func(p *Plan) { p.Materials[0] = "straight sticks and 13 beakers" }, "material-bought", "core", "materials"},
		{"bought, or else", func(p *Plan) { p.Materials[0] = "straight sticks: 13, beakers or cups" }, "", "", ""},
		{"nobody supported", func(p *Plan) { p.Inclusion = nil }, "inclusion-missing", "core", "inclusion"},
		{"supported in an activity", func(p *Plan) { p.Inclusion, p.Activities[0].Support = nil, "Sentence starters." }, "", "", ""},
		{"special needs", func(p *Plan) { p.Context.Needs = []string{"one learner who is deaf"} }, "inclusion-needs", "core", "inclusion"},
		{"several grades", func(p *Plan) { p.Context.Multigrade = []string{"Grade 4", "Grade 5"} }, "inclusion-grades", "core", "inclusion"},
		{"danger", func(p *Plan) { p.Activities[3].Steps = []string{"Cut the sticks with a knife."} }, "safety-missing", "prototype", "safety"},
		{"danger spoken of", func(p *Plan) {
			p.Activities[3].Steps, p.Activities[3].Safety = []string{"Cut the sticks with a knife."}, "Only adults cut."
		}, "", "", ""},
		{"danger kept away", func(p *Plan) { p.Activities[3].Steps = []string{"Break the sticks by hand, never with a knife."} }, "", "", ""},
		{"homework", func(p *Plan) { p.Homework = []string{"Watch a video on YouTube."} }, "homework-needs", "outcome", "homework"},
		{"homework for all", func(p *Plan) { p.Homework = []string{"Ask at home, or look on the internet."} }, "", "", ""},
		{"homework on paper", func(p *Plan) { p.Homework = []string{"Draw a computer from memory."} }, "", "", ""},
		{"projector", func(p *Plan) { p.Activities[1].Steps = []string{"Show a video of a lever."} }, "needs-projector", "define", "surroundings"},
		{"code in an activity", func(p *Plan) { p.Activities[1].Check = "<b>Ask.</b>" }, "markup", "define", "words"},
		{"an address in the assessment", func(p *Plan) { p.Assessment.Formative[0] += " See www.example.org." }, "address", "outcome", "words"},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			plan := taughtPlan()
			test.spoil(&plan)
			findings, checks := Review(plan, request)
			at := slices.IndexFunc(findings, func(f Finding) bool { return f.Code == test.code && f.Section == test.section })
			if test.code == "" && len(findings) > 0 || test.code != "" && at < 0 {
				t.Fatalf("found %v", findings)
			}
			for _, check := range checks {
				if check.Code == test.check && check.Passed || test.check == "" && !check.Passed {
					t.Errorf("%s: passed is %v", check.Label, check.Passed)
				}
			}
		})
	}
}

func TestReviewKnowsEveryFinding(t *testing.T) {
	t.Parallel()
	findings, checks := Review(Plan{Overview: "<p>One", DrivingQuestion: "Is it", Homework: []string{"Search online."},
		Activities: []Activity{{Phase: "Play", Materials: []string{"a knife"}}}}, Request{Skills: Skillset{"Research"}})
	seen := map[string]bool{}
	for _, check := range reviewed {
		for _, code := range check.findings {
			seen[code] = true
		}
	}
	for _, finding := range findings {
		if !seen[finding.Code] {
			t.Errorf("no check fails by %s", finding.Code)
		}
		if finding.Message == "" || finding.Section != "core" && finding.Section != "outcome" && !slices.ContainsFunc(Phases[:], func(p string) bool { return strings.EqualFold(p, finding.Section) }) {
			t.Errorf("%s leads to %q and says %q", finding.Code, finding.Section, finding.Message)
		}
	}
	if len(checks) != len(reviewed) {
		t.Errorf("%d checks", len(checks))
	}
}

func TestReviewReadsOlderShapes(t *testing.T) {
	t.Parallel()
	plan := taughtPlan()
	for _, name := range []string{"1. Empathise", "define", "Ideate: think", "PROTOTYPE", "Test"} {
		plan.Phases = append(plan.Phases, OldPhase{Name: name, Activities: []string{"Teams share the jobs.", "Teams explain the fulcrum of the lever with straight sticks."}})
	}
	plan.Activities, plan.Context, plan.Assessment = nil, nil, Assessment{Text: "Each team can explain the fulcrum of its lever and how it shares the jobs in a team."}
	findings, checks := Review(plan, Request{})
	if len(findings) != 1 || findings[0].Code != "minutes-missing" {
		t.Fatalf("found %v", findings)
	}
	for _, check := range checks {
		if check.Passed == (check.Code == "minutes") {
			t.Errorf("%s: passed is %v", check.Label, check.Passed)
		}
	}
	if plan.Activities != nil {
		t.Error("the plan itself was changed")
	}
}

func TestReviewSaysNothingOfVerbsItDoesNotKnow(t *testing.T) {
	t.Parallel()
	plan := taughtPlan()
	plan.Overview = "Les élèves construisent un levier pour un porteur. Ils partent d'une pierre près de la porte."
	plan.DrivingQuestion = "Comment un levier peut-il aider un porteur près de notre école ?"
	plan.LearningObjectives = []string{"Expliquer où se trouve le point d'appui.", "Comprendre le levier."}
	findings, _ := Review(plan, Request{})
	if slices.ContainsFunc(findings, func(f Finding) bool { return f.Code == "objective-verb" }) {
		t.Errorf("found %v", findings)
	}
	plan = taughtPlan()
	plan.LearningObjectives[0] = "Understand the fulcrum of a lever."
	findings, _ = Review(plan, Request{})
	if !slices.ContainsFunc(findings, func(f Finding) bool { return f.Code == "objective-verb" }) {
		t.Errorf("found %v", findings)
	}
}

func TestReviewOfHostileContentIsShort(t *testing.T) {
	t.Parallel()
	long := strings.Repeat("é", 2_000)
	plan := Plan{Overview: `<script>alert(1)</script> {{template}}`, LearningObjectives: slices.Repeat([]string{long}, 4), Materials: slices.Repeat([]string{long + ": 1 (1 for each of the 1 groups)"}, 500)}
	for range 500 {
		plan.Activities = append(plan.Activities, Activity{Phase: long, Title: long, Grouping: "groups of 999999999999999999999", Steps: []string{"<img src=x> http://evil.example"}, Materials: []string{"x"}})
	}
	findings, _ := Review(plan, Request{Context: &Context{ClassSize: 50}})
	if len(findings) == 0 || len(findings) > 60 {
		t.Errorf("%d findings", len(findings))
	}
	for _, finding := range findings {
		if n := utf8.RuneCountInString(finding.Message); n > maxMessage+1 || !utf8.ValidString(finding.Message) {
			t.Errorf("%s has %d characters", finding.Code, n)
		}
	}
}
