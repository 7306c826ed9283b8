package planner

import (
	"slices"
	"strconv"
	"strings"

	"somo/app/regexp"
)

func (c *composer) meet(d *draft) {
	r := c.routine(d)
	if len(c.wrong) > 0 {
		c.own["wrong"] = sentence(c.wrong[0].Wrong)
	}
	c.follow(d, r, nil)
	c.guessHabit(d)
	delete(c.own, "wrong")
	if c.brevity < 2 {
		d.about = append(d.about, c.say("meetAbout", nil))
	} else {
		d.about = append(d.about, c.with(c.text("meetAboutBrief"), nil))
	}
	if c.profile.Level != "young" && c.brevity < tightly && !c.forbidden["home"] && c.class.lessons > 1 { // the youngest keep no three questions in mind, and one lesson has no time to hear them
		d.about = append(d.about, c.say("before", nil))
	}
	if len(c.ready) > 0 && c.profile.Level != "young" {
		d.about = append(d.about, c.topicBox())
	} else if c.fromPeople() {
		d.about = append(d.about, c.card.Box)
	} else if c.landFacts {
		d.about = append(d.about, c.landBox())
	} else if c.match.entry == nil {
		box := "factBox"
		if c.profile.Level == "young" {
			box = "factBoxYoung"
		}
		d.about = append(d.about, c.topicBox()+c.say(box, map[string]string{"places": c.examples(), "more": c.card.Box}))
	}
	d.check = c.say("meetCheck", map[string]string{"evidence": r.Evidence})
}

// topicBox is where the teacher writes what the topic is, where the request does not say it: "Unit 5".
func (c *composer) topicBox() string {
	switch said := shorten(c.request.Topic, longestQuoted); {
	case c.match.tier != tierNone:
		return ""
	case strings.ContainsAny(said, "0123456789"):
		return c.text("topicBox", "said", strings.Trim(said, " .?!")) + " "
	}
	return c.text("topicBoxOnly") + " "
}

// about says what an activity is for, in few words where the plan has to be brief.
func (c *composer) about(activity string, values map[string]string) string {
	if c.brevity > 1 {
		return c.say(activity+"AboutBrief", values)
	}
	return c.say(activity+"About", values)
}

func (c *composer) need(d *draft) {
	r := c.routine(d)
	c.follow(d, r, nil)
	d.about = append(d.about, c.about("need", nil))
	d.check = c.say("needCheck", map[string]string{"evidence": r.Evidence})
}

// needIn puts the need statement into another activity where time is short: first, for what is learnt then serves it.
func (c *composer) needIn(d *draft) {
	c.known = false
	text, ok := c.fill(c.text("needBrief"))
	c.known = true
	if ok {
		d.steps = slices.Insert(d.steps, 0, step{text: text, weight: 2, keep: true})
	}
}

func (c *composer) ideas(d *draft) {
	r := c.routine(d)
	c.follow(d, r, nil)
	c.tellBrief(d)
	d.about = append(d.about, c.about("ideas", nil))
	d.check = c.say("ideasCheck", map[string]string{"evidence": r.Evidence})
}

// tellBrief says at the plan what the work will be, so that teams plan what they then make.
func (c *composer) tellBrief(d *draft) {
	if c.brevity >= shortWays || c.match.entry == nil || c.profile.Level == "young" { // who does not read compares nothing with it
		return
	}
	for i := len(d.steps) - 1; i >= 0; i-- {
		if s := &d.steps[i]; strings.Contains(s.text, inline(c.thing)) {
			s.text += " " + c.text("planBrief")
			return
		}
	}
}

func (c *composer) make(d *draft) {
	r := c.routine(d)
	var inner []step
	if c.hurriedMaking() {
		inner = append(inner, step{text: c.smallVersion(), weight: 3, keep: true})
	} else {
		if c.madeSteps == nil {
			c.madeSteps = c.makingSteps()
		}
		early, steps := prepared(c.madeSteps)
		d.early = slices.DeleteFunc(early, ahead.MatchString)
		for _, text := range steps {
			inner = append(inner, c.work(text))
		}
		if c.brevity < mostBrevity && c.profile.Level != "young" && c.modelWork() != "" {
			seen := 0
			if reckoning[c.card.Subject] {
				seen = ceilDiv(len(inner), 2) // before that it would give away what teams work out
			}
			inner = slices.Insert(inner, seen, step{text: c.say("makeModel", nil), weight: 1, least: 2})
		}
		d.materials = append(d.materials, c.artefact.Materials...)
	}
	c.follow(d, r, inner)
	if things := len(d.materials); things > 1 && c.class.teams >= manyTeams {
		d.steps[0].least = max(d.steps[0].least, handOut)
		if c.brevity < tightly {
			d.steps[0].text = sentences(d.steps[0].text, c.text("fetchThings"))
		}
	}
	d.about = append(d.about, c.about("make", nil))
	d.check = c.say("makeCheck", map[string]string{"evidence": r.Evidence})
	made := c.madeWords()
	if support := c.spare(texts(c.card.Support, c.content), made, wordsInCommon); support != "" {
		d.support = support
	}
	if extension := c.spare(c.ofThisKind(texts(c.card.Extension, c.content)), made, wordsInCommon); extension != "" {
		d.extension = extension
	}
}

