package web

import (
	"encoding/json"
	"strings"
	"testing"

	"somo/app/lesson"
)

const readyRequestText = `{"subject":"elementary-science","topic":"Water cycle","gradeLevel":"Grade 5","skills":["Collaboration"],"additionalInfo":"","context":{"country":"KE","classSize":58,"lessons":5,"minutesPerLesson":40}}`

// builtInDesign makes a design with a plan of the built-in planner and gives its id and its plan.
func (p *person) builtInDesign() (id string, plan map[string]json.RawMessage) {
	p.f.t.Helper()
	made := p.post("/api/generate-plan", readyRequestText).is(200)
	body := `{"title":"Rain","subject":"elementary-science","topic":"Water cycle","cohort":"Grade 5","skills":["Collaboration"],"contentJson":` + made.body +
		`,"generationId":"` + made.header.Get("X-Generation-Id") + `"}`
	if err := json.Unmarshal([]byte(made.body), &plan); err != nil {
		p.f.t.Fatal(err)
	}
	return p.post("/api/designs", body).is(201).field("id"), plan
}

// saves stores a plan as the next version of a design.
func (p *person) saves(id, label string, plan map[string]json.RawMessage) {
	p.f.t.Helper()
	content, err := json.Marshal(plan)
	if err != nil {
		p.f.t.Fatal(err)
	}
	p.post("/api/designs/"+id+"/versions", `{"version":"`+label+`","contentJson":`+string(content)+`}`).is(201)
}

func (p *person) readiness(id string) readinessReply {
	p.f.t.Helper()
	var told readinessReply
	if err := json.Unmarshal([]byte(p.get("/api/designs/"+id+"/readiness").is(200).body), &told); err != nil {
		p.f.t.Fatal(err)
	}
	return told
}

// found gives the section of the first finding of a kind, "" where there is none.
func (r readinessReply) found(code string) string {
	for _, finding := range r.Findings {
		if finding.Code == code {
			return finding.Section
		}
	}
	return ""
}

func (r readinessReply) passed() (codes []string) {
	for _, check := range r.Checks {
		if check.Passed {
			codes = append(codes, check.Code)
		}
	}
	return codes
}

func TestReadinessOfABuiltInPlanThatIsEdited(t *testing.T) {
	f := start(t)
	amina := f.teacher("amina")
	id, plan := amina.builtInDesign()
	told := amina.readiness(id)
	if len(told.Findings) != 0 || len(told.Checks) < 11 || len(told.passed()) != len(told.Checks) {
		t.Fatalf("as it was made: %+v", told)
	}

	var activities []lesson.Activity
	if err := json.Unmarshal(plan["activities"], &activities); err != nil {
		t.Fatal(err)
	}
	kept := activities[:0]
	for _, activity := range activities {
		if activity.Phase != "Ideate" {
			kept = append(kept, activity)
		}
	}
	plan["activities"] = encoded(t, kept)
	plan["homework"] = encoded(t, []string{"Look it up online."})
	amina.saves(id, "1.1", plan)
	told = amina.readiness(id)
	if told.found("phase-missing") != "ideate" || told.found("minutes-total") != "core" || told.found("homework-needs") != "outcome" {
		t.Errorf("without Ideate: %+v", told.Findings)
	}
	if passed := len(told.passed()); passed > len(told.Checks)-3 {
		t.Errorf("%d of %d checks are passed", passed, len(told.Checks))
	}

	plan["assessment"] = encoded(t, "Ask every team what it has made.")
	plan["drivingQuestion"] = encoded(t, "Is rain good?")
	amina.saves(id, "1.2", plan)
	if told = amina.readiness(id); told.found("question-closed") != "core" || told.found("assessment-missing") != "" {
		t.Errorf("with an assessment of plain text: %+v", told.Findings)
	}
}

func encoded(t *testing.T, value any) json.RawMessage {
	t.Helper()
	text, err := json.Marshal(value)
	if err != nil {
		t.Fatal(err)
	}
	return text
}

func TestReadinessOfOddPlans(t *testing.T) {
	f := start(t)
	amina := f.teacher("amina")
	id := amina.design("Rain")
	for i, test := range []struct{ name, content, code, section string }{
		{"the older shape", `{"overview":"One. Two.","phases":[{"name":"Empathise","activities":["Ask at home."]},{"name":"Define","activities":["Say what is needed."]}]}`, "phase-missing", "ideate"},
		{"an empty one", `{}`, "phase-missing", "empathize"},
		{"nothing in its lists", `{"activities":null,"materials":[],"assessment":""}`, "assessment-missing", "outcome"},
		{"code", `{"overview":"<script>alert(1)</script>","activities":[{"phase":"` + strings.Repeat("<b>", 9000) + `","title":"{{7*7}}"}]}`, "markup", "core"},
		{"letters of every kind", `{"drivingQuestion":"ከየት ይመጣል\u0000\u202e?","learningObjectives":["` + strings.Repeat("Ọ̀", 5000) + `"]}`, "objective-verb", "core"},
	} {
		amina.post("/api/designs/"+id+"/versions", `{"version":"2.`+string(rune('0'+i))+`","contentJson":`+test.content+`}`).is(201)
		answer := amina.get("/api/designs/" + id + "/readiness").is(200)
		if told := amina.readiness(id); told.found(test.code) != test.section {
			t.Errorf("%s: %+v", test.name, told.Findings)
		}
		if len(answer.body) > 32<<10 {
			t.Errorf("%s: an answer of %d bytes", test.name, len(answer.body))
		}
	}
}

func TestReadinessWithoutAPlanOrADesign(t *testing.T) {
	f := start(t)
	amina := f.teacher("amina")
	empty := amina.post("/api/designs", designText("Bare")).is(201).field("id")
	if body := amina.get("/api/designs/" + empty + "/readiness").is(200).body; strings.TrimSpace(body) != `{"findings":[],"checks":[]}` {
		t.Errorf("without a plan: %s", body)
	}
	amina.get("/api/designs/none/readiness").refused(404, "not_found")
	f.teacher("baraka").get("/api/designs/"+empty+"/readiness").refused(404, "not_found")
	f.visitor().get("/api/designs/"+empty+"/readiness").refused(401, "unauthorized")
}
