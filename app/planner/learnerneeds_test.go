package planner

import (
	"os"
	"slices"
	"strings"
	"testing"

	"somo/app/lesson"
)

// planWith is a plan on soil for a class with such notes.
func planWith(t *testing.T, told string) lesson.Plan {
	t.Helper()
	return planFor(t, lesson.Request{Subject: "elementary-science", Topic: "Soil types and their properties", GradeLevel: "Grade 5", AdditionalInfo: "45 learners. " + told})
}

// TestEachNeedIsMetInFewWords holds the bank of needs to what a teacher can keep in mind, and to texts that plans have.
func TestEachNeedIsMetInFewWords(t *testing.T) {
	t.Parallel()
	var printed strings.Builder
	for _, bank := range []string{"wordings", "routines", "sentences", "bands", "skills"} {
		data, err := os.ReadFile("../../assets/knowledge/" + speechFile(english, bank))
		if err != nil {
			t.Fatal(err)
		}
		printed.Write(data)
	}
	texts := strings.NewReplacer(`\"`, `"`, "{player}", "X").Replace(printed.String())
	seen, book := map[string]bool{}, testBanks(t).notes
	for _, need := range book.needs {
		if seen[need.ID] {
			t.Errorf("%s stands in the bank twice", need.ID)
		}
		seen[need.ID] = true
		if words := wordsIn(need.Do); words > 50 || len(lesson.Sentences(need.Do)) < 2 {
			t.Errorf("%s: %d words: %s", need.ID, words, need.Do)
		}
		for _, part := range []string{"quiz", "making"} {
			if plain := strings.ToLower(need.Do); !strings.Contains(plain, part) && !strings.Contains(plain, "product") {
				t.Errorf("%s: nothing is said of %s: %s", need.ID, part, need.Do)
			}
		}
		for _, id := range append(slices.Clone(need.Covers), need.Like) {
			if id != "" && book.need(id) == nil {
				t.Errorf("%s names %q, which is no need", need.ID, id)
			}
		}
		for _, put := range need.Instead {
			if !strings.Contains(texts, put[0]) && !strings.Contains(strings.ToLower(put[0]), "eyes") { // cards say these
				t.Errorf("%s: no plan says %q", need.ID, put[0])
			}
		}
	}
	for _, rule := range book.list {
		if rule.Need != "" && !seen[rule.Need] {
			t.Errorf("%s names %q, which is no need", rule.ID, rule.Need)
		}
	}
}

// TestANeedIsActedOn: the teacher alone reads what is done for a learner, by name, and no remark is copied back.
func TestANeedIsActedOn(t *testing.T) {
	t.Parallel()
	for told, want := range map[string]string{
		"Selma is deaf, lip-reads.":                                               "For Selma (deaf): ",
		"Mwende uses a wheelchair, compound is bumpy.":                            "For Mwende (moves with difficulty): ",
		"Akinyi just returned after giving birth.":                                "For Akinyi (new mother): ",
		"One boy, Yamikani, is blind in both eyes.":                               "For Yamikani (blind): ",
		"Mariam faints when she sees blood.":                                      "For Mariam (faints at blood): ",
		"Thabo has dyslexia.":                                                     "For Thabo (reading): ",
		"Eric joined last week.":                                                  "For Eric (new in the class): ",
		"Little Neema does not speak Kiswahili yet.":                              "For Neema (new to the language): ",
		"Two displaced pupils missed nearly a term.":                              "For learners who are displaced or grieve: ",
		"Aline was in hospital for two months.":                                   "For Aline (long absence): ",
		"One boy works at night and sleeps in class.":                             "For the learner who works at night or early: ",
		"Some come hungry.":                                                       "For learners who are hungry or fast: ",
		"Juma is deaf in one ear.":                                                "For Juma (hears with one ear): ",
		"Chikondi is left-handed.":                                                "For Chikondi (left-handed): ",
		"Thabo comes late each day.":                                              "For Thabo (comes late): ",
		"Ayisha is 14, much older than the others.":                               "For Ayisha (older than the class): ",
		"There is a new boy from Niger Republic who knows French and Hausa only.": "For the learner who is new in the class: ",
		"One boy is allergic to fish so he must not touch it.":                    "For the learner with an allergy: ",
		"Tendai has diabetes.":                                                    "For Tendai (diabetes): ",
		"One learner has epilepsy.":                                               "For the learner with epilepsy: ",
		"Mwanafunzi mmoja ni kiziwi.":                                             "For the learner who is deaf or hears little: ",
		"Otieno is colour blind.":                                                 "For Otieno (colour-blind): ",
	} {
		plan := planWith(t, told)
		said := plan.Inclusion.SpecialNeeds
		if !strings.Contains(said, want) || strings.Contains(said, "For you") {
			t.Errorf("%q: %s", told, said)
		}
		name, _, named := strings.Cut(strings.TrimPrefix(want, "For "), " (")
		if steps := allSteps(plan) + plan.Overview; named && strings.Contains(steps, name) {
			t.Errorf("%q: the class reads of %s", told, name)
		}
		for _, general := range testBanks(t).wordings["special"] {
			if strings.Contains(said, general) {
				t.Errorf("%q: beside what is done stands %q", told, general)
			}
		}
	}
}

