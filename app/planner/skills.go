package planner

import (
	"slices"
	"strconv"
	"strings"

	"somo/app/lesson"
)

// chosenSkill is a skill that the teacher asked for, in the teacher's spelling.
type chosenSkill struct {
	name  string
	skill skill
	draft *draft
}

// chooseSkills finds each skill in the bank; one that it does not know gets the neutral routine.
func (c *composer) chooseSkills() {
	seen := map[string]bool{}
	for _, name := range c.request.Skills {
		if key := fold(name); !seen[key] {
			seen[key] = true
			c.skills = append(c.skills, chosenSkill{name: name, skill: c.banks.skill(name).fitted(c.profile.Level, c.card.Subject, c.isHard(), c.hasMachine())})
		}
	}
}

func (b *banks) skill(name string) skill {
	key := fold(name)
	for _, known := range b.skills.Known {
		if fold(known.Name) == key || slices.Contains(known.Aliases, key) {
			return known
		}
	}
	neutral := b.skills.Neutral
	named := func(text string) string { return strings.ReplaceAll(text, "{skill}", name) }
	neutral.RowBrief = slices.Clone(neutral.RowBrief)
	for i, cell := range neutral.RowBrief {
		neutral.RowBrief[i] = named(cell)
	}
	neutral.Do, neutral.Sign = mapped(neutral.Do, named), mapped(neutral.Sign, named)
	neutral.Goal, neutral.GoalYoung, neutral.Reflect = named(neutral.Goal), named(neutral.GoalYoung), named(neutral.Reflect)
	return neutral
}

func mapped(texts map[string]string, change func(string) string) map[string]string {
	changed := map[string]string{}
	for key, text := range texts {
		changed[key] = change(text)
	}
	return changed
}

