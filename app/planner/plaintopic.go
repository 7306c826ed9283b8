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
	// what a scheme of work says before it names the aim
	{regexp.MustCompile(`(?i)^\s*(?:(?:by|at)\sthe\send\sof\s(?:the|this|each)\s(?:\pL+\s)?(?:lesson|unit|topic|week|period)s?[,:]?\s)?(?:the\s|my\s|our\s|all\s|each\s)?(?:learners?|students?|pupils?|child(?:ren)?|class)\s(?:should|must|will|can|would|ought\sto|are|is)\s(?:be\s)?(?:able\s|expected\s)?(?:to\s)?(?:know\show\sto\s|learn\s(?:how\s)?to\s)?`), ""},
	{regexp.MustCompile(`(?i)^\s*i\s(?:want|would\slike|need)\s(?:(?:the|my|our)\s)?(?:class|learners|students|pupils|children|them)\sto\s(?:stop\s(?:fearing|hating|confusing|failing)|not\sfear|learn|master|be\sable\sto)\s(?:how\sto\s)?`), ""},
	{regexp.MustCompile(`(?i)^\s*(?:the|my|our)\s(?:class|learners|students|pupils|children)\s(?:fears?|hates?|fails?|struggles?\swith|(?:is|are)\sweak\s(?:in|at))\s`), ""},
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
