package document

import (
	"strconv"
	"strings"

	"somo/app/lesson"
)

// assessment is what learners have made at the end, and how the teacher knows what they have learnt.
func (p *page) assessment(plan lesson.Plan) {
	if kind, about := couple(plan.ArtifactOutcome.Type, plan.ArtifactOutcome.Description, ".", ""); kind+about != "" {
		p.own("h3", "Expected Outcome").raw(`<p>`).element("b", kind).raw(" ").element("span", about).raw(`</p>`)
	}
	p.element("p", plan.Assessment.Text)
	for _, part := range []struct {
		title string
		list  []string
	}{{"Ongoing Assessment", plan.Assessment.Formative}, {"Final Assessment", plan.Assessment.Summative}} {
		if inside := inside(func(in *page) { in.list("ul", part.list) }); inside != "" {
			p.own("h3", part.title).raw(inside)
		}
	}
}

// rubric is a list of criteria with their levels: a table has no room on a phone.
func (p *page) rubric(rubric *lesson.Rubric) {
	if rubric == nil {
		return
	}
	for _, row := range rubric.Rows {
		if readable(row.Criterion+strings.Join(row.Cells, "")) == "" {
			continue
		}
		p.element("h3", row.Criterion).raw(`<ul>`)
		for i, cell := range row.Cells {
			if readable(cell) == "" {
				continue
			}
			p.raw(`<li dir="auto">`)
			if i < len(rubric.Levels) && readable(rubric.Levels[i]) != "" {
				p.element("b", rubric.Levels[i]+":").raw(" ")
			}
			p.element("span", cell).raw(`</li>`)
		}
		p.raw(`</ul>`)
	}
}

func (p *page) inclusion(inclusion *lesson.Inclusion) {
	if inclusion == nil {
		return
	}
	p.note("Large class", inclusion.LargeClass)
	p.note("Special needs", inclusion.SpecialNeeds)
	p.note("Several grades", inclusion.Multigrade)
	p.note("Girls and boys", inclusion.GirlsAndBoys)
}

// chalkboard is what to write on the board, lesson by lesson.
func (p *page) chalkboard(notes []lesson.BoardNote) {
	for _, note := range notes {
		if readable(note.Board) == "" {
			continue
		}
		if note.Lesson > 0 {
			p.own("h3", "Lesson "+strconv.Itoa(note.Lesson))
		}
		p.element("pre", note.Board)
	}
}
