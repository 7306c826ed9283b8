package document

// styles are the looks of text: Andika, made for new readers, for headings; Noto Sans for reading.
type styles struct {
	title, section, sub, question, activity *style
	phase, label, quiet, fact               *style
	body, strong, aside, asideStrong        *style
	cell, cellStrong                        *style
}

func newStyles(regular, bold, heading *face) styles {
	head := func(size, lead float64, c ink) *style {
		return &style{face: heading, spare: bold, size: size, lead: lead, ink: c}
	}
	text := func(face *face, size, lead float64, c ink) *style {
		return &style{face: face, size: size, lead: lead, ink: c}
	}
	return styles{
		title:       head(18, 1.22, charcoal),
		section:     head(11, 1.25, red),
		sub:         head(9.8, 1.3, charcoal),
		question:    head(11.5, 1.35, charcoal),
		activity:    head(11, 1.25, charcoal),
		phase:       text(bold, 7.8, 1.3, soft),
		label:       text(regular, 7.5, 1.3, soft),
		quiet:       text(regular, 7.5, 1.3, soft),
		fact:        text(bold, 9.5, 1.3, charcoal),
		body:        text(regular, 9.5, 1.36, charcoal),
		strong:      text(bold, 9.5, 1.36, charcoal),
		aside:       text(regular, 8.8, 1.33, charcoal),
		asideStrong: text(bold, 8.8, 1.33, charcoal),
		cell:        text(regular, 8.5, 1.3, charcoal),
		cellStrong:  text(bold, 8.5, 1.3, charcoal),
	}
}
