package planner

import "somo/app/regexp"

// asked are questions that teachers put into a topic, and what a syllabus calls their answers: "and what each part does" asks for
// functions.
var asked = []struct {
	pattern *regexp.Regexp
	called  string
}{
	{regexp.MustCompile(`(?i)\bwhat\s(?:each|every|they|it)(?:\s(?:part|one|organ|of\sthem))?\sdo(?:es)?\b`), "functions"},
	{regexp.MustCompile(`(?i)\bwhat\s(?:it\sis|they\sare|is\sit|are\sthey)\s(?:used\s)?for\b`), "uses"},
	{regexp.MustCompile(`(?i)\bwhy\s(?:it|they)\s(?:matters?|(?:is|are)\simportant)\b`), "importance"},
}

// exampleSum is a formula that a teacher puts behind a topic to say what is meant: "linear equations eg 3x + 5 = 20".
var exampleSum = regexp.MustCompile(`(?i)[,;(]?\s*\b(?:e\.?\s?g\b\.?|for example|such as|like)[:,]?\s[^=]{1,30}=[^=]{1,30}$`)

// plainTopic is a topic with the names of what it asks for in place of questions, and without an example in figures.
func plainTopic(topic string) string {
	if plain := exampleSum.ReplaceAllString(topic, ""); len(plain) > 0 {
		topic = plain
	}
	for _, question := range asked {
		topic = question.pattern.ReplaceAllString(topic, question.called)
	}
	return topic
}