// To so many teams things are handed out in so many minutes.
const (
	manyTeams = 10
	handOut   = 5
)

// finish is a second lesson of making, for those who have the time.
func (c *composer) finish(d *draft) {
	d.title = c.say("finishTitle", nil)
	d.about = append(d.about, c.text("finishAbout", "thing", c.thing))
	for _, s := range []step{
		{text: "finishRead", weight: 2},
		{text: "finishPart", weight: 5, keep: true},
		{text: "finishRehearse", weight: 4, keep: true},
		{text: "finishExplain", weight: 3},
		{text: "finishPrepare", weight: 2, keep: true},
	} {
		if text, ok := c.fill(c.text(s.text)); ok {
			s.text = text
			d.steps = append(d.steps, s)
		}
	}
	d.check = c.text("finishCheck")
	d.support, d.extension = c.say("finishHelp", nil), c.say("finishStretch", nil)
}

func (c *composer) try(d *draft) {
	r := c.routine(d)
	c.follow(d, r, nil)
	d.about = append(d.about, c.about("try", nil))
	d.materials = append(d.materials, c.testMaterials()...)
	d.check = c.say("tryCheck", map[string]string{"evidence": r.Evidence})
}

// Minutes that it takes to change one thing, and to test it again and compare.
const (
	leastToMend   = 4
	leastToRetest = 5
)

func (c *composer) mendSteps() []step {
	return []step{
		{text: c.say("mend", nil), weight: 4, least: leastToMend, keep: true, mends: true},
		{text: c.retest(), weight: 4, least: leastToRetest, keep: true, alone: true},
	}
}

// afterDays is a test that is read days later.
var afterDays = regexp.MustCompile(`(?i)\bafter (?:two|three|four|five|some|a few|\d+) days\b`)

// retest is the second test; one that has to wait is begun again, and its result is read later.
func (c *composer) retest() string {
	tests := strings.Join(c.artefact.Tests, " ")
	if c.profile.Level != "young" && (afterDays.MatchString(tests) || untilDone.MatchString(strings.Join(c.artefact.Steps, " ")+" "+tests)) {
		return c.text("retestLater")
	}
	return c.say(c.forAge("retest"), nil)
}

func (c *composer) mend(d *draft) {
	d.title = c.say("mendTitle", nil)
	d.about = append(d.about, c.about("mend", nil))
	d.steps = append(c.mendSteps(), step{text: c.say("mendKeep", nil), weight: 2})
	d.check = c.say("mendDone", nil)
	d.support, d.extension = c.say("mendHelp", nil), c.say("mendStretch", nil)
}

func (c *composer) show(d *draft) {
	d.title = c.say("showTitle", nil)
	d.grouping = c.text("wholeClass")
	d.about = append(d.about, c.about("show", map[string]string{"thing": c.thing}))
	turn := c.text("eachTeam")
	at := rings(c.class.teams, d.slot.minutes/d.slot.span)
	each := ceilDiv(c.class.teams, at) // a minute for each team; to change they take what the quiz leaves
	if at > 1 {
		turn = c.text("eachRing", "rings", strconv.Itoa(at), "each", c.banks.sentences.spread(c.class.teams, at, "team"))
	}
	d.steps = append(c.quizSteps(),
		step{text: c.say("show", map[string]string{"rings": turn}), weight: 5, least: each, lasts: each, keep: true},
		step{text: c.answerStep() + c.inHomeWords(), weight: 3, least: 2, keep: true},
		step{text: c.say(c.forAge("reflect"), nil), weight: 1, least: 2, most: 4, keep: true},
	)
	d.check = c.say(c.forAge("showCheck"), nil)
	d.support, d.extension = c.say("showHelp", nil), c.say(c.forAge("showStretch"), nil)
	c.oneMore(d)
}
