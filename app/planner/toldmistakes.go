package planner

import (
	"slices"
	"strings"

	"somo/app/regexp"
)

// mostTold mistakes of the teacher are voted on.
const mostTold = 2

// tellMistakes puts first among the wrong ideas of the card those, and the mistakes that it knows besides, of which the notes tell.
func (c *composer) tellMistakes() {
	var told []Misconception
	tell := func(said string, m Misconception) {
		m = asSaidByLearners(m)
		if deadlyTry.MatchString(said) && ofSocket.MatchString(m.Wrong) {
			return // what kills is said at once, and no class votes on it
		}
		if len(told) < mostTold && c.answerTo(said) == "" && !slices.ContainsFunc(told, func(other Misconception) bool { return other.Wrong == m.Wrong }) {
			m.told = said
			told = append(told, m)
		}
	}
	remarks := c.notes.mistakesTold()
	for _, said := range remarks {
		for _, claim := range claimsOf(said) {
			m, ok := c.faultTold(onlyUndone(claim))
			if !ok { // a likeness in a few words only would answer another mistake than the class makes
				m, ok = c.surelyLike(claim, slices.Concat(c.card.Misconceptions, c.card.Mistakes, c.ofOthers))
			}
			if ok {
				tell(said, m)
			}
		}
	}
	for _, said := range c.notes.ofLearnersToo() {
		known := slices.ContainsFunc(told, func(m Misconception) bool {
			return strings.Contains(strings.ToLower(said), strings.ToLower(strings.Trim(m.told, ".")))
		})
		if known || aBan.MatchString(said) {
			continue
		}
		if m, ok := c.faultTold(said); ok {
			tell(said, m)
		}
	}
	c.tellUnread(tell, &told)
	c.card.Misconceptions = append(told, slices.DeleteFunc(slices.Clone(c.card.Misconceptions), func(m Misconception) bool {
		return slices.ContainsFunc(told, func(first Misconception) bool { return first.Wrong == m.Wrong })
	})...)
}

// tellUnread looks in all else that the notes say for a fault of the topic, which teachers tell in more ways than rules can know: "With
// half of them 3x + 5 = 20 turns into 8x = 20." It has to be surer than a remark on learners.
func (c *composer) tellUnread(tell func(string, Misconception), told *[]Misconception) {
	for _, part := range c.notes.parts {
		if ofWhatIsThere.MatchString(part) || listsThings(part) {
			continue
		}
		for _, quoted := range sentenceQuoted.FindAllStringSubmatch(part, -1) {
			if m, ok := c.faultTold(quoted[1]); ok {
				tell(quoted[1], m) // in the words of learners
			}
		}
		clauses := []string{part}
		for _, k := range clausesOf(part) {
			clauses = append(clauses, k.text)
		}
		for _, clause := range clauses {
			said := strings.ToLower(clause)
			known := slices.ContainsFunc(*told, func(m Misconception) bool {
				return holdsSame(m.told, said)
			})
			if known || len(c.faultTokens(clause)) < fewestToTell || listsThings(clause) || ofWhatIsThere.MatchString(clause) {
				continue
			}
			if m, ok := c.faultSure(clause); ok {
				tell(clause, m)
			}
		}
	}
}

// sentenceQuoted is what learners say, in their own words: five at least.
var sentenceQuoted = regexp.MustCompile(`["“]((?:[^"”“\s]+\s+){4,}[^"”“]+)["”]`)

// fewestToTell are as many words that count as a sentence on anything needs to tell a fault.
const fewestToTell = 3

// ofWhatIsThere says what there is, or asks for something, and tells no fault.
var ofWhatIsThere = regexp.MustCompile(`(?i)^(?:we|I) (?:have|can|also|only|use|would|want|need|share)\b|^(?:there (?:is|are)|no|only|please|avoid|do not|don't|use|give|make|\d+|one|two|three|four|five|six|some old|an? (?:old|torn|broken|single))\b|\bminutes\b|\bplease\b`)

var (
	// deadlyTry tells that somebody has done what is dangerous, and ofSocket that it is so with the mains.
	deadlyTry = regexp.MustCompile(`(?i)\b(?:tried|touched|put|poked|plugged|played|joined|connected)\b`)
	ofSocket  = regexp.MustCompile(`(?i)\b(?:sockets?|mains)\b`)
)

// aBan says what there is not or must not be, and no fault: "no real money".
var aBan = regexp.MustCompile(`(?i)^(?:no|without|please|avoid|do not|don't)\b`)

// andClaim stands between two mistakes of one remark: "think -8 is bigger than -3 and write 5 - (-2) = 3".
var andClaim = regexp.MustCompile(`(?i),? and (?:they )?(?:also )?(?:write|say|think|believe|read)\b`)

// claimsOf are the mistakes of a remark, each alone.
func claimsOf(said string) []string {
	return slices.DeleteFunc(andClaim.Split(said, -1), func(claim string) bool { return strings.TrimSpace(claim) == "" })
}

