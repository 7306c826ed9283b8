package planner

import "testing"

func TestListOnBoardIsWholeOrLeftOut(t *testing.T) {
	for _, test := range []struct{ text, want string }{
		{"To balance an equation: 1 Write word equation and right formulae. 2 Count the atoms of each element, left and right. 3 Put big numbers in front until the atoms agree.", ""},
		{"Vertebrates have a backbone, in five groups. Fish: fins, gills, mostly scales. Amphibians: moist skin, eggs in water (frog). Reptiles: dry scales, lungs (snake, tortoise). Birds: feathers.", "Vertebrates have a backbone, in five groups."},
		{"1 loose soil or ridges; 2 healthy cuttings of 25 cm with 5 to 7 buds from a plant of 8 to 12 months; 3 plant them slanting, two thirds in the soil.", ""},
		{"Simple present: habits and what is always true. I, you, we, they sell. He, she, it sells. Negative: they do not sell, she does not sell.", "Simple present: habits and what is always true. I, you, we, they sell. He, she, it sells."},
		{"Vertebrates have a backbone, invertebrates have none. A key: 1. Does it have legs?", "Vertebrates have a backbone, invertebrates have none."},
		{"Green: go. Red: stop.", "Green: go. Red: stop."},
		{"In 1935 Italy attacked Ethiopia. The war in Europe began.", "In 1935 Italy attacked Ethiopia. The war in Europe began."},
		{"A prefix stands before the base.", "A prefix stands before the base."},
	} {
		if got := copied(test.text); got != test.want {
			t.Errorf("copied(%q) = %q, want %q", test.text, got, test.want)
		}
	}
}
