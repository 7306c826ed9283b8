package planner

import (
	"strings"
	"testing"

	"somo/app/lesson"
)

// TestTopicsKeepToWhatTheyName holds that a topic on some of the things of a card has objectives, work and questions on these.
func TestTopicsKeepToWhatTheyName(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ subject, grade, topic, has, hasNot string }{
		{"geography", "Grade 9", "Rivers: features of the upper, middle and lower course", "three courses", "Bosumtwi|ischarge"},
		{"geography", "Grade 9", "Copper mining: benefits and problems", "smelter smoke", "quarry|mercury"},
		{"english", "Grade 4", "Conjunctions: and, but, because, so", "reason and result", "lthough|unless"},
		{"mathematics", "Grade 5", "Rounding to the nearest 10, 100 and 1000", "number line", "6.27|decimal"},

		{"elementary-science", "Grade 5", "Animals with a backbone and animals without", "nine boxes", "eight boxes"},
		{"english", "Grade 2", "Capital letters and full stops", "stop-and-start book", "apostrophe|comma|abbreviation"},
		{"english", "Grade 1", "Capital letters", "stop-and-start book", "apostrophe|comma"},
		{"english", "Primary 3", "Using full stops and question marks", "question mark", "apostrophe|comma"},
		{"english", "Grade 3", "Subject pronouns: I, you, he, she, it, we, they", "Name the doer once", "write riddles or a story"},
		{"english", "Grade 6", "Prepositions of time: in, on, at", "on Friday", "make a map, game"},
		{"english", "Grade 4", "Commas in lists", "things of a list", "speech marks to a talk"},
		{"english", "Grade 5", "Punctuation and capital letters", "apostrophe", "zorbling"},
		{"english", "Grade 2", "Digraphs: sh, ch and th", "sh", "consonant blends|magic e"},
		{"english", "Grade 2", "Vowel digraphs: ee, oa, ai and oo", "two vowels side by side", "tongue between the teeth|with a sneeze"},
		{"english", "Grade 4", "Collective nouns", "one word for a group", "apostrophe"},
		{"english", "Grade 4", "Possessive nouns", "owner", "collective nouns"},
		{"english", "SS1", "Vowel sounds: /i:/ and /ɪ/", "ship and sheep", "voiceless"},
		{"literature", "Grade 11", "The Lion and the Jewel", "Ilujinle", "Antony|Kafira"},
		{"agriculture", "Grade 8", "Goat keeping: breeds and feeding", "goat", "piglet|farrow"},
		{"Kiswahili", "Grade 5", "Kuandika barua ya kirafiki", "Tutaandikaje barua itakayompa rafiki", "barua rasmi itakayoipatia|OMBI LA KUAZIMA"},
		{"history", "JSS 3", "ECOWAS: aims and achievements", "Classify facts as achievements", "East African Community"},
		{"Islamic Religious Education", "Grade 4", "Steps of wudu", "steps of wudu in order", "tayammum takes the place|hajj"},
		{"physics", "Grade 11", "Uniform circular motion", "centripetal force", "launch speed"},
		{"physics", "Form 1", "Pressure in liquids", "h × density × g", "Pascal|four tests"},
		{"physics", "Form 1", "Atmospheric pressure", "pour oil smoothly", "Pascal|deeper or wider"},
		{"physics", "Grade 12", "Logic gates: truth tables", "AND, OR, NOT", "depletion layer of"},
		{"chemistry", "Form 4", "Polymers and plastics", "polymerisation", "isomers of the alkane"},
		{"elementary-science", "Grade 4", "Types of clouds", "cirrus", "wind vane"},
		{"elementary-science", "Grade 4", "Fire safety at home and at school", "two ways out", "zebra|Route X"},
		{"elementary-science", "Grade 4", "Road safety", "crossing", "home hazards"},
		{"elementary-science", "Grade 5", "The skin: structure and functions", "epidermis", "cerebellum|Catch the strip"},
		{"elementary-science", "Grade 6", "The human brain and its functions", "cerebellum", "epidermis|heart, blood"},
		{"elementary-science", "Grade 6", "Tuberculosis: causes, signs and prevention", "through the air", "malaria|cholera"},
		{"elementary-science", "Grade 5", "Reflection of light", "reflection", "shadow clock"},
		{"elementary-science", "Grade 6", "First aid for fractures", "never straighten", "nosebleed"},
		{"physics", "Form 2", "Acceleration: meaning and calculation", "change of velocity", "Trip graph|Zawadi"},
		{"physics", "Form 3", "Distance-time graphs", "distance-time graph", "uniformly accelerated"},
		{"biology", "Form 3", "Effect of pH on the enzyme catalase", "foam", "Malt in thick porridge"},
		{"Kiswahili", "Grade 7", "Barua rasmi", "barua rasmi itakayoipatia", "itamfanyaje"},
		{"history", "Grade 11", "Causes of the Second World War", "appeasement", "Thiaroye|Africans"},
		{"history", "Form 4", "Effects of the Second World War on Africa", "Thiaroye", "appeasement"},
		{"geography", "Grade 8", "Fishing and overfishing", "boats", "pond"},
		{"PE", "Grade 5", "Traditional games: rules and how to play", "skipping", "throwing course"},
		{"english", "Grade 1", "Parts of the body", "talking body", "cousin|sight words"},
		{"english", "Grade 2", "This, that, these and those", "near and far", "a or an"},
		{"english", "Grade 4", "Helping verbs", "helping verb", "Baraka"},
		{"mathematics", "Grade 3", "Division as repeated subtraction", "repeated subtraction", "Share 15 tops"},
		{"mathematics", "Grade 8", "Simplifying algebraic expressions", "collecting like terms", "Factorise"},
		{"mathematics", "Grade 8", "Wages and overtime", "time and a half", "VAT"},
		{"mathematics", "Grade 7", "Subtraction of integers", "subtract integers", "Multiply"},
		{"mathematics", "Grade 9", "Probability: combined events", "combined events", "relative frequency"},
		{"social studies", "Grade 4", "Staying safe from landmines", "do not touch", "motorcycles"},
		{"mathematics", "Grade 8", "Simple interest", "principal", "depreciation|compound"},
		{"mathematics", "Grade 8", "Cubes and cube roots", "cube box", "seedlings"},
		{"mathematics", "Grade 8", "Directed numbers: multiplication and division", "rule of signs", "Red and black tops"},
		{"mathematics", "Grade 10", "Solving quadratic equations by factorisation", "Factorise", "discriminant"},
		{"home-science", "Grade 6", "Ironing and storing clothes", "ironing a shirt", "wash day"},
		{"ict", "Grade 4", "Drawing with Paint", "Paint", "home row"},
	} {
		plan := planFor(t, lesson.Request{Subject: test.subject, Topic: test.topic, GradeLevel: test.grade, Skills: lesson.Skillset{"Communication"}})
		said := strings.Join(append(plan.LearningObjectives, plan.DrivingQuestion), "\n") + strings.Join(plan.Assessment.Summative, "\n")
		for _, a := range plan.Activities {
			said += a.Title + "\n" + strings.Join(a.Steps, "\n")
		}
		if !strings.Contains(said, test.has) {
			t.Errorf("%s: nothing of %q", test.topic, test.has)
		}
		for part := range strings.SplitSeq(test.hasNot, "|") {
			if strings.Contains(said, part) {
				t.Errorf("%s: %q in %s", test.topic, part, said)
			}
		}
	}
}

