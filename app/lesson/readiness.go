package lesson

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Finding is one thing that a plan still lacks, in words for a teacher.
type Finding struct {
	Code    string `json:"code"`
	Section string `json:"section"` // core, empathize, define, ideate, prototype, test or outcome
	Message string `json:"message"`
}

// Readiness checks a plan against the rules for lesson plans. A plan that is ready to teach has no findings.
func Readiness(plan Plan, request Request) []Finding {
	r := readiness{plan: plan, request: request}
	r.phases()
	r.minutes()
	r.skills()
	r.objectives()
	r.overview()
	r.question()
	r.materials()
	r.surroundings()
	r.plainText()
	return r.findings
}

type readiness struct {
	plan     Plan
	request  Request
	findings []Finding
	sizes    []int // of groups, once they have been read
}

func (r *readiness) find(code, section, format string, args ...any) {
	r.findings = append(r.findings, Finding{code, section, fmt.Sprintf(format, args...)})
}

// context is what the plan says about the class, or else what the request says.
func (r *readiness) context() Context {
	switch {
	case r.plan.Context != nil:
		return *r.plan.Context
	case r.request.Context != nil:
		return *r.request.Context
	}
	return Context{}
}

func (r *readiness) phases() {
	at := 0
	for i, activity := range r.plan.Activities {
		phase := slices.Index(Phases[:], activity.Phase)
		if phase < 0 {
			r.find("phase-unknown", "core", "Activity %d has the phase %q. Please use one of %s.", i+1, activity.Phase, strings.Join(Phases[:], ", "))
			continue
		}
		if phase < at {
			r.find("phase-order", sectionOf(activity), "%q comes after a later phase. Please move it up.", activity.Title)
		}
		at = max(at, phase)
	}
	for _, phase := range Phases {
		if !slices.ContainsFunc(r.plan.Activities, func(a Activity) bool { return a.Phase == phase }) {
			r.find("phase-missing", strings.ToLower(phase), "There is no activity for %s yet.", phase)
		}
	}
}

func (r *readiness) minutes() {
	context := r.context()
	if context.Lessons < 1 || context.MinutesPerLesson < 1 {
		return
	}
	total := 0
	for _, activity := range r.plan.Activities {
		total += activity.Minutes
	}
	if want := context.Lessons * context.MinutesPerLesson; total != want {
		r.find("minutes-total", "core", "The activities take %d minutes, but %d lessons of %d minutes are %d.", total, context.Lessons, context.MinutesPerLesson, want)
	}
}

func (r *readiness) skills() {
	for _, skill := range r.request.Skills {
		if !slices.ContainsFunc(r.plan.SkillsFocus, func(s SkillFocus) bool {
			return strings.EqualFold(s.Skill, skill) && s.PractisedBy != "" && s.Evidence != ""
		}) {
			r.find("skill-missing", "core", "The skill %s is not practised yet. Please say where learners use it and how it shows.", skill)
		}
	}
}

func (r *readiness) objectives() {
	if len(r.plan.LearningObjectives) == 0 {
		r.find("objectives-missing", "core", "There are no learning objectives yet.")
	}
	for i, objective := range r.plan.LearningObjectives {
		if !ObservableVerb(objective) {
			r.find("objective-verb", "core", "Objective %d should start with something you can see or hear, such as explain, draw or calculate.", i+1)
		}
	}
	for _, i := range Unpractised(r.plan) {
		r.find("objective-practised", "core", "Objective %d is not practised in any activity.", i+1)
	}
	for _, i := range Unassessed(r.plan) {
		r.find("objective-assessed", "outcome", "Objective %d is not looked at in the assessment.", i+1)
	}
}

// Unpractised lists the objectives, from 0, with which no activity deals.
func Unpractised(plan Plan) []int {
	return missing(plan.LearningObjectives, activityTexts(plan))
}

