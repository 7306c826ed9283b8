package lesson

import (
	"regexp"
	"strings"
)

// classroom finds what people leave out of plans that they write or change by hand.
func (r *readiness) classroom() {
	r.times()
	r.learnersDo()
	r.assessment()
	r.counts()
	r.takingPart()
	r.dangers()
	r.homework()
}

// times finds activities that take no time. Where the lessons are known, their sum speaks of it already.
func (r *readiness) times() {
	without := 0
	for _, activity := range r.plan.Activities {
		if activity.Minutes < 1 {
			without++
		}
	}
	context := r.context()
	switch {
	case without == 0 || context.Lessons > 0 && context.MinutesPerLesson > 0:
	case without == len(r.plan.Activities):
		r.find("minutes-missing", "core", "The plan does not say yet how long the activities take.")
	default:
		r.find("minutes-missing", "core", "%d of %d activities do not say how long they take.", without, len(r.plan.Activities))
	}
}

// teacherTalks is a sentence in which learners only listen.
var teacherTalks = regexp.MustCompile(`(?i)^(the )?teachers? (will )?(then )?(explains?|lectures?|tells?|talks?|defines?|describes?|dictates?|introduces?|presents?|outlines?|summari[sz]es?|reads? (out|aloud)|writes?|teach(es)?)\b|^(explain|lecture|dictate|define)\b[^?]*\b(to (the )?(class|learners|students|pupils)|on the board|notes?)\b|^(give|deliver) (the class |learners |students )?(a |the )?(lecture|talk|notes)\b|^(the )?(learners|students|pupils|class) (will )?(listens?( and (copy|take) notes)?|(copy|copies) (the )?notes|sits? quietly)\b`)

// learnersDo finds activities in which nothing is said of what learners do, or in which they mostly listen.
func (r *readiness) learnersDo() {
	for _, activity := range r.plan.Activities {
		steps := activity.Steps
		if len(steps) == 0 {
			steps = Sentences(activity.Description)
		}
		if len(steps) == 0 {
			r.find("activity-empty", sectionOf(activity), "“%s” does not say yet what learners do.", activity.Title)
			continue
		}
		talking := 0
		for _, step := range steps {
			if teacherTalks.MatchString(step) {
				talking++
			}
		}
		if 2*talking > len(steps) {
			r.find("teacher-talk", sectionOf(activity), "In “%s” the teacher mostly talks. Let learners try, ask, make or tell first.", activity.Title)
		}
	}
}

func (r *readiness) assessment() {
	a := r.plan.Assessment
	if strings.TrimSpace(a.Text) == "" && len(a.Formative) == 0 && len(a.Summative) == 0 && r.plan.Rubric == nil {
		r.find("assessment-missing", "outcome", "The plan does not say yet how you see what learners have learned.")
	}
}

var (
	counted    = regexp.MustCompile(`(?i)\d|\b(one|two|three|four|five|six|ten|half|each|every|per|enough|some|any|a few|handful|class)\b`)
	bought     = regexp.MustCompile(`(?i)\b(microscopes?|bunsen burners?|beakers?|laptops?|computers?|tablets?|projectors?|smart ?boards?|televisions?|glue guns?|3d printers?|robot kits?)\b`)
	substitute = regexp.MustCompile(`(?i)\b(instead|or|if (there is|you have)|borrowed|no|not|without)\b`)
)

// counts finds materials without a number, and such as few schools have without something to take in their place.
func (r *readiness) counts() {
	without := 0
	equipped := r.context().Electricity != nil && *r.context().Electricity
	for _, material := range r.plan.Materials {
		if !counted.MatchString(material) {
			without++
		}
		if name := bought.FindString(material); name != "" && !equipped && !substitute.MatchString(material) {
			r.find("material-bought", "core", "Many schools have no %s. Is there something near the school that does it too?", strings.ToLower(name))
		}
	}
	if without > 0 && 2*without > len(r.plan.Materials) {
		r.find("material-count", "core", "%d of %d materials do not say how many the class needs.", without, len(r.plan.Materials))
	}
}

// takingPart finds learners of whom the plan says nothing.
func (r *readiness) takingPart() {
	inclusion := Inclusion{}
	if r.plan.Inclusion != nil {
		inclusion = *r.plan.Inclusion
	}
	supported := inclusion != Inclusion{}
	for _, activity := range r.plan.Activities {
		supported = supported || activity.Support != ""
	}
	context := r.context()
	if !supported {
		r.find("inclusion-missing", "core", "The plan does not say yet how learners who need more help take part.")
	}
	if len(context.Needs) > 0 && inclusion.SpecialNeeds == "" {
		r.find("inclusion-needs", "core", "Your class has learners with special needs. Please say how they take part.")
	}
	if len(context.Multigrade) > 1 && inclusion.Multigrade == "" {
		r.find("inclusion-grades", "core", "Your class has several grades. Please say what each of them does.")
	}
}

var hazardous = regexp.MustCompile(`(?i)\b((light|strike|hold|over|near) (a|an|the)( open| small| charcoal)? (match|candle|fire|flame|stove|jiko)|boil(ing)? (the |some |a litre of )?(water|milk|oil)|hot (water|oil|coals?|charcoal)|open (fire|flame)|razor ?blades?|knife|knives|pangas?|machetes?|caustic soda|hydrochloric|sulphuric|bleach|kerosene|paraffin|broken glass|syringes?)\b`)

// dangers finds activities with something dangerous about which no word of safety is said.
func (r *readiness) dangers() {
	if len(r.plan.Safety) > 0 {
		return
	}
	for _, activity := range r.plan.Activities {
		if activity.Safety != "" {
			continue
		}
		texts := append(append([]string{}, activity.Steps...), activity.Materials...)
		for _, text := range append(texts, activity.Description) {
			if found := hazardous.FindString(text); found != "" && !negation.MatchString(text) {
				r.find("safety-missing", sectionOf(activity), "“%s” speaks of “%s”. Please add what keeps learners safe.", activity.Title, found)
				break
			}
		}
	}
}

var homeNeeds = regexp.MustCompile(`(?i)\b(internet|online|youtube|google|websites?|whatsapp|emails?|computers?|laptops?|print(ed)?( out)?|television|tv)\b`)

// onPaper are words of tasks that speak of such a thing and need none.
var onPaper = regexp.MustCompile(`(?i)\b(draw|sketch|from memory|on paper|exercise books?|made-up|pretend)\b`)

// homework finds tasks that a learner without electricity at home cannot do.
func (r *readiness) homework() {
	for _, task := range r.plan.Homework {
		for _, sentence := range Sentences(task) {
			if found := homeNeeds.FindString(sentence); found != "" && !substitute.MatchString(sentence) && !onPaper.MatchString(sentence) {
				r.find("homework-needs", "outcome", "Not every home has what this homework needs (%s): %s", strings.ToLower(found), sentence)
				break
			}
		}
	}
}

// sectionOf is the section that an activity is in.
func sectionOf(activity Activity) string {
	for _, phase := range Phases {
		if activity.Phase == phase {
			return strings.ToLower(phase)
		}
	}
	return "core"
}
