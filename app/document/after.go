package document

import (
	"strconv"
	"strings"

	"somo/app/lesson"
)

// skills says where each skill is practised and how it shows.
func (s *setting) skills(list []lesson.SkillFocus) {
	var items []column
	for _, focus := range list {
		c := column{width: half}
		if name := clean(focus.Skill, s.plain); name != "" {
			c.add(paragraph{before: 1.6, spans: []span{{text: name, style: s.styles.strong}}, keep: true})
		}
		s.labelled(&c, "Practised by", focus.PractisedBy, s.styles.asideStrong, s.styles.aside)
		s.labelled(&c, "Look for", focus.Evidence, s.styles.asideStrong, s.styles.aside)
		if len(c.lines) > 0 {
			items = append(items, c)
		}
	}
	if len(items) > 0 {
		s.section("SKILLS IN FOCUS")
		s.twoColumns(1.2, items)
	}
}

func (s *setting) resources(list []lesson.Resource) {
	c := column{width: measure}
	for _, resource := range list {
		var spans []span
		if title := clean(resource.Title, s.plain); title != "" {
			spans = append(spans, span{text: title + " ", style: s.styles.strong})
		}
		if about := strings.Join(s.texts([]string{resource.Source, resource.Type}), ", "); about != "" {
			spans = append(spans, span{text: "(" + about + "). ", style: s.styles.body})
		}
		if text := clean(resource.Description, s.plain); text != "" {
			spans = append(spans, span{text: sentence(text, "."), style: s.styles.body})
		}
		if text := clean(resource.URL, s.plain); text != "" {
			spans = append(spans, span{text: text, style: s.styles.body, link: address(resource.URL)})
		}
		if len(spans) > 0 {
			c.add(paragraph{before: 0.8, indent: bullet, label: span{text: "•", style: s.styles.body}, spans: spans})
		}
	}
	if len(c.lines) > 0 {
		s.section("INSTRUCTIONAL RESOURCES")
		s.full(1, c)
	}
}

// assessment is what learners have made at the end, and how the teacher knows what they have learnt.
func (s *setting) assessment(plan lesson.Plan) {
	outcome := column{width: measure}
	var spans []span
	if kind := clean(plan.ArtifactOutcome.Type, s.plain); kind != "" {
		spans = append(spans, span{text: sentence(kind, "."), style: s.styles.strong})
	}
	if text := clean(plan.ArtifactOutcome.Description, s.plain); text != "" {
		spans = append(spans, span{text: text, style: s.styles.body})
	}
	if len(spans) > 0 {
		outcome.add(paragraph{spans: spans})
	}
	text := clean(plan.Assessment.Text, s.plain)
	ongoing, final := s.texts(plan.Assessment.Formative), s.texts(plan.Assessment.Summative)
	if len(outcome.lines) == 0 && text == "" && len(ongoing)+len(final) == 0 {
		return
	}
	s.section("ASSESSMENT - TANGIBLE OUTCOMES")
	if len(outcome.lines) > 0 {
		s.sub("Expected Outcome")
		s.full(0.6, outcome)
	}
	if text != "" {
		c := column{width: measure}
		c.add(paragraph{spans: []span{{text: text, style: s.styles.body}}})
		s.full(1.4, c)
	}
	for _, part := range []struct {
		title string
		list  []string
	}{{"Ongoing Assessment", ongoing}, {"Final Assessment", final}} {
		if len(part.list) > 0 {
			s.sub(part.title)
			c := column{width: measure}
			s.bullets(&c, "•", s.styles.body, part.list)
			s.full(0.6, c)
		}
	}
}

func (s *setting) inclusion(inclusion *lesson.Inclusion) {
	if inclusion == nil {
		return
	}
	var items []column
	for _, part := range []struct{ label, text string }{
		{"Large class", inclusion.LargeClass}, {"Special needs", inclusion.SpecialNeeds},
		{"Several grades", inclusion.Multigrade}, {"Girls and boys", inclusion.GirlsAndBoys},
	} {
		c := column{width: half}
		if s.labelled(&c, part.label, part.text, s.styles.strong, s.styles.body); len(c.lines) > 0 {
			items = append(items, c)
		}
	}
	if len(items) > 0 {
		s.section("INCLUSION")
		s.twoColumns(1.2, items)
	}
}

// chalkboard shows what to write on the board, lesson by lesson, two boards side by side.
func (s *setting) chalkboard(notes []lesson.BoardNote) {
	const edge = 2.5
	var boards []column
	for _, note := range notes {
		text := clean(note.Board, s.plain)
		if text == "" {
			continue
		}
		c := column{width: half - 2*edge}
		if note.Lesson > 0 {
			c.add(paragraph{spans: []span{{text: "Lesson " + strconv.Itoa(note.Lesson), style: s.styles.asideStrong}}, keep: true})
		}
		c.add(paragraph{spans: []span{{text: text, style: s.styles.aside}}})
		boards = append(boards, c)
	}
	if len(boards) == 0 {
		return
	}
	s.section("ON THE CHALKBOARD")
	for i := 0; i < len(boards); i += 2 {
		cells := []cell{{x: sideMargin + edge, lines: boards[i].lines}}
		if i+1 < len(boards) {
			cells = append(cells, cell{x: sideMargin + half + gutter + edge, lines: boards[i+1].lines})
		}
		s.put(row{before: 2, pad: 1.6, whole: true, cells: cells, framing: func(p pen, top, bottom float64) {
			for k := range cells {
				p.frame(sideMargin+float64(k)*(half+gutter), top, half, bottom-top)
			}
		}})
	}
}

// notes is what learners copy, framed like the page of an exercise book.
func (s *setting) notes(text string) {
	if text = clean(text, s.plain); text == "" {
		return
	}
	s.section("LEARNERS' NOTES")
	c := column{width: measure - 8}
	c.add(paragraph{spans: []span{{text: text, style: s.styles.body}}})
	s.put(row{before: 2, pad: 2, cells: []cell{{x: sideMargin + 4, lines: c.lines}}, framing: func(p pen, top, bottom float64) {
		p.frame(sideMargin, top, measure, bottom-top)
	}})
}

// reflection is questions for after the lesson, with room to answer by hand.
func (s *setting) reflection(questions []string) {
	const lines, spacing = 2, 7.0
	texts := s.texts(questions)
	if len(texts) == 0 {
		return
	}
	s.section("REFLECTION")
	for _, text := range texts {
		c := column{width: measure}
		c.add(paragraph{spans: []span{{text: text, style: s.styles.body}}, keep: true})
		for i := range lines {
			c.lines = append(c.lines, line{height: spacing, ruled: measure, keep: i < lines-1})
		}
		s.full(1.8, c)
	}
}
