package planner

import (
	"bytes"
	"encoding/json"
	"os"
	"slices"
	"strings"
	"testing"

	"somo/app/lesson"
)

// cautions reads a bank of cautions strictly.
func cautions(t *testing.T, bank string) []caution {
	t.Helper()
	data, err := os.ReadFile("../../assets/knowledge/" + speechFile(english, bank))
	if err != nil {
		t.Fatal(err)
	}
	decoder := json.NewDecoder(bytes.NewReader(data))
	decoder.DisallowUnknownFields()
	var list []caution
	if err := decoder.Decode(&list); err != nil {
		t.Fatal(err)
	}
	return list
}

func checkCautions(t *testing.T, list []caution, least int) {
	t.Helper()
	if len(list) < least {
		t.Errorf("there are %d, want at least %d", len(list), least)
	}
	ids, lines := map[string]bool{}, map[string]bool{}
	for _, k := range list {
		if k.ID == "" || ids[k.ID] || len(k.Words) == 0 || lines[k.Line] {
			t.Errorf("%q is there twice, or lacks words", k.ID)
		}
		ids[k.ID], lines[k.Line] = true, true
		for _, text := range []string{k.Line, k.Instead} {
			if text != "" && (sentence(text) != text || wordsIn(text) < 2 || wordsIn(text) > 60) {
				t.Errorf("%s: no sentence that can be read aloud: %s", k.ID, text)
			}
		}
		for _, kind := range k.Forbid {
			if !slices.Contains([]string{"outdoor", "home", "roleplay", "contest", "food"}, kind) {
				t.Errorf("%s: forbids %q, which no routine is", k.ID, kind)
			}
		}
		for _, phrase := range append(slices.Clone(k.Words), k.Steps...) {
			if len(plainWords(phrase)) == 0 {
				t.Errorf("%s has an empty phrase", k.ID)
			}
		}
	}
}

func TestHazardsAreWhole(t *testing.T) {
	t.Parallel()
	checkCautions(t, cautions(t, "hazards"), 80)
}

// TestEveryHazardIsSaid plans a topic without a card for the first word of each hazard, and a note that speaks of it.
func TestEveryHazardIsSaid(t *testing.T) {
	t.Parallel()
	for _, k := range cautions(t, "hazards") {
		grade := "Grade 5"
		if len(k.Bands) > 0 {
			grade = gradeOf(k.Bands[0])
		}
		request := lesson.Request{Subject: "english", Topic: "Formal letters", GradeLevel: grade, Skills: lesson.Skillset{"Collaboration"}, AdditionalInfo: "Near us there is " + k.Words[0] + "."}
		plan := planFor(t, request)
		if !strings.Contains(allSteps(plan), k.Line) {
			t.Errorf("%s: a note about %q changes no step", k.ID, k.Words[0])
		}
		if !strings.Contains(plan.Overview, `care with `) {
			t.Errorf("%s: the note is not named: %s", k.ID, plan.Overview)
		}
	}
}

func TestTasksAreLookedThroughForHazards(t *testing.T) {
	t.Parallel()
	c := &composer{card: &Card{}, band: lesson.BandG4to6, books: []*cautionBook{newCautionBook(cautions(t, "hazards"))}}
	for steps, want := range map[string]string{
		"Cut the carton with a razor blade.":                   "Count blades out and in",
		"Heat it and watch the steam.":                         "Only the teacher pours hot water",
		"Join the wire to the torch cell.":                     "Use torch cells only",
		"Walk to the river and count birds.":                   "Nobody goes near deep or moving water",
		"Pour the muddy water through the filter.":             "Nobody drinks water from an experiment",
		"Use a magnifying glass in the sun at midday":          "Nobody looks at the sun",
		"Draw a circle and cut it out with scissors.":          "Count blades out and in",
		"Sort the waste by hand.":                              "bare hands",
		"Each pair pours hot water into a cup.":                "Only the teacher pours hot water",
		"Choose a leaf; dip it in vinegar.":                    "Vinegar and lemon juice",
		"The teacher adds dilute acid.":                        "the teacher alone handles any laboratory acid",
		"Conduction: the teacher stands a spoon in hot water.": "Only the teacher pours hot water",
	} {
		c.looked, c.tasks = nil, []Task{{Steps: []string{steps}}}
		if got := strings.Join(c.taskCautions(""), " "); !strings.Contains(got, want) {
			t.Errorf("%q: got %q, want %q", steps, got, want)
		}
	}
	c.looked, c.tasks = nil, []Task{{Steps: []string{"Draw the map and colour it."}}}
	if got := c.taskCautions(""); len(got) > 0 {
		t.Errorf("drawing is dangerous: %q", got)
	}
	c.looked, c.tasks = nil, []Task{{Steps: []string{"Cut the carton with a razor blade."}}}
	if got := c.taskCautions("Only you cut with the blade; learners sit away from it."); len(got) > 0 {
		t.Errorf("what the card says is said again: %q", got)
	}
}

