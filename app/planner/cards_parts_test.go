package planner

import (
	"fmt"
	"reflect"
	"regexp"
	"slices"
	"strings"

	"somo/app/lesson"
)

func (c cardCheck) tasks() {
	c.each("tasks", 1, 7, bandsOf(c.card.Tasks, func(t Task) []lesson.Band { return t.Bands }))
	for _, band := range c.card.Bands {
		if !slices.ContainsFunc(c.card.Tasks, func(t Task) bool { return in(t.Bands, band) && len(t.Needs) == 0 }) {
			c.bad("tasks", "band %s has no task that works with a chalkboard alone (without needs)", band)
		}
		if !slices.ContainsFunc(c.card.Artefacts, func(a Artefact) bool { return in(a.Bands, band) && len(a.Needs) == 0 }) {
			c.bad("artefacts", "band %s has no artefact that works without needs", band)
		}
	}
	for i, task := range c.card.Tasks {
		field := fmt.Sprintf("tasks[%d]", i)
		if !slices.Contains([]string{"investigation", "text", "sources", "practice"}, task.Kind) {
			c.bad(field+".kind", "%q is none of investigation, text, sources, practice", task.Kind)
		}
		if task.ID == "" || task.Title == "" || task.Expect == "" || task.Fallback == "" {
			c.bad(field, "needs id, title, expect and fallback")
		}
		if len(task.Objectives) == 0 {
			c.bad(field+".objectives", "is empty")
		}
		for _, id := range task.Objectives {
			c.objective(field+".objectives", id)
		}
		c.between(field+".minutes", task.Minutes, 8, 90)
		c.between(field+".groupSize", task.GroupSize, 1, 8)
		c.between(field+".steps", len(task.Steps), 3, 8)
		c.materials(field, task.Materials)
		c.needs(field, task.Needs)
		switch task.Kind {
		case "investigation":
			if task.Change == "" || task.Measure == "" || len(task.Keep) == 0 {
				c.bad(field, "an investigation needs change, measure and keep")
			}
		case "text", "sources":
			if task.Text == "" {
				c.bad(field+".text", "must hold the whole text")
			}
		case "practice":
			if len(task.Items) < 3 {
				c.bad(field+".items", "has %d, want at least 3", len(task.Items))
			}
		}
		for j, item := range task.Items {
			if item.Question == "" || item.Answer == "" {
				c.bad(fmt.Sprintf("%s.items[%d]", field, j), "needs q and a")
			}
		}
		if data := task.Practice; data != nil {
			if data.Question == "" || data.Answer == "" || len(data.Rows) == 0 {
				c.bad(field+".practiceData", "needs rows, question and answer")
			}
			for j, row := range data.Rows {
				if len(row) != len(data.Columns) {
					c.bad(fmt.Sprintf("%s.practiceData.rows[%d]", field, j), "has %d cells for %d columns", len(row), len(data.Columns))
				}
			}
		}
	}
}

// countryCode is how a task says for which country alone it is.
var countryCode = regexp.MustCompile(`^[A-Z]{2}$`)

func (c cardCheck) needs(field string, needs []string) {
	for _, need := range needs {
		if !slices.Contains([]string{"electricity", "projector", "internet", "computer", "lab"}, need) && !countryCode.MatchString(need) {
			c.bad(field+".needs", "%q is none of electricity, projector, internet, computer, lab and no code of a country", need)
		}
	}
}

func (c cardCheck) materials(field string, materials []Material) {
	for i, m := range materials {
		if m.Item == "" || m.Count < 1 || !slices.Contains([]string{"group", "pair", "learner", "class"}, m.Per) {
			c.bad(fmt.Sprintf("%s.materials[%d]", field, i), "needs item, a count of 1 or more and per (group, pair, learner or class)")
		}
		if len(strings.Fields(m.Item)) > 14 {
			c.bad(fmt.Sprintf("%s.materials[%d].item", field, i), "is over 14 words")
		}
	}
}