// onlyUndone is what learners leave undone of a remark that says first what they do: "forget the tense" of "They change the pronoun
// but forget the tense".
func onlyUndone(said string) string {
	if does, undone, ok := strings.Cut(said, " but "); ok && leavesUndone(undone) && !leavesUndone(does) {
		return undone
	}
	return said
}

var (
	// ofTheirs begins what is told of learners, and not what a learner says.
	ofTheirs = regexp.MustCompile(`^(?:They|Learners|Pupils|Children|Students) (?:(?:think|say|believe|write:|say:)(?: that)? )?`)
	// ofOthers is told of people in a lesson: "They went home".
	ofOthers = regexp.MustCompile(`^They (?:are|were|was|went|came|lived|had|\pL+ed)\b`)
)

// asSaidByLearners is a mistake in the words of a learner, whom a class can answer: "We count one portion only" of "They count one
// portion only".
func asSaidByLearners(m Misconception) Misconception {
	found := ofTheirs.FindString(m.Wrong)
	switch {
	case found == "" || ofOthers.MatchString(m.Wrong):
	case strings.Contains(strings.TrimSuffix(found, " "), " "): // "They think ..."
		m.Wrong = upperFirst(m.Wrong[len(found):])
	default:
		m.Wrong = upperFirst(weSay.ReplaceAllStringFunc("they "+m.Wrong[len(found):], func(word string) string { return weWords[strings.ToLower(word)] }))
	}
	return m
}

// mistakesTold are the remarks on what learners think, do wrongly or mix up.
func (n *notes) mistakesTold() []string {
	var said []string
	for _, b := range n.beliefs {
		said = append(said, b.said)
	}
	for _, m := range n.wrongly {
		if !m.undone && !m.shown {
			said = append(said, m.words())
		}
	}
	said = append(said, n.quoted...)
	for _, told := range n.told {
		known := func(b belief) bool {
			return strings.Contains(strings.ToLower(told), strings.ToLower(strings.TrimSuffix(b.said, ".")))
		}
		if ofLearners.MatchString(told) && !slices.ContainsFunc(n.beliefs, known) {
			said = append(said, told)
		}
	}
	return said
}

// isFirst tells whether learners vote on a wrong idea.
func (c *composer) isFirst(idea Misconception) bool {
	return len(c.wrong) > 0 && c.wrong[0].Wrong == idea.Wrong
}

// meetsTold puts a remark that the card answers into the work of the practice, unless its wrong idea is voted on.
func (c *composer) meetsTold(said string, drafts []*draft) bool {
	idea, ok := c.toldIdea(said)
	if !ok {
		return false
	}
	if !c.isFirst(idea) {
		d := draftFor(drafts, "practice")
		at := max(0, slices.IndexFunc(d.steps, func(s step) bool { return s.work }))
		d.steps[at].text = sentences(d.steps[at].text, c.text("note.mistakeIdea", "wrong", sentence(idea.Wrong), "probe", sentence(idea.Probe), "right", sentence(idea.Right)))
	}
	c.usedHere = append(c.usedHere, c.text("used.error"))
	return true
}

// saysOfBoth tells whether a remark names two things that learners mix up, of which a mistake only says the same: "Baking and
// roasting are moist heat", or says one thing and answers with both.
func (c *composer) saysOfBoth(said string, m Misconception) bool {
	i := slices.IndexFunc(c.notes.wrongly, func(w mistake) bool { return w.one != "" && said == w.words() })
	if i < 0 {
		return false
	}
	mixed, wrong, right := c.notes.wrongly[i], c.wordSet(m.Wrong), c.wordSet(m.Probe+" "+m.Right)
	both := slices.Concat(c.stems(mixed.one), c.stems(mixed.other))
	if hasAll(wrong, both) {
		return !wrong["same"] && !hasAll(right, both)
	}
	return hasAll(right, both)
}

// words are those of a mistake.
func (m mistake) words() string { return strings.TrimSpace(m.do + " " + m.one + " " + m.other) }

// hasSign tells whether a wrong idea of the card is a sum with a sign of reckoning.
func (c *composer) hasSign(sign string) bool {
	return slices.ContainsFunc(c.card.Misconceptions, func(m Misconception) bool { return strings.Contains(m.Wrong, " "+sign+" ") })
}

// holdsSame tells whether one of two remarks is the other or a part of it.
func holdsSame(one, other string) bool {
	one, other = strings.ToLower(strings.Trim(one, " .!")), strings.ToLower(strings.Trim(other, " .!"))
	return strings.Contains(one, other) || strings.Contains(other, one)
}

// toldIdea is the wrong idea that answers a remark of the teacher.
func (c *composer) toldIdea(said string) (Misconception, bool) {
	if said == "" {
		return Misconception{}, false
	}
	own := c.ownWords(said)
	for _, m := range c.wrong {
		if m.told != "" && (holdsSame(m.told, said) || 2*inCommon(own, c.stems(m.told)) > len(own)) {
			return m, true
		}
	}
	return Misconception{}, false
}
