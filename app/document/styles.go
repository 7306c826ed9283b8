package document

// styles are the looks of text: Andika, made for new readers, for headings; Noto Sans for reading.
type styles struct {
	title, section, sub, question, activity *style
	phase, label, quiet, fact               *style
	body, strong, aside, asideStrong        *style
	cell, cellStrong                        *style
}

// newStyles makes the styles for a size of reading text in points and the height of its lines.
func newStyles(regular, bold, heading *face, size, lead float64) styles {
	head := func(size, lead float64, c ink) *style {
		return &style{face: heading, spare: bold, size: size, lead: lead, ink: c}
	}
	text := func(face *face, size, lead float64, c ink) *style {
		return &style{face: face, size: size, lead: lead, ink: c}
	}
	aside, cell := size-0.7, size-1
	if size < 9.5 {
		aside, cell = size-0.4, size-0.6
	}
	return styles{
		title:       head(18, 1.22, charcoal),
		section:     head(11, 1.25, red),
		sub:         head(size+0.3, 1.3, charcoal),
		question:    head(size+2, 1.35, charcoal),
		activity:    head(size+1.5, 1.25, charcoal),
		phase:       text(bold, 7.8, 1.4, soft),
		label:       text(regular, 7.5, 1.3, soft),
		quiet:       text(regular, 7.5, 1.3, soft),
		fact:        text(bold, 9.5, 1.3, charcoal),
		body:        text(regular, size, lead, charcoal),
		strong:      text(bold, size, lead, charcoal),
		aside:       text(regular, aside, lead-0.03, charcoal),
		asideStrong: text(bold, aside, lead-0.03, charcoal),
		cell:        text(regular, cell, lead-0.05, charcoal),
		cellStrong:  text(bold, cell, lead-0.05, charcoal),
	}
}