// Unassessed lists the objectives, from 0, with which no part of the assessment deals.
func Unassessed(plan Plan) []int {
	return missing(plan.LearningObjectives, assessmentTexts(plan))
}

// byNumber is how a task or a question names the objectives that it serves: "(objective 3, 2 marks)".
var byNumber = regexp.MustCompile(`\(objectives? (\d+(?:(?:, | and |, and )\d+)*)\b`)

// missing lists the objectives that no text names by number, and of whose words that carry meaning the texts have less than
// a third.
func missing(objectives []string, texts []string) []int {
	var open []int // the objectives of which too little has been said
	lacking, askedBy := make([]int, len(objectives)), map[string][]int{}
	var begins beginnings // of the words that are asked for
	for i, objective := range objectives {
		words := contentWords(objective)
		lacking[i] = (len(words) + 2) / 3
		for word := range words {
			askedBy[word] = append(askedBy[word], i)
			begins.add(word)
		}
		if lacking[i] > 0 {
			open = append(open, i)
		}
	}
	said := func(i int) {
		if lacking[i]--; lacking[i] <= 0 {
			open = slices.DeleteFunc(open, func(at int) bool { return at == i })
		}
	}
	for _, text := range texts {
		if !strings.Contains(text, "(objective") { // looking for it is quick, and mostly spares a look at all words
			continue
		}
		for _, found := range byNumber.FindAllStringSubmatch(text, -1) {
			for _, number := range strings.FieldsFunc(found[1], func(char rune) bool { return !unicode.IsDigit(char) }) {
				open = slices.DeleteFunc(open, func(at int) bool { return strconv.Itoa(at+1) == number })
			}
		}
	}
	for _, text := range texts {
		if len(open) == 0 {
			return nil
		}
		for word := range Words(text) {
			if !begins.mayBe(word) {
				continue
			}
			word = strings.ToLower(word)
			stem := shortStem(word)
			if of := askedBy[stem]; len(of) > 0 && carriesMeaning(word) {
				for _, i := range of {
					said(i)
				}
				delete(askedBy, stem)
			}
		}
	}
	return open
}

// beginnings are the first two letters of some words: by the first, a bit for each second one.
type beginnings [utf8.RuneSelf]uint32

// add takes a stem in small letters.
func (b *beginnings) add(stem string) {
	switch first := stem[0]; {
	case first >= utf8.RuneSelf:
	case len(stem) == 1:
		b[first] = ^uint32(0)
	default:
		b[first] |= 1 << (stem[1] & 31)
	}
}

// mayBe tells whether a word in any letters may have one of the stems.
func (b *beginnings) mayBe(word string) bool {
	first := word[0] | 0x20 // a small letter, or a figure
	return first >= utf8.RuneSelf || len(word) == 1 || word[1] >= utf8.RuneSelf || b[first]&(1<<(word[1]&31)) != 0
}

func activityTexts(plan Plan) []string {
	var texts []string
	for _, a := range plan.Activities {
		texts = append(texts, a.Title, a.Description, a.Check, a.Support, a.Extension)
		texts = append(append(texts, a.Steps...), a.Materials...)
	}
	return texts
}

func assessmentTexts(plan Plan) []string {
	texts := append([]string{plan.Assessment.Text}, plan.Assessment.Formative...)
	texts = append(texts, plan.Assessment.Summative...)
	if plan.Rubric != nil {
		for _, row := range plan.Rubric.Rows {
			texts = append(append(texts, row.Criterion), row.Cells...)
		}
	}
	for _, skill := range plan.SkillsFocus {
		texts = append(texts, skill.Skill, skill.PractisedBy, skill.Evidence)
	}
	for _, activity := range plan.Activities {
		texts = append(texts, activity.Check)
	}
	return append(texts, plan.ArtifactOutcome.Description)
}

func (r *readiness) overview() {
	if n := CountSentences(r.plan.Overview); n < 2 || n > 5 {
		r.find("overview-length", "core", "The overview has %d sentences; 2 to 5 are enough to see what, for whom and why.", n)
	}
}

