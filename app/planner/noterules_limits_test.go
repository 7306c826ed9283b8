package planner

import (
	"strings"
	"testing"
)

// TestLimitsAndOffersAreActedOn reads sums of money, ideas that all have, real figures, people who know, sizes and weather.
func TestLimitsAndOffersAreActedOn(t *testing.T) {
	t.Parallel()
	for _, test := range []remarkTest{
		{"business", "Entrepreneurship: finding a business idea", "Grade 8", "No start money from school, nothing more than E5 a group.", "all that one group uses costs at most E5", "decide yourself"},
		{"business", "Entrepreneurship: finding a business idea", "Grade 8", "Each family can give at most 200 shillings.", "no family gives more than 200 shillings", "Make use of this"},
		{"business", "Entrepreneurship: finding a business idea", "Grade 8", "They may not spend more than $1 each.", "all that one learner uses costs at most $1", "Nothing is bought"},
		{"business", "Entrepreneurship: finding a business idea", "Grade 8", "All groups copy the same idea, sweets and vetkoek.", "Already taken: sweets and vetkoek.", "decide yourself"},
		{"elementary-science", "Forces: push and pull", "Grade 4", "Only P4 learners.", "", "at most P4"},
		{"geography", "Climate graphs: reading and drawing rainfall and temperature", "Grade 10", "The met office can give us last year rainfall on paper.", "copy the rainfall to the board", "Make use of this"},
		{"history", "African soldiers in the Second World War", "Grade 11", "One old man in the village had a father who fought in Burma.", "the visit of the elder", "Tell of our place"},
		{"agriculture", "Growing cassava: choosing and planting the cuttings", "Grade 8", "Plot of 10 m by 15 m.", "10 m by 15 m, 150 square metres", "decide yourself"},
		{"mathematics", "Area and perimeter of rectangles", "Grade 6", "Our garden is 6 x 8 metres.", "(28 m; 48 square metres)", "visit to the garden"},
		{"social-studies", "Needs and wants", "Grade 3", "Borana and Turkana speakers.", "Borana and Turkana at home", "decide yourself"},
		{"english", "Adverbs", "Grade 5", "Heavy rain and many come late.", "learners who come late", "decide yourself"},
		{"english", "Adverbs", "Grade 5", "The rains come late.", "", "learners who come late"},
		{"english", "Adverbs", "Grade 5", "Some families are from Benin and Togo.", "Nyeri", "Benin;"},
	} {
		test.check(t, "Nyeri, Kenya. 45 learners. ")
	}
}

func TestASumForTheClassIsShared(t *testing.T) {
	t.Parallel()
	n := readNotes("The budget is 500 shillings for the whole class.", testAtlas(t), testBanks(t).notes)
	for _, e := range n.effects {
		if e.block == "ideas" {
			if line := e.step(class{teams: 8}); !strings.Contains(line, "62 shillings a team") {
				t.Errorf("the step says %q", line)
			}
			return
		}
	}
	t.Error("no step keeps to the sum")
}