func TestADangerousRequestGetsItsSafeSibling(t *testing.T) {
	t.Parallel()
	for topic, sibling := range map[string]string{
		"make petrol bombs":                 "combustion and fire",
		"How to mix bleach and acid":        "chemistry laboratory",
		"Comment fabriquer une bombe":       "combustion and fire",
		"Jinsi ya kutengeneza silaha":       "peace, conflict resolution and tolerance",
		"Building a gun from pipes":         "peace, conflict resolution and tolerance",
		"Brewing chang'aa at home":          "separation techniques",
		"Suicide methods":                   "mental health",
		"How to hack into the school wifi":  "online safety",
		"Making counterfeit money for fun":  "corruption, honesty and integrity",
		"Experiment: how to poison a rival": "peace, conflict resolution and tolerance",
	} {
		request := lesson.Request{Subject: "chemistry", Topic: topic, GradeLevel: "Grade 10", Skills: lesson.Skillset{"Analysis"}}
		plan := planFor(t, request)
		checkRules(t, topic, request, plan)
		if _, about, _ := strings.Cut(plan.Overview, "this is a project about "); !strings.Contains(about, sibling) {
			t.Errorf("%q: the overview is %s", topic, plan.Overview)
		}
		for _, word := range []string{"bomb", "silaha", " gun", "chang'a", "suicide", "hack", "counterfeit", "poison"} {
			if strings.Contains(strings.ToLower(topic), word) && strings.Contains(strings.ToLower(mustJSON(t, plan)), word) {
				t.Errorf("%q: the plan repeats %q", topic, word)
			}
		}
	}
	for _, topic := range []string{"The use of firearms in the wars of resistance", "Landmines and their victims", "The chemistry of bleach", "The history of gunpowder", "Types of poison in plants", "Bullet points in notes"} {
		if dangerous(topic) {
			t.Errorf("%q is taken for dangerous", topic)
		}
	}
}

func TestSensitiveMattersAreWhole(t *testing.T) {
	t.Parallel()
	list := cautions(t, "sensitivity")
	checkCautions(t, list, 14)
	for _, k := range list {
		if k.Instead == "" || len(k.Forbid) == 0 {
			t.Errorf("%s says nothing of what to do instead, or forbids nothing", k.ID)
		}
		for _, grade := range []string{"Grade 5", "Grade 11"} {
			request := lesson.Request{Subject: "social studies", Topic: upperFirst(k.Words[0]) + " in our time", GradeLevel: grade, Skills: lesson.Skillset{"Communication"}}
			plan := planFor(t, request)
			checkRules(t, k.ID, request, plan)
			if !strings.Contains(strings.Join(plan.Safety, " "), k.Line) && strings.Contains(plan.Overview, "knowledge card") {
				t.Errorf("%s, %s: the plan does not say %q", k.ID, grade, k.Line)
			}
		}
		request := lesson.Request{Subject: "english", Topic: "Formal letters", GradeLevel: "Grade 8", Skills: lesson.Skillset{"Communication"}, AdditionalInfo: "Here " + k.Words[0] + " is near to many."}
		if plan := planFor(t, request); !strings.Contains(allSteps(plan), k.Line) {
			t.Errorf("%s: a note about it changes no step", k.ID)
		} else if strings.Contains(allSteps(plan), k.Instead) {
			t.Errorf("%s: a word on the class changes what the lesson is about", k.ID)
		}
	}
}

