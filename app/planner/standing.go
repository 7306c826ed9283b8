package planner

import (
	"slices"
	"strconv"
	"strings"

	"somo/app/lesson"
	"somo/app/regexp"
)

// Minutes from which a class does other work while something stands, dries or sinks, and that a look at it takes in time.
const (
	longStanding = 8
	toLookAt     = 2
)

var (
	// lookedAfter begins a look at what has stood: "After 20 minutes look and press."
	lookedAfter = regexp.MustCompile(`(?i)^(?:after|(?:look|feel|read|measure|compare|check|score)(?: both| again| all| it| them)? after) (?:about |at least )?(\d{1,2}|ten|fifteen|twenty) minutes\b`)
	// whenOver begins a look with the time that must be over.
	whenOver = regexp.MustCompile(`(?i)^after (?:about |at least )?(\d{1,2}|ten|fifteen|twenty) minutes\b,? `)
	// leftFor is how something is left to itself to the end of a sentence: "Lay one in each for 25 minutes or until next day."
	leftFor = regexp.MustCompile(`(?i)\b(?:for|wait|leave|leave (?:it|them)|stand) (?:about |at least )?(\d{1,2}|ten|fifteen|twenty) minutes\b(?: or (?:longer|until [^,;.]*)| in [^,;.]*)?[.)]*$`)
	// leaves is what is done to what is then left.
	leaves = regexp.MustCompile(`(?i)\b(?:wait|leave|left|let|stands?|lay|lie|put|set|soak|tie|dry|drains?|hang)\b`)
	// noStanding is work of its own, or what is only said.
	noStanding = regexp.MustCompile(`(?i)^(?:while|say|write|walk|watch|hold|play|act|count|nosebleed|burn|example|before)\b`)
	// meantime is what learners do while they wait.
	meantime = regexp.MustCompile(`(?i)^(?:meanwhile|predict|guess|while|then predict)\b`)
	// looksAt begins the work in which what has stood is looked at.
	looksAt = regexp.MustCompile(`(?i)^(?:take|look|measure|compare|feel|lift|press|read|uncover|open|score|count|pour|pull|hold|find|(?:the teacher|after)\b)`)
	// ofFindings is said of what a class has seen.
	ofFindings = regexp.MustCompile(`(?i)\b(?:results?|found|saw|see|seen|observed?|our (?:test|data)|vote|changed?)\b`)
	// byItself begins work that may speak of the things of a test and needs nothing of what it shows.
	byItself = regexp.MustCompile(`^(?:Write|Draw|Copy|Calculate|Rule|Label|List)\b`)
	// noteTaking is work that can wait until a test stands.
	noteTaking = regexp.MustCompile(`^Write(?: the new words?)?:? `)
	// ofAllWork are words of many steps, which do not say that one belongs to the other.
	ofAllWork = stemmed(words("write look ask minute minutes say one two three draw each page what how why which then learner learners team teams pair pairs word words answer make find"))
)

// partsOfStanding cuts a step at what has to stand: what sets it up, what is done meantime, and the look at it, if it is in this step.
func partsOfStanding(text string) (setUp, besidesIt, look string, minutes int) {
	said := lesson.Sentences(text)
	for i, s := range said {
		if noStanding.MatchString(s) {
			continue
		}
		if found := lookedAfter.FindStringSubmatch(s); found != nil && number(found[1]) >= longStanding {
			return strings.Join(said[:i], " "), "", strings.Join(said[i:], " "), number(found[1])
		}
		if found := leftFor.FindStringSubmatch(s); found != nil && leaves.MatchString(s) && number(found[1]) >= longStanding {
			after := i + 1
			for after < len(said) && meantime.MatchString(said[after]) {
				after++
			}
			return strings.Join(said[:i+1], " "), strings.Join(said[i+1:after], " "), strings.Join(said[after:], " "), number(found[1])
		}
	}
	return text, "", "", 0
}

// useStanding lets a class work while something stands: it is set up as early as it can be, other work of the lesson comes in
// between, and then the look.
func (c *composer) useStanding(drafts []*draft) {
	for _, d := range drafts {
		c.useStandingIn(d)
	}
}

