package planner

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io/fs"
	"os"
	"path"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"

	"somo/app/lesson"
)

// TestCards reads every card as its writer left it and says which field is wrong.
func TestCards(t *testing.T) {
	t.Parallel()
	knowledge := os.DirFS("../../assets/knowledge")
	files, err := fs.Glob(knowledge, "*/*.json")
	if err != nil {
		t.Fatal(err)
	}
	lines, err := fs.Glob(knowledge, LineFolder+"/*/*.json")
	if err != nil {
		t.Fatal(err)
	}
	countries := testAtlas(t).byCode
	for _, file := range append(files, lines...) {
		if path.Dir(file) == "banks" {
			continue
		}
		t.Run(strings.TrimSuffix(file, ".json"), func(t *testing.T) {
			t.Parallel()
			data, err := fs.ReadFile(knowledge, file)
			if err != nil {
				t.Fatal(err)
			}
			decoder := json.NewDecoder(bytes.NewReader(data))
			decoder.DisallowUnknownFields()
			var card Card
			if err := decoder.Decode(&card); err != nil {
				t.Fatalf("%s: %v", file, err)
			}
			check := cardCheck{t: t, file: file, card: card}
			check.identity()
			check.ideas()
			check.objectives()
			check.project()
			check.tasks()
			check.artefacts()
			check.assessment()
			check.stories()
			check.skillWork()
			check.met(countries)
			check.texts("", reflect.ValueOf(card))
		})
	}
}

type cardCheck struct {
	t    *testing.T
	file string
	card Card
}

// least is how many of a part a card has at least: a line leaves what is for several projects to its card.
func (c cardCheck) least(ofCard, ofLine int) int {
	if c.card.Of != "" {
		return ofLine
	}
	return ofCard
}

func (c cardCheck) bad(field, format string, args ...any) {
	c.t.Helper()
	c.t.Errorf("%s: %s: %s", c.file, field, fmt.Sprintf(format, args...))
}

func (c cardCheck) between(field string, n, least, most int) {
	c.t.Helper()
	if n < least || n > most {
		c.bad(field, "has %d, want %d to %d", n, least, most)
	}
}

// bands checks that the bands of a part are bands of the card.
func (c cardCheck) bands(field string, bands []lesson.Band) {
	c.t.Helper()
	for _, band := range bands {
		if !slices.Contains(c.card.Bands, band) {
			c.bad(field, "band %q is not a band of the card", band)
		}
	}
}

// each checks that every band of the card has between least and most of a part.
func (c cardCheck) each(field string, least, most int, all [][]lesson.Band) {
	c.t.Helper()
	for i, bands := range all {
		c.bands(fmt.Sprintf("%s[%d].bands", field, i), bands)
	}
	for _, band := range c.card.Bands {
		n := 0
		for _, bands := range all {
			if in(bands, band) {
				n++
			}
		}
		if n < least || n > most {
			c.bad(field, "band %s has %d, want %d to %d", band, n, least, most)
		}
	}
}

func in(bands []lesson.Band, band lesson.Band) bool {
	return len(bands) == 0 || slices.Contains(bands, band)
}

func bandsOf[T any](parts []T, bands func(T) []lesson.Band) [][]lesson.Band {
	var all [][]lesson.Band
	for _, part := range parts {
		all = append(all, bands(part))
	}
	return all
}

func ideaBands(ideas []Idea) [][]lesson.Band {
	return bandsOf(ideas, func(i Idea) []lesson.Band { return i.Bands })
}

func (c cardCheck) identity() {
	if want := strings.TrimSuffix(c.file, ".json"); c.card.ID != want && c.card.Of == "" {
		c.bad("id", "is %q, want %q (the file's path)", c.card.ID, want)
	}
	if want := path.Dir(c.file); c.card.Subject != want && c.card.Of == "" {
		c.bad("subject", "is %q, want %q (the folder)", c.card.Subject, want)
	}
	if line := strings.HasPrefix(c.file, LineFolder+"/"); line != (c.card.Of != "") {
		c.bad("of", "is %q, and a line has a card, a card none", c.card.Of)
	}
	if len(c.card.Bands) == 0 {
		c.bad("bands", "is empty")
	}
	for _, band := range c.card.Bands {
		if !slices.Contains(lesson.Bands[:], band) {
			c.bad("bands", "%q is no band (KG, G1-3, G4-6, G7-9, G10-12)", band)
		}
	}
	if c.card.Names["en"] == "" {
		c.bad("names.en", "is missing")
	}
	fewest := 3
	if c.card.Of != "" {
		fewest = 0 // a line of the whole is called as its card is
	}
	c.between("aliases", len(c.card.Aliases), fewest, 60)
	for i, alias := range c.card.Aliases {
		if alias != strings.ToLower(strings.TrimSpace(alias)) || alias == "" {
			c.bad(fmt.Sprintf("aliases[%d]", i), "%q must be lower case without spaces around it", alias)
		}
		if slices.Contains(c.card.Aliases[:i], alias) {
			c.bad(fmt.Sprintf("aliases[%d]", i), "%q is there twice", alias)
		}
	}
	if !slices.Contains([]string{"draft", "second-read"}, c.card.Review.Status) {
		c.bad("review.status", "is %q, want draft or second-read", c.card.Review.Status)
	}
	c.between("sources", len(c.card.Sources), c.least(1, 0), 10)
}