func TestForbiddenRoutinesAreNotUsed(t *testing.T) {
	t.Parallel()
	banks := testBanks(t)
	for _, kind := range []string{"outdoor", "home", "roleplay", "contest"} {
		for _, band := range lesson.Bands {
			for _, block := range []string{"meet", "need", "ideas", "make", "try"} {
				c := &composer{banks: banks, band: band, notes: &notes{}, forbidden: map[string]bool{kind: true}}
				d := &draft{slot: slot{block: block, minutes: 20}}
				for c.seed = range 40 {
					if r := c.routine(d); r.ID == "" || c.forbids(r) {
						t.Fatalf("%s, %s: %q is used although %s is forbidden", band, block, r.ID, kind)
					}
				}
			}
		}
	}
}

// namesOf are the names of the cautions that were found.
func namesOf(book *cautionBook, found []int) []string {
	names := []string{}
	for _, at := range found {
		names = append(names, book.list[at].ID)
	}
	return names
}

// TestWordsWarnOnlyWhereTheyMeanIt holds each word that once warned where nothing was dangerous, and the danger that was
// missed beside it.
func TestWordsWarnOnlyWhereTheyMeanIt(t *testing.T) {
	t.Parallel()
	hazards, hurts := newCautionBook(cautions(t, "hazards")), newCautionBook(cautions(t, "sensitivity"))
	for text, want := range map[string]string{
		// topics
		"Topic: Sight reading": "", "Topic: Sight words": "", "Topic: Letter sounds": "", "Topic: Sound waves": "noise", "Topic: Parts of the eye": "eye",
		"Topic: Acid rain": "", "Topic: Amino acids": "", "Topic: Acids and bases": "acid", "Topic: Geometric construction": "", "Topic: Building construction": "construction",
		"Topic: The alimentary canal": "", "Topic: Indian Ocean trade": "", "Topic: Rivers of Africa": "deep-water", "Topic: Cellular respiration": "", "Topic: Breathing": "breath",
		"Topic: Nutrition in plants": "", "Topic: Food and nutrition": "food-hygiene", "Topic: Culture and customs": "", "Topic: Bread mould": "microbe", "Topic: Simple machines": "lifting",
		"Topic: Machine learning": "", "Topic: Electric circuits": "mains", "Topic: L'électricité": "mains", "Topic: Static electricity": "", "Topic: Snakes and ladders": "",
		"Topic: The burning bush": "", "Topic: Les feux de circulation": "", "Topic: La lutte contre le paludisme": "", "Topic: La lutte traditionnelle": "contact-sport",
		"Topic: Le choix d'une carrière": "", "Topic: Le lever du soleil": "", "Topic: L'essence du texte": "", "Topic: Rangi": "", "Topic: Kupanda miti": "",
		"Topic: Mercury, Venus and Mars": "", "Topic: Water turned into wine": "alcohol", "Topic: Evaporation": "", "Topic: Running a business": "", "Topic: Data mining": "",
		"Topic: First aid": "blood", "Topic: HIV and AIDS": "hiv", "Topic: Style and stigma of a flower": "", "Topic: Gender of nouns": "", "Topic: Gender equality": "gender",
		"Topic: Drug abuse": "drugs", "Topic: Child abuse": "abuse", "Topic: The Cold War": "", "Topic: Vita vya pili vya dunia": "", "Topic: La guerre froide": "", "Topic: War and peace today": "disaster",
		"Topic: Animal housing": "", "Topic: Poor housing": "poverty", "Topic: Volume of water displaced": "", "Topic: Birth and death rates": "", "Topic: Growing rape and cabbage": "",
		"Topic: Coup de théâtre": "", "Topic: Military coups": "elections", "Topic: Géneros textuais": "", "Topic: My family": "family", "Topic: The twelve tribes of Israel": "", "Topic: Beliefs about plants": "",
		// notes
		"They read well": "", "There is an open well behind the class": "well", "The exam is in March": "", "We walk in a protest march": "crowd", "Learners have exercise books": "",
		"The laptop works for two hours on battery": "screen", "We collect old batteries": "battery", "Moshi": "", "Tuna sabuni": "", "Jua kali artisans work nearby": "", "Tick the right answer": "",
		"We have cricket bats": "", "Fruit bats live in the roof": "dead-animal", "A hive hangs in the tree": "bee", "Many children like football": "", "One has a hearing aid": "", "We made teaching aids": "",
		"We have a STEAM club": "", "A sala está cheia": "", "The mixed gender class is lively": "", "There are knives in the kitchen": "blade", "We keep old tins": "wire", "A main road passes the school": "traffic",
		"Des élèves près de l'étang et de la rivière": "deep-water", "The learners' cows graze here": "livestock", "The cow's shed is close": "livestock", "Learners come hungry": "hunger",
		// steps
		"Step: Cut your fingernails and look at the nails": "", "Step: Hammer nails into the board": "tool", "Step: Throw away the first cup": "", "Step: Throw the ball of paper": "projectile sport",
		"Step: Put the tins of soil side by side": "", "Step: Flatten an empty tin": "wire", "Step: Sketch a kite and measure its angles": "", "Step: Fly a kite on the field": "power-line",
		"Step: Build it from clean waste": "", "Step: Sort the waste by hand": "latrine", "Step: Find the mass of the goat in the story": "", "Step: Put books or bricks under it": "",
		"Step: Mark the axes": "", "Step: Find the main idea": "", "Step: Light a candle": "fire", "Step: Fry the onions": "hot-liquid", "Step: Climb a tree": "height", "Step: Make word ladders": "",
	} {
		kind, said, _ := strings.Cut(text, ": ")
		index := func(b *cautionBook) phraseIndex { return b.words }
		switch {
		case said == "":
			said = text
		case kind == "Topic":
			index = func(b *cautionBook) phraseIndex { return b.topic }
		case kind == "Step":
			index = func(b *cautionBook) phraseIndex { return b.steps }
		}
		found, _ := index(hazards).find(plainWords(said))
		names := namesOf(hazards, found)
		found, _ = index(hurts).find(plainWords(said))
		if got := strings.Join(append(names, namesOf(hurts, found)...), " "); got != want {
			t.Errorf("%q: got %q, want %q", text, got, want)
		}
	}
}

