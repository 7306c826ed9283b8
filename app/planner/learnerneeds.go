package planner

import (
	"slices"
	"strings"

	"somo/app/lesson"
	"somo/app/regexp"
)

// learnerNeed is a need of some learners and what is done for it in each part of a plan.
type learnerNeed struct {
	ID      string      `json:"id"`
	Words   []string    `json:"words,omitempty"`   // by which notes tell it, besides what rules read
	Unless  []string    `json:"unless,omitempty"`  // words and phrases with which they mean something else
	Covers  []string    `json:"covers,omitempty"`  // needs for which the same is done
	Label   string      `json:"label,omitempty"`   // how the context of a plan names it; empty for what stays with the teacher
	Class   bool        `json:"class,omitempty"`   // it can be that of a whole class
	Called  string      `json:"called"`            // behind a name
	One     string      `json:"one"`               // where the notes name nobody
	Many    string      `json:"many"`              // where they tell of several
	Do      string      `json:"do"`                // what is done, for the teacher alone
	Like    string      `json:"like,omitempty"`    // a need for which the same is said in place of the same
	Instead [][2]string `json:"instead,omitempty"` // texts of a plan that shut such a learner out, and what is said in their place
}

// metNeed is a need of which the notes tell, and whose it is.
type metNeed struct {
	id    string
	names []string
	many  bool // it is told of several learners
}

const (
	// mostNeeds are as many needs as a teacher can keep in mind.
	mostNeeds = 4
	// needsOfOne are as many of one remark.
	needsOfOne = 2
)

var (
	// ofTheClass is a word for learners, by which a remark is on the class and not on somebody's guest.
	ofTheClass = regexp.MustCompile(`(?i)\b(?:learners?|students?|pupils?|child(?:ren)?|kids?|boys?|girls?|he|she|him|they|them|who|some|many|most|one|two|three|four|five|several|few|élèves?|enfants?|alun[oa]s?|mwanafunzi|wanafunzi|mtoto)\b`)
	// ofSeveral is a remark on more than one learner.
	ofSeveral = regexp.MustCompile(`(?i)\b(?:learners|students|pupils|children|kids|boys|girls|they|some|many|most|all|half|two|three|four|five|six|several|few|élèves|enfants|wanafunzi)\b`)
	// ofSingle is a remark on one of them all the same: "one of my learners".
	ofSingle = regexp.MustCompile(`(?i)\b(?:one|an?) (?:of (?:my|the|our|them)\b|(?:\pL+ ){0,2}?(?:learner|student|pupil|child|kid|boy|girl)\b)`)
	// ofAllHere is a remark on the whole class, and ofSomeHere one on a part of it.
	ofAllHere  = regexp.MustCompile(`(?i)\b(?:learners|students|pupils|children|they|many|most|all|half)\b`)
	ofSomeHere = regexp.MustCompile(`(?i)\b(?:some|two|three|four|five|six|several|few)\b`)
	// ofOthersNeeds is a remark on people who are no learners of the class, or on nobody.
	ofOthersNeeds = regexp.MustCompile(`(?i)\b(?:mothers?|fathers?|parents?|wife|husband|uncles?|aunts?|grand\pL+|visitors?|guests?|neighbours?|teachers?|choir) (?:\pL+ ){0,2}?(?:is|are|was|were) (?:\pL+ )?(?:deaf|blind|lame|pregnant|displaced|shy)\b|\b(?:deaf|blind) (?:choir|man|men|woman|women|people|person|singers?|musicians?|teachers?|guests?|visitors?|units?|schools?)\b|\b(?:no|not one|none of (?:my|the|our)) (?:\pL+ )?(?:learners?|pupils?|students?|child|children|boys?|girls?)\b|\bnobody (?:is|has|here)\b`)
	// asksMore is a remark that asks for something besides telling a need, and keptFrom only what a need is.
	keptFrom = regexp.MustCompile(`(?i)\b(?:must|may|should) not (?:touch|eat|drink|run|lift)\b`)
	asksMore = regexp.MustCompile(`(?i)\b(?:please|should|must|do not|don't|never (?:ask|make|let|call)|wants?|wish(?:es)?|let|may|nobody|no one|not to|ask)\b`)
)

// need is the need with an id, or nil.
func (b *noteBook) need(id string) *learnerNeed {
	if at := slices.IndexFunc(b.needs, func(need learnerNeed) bool { return need.ID == id }); at >= 0 {
		return &b.needs[at]
	}
	return nil
}

