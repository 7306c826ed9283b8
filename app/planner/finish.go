package planner

import (
	"slices"
	"strconv"
	"strings"

	"somo/app/lesson"
	"somo/app/regexp"
)

// Words of a plan: fewer cannot be taught from, more cannot be read before class.
const (
	fewestWords = 1200
	mostWords   = 2600
	tightly     = 7   // brevity from which the same things are said in fewer words
	oneTask     = 8   // brevity from which a task or a lesson of practice is left out
	shortWays   = 9   // brevity from which practice is an example or exercises, and routines are the shorter ones
	mostBrevity = 10  // brevity at which there is one task, whatever the time
	roomToSpell = 30  // for objectives that must be named
	roomToTrim  = 170 // what the first shorteners take out

	roomForExample = 90  // that shorteners may make for an example from the learners' country
	roomForOwn     = 160 // and for one in which just the topic is at work
)

// shortened shortens a plan that is longer than a teacher can read, and leaves room for some words more.
// It reports whether it shortened anything.
func (c *composer) shortened(plan *lesson.Plan, room int) bool {
	mostWords := mostWords - parted(c.atGathering()) - c.testRoom()
	count := c.countWords(plan)
	if count <= mostWords {
		return false
	}
	for _, shorter := range c.shorteners() {
		if count <= mostWords-room {
			break
		}
		shorter(plan)
		count = c.countWords(plan)
	}
	return true
}

// shorteners leave out what is missed least, first things first.
func (c *composer) shorteners() []func(*lesson.Plan) {
	return []func(*lesson.Plan){
		func(p *lesson.Plan) { p.Reflection = firstOf(p.Reflection, 1) },
		func(p *lesson.Plan) { trimActivities(p, c.shortDescription, "Empathize", "Ideate", "Test") },
		func(p *lesson.Plan) { p.Homework = firstOf(p.Homework, 1) },
		func(p *lesson.Plan) { p.PriorKnowledge = firstOf(p.PriorKnowledge, 1) },
		skillsInBrief,
		func(p *lesson.Plan) { p.Misconceptions = firstOf(p.Misconceptions, 2) },
		func(p *lesson.Plan) { trimActivities(p, noExtension, "Empathize", "Test") },
		func(p *lesson.Plan) { trimActivities(p, noExtension, "Ideate", "Prototype") },
		func(p *lesson.Plan) { shortBoards(p, 2) },
		c.shortModel,
		func(p *lesson.Plan) { trimActivities(p, c.noSupport, "Empathize") },
		func(p *lesson.Plan) { p.Reflection = nil },
		func(p *lesson.Plan) { trimActivities(p, c.noSupport, "Test") },
		func(p *lesson.Plan) { p.InstructionalResources = firstOf(p.InstructionalResources, 1) },
		func(p *lesson.Plan) { p.Homework = nil },
		func(p *lesson.Plan) { trimActivities(p, c.fewAnswers, "Empathize") },
		func(p *lesson.Plan) { trimActivities(p, c.noSupport, "Ideate") },
		func(p *lesson.Plan) { shortBoards(p, 1) },
		func(p *lesson.Plan) { trimActivities(p, shortCheck, "Define") },
		func(p *lesson.Plan) {
			p.Inclusion.SpecialNeeds = strings.Join(firstOf(lesson.Sentences(p.Inclusion.SpecialNeeds), max(2, c.onNeeds())), " ")
		},
		func(p *lesson.Plan) { p.Misconceptions = firstOf(p.Misconceptions, 1+len(c.stated())) },
		func(p *lesson.Plan) { dropRow(p, c.skillCriterion()) },
		oneExtension,
		func(p *lesson.Plan) { trimActivities(p, c.noSupport, "Prototype") },
		func(p *lesson.Plan) { trimActivities(p, c.shortDescription, "Prototype") },
		func(p *lesson.Plan) { c.shortNotes(p, 4) },
		func(p *lesson.Plan) { trimActivities(p, firstCheck, "Empathize", "Ideate", "Prototype", "Test") },
		func(p *lesson.Plan) { c.shortNotes(p, 2) },
		func(p *lesson.Plan) { trimActivities(p, c.withoutAnswers, "Empathize") },
		func(p *lesson.Plan) {
			aloud := c.aloud()
			p.KeyVocabulary = append(slices.Clone(firstOf(p.KeyVocabulary[:len(p.KeyVocabulary)-len(aloud)], 3)), aloud...)
		},
		func(p *lesson.Plan) { trimActivities(p, twoExercises, "Define") },
		func(p *lesson.Plan) { dropRow(p, c.text("criterionTest")) },
		c.withoutModel,
		func(p *lesson.Plan) { trimActivities(p, c.noSupport, "Define") },
		func(p *lesson.Plan) { p.Misconceptions = firstOf(p.Misconceptions, 1) },
	}
}

