package main

import (
	"regexp"
	"slices"
	"strconv"
	"strings"

	"somo/app/lesson"
)

var (
	// counts is a material with its number, as lessons and the list name it: "clear cups: 36".
	counts = regexp.MustCompile(`^(.+?): (\d+)`)
	// usedUp is gone after a lesson.
	usedUp = regexp.MustCompile(`(?i)\b(?:papers?|slips|cartons?)\b`)
	// inOther stands behind a key word: its name in another language, or the word of the plan.
	inOther = regexp.MustCompile(`^(.+?)(?: \((.+)\))?$`)
	letters = regexp.MustCompile(`\pL+`)
)

// checkOrphans looks for what one part of a plan names and no other: things, key words, wrong ideas.
func checkOrphans(m made, lack func(string, ...any)) {
	checkThings(m, lack)
	if m.tier != "C" && m.tier != "D" {
		checkKeyWords(m, lack)
	}
	checkHeard(m, lack)
}

// checkThings looks in the list of materials for those of the lessons: as many as one lesson needs, and of what is used up as
// many as all do. A test has the product at hand again.
func checkThings(m made, lack func(string, ...any)) {
	needed := map[string]int{}
	for _, a := range m.plan.Activities {
		for _, thing := range a.Materials {
			if !slices.ContainsFunc(m.plan.Materials, func(line string) bool { return named(line) == named(thing) }) {
				lack("%q of %q is not in the list of materials", thing, a.Title)
			}
			item, n := numberOf(thing)
			if usedUp.MatchString(item) && a.Phase != "Test" {
				needed[item] += n
			} else {
				needed[item] = max(needed[item], n)
			}
		}
	}
	for _, line := range m.plan.Materials {
		if item, n := numberOf(line); n > 0 && n < needed[item] {
			lack("the lessons need %d of %q", needed[item], line)
		}
	}
}

// named is the name of a material without its number.
func named(line string) string {
	item, _ := numberOf(line)
	return item
}

func numberOf(line string) (item string, n int) {
	if found := counts.FindStringSubmatch(line); found != nil {
		n, _ = strconv.Atoi(found[2])
		return found[1], n
	}
	item, _, _ = strings.Cut(strings.TrimSuffix(line, "."), " (")
	return item, 0
}

// beginning is how many letters tell a word in all its forms.
const beginning = 3

// checkKeyWords looks for each key word in what learners hear, do and copy.
func checkKeyWords(m made, lack func(string, ...any)) {
	p := &m.plan
	texts := append([]string{p.DrivingQuestion, p.ArtifactOutcome.Type, p.ArtifactOutcome.Description, p.LearnerNotes}, p.Homework...)
	texts = append(append(append(texts, p.Assessment.Formative...), p.Assessment.Summative...), p.Materials...)
	for _, a := range p.Activities {
		texts = append(append(texts, a.Steps...), a.Description, a.Check, a.Support, a.Extension)
	}
	said := map[string]bool{}
	for _, word := range letters.FindAllString(strings.ToLower(strings.Join(texts, "\n")), -1) {
		said[firstLetters(word)] = true
	}
	var unsaid []string
	for _, k := range p.KeyVocabulary {
		names := inOther.FindStringSubmatch(k.Term)
		if names != nil && !slices.ContainsFunc(names[1:], func(name string) bool { return name != "" && isSaid(name, said) }) {
			unsaid = append(unsaid, k.Term)
		}
	}
	if len(unsaid) > 0 && len(p.KeyVocabulary) > fewestKeyWords {
		lack("key words stand nowhere else: %s", strings.Join(unsaid, ", "))
	}
}

// fewestKeyWords are listed, said or not.
const fewestKeyWords = 2

func isSaid(name string, said map[string]bool) bool {
	return !slices.ContainsFunc(letters.FindAllString(strings.ToLower(name), -1), func(word string) bool { return !said[firstLetters(word)] })
}

func firstLetters(word string) string {
	if runes := []rune(word); len(runes) > beginning {
		return string(runes[:beginning])
	}
	return word
}

// checkHeard tells a wrong idea that is listed before one that learners hear sooner.
func checkHeard(m made, lack func(string, ...any)) {
	var steps []string
	for _, a := range m.plan.Activities {
		steps = append(steps, a.Steps...)
	}
	heard := func(wrong lesson.Misconception) int {
		idea := strings.TrimRight(wrong.Idea, ".")
		return slices.IndexFunc(steps, func(s string) bool { return strings.Contains(s, idea) })
	}
	if len(m.plan.Misconceptions) == 0 {
		return
	}
	first := heard(m.plan.Misconceptions[0])
	for _, other := range m.plan.Misconceptions[1:] {
		if at := heard(other); at >= 0 && (first < 0 || at < first) {
			lack("%q is heard first and not listed first", other.Idea)
		}
	}
}
