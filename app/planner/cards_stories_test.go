package planner

import (
	"fmt"
	"slices"
	"testing"

	"somo/app/lesson"
)

// stories checks that the parts of a story are there, in every band that it is told for.
func (c cardCheck) stories() {
	if len(c.card.Stories) > 0 {
		c.each("stories", 1, 6, bandsOf(c.card.Stories, func(s Story) []lesson.Band { return s.Bands }))
	}
	for i, s := range c.card.Stories {
		field := fmt.Sprintf("stories[%d]", i)
		bands := s.Bands
		if len(bands) == 0 {
			bands = c.card.Bands
		}
		part := func(name string, at int, of [][]lesson.Band) {
			if at < 0 || at >= len(of) {
				c.bad(field+"."+name, "is %d, the card has %d", at, len(of))
				return
			}
			for _, band := range bands {
				if !in(of[at], band) {
					c.bad(field+"."+name, "%d is not for band %s", at, band)
				}
			}
		}
		part("question", s.Question, ideaBands(c.card.DrivingQuestions))
		part("product", s.Product, bandsOf(c.card.Artefacts, func(a Artefact) []lesson.Band { return a.Bands }))
		part("need", s.Need, ideaBands(c.card.NeedExample))
		part("user", s.User, make([][]lesson.Band, len(c.card.Users)))
		part("exemplar", s.Exemplar, ideaBands(c.card.Exemplar))
		part("phenomenon", s.Phenomenon, ideaBands(c.card.Phenomena))
		at := slices.IndexFunc(c.card.Tasks, func(t Task) bool { return t.ID == s.Task })
		part("task", at, bandsOf(c.card.Tasks, func(t Task) []lesson.Band { return t.Bands }))
	}
}

// TestAPlanTellsAStoryOfItsCard plans with stories whose parts have no words in common: matching would mix them.
func TestAPlanTellsAStoryOfItsCard(t *testing.T) {
	t.Parallel()
	card := &Card{
		DrivingQuestions: []Idea{{Text: "Why one?"}, {Text: "Why two?"}}, Users: []string{"a baker", "a tailor"},
		Artefacts: []Artefact{{Type: "Oven"}, {Type: "Shirt"}}, NeedExample: []Idea{{Text: "Heat."}, {Text: "Cloth."}},
		Exemplar: []Idea{{Text: "Warm."}, {Text: "Sewn."}}, Phenomena: []Idea{{Text: "smoke"}, {Text: "thread"}},
		Stories: []Story{{Question: 1, Product: 0, Need: 1, User: 0, Exemplar: 1, Phenomenon: 0, Task: "t1"}, {Question: 0, Product: 1, Need: 0, User: 1, Exemplar: 0, Phenomenon: 1, Task: "t2"}},
	}
	for said, want := range map[string]string{"Ask a baker": "Why two?|Oven|Cloth.|a baker|Sewn.|smoke|t1", "Our tailor helps": "Why one?|Shirt|Heat.|a tailor|Warm.|thread|t2"} {
		c := &composer{card: card, notes: new(notes), request: lesson.Request{AdditionalInfo: said}}
		c.chooseStory(card)
		if got := fmt.Sprint(c.question, "|", c.artefact.Type, "|", c.needModel, "|", c.user, "|", c.exemplar, "|", c.phenomenon, "|", c.storyTask); got != want {
			t.Errorf("with %q the story is %s, want %s", said, got, want)
		}
	}
}

// skillsOnTopic are the skills that a card may have a task for.
var skillsOnTopic = []string{"Analysis", "Critical Thinking", "Problem Solving", "Research"}

// longestSkillWork and longestSkillAnswer are in words: more cannot be done and said in the minutes of a skill.
const longestSkillWork, longestSkillAnswer = 75, 50

func (c cardCheck) skillWork() {
	seen := map[string]bool{}
	for i, work := range c.card.SkillWork {
		field := fmt.Sprintf("skillWork[%d]", i)
		if !slices.Contains(skillsOnTopic, work.Skill) || seen[work.Skill] {
			c.bad(field+".skill", "%q is none of %v, or stands twice", work.Skill, skillsOnTopic)
		}
		seen[work.Skill] = true
		c.between(field+".do (words)", wordsIn(work.Do), 6, longestSkillWork)
		c.between(field+".answer (words)", wordsIn(work.Answer), 1, longestSkillAnswer)
	}
}
