package planner

import (
	"strings"
	"testing"

	"somo/app/lesson"
)

// TestAPlanListsASecondMistakeWithItsQuestion looks at plans that are as long as they may be.
func TestAPlanListsASecondMistakeWithItsQuestion(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ subject, topic, grade string }{
		{"physics", "Electric circuits: series and parallel", "Grade 8"}, {"mathematics", "Comparing and ordering decimals", "Grade 6"},
		{"chemistry", "Separation of mixtures", "Grade 8"}, {"biology", "Photosynthesis", "Grade 9"},
		{"elementary-science", "Floating and sinking", "Grade 4"},
	} {
		plan := planFor(t, lesson.Request{Subject: test.subject, Topic: test.topic, GradeLevel: test.grade, Skills: lesson.Skillset{"Collaboration"}, AdditionalInfo: "50 learners."})
		if len(plan.Misconceptions) < 2 {
			t.Errorf("%s: %d mistakes are listed", test.topic, len(plan.Misconceptions))
			continue
		}
		if second := plan.Misconceptions[1]; second.Idea == plan.Misconceptions[0].Idea || !strings.Contains(second.Correction, "?") && !strings.Contains(allSteps(plan), strings.TrimRight(second.Idea, ".")) {
			t.Errorf("%s: nothing brings out %q: %q", test.topic, second.Idea, second.Correction)
		}
	}
}

// TestAToldMistakeIsListedOnce lists another mistake beside that of the class, which the card has in other words.
func TestAToldMistakeIsListedOnce(t *testing.T) {
	t.Parallel()
	plan := planFor(t, lesson.Request{Subject: "elementary-science", Topic: "Floating and sinking", GradeLevel: "Grade 4", AdditionalInfo: "49 learners. Learners think all heavy things sink."})
	for _, other := range plan.Misconceptions[1:] {
		if strings.HasPrefix(other.Idea, "Heavy things") {
			t.Errorf("one mistake is listed twice: %q and %q", plan.Misconceptions[0].Idea, other.Idea)
		}
	}
	if len(plan.Misconceptions) != 2 {
		t.Errorf("%d mistakes are listed", len(plan.Misconceptions))
	}
}

// TestEachSkillHasARowWhereThereIsRoom gives a level for one thing.
func TestEachSkillHasARowWhereThereIsRoom(t *testing.T) {
	t.Parallel()
	plan := planFor(t, lesson.Request{Subject: "chemistry", Topic: "Rusting of iron and how to prevent it", GradeLevel: "Grade 9", Skills: lesson.Skillset{"Research", "Problem Solving"},
		AdditionalInfo: "Kabwe, Zambia. 53 learners, no chemicals. We can bring nails, jars, salt, cooking oil and old paint. I meet the class only on Tuesdays and Fridays. School gate is rusting badly."})
	for _, skill := range []string{"Research", "Problem Solving"} {
		found := false
		for _, row := range plan.Rubric.Rows {
			found = found || row.Criterion == skill
		}
		if !found {
			t.Errorf("no row for %s", skill)
		}
	}
}

// TestAClassWithOneBucketSharesIt has no basin for each team where water is carried in one bucket.
func TestAClassWithOneBucketSharesIt(t *testing.T) {
	t.Parallel()
	plan := planFor(t, lesson.Request{Subject: "elementary-science", Topic: "Floating and sinking", GradeLevel: "Grade 4", AdditionalInfo: "49 learners. Water is carried from far so we can use only one bucket."})
	if materials := strings.Join(plan.Materials, "\n"); !strings.Contains(materials, "bucket of water: 1") || strings.Contains(materials, "basins") {
		t.Errorf("each team has a basin: %s", materials)
	}
	if !strings.Contains(allSteps(plan), "The one bucket is a station") {
		t.Error("no step says how teams come to the bucket")
	}
}

// TestThePlaceOfASchoolIsNoPerson keeps the name of a town that is a name of people too.
func TestThePlaceOfASchoolIsNoPerson(t *testing.T) {
	t.Parallel()
	plan := planFor(t, lesson.Request{Subject: "Agriculture", Topic: "Making and using compost manure", GradeLevel: "Grade 7", AdditionalInfo: "English section, Ngozi, Burundi. 68 learners, three hoes."})
	if !strings.Contains(plan.Overview, "learners in Ngozi") {
		t.Errorf("the town has another name: %s", plan.Overview)
	}
}

// TestTheBoardGoesOnInTheNextLesson has more than single words for a class on the board of a lesson of practice.
func TestTheBoardGoesOnInTheNextLesson(t *testing.T) {
	t.Parallel()
	plan := planFor(t, lesson.Request{Subject: "english", Topic: "Writing a summary", GradeLevel: "Grade 9", Skills: lesson.Skillset{"Analysis"}, AdditionalInfo: "59 pupils."})
	if board, _, _ := strings.Cut(plan.Chalkboard[2].Board, "\n"); !strings.Contains(plan.LearnerNotes, board) {
		t.Errorf("the board of lesson 3 begins with %q, which learners do not copy: %s", board, plan.LearnerNotes)
	}
}