// needsIn are the needs that the words of a remark tell, in the order of the bank.
func (b *noteBook) needsIn(part string) []*learnerNeed {
	words := plainWords(part)
	at, _ := b.needIndex.find(words)
	var found []*learnerNeed
	for _, i := range at {
		need := &b.needs[i]
		denied := notePhrase{Words: need.Words}.denied(part)
		if !denied && !slices.ContainsFunc(need.Unless, func(word string) bool { return slices.Contains(words, word) }) {
			found = append(found, need)
		}
	}
	return found
}

// hasNeed records a need that a rule has read.
func (n *notes) hasNeed(id string) {
	n.meetNeed(metNeed{id: id})
	if need := n.book.need(id); need != nil && need.Label != "" && !slices.Contains(n.needs, need.Label) {
		n.needs = append(n.needs, need.Label)
	}
}

// meetNeed joins what is told of one need in several remarks.
func (n *notes) meetNeed(met metNeed) {
	at := slices.IndexFunc(n.met, func(known metNeed) bool { return known.id == met.id })
	if at < 0 {
		n.met = append(n.met, met)
		return
	}
	known := &n.met[at]
	known.many = known.many || met.many
	for _, name := range met.names {
		if !slices.Contains(known.names, name) {
			known.names = append(known.names, name)
		}
	}
}

// inQuotation is a word for a need in what learners say, and the need of nobody.
const inQuotation = `|['"‘“](?:[\pL ]+ )?(?:kipofu|vipofu|kiziwi|viziwi|blind|deaf|aveugle|sourde?|cego|surdo)\b`

// saidWithin is what learners say or write, which tells of nobody: 'kipofu kimefika'.
var saidWithin = regexp.MustCompile(`['"‘“][^'"‘“”’]+['"”’]`)

// readNeeds finds in the notes, as they are written, the needs of learners and the names of those who have them.
func (n *notes) readNeeds(text string) {
	for _, part := range splitSentences(saidWithin.ReplaceAllString(text, "")) {
		if len(n.book.needsIn(part)) > 0 {
			n.knowPeople(part)
		}
		if !ofTheClass.MatchString(part) && len(n.namesIn(part)) == 0 || ofOthersNeeds.MatchString(part) {
			continue
		}
		for _, need := range firstOf(n.book.needsIn(part), needsOfOne) {
			names := n.whose(part, need)
			many := len(names) == 0 && ofSeveral.MatchString(part) && !ofSingle.MatchString(part)
			if many && !need.Class && ofAllHere.MatchString(part) && !ofSomeHere.MatchString(part) {
				continue // what the whole class needs is no matter of one learner's place in it
			}
			n.meetNeed(metNeed{id: need.ID, names: names, many: many})
			if need.Label != "" && !slices.Contains(n.needs, need.Label) {
				n.needs = append(n.needs, need.Label)
			}
		}
	}
}

// knowPeople takes names of people behind the first word of a remark on needs for names of learners.
func (n *notes) knowPeople(part string) {
	for at, word := range rawWords(part) {
		if at > 0 && n.people[word] && !noLearner[strings.ToLower(word)] {
			n.learners[word] = true
		}
	}
}

// namesIn are the names of single learners in a remark, in its order.
func (n *notes) namesIn(part string) []string {
	var names []string
	for _, word := range rawWords(part) {
		if word = strings.TrimSuffix(word, "'s"); n.learners[word] && !slices.Contains(names, word) {
			names = append(names, word)
		}
	}
	return names
}

// whose are the names of those of whom a remark tells a need: the last before it, with those that are joined to it, or the
// first behind it.
func (n *notes) whose(part string, need *learnerNeed) []string {
	names := n.namesIn(part)
	if len(names) < 2 {
		return names
	}
	told := len(part)
	for _, phrase := range need.Words {
		if at := strings.Index(strings.ToLower(part), strings.ToLower(phrase)); at >= 0 {
			told = min(told, at)
		}
	}
	last := -1
	for i, name := range names {
		if strings.Index(part, name) < told {
			last = i
		}
	}
	if last < 0 {
		return names[:1]
	}
	first := last
	for first > 0 {
		between := part[strings.Index(part, names[first-1])+len(names[first-1]) : strings.Index(part, names[first])]
		if !joins.MatchString(between) {
			break
		}
		first--
	}
	return names[first : last+1]
}

// joins stands between the names of those who have the same need.
var joins = regexp.MustCompile(`^(?:, (?:and )?| and | & | na | et | e )$`)