func (c *composer) useStandingIn(d *draft) {
	if d.slot.span > 1 || phaseOf[d.slot.block] != "Define" {
		return
	}
	for i, s := range d.steps {
		if !s.work || listsExercises(s.text) {
			continue
		}
		setUp, besidesIt, look, minutes := partsOfStanding(s.text)
		if minutes == 0 {
			continue
		}
		c.aroundStanding(d, i, setUp, besidesIt, look, minutes)
		return
	}
}

// aroundStanding puts the steps of a task around what stands, which the step at a place speaks of.
func (c *composer) aroundStanding(d *draft, at int, setUp, besidesIt, look string, minutes int) {
	before, after := slices.Clone(d.steps[:at]), slices.Clone(d.steps[at+1:])
	var between []step
	part := func(text string) step { return c.pacedAlone(d.steps[at], text) }
	if setUp == "" { // the step before has set it up
		if len(before) == 0 || !before[len(before)-1].work {
			return
		}
		last := before[len(before)-1]
		before, setUp = before[:len(before)-1], last.text
	}
	if besidesIt != "" {
		between = append(between, part(besidesIt))
	}
	if look == "" {
		next := slices.IndexFunc(after, func(s step) bool { return s.work && looksAt.MatchString(s.text) })
		if next < 0 {
			next = slices.IndexFunc(after, func(s step) bool { return s.work })
		}
		if next < 0 {
			return
		}
		between = append(between, after[:next]...)
		look, after = after[next].text, after[next+1:]
	}
	begun, seen := part(setUp), part(look)
	begun.setsUp, begun.alone, seen.stood, seen.alone = true, true, minutes, true
	before, notes := takenOut(before, func(s step) bool { return noteTaking.MatchString(s.text) && !s.ground && !s.alone })
	between = append(between, notes...)
	between, after = c.whileItStands(between, after, begun, seen)
	d.steps = slices.Concat(before, []step{begun}, between, []step{seen}, after)
}

// takenOut takes those steps of a list out of it that are of a kind.
func takenOut(steps []step, of func(step) bool) (rest, taken []step) {
	for _, s := range steps {
		if of(s) {
			taken = append(taken, s)
		} else {
			rest = append(rest, s)
		}
	}
	return rest, taken
}

// whileItStands moves work that needs nothing of what will be seen in front of the look, until the time is filled.
func (c *composer) whileItStands(between, after []step, begun, seen step) (filled, left []step) {
	for i := 0; i < len(after); i++ {
		s := after[i]
		about := seen.text
		if s.work && !byItself.MatchString(s.text) {
			about += " " + begun.text
		}
		free := (s.work || s.alone || !s.keep) && !s.closes && !c.needsTheLook(s.text, about)
		if needed(between) >= seen.stood || !free {
			left = append(left, s)
			continue
		}
		between = append(between, s)
		for i+1 < len(after) && s.work && !after[i+1].work && strings.Contains(after[i+1].text, " // ") { // the figures to work with
			i++
			between = append(between, after[i])
		}
	}
	return between, left
}

// needsTheLook tells whether a step speaks of what a look shows.
func (c *composer) needsTheLook(text, look string) bool {
	if ofFindings.MatchString(text) {
		return true
	}
	shown := setOf(c.stems(look))
	return slices.ContainsFunc(c.stems(text), func(stem string) bool { return shown[stem] && !ofAllWork[stem] && stem[0] > '9' })
}

// pacedAlone is a part of a step of the work, with the time of what is done in it and without the time that something stands.
func (c *composer) pacedAlone(s step, text string) step {
	s.text, s.least, s.most, s.lasts = text, 0, 0, 0
	return paced(s, c.profile.StepMinutes[0])
}

// tellStanding says at a look that comes before its time is over when to look again. The time begins when half of its step is over.
func (c *composer) tellStanding(steps []step, parts []int) {
	since := -1
	for i := range steps {
		switch s := &steps[i]; {
		case s.setsUp:
			since = parts[i] / 2
		case s.stood > 0 && since >= 0 && since+max(0, parts[i]-toLookAt) < s.stood:
			s.text = c.text("standing", "minutes", strconv.Itoa(s.stood)) + " " + upperFirst(whenOver.ReplaceAllString(s.text, ""))
			return
		case since >= 0:
			since += parts[i]
		}
	}
}
