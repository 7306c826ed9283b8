package planner

import (
	"encoding/json"
	"maps"
	"os"
	"slices"
	"strings"
	"testing"

	"somo/app/lesson"
)

// TestEveryLineIsFoundAndKeepsTheRules plans each line by its own name.
func TestEveryLineIsFoundAndKeepsTheRules(t *testing.T) {
	t.Parallel()
	at := 0
	lines := recogniserOf(t).lines
	for _, card := range slices.Sorted(maps.Keys(lines)) { // each line has the same situation each time
		for _, line := range lines[card] {
			at++
			request := situations[at%len(situations)]
			request.Subject, request.Topic, request.GradeLevel = line.Subject, line.Name, gradeOf(line.Bands[0])
			t.Run(line.ID, func(t *testing.T) {
				t.Parallel()
				want := line.ID
				if line.Whole {
					want = line.Parent
				}
				if _, id, err := testPlanner(t).Recognise(request); err != nil || id != want {
					t.Fatalf("%q is planned as %q (%v)", line.Name, id, err)
				}
				plan := planFor(t, request)
				checkRules(t, line.ID, request, plan)
				findings, checks := lesson.Review(plan, request)
				for _, finding := range findings {
					t.Errorf("%s (%s): %s", finding.Code, finding.Section, finding.Message)
				}
				for _, check := range checks {
					if !check.Passed {
						t.Errorf("not passed: %s", check.Label)
					}
				}
				if words := countWords(&plan); words < fewestWords || words > mostWords {
					t.Errorf("%d words, want %d to %d", words, fewestWords, mostWords)
				}
			})
		}
	}
	if at == 0 {
		t.Fatal("there is no line")
	}
}

// TestANameOfALineIsNotTheWhole: also where its words stand in the name of the card.
func TestANameOfALineIsNotTheWhole(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ subject, topic, grade, line string }{
		{"mathematics", "Circumference of a Circle", "Grade 7", "mathematics/circumference-of-a-circle"},
		{"mathematics", "Types of triangles", "Grade 5", "mathematics/types-of-triangles"},
		{"chemistry", "Introduction to chemistry", "Grade 8", "chemistry/laboratory-safety-apparatus-and-scientific-method"},
		{"social-studies", "Types of human rights", "Grade 8", "social-studies/types-of-human-rights"},
		{"ict", "Input devices", "Grade 5", "ict/input-and-output-devices"},
		{"elementary-science", "Methods of purifying water", "Grade 7", "elementary-science/making-water-safe-purification-and-storage"},
		{"christian-religious-education", "The parable of the Good Samaritan", "Grade 10", "christian-religious-education/the-good-samaritan"},
		{"history", "The Buganda Agreement of 1900", "Grade 10", "history/buganda-agreement-of-1900"},
		{"mathematics", "Nature of roots of quadratic equations", "Grade 11", "mathematics/discriminant-and-nature-of-roots"},
		{"english", "Greetings", "Grade 1", "english/greetings-polite-words-and-introductions"},
	} {
		if _, id, err := testPlanner(t).Recognise(lesson.Request{Subject: test.subject, Topic: test.topic, GradeLevel: test.grade}); err != nil || id != test.line {
			t.Errorf("%q is planned as %q (%v), want %q", test.topic, id, err, test.line)
		}
	}
}

func TestWithBorrowingIsNotWithoutBorrowing(t *testing.T) {
	t.Parallel()
	without := entry{ID: "without", Name: "Two-digit subtraction without borrowing", Phrases: phrasesOf(nil, []string{"Two-digit subtraction without borrowing"})}
	if n, _ := without.covers(stems("two-digit subtraction with borrowing"), false); n > 0 {
		t.Errorf("subtraction with borrowing is %d in common with subtraction without", n)
	}
	if n, _ := without.covers(stems("two-digit subtraction without borrowing"), false); n == 0 {
		t.Error("subtraction without borrowing is not itself")
	}
}

