package document

import (
	"fmt"
	"strings"

	"somo/app/lesson"
)

// plan puts the parts in the order in which a teacher needs them; a part that is empty leaves no trace.
func (s *setting) plan(meta Meta, plan lesson.Plan) {
	s.head(meta, plan.Context)
	empty := len(s.parts)
	s.prose("OVERVIEW", plan.Overview)
	s.question(plan.DrivingQuestion)
	s.list("LEARNING OBJECTIVES", plan.LearningObjectives)
	s.before(plan)
	s.checklist("MATERIALS", plan.Materials)
	s.list("SAFETY", plan.Safety)
	s.activities(plan)
	s.skills(plan.SkillsFocus)
	s.resources(plan.InstructionalResources)
	s.assessment(plan)
	s.rubric(plan.Rubric)
	s.inclusion(plan.Inclusion)
	s.chalkboard(plan.Chalkboard)
	s.notes(plan.LearnerNotes)
	s.list("HOMEWORK", plan.Homework)
	s.reflection(plan.Reflection)
	if len(s.parts) == empty {
		s.prose("", "This lesson plan has no content yet.")
	}
}

// head is the title and the facts under it.
func (s *setting) head(meta Meta, context *lesson.Context) {
	title := one(meta.Title, s.plain)
	if title == "" {
		title = "Lesson plan"
	}
	c := column{width: measure}
	c.add(paragraph{spans: []span{{text: title, style: s.styles.title}}})
	s.full(0, c)

	facts := [][2]string{{"Subject", SubjectName(meta.Subject)}, {"Cohort", meta.Cohort}}
	if !meta.Created.IsZero() {
		facts = append(facts, [2]string{"Created", meta.Created.Format("2 January 2006")})
	}
	if class := classFacts(context); class != "" {
		facts = append(facts, [2]string{"Class", class})
	}
	shares := map[string]float64{"Subject": 1.1, "Cohort": 0.8, "Created": 1, "Class": 1.9}
	total, x := 0.0, sideMargin
	for _, fact := range facts {
		total += shares[fact[0]]
	}
	var cells []cell
	for _, fact := range facts {
		width := measure * shares[fact[0]] / total
		value := one(fact[1], s.plain)
		if value == "" {
			value = "-"
		}
		c := column{width: width - 4}
		c.add(paragraph{spans: []span{{text: fact[0], style: s.styles.label}}, keep: true})
		c.add(paragraph{spans: []span{{text: value, style: s.styles.fact}}})
		cells = append(cells, cell{x: x, lines: c.lines})
		x += width
	}
	s.put(row{before: 2, pad: 1.6, cells: cells, framing: func(p pen, top, bottom float64) {
		p.rule(threads[4], 0.4, sideMargin, top, sideMargin+measure)
		p.rule(threads[4], 0.4, sideMargin, bottom, sideMargin+measure)
	}})
}

func classFacts(context *lesson.Context) string {
	if context == nil {
		return ""
	}
	var facts []string
	if context.ClassSize > 0 {
		facts = append(facts, count(context.ClassSize, "learner"))
	}
	switch {
	case context.Lessons > 0 && context.MinutesPerLesson > 0:
		facts = append(facts, fmt.Sprintf("%s of %d minutes", count(context.Lessons, "lesson"), context.MinutesPerLesson))
	case context.Lessons > 0:
		facts = append(facts, count(context.Lessons, "lesson"))
	case context.MinutesPerLesson > 0:
		facts = append(facts, fmt.Sprintf("lessons of %d minutes", context.MinutesPerLesson))
	}
	return strings.Join(facts, ", ")
}

func count(n int, what string) string {
	if n == 1 {
		return "1 " + what
	}
	return fmt.Sprintf("%d %ss", n, what)
}

// prose is a section of running text.
func (s *setting) prose(title, text string) {
	if text = clean(text, s.plain); text == "" {
		return
	}
	if title != "" {
		s.section(title)
	}
	c := column{width: measure}
	c.add(paragraph{spans: []span{{text: text, style: s.styles.body}}})
	s.full(1.4, c)
}

// list is a section of entries.
func (s *setting) list(title string, list []string) {
	texts := s.texts(list)
	if len(texts) == 0 {
		return
	}
	s.section(title)
	c := column{width: measure}
	s.bullets(&c, "•", s.styles.body, texts)
	s.full(1, c)
}

// checklist is a section of short entries with a box to tick, in two columns.
func (s *setting) checklist(title string, list []string) {
	texts := s.texts(list)
	if len(texts) == 0 {
		return
	}
	s.section(title)
	var items []column
	for _, text := range texts {
		c := column{width: half}
		c.add(paragraph{before: 0.7, indent: 5, label: span{text: "☐", style: s.styles.body}, spans: []span{{text: text, style: s.styles.body}}})
		items = append(items, c)
	}
	s.twoColumns(1, items)
}

func (s *setting) question(text string) {
	if text = clean(text, s.plain); text == "" {
		return
	}
	s.section("DRIVING QUESTION")
	c := column{width: measure - 6}
	c.add(paragraph{spans: []span{{text: text, style: s.styles.question}}})
	s.put(row{before: 1.6, pad: 0.6, cells: []cell{{x: sideMargin + 6, lines: c.lines}}, framing: func(p pen, top, bottom float64) {
		p.strip(threads[1], sideMargin, top, barWidth, bottom)
	}})
}
