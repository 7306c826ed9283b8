package writer

import (
	"encoding/json"
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"somo/app/lesson"
)

// overlay puts a section into a plan. What it does not speak of stays: minutes, grouping, safety, the teaching that other
// activities of the phase hold, the quiz and keys that this program does not know.
func overlay(content []byte, s section, p piece, by string, skills []string) ([]byte, error) {
	plan, err := readRaw(content)
	if err != nil {
		return nil, err
	}
	switch s.name {
	case "core":
		err = overlayCore(&plan, p)
	case "outcome":
		err = overlayOutcome(&plan, p)
	default:
		err = overlayActivity(&plan, s.phase, p, skills)
	}
	if err != nil {
		return nil, err
	}
	if err := credit(&plan, s.name, by); err != nil {
		return nil, err
	}
	return plan.bytes(), nil
}

// credit notes who wrote a section.
func credit(plan *object, section, by string) error {
	provenance := map[string]string{}
	plan.read("provenance", &provenance)
	provenance[section] = by
	return plan.set("provenance", provenance)
}

// creditOf says who wrote each section of a plan.
func creditOf(content []byte) map[string]string {
	var plan struct {
		Provenance map[string]string `json:"provenance"`
	}
	if json.Unmarshal(content, &plan) != nil {
		return nil
	}
	return maps.Clone(plan.Provenance)
}

// frank are the beginnings of what a draft says honestly about itself and what stays true under another overview.
var frank = []string{"Planned as:", "You listed ", "Learners usually meet this topic", "What I know about this topic", "Time is short,"}

const mostSentences = 5

func overlayCore(plan *object, p piece) error {
	var overview, question string
	plan.read("overview", &overview)
	plan.read("drivingQuestion", &question)
	said := lesson.Sentences(p.texts["overview"])
	var kept []string
	for _, sentence := range lesson.Sentences(overview) {
		if slices.ContainsFunc(frank, func(begin string) bool { return strings.HasPrefix(sentence, begin) }) && len(kept) < 2 {
			kept = append(kept, sentence)
		}
	}
	said = append(said[:min(len(said), mostSentences-len(kept))], kept...)
	asked := p.texts["drivingQuestion"]
	if !strings.HasSuffix(asked, "?") && !strings.HasSuffix(asked, "؟") {
		asked = strings.TrimRight(asked, ".! ") + "?"
	}
	if question != "" {
		if err := replaceIn(plan, "chalkboard", question, asked); err != nil {
			return err
		}
	}
	return plan.setAll("overview", strings.Join(said, " "), "drivingQuestion", asked, "learningObjectives", p.lists["learningObjectives"])
}

// overlayOutcome keeps the questions of the draft's quiz, which the last lesson asks.
func overlayOutcome(plan *object, p piece) error {
	var before lesson.Assessment
	plan.read("assessment", &before)
	assessment := lesson.Assessment{Formative: p.lists["formative"], Summative: p.lists["summative"]}
	for _, line := range before.Summative {
		if strings.HasPrefix(line, "Quiz") {
			assessment.Summative = append(assessment.Summative, line)
		}
	}
	if err := plan.set("assessment", assessment); err != nil {
		return err
	}
	outcome, err := readRaw(plan.parts["artifactOutcome"])
	if err != nil {
		outcome = object{parts: map[string]json.RawMessage{}}
	}
	if err := outcome.setAll("type", p.texts["type"], "description", p.texts["description"]); err != nil {
		return err
	}
	return plan.set("artifactOutcome", outcome)
}

// replaceIn replaces a text inside a part of a plan that quotes it.
func replaceIn(plan *object, key, old, fresh string) error {
	part, ok := plan.parts[key]
	if !ok {
		return nil
	}
	from, err := marshal(old)
	if err != nil {
		return err
	}
	to, err := marshal(fresh)
	if err != nil {
		return err
	}
	plan.parts[key] = json.RawMessage(strings.ReplaceAll(string(part), string(from[1:len(from)-1]), string(to[1:len(to)-1])))
	return nil
}

var (
	lessonPrefix = regexp.MustCompile(`^(Lessons? \d+(?: (?:and|to) \d+)?): `)
	stepTime     = regexp.MustCompile(`^\[(\d+)-(\d+)[^\]]*\] `)
	quizStep     = regexp.MustCompile(`(?i)\bquiz\b`)
	spanStep     = regexp.MustCompile(`^Time for this: \d+ lessons\.`)
)

