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

// plainTopic is a topic with the names of what it asks for in place of questions.
func plainTopic(topic string) string {
	for _, question := range asked {
		topic = question.pattern.ReplaceAllString(topic, question.called)
	}
	return topic
}
