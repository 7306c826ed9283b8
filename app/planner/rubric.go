package planner

import (
	"iter"
	"slices"
	"strings"

	"somo/app/lesson"
	"somo/app/regexp"
)

// levels of the rubric.
const levels = 4

func (c *composer) rubric() *lesson.Rubric {
	rubric := &lesson.Rubric{Levels: slices.Clone(c.banks.wordings["levels"])}
	row := func(criterion string, cells []string) {
		if len(cells) == levels {
			rubric.Rows = append(rubric.Rows, lesson.RubricRow{Criterion: criterion, Cells: slices.Clone(cells)})
		}
	}
	if r, ok := c.contentRow(); ok {
		cells := c.withoutOthers(r.Cells)
		if most := len(cells) - 1; c.drifts(QA{Question: cells[most]}) {
			cells[most] = c.rowCells("rowGoal")[most]
		}
		row(r.Criterion, cells)
	} else if len(c.goals) > 1 {
		row(inline(c.goals[0].text), c.rowCells("rowGoal"))
	}
	if g, ok := c.goalOfGuest(); ok {
		row(inline(g.text), c.rowCells("rowGoal"))
	}
	if c.brevity < 2 {
		row(c.text("criterionNeed"), c.rowCells("rowNeed"))
	}
	switch {
	case experimental[c.card.Subject] && slices.ContainsFunc(c.goals, func(g goal) bool { return ofFairTest.MatchString(g.text) }) && slices.ContainsFunc(c.tasks, func(t Task) bool {
		return t.Kind == "investigation" && t.Change != "" && c.matches(measuring, strings.Join(t.Steps, " ")+" "+t.Measure)
	}):
		row(c.text("criterionFair"), c.rowCells("rowFair"))
	default: // what is tested and made better is an objective of every plan
		row(c.text("criterionTest"), c.rowCells("rowTest"))
	}
	for criterion, cells := range c.skillRows() {
		row(criterion, cells)
	}
	if len(rubric.Rows) < leastRows && !slices.ContainsFunc(c.skills, func(s chosenSkill) bool { return s.skill.Name == "Communication" }) {
		row(c.text("criterionTalk"), c.rowCells("rowTalk"))
	}
	return rubric
}

// ofFairTest is a goal for which learners measure or compare fairly; what is made and tried is in a goal of every plan.
var ofFairTest = regexp.MustCompile(`(?i)\bfair(?:ly)?\b|^(?:measure|investigate|compare by|find by experiment|plan (?:and|an?)|carry out|test)\b|\bexperiments?\b|\bmeasurements?\b`)

// skillRows are the rows for the skills, each on its own as far as they are few: a level is given for one thing.
func (c *composer) skillRows() iter.Seq2[string, []string] {
	return func(yield func(criterion string, cells []string) bool) {
		if len(c.skills) > mostWithRow {
			yield(c.skillCriterion(), c.rowCells("rowSkills"))
			return
		}
		for _, s := range c.skills {
			cells := s.skill.Row
			if len(c.skills) > 1 && c.brevity >= mostBrevity || len(c.skills) == mostWithRow {
				cells = s.skill.RowBrief
			}
			if !yield(s.name, cells) {
				return
			}
		}
	}
}

// goalOfGuest is the goal of the task of a second card, of which no row of the first card speaks: sooner one that names its
// part of the topic.
func (c *composer) goalOfGuest() (goal, bool) {
	var found []goal
	for _, g := range c.goals {
		if strings.HasPrefix(g.id, guestPrefix) {
			found = append(found, g)
		}
	}
	if len(found) == 0 {
		return goal{}, false
	}
	return found[max(0, slices.IndexFunc(found, c.namesPart))], true
}

// wordsOfRow more in the work of another story say that a row of the rubric is for that one.
const wordsOfRow = 3

// contentRow is the row of the card that speaks most of the work, and false where it speaks more of another story's.
func (c *composer) contentRow() (RubricRow, bool) {
	of := func(artefact Artefact, tasks ...Task) []map[string]bool {
		said := []map[string]bool{c.wordsOf(Task{ID: "made " + artefact.Type, Title: artefact.Type, Text: artefact.Brief, Steps: artefact.Steps})}
		for _, task := range tasks {
			said = append(said, c.wordsOf(task))
		}
		return said
	}
	here := of(c.artefact, c.tasks...)
	best, most := RubricRow{}, -1
	for _, r := range c.card.Rubric {
		if near := sharedOf(here, c.stems(rowText(r))); near > most {
			best, most = r, near
		}
	}
	elsewhere := 0
	for _, s := range c.card.Stories {
		at := slices.IndexFunc(c.card.Tasks, func(t Task) bool { return t.ID == s.Task })
		if at < 0 || s.Product >= len(c.whole.Artefacts) || s.Task == c.storyTask {
			continue
		}
		elsewhere = max(elsewhere, sharedOf(of(c.whole.Artefacts[s.Product], c.card.Tasks[at]), c.stems(rowText(best))))
	}
	return best, most >= 0 && elsewhere < most+wordsOfRow
}

// withoutOthers leaves out of the cells of a row the instances that the work of the plan does not have: ", risks such as clones".
func (c *composer) withoutOthers(cells [4]string) []string {
	for i, cell := range cells {
		parts := strings.Split(cell, ", ")
		kept := slices.DeleteFunc(slices.Clone(parts), func(part string) bool {
			_, named, found := strings.Cut(part, " such ")
			words := c.stems(named)
			return found && len(words) > 0 && !slices.ContainsFunc(words, func(word string) bool {
				return c.madeWords()[word] || slices.ContainsFunc(c.tasks, func(t Task) bool { return c.wordsAndItems(t)[word] })
			})
		})
		if len(kept) > 1 && kept[0] == parts[0] && kept[len(kept)-1] == parts[len(parts)-1] {
			cells[i] = strings.Join(kept, ", ")
		}
	}
	return cells[:]
}

func rowText(r RubricRow) string { return r.Criterion + " " + strings.Join(r.Cells[:], " ") }

// leastRows are as few as a rubric has.
const leastRows = 3

// mostWithRow skills have a row each that says what it looks like; more share one.
const mostWithRow = 3

// skillCriterion names the skills that one row is for.
func (c *composer) skillCriterion() string { return c.list(c.skillNames()) }