// metAsNeed tells whether a remark only tells a need that is met: nothing of it is copied.
func (n *notes) metAsNeed(told string) bool {
	if asksMore.MatchString(keptFrom.ReplaceAllString(told, "")) {
		return false
	}
	return slices.ContainsFunc(n.book.needsIn(n.sentenceOf(told)), func(need *learnerNeed) bool { return n.knowsNeed(need.ID) })
}

// withoutNeeds leaves out of what is told what is met as a need, and says that it was read.
func (n *notes) withoutNeeds() {
	left := slices.DeleteFunc(slices.Clone(n.told), n.metAsNeed)
	if len(left) < len(n.told) {
		n.use(n.says.text("used.leftCare"))
	}
	n.told = left
	n.forYou = slices.DeleteFunc(n.forYou, func(line string) bool {
		return slices.ContainsFunc(n.sentences, func(part string) bool {
			return n.metAsNeed(part) && strings.Contains(strings.ToLower(line), strings.ToLower(strings.Trim(part, " .!")))
		})
	})
}

// knowsNeed tells whether the notes tell of a need.
func (n *notes) knowsNeed(ids ...string) bool {
	return slices.ContainsFunc(n.met, func(met metNeed) bool { return slices.Contains(ids, met.id) })
}

// needsMet are the needs for which the plan says what is done: those of the request too, where the bank knows them.
func (c *composer) needsMet() []metNeed {
	met := slices.Clone(c.notes.met)
	for _, told := range c.class.needs {
		for _, need := range c.banks.notes.needs {
			known := slices.ContainsFunc(met, func(one metNeed) bool { return one.id == need.ID })
			if !known && (need.Label == told || slices.ContainsFunc(c.banks.notes.needsIn(told), func(of *learnerNeed) bool { return of.ID == need.ID })) {
				met = append(met, metNeed{id: need.ID})
			}
		}
	}
	covered := func(one metNeed) bool {
		return slices.ContainsFunc(met, func(other metNeed) bool {
			ofOther := func(name string) bool { return !slices.Contains(other.names, name) }
			return slices.Contains(c.banks.notes.need(other.id).Covers, one.id) && !slices.ContainsFunc(one.names, ofOther)
		})
	}
	return firstOf(slices.DeleteFunc(slices.Clone(met), covered), mostNeeds)
}

// needLines say for the teacher alone what is done for each need, and for those that the bank does not know how to ask.
func (c *composer) needLines() (lines []string, known bool) {
	var labels []string
	for _, met := range c.needsMet() {
		need := c.banks.notes.need(met.id)
		who := need.One
		switch {
		case len(met.names) > 0:
			who = c.text("namedNeed", "names", c.list(met.names), "need", need.Called)
		case met.many:
			who = need.Many
		}
		labels = append(labels, need.Label)
		lines = append(lines, c.text("needFor", "who", who, "do", need.Do))
	}
	others := slices.DeleteFunc(slices.Clone(c.class.needs), func(told string) bool {
		return slices.Contains(labels, told) || len(c.banks.notes.needsIn(told)) > 0
	})
	if len(others) > 0 {
		lines = append(lines, c.text("withCare", "needs", c.list(others)))
	}
	return lines, len(labels) > 0
}

// onNeeds is how many sentences say what is done for learners with needs.
func (c *composer) onNeeds() int {
	lines, _ := c.needLines()
	return len(lesson.Sentences(sentences(lines...)))
}

// suited says what would shut learners of the class out in a way in which they take part. Done twice it changes nothing more.
func (c *composer) suited(plan *lesson.Plan) *lesson.Plan {
	var pairs []string
	for _, met := range c.needsMet() {
		need := c.banks.notes.need(met.id)
		put := need.Instead
		if need.Like != "" {
			put = slices.Concat(put, c.banks.notes.need(need.Like).Instead)
		}
		for _, texts := range put {
			pairs = append(pairs, texts[1], texts[1], texts[0], texts[1])
		}
	}
	if len(pairs) == 0 {
		return plan
	}
	suit := strings.NewReplacer(pairs...)
	for i := range plan.Activities {
		a := &plan.Activities[i]
		for at := range a.Steps {
			a.Steps[at] = suit.Replace(a.Steps[at])
		}
		a.Support, a.Extension, a.Check = suit.Replace(a.Support), suit.Replace(a.Extension), suit.Replace(a.Check)
	}
	for at := range plan.Assessment.Summative {
		plan.Assessment.Summative[at] = suit.Replace(plan.Assessment.Summative[at])
	}
	return plan
}
