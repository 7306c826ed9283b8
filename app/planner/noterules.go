package planner

import (
	"fmt"
	"regexp"
	"strings"
	"sync"
)

// noteRule reads one kind of information in a sentence.
type noteRule struct {
	pattern *regexp.Regexp
	unless  *regexp.Regexp
	read    func(n *notes, part string, found []string)
}

const (
	numberWord = `(\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|deux|trois|quatre|cinq|sept|huit|duas|quatro|cinco)`
	people     = `(?:learners?|students?|pupils?|children|kids|boys and girls|wanafunzi|élèves|eleves|enfants|alunos)`
)

var (
	stageWords = regexp.MustCompile(`(?i)^(our|my|the|we|a|an|form|grade|gredi|primary|jhs|jss|shs|sss|kg|class|std|standard|s|p|basic|upper|lower)\b|\b(arts|science|stream|school)$`)
	negated    = `(?:no|without|not have(?: any)?|lack(?:s|ing)?(?: of)?|there is no|there are no|don'?t have(?: any)?|do not have(?: any)?|hakuna|sans|pas d(?:e|')|bila|never)`
)

func rule(pattern, unless string, read func(n *notes, part string, found []string)) noteRule {
	r := noteRule{pattern: regexp.MustCompile(`(?i)` + pattern), read: read}
	if unless != "" {
		r.unless = regexp.MustCompile(`(?i)` + unless)
	}
	return r
}

// lack reads that something is missing and puts a step that works without it.
func lack(thing, words, block, step, used string) noteRule {
	return rule(`\b`+negated+`\s*(?:[\w-]+\s+){0,2}?(?:`+words+`)`, "", func(n *notes, _ string, _ []string) {
		n.lacks[thing] = true
		n.change(block, always(step), used)
	})
}

// noteRules are compiled when the first notes are read.
var noteRules = sync.OnceValue(func() []noteRule { return append(roomRules(), peopleRules()...) })

var hoursPattern = regexp.MustCompile(`(?i)` + numberWord + `\s+hours?`)

func (n *notes) setLessons(lessons int) {
	if lessons > 0 && lessons <= 60 && n.lessons == 0 {
		n.lessons = lessons
		n.use(count(lessons, "lesson", "lessons"))
	}
}

var (
	gradeNumber = regexp.MustCompile(`\d{1,2}`)
	leadWords   = regexp.MustCompile(`(?i)^(?:it is [^,]{3,40}, so |so |and |but |please |tafadhali )+`)
)

func gradesIn(part string) []string {
	var grades []string
	if _, after, ok := strings.Cut(strings.ToLower(part), "grade"); ok {
		for _, grade := range gradeNumber.FindAllString(strings.TrimPrefix(after, "s"), 4) {
			if n := number(grade); n >= 1 && n <= 12 {
				grades = append(grades, "Grade "+grade)
			}
		}
	}
	return grades
}

func multigradeStep(grades []string) string {
	if len(grades) >= 2 {
		return fmt.Sprintf("%s does the first half of the steps with an answer in words or drawings; %s does all of them and then explains to a partner from %s.", grades[0], grades[len(grades)-1], grades[0])
	}
	return "The lower grade does the first half of the steps with an answer in words or drawings; the higher grade does all of them and then explains to a younger partner."
}

func trimLead(part string) string {
	return leadWords.ReplaceAllString(part, "")
}
