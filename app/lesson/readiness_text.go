package lesson

import (
	"encoding/json"
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

var (
	markup  = regexp.MustCompile(`</?[a-zA-Z!][^<>]*>|\{\{|\}\}|<script`)
	address = regexp.MustCompile(`(?i)\bhttps?:|\bwww\.`)
)

// plainText finds markup, template code and web addresses in any text of the plan.
func (r *readiness) plainText() {
	for _, resource := range r.plan.InstructionalResources {
		if resource.URL != "" {
			r.find("link", "outcome", "%q has a web address. Please check that it opens, or leave it out.", resource.Title)
		}
	}
	visit(r.plan, func(path, text string) {
		if strings.HasSuffix(path, ".url") {
			return
		}
		found := ""
		if strings.ContainsAny(text, "<{}") { // few texts have these signs, and looking for them is quick
			found = markup.FindString(text)
		}
		if found != "" {
			section, part := r.place(path)
			r.find("markup", section, "%s holds code (%s). Please write it in plain words.", part, found)
		}
		if hasAny(strings.ToLower(text), addressHints) && address.MatchString(text) {
			section, part := r.place(path)
			r.find("address", section, "%s holds a web address. Learners without the internet cannot use it.", part)
		}
	})
}

var addressHints = []string{"http", "www."}

// parts are what a teacher calls the parts of a plan, where the name of the key is no word of hers.
var parts = map[string]string{
	"drivingQuestion": "The driving question", "learningObjectives": "The list of objectives", "instructionalResources": "The list of resources",
	"artifactOutcome": "The expected outcome", "priorKnowledge": "What learners already know", "misconceptions": "The list of misconceptions",
	"keyVocabulary": "The key vocabulary", "skillsFocus": "The skills focus", "safety": "The safety advice", "learnerNotes": "The notes for learners",
	"materials": "The list of materials", "context": "The description of the class", "phases": "An activity",
}

// place tells the section of a text that visit found, and what the part it stands in is called.
func (r *readiness) place(path string) (section, part string) {
	key, _, _ := strings.Cut(strings.TrimPrefix(path, "plan."), ".")
	key, rest, _ := strings.Cut(key, "[")
	index, err := strconv.Atoi(strings.TrimSuffix(rest, "]"))
	switch {
	case key == "activities" && err == nil && index < len(r.plan.Activities):
		return sectionOf(r.plan.Activities[index]), fmt.Sprintf("%q", r.plan.Activities[index].Title)
	case parts[key] != "":
		part = parts[key]
	default:
		part = "The " + key
	}
	if key == "artifactOutcome" || key == "assessment" || key == "rubric" || key == "homework" {
		return "outcome", part
	}
	return "core", part
}

// visit calls back for every text of a plan.
func visit(plan Plan, call func(path, text string)) {
	data, err := json.Marshal(plan)
	if err != nil {
		return
	}
	var tree any
	if err := json.Unmarshal(data, &tree); err != nil {
		return
	}
	visitTree("plan", tree, call)
}

func visitTree(path string, value any, call func(path, text string)) {
	switch value := value.(type) {
	case string:
		call(path, value)
	case []any:
		for i, item := range value {
			visitTree(fmt.Sprintf("%s[%d]", path, i), item, call)
		}
	case map[string]any:
		for _, key := range slices.Sorted(maps.Keys(value)) {
			visitTree(path+"."+key, value[key], call)
		}
	}
}

// CountSentences counts the sentences of a text.
func CountSentences(text string) int {
	return len(Sentences(text))
}

// Sentences cuts a text after each full stop, question mark or exclamation mark that ends a sentence.
func Sentences(text string) []string {
	var found []string
	start := 0
	for at := 0; at < len(text); {
		if char := text[at]; char < utf8.RuneSelf {
			at++
			if char != '.' && char != '!' && char != '?' {
				continue
			}
		} else {
			char, size := utf8.DecodeRuneInString(text[at:])
			at += size
			if char != '؟' && char != '።' {
				continue
			}
		}
		end := at + len(text[at:]) - len(strings.TrimLeft(text[at:], `"'”’)`))
		rest := strings.TrimLeft(text[end:], " \n\t")
		if len(rest) == len(text)-end && rest != "" {
			continue // "3.5" goes on
		}
		// "e.g. a tin" goes on: a sentence does not begin with a small letter.
		if next, _ := utf8.DecodeRuneInString(strings.TrimLeft(rest, `"'“‘(`)); unicode.IsLower(next) {
			continue
		}
		found = append(found, strings.TrimSpace(text[start:end]))
		start, at = len(text)-len(rest), len(text)-len(rest)
	}
	if rest := strings.TrimSpace(text[start:]); rest != "" {
		found = append(found, rest)
	}
	return found
}

// contentWords are the stems of the words that carry meaning.
func contentWords(text string) map[string]bool {
	found := map[string]bool{}
	for word := range Words(text) {
		if word = strings.ToLower(word); carriesMeaning(word) {
			found[shortStem(word)] = true
		}
	}
	return found
}

var emptyWords = contentless(`about after also and another any are because been before being both but can could does each either for from give gives given have how into
	its least made make makes many more most must name names not one only other our over own say says show shows some such than that the their them then there these they this those
	through two three four five use uses used using very was were what when where which while who why will with work would you your learner learners student students pupil pupils class`)

func contentless(text string) map[string]bool {
	set := map[string]bool{}
	for _, word := range strings.Fields(text) {
		set[word] = true
	}
	return set
}

func carriesMeaning(word string) bool { return utf8.RuneCountInString(word) > 2 && !emptyWords[word] }

// shortStem is the first six letters of a word, which joins most forms of it.
func shortStem(word string) string {
	stem, letters := strings.TrimSuffix(strings.TrimSuffix(word, "s"), "e"), 0
	for at := range stem {
		if letters == 6 {
			return stem[:at]
		}
		letters++
	}
	return stem
}

// shares tells whether at least a third of the words of a text that carry meaning are among others.
func shares(text string, others map[string]bool) bool {
	words := contentWords(text)
	common := 0
	for word := range words {
		if others[word] {
			common++
		}
	}
	return 3*common >= len(words)
}