func (c cardCheck) ideas() {
	c.between("bigIdeas", len(c.card.BigIdeas), c.least(3, 2), 8)
	c.each("bigIdeas", 2, 6, ideaBands(c.card.BigIdeas))
	for i, idea := range c.card.BigIdeas {
		if !strings.ContainsAny(idea.Text[max(0, len(idea.Text)-1):], ".!?\"'”’)") {
			c.bad(fmt.Sprintf("bigIdeas[%d].text", i), "is no whole sentence (it ends without a full stop)")
		}
	}
	c.between("vocab", len(c.card.Vocab), c.least(5, 3), 12)
	for i, word := range c.card.Vocab {
		if slices.ContainsFunc(c.card.Vocab[:i], func(w Word) bool { return strings.EqualFold(w.Term, word.Term) }) {
			c.bad(fmt.Sprintf("vocab[%d]", i), "%q stands twice", word.Term)
		}
		if word.Term == "" || word.Meaning == "" {
			c.bad(fmt.Sprintf("vocab[%d]", i), "needs term and meaning")
		}
	}
	c.between("prior", len(c.card.Prior), c.least(2, 0), 5)
	c.between("misconceptions", len(c.card.Misconceptions), 2, 6)
	c.each("misconceptions", 1, 6, bandsOf(c.card.Misconceptions, func(m Misconception) []lesson.Band { return m.Bands }))
	for i, m := range c.card.Misconceptions {
		if m.Wrong == "" || m.Probe == "" || m.Right == "" {
			c.bad(fmt.Sprintf("misconceptions[%d]", i), "needs wrong, probe and right")
		}
	}
}

func (c cardCheck) objectives() {
	c.each("objectives", 2, 7, bandsOf(c.card.Objectives, func(o Objective) []lesson.Band { return o.Bands }))
	seen := map[string]bool{}
	for i, objective := range c.card.Objectives {
		field := fmt.Sprintf("objectives[%d]", i)
		if objective.ID == "" || seen[objective.ID] {
			c.bad(field+".id", "%q is empty or there twice", objective.ID)
		}
		seen[objective.ID] = true
		if !lesson.ObservableVerb(objective.Text) {
			c.bad(field+".text", "%q must start with a verb that can be observed (if this one can be, add it to app/lesson/verb.go)", objective.Text)
		}
		c.bloom(field, objective.Bloom)
		for _, band := range c.card.Bands {
			if !in(objective.Bands, band) {
				continue
			}
			if !slices.ContainsFunc(c.card.Tasks, func(t Task) bool {
				return in(t.Bands, band) && slices.Contains(t.Objectives, objective.ID)
			}) {
				c.bad("tasks", "no task of band %s practises objective %s", band, objective.ID)
			}
			if !slices.ContainsFunc(c.card.Questions, func(q QA) bool { return in(q.Bands, band) && q.Objective == objective.ID }) {
				c.bad("questions", "no question of band %s looks at objective %s", band, objective.ID)
			}
		}
	}
}

func (c cardCheck) bloom(field, bloom string) {
	c.t.Helper()
	if !slices.Contains([]string{"remember", "understand", "apply", "analyse", "evaluate", "create"}, bloom) {
		c.bad(field+".bloom", "%q is none of remember, understand, apply, analyse, evaluate, create", bloom)
	}
}

func (c cardCheck) objective(field, id string) {
	c.t.Helper()
	if !slices.ContainsFunc(c.card.Objectives, func(o Objective) bool { return o.ID == id }) {
		c.bad(field, "names objective %q, which the card does not have", id)
	}
}

var closedQuestion = regexp.MustCompile(`(?i)^(is|are|do|does|did|can you name|was|were|je)\b`)

func (c cardCheck) project() {
	c.between("users", len(c.card.Users), c.least(3, 1), 6)
	c.between("phenomena", len(c.card.Phenomena), c.least(3, 1), 6)
	c.each("phenomena", 1, 6, ideaBands(c.card.Phenomena))
	c.each("drivingQuestions", 1, 6, ideaBands(c.card.DrivingQuestions))
	for i, q := range c.card.DrivingQuestions {
		field := fmt.Sprintf("drivingQuestions[%d].text", i)
		if n := len([]rune(q.Text)); n > 120 {
			c.bad(field, "has %d characters, at most 120", n)
		}
		if !strings.HasSuffix(q.Text, "?") {
			c.bad(field, "must end in a question mark")
		}
		if closedQuestion.MatchString(q.Text) {
			c.bad(field, "%q can be answered with yes, no or one word", q.Text)
		}
	}
	c.each("interview", 3, 4, ideaBands(c.card.Interview))
	c.each("needExample", 1, 6, ideaBands(c.card.NeedExample))
	c.each("starters", 3, 6, ideaBands(c.card.Starters))
	c.between("choiceTests", len(c.card.ChoiceTests), 3, 4)
	c.each("support", 1, 4, ideaBands(c.card.Support))
	c.each("extension", 1, 4, ideaBands(c.card.Extension))
	c.each("homework", 1, 4, ideaBands(c.card.Homework))
	c.each("learnerNotes", 1, 1, ideaBands(c.card.LearnerNotes))
	for i, notes := range c.card.LearnerNotes {
		least := 40
		if slices.Contains(notes.Bands, lesson.BandKG) || c.card.Of != "" && slices.Index(lesson.Bands[:], c.card.Bands[0]) <= slices.Index(lesson.Bands[:], lesson.BandG1to3) {
			least = 15
		}
		c.between(fmt.Sprintf("learnerNotes[%d] (words)", i), len(strings.Fields(notes.Text)), least, 150)
	}
}