// place puts what the notes and the skills ask for into the activities.
func (c *composer) place(drafts []*draft) {
	said, once, least := map[*draft][]string{}, map[string]bool{}, map[*draft]int{}
	late, lasts := map[*draft][]string{}, map[string]int{}
	for _, e := range c.notes.effects {
		block, raw := e.block, ""
		if e.work != nil {
			block, raw = e.work(c)
		} else {
			raw = e.step(c.class)
		}
		d := draftFor(drafts, block)
		if raw == "" || once[raw] || e.only != nil && !e.only(c) {
			continue
		}
		once[raw] = true
		if text, ok := c.fill(raw); ok && e.help {
			c.supportWith(d, text)
		} else if ok && e.care {
			d.safety = sentences(text, d.safety)
		} else if ok && e.ahead {
			d.about = append(d.about, text)
			c.toldBefore = append(c.toldBefore, text)
		} else if before := lessonBefore(drafts, d); ok && before != nil && daysBefore.MatchString(text) {
			before.about = append(before.about, c.text("forLesson", "lesson", strconv.Itoa(d.slot.lesson), "step", lowerFirst(text)))
		} else if ok && e.first && block == "show" && wordsIn(text) <= briefNote {
			d.steps[0].text = text + " " + d.steps[0].text // how the quiz is asked, which comes first
		} else if ok && e.first {
			d.steps = slices.Insert(d.steps, 0, step{text: text, weight: 1, least: min(e.least, d.slot.minutes/2), keep: true, alone: true})
		} else if ok && e.with != nil {
			d.sayWith(e.with, text)
		} else if ok && e.closes && block == "make" {
			d.steps[0].text, d.steps[0].keep = sentences(text, d.steps[0].text), true
		} else if ok && e.closes {
			d.closeWith(text, e.least)
		} else if ok && e.then {
			d.goesOn(text)
		} else if ok && e.last && d.quizzes() {
			d.about = append(d.about, text) // a quiz leaves no minutes for it
		} else if ok && e.last {
			d.steps[len(d.steps)-1].text += " " + text
		} else if ok && (e.late || block == "practice" && d.slot.block != "practice") {
			late[d] = append(late[d], text) // it works with what the task has found
			lasts[text] = e.least
		} else if at := c.stepOfTurns(d, text); ok && at > 0 {
			d.steps[at].text = sentences(text, d.steps[at].text)
		} else if ok {
			said[d] = append(said[d], text)
			least[d] += min(e.least, d.slot.minutes/3)
		}
	}
	for _, d := range drafts {
		if len(said[d]) == 0 {
			continue
		}
		at := 0
		if d.slot.block == "show" || d.slot.block == "practice" {
			at = min(1, len(d.steps))
		}
		for at > 0 && at < len(d.steps) && d.steps[at].alone {
			at++ // the quiz is marked first
		}
		told := strings.Join(said[d], " ")
		takes := c.takes(told)
		if least[d] == 0 && takes <= 2 && wordsIn(told) <= briefNote && at < len(d.steps) && !d.steps[at].alone {
			d.steps[at].text = told + " " + d.steps[at].text // a line for the teacher takes no minutes of its own
			d.steps[at].keep = true
			continue
		}
		said := step{text: told, weight: 1 + len(said[d])/2, least: least[d], keep: true, alone: true}
		switch {
		case said.least == 0 && takes > 2:
			said.least = min(takes, d.slot.minutes/3)
		case said.least == 0:
			said.most = ceilDiv(2*wordsIn(told), wordsAMinute) // it is read out or kept in mind, and nobody works at it
		}
		said.lasts = max(said.needs(), min(2, takes))
		d.steps = slices.Insert(d.steps, at, said)
	}
	for _, d := range drafts {
		for _, text := range late[d] {
			d.steps = slices.Insert(d.steps, max(0, len(d.steps)-1), step{text: text, weight: 2, least: max(min(leastLate, d.slot.minutes/5), min(lasts[text], d.slot.minutes/4)), keep: true})
		}
	}
	load := map[*draft]int{}
	for i := range c.skills {
		chosen := &c.skills[i]
		chosen.skill = c.onTopic(chosen.skill)
		chosen.draft = c.draftOf(chosen.skill, drafts, load)
		if c.hasOnlyTicks(chosen.skill, chosen.draft) {
			chosen.skill = chosen.skill.onFacts(c.profile.Level)
			chosen.draft = c.draftOf(chosen.skill, drafts, load)
		}
		load[chosen.draft]++
		do := c.with(chosen.skill.Do[c.profile.Level], c.skillParts(chosen.draft, chosen.skill.Do[c.profile.Level]))
		if at := chosen.draft.mends(); at >= 0 && chosen.skill.Mends {
			mending := &chosen.draft.steps[at]
			mending.text += " " + chosen.name + ": " + do
			mending.least += 2
			continue
		}
		at := max(0, len(chosen.draft.steps)-1)
		if chosen.draft.slot.block == "ideas" && chosen.skill.Needs[c.profile.Level] == "plan" {
			at = len(chosen.draft.steps) // the plan is drawn in the last step
		}
		if phase := phaseOf[chosen.draft.slot.block]; phase == "Test" && !slices.Contains(chosen.skill.Phases, phase) {
			at = len(chosen.draft.steps) // it works on the lessons, and does not part a change from its second test
		}
		if chosen.draft.slot.block == "meet" {
			at = c.placeInMeeting(chosen)
		}
		least := max(c.profile.StepMinutes[0], min(chosen.skill.Least, chosen.draft.slot.minutes/3))
		if c.profile.Level != "young" {
			least = max(least, min(atSkill, chosen.draft.slot.minutes/3))
		}
		if c.inOneLesson() {
			least = min(least, atSkill, max(leastOfPart, chosen.draft.slot.minutes/6)) // the task comes first
		}
		chosen.draft.steps = slices.Insert(chosen.draft.steps, at, step{text: chosen.name + ": " + do, weight: 3, least: least, most: least + 2, firm: min(least, chosen.draft.slot.minutes/3), keep: true, alone: true})
	}
}

// atSkill is how many minutes a skill is practised at least, where a third of its lesson part is as long.
const atSkill = 5