// TestEachNeedHasItsLearner tells apart who has which need in one remark.
func TestEachNeedHasItsLearner(t *testing.T) {
	t.Parallel()
	for told, want := range map[string][]string{
		"Efua has sickle cell and Kojo has asthma.":       {"For Efua (sickle cell)", "For Kojo (asthma)"},
		"Amina and Musa are deaf.":                        {"For Amina and Musa (deaf)"},
		"Palesa has autism and Lerato broke her glasses.": {"For Palesa (small, clear steps)", "For Lerato (low vision)"},
		"Three learners are deaf.":                        {"For learners who are deaf"},
		"One of my learners is deaf.":                     {"For the learner who is deaf"},
	} {
		said := planWith(t, told).Inclusion.SpecialNeeds
		for _, line := range want {
			if !strings.Contains(said, line) {
				t.Errorf("%q: %q is missing: %s", told, line, said)
			}
		}
	}
}

// TestNoNeedOfOthers leaves alone what is told of guests, of the whole class or of no need.
func TestNoNeedOfOthers(t *testing.T) {
	t.Parallel()
	for _, told := range []string{
		"My mother is blind and visits us.", "A deaf choir visits the town.", "No learner is deaf.", "They have never used a computer.",
		"The goat of the school is pregnant.", "One boy's brother has haemophilia and he is shy about it.", "Nothing special.",
	} {
		if said := planWith(t, told).Inclusion.SpecialNeeds; strings.Contains(said, "For learners who") || strings.Contains(said, "For the ") || strings.Contains(said, "(") {
			t.Errorf("%q: %s", told, said)
		}
	}
}

// TestAWishBesideANeedStays: what a teacher asks for is read beside what is done for the need.
func TestAWishBesideANeedStays(t *testing.T) {
	t.Parallel()
	said := planWith(t, "One boy stammers, do not make him read.").Inclusion.SpecialNeeds
	if !strings.Contains(said, "For the learner who speaks with difficulty") || !strings.Contains(said, "do not make him read") {
		t.Error(said)
	}
	if said := planWith(t, "One girl keeps snails.").Inclusion.SpecialNeeds; strings.Contains(said, "For the learner") {
		t.Errorf("no need is told: %s", said)
	}
}

// TestNeedsOfARequestAreMet: what is chosen and not written is met as well, and what nobody knows is asked.
func TestNeedsOfARequestAreMet(t *testing.T) {
	t.Parallel()
	for need, want := range map[string]string{"a deaf learner": "For the learner who is deaf", "likes trains": "With likes trains in the class: ask"} {
		plan := planFor(t, lesson.Request{Subject: "mathematics", Topic: "Fractions", GradeLevel: "Grade 5", Context: &lesson.Context{Needs: []string{need}}})
		if !strings.Contains(plan.Inclusion.SpecialNeeds, want) {
			t.Errorf("%q: %s", need, plan.Inclusion.SpecialNeeds)
		}
	}
}

// TestStepsFollowTheNeed: nothing is only heard, only read or only reached on foot by a class with such a learner.
func TestStepsFollowTheNeed(t *testing.T) {
	t.Parallel()
	for _, topic := range []struct{ subject, topic, grade string }{
		{"physics", "Newton's third law of motion", "Grade 10"}, {"elementary-science", "Soil types and their properties", "Grade 4"},
		{"mathematics", "Theorem of Pythagoras", "Grade 8"}, {"geography", "Map scale", "Grade 9"}, {"english", "Adjectives", "Grade 3"}, {"elementary-science", "Plants", "Grade 2"},
	} {
		told := func(notes string) (plan lesson.Plan, all string) {
			plan = planFor(t, lesson.Request{Subject: topic.subject, Topic: topic.topic, GradeLevel: topic.grade, AdditionalInfo: "48 learners. " + notes})
			all = allSteps(plan) + strings.Join(plan.Assessment.Summative, " ")
			for _, a := range plan.Activities {
				all += " " + a.Support + " " + a.Extension
			}
			return plan, all
		}
		_, deaf := told("Selma is deaf.")
		for _, only := range []string{". Read out", "min] Read out", "Read each quiz question aloud;", "as you say the answers", "Say the answers;", "At your clap", "eyes closed"} {
			if strings.Contains(deaf, only) {
				t.Errorf("%s: who does not hear misses %q", topic.topic, only)
			}
		}
		for _, notes := range []string{"Yamikani is blind.", "Rofhiwa has low vision.", "Thabo has dyslexia."} {
			if _, read := told(notes); strings.Contains(read, "lone and in silence") || !strings.Contains(read, "read each question out twice") && !strings.Contains(read, "aloud") && !strings.Contains(read, "two times") {
				t.Errorf("%s: %s nobody reads out the quiz", topic.topic, notes)
			}
		}
		if _, blind := told("Yamikani is blind."); strings.Contains(blind, "lose your eyes") || strings.Contains(blind, "In silence") {
			t.Errorf("%s: who does not see is left alone", topic.topic)
		}
		_, chair := told("Mwende uses a wheelchair.")
		for _, walk := range []string{"corners of the room", "walk to the idea", "visit the next team", "Visit two drawings", "stand for yes"} {
			if strings.Contains(chair, walk) {
				t.Errorf("%s: who cannot walk is asked: %q", topic.topic, walk)
			}
		}
	}
}