// shortNotes keeps so many sentences of what learners copy, unless the task works with it.
func (c *composer) shortNotes(p *lesson.Plan, most int) {
	if c.ownNotes() == "" {
		kept := c.keptOfNotes(lesson.Sentences(p.LearnerNotes), most)
		for len(kept) > 1 && endsOpen.MatchString(kept[len(kept)-1]) {
			kept = kept[:len(kept)-1]
		}
		p.LearnerNotes = strings.Join(kept, " ")
	}
}

// endsOpen is a sentence that ends with a single letter, as if a word were missing behind it.
var endsOpen = regexp.MustCompile(`(?:^| )\pL\.$`)

// noSupport leaves support out, unless it is what the teacher's notes ask for.
func (c *composer) noSupport(a *lesson.Activity) {
	if !slices.ContainsFunc(c.ownHelp, func(help string) bool { return strings.Contains(a.Support, help) }) {
		a.Support = ""
	}
}

// longestCheck is how many words of what is to be expected a long plan keeps.
const longestCheck = 42

// shortCheck keeps what is to be expected first.
func shortCheck(a *lesson.Activity) {
	said := lesson.Sentences(a.Check)
	for len(said) > 1 && wordsIn(strings.Join(said, " ")) > longestCheck {
		said = said[:len(said)-1]
	}
	a.Check = strings.Join(said, " ")
}

// oneExtension leaves the first line for those who are ready for more.
func oneExtension(p *lesson.Plan) {
	found := false
	for i := range p.Activities {
		if found {
			p.Activities[i].Extension = ""
		}
		found = found || p.Activities[i].Extension != ""
	}
}

// twoExercises leaves out the exercises after the second.
func twoExercises(a *lesson.Activity) {
	for i, text := range a.Steps {
		if at := strings.Index(text, " 3) "); at > 0 && strings.Contains(text[:at], " 2) ") && !itemNumber.MatchString(strings.Join(a.Steps, " ")) {
			a.Steps[i] = text[:at]
		}
	}
}

func firstCheck(a *lesson.Activity) {
	a.Check = strings.Join(firstOf(lesson.Sentences(a.Check), 1), " ")
}

func noExtension(a *lesson.Activity) { a.Extension = "" }

func shortBoards(p *lesson.Plan, most int) {
	for i := range p.Chalkboard {
		p.Chalkboard[i].Board = strings.Join(firstOf(strings.Split(p.Chalkboard[i].Board, "\n"), most), "\n")
	}
}

// unsaid takes sentences out of a text that the plan has said before.
func unsaid(text string, seen map[string]bool) string {
	var kept []string
	for _, s := range lesson.Sentences(text) {
		key := strings.Trim(s, `"' `)
		if len(strings.Fields(key)) >= 5 && seen[key] {
			continue
		}
		kept = append(kept, s)
	}
	return strings.Join(kept, " ")
}

// mostSafety are the lessons to whose lines the part on safety leads.
const mostSafety = 2

