package document

import (
	"math"
	"slices"
	"strings"

	"somo/app/catalogue"
)

const (
	narrowest   = 12.0 // mm, of a column
	blankRoom   = 4.2  // mm, above and below in a row that is all for the reader's pen
	partlyBlank = 2.0  // mm, in a row with a blank cell
	blankCell   = 40   // letters, of what will be written in a blank cell
)

// grid is a table with a shaded header that comes again on each page.
func (s *setting) grid(block catalogue.Block) {
	if title := clean(block.Title, s.plain); title != "" {
		s.sub(title)
	}
	edges := s.columnEdges(append([][]string{block.Columns}, block.Rows...))
	header := s.gridRow(edges, block.Columns, s.styles.cellStrong, s.styles.cellStrong)
	header.framing = gridFraming(edges, true)
	for i, texts := range block.Rows {
		r := s.gridRow(edges, texts, s.styles.cellStrong, s.styles.cell)
		r.whole, r.header, r.first = true, &header, i == 0
		if i == 0 {
			r.before = 2
		}
		switch {
		case strings.Join(texts, "") == "":
			r.pad = blankRoom
		case slices.Contains(texts, ""):
			r.pad = partlyBlank
		}
		s.put(r)
	}
}

func (s *setting) gridRow(edges []float64, texts []string, first, others *style) row {
	made := row{pad: 1.1, framing: gridFraming(edges, false)}
	for i := range edges[1:] {
		look := others
		if i == 0 {
			look = first
		}
		c := column{width: edges[i+1] - edges[i] - 2*cellEdge}
		if text := clean(texts[i], s.plain); text != "" {
			c.add(paragraph{spans: []span{{text: text, style: look}}})
		}
		made.cells = append(made.cells, cell{x: edges[i] + cellEdge, lines: c.lines})
	}
	return made
}

// columnEdges shares the page by what the columns hold: each has room for its longest word, and more text gets more room,
// though less than in proportion, so that rows become of a height that is easy to read.
func (s *setting) columnEdges(rows [][]string) []float64 {
	least := make([]float64, len(rows[0]))
	weights := make([]float64, len(rows[0]))
	free, sum := measure, 0.0
	for i := range rows[0] {
		letters := 0
		least[i] = narrowest
		for _, row := range rows {
			if row[i] == "" {
				letters += blankCell
			}
			letters += len(row[i])
			for _, word := range strings.Fields(clean(row[i], s.plain)) {
				least[i] = max(least[i], s.styles.cellStrong.face.width(word, s.styles.cellStrong.size)+2*cellEdge+0.2)
			}
		}
		weights[i] = math.Pow(float64(letters), 0.7)
		free -= least[i]
		sum += weights[i]
	}
	edges := []float64{sideMargin}
	for i := range rows[0] {
		edges = append(edges, edges[i]+least[i]+max(0, free)*weights[i]/sum)
	}
	return edges
}

// gridFraming draws the borders of one row, shaded for a header.
func gridFraming(edges []float64, header bool) func(p pen, top, bottom float64) {
	return func(p pen, top, bottom float64) {
		if header {
			p.pdf.SetFillColor(shade[0], shade[1], shade[2])
			p.pdf.Rect(edges[0], top, edges[len(edges)-1]-edges[0], bottom-top, "F")
		}
		for i := range edges[1:] {
			p.frame(edges[i], top, edges[i+1]-edges[i], bottom-top)
		}
	}
}
