package planner

import (
	"strings"
	"testing"
)

func TestKit(t *testing.T) {
	for _, test := range []struct{ item, instead, want string }{
		{"carton dials, rulers, strings of 10 m", "", "carton dials | rulers | strings of 10 m"},
		{"measuring string, watch, baton", "steps, counting, a stick", "measuring string (steps) | watch (counting) | baton (a stick)"},
		{"rulers, spoons, cups of water", "", "rulers | spoons | cups of water"},
		{"clear bags, no holes", "", "clear bags, no holes"},
		{"strings, 2 m long", "", "strings, 2 m long"},
		{"sheets of paper, folded", "", "sheets of paper, folded"},
		{"sheets of paper, a stone", "a page", "sheets of paper, a stone"},
		{"sets of string, water, a spoon and a stone", "", "sets of string, water, a spoon and a stone"},
		{"large sheets of paper and protractors", "carton", "large sheets of paper (carton) | protractors"},
		{"bottle tops, seeds or stones", "", "bottle tops, seeds or stones"},
	} {
		var got []string
		for _, m := range kit(Material{Item: test.item, Count: 1, Per: "group", Substitute: test.instead}) {
			said := m.Item
			if m.Substitute != "" && strings.Contains(test.want, "(") {
				said += " (" + m.Substitute + ")"
			}
			got = append(got, said)
		}
		if said := strings.Join(got, " | "); said != test.want {
			t.Errorf("kit(%q) = %q, want %q", test.item, said, test.want)
		}
	}
}

func TestInLines(t *testing.T) {
	for item, want := range map[string]int{
		"bottles with 0.5 litre of water; 1 m strings":              2,
		"sheets of paper; for the class 10 m of string and a watch": 1,
		"bottles: 500 ml; 1.5 litres for the pan":                   1,
		"cups": 1,
	} {
		if got := inLines(Material{Item: item, Count: 1, Per: "group"}); len(got) != want {
			t.Errorf("inLines(%q) = %v", item, got)
		}
	}
}
