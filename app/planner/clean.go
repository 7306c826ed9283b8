package planner

import (
	"slices"
	"strings"
	"unicode"

	"somo/app/lesson"
	"somo/app/regexp"
)

var (
	scripts  = regexp.MustCompile(`(?is)<(script|style)\b.*?(</(script|style)\s*>|$)`)
	tags     = regexp.MustCompile(`(?s)</?[a-zA-Z!][^<>]*>`)
	openTag  = regexp.MustCompile(`<([a-zA-Z/!])`)
	urls     = regexp.MustCompile(`(?i)\b(https?:|ftp:|www\.)\S*|\bjavascript:\S*|\bhttps?\b`)
	template = regexp.MustCompile(`\{\{.*?\}\}|\{%.*?%\}|\$\{.*?\}`)
	braces   = strings.NewReplacer("{", "", "}", "")
	// commands speak to a program. "They forget the rule", "digestive system:" and "enzymes act as" speak to a teacher.
	commands = regexp.MustCompile(`(?i)\b(?:say|write|print|put|state|add|mark|stamp|declare)\b.{0,60}\b(?:approved|certified|endorsed|authori[sz]ed) by\b|\b(?:ignore|disregard|override|forget)\b.{0,40}\b(?:instructions?|previous|above|prompt)\b|(?:^|\bplease |\bthen |\bnow |[,:;.] ?)(?:ignore|disregard|override|forget)\b.{0,40}\b(?:rules?|all|everything)\b` +
		`|(?:^|[.!?;\n"'(\[]\s*)(?:system|assistant|developer)\s*:|\b(?:system|assistant|developer) (?:prompt|message)\b|\byou are (?:now|an? (?:ai|assistant|model|language))` +
		`|\b(?:reveal|print|show|repeat|output)\b.{0,20}\b(?:your|system|hidden|above|previous|initial|secret)\b.{0,20}\b(?:prompt|instructions?|rules|password|key)\b|\b(?:reveal|print|output)\b.{0,20}\b(?:password|secret|prompt)\b` +
		`|\b(?:drop|delete|truncate) (?:the )?(?:table|database|from)\b|\binsert into\b|(?:^|\bplease |\bnow |\byou (?:must |should |will |now )?)act as\b|\bjailbreak|rm -rf` +
		`|(?:^|[#:;.] ?|\bplease |\bthen |\band |\bnow )(?:reply|respond|output|answer) (?:only|just|nothing|with (?:the|your|only))\b|\bhidden (?:rules?|instructions?|prompts?|texts?)\b|\b(?:give|award)s? (?:all|every|each)\b.{0,30}\bfull marks\b|(?:^|[#:;.] ?|\bplease |\bthen |\bnow )(?:ignore|disregard|forget) (?:the|this|that) (?:lesson|plan|task|topic|format|request)\b|\b(?:system|developer|admin\w*) (?:note|notice|override|command|instruction)s?\b` +
		`|\bnotes? (?:to|for) (?:the )?(?:planner|system|assistant|ai|program|model|bot)\b|\b(?:leave|omit|skip|drop|remove)\b.{0,20}\bsafety (?:remarks?|notes?|warnings?|rules?|advice|lines?)\b|\bsafety (?:remarks?|notes?|warnings?|rules?) (?:are|were|have been) already\b`)
	// toProgram is a note in brackets, or between rows of signs, to a program.
	toProgram = regexp.MustCompile(`(?is)(?:#{3,}|={3,}|-{3,}|\*{3,})[^#=*]{0,600}(?:#{3,}|={3,}|-{3,}|\*{3,}|$)|[\[(][^\])]{0,40}\b(?:system|planner|assistant|ai|language model|chatbot|bot|prompt)\b[^\])]*(?:[\])]|$)`)
	stray     = regexp.MustCompile(`[<>]{2,}|\[/?INST\]|<\|.*?\|>`)
)

// clean makes a teacher's text plain: no markup, no template code, no addresses, one space between words.
func clean(text string) string {
	text = scripts.ReplaceAllString(text, " ")
	text = tags.ReplaceAllString(text, " ")
	text = template.ReplaceAllString(text, " ")
	text = stray.ReplaceAllString(text, " ")
	text = openTag.ReplaceAllString(text, "< $1")
	text = urls.ReplaceAllString(text, " ")
	text = braces.Replace(text)
	text = strings.Map(func(char rune) rune {
		if unicode.IsControl(char) && char != '\n' || char == '\u202e' || char == '\u2028' || char == '\u2029' {
			return ' '
		}
		return char
	}, text)
	lines := strings.Split(text, "\n")
	for i, line := range lines {
		lines[i] = strings.Join(strings.Fields(line), " ")
	}
	return strings.TrimSpace(strings.Join(lines, "\n"))
}

