package planner

import (
	"slices"
	"strings"
	"testing"

	"somo/app/lesson"
)

// mostBlanks is how many lines a teacher fills in 10 minutes.
const mostBlanks = 5

func TestAPlanWithoutACardUsesItsBox(t *testing.T) {
	t.Parallel()
	for _, subject := range []string{"physics", "history", "english", "mathematics", "Basic Technology", "music", "Astrology"} {
		request := lesson.Request{Subject: subject, Topic: "Zorbling of the quimps", GradeLevel: "Grade 11", Skills: lesson.Skillset{"Research"}}
		plan := planFor(t, request)
		steps := strings.ToUpper(allSteps(plan))
		for _, part := range []string{"FACT 1", "FIRST SHOW THE WAY OF WORKING ON A SMALL EXAMPLE"} {
			if !strings.Contains(steps, part) {
				t.Errorf("%s: no step uses %s", subject, part)
			}
		}
		box := plan.Activities[0].Description
		if blanks := strings.Count(box, "______"); blanks < 3 || blanks > mostBlanks || !strings.Contains(box, "FACT 1") {
			t.Errorf("%s: the box has %d blanks: %s", subject, blanks, box)
		}
		if plan.InstructionalResources[0].Type != "textbook" {
			t.Errorf("%s: the textbook from which the box is filled is not the first resource", subject)
		}
		if n := strings.Count(strings.ToLower(mustJSON(t, plan)), "zorbling of the quimps"); n < 3 || n > 12 {
			t.Errorf("%s: the topic is named %d times", subject, n)
		}
	}
}

func TestATopicWithoutATitleLeavesRoomForOne(t *testing.T) {
	t.Parallel()
	plan := planFor(t, lesson.Request{Subject: "english", Topic: "Unit 5", GradeLevel: "Grade 4"})
	if strings.Count(mustJSON(t, plan), "Our topic is ______ (you wrote: Unit 5).") != 1 {
		t.Errorf("the topic is not left open once: %s", plan.Activities[0].Description)
	}
}

func TestALongTopicStaysInTheQuestionSoonerThanTheUser(t *testing.T) {
	t.Parallel()
	plan := planFor(t, lesson.Request{Subject: "history", Topic: "Zorbling of the quimps and its effects on the northern quimplands", GradeLevel: "Grade 11"})
	if len([]rune(plan.DrivingQuestion)) > longestQuestion || !strings.Contains(plan.DrivingQuestion, "our user") || !strings.Contains(strings.ToLower(plan.DrivingQuestion), "zorbling") {
		t.Errorf("the question is %q", plan.DrivingQuestion)
	}
}

// TestEverySceneIsWhole holds for each subject, for older and for young learners.
func TestEverySceneIsWhole(t *testing.T) {
	t.Parallel()
	frames, err := testPlanner(t).speeches.english.frames()
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range frames.Scenes {
		if s.Who == "" || s.Look == "" || len(s.Asks) != 2 || s.Need == "" {
			t.Errorf("%q lacks a part", s.Who)
		}
		for _, folder := range s.Subjects {
			if folder != anySubject && subjectOf(folder) != folder {
				t.Errorf("%q: %s is no folder of cards", s.Who, folder)
			}
		}
	}
	for _, young := range []bool{false, true} {
		for _, s := range subjectNames {
			folder, _, _ := strings.Cut(s.folders, ",")
			found := frames.scene(wanted{subject: folder, topic: "zorbling", young: young})
			if !slices.Contains(found.Subjects, folder) {
				t.Errorf("%s has no scene of its own (young: %v), but %q", folder, young, found.Who)
			}
		}
	}
}

func TestASceneFitsTheTopic(t *testing.T) {
	t.Parallel()
	frames, err := testPlanner(t).speeches.english.frames()
	if err != nil {
		t.Fatal(err)
	}
	for topic, who := range map[string]string{"Semiconductors and transistors": "repairer", "Beekeeping": "keeper", "The human heart": "health worker", "Sight reading tonic sol-fa": "choir"} {
		subject := map[string]string{"Beekeeping": "agriculture", "The human heart": "biology", "Sight reading tonic sol-fa": "music"}[topic]
		if subject == "" {
			subject = "physics"
		}
		if found := frames.scene(wanted{subject: subject, topic: topic}); !strings.Contains(found.Who, who) {
			t.Errorf("%s: the user is %q", topic, found.Who)
		}
	}
}

func TestPartsOfATopic(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ topic, head, parts string }{
		{"The founding of Liberia: settlers and indigenous people", "The founding of Liberia", "settlers|indigenous people"},
		{"The Okavango Delta: water, animals and people", "The Okavango Delta", "water|animals|people"},
		{"Volleyball: the serve", "Volleyball: the serve", ""},
		{"Debate: should uniforms go and who pays?", "Debate: should uniforms go and who pays?", ""},
		{"Photosynthesis", "Photosynthesis", ""},
	} {
		head, parts := partsOf(test.topic)
		if head != test.head || strings.Join(parts, "|") != test.parts {
			t.Errorf("%q is cut into %q and %q", test.topic, head, parts)
		}
	}
}

func TestTheSidesOfATopicAreAskedFor(t *testing.T) {
	t.Parallel()
	plan := planFor(t, lesson.Request{Subject: "History", Topic: "The founding of Nova Esperanca: settlers and indigenous people", GradeLevel: "Grade 6"})
	text := mustJSON(t, plan)
	if !strings.Contains(text, "Take two sides: settlers and indigenous people.") || strings.Contains(text, "{sides") {
		t.Errorf("the sides are not asked for: %s", allSteps(plan))
	}
}

func TestAQuestionAsATopicIsNoThingToKeep(t *testing.T) {
	t.Parallel()
	plan := planFor(t, lesson.Request{Subject: "Animal communication", Topic: "What our camels say with their ears", GradeLevel: "Grade 5"})
	if !strings.HasPrefix(plan.DrivingQuestion, "What should ") {
		t.Errorf("the question is %q", plan.DrivingQuestion)
	}
}
