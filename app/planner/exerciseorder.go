package planner

import (
	"slices"
	"strings"
)

// askItems brings to the front of each task the exercises that speak of what the teacher asks for and the others do not:
// a plan has room for the first ones only. Exercises that steps call by their numbers stay in order.
func (c *composer) askItems() {
	asked := stems(c.request.Topic)
	for i, task := range c.card.Tasks {
		if calledItem([]step{{text: strings.Join(task.Steps, " ")}}) == 0 && !c.onLine() {
			c.card.Tasks[i].Items = askedFirst(task.Items, asked)
		}
	}
	if told := stems(strings.Join(c.notes.told, " ")); len(told) > 0 {
		c.card.Questions = askedFirst(c.card.Questions, told)
	}
	c.card.Questions = slices.Clone(c.card.Questions)
	slices.SortStableFunc(c.card.Questions, func(a, b QA) int {
		return min(1, shared(c.focus, stems(b.Question+" "+b.Answer))) - min(1, shared(c.focus, stems(a.Question+" "+a.Answer)))
	})
}

// askedFirst takes for each word, in its turn, the first exercise that has it, unless one that was taken or most have it.
func askedFirst(items []QA, asked []string) []QA {
	said := make([]map[string]bool, len(items))
	for i, item := range items {
		said[i] = wordSet(item.Question + " " + item.Answer)
	}
	var taken []int
	for _, word := range asked {
		var having []int
		for i := range items {
			if said[i][word] {
				having = append(having, i)
			}
		}
		if len(having) == 0 || 2*len(having) > len(items) || slices.ContainsFunc(taken, func(i int) bool { return said[i][word] }) {
			continue
		}
		taken = append(taken, having[0])
	}
	slices.Sort(taken)
	var first, rest []QA
	for i, item := range items {
		if slices.Contains(taken, i) {
			first = append(first, item)
		} else {
			rest = append(rest, item)
		}
	}
	return append(first, rest...)
}
