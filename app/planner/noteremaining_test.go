package planner

import (
	"strings"
	"testing"

	"somo/app/lesson"
)

// A remark that no rule knows changes a step of the plan, in the words of the teacher, by what kind of remark it is.
func TestRemarksThatNoRuleKnowsAreMetByTheirKind(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ subject, topic, grade, told, does string }{
		{"mathematics", "Decimals: adding and subtracting", "Grade 6", "They rule crooked lines and forget the date.", `Many rule crooked lines`},
		{"mathematics", "Counting objects 1 to 10", "Kindergarten", "They sing the numbers up to twenty but touch two stones for one number.", "I touch one stone and say two numbers."},
		{"mathematics", "Telling the time: o'clock and half past", "Grade 2", "At home they tell time by the goats coming back.", "Begin with this: at home they"},
		{"mathematics", "Pythagoras' theorem", "Grade 9", "A mason working on the new staff house is willing to come in for a few minutes.", "Before the mason comes"},
		{"health", "Traditional games", "Grade 4", "It is over 38 degrees by 10 am so we go outside only early.", "Do what needs the sun or moving first"},
		{"islamic-religious-education", "Zakat", "Grade 5", "I want them to think what it does.", `as our aim: "We think what it does."`},
		{"english", "Reading aloud", "Grade 3", "One boy has not spoken in class since January.", "For you alone: one boy"},
		{"history", "The Mau Mau uprising", "Grade 8", "Grandfathers of two houses here fought on both sides <script>x</script>.", ""},
	} {
		plan := planFor(t, lesson.Request{Subject: test.subject, Topic: test.topic, GradeLevel: test.grade, AdditionalInfo: "45 learners. " + test.told})
		said := allSteps(plan) + plan.Inclusion.SpecialNeeds
		if !strings.Contains(said, test.does) {
			t.Errorf("%q: nothing says %q: %s", test.told, test.does, plan.Overview)
		}
		if strings.Contains(plan.Overview, "decide yourself") && test.does != "" {
			t.Errorf("%q is told as not met: %s", test.told, plan.Overview)
		}
		if strings.Contains(said, "<") {
			t.Errorf("%q: markup is repeated", test.told)
		}
	}
}

// Words that look like another thing are read as what they are.
func TestWordsThatLookLikeAnotherThing(t *testing.T) {
	t.Parallel()
	for _, test := range []remarkTest{
		{"english", "Polite words", "Grade 2", "In our language there is no word for please.", "", "in In"},
		{"elementary-science", "Air pollution", "Grade 6", "The dumpsite at Bomeh burns day and night.", "", "burns day;"},
		{"history", "Resistance to German rule", "Grade 9", "Some have German speaking employers on the farms.", "", "German at home"},
		{"english", "Articles", "Grade 7", `In Swahili no article so they say "I have pen".`, "", "work in Kiswahili"},
		{"social-studies", "The three arms of government", "Grade 8", "A retired clerk of the House of Assembly lives near.", "the visit of the retired clerk", "the assembly;"},
		{"history", "The Mau Mau", "Grade 9", "An elder of the community can visit for one period.", "the visit of the elder", "1 lesson"},
		{"physics", "Hooke's law", "Grade 10", "Double lesson of 80 minutes on Wednesday and a single on Friday.", "3 lessons", "lessons of 80"},
		{"health", "Netball", "Grade 5", "It rains every afternoon from 2pm, our lesson is at 2.30 so sometimes only the corridor.", "", "2 lessons"},
		{"islamic-religious-education", "Surah Al-Fatiha", "Grade 4", "Children must not write ayahs on paper that will be thrown away.", "Tell the class this aim", "this mistake"},
		{"islamic-religious-education", "Surah Al-Fatiha", "Grade 4", "They recite fast without knowing what it means.", "say what the words mean", "why each step"},
		{"creative-arts", "Tie and dye", "Grade 6", "They pull the threads too loose so colour enters everywhere.", "", "Think of the threads"},
		{"elementary-science", "Germination", "Grade 3", "Goats come in the class.", "", "Think of the goats"},
		{"mathematics", "Adding fractions", "Grade 6", "Paper from old calendars is there.", "your paper", "decide yourself"},
		{"physics", "Radioactivity and half-life", "Grade 12", "Somebody's aunt is having radiotherapy and they fear that she is now dangerous.", "", "Tell of our place"},
		{"mathematics", "Quadratic graphs", "Grade 11", "Graph paper is for the mocks, we cannot touch it.", "", "Tell of our place"},
	} {
		test.check(t, "Nyeri, Kenya. 45 learners. ")
	}
}

