package document

import (
	"strings"

	"somo/app/lesson"
)

const (
	mostLevels     = 6
	criterionShare = 0.2
	cellEdge       = 1.4
	tallestHeader  = 30.0
)

// rubric is a table, on one page where one can hold it; with more levels than a page is wide it becomes a list.
func (s *setting) rubric(rubric *lesson.Rubric) {
	if rubric == nil {
		return
	}
	levels := len(rubric.Levels)
	var rows []lesson.RubricRow
	for _, r := range rubric.Rows {
		if strings.TrimSpace(r.Criterion+strings.Join(r.Cells, "")) != "" {
			rows = append(rows, r)
			levels = max(levels, len(r.Cells))
		}
	}
	if len(rows) == 0 {
		return
	}
	s.section("RUBRIC")
	table := table{levels: min(levels, mostLevels)}
	header := s.tableRow(table, "", rubric.Levels, s.styles.cellStrong, s.styles.cellStrong)
	if height, _ := tallest(header.cells, tallestHeader); levels > mostLevels || height > tallestHeader {
		s.rubricList(rubric.Levels, rows)
		return
	}
	header.framing = table.framing(true)
	var made []row
	for i, r := range rows {
		row := s.tableRow(table, r.Criterion, r.Cells, s.styles.cellStrong, s.styles.cell)
		row.whole = true
		if len(rubric.Levels) > 0 {
			row.header, row.first = &header, i == 0
		}
		if i == 0 {
			row.before = 2
		}
		made = append(made, row)
	}
	s.putTogether(made)
}

// table is the shape of a rubric: one column for the criterion, the rest shared by the levels.
type table struct {
	levels int
}

// edges are where columns begin, and the end of the last.
func (t table) edges() []float64 {
	if t.levels == 0 {
		return []float64{sideMargin, sideMargin + measure}
	}
	first := measure * criterionShare
	edges := []float64{sideMargin}
	for i := range t.levels + 1 {
		edges = append(edges, sideMargin+first+(measure-first)*float64(i)/float64(t.levels))
	}
	return edges
}

// framing draws the borders of one row, shaded for a header.
func (t table) framing(header bool) func(p pen, top, bottom float64) {
	edges := t.edges()
	return func(p pen, top, bottom float64) {
		for i := range edges[1:] {
			if header {
				p.pdf.SetFillColor(shade[0], shade[1], shade[2])
				p.pdf.Rect(edges[i], top, edges[i+1]-edges[i], bottom-top, "F")
			}
			p.frame(edges[i], top, edges[i+1]-edges[i], bottom-top)
		}
	}
}

func (s *setting) tableRow(t table, criterion string, texts []string, first, others *style) row {
	edges := t.edges()
	made := row{pad: 1, framing: t.framing(false)}
	for i := range edges[1:] {
		text, look := criterion, first
		if i > 0 {
			text, look = "", others
			if i <= len(texts) {
				text = texts[i-1]
			}
		}
		c := column{width: edges[i+1] - edges[i] - 2*cellEdge}
		if text = clean(text, s.plain); text != "" {
			c.add(paragraph{spans: []span{{text: text, style: look}}})
		}
		made.cells = append(made.cells, cell{x: edges[i] + cellEdge, lines: c.lines})
	}
	return made
}

// rubricList is the rubric without a table.
func (s *setting) rubricList(levels []string, rows []lesson.RubricRow) {
	for _, r := range rows {
		c := column{width: measure}
		if criterion := clean(r.Criterion, s.plain); criterion != "" {
			c.add(paragraph{spans: []span{{text: criterion, style: s.styles.strong}}, keep: true})
		}
		for i, text := range r.Cells {
			if text = clean(text, s.plain); text == "" {
				continue
			}
			spans := []span{{text: text, style: s.styles.body}}
			if i < len(levels) {
				if level := clean(levels[i], s.plain); level != "" {
					spans = append([]span{{text: level + ": ", style: s.styles.strong}}, spans...)
				}
			}
			c.add(paragraph{before: 0.5, indent: bullet, label: span{text: "•", style: s.styles.body}, spans: spans})
		}
		s.full(1.5, c)
	}
}
