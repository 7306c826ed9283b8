package document

import (
	"bytes"
	"fmt"
	"io"
	"slices"
	"time"

	"github.com/jung-kurt/gofpdf"

	"somo/app/catalogue"
)

// Guide writes a guide as an A4 document. The same guide gives the same bytes, and w gets nothing where there is an error.
func (p *Printer) Guide(w io.Writer, guide catalogue.Guide) error {
	pdf := gofpdf.New("P", "mm", "A4", "")
	pdf.SetAutoPageBreak(false, 0)
	pdf.SetCatalogSort(true)
	for _, face := range p.faces {
		pdf.AddUTF8FontFromBytes(face.family, "", slices.Clone(face.data)) // the PDF writer scribbles on the bytes
	}
	title := one(guide.Title, p.faces[0])
	undated := time.Unix(0, 0).UTC() // the PDF writer takes zero for now
	pdf.SetTitle(title, true)
	pdf.SetSubject("Guide for teachers", true)
	pdf.SetAuthor("Somo", true)
	pdf.SetCreator("Somo", true)
	pdf.SetCreationDate(undated)
	pdf.SetModificationDate(undated)
	p.draw(pen{pdf}, p.layGuide(guide), title)

	var made bytes.Buffer
	if err := pdf.Output(&made); err != nil {
		return fmt.Errorf("making the PDF of a guide: %w", err)
	}
	if _, err := made.WriteTo(w); err != nil {
		return fmt.Errorf("writing the PDF of a guide: %w", err)
	}
	return nil
}

// layGuide sets a guide larger than a plan: it is read from start to end, not looked up during a lesson.
func (p *Printer) layGuide(guide catalogue.Guide) *flow {
	styles := newStyles(p.faces[0], p.faces[1], p.faces[2], 10.5, 1.4)
	s := &setting{flow: &flow{page: 1, y: pageTop}, styles: &styles, plain: p.faces[0]}
	s.guideHead(guide)
	for i, block := range guide.Blocks {
		before := 1.8
		if i > 0 && (guide.Blocks[i-1].Type == catalogue.Table || guide.Blocks[i-1].Type == catalogue.Box) {
			before = 3.6
		}
		s.block(block, before)
	}
	return s.flow
}

// guideHead is the title, and the summary beside a thread.
func (s *setting) guideHead(guide catalogue.Guide) {
	c := column{width: measure}
	c.add(paragraph{spans: []span{{text: "A GUIDE FOR TEACHERS", style: s.styles.phase}}, keep: true})
	c.add(paragraph{before: 0.8, spans: []span{{text: one(guide.Title, s.plain), style: s.styles.title}}})
	s.full(0, c)
	summary := column{width: measure - 6}
	summary.add(paragraph{spans: []span{{text: clean(guide.Summary, s.plain), style: s.styles.question}}})
	s.put(row{before: 2.4, pad: 0.8, cells: []cell{{x: sideMargin + 6, lines: summary.lines}}, framing: func(p pen, top, bottom float64) {
		p.strip(threads[1], sideMargin, top, barWidth, bottom)
	}})
}

// block adds a part; before is the space above running text.
func (s *setting) block(block catalogue.Block, before float64) {
	c := column{width: measure}
	switch block.Type {
	case catalogue.Heading:
		s.section(clean(block.Text, s.plain))
	case catalogue.Paragraph:
		c.add(paragraph{spans: []span{{text: clean(block.Text, s.plain), style: s.styles.body}}})
		s.full(before, c)
	case catalogue.List:
		s.bullets(&c, "•", s.styles.body, s.texts(block.Items))
		s.full(before, c)
	case catalogue.Numbered:
		s.numbers(&c, s.texts(block.Items))
		s.full(before, c)
	case catalogue.Table:
		s.grid(block)
	case catalogue.Box:
		s.box(block)
	}
}

// box is a shaded part that stands for itself and stays on one page.
func (s *setting) box(block catalogue.Block) {
	const edge = 4.0
	c := column{width: measure - 2*edge - barWidth}
	c.add(paragraph{spans: []span{{text: clean(block.Title, s.plain), style: s.styles.sub}}, keep: true})
	if text := clean(block.Text, s.plain); text != "" {
		c.add(paragraph{before: 0.8, spans: []span{{text: text, style: s.styles.body}}})
	}
	s.bullets(&c, "•", s.styles.body, s.texts(block.Items))
	s.put(row{before: 3.6, pad: 2.6, whole: true, cells: []cell{{x: sideMargin + barWidth + edge, lines: c.lines}}, framing: func(p pen, top, bottom float64) {
		p.pdf.SetFillColor(shade[0], shade[1], shade[2])
		p.pdf.Rect(sideMargin, top, measure, bottom-top, "F")
		p.strip(threads[2], sideMargin, top, barWidth, bottom)
	}})
}