func TestMentionsOfWhatATopicNames(t *testing.T) {
	t.Parallel()
	card := &Card{Names: map[string]string{"en": "Punctuation"}, Apart: []string{"full stop, end mark", "comma", "speech mark, inverted comma"}}
	n, narrow := narrowedTo("Commas in lists", card)
	if !narrow {
		t.Fatal("the topic is taken for the whole card")
	}
	for text, want := range map[string][2]int{"Commas and full stops": {1, 1}, "Inverted commas": {0, 1}, "The bus stops": {0, 0}} {
		if asked, left := n.mentions(stems(text)); asked != want[0] || left != want[1] {
			t.Errorf("%q: %d and %d, want %v", text, asked, left, want)
		}
	}
	if _, narrow := narrowedTo("Commas: uses and mistakes", card); !narrow {
		t.Error("what stands before the colon narrows nothing")
	}
	if n, narrow := narrowedTo("Commas: uses and examples", card); !narrow || len(n.asked) != 1 {
		t.Error("what stands before the colon is not looked at")
	}
	for _, topic := range []string{"Punctuation", "Punctuation and commas", "Commas, full stops and speech marks"} {
		if _, narrow := narrowedTo(topic, card); narrow {
			t.Errorf("%q is taken for a part", topic)
		}
	}
}

func TestAPartMayBeTheFirstWordOfACard(t *testing.T) {
	t.Parallel()
	card := &Card{Names: map[string]string{"en": "Simple and compound interest"}, Apart: []string{"simple", "compound, depreciation"}}
	for topic, want := range map[string]bool{"Simple interest": true, "Depreciation": true, "Interest": false, "Simple and compound interest": false} {
		if _, narrow := narrowedTo(topic, card); narrow != want {
			t.Errorf("%q is taken for a part: %v", topic, narrow)
		}
	}
}

func TestClausesKeepBracketsTogether(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"if it is not 0, the inverse is 1/(ad − bc) × (d −b; −c a)": "if it is not 0, the inverse is 1/(ad − bc) × (d −b; −c a)",
		"one; two (a; b); three": "one;| two (a; b);| three",
		"one":                    "one",
	} {
		if got := strings.Join(clauses(text), "|"); got != want {
			t.Errorf("%q is cut into %q", text, got)
		}
	}
}

// TestClayAnimalsAreNoPots holds that what stands behind the colon chooses question, work and product.
func TestClayAnimalsAreNoPots(t *testing.T) {
	t.Parallel()
	plan := planFor(t, lesson.Request{Subject: "Art", Topic: "Clay modelling: animals we know", GradeLevel: "Kindergarten"})
	if !strings.Contains(plan.DrivingQuestion, "animals") || !strings.Contains(plan.ArtifactOutcome.Description, "animal") {
		t.Errorf("%s %s", plan.DrivingQuestion, plan.ArtifactOutcome.Description)
	}
}
