package planner

import (
	"slices"
	"strings"
	"testing"

	"somo/app/lesson"
)

// Words that were read for something else: each remark has a text that the plan holds and one that it never holds.
func TestRemarksAreNotReadForSomethingElse(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ subject, topic, grade, told, holds, never string }{
		{"biology", "Pollination by insects and by wind", "Grade 9", "Hibiscus at the fence, elephant grass, one hand lens.", "hand lens", "works with one hand"},
		{"biology", "Pollination by insects and by wind", "Grade 9", "Hibiscus at the fence, elephant grass, one hand lens.", "elephant grass", "Watch wild animals"},
		{"mathematics", "Long multiplication", "Grade 5", "Fish crates at the landing beach for word problems.", "crate", "tides"},
		{"creative-arts", "Colours in the world around us", "Kindergarten", "Few crayons. No picking of flowers.", "no picking of flowers", "no picking of flowers: not needed"},
		{"english", "Sight words", "Grade 2", "Word cards cut from cartons, 12 readers and a pocket chart.", "12 books", "Tell children: Word cards"},
		{"social-studies", "Means of communication", "Grade 5", "One child does not speak clearly.", "", "Whoever does not speak yet"},
		{"home-science", "Removing stains from fabrics", "Grade 7", "There is cold water, sunlight soap, lemons, salt, bleach one small bottle, and old cotton pieces.", "lemons", "your bleach"},
		{"home-science", "Removing stains from fabrics", "Grade 8", "Good day. Mafeteng in Lesotho, three lessons of 40 minutes.", "Mafeteng", "good day"},
		{"history", "The Buganda Agreement of 1900", "Grade 10", "I have half a page of the agreement copied by hand, an old wall map and chalk, the textbooks were eaten by termites.", "wall map", "your half a page"},
		{"history", "The Buganda Agreement of 1900", "Grade 10", "An old wall map and chalk, the textbooks were eaten by termites.", "your map", "textbook (at hand)"},
		{"history", "The Buganda Agreement of 1900", "Grade 10", "52 students in Masaka.", "owns or lost", "genocide"},
		{"chemistry", "Isotopes and relative atomic mass", "Grade 9", "Dear planner, my school is in Dessie, Ethiopia.", "Dessie", "Dear planner"},
		{"geography", "Contour lines", "Grade 10", "Two boys are colour blind (brown/green).", "Put a letter, a sign or hatching", "A blind learner"},
		{"biology", "Temperature regulation by the skin", "Grade 11", "No skin model and the projector bulb is dead.", "", "Nobody is asked about it"},
		{"elementary-science", "Friction", "Grade 5", "My twins fight whenever they are in the same group.", "in different teams", ""},
		{"mathematics", "Ordinal numbers: first to tenth", "Grade 2", "One girl hears only with her left ear.", "The ear that hears well", ""},
		{"music", "Note values: semibreve, minim, crotchet", "Grade 6", "They feel a long note must be a loud note and a quick note must be soft.", "", "nobody claps"},
		{"chemistry", "Hardness of water", "Grade 10", "One kerosene stove, no washing soda left.", "", "alike from the yard"},
		{"elementary-science", "Separating mixtures", "Grade 5", "School outside Jijiga, Ethiopia.", "Jijiga", "from School"},
		{"creative-arts", "Mosaic from seeds, shells and waste materials", "Grade 6", "Egg shells and maize husks.", "", "lays one of your egg shells"},
	} {
		plan := planFor(t, lesson.Request{Subject: test.subject, Topic: test.topic, GradeLevel: test.grade, AdditionalInfo: "56 learners. " + test.told})
		said := strings.Join(append([]string{plan.Overview, allSteps(plan), plan.Inclusion.SpecialNeeds}, append(plan.Materials, plan.Safety...)...), "\n")
		for _, a := range plan.Activities {
			said += a.Safety
		}
		if !strings.Contains(strings.ToLower(said), strings.ToLower(test.holds)) || test.never != "" && strings.Contains(said, test.never) {
			t.Errorf("%q: want %q and never %q: %s", test.told, test.holds, test.never, plan.Overview)
		}
	}
}

