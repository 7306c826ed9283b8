package planner

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"somo/app/lesson"
)

func TestEveryMinuteIsUsedOnce(t *testing.T) {
	t.Parallel()
	for lessons := 1; lessons <= 60; lessons++ {
		for _, minutes := range []int{1, 3, 10, 15, 20, 25, 30, 35, 40, 45, 60, 70, 90, 240} {
			slots := schedule(lessons, minutes)
			total, seen := 0, map[string]bool{}
			lastPhase := 0
			for _, s := range slots {
				total += s.minutes
				seen[phaseOf[s.block]] = true
				phase := slices.Index(lesson.Phases[:], phaseOf[s.block])
				if phase < lastPhase {
					t.Fatalf("%d lessons of %d: %s comes too late", lessons, minutes, s.block)
				}
				lastPhase = phase
				if s.minutes < 1 && minutes >= 5 {
					t.Errorf("%d lessons of %d: %s has no time", lessons, minutes, s.block)
				}
			}
			if total != lessons*minutes {
				t.Errorf("%d lessons of %d make %d minutes, want %d", lessons, minutes, total, lessons*minutes)
			}
			if len(seen) != len(lesson.Phases) {
				t.Errorf("%d lessons of %d: only %d phases", lessons, minutes, len(seen))
			}
			if last := slots[len(slots)-1]; last.lesson+last.span-1 != lessons {
				t.Errorf("%d lessons of %d: the last activity ends in lesson %d", lessons, minutes, last.lesson+last.span-1)
			}
		}
	}
}

func TestShortTimeIsSaidAndFillsTheLesson(t *testing.T) {
	t.Parallel()
	for _, minutes := range []int{10, 20, 30, 35, 80} {
		request := lesson.Request{Subject: "physics", Topic: "Levers", GradeLevel: "Grade 8", Skills: lesson.Skillset{"Collaboration"},
			Context: &lesson.Context{Lessons: 1, MinutesPerLesson: minutes, ClassSize: 48}}
		plan := planFor(t, request)
		for _, finding := range lesson.Readiness(plan, request) {
			t.Errorf("%d minutes: %s: %s", minutes, finding.Code, finding.Message)
		}
		if !containsWord(plan.Overview, "Time is short") {
			t.Errorf("%d minutes: the overview does not say that time is short: %s", minutes, plan.Overview)
		}
	}
}

func TestLongProjectsKeepTheRules(t *testing.T) {
	t.Parallel()
	for _, lessons := range []int{9, 10, 12, 14, 20, 60} {
		request := lesson.Request{Subject: "Geography", Topic: "Map reading", GradeLevel: "Grade 6", Skills: lesson.Skillset{"Agility", "Research"},
			Context: &lesson.Context{Lessons: lessons, MinutesPerLesson: 45, ClassSize: 35}}
		checkRules(t, fmt.Sprintf("%d lessons", lessons), request, planFor(t, request))
	}
}

func containsWord(text, part string) bool {
	return strings.Contains(" "+strings.Join(stems(text), " ")+" ", " "+strings.Join(stems(part), " ")+" ")
}

func TestQuantitiesFollowTheClass(t *testing.T) {
	t.Parallel()
	c := newClass(lesson.Request{Context: &lesson.Context{ClassSize: 64}}, testBanks(t).bands[lesson.BandG4to6], testNotes(t, ""), testAtlas(t))
	if c.teamSize != 5 || c.teams != 13 {
		t.Fatalf("64 learners make %d teams of %d, want 13 of 5", c.teams, c.teamSize)
	}
	p := composer{class: c, banks: testBanks(t)}
	for _, test := range []struct {
		material        Material
		item, reckoning string
	}{
		{Material{Item: "clear cups", Count: 3, Per: "group"}, "clear cups: 39", "3 for each of the 13 groups"},
		{Material{Item: "string", Count: 1, Per: "pair"}, "string: 32", "1 for each of the 32 pairs"},
		{Material{Item: "sheets", Count: 2, Per: "learner"}, "sheets: 128", "2 for each of the 64 learners"},
		{Material{Item: "clock", Count: 1, Per: "class"}, "clock: 1", "for the class"},
	} {
		if item, reckoning := p.quantity(test.material); item != test.item || reckoning != test.reckoning {
			t.Errorf("got %q (%s), want %q (%s)", item, reckoning, test.item, test.reckoning)
		}
	}
}
