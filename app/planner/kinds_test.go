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

func kindsInBank(t *testing.T) []kind {
	t.Helper()
	data, err := os.ReadFile("../../assets/knowledge/banks/en/kinds.json")
	if err != nil {
		t.Fatal(err)
	}
	decoder := json.NewDecoder(bytes.NewReader(data))
	decoder.DisallowUnknownFields()
	var kinds []kind
	if err := decoder.Decode(&kinds); err != nil {
		t.Fatal(err)
	}
	return kinds
}

func TestKindsAreWhole(t *testing.T) {
	t.Parallel()
	kinds := kindsInBank(t)
	if n := len(kinds); n < 38 {
		t.Errorf("there are %d kinds, want at least 38", n)
	}
	frames, err := testPlanner(t).speeches.english.frames()
	if err != nil {
		t.Fatal(err)
	}
	longest := ""
	for _, s := range frames.Scenes {
		if len(s.Who) > len(longest) {
			longest = s.Who
		}
	}
	seen := map[string]bool{}
	for _, k := range kinds {
		if seen[k.ID] || k.Box == "" || len(k.Ideas) != 3 || len(k.Goals) != 3 || len(k.Vocab) < 4 || len(k.Misconceptions) < 2 || len(k.Tasks) != 2 || len(k.Questions) < 4 {
			t.Errorf("%s lacks a part or is there twice", k.ID)
		}
		seen[k.ID] = true
		for _, folder := range k.Subjects {
			if subjectOf(folder) != folder {
				t.Errorf("%s: %q is no subject folder", k.ID, folder)
			}
		}
		if k.Worked.Answer == "" || k.Exemplar == "" || k.Notes == "" || len(k.Starters) < 3 || len(k.Choices) < 3 || len(k.Support) < 2 || len(k.Extension) < 2 || len(k.Homework) != 1 {
			t.Errorf("%s lacks what makes it a lesson", k.ID)
		}
		question := strings.NewReplacer("{topic}", "our topic", "{who}", longest).Replace(k.Question)
		if n := len([]rune(question)); n > 120 || closedQuestion.MatchString(k.Question) || !strings.HasSuffix(k.Question, "?") {
			t.Errorf("%s: the question is long, closed or none: %s", k.ID, k.Question)
		}
		goals := slices.Clone(k.Goals)
		if k.Young != nil {
			goals = append(goals, k.Young.Goals...)
		}
		for _, goal := range goals {
			if !lesson.ObservableVerb(goal.Text) || goal.Bloom == "" {
				t.Errorf("%s: %q cannot be seen or heard", k.ID, goal.Text)
			}
		}
		if a := k.Artefact; len(a.Steps) < 4 || len(a.Tests) < 2 || len(a.Improve) < 2 || a.Brief == "" {
			t.Errorf("%s: the product lacks a part", k.ID)
		}
	}
}

// TestEveryKindMakesAPlan plans a made-up topic that holds a word of each kind, for learners of every age.
func TestEveryKindMakesAPlan(t *testing.T) {
	t.Parallel()
	book, err := testPlanner(t).speeches.english.kinds()
	if err != nil {
		t.Fatal(err)
	}
	for i, k := range kindsInBank(t) {
		t.Run(k.ID, func(t *testing.T) {
			t.Parallel()
			for _, grade := range []string{"Kindergarten", "Grade 2", "Grade 5", "Grade 11"} {
				young := lesson.BandOf(grade) == lesson.BandKG || lesson.BandOf(grade) == lesson.BandG1to3
				topic := "Zorbling quimps " + k.Words[0]
				asks := wanted{subject: k.Subjects[0], topic: topic, label: "zorbling quimps", young: young}
				if at := book.find(asks); at != i && !(young && k.Young == nil) {
					t.Errorf("%s, %s: taken for another kind, %d", k.Subjects[0], topic, at)
				}
				card, err := testPlanner(t).speeches.english.frame(asks)
				if err != nil {
					t.Fatal(err)
				}
				for _, situation := range situations[1:4] {
					request := situation
					request.Subject, request.Topic, request.GradeLevel = k.Subjects[0], topic, grade
					plan := planOf(t, card, request)
					checkRules(t, grade, request, plan)
					checkTeachable(t, grade, plan)
					if words := countWords(&plan); words < fewestWords || words > mostWords {
						t.Errorf("%s: %d words, want %d to %d", grade, words, fewestWords, mostWords)
					}
					if !young && !strings.Contains(plan.Activities[0].Description, k.Box) {
						t.Errorf("%s: the box of the kind is missing: %s", grade, plan.Activities[0].Description)
					}
				}
			}
		})
	}
}

