package planner

import (
	"slices"
	"strings"
	"testing"

	"somo/app/lesson"
)

// TestRemarksAreTakenForWhatTheyAre reads remarks that look like others: hardship like something to tell, a list like a case,
// grades like one grade.
func TestRemarksAreTakenForWhatTheyAre(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		name, subject, topic, grade, notes string
		says, never                        []string
	}{
		{"relief food", "Social Studies", "Needs and wants", "Grade 3", "Isiolo, Kenya. 52 learners. Drought, some families get relief food.", []string{"For you alone: some families get relief food"}, []string{"Begin with this: some families"}},
		{"a list is no case", "elementary-science", "How we breathe: the lungs", "Grade 6", "Nsanje, Malawi. 85 learners. Plastic bottles, and a few balloons.", nil, []string{"Tell of our place: Plastic bottles", "because plastic bottles"}},
		{"an image is no form", "physics", "Motion: distance-time graphs", "Grade 10", "Mthatha. 50 learners. They read the graph as a picture of a hill.", []string{"the graph as a picture of a hill"}, []string{`wrote it: "a picture of a hill"`}},
		{"litres are no thing", "mathematics", "Capacity: litres and millilitres", "Grade 4", "Baidoa, Somalia. 68 learners. Jerrycans of 20 and 5 litres, empty bottles.", nil, []string{"litres (at hand)"}},
		{"a long tape joins nothing", "physics", "Motion: distance-time graphs", "Grade 10", "Mthatha. 50 learners. We have one 30 m tape.", nil, []string{"m tape (at hand)", "Join the parts with your"}},
		{"choosing is no card", "Agriculture", "Growing cassava: choosing and planting the cuttings", "Grade 8", "Parakou, Benin.", nil, []string{"not covered here"}},
		{"a key to living things", "biology", "Classifying living things: making and using a simple key", "Grade 9", "Thohoyandou. 54 learners.", []string{"key"}, []string{"not covered here"}},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			plan := planFor(t, lesson.Request{Subject: test.subject, Topic: test.topic, GradeLevel: test.grade, Skills: lesson.Skillset{"Collaboration"}, AdditionalInfo: test.notes})
			var texts []string
			walk(&plan, func(_, text string) { texts = append(texts, text) })
			text := strings.Join(texts, "\n")
			for _, want := range test.says {
				if !strings.Contains(text, want) {
					t.Errorf("the plan does not say %q", want)
				}
			}
			for _, not := range test.never {
				if strings.Contains(text, not) {
					t.Errorf("the plan says %q", not)
				}
			}
		})
	}
}

func TestGradesAreCountedFromTheFirstToTheLast(t *testing.T) {
	t.Parallel()
	plan := planFor(t, lesson.Request{Subject: "elementary-science", Topic: "Forces: push and pull", GradeLevel: "Grade 3", AdditionalInfo: "Lesotho. 28 learners, Grades 2 to 4 in one room with one teacher."})
	if want := []string{"Grade 2", "Grade 3", "Grade 4"}; !slices.Equal(plan.Context.Multigrade, want) {
		t.Errorf("the grades are %q, want %q", plan.Context.Multigrade, want)
	}
}

func TestTroubleAtHomeIsNoLanguage(t *testing.T) {
	t.Parallel()
	plan := planFor(t, lesson.Request{Subject: "Literature", Topic: "The novel: theme", GradeLevel: "Grade 12", AdditionalInfo: "Nsukka, Nigeria. Violence at home is true for some students."})
	if slices.Contains(plan.Context.HomeLanguages, "Violence") {
		t.Errorf("the languages are %q", plan.Context.HomeLanguages)
	}
}