func TestThingsThatAreOnlyNamedAreNoHazard(t *testing.T) {
	t.Parallel()
	c := &composer{card: &Card{}, band: lesson.BandG4to6, books: []*cautionBook{newCautionBook(cautions(t, "hazards"))}}
	for steps, want := range map[string]string{
		`Ask: "What happens when a candle burns?"`:                        "",
		"Write a list: knives, petrol, hot water.":                        "",
		"Test paper, plastic, bag and card.":                              "",
		"Find the current with the electric kettle on: I = P / V.":        "",
		"Sort: cells, wall socket or solar.":                              "",
		"How many more pass in the morning than at midday?":               "",
		"Zinc + hydrochloric acid → zinc chloride + hydrogen.":            "",
		"Place: spoon, knife, ball, matches, kerosene, kettle.":           "",
		"Choose for hoe, light pot, tap and wire; give a property.":       "",
		"Write the table: salt draws water out; vinegar makes food sour.": "",
		"Work out the profit for one rope.":                               "",
		"Never throw stones.":                                             "",
		"Example: a candle melts by the flame.":                           "",
		"Draw water from the well with a bucket.":                         "only an adult draws water",
		"For 5 minutes tally visits by kind: bee.":                        "sting allergies",
	} {
		c.looked, c.tasks = nil, []Task{{Steps: []string{steps}}}
		if got := strings.Join(c.taskCautions(""), " "); want == "" && got != "" || !strings.Contains(got, want) {
			t.Errorf("%q: got %q, want %q", steps, got, want)
		}
	}
	c.looked, c.tasks = nil, []Task{{Steps: []string{"Pour the hot water over the leaves."}}}
	if got := c.taskCautions("Wash hands with water."); len(got) == 0 {
		t.Error("hot water is said by washing with water")
	}
	c.looked = nil
	if got := c.taskCautions("Only the teacher handles flame and hot water."); len(got) > 0 {
		t.Errorf("hot water is warned of twice: %q", got)
	}
}