// TestOneWhoIsNewToMachinesLeavesThemOn: the class works with its computers where one learner has never used any.
func TestOneWhoIsNewToMachinesLeavesThemOn(t *testing.T) {
	t.Parallel()
	request := lesson.Request{Subject: "ict", Topic: "Spreadsheet formulas and cell references", GradeLevel: "Grade 9", AdditionalInfo: "44 students share 11 laptops. Eric joined last week and has never touched a computer."}
	plan := planFor(t, request)
	if strings.Contains(plan.Overview, "unplugged") || !strings.Contains(plan.Inclusion.SpecialNeeds, "For Eric (new to computers)") {
		t.Errorf("%s | %s", plan.Overview, plan.Inclusion.SpecialNeeds)
	}
	request.AdditionalInfo = "44 students. They have never used a computer."
	if plan := planFor(t, request); !strings.Contains(plan.Overview, "unplugged") {
		t.Error(plan.Overview)
	}
}

// TestWhatIsDoneIsNotCut: a short plan keeps each sentence on a need, and the names that the teacher wrote.
func TestWhatIsDoneIsNotCut(t *testing.T) {
	t.Parallel()
	plan := planFor(t, lesson.Request{Subject: "english", Topic: "Reported speech: statements", GradeLevel: "Grade 9", Skills: lesson.Skillset{"Communication", "Creativity"},
		AdditionalInfo: "My form three in Kumbo, Cameroon, 53 of them, 50 minutes. Just chalkboard, plus one old newspaper with interviews. They keep 'tomorrow' and 'here' unchanged. Akinyi is pregnant and Musa is deaf."})
	for _, id := range []string{"mother", "deaf"} {
		if do := testBanks(t).notes.need(id).Do; !strings.Contains(plan.Inclusion.SpecialNeeds, do) {
			t.Errorf("%s is cut: %s", id, plan.Inclusion.SpecialNeeds)
		}
	}
	if !strings.Contains(plan.Inclusion.SpecialNeeds, "For Akinyi") {
		t.Errorf("another name stands for hers: %s", plan.Inclusion.SpecialNeeds)
	}
}

// TestANeedIsMetInTheLessonToo: besides the line for the teacher a lesson says what all see of it, without a name.
func TestANeedIsMetInTheLessonToo(t *testing.T) {
	t.Parallel()
	for told, want := range map[string]string{
		"Thabo has dyslexia.":                        "follows each line with a finger",
		"Eric joined last week.":                     "sits beside a sure partner",
		"Little Neema does not speak Kiswahili yet.": "as it is named",
		"Akinyi just returned after giving birth.":   "lifts nothing heavy",
	} {
		plan := planWith(t, told)
		said := allSteps(plan)
		for _, a := range plan.Activities {
			said += " " + a.Description
		}
		if !strings.Contains(said, want) {
			t.Errorf("%q: no lesson says %q", told, want)
		}
		if strings.Contains(said, "Give one step at a time") {
			t.Errorf("%q: it has the help for another need", told)
		}
	}
}

// TestAStepTellsNobodyOfAnIllness: what a teacher does for one who is ill stands before the steps, which the class may see.
func TestAStepTellsNobodyOfAnIllness(t *testing.T) {
	t.Parallel()
	for told, ill := range map[string]string{
		"Zawadi has asthma.": "asthma", "One learner has epilepsy.": "epilepsy", "Chidi has albinism.": "albinism", "Efua has sickle cell.": "long illness",
		"One boy stammers.": "stammers", "Palesa has autism.": "one step at a time", "One girl is pregnant.": "lifts nothing heavy",
	} {
		plan := planWith(t, told)
		var before, steps strings.Builder
		for _, a := range plan.Activities {
			before.WriteString(a.Description)
			steps.WriteString(strings.Join(a.Steps, " "))
		}
		if strings.Contains(steps.String(), ill) || !strings.Contains(before.String(), ill) {
			t.Errorf("%q: a step tells it, or nothing does: %s", told, before.String())
		}
	}
}