// What people believe is voted on in their own words or in those of the card, as it is answered.
func TestABeliefIsVotedOnInWordsThatAreAnswered(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ subject, topic, grade, told, voted string }{
		{"social-studies", "The three arms of government", "Grade 8", "Students think the Governor makes the laws and can also judge people.", "The Governor makes the laws and can also judge people."},
		{"elementary-science", "Germination", "Grade 3", "Pupils says a seed must have soil and sun to germinate.", "A seed must have soil and sun"},
		{"mathematics", "Equivalent fractions", "Grade 5", "For them one eighth is bigger than one quarter because eight is bigger.", "6/8 is more than 3/4"},
		{"mathematics", "Integers", "Grade 7", "Learners think -8 is bigger than -3 and write 5 - (-2) = 3.", `is greater than -2`},
	} {
		plan := planFor(t, lesson.Request{Subject: test.subject, Topic: test.topic, GradeLevel: test.grade, AdditionalInfo: "45 learners. " + test.told})
		if !strings.Contains(allSteps(plan), test.voted) {
			t.Errorf("%q: no step votes on %q", test.told, test.voted)
		}
	}
}

// What is named for a wish that is left out is not handed back to the teacher, and what marks a danger is nothing to work with.
func TestNothingOfADangerIsHandedBack(t *testing.T) {
	t.Parallel()
	plan := planFor(t, lesson.Request{Subject: "elementary-science", Topic: "The sun, the moon and the solar eclipse", GradeLevel: "Grade 6", AdditionalInfo: "63 pupils. I want every pupil to look straight at the sun. We will use sun glasses, smoked bottle glass and an old X-ray film."})
	if strings.Contains(plan.Overview, "X-ray") || !strings.Contains(plan.Overview, "does not make it safe") {
		t.Errorf("%s", plan.Overview)
	}
	plan = planFor(t, lesson.Request{Subject: "chemistry", Topic: "Exothermic reactions: the exploding bottle", GradeLevel: "Grade 9", AdditionalInfo: "49 learners. They saw a bottle with drain cleaner and foil that blows up and they want that each group makes one. Please give quantities and steps."})
	if said := plan.Overview + allSteps(plan); strings.Contains(said, "quantities") || strings.Contains(said, "drain cleaner") {
		t.Errorf("a dangerous wish is repeated: %s", plan.Overview)
	}
	plan = planFor(t, lesson.Request{Subject: "social-studies", Topic: "As minas terrestres", GradeLevel: "Grade 4", AdditionalInfo: "57 alunos. Há um campo vermelho marcado com paus atrás da lavra."})
	led := planFor(t, lesson.Request{Subject: "social-studies", Topic: "As minas terrestres", GradeLevel: "Grade 4", AdditionalInfo: "57 alunos. Gostava que os alunos fossem ver as marcas no terreno e trouxessem um pedaço de metal."})
	if !strings.Contains(led.Overview, "Left out on purpose") || strings.Contains(led.Overview, "metal para") || strings.Contains(led.Overview, "trouxessem") {
		t.Errorf("a wish that leads to mines is not left out: %s", led.Overview)
	}
	if strings.Contains(plan.Overview, "Left out on purpose") {
		t.Errorf("a wish that nobody made is left out: %s", plan.Overview)
	}
	for _, a := range plan.Activities {
		if strings.Contains(strings.Join(a.Steps, " "), "your sticks") {
			t.Errorf("sticks that mark a danger are used: %s", a.Steps)
		}
	}
}