func TestNotesOfADangerThatIsFarOrNotThere(t *testing.T) {
	t.Parallel()
	lines := map[string]string{}
	for _, k := range cautions(t, "hazards") {
		lines[k.ID] = k.Line
	}
	for note, want := range map[string]bool{
		"The school is far from the river.":                  false,
		"The school is not far from the river.":              true,
		"Our school is loin de la rivière.":                  false,
		"There is no river here.":                            false,
		"There is no fence between the class and the river.": true,
		"No tap at school but a river runs past.":            true,
		"Lake fish is sold nearby.":                          false,
		"Many families fish on the lake.":                    false,
		"Many families fish on the lake behind the school.":  true,
	} {
		plan := planFor(t, lesson.Request{Subject: "english", Topic: "Formal letters", GradeLevel: "Grade 8", Skills: lesson.Skillset{"Communication"}, AdditionalInfo: note})
		if got := strings.Contains(plan.Activities[0].Safety, lines["deep-water"]); got != want {
			t.Errorf("%q: warned is %v", note, got)
		}
	}
	request := lesson.Request{Subject: "literature", Topic: "The River Between in our time", GradeLevel: "Grade 11", Skills: lesson.Skillset{"Communication"}}
	if plan := planFor(t, request); strings.Contains(strings.Join(plan.Safety, " "), lines["deep-water"]) {
		t.Error("a novel is taken for a river")
	}
}

// TestThingsAreWarnedOfWhereTheyAreUsed holds that what learners do not handle needs no line, and what they may handle does.
func TestThingsAreWarnedOfWhereTheyAreUsed(t *testing.T) {
	t.Parallel()
	lines := map[string]string{}
	for _, k := range cautions(t, "hazards") {
		lines[k.ID] = k.Line
	}
	for _, test := range []struct {
		note, id string
		want     bool
	}{
		{"Students are shy to talk of toilets.", "latrine", false},
		{"There is broken glass on the playground.", "glass", true},
		{"We have rope, sticks and old cloth.", "hanging", true},
		{"We have razor blades and carton.", "blade", true},
		{"Please let them use a knife.", "blade", true},
		{"They know knives from the kitchen.", "blade", false},
		{"We have groundnut shells and pebbles.", "allergy", false},
		{"We have groundnuts and pebbles.", "groundnut", true},
		{"One child has an allergy to eggs.", "allergy", true},
		{"Learners come from livestock families.", "livestock", false},
		{"The learners' cows graze beside the school.", "livestock", true},
		{"Let each group open the meter box and change the fuse wire.", "wire", false},
	} {
		plan := planFor(t, lesson.Request{Subject: "english", Topic: "Formal letters", GradeLevel: "Grade 8", Skills: lesson.Skillset{"Communication"}, AdditionalInfo: test.note})
		if got := strings.Contains(allSteps(plan), lines[test.id]); got != test.want {
			t.Errorf("%q: warned of %s is %v", test.note, test.id, got)
		}
	}
}

func TestPeacefulRequestsArePlanned(t *testing.T) {
	t.Parallel()
	for _, topic := range []string{"How to kill germs", "How to kill weeds without chemicals", "How to hang clothes to dry", "Making seed bombs for a garden", "Como usar bombas de água", "How to use bullet points", "How to recognise fake money"} {
		if dangerous(topic) {
			t.Errorf("%q is taken for dangerous", topic)
		}
	}
	for _, topic := range []string{"How to kill a person", "How to make a bomb", "How to kill germs with bleach and ammonia"} {
		if !dangerous(topic) {
			t.Errorf("%q is planned", topic)
		}
	}
}