// cleanLine is clean for a text of one line.
func cleanLine(text string, limit int) string {
	return shorten(strings.ReplaceAll(clean(text), "\n", " "), limit)
}

// isCommand tells a sentence that speaks to a program, not to a teacher.
func isCommand(text string) bool {
	return commands.MatchString(text)
}

// withoutAsides leaves out notes in brackets that speak to a program, and reports whether there were any.
func withoutAsides(text string) (string, bool) {
	left := toProgram.ReplaceAllStringFunc(text, func(found string) string {
		if isCommand(strings.Trim(found, "[]()#=-* ")) {
			return " "
		}
		return found
	})
	return left, left != text
}

// namelessWords are topics of nothing but words that every sentence has, so that nothing could be found by them, and the name of
// their kind: "Using this, that, these and those", "A or an".
var namelessWords = []struct {
	said *regexp.Regexp
	kind string
}{
	{regexp.MustCompile(`(?i)^(?:(?:the )?use of |using )?(?:this|these)\W+(?:(?:and|or|vs)\W+)?(?:that|those|these)(?:\W+(?:(?:and|or|vs)\W+)?(?:this|that|these|those))*\W*$`), "Demonstratives: "},
	{regexp.MustCompile(`(?i)^(?:(?:the )?use of |using )?\W?a\W+(?:(?:and|or|vs)\W+)?an(?:\W+(?:(?:and|or)\W+)?the)?\W*$`), "Articles: "},
	{regexp.MustCompile(`(?i)^(?:(?:the )?use of |using )?\W?some\W+(?:(?:and|or)\W+)?any\W*$`), "Quantifiers: "},
}

// cleanRequest makes every text of a request plain. Commands inside the topic are taken out of it.
func cleanRequest(request lesson.Request) lesson.Request {
	request.Topic = clean(request.Topic)
	if parts := splitSentences(request.Topic); slices.ContainsFunc(parts, isCommand) {
		request.Topic = strings.Join(slices.DeleteFunc(parts, isCommand), " ")
	}
	for _, words := range namelessWords {
		if words.said.MatchString(request.Topic) {
			request.Topic = words.kind + request.Topic
		}
	}
	request.Subject = cleanLine(request.Subject, lesson.MaxSubject)
	request.GradeLevel = cleanLine(request.GradeLevel, lesson.MaxGradeLevel)
	request.AdditionalInfo = clean(request.AdditionalInfo)
	request.Language = cleanLine(request.Language, lesson.MaxLanguage)
	var skills lesson.Skillset
	for _, skill := range request.Skills {
		if skill = cleanLine(skill, lesson.MaxSkill); skill != "" && !isCommand(skill) {
			skills = append(skills, skill)
		}
	}
	request.Skills = skills
	if request.Context != nil {
		context := *request.Context
		context.Country = cleanLine(context.Country, lesson.MaxContextText)
		context.Language = cleanLine(context.Language, lesson.MaxContextText)
		context.Stage = cleanLine(context.Stage, lesson.MaxContextText)
		context.Multigrade = cleanList(context.Multigrade)
		context.HomeLanguages = cleanList(context.HomeLanguages)
		context.Needs = cleanList(context.Needs)
		request.Context = &context
	}
	return request
}

func cleanList(texts []string) []string {
	var cleaned []string
	for _, text := range texts {
		if text = cleanLine(text, lesson.MaxContextText); text != "" && !isCommand(text) {
			cleaned = append(cleaned, text)
		}
	}
	return cleaned
}

var sentenceEnd = regexp.MustCompile(`([.!?])\s+|[\n;]+`)

// splitSentences cuts a text at full stops, semicolons and new lines.
func splitSentences(text string) []string {
	var parts []string
	for _, part := range strings.Split(sentenceEnd.ReplaceAllString(text, "$1\n"), "\n") {
		if part = strings.TrimSpace(part); part != "" {
			parts = append(parts, part)
		}
	}
	return parts
}
