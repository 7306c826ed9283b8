package planner

import (
	"strings"
	"testing"

	"somo/app/lesson"
)

func TestLongTasksHaveALessonEach(t *testing.T) {
	t.Parallel()
	for topic, want := range map[string]int{"Number bases and modular arithmetic": 40, "Simple interest": 0} {
		request := lesson.Request{Subject: "mathematics", Topic: topic, GradeLevel: "Grade 7", Skills: lesson.Skillset{"Problem Solving"},
			AdditionalInfo: "Bolgatanga, Ghana. 53 students. 5 lessons of 40 minutes."}
		plan := planFor(t, request)
		total := 0
		for _, a := range plan.Activities {
			total += a.Minutes
			if want > 0 && strings.Contains(a.Title, "Lesson 3: ") && a.Minutes != want {
				t.Errorf("%s: lesson 3 has %d minutes of %s, want %d", topic, a.Minutes, a.Title, want)
			}
		}
		if total != 200 {
			t.Errorf("%s: %d minutes in all", topic, total)
		}
	}
}

func TestFullLessonsHandWorkOn(t *testing.T) {
	t.Parallel()
	work := func(text string, least int) step {
		return step{text: text, weight: 4, least: least, keep: true, work: true}
	}
	c := &composer{banks: testBanks(t), own: map[string]string{}, practised: 2}
	from := &draft{slot: slot{block: "teach1", lesson: 2, span: 1, minutes: 40}, steps: []step{
		work("Read.", 10), work("Find.", 10), work("Compare.", 10), work("Write.", 8), {text: "Vote.", weight: 1, least: 4, keep: true}}}
	to := &draft{slot: slot{block: "practice", lesson: 3, span: 1, minutes: 20}, steps: []step{{text: "Do these.", weight: 6, least: 6, keep: true}}, exercises: true}
	c.carry([]*draft{from, to})
	if len(from.steps) != 4 || from.steps[3].text != "Vote." {
		t.Errorf("the full lesson keeps %v", texted(from.steps))
	}
	if len(to.steps) != 2 || to.steps[0].text != "Go on where lesson 2 stopped. Write." {
		t.Errorf("the next lesson has %v", texted(to.steps))
	}
	c.carry([]*draft{from, to})
	if len(from.steps) != 4 {
		t.Error("a lesson with little work gave some away")
	}
}

func TestMinutesGoWhereTheyAreMissing(t *testing.T) {
	t.Parallel()
	steps := func(count, least int) []step {
		var all []step
		for range count {
			all = append(all, step{text: "Do this.", weight: 4, least: least, keep: true})
		}
		return all
	}
	one := &draft{slot: slot{block: "teach2", lesson: 3, span: 1, minutes: 20}, steps: steps(4, 7)}
	other := &draft{slot: slot{block: "ideas", lesson: 3, span: 1, from: 20, minutes: 20}, steps: steps(4, 3)}
	(&composer{}).balance([]*draft{one, other})
	if one.slot.minutes != 25 || other.slot.minutes != 15 || other.slot.from != 25 {
		t.Errorf("%d and %d minutes from %d, want 25 and 15 from 25", one.slot.minutes, other.slot.minutes, other.slot.from)
	}
}

func TestATestThatMustWaitIsReadLater(t *testing.T) {
	t.Parallel()
	for step, want := range map[string]string{
		"Start in full sun and write the time until it softens.": "two learners read the result later",
		"Fold the card and write the steps.":                     "Do the same test again",
	} {
		c := &composer{banks: testBanks(t), own: map[string]string{}, said: map[string]int{}, artefact: Artefact{Steps: []string{step}}}
		if got := c.retest(); !strings.Contains(got, want) {
			t.Errorf("%q is tested again with %q", step, got)
		}
	}
	if c := (&composer{profile: profile{StepMinutes: [2]int{4, 20}}}); c.work("Write the temperature each 5 minutes.").needs() <= natureTakes {
		t.Error("what only time does has no time")
	}
}