func (c cardCheck) artefacts() {
	c.each("artefacts", 1, 4, bandsOf(c.card.Artefacts, func(a Artefact) []lesson.Band { return a.Bands }))
	for i, artefact := range c.card.Artefacts {
		field := fmt.Sprintf("artefacts[%d]", i)
		if artefact.Type == "" || artefact.Brief == "" {
			c.bad(field, "needs type and brief")
		}
		c.between(field+".steps", len(artefact.Steps), 3, 7)
		c.between(field+".tests", len(artefact.Tests), 2, 4)
		c.between(field+".improve", len(artefact.Improve), 2, 4)
		c.materials(field, artefact.Materials)
		c.needs(field, artefact.Needs)
		if small := artefact.Small; small != nil {
			c.between(field+".small.do (words)", wordsIn(small.Do), 4, 34)
			c.between(field+".small.tests", len(small.Tests), 2, 2)
			for _, test := range small.Tests {
				if !strings.HasSuffix(test, "?") {
					c.bad(field+".small.tests", "%q is no question", test)
				}
			}
		}
	}
}

func (c cardCheck) assessment() {
	c.each("questions", 4, 12, bandsOf(c.card.Questions, func(q QA) []lesson.Band { return q.Bands }))
	for i, q := range c.card.Questions {
		field := fmt.Sprintf("questions[%d]", i)
		if q.Question == "" || q.Answer == "" {
			c.bad(field, "needs q and a")
		}
		c.objective(field+".objective", q.Objective)
		c.bloom(field, q.Bloom)
		c.between(field+".marks", q.Marks, 0, 10)
	}
	c.each("worked", 1, 3, bandsOf(c.card.Worked, func(q QA) []lesson.Band { return q.Bands }))
	for i, q := range c.card.Worked {
		if q.Question == "" || q.Answer == "" {
			c.bad(fmt.Sprintf("worked[%d]", i), "needs q and a")
		}
	}
	c.each("rubric", 1, 3, bandsOf(c.card.Rubric, func(r RubricRow) []lesson.Band { return r.Bands }))
	for i, row := range c.card.Rubric {
		for j, cell := range row.Cells {
			if cell == "" || row.Criterion == "" {
				c.bad(fmt.Sprintf("rubric[%d].cells[%d]", i, j), "needs a criterion and four cells")
			}
		}
		if first, last := wordsIn(row.Cells[0]), wordsIn(row.Cells[len(row.Cells)-1]); first > last+mostOfBeginning {
			c.bad(fmt.Sprintf("rubric[%d].cells", i), "the first cell says %d words more than the last: they go from beginning to exceeding", first-last)
		}
	}
	c.each("exemplar", 1, 6, ideaBands(c.card.Exemplar))
}

// mostOfBeginning is how many words more the lowest level of a rubric may have than the highest.
const mostOfBeginning = 3

var forbidden = regexp.MustCompile(`(?i)</?[a-z!]|\{|\}|https?:|www\.|\betc\.|\bTODO\b|slow learners|third world|students will understand|in today's`)

// texts walks every string of the card.
func (c cardCheck) texts(field string, value reflect.Value) {
	switch value.Kind() {
	case reflect.String:
		text := value.String()
		if found := forbidden.FindString(text); found != "" {
			c.bad(field, "%q must not hold %q", text, found)
		}
		if text != strings.TrimSpace(text) || strings.Contains(text, "  ") {
			c.bad(field, "%q has spaces around it or two in a row", text)
		}
	case reflect.Slice, reflect.Array:
		for i := range value.Len() {
			c.texts(fmt.Sprintf("%s[%d]", field, i), value.Index(i))
		}
	case reflect.Struct:
		for i := range value.NumField() {
			name, _, _ := strings.Cut(value.Type().Field(i).Tag.Get("json"), ",")
			c.texts(strings.TrimPrefix(field+"."+name, "."), value.Field(i))
		}
	case reflect.Pointer:
		if !value.IsNil() {
			c.texts(field, value.Elem())
		}
	}
}
