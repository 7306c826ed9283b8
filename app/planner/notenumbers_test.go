package planner

import "testing"

// TestNumbersAreReadFromTheWholeOfNotes: as tired teachers type them, with other numbers beside.
func TestNumbersAreReadFromTheWholeOfNotes(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		text                   string
		size, lessons, minutes int
	}{
		{"Kitale. 58 lrnrs, single per. 35 mins. I have 7 pairs of scissors.", 58, 1, 35},
		{"we are 46 in the lab meant for 20, Nyeri. Double lesson, 80 min, Thursday after tea break at 10.50.", 46, 1, 80},
		{"12 bulbs, 9 dry cells. Form 3 boys' school in Kakamega, n=38. Power goes 10 to 12 most days.", 38, 0, 0},
		{"Darasa lina wanafunzi 64, Morogoro. Kipindi kimoja dakika arobaini. Nina mayai 6.", 64, 1, 40},
		{"Town is Garissa, a class of thirty-three. Have 10 storybooks to share. Periods are 35 m.", 33, 0, 35},
		{"There are 29 of them. 6 atlases. School is 3 km from the river. One sitting, an hour.", 29, 1, 60},
		{"Form 4 candidates, 47, Siaya; KCSE in six weeks. Time: 2 x 40. Eleven calculators.", 47, 2, 40},
		{"CM2 à Thiès, 67 élèves. Une seule séance de 60 minutes. J'ai 8 ardoises.", 67, 1, 60},
		{"Class: about 45. Four days next week, half an hour per day.", 45, 4, 30},
		{"1hr session, only one before midterm. Polokwane township school; 55. Stones, 3 stopwatches.", 55, 1, 60},
		{"Mombasa. I have 60 nails total, 12 jars. Class of 43, lesson length 40.", 43, 0, 40},
		{"Thika. 18 girls & 17 boys. 5 receipts. 3 lessons of 35 mins.", 35, 3, 35},
		{"Learners, fifty one, think formal letters must use big words. Envelopes 20. double 70 minutes.", 51, 1, 70},
		{"Narok. 31 on register but 26 come. 40 picture cards. One lesson 35 mins please outdoors.", 26, 1, 35},
		{"1 h 20 double, one. Students number 56. 15 bottle tops painted.", 56, 1, 80},
		{"Saucers (13), salt. 52 of them, 35 m, one go.", 52, 1, 35},
		{"Nelspruit, 44 Grade 9s. chart paper 6 sheets. Two 50 min periods, Mon, Wed.", 44, 2, 50},
		{"Bindura, form twos, thirty-six in number. oranges 7. Exams three weeks away. 35 + 35, separate days.", 36, 2, 35},
		{"Kericho, 40 pupils. 22 pencils. 35 minutes daily for a week (Mon to Fri).", 40, 5, 35},
		{"Std 8, 91 learners. Time: one lesson of 35 minutes then another 35 the next day.", 91, 2, 35},
		{"52 learners. Load shedding 10 to 12, exactly my period. I need three 55-min lessons.", 52, 3, 55},
		{"Sessions of 40 mins, number not decided. The pupils - 50 - say friction is always bad.", 50, 0, 40},
		{"A nurse can come for 15 minutes. 40 learners.", 40, 0, 0},
		{"61 learners. One lesson may be in the evening.", 61, 0, 0},
	} {
		n := testNotes(t, test.text)
		if n.size != test.size || n.lessons != test.lessons || n.minutes != test.minutes {
			t.Errorf("%q: %d learners, %d lessons of %d minutes; want %d, %d of %d", test.text, n.size, n.lessons, n.minutes, test.size, test.lessons, test.minutes)
		}
	}
}
