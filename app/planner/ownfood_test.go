package planner

import (
	"strings"
	"testing"

	"somo/app/lesson"
)

// TestTeamsPlanForTheirOwnFood holds that the food of the place stands in for the example of the card.
func TestTeamsPlanForTheirOwnFood(t *testing.T) {
	t.Parallel()
	for notes, want := range map[string]string{
		"Kalangala, Uganda. Families catch mukene and tilapia and much of it spoils.": "each team plans for mukene and tilapia",
		"Families here grow mangoes and tomatoes.":                                    "",
		"Many learners keep quiet and sell bread.":                                    "",
	} {
		plan := planFor(t, lesson.Request{Subject: "Home economics", Topic: "Preserving food: drying, salting and smoking", GradeLevel: "Grade 6", AdditionalInfo: notes})
		said := ""
		for _, a := range plan.Activities {
			said += strings.Join(a.Steps, "\n")
		}
		if strings.Contains(said, "are only an example") != (want != "") || !strings.Contains(said, want) {
			t.Errorf("%s: %s", notes, said)
		}
	}
}
