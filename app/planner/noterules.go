package planner

import (
	"slices"
	"strconv"
	"strings"
	"sync"

	"somo/app/regexp"
)

// noteRule reads one kind of information in a sentence.
type noteRule struct {
	pattern *regexp.Regexp
	unless  *regexp.Regexp
	hint    map[string]bool // beginnings of words of which a sentence has one, where the pattern is slow; nil for any
	read    func(n *notes, part string, found []string)
}

const (
	numberWord = `(\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|deux|trois|quatre|cinq|sept|huit|duas|quatro|cinco)`
	people     = `(?:learners?|students?|pupils?|children|kids|beginners|boys and girls|girls and boys|wanafunzi|élèves|eleves|écoliers|ecoliers|apprenants|enfants|alunos|estudantes|crianças|criancas)`
)

var (
	stageWords = regexp.MustCompile(`(?i)^(our|my|the|we|a|an|first|second|third|fourth|fifth|sixth|final|bac|baccalaur[eé]ate?|tronc|terminale|premi[eè]re|seconde|form|grade|gredi|primary|secondary|senior|junior|reception|nursery|jhs|jss|shs|sss|kg|class|classe|std|standard|s|p|basic|upper|lower|as|coll[eè]ge|lyc[eé]e|\d+(?:st|nd|rd|th)|day|boarding|mixed|small|zone|community|government|public|private|mission|rural|urban)\b|\b(arts|science|stream|school|primary|academy|college|secondary|class|sixth|six|section|geography|mathematics|maths|biology|physics|chemistry|history|english|economics|agriculture|studies|curriculum|syllabus|commerce|business|accounts|accounting|literature|kiswahili|french|computer|computing|ict|religion|cre|ire|social|level|sciences|economics)$`)
	negated    = `(?:no|without|not have(?: any)?|lack(?:s|ing)?(?: of)?|there is no|there are no|don'?t have(?: any)?|do not have(?: any)?|hakuna|sans|pas d(?:e|')|bila|never)`
)

func rule(pattern, unless string, read func(n *notes, part string, found []string)) noteRule {
	r := noteRule{pattern: regexp.MustCompile(`(?i)` + pattern), read: read}
	if unless != "" {
		r.unless = regexp.MustCompile(`(?i)` + unless)
	}
	return r
}

// hinted is a rule that is tried only where a sentence has a word that begins as one of the list does.
func hinted(list string, r noteRule) noteRule {
	r.hint = beginnings(wordPattern.FindAllString(fold(list), -1))
	return r
}

var wordPattern = regexp.MustCompile(`[a-z]{3,}`)

// beginnings are the first four letters of words.
func beginnings(of []string) map[string]bool {
	found := map[string]bool{}
	for _, word := range of {
		found[word[:min(4, len(word))]] = true
		if len(word) == 4 && strings.HasSuffix(word, "s") {
			found[word[:3]] = true // words are compared without the s of a plural
		}
	}
	return found
}

// mayFit tells whether the plain words of a sentence have one that the rule looks for.
func (r noteRule) mayFit(words []string) bool {
	return r.hint == nil || slices.ContainsFunc(words, func(word string) bool { return r.hint[word[:min(4, len(word))]] })
}

// whichMayFit tells the same of all rules.
func whichMayFit(words []string) []bool {
	fits := make([]bool, len(noteRules()))
	for at := range fits {
		fits[at] = noteRules()[at].hint == nil
	}
	for _, word := range words {
		for _, at := range rulesBegun()[word[:min(4, len(word))]] {
			fits[at] = true
		}
	}
	return fits
}

// rulesBegun are by the beginnings of words the places of the rules that look for such words.
var rulesBegun = sync.OnceValue(func() map[string][]int {
	begun := map[string][]int{}
	for at, rule := range noteRules() {
		for beginning := range rule.hint {
			begun[beginning] = append(begun[beginning], at)
		}
	}
	return begun
})

// lack reads that something is missing and puts the step of that name, which works without it.
func lack(thing, words, block string) noteRule {
	return rule(`\b`+negated+`\s*(?:[\w-]+\s+){0,2}?(?:`+words+`)`, "", func(n *notes, _ string, _ []string) {
		n.lacks[thing] = true
		n.note(block, thing)
		n.before()
	})
}

// noteRules are compiled when the first notes are read.
var noteRules = sync.OnceValue(func() []noteRule {
	return slices.Concat(roomRules(), hourRules(), dayRules(), tellerRules(), peopleRules(), fearRules(), learnerRules(), groupRules(), wishRules(), styleRules(), thingsRules(), shareRules(), workRules(), nearRules(), plotRules(), grazerRules(), dryRules(), gameRules(), knownRules(), classRules(), tradeRules(), groundRules(), outingRules(), faultRules(), costRules(), clockRules(), stateRules(), alikeRules(), figureRules(), knowingRules(), sizeRules(), littleRules(), askedRules(), kitRules())
})

// untilWhen is when a class may be loud again.
var untilWhen = regexp.MustCompile(`(?i)\b(?:before|until|till|during) (?:the )?(?:break|lunch|noon|midday|recess|morning|exams?|tests?|\d{1,2}(?:[.:]\d\d)?(?: ?[ap]m| o'clock)?)\b`)

var hoursPattern = regexp.MustCompile(`(?i)` + numberWord + `\s+hours?`)

var (
	gradeNumber = regexp.MustCompile(`\d{1,2}`)
	leadWords   = regexp.MustCompile(`(?i)^(?:it is [^,]{3,40}, so |no [\pL ]{2,30} and please |so |and |but |please |tafadhali )+`)
)

// gradesTo are several grades of which the first and the last are named: "Grades 2 to 4".
var gradesTo = regexp.MustCompile(`^s? ?\d{1,2} ?(?:to|-|–) ?\d{1,2}\b`)

func (n *notes) gradesIn(part string) []string {
	var grades []string
	if _, after, ok := strings.Cut(strings.ToLower(part), "grade"); ok {
		years := gradeNumber.FindAllString(strings.TrimPrefix(after, "s"), 4)
		if gradesTo.MatchString(after) {
			for year := number(years[0]) + 1; year < number(years[1]); year++ {
				years = slices.Insert(years, year-number(years[0]), strconv.Itoa(year))
			}
		}
		for _, grade := range years {
			if year := number(grade); year >= 1 && year <= 12 {
				grades = append(grades, n.says.text("gradeNumber", "n", grade))
			}
		}
	}
	return grades
}

func trimLead(part string) string {
	return leadWords.ReplaceAllString(part, "")
}