var closedStart = regexp.MustCompile(`(?i)^(is|are|do|does|did|was|were|can you name)\b`)

func (r *readiness) question() {
	question := strings.TrimSpace(r.plan.DrivingQuestion)
	switch {
	case question == "":
		r.find("question-missing", "core", "There is no driving question yet.")
	case !strings.HasSuffix(question, "?") && !strings.HasSuffix(question, "؟"):
		r.find("question-mark", "core", "The driving question should end in a question mark.")
	case utf8.RuneCountInString(question) > 120 || strings.Contains(question, "\n"):
		r.find("question-length", "core", "The driving question should fit on one line of 120 characters.")
	case closedStart.MatchString(question):
		r.find("question-closed", "core", "The driving question can be answered with yes, no or one word. Please ask how, what or which.")
	}
}

// surrounding is something that many schools do not have, and the words by which a plan leans on it.
type surrounding struct {
	code, name string
	there      func(Context) *bool
	hints      []string // one of which is in every text that the words match: looking for them is quick
	words      *regexp.Regexp
}

var surroundings = []surrounding{
	{"needs-projector", "a projector", func(c Context) *bool { return c.Projector }, []string{"projector", "board", "powerpoint", "slide", "video", "film"}, regexp.MustCompile(`(?i)\b(use|with|on|by) (a|the) (projector|smart ?board|powerpoint)|\b(show|play|watch|project) (a|the|some)? ?(slides?|slide show|videos?|film)\b`)},
	{"needs-internet", "the internet", func(c Context) *bool { return c.Internet }, []string{"internet", "web", "google", "youtube", "wikipedia", "the net", "download", "stream", "online"}, regexp.MustCompile(`(?i)\b(on|use|using|search|from) the (internet|web)\b|\b(on|use|using|search|from|open) (google|youtube|wikipedia)\b|\b(browse|search) the (internet|web|net)\b|\bdownload (a|an|the|some)\b|\bstream (a|an|the|some) (videos?|films?|lessons?|songs?|music)\b|\bonline (search|quiz|video|tool)`)},
	{"needs-printing", "printing", func(c Context) *bool { return c.Printing }, []string{"worksheet", "handout", "question paper"}, regexp.MustCompile(`(?i)\b(hand out|give out|distribute|print|photocopy) (the |a |some |printed )?(worksheets?|handouts?|copies of (the )?worksheet|question papers?)\b`)},
	{"needs-electricity", "electricity", func(c Context) *bool { return c.Electricity }, []string{"plug", "switch on", "computer", "kettle", "hot plate", "socket"}, regexp.MustCompile(`(?i)\b(plug (it )?in|switch on the (computer|light|fan|socket|laptop)|use (a|the) (computer lab|electric kettle|hot plate|socket|computers))\b`)},
}

var negation = regexp.MustCompile(`(?i)\b(no|not|never|without|nobody|instead of|if there is|unplugged)\b`)

// surroundings finds steps and materials that lean on something that the class does not have.
func (r *readiness) surroundings() {
	context := r.context()
	for _, s := range surroundings {
		if has := s.there(context); has != nil && *has {
			continue
		}
		for _, activity := range r.plan.Activities {
			for _, text := range append(slices.Clone(activity.Steps), append(slices.Clone(activity.Materials), activity.Description)...) {
				if !hasAny(strings.ToLower(text), s.hints) {
					continue
				}
				for _, sentence := range Sentences(text) {
					if s.words.MatchString(sentence) && !negation.MatchString(sentence) {
						r.find(s.code, sectionOf(activity), "%q needs %s, which this class does not have: %s", activity.Title, s.name, sentence)
					}
				}
			}
		}
	}
}

func hasAny(text string, hints []string) bool {
	return slices.ContainsFunc(hints, func(hint string) bool { return strings.Contains(text, hint) })
}
