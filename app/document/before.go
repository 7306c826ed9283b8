package document

import "somo/app/lesson"

// before is what to know before teaching, in two columns where there is more than one part.
func (s *setting) before(plan lesson.Plan) {
	prior := s.texts(plan.PriorKnowledge)
	words := couples(s, plan.KeyVocabulary, ":", "", func(term lesson.Term) (string, string) { return term.Term, term.Meaning })
	mistakes := couples(s, plan.Misconceptions, ".", "→ ", func(m lesson.Misconception) (string, string) { return m.Idea, m.Correction })

	parts := 0
	for _, size := range []int{len(prior), len(words), len(mistakes)} {
		if size > 0 {
			parts++
		}
	}
	width := half
	if parts == 1 {
		width = measure
	}
	var columns []column
	begin := func(title string) column {
		c := column{width: width}
		c.add(paragraph{before: 4, spans: []span{{text: title, style: s.styles.section}}, keep: true})
		return c
	}
	if len(prior) > 0 {
		c := begin("BEFORE YOU START")
		s.bullets(&c, "•", s.styles.body, prior)
		columns = append(columns, c)
	}
	for _, part := range []struct {
		title string
		list  []paragraph
	}{{"KEY WORDS", words}, {"COMMON MISTAKES", mistakes}} {
		if len(part.list) == 0 {
			continue
		}
		c := begin(part.title)
		for _, p := range part.list {
			c.add(p)
		}
		columns = append(columns, c)
	}
	switch parts {
	case 0:
	case 1:
		s.full(4.6, columns[0])
	default:
		s.twoColumns(4.6, columns)
	}
}

// couples are entries of two texts, the first in bold; mark closes the first and join opens the second where both are there.
func couples[T any](s *setting, list []T, mark, join string, texts func(T) (first, second string)) []paragraph {
	var out []paragraph
	for _, entry := range list {
		first, second := texts(entry)
		first, second = clean(first, s.plain), clean(second, s.plain)
		var spans []span
		if first != "" && second != "" {
			first, second = sentence(first, mark), join+second
		}
		if first != "" {
			spans = append(spans, span{text: first, style: s.styles.strong})
		}
		if second != "" {
			spans = append(spans, span{text: second, style: s.styles.body})
		}
		if len(spans) > 0 {
			out = append(out, paragraph{before: 0.5, indent: bullet, label: span{text: "•", style: s.styles.body}, spans: spans})
		}
	}
	return out
}