func TestALineServesWhereNothingElseOfItsCardIsAsked(t *testing.T) {
	t.Parallel()
	known := newRecogniser([]entry{
		{ID: "physics/gas-laws", Subject: "physics", Bands: []lesson.Band{lesson.BandG10to12}, Name: "Gas laws", File: "physics/gas-laws.json", Phrases: phrasesOf(nil, []string{"Gas laws", "boyle's law", "charles' law", "kinetic theory of gases"}), Named: 1},
		{ID: "physics/boyle", Subject: "physics", Bands: []lesson.Band{lesson.BandG10to12}, Name: "Boyle's law", File: "lines/physics/boyle.json", Parent: "physics/gas-laws", Line: true, Phrases: phrasesOf(nil, []string{"Boyle's law", "pressure and volume of a gas"})},
		{ID: "physics/charles", Subject: "physics", Bands: []lesson.Band{lesson.BandG10to12}, Name: "Charles's law", File: "lines/physics/charles.json", Parent: "physics/gas-laws", Line: true, Phrases: phrasesOf(nil, []string{"Charles's law", "charles law"})},
	})
	if slices.ContainsFunc(known.entries, func(e entry) bool { return e.Line }) {
		t.Error("a line is found beside the cards")
	}
	if found := known.narrowed(match{tier: tierGenre}, "physics", "Zorbling and Boyle's law", lesson.BandG10to12); found.entry == nil || found.tier != tierPartial {
		t.Errorf("a part that is a line is not found: %+v", found)
	}
	for _, test := range []struct {
		topic string
		band  lesson.Band
		want  string
	}{
		{"Boyle's law", lesson.BandG10to12, "physics/boyle"},
		{"Gas laws: Boyle's law", lesson.BandG10to12, "physics/boyle"},
		{"Boyle's law in a bicycle pump", lesson.BandG10to12, "physics/boyle"},
		{"Gas laws", lesson.BandG10to12, "physics/gas-laws"},
		{"Gas laws: Boyle and Charles", lesson.BandG10to12, "physics/gas-laws"},
		{"Boyle's law and the kinetic theory", lesson.BandG10to12, "physics/gas-laws"},
		{"Boyle's law", lesson.BandG7to9, "physics/gas-laws"}, // the line is for older learners
	} {
		found := known.narrowed(match{tier: tierExact, entry: &known.entries[0]}, "physics", test.topic, test.band)
		if found.entry.ID != test.want {
			t.Errorf("%q for %s: %s, want %s", test.topic, test.band, found.entry.ID, test.want)
		}
	}
}

// alsoOfLine are topics of a card that a line of another card teaches: it is about just that.
var alsoOfLine = map[string]bool{
	"abo blood groups": true, "chain of distribution": true, "channels of distribution": true, "law of conservation of mass": true,
	"choléra": true, "transparent translucent and opaque": true, "evaporation and condensation": true, "evaporation": true,
	"condensation": true, "blending sounds": true, "main ideas and details": true, "opposites": true, "opposite words": true,
	"causes of rural-urban migration": true, "effects of migration": true, "a-wa na ki-vi": true, "ki vi": true, "ki-vi": true, "push and pull factors": true,
	"counting in twos": true, "skip counting": true, "resultant force": true, "cólera": true, "kipindupindu": true,
}

// TestALineTakesNoTopicOfAnotherCard asks for each card by each of its names: a line may serve only where it is one of that card.
func TestALineTakesNoTopicOfAnotherCard(t *testing.T) {
	t.Parallel()
	known := recogniserOf(t)
	parents, cards := map[string]string{}, map[string]bool{}
	for card, lines := range known.lines {
		for _, line := range lines {
			parents[line.ID] = card
		}
	}
	asked := 0
	for _, e := range knownCards(t) {
		data, err := os.ReadFile("../../assets/knowledge/" + e.ID + ".json")
		if err != nil {
			t.Fatal(err)
		}
		var card struct{ Aliases []string }
		if err := json.Unmarshal(data, &card); err != nil {
			t.Fatal(err)
		}
		cards[e.ID] = true
		for _, topic := range append(card.Aliases, e.Name) {
			for _, band := range e.Bands {
				asked++
				_, id, err := testPlanner(t).Recognise(lesson.Request{Subject: e.Subject, Topic: topic, GradeLevel: gradeOf(band)})
				if err != nil {
					t.Fatal(err)
				}
				if of := parents[id]; of != "" && of != e.ID && !alsoOfLine[topic] && !known.entryNamed(of, topic) {
					t.Errorf("%q of %s is planned as %s", topic, e.ID, id)
				}
			}
		}
	}
	if asked < len(cards) {
		t.Errorf("only %d topics of %d cards were asked for", asked, len(cards))
	}
}

// entryNamed tells whether a card has a topic among its names.
func (r *recogniser) entryNamed(id, topic string) bool {
	return slices.Contains(r.entries[r.byID[id]].Phrases, strings.Join(stems(topic), " "))
}
