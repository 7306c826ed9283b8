package lesson

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Limits of texts, in characters after trimming.
const (
	MaxTitle          = 300
	MaxSubject        = 120
	MaxTopic          = 2000
	MaxGradeLevel     = 40
	MaxSkill          = 80
	MaxSkills         = 20
	MaxAdditionalInfo = 5000
	MaxVersionLabel   = 32
	MaxLLMModel       = 120
	MaxLanguage       = 40
	MaxContextText    = 80
	MaxContextList    = 20
	maxClassSize      = 500
	maxLessons        = 60
	maxLessonMinutes  = 240
)

// CheckText says what is wrong with a text, "" where nothing is: over limit characters, or control characters
// other than newline and tab.
func CheckText(text string, limit int) string {
	if !utf8.ValidString(text) {
		return "This text has characters that cannot be read. Please type it again."
	}
	if count := utf8.RuneCountInString(text); count > limit {
		return fmt.Sprintf("This is %d characters long; please keep it to %d.", count, limit)
	}
	for _, char := range text {
		if unicode.IsControl(char) && char != '\n' && char != '\t' {
			return "This text has invisible control characters. Please type it again without them."
		}
	}
	return ""
}

// CleanText trims a text and writes every line end as a newline.
func CleanText(text string) string {
	text = strings.ReplaceAll(text, "\r\n", "\n")
	return strings.TrimSpace(strings.ReplaceAll(text, "\r", "\n"))
}

// Validate trims the request in place and says for each field what is wrong with it; nothing wrong gives an empty map.
func (r *Request) Validate() map[string]string {
	problems := map[string]string{}
	check := func(field string, text *string, limit int, missing string) {
		*text = CleanText(*text)
		if *text == "" && missing != "" {
			problems[field] = missing
		} else if problem := CheckText(*text, limit); problem != "" {
			problems[field] = problem
		}
	}
	check("subject", &r.Subject, MaxSubject, "Please select or specify a subject.")
	check("topic", &r.Topic, MaxTopic, "Please say what the lesson is about.")
	check("gradeLevel", &r.GradeLevel, MaxGradeLevel, "Please choose a grade level.")
	check("additionalInfo", &r.AdditionalInfo, MaxAdditionalInfo, "")
	check("language", &r.Language, MaxLanguage, "")
	if strings.EqualFold(r.Subject, SubjectOther) {
		problems["subject"] = "Please type the name of the subject."
	}
	skills, problem := CleanSkills(r.Skills)
	r.Skills = skills
	if problem == "" && len(skills) == 0 {
		problem = "Please choose at least one skill."
	}
	if problem != "" {
		problems["skills"] = problem
	}
	if r.Context != nil {
		if problem := r.Context.check(); problem != "" {
			problems["context"] = problem
		}
	}
	return problems
}

// CleanSkills trims the names, drops blank and repeated ones, and says what is wrong with the rest, "" where nothing is.
func CleanSkills(names []string) ([]string, string) {
	kept := make([]string, 0, len(names))
	seen := make(map[string]bool, len(names))
	for _, name := range names {
		name = CleanText(name)
		key := strings.ToLower(name)
		if name == "" || seen[key] {
			continue
		}
		if problem := CheckText(name, MaxSkill); problem != "" {
			return kept, problem
		}
		seen[key] = true
		kept = append(kept, name)
	}
	if len(kept) > MaxSkills {
		return kept, fmt.Sprintf("These are %d skills; please choose at most %d.", len(kept), MaxSkills)
	}
	return kept, ""
}

// check says what is wrong with the first value that cannot be, "" where all are possible.
func (c *Context) check() string {
	numbers := []struct {
		name         string
		value, limit int
	}{
		{"The class size", c.ClassSize, maxClassSize},
		{"The number of lessons", c.Lessons, maxLessons},
		{"The minutes of a lesson", c.MinutesPerLesson, maxLessonMinutes},
	}
	for _, number := range numbers {
		if number.value < 0 || number.value > number.limit {
			return fmt.Sprintf("%s must be between 1 and %d.", number.name, number.limit)
		}
	}
	for _, list := range [][]string{{c.Country, c.Language, c.Stage}, c.Multigrade, c.HomeLanguages, c.Needs} {
		if len(list) > MaxContextList {
			return fmt.Sprintf("Please keep each list to %d entries.", MaxContextList)
		}
		for _, text := range list {
			if problem := CheckText(text, MaxContextText); problem != "" {
				return problem
			}
		}
	}
	return ""
}
