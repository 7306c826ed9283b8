package planner

import (
	"slices"
	"strings"

	"somo/app/lesson"
)

// keptFree are words that are left for what is said of the country and the water in the end.
const keptFree = 5

// cut is what a plan may have been shortened by: what learners copy, sentence by sentence, and what stands on the board.
type cut struct {
	notes  []string
	boards []lesson.BoardNote
}

// enrich gives a plan back what it was written without, as far as there is room: first support for learners, then what stood on
// the board and what they copy.
func (c *composer) enrich(p *lesson.Plan, full cut) {
	c.lengthenTest(p)
	room := mostWords - keptFree - c.countWords(p)
	take := func(texts ...string) bool {
		n := 0
		for _, text := range texts {
			n += parted(text)
		}
		if n == 0 || n > room {
			return false
		}
		room -= n
		return true
	}
	exercisesBack(c.drafts, p, take)
	if at := slices.IndexFunc(c.drafts, func(d *draft) bool { return d.slot.block == "show" }); at >= 0 {
		if line := c.atGathering(); take(line) {
			p.Activities[at].Description += " " + line
		}
	}
	lacking := func() bool {
		return !back(c.drafts, p, support, true, take) || !back(c.drafts, p, extension, true, take)
	}
	if lacking() { // help for slow and quick learners in each lesson is missed more than a second question to look back, or much to copy
		p.Reflection, p.PriorKnowledge = firstOf(p.Reflection, 1), firstOf(p.PriorKnowledge, 1)
		if room = mostWords - keptFree - c.countWords(p); lacking() {
			c.shortNotes(p, notesToCopy)
			room = mostWords - keptFree - c.countWords(p)
			lacking()
		}
	}
	c.anotherMistake(p, &room)
	boardsBack(full.boards, p, take)
	back(c.drafts, p, support, false, take)
	p.LearnerNotes = notesBack(full.notes, p.LearnerNotes, take)
	back(c.drafts, p, extension, false, take)
	c.helpForChecks(p, &room)
	c.anotherMistake(p, &room)
	c.partSkills(p, &room)
	for _, line := range c.localLines() {
		if take(line.text) {
			p.Activities[line.at].Description += " " + line.text
		}
	}
	wrong := c.misconceptions(p)
	for _, told := range wrong[min(len(p.Misconceptions), len(wrong)):] {
		if take(told.Idea, told.Correction) {
			p.Misconceptions = append(p.Misconceptions, told)
		}
	}
	criterion := c.text("criterionNeed")
	if row := c.rowCells("rowNeed"); c.brevity > 1 && take(append([]string{criterion}, row...)...) {
		p.Rubric.Rows = append(p.Rubric.Rows, lesson.RubricRow{Criterion: criterion, Cells: row})
	}
	if all := c.fitting(c.card.Prior, 1); len(p.PriorKnowledge) == 1 && len(all) > 1 && take(all[1]) {
		p.PriorKnowledge = append(p.PriorKnowledge, all[1])
	}
	c.moreOnce(p)
	sayOnce(c.suited(p))
}

// anotherMistake lists a second thing that learners often believe, with the question that a teacher can ask when it is heard.
// It stands in place of what a teacher does next where only the design is looked at.
func (c *composer) anotherMistake(p *lesson.Plan, room *int) {
	if len(p.Misconceptions) != 1 || supported(p) < fewestSupported {
		return
	}
	all := c.mistaken()
	at := slices.IndexFunc(all, func(m Misconception) bool {
		common, of := c.inCommon(m.Wrong, p.Misconceptions[0].Idea)
		return !m.open && 4*common < 3*of // "all heavy things sink" is "heavy things always sink"
	})
	if at < 0 {
		return
	}
	m := all[at]
	told := lesson.Misconception{Idea: sentence(m.Wrong), Correction: c.text("askThenSay", "probe", sentence(m.Probe), "right", sentence(m.Right))}
	words := parted(told.Idea) + parted(told.Correction)
	before, left := slices.Clone(p.Activities), *room
	if c.shortenChecks(p, room, words+keptFree, false); words+keptFree > *room {
		p.Activities, *room = before, left
		return
	}
	p.Misconceptions = append(p.Misconceptions, told)
	*room -= words
}

// partSkills gives each skill a row of its own where one row stands for all: a level is given for one thing.
func (c *composer) partSkills(p *lesson.Plan, room *int) {
	at := slices.IndexFunc(p.Rubric.Rows, func(r lesson.RubricRow) bool { return r.Criterion == c.skillCriterion() })
	if at < 0 || len(c.skills) < 2 || supported(p) < fewestSupported {
		return
	}
	words := func(r lesson.RubricRow) int { return parted(r.Criterion) + parted(strings.Join(r.Cells, " ")) }
	var rows []lesson.RubricRow
	more := -words(p.Rubric.Rows[at])
	for _, s := range c.skills {
		r := lesson.RubricRow{Criterion: s.name, Cells: slices.Clone(s.skill.Row)}
		if len(r.Cells) != len(p.Rubric.Levels) {
			return
		}
		more += words(r)
		rows = append(rows, r)
	}
	before, left := slices.Clone(p.Activities), *room
	if c.shortenChecks(p, room, more, false); more > *room {
		p.Activities, *room = before, left
		return
	}
	*room -= more
	p.Rubric.Rows = slices.Replace(p.Rubric.Rows, at, at+1, rows...)
}