// placeInMeeting is where a skill is practised in the first lesson: when people have answered, or after the vote.
func (c *composer) placeInMeeting(chosen *chosenSkill) int {
	steps := chosen.draft.steps
	if chosen.skill.Needs[c.profile.Level] != "user" && len(c.wrong) > 0 {
		said := sentence(c.wrong[0].Wrong)
		if at := slices.IndexFunc(steps, func(s step) bool { return strings.Contains(s.text, said) }); at >= 0 {
			return at + 1
		}
	}
	return len(steps)
}

// leastLate is how many minutes learners have for what a note asks them to do with the results of a task.
const leastLate = 4

// briefNote is how many words of the notes stand in front of a step; more are a step of their own.
const briefNote = 30

// nearBlocks are where the text of a block goes in a plan that has no such block.
var nearBlocks = map[string][]string{
	"practice": {"practice", "teach2", "teach1"}, "show": {"show", "mend", "try"}, "make": {"make"}, "ideas": {"ideas"}, "try": {"try"}, "meet": {"meet"}, "need": {"need", "ideas"}, "teach1": {"teach1"}, "teach2": {"teach2", "practice", "teach1"},
}

func draftFor(drafts []*draft, block string) *draft {
	for _, near := range nearBlocks[block] {
		for _, d := range drafts {
			if d.slot.block == near {
				return d
			}
		}
	}
	return drafts[0]
}

// draftOf finds the activity for a skill: one that has what the skill works on, in its best phase, where fewest skills are
// practised yet.
func (c *composer) draftOf(s skill, drafts []*draft, load map[*draft]int) *draft {
	best, cost := drafts[0], 1000
	for at, d := range drafts {
		rank := slices.Index(s.Phases, phaseOf[d.slot.block])
		price := 2*rank + 3*load[d] + c.lacking(d, s) // a full lesson has no room for a skill besides
		// A need is written too fast, and a short task is too full, for a skill besides.
		if d.slot.block == "need" || d.slot.block == "teach1" && d.slot.minutes < 30 && len(drafts) > 6 || rank < 0 {
			price += 20
		}
		if need := s.Needs[c.profile.Level]; need != "" && !d.offers(need) {
			price += 100 + at
		}
		if s.Mends && d.mends() < 0 {
			price += 20 // after the second test there is no next try
		}
		if c.inOneLesson() && d.quizzes() && !s.Mends {
			price += 20 // there the test, what it changes and the quiz fill the time
		}
		if price < cost {
			best, cost = d, price
		}
	}
	return best
}

// aStep is how many minutes a step has that learners do in peace.
const aStep = 4

// lacking is how many minutes an activity has too few for a skill besides; one that is practised by mending needs hardly any.
func (c *composer) lacking(d *draft, s skill) int {
	own := max(aStep, s.Least)
	if s.Mends && d.mends() >= 0 {
		own = 1
	}
	return max(0, max(aStep*len(d.steps), needed(d.steps))+own-d.slot.minutes)
}

// mends is the place of the step in which teams mend their work, or -1.
func (d *draft) mends() int {
	return slices.IndexFunc(d.steps, func(s step) bool { return s.mends })
}

// offered are the blocks in which learners have what a skill works on.
var offered = map[string][]string{
	"results": {"try", "mend"}, "plan": {"ideas", "make"}, "make": {"make", "finish"}, "product": {"make", "finish", "try", "mend", "show"}, "user": {"meet", "try"}, "text": {"teach1", "teach2", "practice", "try", "mend"},
}

// offers tells whether learners have in an activity what a skill works on; tasks with data have results too.
func (d *draft) offers(need string) bool {
	return slices.Contains(offered[need], d.slot.block) || need == "results" && d.results
}

func (c *composer) skillsFocus() []lesson.SkillFocus {
	var focus []lesson.SkillFocus
	for _, chosen := range c.skills {
		focus = append(focus, lesson.SkillFocus{
			Skill:       chosen.name,
			PractisedBy: c.text("skillBy", "lesson", c.lessonName(chosen.draft.slot), "title", chosen.draft.title, "by", chosen.skill.By),
			Evidence:    c.text("skillSign", "sign", chosen.skill.Sign[c.profile.Level]),
		})
	}
	return focus
}
