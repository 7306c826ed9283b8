package lesson

import (
	"slices"
	"strings"
	"unicode/utf8"
)

// Check is one thing that a head teacher or an inspector looks for in a plan.
type Check struct {
	Code   string `json:"code"`
	Label  string `json:"label"`
	Passed bool   `json:"passed"`
}

// reviewed are the checks in the order in which a plan is read, each with the findings that it fails by.
var reviewed = []struct {
	code, label string
	findings    []string
}{
	{"question", "The driving question is open", []string{"question-missing", "question-mark", "question-length", "question-closed"}},
	{"objectives", "Objectives name what can be seen or heard", []string{"objectives-missing", "objective-verb"}},
	{"phases", "All five phases, in order", []string{"phase-unknown", "phase-order", "phase-missing"}},
	{"minutes", "The minutes are said and add up", []string{"minutes-missing", "minutes-total"}},
	{"learners", "Learners do the work", []string{"activity-empty", "teacher-talk"}},
	{"practised", "Every objective is practised", []string{"objectives-missing", "objective-practised"}},
	{"assessed", "Every objective is assessed", []string{"objectives-missing", "assessment-missing", "objective-assessed"}},
	{"skills", "Every skill shows in the work", []string{"skill-missing"}},
	{"materials", "Materials are listed, counted and at hand", []string{"materials-missing", "material-unused", "material-unlisted", "material-count", "material-bought", "quantity-sum", "quantity-class"}},
	{"surroundings", "Nothing needs what the class does not have", []string{"needs-projector", "needs-internet", "needs-printing", "needs-electricity"}},
	{"inclusion", "Every learner can take part", []string{"inclusion-missing", "inclusion-needs", "inclusion-grades"}},
	{"safety", "Dangers are spoken of", []string{"safety-missing"}},
	{"homework", "Homework needs only paper and people", []string{"homework-needs"}},
	{"words", "Short and plain to read", []string{"overview-length", "markup", "address", "link"}},
}

const (
	maxOfOne   = 4   // findings of one kind: who mends four sees the next
	maxMessage = 240 // characters; a plan may hold very long texts
)

// Review is what a head teacher or an inspector would say of a plan: what it lacks, and what was looked at. It asks more
// than Readiness does: what only people leave out, and it reads plans in older shapes and other languages.
func Review(plan Plan, request Request) ([]Finding, []Check) {
	plan = plan.today()
	r := readiness{plan: plan, request: request, findings: Readiness(plan, request)}
	r.classroom()
	findings, times := []Finding{}, map[string]int{}
	english := inEnglish(plan)
	for _, finding := range r.findings {
		if finding.Code == "objective-verb" && !english {
			continue // the verbs of few languages are known
		}
		if times[finding.Code]++; times[finding.Code] <= maxOfOne {
			finding.Message = clip(finding.Message)
			findings = append(findings, finding)
		}
	}
	checks := make([]Check, len(reviewed))
	for i, check := range reviewed {
		missed := slices.ContainsFunc(check.findings, func(code string) bool { return times[code] > 0 })
		checks[i] = Check{Code: check.code, Label: check.label, Passed: !missed}
	}
	return findings, checks
}

// today is the plan in the shape of today: activities, under the names that the phases have here.
func (p Plan) today() Plan {
	activities := slices.Clone(p.Activities)
	if len(activities) == 0 {
		for _, old := range p.Phases {
			activities = append(activities, Activity{Phase: old.Name, Title: old.Name, Description: old.Description, Steps: old.Activities, Materials: old.Materials})
		}
	}
	for i := range activities {
		activities[i].Phase = phaseNamed(activities[i].Phase)
	}
	p.Activities = activities
	return p
}

// phaseNamed is the phase that a name means: "1. empathise: listen" is Empathize. Other names stay as they are.
func phaseNamed(name string) string {
	word := strings.TrimLeft(name, "0123456789.):- ")
	word, _, _ = strings.Cut(strings.ReplaceAll(word, ":", " "), " ")
	if strings.EqualFold(word, "empathise") {
		return Phases[0]
	}
	for _, phase := range Phases {
		if strings.EqualFold(word, phase) {
			return phase
		}
	}
	return name
}

// commonEnglish stand in nearly every English sentence.
var commonEnglish = contentless("the and to of a an in is are how with for from that their what by at on")

// inEnglish tells whether a plan is in English, as far as its first texts show it; one that says little is taken for English.
func inEnglish(plan Plan) bool {
	words := strings.Fields(strings.ToLower(plan.Overview + " " + plan.DrivingQuestion + " " + strings.Join(plan.LearningObjectives, " ")))
	common := 0
	for _, word := range words {
		if commonEnglish[word] {
			common++
		}
	}
	return len(words) < 12 || 8*common >= len(words)
}

// clip keeps a message short, at a whole word where there is one.
func clip(message string) string {
	if utf8.RuneCountInString(message) <= maxMessage {
		return message
	}
	short := string([]rune(message[:min(len(message), 4*maxMessage)])[:maxMessage])
	if at := strings.LastIndex(short, " "); at > maxMessage/2 {
		short = short[:at]
	}
	return short + "…"
}
