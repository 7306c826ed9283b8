package planner

import (
	"strings"

	"somo/app/lesson"
)

// Words that begin what a teacher says to a class: a question is asked, all else is said.
const (
	asksWith = `Ask: "`
	saysWith = `Say: "`
)

// sayOrders has a plan say what is no question: "Ask: "Count the stones."" is said.
func sayOrders(p *lesson.Plan) {
	for _, a := range p.Activities {
		for i, text := range a.Steps {
			a.Steps[i] = saidOrAsked(text)
		}
	}
	for i, m := range p.Misconceptions {
		p.Misconceptions[i].Correction = saidOrAsked(m.Correction)
	}
}

func saidOrAsked(text string) string {
	for from := 0; ; {
		at := strings.Index(text[from:], asksWith)
		if at < 0 {
			return text
		}
		at += from
		from = at + len(asksWith)
		if end := strings.IndexByte(text[from:], '"'); end > 0 && !strings.Contains(text[from:from+end], "?") {
			text = text[:at] + saysWith + text[from:]
		}
	}
}