// boardsBack gives boards the lines back that were left out.
func boardsBack(all []lesson.BoardNote, p *lesson.Plan, take func(...string) bool) {
	for i := range min(len(all), len(p.Chalkboard)) {
		left, ok := strings.CutPrefix(all[i].Board, p.Chalkboard[i].Board+"\n")
		if !ok {
			continue
		}
		for line := range strings.SplitSeq(left, "\n") {
			if !take(line) {
				break
			}
			p.Chalkboard[i].Board += "\n" + line
		}
	}
}

// notesBack gives what learners copy the sentences back that were left out, each in its place, as far as there is room.
func notesBack(all []string, left string, take func(...string) bool) string {
	kept := lesson.Sentences(left)
	if slices.ContainsFunc(kept, func(line string) bool { return !slices.Contains(all, line) }) {
		return left
	}
	for _, line := range all {
		if slices.Contains(kept, line) {
			continue
		}
		if !take(line) {
			break
		}
		kept = append(kept, line)
	}
	return strings.Join(slices.DeleteFunc(slices.Clone(all), func(line string) bool { return !slices.Contains(kept, line) }), " ")
}

// notesToCopy are the sentences that learners keep to copy before each lesson has help for slow and for quick learners.
const notesToCopy = 5

// exercisesBack gives lessons back the third and fourth of the exercises that they had to do without, as far as there is room.
func exercisesBack(drafts []*draft, p *lesson.Plan, take func(...string) bool) {
	for i, d := range drafts {
		for _, s := range d.steps {
			from := strings.Index(s.text, " 3) ")
			if from < 0 {
				continue
			}
			at := slices.IndexFunc(p.Activities[i].Steps, func(line string) bool { return strings.HasSuffix(line, s.text[:from]) })
			if at < 0 {
				continue
			}
			third, rest, more := strings.Cut(s.text[from:], " 4) ")
			fourth, _, _ := strings.Cut(rest, " 5) ")
			if !take(third) {
				return
			}
			p.Activities[i].Steps[at] += third
			if more && take(fourth) {
				p.Activities[i].Steps[at] += " 4) " + fourth
			}
		}
	}
}

// helpForChecks gives activities the help that they still lack in place of what is not needed of their checks, where every
// objective is still looked at. Where most lack support, it stands in place of what a teacher does next.
func (c *composer) helpForChecks(p *lesson.Plan, room *int) {
	activities, left := slices.Clone(p.Activities), *room
	swap := func(help, said *string, a *lesson.Activity, check string) {
		freed := parted(a.Check) - parted(check)
		if words := parted(*help); words > 0 && *said == "" && words <= freed+*room {
			*room += freed - words
			a.Check, *said = check, *help
		}
	}
	for i, d := range c.drafts {
		a := &p.Activities[i]
		if phaseOf[d.slot.block] != "Define" {
			check := strings.Join(firstOf(lesson.Sentences(a.Check), 1), " ")
			swap(&d.support, &a.Support, a, check)
			swap(&d.extension, &a.Extension, a, check)
		}
	}
	for i, d := range c.drafts {
		if a := &p.Activities[i]; a.Support == "" && 2*supported(p) < len(c.drafts) {
			if c.shortenChecks(p, room, parted(d.support), true); parted(d.support) <= *room {
				*room -= parted(d.support)
				a.Support = d.support
			}
		}
	}
	same := slices.EqualFunc(activities, p.Activities, func(a, b lesson.Activity) bool {
		return a.Check == b.Check && a.Support == b.Support && a.Extension == b.Extension
	})
	if !same && (len(lesson.Unassessed(*p)) > 0 || len(lesson.Unpractised(*p)) > 0) {
		p.Activities, *room = activities, left
	}
}

// shortenChecks takes what a teacher does next off as many checks of the design as give room for some words; every objective is
// still looked at. Where most activities lack support, those of the teaching are shortened too.
func (c *composer) shortenChecks(p *lesson.Plan, room *int, words int, teaching bool) {
	for i := range p.Activities {
		a := &p.Activities[i]
		first, next, more := strings.Cut(a.Check, ";")
		if !more || *room >= words || !teaching && strings.HasPrefix(c.drafts[i].slot.block, "teach") {
			continue
		}
		whole := a.Check
		if a.Check = first + "."; len(lesson.Unassessed(*p)) > 0 || len(lesson.Unpractised(*p)) > 0 {
			a.Check = whole
			continue
		}
		*room += parted(next)
	}
}

// help is one of the lines that help learners: what was drafted for an activity, and where it stands there.
type help func(d *draft, a *lesson.Activity) (drafted string, said *string)

func support(d *draft, a *lesson.Activity) (string, *string)   { return d.support, &a.Support }
func extension(d *draft, a *lesson.Activity) (string, *string) { return d.extension, &a.Extension }

// back gives activities back the help that they had to do without, as far as there is room: to each that has none, or only
// where no other activity of the lesson has it. It is false where there was no room.
func back(drafts []*draft, p *lesson.Plan, of help, once bool, take func(...string) bool) bool {
	has := map[int]bool{}
	for i, d := range drafts {
		if _, said := of(d, &p.Activities[i]); *said != "" {
			has[d.slot.lesson] = true
		}
	}
	all := true
	for i, d := range drafts {
		drafted, said := of(d, &p.Activities[i])
		if *said != "" || drafted == "" || once && has[d.slot.lesson] {
			continue
		}
		if !take(drafted) {
			all = false
			continue
		}
		*said, has[d.slot.lesson] = drafted, true
	}
	return all
}