// overlayActivity rewrites the first activity of a phase, which is where its idea stands; those after it teach, practise
// and test what the topic's card knows.
func overlayActivity(plan *object, phase string, p piece, skills []string) error {
	activities, at := phaseActivities(plan, phase)
	var old lesson.Activity
	if err := json.Unmarshal(activities[at], &old); err != nil {
		return fmt.Errorf("reading an activity: %w", err)
	}
	lead, err := readRaw(activities[at])
	if err != nil {
		return err
	}
	prefix := lessonPrefix.FindString(old.Title)
	err = lead.setAll("phase", phase, "title", prefix+p.texts["title"], "description", p.texts["description"], "materials", p.lists["materials"],
		"steps", timed(old, p.lists["steps"], skills), "check", p.texts["check"], "support", p.texts["support"])
	if err != nil {
		return err
	}
	lead.drop("extension")
	activities[at] = lead.bytes()
	if err := plan.set("activities", activities); err != nil {
		return err
	}
	if title := strings.TrimPrefix(old.Title, prefix); title != "" {
		if err := replaceIn(plan, "skillsFocus", `"`+title+`"`, `"`+p.texts["title"]+`"`); err != nil {
			return err
		}
	}
	return settleMaterials(plan, old.Materials, p.lists["materials"])
}

// phaseActivities gives all activities of a plan and the place of the first one of a phase, which is made where there is
// none. An older plan's phases become activities first.
func phaseActivities(plan *object, phase string) ([]json.RawMessage, int) {
	var activities []json.RawMessage
	plan.read("activities", &activities)
	if len(activities) == 0 {
		var older []lesson.OldPhase
		plan.read("phases", &older)
		for _, p := range older {
			if made, err := marshal(lesson.Activity{Phase: p.Name, Title: p.Name, Description: p.Description, Steps: p.Activities, Materials: p.Materials}); err == nil {
				activities = append(activities, made)
			}
		}
	}
	rank := func(name string) int { return slices.Index(lesson.Phases[:], name) }
	place := 0
	for i, raw := range activities {
		var a struct {
			Phase string `json:"phase"`
		}
		if json.Unmarshal(raw, &a) != nil {
			continue
		}
		if a.Phase == phase {
			return activities, i
		}
		if rank(a.Phase) <= rank(phase) {
			place = i + 1
		}
	}
	return slices.Insert(activities, place, json.RawMessage(`{}`)), place
}

// timed writes the steps as the draft does: with the minutes they take, after the same minutes as before. What practises a
// skill and what asks the quiz stays.
func timed(old lesson.Activity, steps, skills []string) []string {
	var kept []string
	span := ""
	for _, step := range old.Steps {
		text := stepTime.ReplaceAllString(step, "")
		switch {
		case spanStep.MatchString(text):
			span = text
		case quizStep.MatchString(text), slices.ContainsFunc(skills, func(skill string) bool { return strings.HasPrefix(text, skill+": ") }):
			kept = append(kept, text)
		}
	}
	lines := slices.Concat(steps, kept)
	from := -1
	if len(old.Steps) > 0 {
		if found := stepTime.FindStringSubmatch(old.Steps[0]); found != nil {
			if n, err := strconv.Atoi(found[1]); err == nil {
				from = n
			}
		}
	}
	switch {
	case span != "":
		return append(lines, span)
	case from < 0 || old.Minutes < len(lines):
		return lines
	}
	for i, line := range lines {
		minutes := old.Minutes / len(lines)
		if i < old.Minutes%len(lines) {
			minutes++
		}
		unit := ""
		if i == 0 {
			unit = " min"
		}
		lines[i] = fmt.Sprintf("[%d-%d%s] %s", from, from+minutes, unit, line)
		from += minutes
	}
	return lines
}

// settleMaterials lists what the new activity uses, and no longer what only the old one used.
func settleMaterials(plan *object, old, fresh []string) error {
	var listed []string
	plan.read("materials", &listed)
	var typed struct {
		Activities []lesson.Activity `json:"activities"`
	}
	if err := json.Unmarshal(plan.bytes(), &typed); err != nil {
		return fmt.Errorf("reading the activities: %w", err)
	}
	used := map[string]bool{}
	for _, a := range typed.Activities {
		for _, material := range a.Materials {
			used[thing(material)] = true
		}
	}
	gone := map[string]bool{}
	for _, material := range old {
		gone[thing(material)] = !used[thing(material)]
	}
	listed = slices.DeleteFunc(listed, func(line string) bool { return gone[thing(line)] })
	for _, material := range fresh {
		name := thing(material)
		if !slices.ContainsFunc(listed, func(line string) bool {
			return strings.Contains(thing(line), name) || strings.Contains(name, thing(line))
		}) {
			listed = append(listed, material)
		}
	}
	return plan.set("materials", listed)
}

// thing is a material without its number and its substitute.
func thing(material string) string {
	name, _, _ := strings.Cut(material, ":")
	return strings.ToLower(strings.TrimRight(strings.TrimSpace(name), "."))
}
