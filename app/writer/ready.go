package writer

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"somo/app/lesson"
)

// spoils are the findings that a model's section must not add to a plan, with what to say of them.
var spoils = map[string]refusal{
	"phase-unknown": refusedShape, "phase-order": refusedShape, "phase-missing": refusedShape, "minutes-total": refusedShape,
	"objectives-missing": refusedShape, "materials-missing": refusedShape, "skill-missing": refusedShape,
	"overview-length": refusedShape, "question-missing": refusedShape, "question-mark": refusedShape, "question-length": refusedShape,
	"question-closed": "its question can be answered with yes or no",
	"needs-projector": "it needs a projector, which this class does not have",
	"needs-internet":  "it needs the internet, which this class does not have",
	"needs-printing":  "it needs printing, which this class does not have", "needs-electricity": "it needs electricity, which this class does not have",
	"link": refusedLink, "markup": refusedMarkup, "address": refusedLink,
}

// state is a plan with what the readiness check finds in it, so that no plan is checked twice.
type state struct {
	content  []byte
	plan     lesson.Plan
	findings []lesson.Finding
}

func newState(content []byte, request lesson.Request) (state, error) {
	plan, err := lesson.ParsePlan(content)
	if err != nil {
		return state{}, err
	}
	return state{content, plan, lesson.Readiness(plan, request)}, nil
}

// join puts a piece into a plan, if the plan is no worse for it: no new finding of the readiness check, no size over the
// limit. It gives the plan and the section as they then are.
func join(before state, s section, p piece, by string, request lesson.Request) (after state, value json.RawMessage, err error) {
	l := languageOf(request)
	if l.code == english.code && s.name == "core" {
		if p, err = observable(p); err != nil {
			return state{}, nil, err
		}
	}
	joined, err := overlay(before.content, s, p, by, request.Skills)
	if err != nil {
		return state{}, nil, err
	}
	if joined, err = settle(joined, s.name, before.plan, l); err != nil {
		return state{}, nil, err
	}
	if lesson.CheckContent(joined) != nil {
		return state{}, nil, refusedShape
	}
	if after, err = newState(joined, request); err != nil {
		return state{}, nil, err
	}
	if err := worse(before, after); err != nil {
		return state{}, nil, err
	}
	value, err = sectionValue(joined, s.name)
	return after, value, err
}

// worse says what a plan has lost against the one before.
func worse(before, after state) error {
	had := map[string]int{}
	for _, finding := range before.findings {
		had[finding.Code]++
	}
	for _, finding := range after.findings {
		if had[finding.Code]--; had[finding.Code] >= 0 {
			continue
		}
		if why, ok := spoils[finding.Code]; ok {
			return why
		}
	}
	return nil
}

const fewestObjectives = 2

// observable leaves out objectives that nobody can see being met.
func observable(p piece) (piece, error) {
	kept := slices.DeleteFunc(slices.Clone(p.lists["learningObjectives"]), func(text string) bool { return !lesson.ObservableVerb(text) })
	if len(kept) < fewestObjectives {
		return p, refusal("its objectives name nothing that can be seen")
	}
	p.lists = map[string][]string{"learningObjectives": kept}
	return p, nil
}

// settle names the objectives that the section would leave without practice or assessment. The last phase and the outcome
// settle what is left of all; an earlier section only what it took away.
func settle(content []byte, name string, before lesson.Plan, l language) ([]byte, error) {
	if l.code != english.code || name == "core" {
		return content, nil // the sentence for it is English
	}
	plan, err := lesson.ParsePlan(content)
	if err != nil {
		return nil, err
	}
	if name == "outcome" {
		return settleAssessment(content, plan)
	}
	missing := lesson.Unpractised(plan)
	if name != "test" {
		lacked := lesson.Unpractised(before)
		missing = slices.DeleteFunc(missing, func(i int) bool { return slices.Contains(lacked, i) })
	}
	if len(missing) == 0 {
		return content, nil
	}
	return settlePractice(content, plan, name, missing)
}

func settleAssessment(content []byte, plan lesson.Plan) ([]byte, error) {
	missing := lesson.Unassessed(plan)
	if len(missing) == 0 || plan.Assessment.Text != "" {
		return content, nil
	}
	raw, err := readRaw(content)
	if err != nil {
		return nil, err
	}
	for _, i := range missing {
		plan.Assessment.Formative = append(plan.Assessment.Formative, fmt.Sprintf("Objective %d, in the work of each team: %s.", i+1, inSentence(plan.LearningObjectives[i])))
	}
	err = raw.set("assessment", plan.Assessment)
	return raw.bytes(), err
}

func settlePractice(content []byte, plan lesson.Plan, name string, missing []int) ([]byte, error) {
	s, _ := sectionNamed(name)
	raw, err := readRaw(content)
	if err != nil {
		return nil, err
	}
	activities, at := phaseActivities(&raw, s.phase)
	lead, err := readRaw(activities[at])
	if err != nil {
		return nil, err
	}
	description := ""
	lead.read("description", &description)
	for _, i := range missing {
		description = strings.TrimSpace(description + fmt.Sprintf(" Objective %d: %s.", i+1, inSentence(plan.LearningObjectives[i])))
	}
	if err := lead.set("description", description); err != nil {
		return nil, err
	}
	activities[at] = lead.bytes()
	err = raw.set("activities", activities)
	return raw.bytes(), err
}

// inSentence is a text as it stands inside a sentence.
func inSentence(text string) string {
	text = strings.TrimRight(strings.TrimSpace(text), ".;, ")
	first, size := utf8.DecodeRuneInString(text)
	return strings.ToLower(string(first)) + text[size:]
}

// sectionValue is the part of a plan that a section is.
func sectionValue(content []byte, name string) (json.RawMessage, error) {
	plan, err := readRaw(content)
	if err != nil {
		return nil, err
	}
	part := object{parts: map[string]json.RawMessage{}}
	keys := []string{"overview", "drivingQuestion", "learningObjectives"}
	switch s, _ := sectionNamed(name); {
	case name == "outcome":
		keys = []string{"artifactOutcome", "assessment"}
	case s.phase != "":
		var all, own []json.RawMessage
		plan.read("activities", &all)
		for _, raw := range all {
			var a struct {
				Phase string `json:"phase"`
			}
			if json.Unmarshal(raw, &a) == nil && a.Phase == s.phase {
				own = append(own, raw)
			}
		}
		err = part.set("activities", own)
		return part.bytes(), err
	}
	for _, key := range keys {
		if value, ok := plan.parts[key]; ok {
			if err := part.set(key, value); err != nil {
				return nil, err
			}
		}
	}
	return part.bytes(), nil
}
