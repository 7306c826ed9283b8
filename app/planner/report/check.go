package main

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	"somo/app/lesson"
)

// Bounds of what a teacher can read before class.
const (
	fewestWords, mostWords      = 1200, 2600
	shortSentence, longSentence = 6, 14
	hardest                     = 8.0
	oldEnoughToJudge            = 4 // the grade from which one objective asks for more than telling
)

var (
	code      = regexp.MustCompile(`</?[a-zA-Z!]|\{\{|\}\}|(?i)https?:|www\.`)
	forbidden = regexp.MustCompile(`(?i)in today['’]s fast|students will understand|\betc\.|slow learners|third world|\bvarious\b`)
	thinking  = regexp.MustCompile(`(?i)^(analy[sz]e|compare|contrast|classify|sort|separate|distinguish|examine|investigate|infer|test|predict|evaluate|judge|argue|defend|justify|decide|choose|rank|rate|recommend|criticise|prove|check|create|design|make|build|plan|compose|write|invent|improve|produce|develop|perform|construct|propose|organise|draft|interpret|tell apart|explain why|correct|edit|revise|solve|set up|weigh|debate|map|model|prepare|present|find the error|group|match|order|arrange)\b`)
	counted   = regexp.MustCompile(`(?i)\b(\d{1,4})[ -](?:learners?|students?|pupils?|children|boys|girls|minutes?|lessons?|periods?|copies|laptops?|computers?|phones?|tablets?|days|weeks)\b`)
	numbers   = regexp.MustCompile(`\d+`)
)

// check lists what a plan lacks.
func check(m made, r reading) []string {
	var lacks []string
	lack := func(format string, args ...any) { lacks = append(lacks, fmt.Sprintf(format, args...)) }
	findings, _ := lesson.Review(m.plan, m.request)
	for _, finding := range findings {
		lack("%s (%s): %s", finding.Code, finding.Section, finding.Message)
	}
	if r.words < fewestWords || r.words > mostWords {
		lack("%d words, want %d to %d", r.words, fewestWords, mostWords)
	}
	if !foreign(m) {
		if r.sentence < shortSentence || r.sentence > longSentence {
			lack("%.1f words in a sentence, want %d to %d", r.sentence, shortSentence, longSentence)
		}
		if r.grade > hardest {
			lack("reading level %.1f, at most %.0f", r.grade, hardest)
		}
		if grade, ok := lesson.GradeOf(m.request.GradeLevel); ok && grade >= oldEnoughToJudge && !slices.ContainsFunc(m.plan.LearningObjectives, thinking.MatchString) {
			lack("no objective asks to analyse, judge or create: %s", strings.Join(m.plan.LearningObjectives, " / "))
		}
	}
	if m.tier == "?" {
		lack("it is taken for %q", m.id)
	}
	checkSkills(m, lack)
	checkNumbers(m, lack)
	checkOrphans(m, lack)
	notes := strings.ToLower(m.request.AdditionalInfo + " " + m.request.Topic)
	lesson.Walk(&m.plan, func(part, text string) {
		if found := code.FindString(text); found != "" {
			lack("%s holds %q: %s", part, found, text)
		}
		if found := forbidden.FindString(text); found != "" && !strings.Contains(notes, strings.ToLower(found)) {
			lack("%s says %q: %s", part, found, text)
		}
	})
	return lacks
}

// foreign tells a plan with exercises in another language, where counting syllables says nothing.
func foreign(m made) bool {
	return strings.EqualFold(m.subject, "kiswahili") || strings.EqualFold(m.subject, "french")
}

// checkSkills looks for each skill in an activity and in the assessment.
func checkSkills(m made, lack func(string, ...any)) {
	var work []string
	for _, a := range m.plan.Activities {
		work = append(work, a.Steps...)
		work = append(work, a.Description)
	}
	assessment := append(slices.Clone(m.plan.Assessment.Formative), m.plan.Assessment.Summative...)
	for _, skill := range m.request.Skills {
		if !strings.Contains(strings.Join(work, "\n"), skill) {
			lack("no activity practises %s", skill)
		}
		if !strings.Contains(strings.Join(assessment, "\n"), skill) {
			lack("the assessment does not look at %s", skill)
		}
	}
}

// checkNumbers looks in the plan for what the notes count.
func checkNumbers(m made, lack func(string, ...any)) {
	var whole strings.Builder
	lesson.Walk(&m.plan, func(_, text string) { whole.WriteString(text + "\n") })
	if c := m.plan.Context; c != nil {
		fmt.Fprintln(&whole, c.ClassSize, c.Lessons, c.MinutesPerLesson, c.Stage, m.request.GradeLevel)
	}
	said := numbers.FindAllString(whole.String(), -1)
	for _, number := range counted.FindAllStringSubmatch(m.request.AdditionalInfo, -1) {
		if !slices.Contains(said, number[1]) {
			lack("%s of the notes are nowhere in the plan", number[0])
		}
	}
}