// planOf composes a plan from a given card, as for a topic that no card knows.
func planOf(t *testing.T, card *Card, request lesson.Request) lesson.Plan {
	t.Helper()
	banks := testBanks(t)
	c := &composer{banks: banks, own: map[string]string{}, said: map[string]int{}, request: request, label: card.Names["en"], match: match{tier: tierGenre}}
	c.band = lesson.BandOf(request.GradeLevel)
	c.profile = banks.bands[c.band]
	c.notes = testNotes(t, request.AdditionalInfo)
	c.class = newClass(request, c.profile, c.notes, testAtlas(t))
	c.seed = seed(request.Topic, "", request.GradeLevel)
	c.caution(card, banks.hazards, banks.hurts)
	c.choose(card)
	return c.compose()
}

func TestTopicsGetTheirKind(t *testing.T) {
	t.Parallel()
	book, err := testPlanner(t).speeches.english.kinds()
	if err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct{ subject, topic, want string }{
		{"biology", "Life cycle of the tilapia", "process"},
		{"history", "The Maji Maji rebellion", "event"},
		{"history", "The life of Yaa Asantewaa", "person"},
		{"civics", "Functions of the local government", "institution"},
		{"english", "Writing a diary", "writing"},
		{"english", "Debate: uniforms", "speaking"},
		{"geography", "Finding the way with a compass", "map-skill"},
		{"PE", "Handball rules", "sport"},
		{"CRE", "The parable of the lost coin", "faith-text"},
		{"IRE", "Zakat in our community", "faith-practice"},
		{"ict", "Loops and selection", "coding"},
		{"home science", "Methods of cooking vegetables", "cooking"},
		{"agriculture", "Poultry housing", "farming"},
		{"business studies", "Marketing of milk", "enterprise"},
		{"maths", "Pie chart and bar chart", "data"},
		{"music", "Bamboo flute", "craft"},
		{"music", "The songs of our elders", "performance"},
		{"music", "Zorbling", "performance"},
		{"art", "Zorbling", "craft"},
		{"PE", "Zorbling", "sport"},
		{"physics", "Semiconductors, p-n junction and transistors", "concept"},
		{"chemistry", "Mole concept and stoichiometry", "reaction"},
		{"history", "L'empire du Mali", "society"},
		{"geography", "Coastal landforms and erosion by sea waves", "landform"},
		{"Basic Technology", "Bamboo furniture joints", "craft"},
		{"Life Orientation", "Coping with stress and exam pressure", "wellbeing"},
		{"music", "Sight reading tonic sol-fa", "music-reading"},
		{"agriculture", "Beekeeping", "animal-keeping"},
		{"Kiswahili", "Methali na nahau", "proverb"},
		{"french", "Zorbling", "grammar"},
		{"Astrology", "Zorbling", ""},
		{"Social Studies", "The kubu dance of our village", "heritage"},
		{"Maarifa ya Jamii", "Mchezo wa 'ndilwa' wa wavuvi", "heritage"},
		{"history", "La fête du fanal", "heritage"},
		{"geography", "Game reserves of the Zambezi", "place"},
	} {
		got := ""
		if at := book.find(wanted{subject: test.subject, topic: test.topic}); at >= 0 {
			got = book.kinds[at].ID
		}
		if got != test.want {
			t.Errorf("%s, %q: %q, want %q", test.subject, test.topic, got, test.want)
		}
	}
}