// safe says that nothing is specially dangerous where no line of safety is left, or leads to those of the lessons.
func (c *composer) safe(p *lesson.Plan) {
	if len(p.Safety) > 0 {
		return
	}
	for _, a := range p.Activities {
		lesson, _, found := strings.Cut(a.Title, ": ")
		if line := c.text("safetyInLesson", "lesson", lesson); found && a.Safety != "" && len(p.Safety) < mostSafety && !slices.Contains(p.Safety, line) {
			p.Safety = append(p.Safety, line)
		}
	}
	if len(p.Safety) > 0 {
		return
	}
	line := c.text("safetyUsual")
	if c.match.entry == nil && !wordSubjects[subjectOf(c.request.Subject)] {
		line = c.text("safetyUnknown")
	}
	if c.warnsInSteps() {
		line = c.text("safetyInWork")
	}
	p.Safety = []string{line}
}

// warnsInSteps tells whether a step warns of a danger that the notes name.
func (c *composer) warnsInSteps() bool {
	label, _, _ := strings.Cut(c.text("used.care", "said", "|"), "|")
	return slices.ContainsFunc(slices.Concat(c.notes.used, c.usedHere), func(used string) bool { return strings.HasPrefix(used, label) })
}

// sayOnce takes warnings and helps out of a plan that its steps give already.
func sayOnce(p *lesson.Plan) {
	seen := map[string]bool{}
	note := func(text string) {
		for _, s := range lesson.Sentences(text) {
			seen[strings.Trim(s, `"' `)] = true
		}
	}
	for _, a := range p.Activities {
		for _, step := range a.Steps {
			_, text, found := strings.Cut(step, "] ")
			if !found {
				text = step
			}
			note(text)
		}
		note(a.Description)
		note(a.Check)
	}
	for i := range p.Activities {
		a := &p.Activities[i]
		for _, text := range []*string{&a.Safety, &a.Support, &a.Extension} {
			*text = unsaid(*text, seen)
			note(*text)
		}
	}
	var safety []string
	for _, line := range p.Safety {
		if line = unsaid(line, seen); line != "" {
			safety = append(safety, line)
			note(line)
		}
	}
	p.Safety = safety
}

// spellOut names an objective where an activity or the assessment serves it without using its words.
func (c *composer) spellOut(p *lesson.Plan) {
	for _, i := range lesson.Unpractised(*p) {
		fits := func(block string) bool { return phaseOf[block] == "Define" && block != "need" }
		if of := c.draftOfGoal(p.LearningObjectives[i]); of != nil {
			fits = func(block string) bool { return block == of.slot.block } // where that skill is practised
		} else if i >= len(c.goals)-1 {
			fits = func(block string) bool { return phaseOf[block] == "Prototype" }
		}
		for at, d := range c.drafts {
			if fits(d.slot.block) {
				p.Activities[at].Description += " " + c.text("objectiveHere", "n", strconv.Itoa(i+1), "objective", inline(lowerVerb(p.LearningObjectives[i])))
				break
			}
		}
	}
	for _, i := range lesson.Unassessed(*p) {
		p.Assessment.Formative = append(p.Assessment.Formative, c.text("objectiveInWork", "n", strconv.Itoa(i+1), "objective", inline(lowerVerb(p.LearningObjectives[i]))))
	}
}

// draftOfGoal is where the skill is practised whose objective a line of the plan is, nil where it is of no skill.
func (c *composer) draftOfGoal(line string) *draft {
	for _, s := range c.skills {
		if sentence(s.skill.Goal) == line {
			return s.draft
		}
	}
	return nil
}

// skillsInBrief says of each skill where it is practised, and no longer how.
func skillsInBrief(p *lesson.Plan) {
	for i := range p.SkillsFocus {
		said := &p.SkillsFocus[i].PractisedBy
		if where, _, found := strings.Cut(*said, "\": "); found {
			*said = where + "\"."
		}
	}
}

func trimActivities(p *lesson.Plan, trim func(*lesson.Activity), phases ...string) {
	for i := range p.Activities {
		for _, phase := range phases {
			if p.Activities[i].Phase == phase {
				trim(&p.Activities[i])
			}
		}
	}
}

func dropRow(p *lesson.Plan, criterion string) {
	for i, row := range p.Rubric.Rows {
		if row.Criterion == criterion && len(p.Rubric.Rows) > 3 {
			p.Rubric.Rows = append(p.Rubric.Rows[:i:i], p.Rubric.Rows[i+1:]...)
			return
		}
	}
}
