package planner

import (
	"strings"

	"somo/app/regexp"
)

var (
	// namesAlone is a sentence of names only: "Bafatá, Guinea-Bissau", "JSS 3, Makeni, Sierra Leone".
	namesAlone = regexp.MustCompile(`^(?:(?:\p{Lu}[\pL'’-]*|\d+|of|the|de|do|da|d['’]\p{Lu}\pL+)[ ,.]*)+$`)
	// classCounts are the numbers of a class and its time.
	classCounts = regexp.MustCompile(`(?i)\b\d+ (?:lessons?|periods?) of \d+ min\w*|\b\d+[- ](?:\pL+ )?(?:boys|girls|learners|students?|pupils|children|élèves|alunos|wanafunzi|min(?:utes?|s)?|lessons?|periods?)\b`)
	// classOnly tells of the class and of nothing to work with.
	classOnly = regexp.MustCompile(`(?i)\b(?:speaks?|parlent|falam|languages?|deaf|blind|hearing|sees? (?:badly|poorly|little)|wheelchair|asthma|epilep\w+|desks?|benches|textbooks?|exams?|examination|no (?:electricity|lab\w*|internet|projector|printer|power|science lab\w*)|under a tree)\b`)
)

// aboutClass is what notes tell of the class alone. Things that were named for a dangerous wish are never listed, used or
// handed back.
func aboutClass(info string) string {
	var kept []string
	for _, part := range splitSentences(info) {
		if namesAlone.MatchString(part) {
			kept = append(kept, strings.TrimRight(part, ". "))
			continue
		}
		for _, k := range clausesOf(part) {
			switch {
			case classOnly.MatchString(k.text):
				kept = append(kept, k.text)
			case namesAlone.MatchString(k.text) && len(kept) == 0:
				kept = append(kept, k.text)
			default:
				kept = append(kept, classCounts.FindAllString(k.text, -1)...)
			}
		}
	}
	if len(kept) == 0 {
		return ""
	}
	return strings.Join(kept, ". ") + "."
}

// keepToClass leaves out of the notes of a dangerous request all that is not about the class.
func (c *composer) keepToClass() {
	all := c.request.AdditionalInfo
	c.request.AdditionalInfo = aboutClass(all)
	c.kitOut = len(words(c.request.AdditionalInfo)) < len(words(all))
}

// tellWhy has the teacher say once why nobody makes what burns or bursts; a feast is kept in another way.
func (c *composer) tellWhy() {
	if c.danger.sibling != "safe.fire" {
		return
	}
	said := c.text("safe.fireTold")
	if bangs.MatchString(c.request.Topic) {
		said = sentences(said, c.text("safe.feastTold"))
	}
	c.notes.change("meet", always(said), "")
	c.notes.atFirst()
}