// What the card has a use for stands in the materials of the lesson that works with it.
func TestAServedThingIsAmongTheMaterials(t *testing.T) {
	t.Parallel()
	plan := planFor(t, lesson.Request{Subject: "biology", Topic: "The heart and blood circulation", GradeLevel: "Grade 11", AdditionalInfo: "44 students, lessons of 70 minutes. A goat heart from the butcher, one knife."})
	if !slices.ContainsFunc(plan.Activities, func(a lesson.Activity) bool {
		return strings.Contains(strings.Join(a.Steps, " "), "goat heart") || strings.Contains(strings.Join(a.Steps, " "), "cuts the heart lengthwise") && slices.Contains(a.Materials, "goat heart")
	}) || !slices.ContainsFunc(plan.Materials, func(m string) bool { return strings.HasPrefix(m, "goat heart") }) {
		t.Errorf("the heart is not in the materials: %v", plan.Materials)
	}
	if isBrought("school nurse") || isBrought("market") || !isBrought("ruler") || !isBrought("paper") {
		t.Error("people and places are brought, or rulers and paper are not")
	}
}

// Two double lessons give what is learnt the longest part of the first.
func TestTwoDoubleLessonsTeachMost(t *testing.T) {
	t.Parallel()
	minutes := map[string]int{}
	for _, s := range schedule(2, 80) {
		minutes[s.block] += s.minutes
	}
	if taught := minutes["teach1"]; taught <= minutes["meet"]+minutes["need"] || taught <= minutes["make"] {
		t.Errorf("minutes of the blocks: %v", minutes)
	}
}

// An exercise asks for the objective of whose words or questions it has most, and else for the one whose turn it is.
func TestTheObjectiveOfAnExercise(t *testing.T) {
	t.Parallel()
	c := &composer{stemmed: map[string][]string{}, taskWords: map[string]map[string]bool{}, card: &Card{Questions: []QA{{Question: "Is gravel or silt washed first?", Answer: "Silt", Objective: "o2"}}},
		goals: []goal{{id: "o1", text: "Name the layers of soil."}, {id: "o2", text: "Explain erosion."}, {id: "o3", text: "Calculate the slope of a field."}}}
	task := Task{Objectives: []string{"o1", "o2", "o3"}, Items: []QA{{Question: "Calculate the slope of a path."}, {Question: "Why is silt washed away?"}, {Question: "Ruth counts six. Right?"}}}
	for at, want := range []string{"o3", "o2", "o3"} {
		if got := c.goalOfItem(task, at); got != want {
			t.Errorf("%q asks for %s, want %s", task.Items[at].Question, got, want)
		}
	}
}

// A further exercise that stands in a step gives way to another look at the work.
func TestAFurtherExerciseStandsNowhereElse(t *testing.T) {
	t.Parallel()
	p, err := knowledge()
	if err != nil {
		t.Fatal(err)
	}
	for _, topic := range []string{"Long multiplication", "Perimeter of rectangles", "Place value up to thousands"} {
		plan, err := p.Plan(lesson.Request{Subject: "mathematics", Topic: topic, GradeLevel: "Grade 5", AdditionalInfo: "52 learners."})
		if err != nil {
			t.Fatal(err)
		}
		steps := allSteps(plan)
		for _, a := range plan.Activities {
			if more, ok := strings.CutPrefix(a.Extension, "Try one more: "); ok {
				if question, _, _ := strings.Cut(more, " ("); strings.Contains(steps, question) {
					t.Errorf("%s: %q stands in a step too", topic, question)
				}
			}
		}
	}
}

// One lesson, and one double lesson, give what is learnt more time than any other part.
func TestOneLessonTeachesMost(t *testing.T) {
	t.Parallel()
	for _, length := range []int{35, 40, 80} {
		slots := schedule(1, length)
		longest := slices.MaxFunc(slots, func(a, b slot) int { return a.minutes - b.minutes })
		if longest.block != "teach1" || 3*longest.minutes < length {
			t.Errorf("of %d minutes %s has most, %d", length, longest.block, longest.minutes)
		}
	}
}
