package planner

import (
	"slices"
	"strconv"
	"strings"

	"somo/app/regexp"
)

var (
	// madeReady is a thing that somebody has to boil, cut, grate or make before a class can work with it.
	madeReady = regexp.MustCompile(`(?i)\b(?:boiled|cooled|soaked|grated|(?:tops?|bottoms?) cut|cut (?:off|open)|sun-dried|dried for|sprouted|prepared|made before|taped|hand-warm|(?:by|from) the teacher|washed (?:sand|gravel)|strained|warmed|kept in)\b|\bwater\b.*\bwarm\b`)
	// risksHurt is a thing that no learner helps to make: it is hot or cut.
	risksHurt = regexp.MustCompile(`(?i)\b(?:boiled|boiling|hot|hand-warm|warmed|cut|holes?|grated|blades?|glass)\b`)
	// whoMakes says in the name of a thing who makes it, which the line about getting ready says already.
	whoMakes = regexp.MustCompile(`(?i),? ?(?:\((?:from|by) the teacher\)|(?:prepared|made) by the teacher|by the teacher|prepared|made before (?:class|the lesson))`)
)

// readyBefore tells in the lesson before what the teacher has to do or to get ready for a lesson; for the first, in that
// lesson itself. It stands first, as a plan that is cut keeps that.
func (c *composer) readyBefore(drafts []*draft) {
	known := map[string]bool{}
	for at, d := range drafts {
		if at > 0 && drafts[at-1].slot.lesson == d.slot.lesson {
			continue // told with the first activity of its lesson
		}
		var todo []string
		for _, of := range drafts[at:] {
			if of.slot.lesson == d.slot.lesson {
				todo = append(todo, c.toGetReady(of, known)...)
			}
		}
		if len(todo) == 0 {
			continue
		}
		for i, text := range todo {
			todo[i] = lowerFirst(strings.TrimSuffix(text, "."))
		}
		steps := strings.Join(todo, "; ")
		if before := lessonBefore(drafts, d); before != nil {
			before.about = slices.Insert(before.about, 0, c.text("beforeLesson", "lesson", strconv.Itoa(d.slot.lesson), "steps", steps))
		} else {
			d.about = append(d.about, c.text("beforeClass", "steps", sentence(steps)))
		}
	}
}

// toGetReady is what a task asks for before its lesson, and the things that somebody has to prepare, each told once.
func (c *composer) toGetReady(d *draft, known map[string]bool) []string {
	todo := slices.Clone(d.early)
	var things, risky []string
	for _, m := range d.materials {
		if d.slot.block == "try" || m.Per == perHand || known[m.Item] || c.matches(ahead, m.Item) || !c.matches(madeReady, m.Item) {
			continue
		}
		known[m.Item] = true
		alone := whoMakes.MatchString(m.Item) || c.matches(risksHurt, m.Item)
		m.Item = whoMakes.ReplaceAllString(m.Item, "")
		if item, _ := c.quantity(m); alone {
			risky = append(risky, item)
		} else {
			things = append(things, item)
		}
	}
	if len(risky) > 0 {
		todo = append(todo, c.text("youReady", "thing", strings.Join(risky, "; ")))
	}
	if len(things) > 0 {
		todo = append(todo, c.text("helpReady", "thing", strings.Join(things, "; ")))
	}
	return todo
}
