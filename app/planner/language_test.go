package planner

import (
	"strings"
	"testing"

	"somo/app/lesson"
)

func TestLanguagesAreDetected(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"mathematics Fractions: halves and quarters Turkana County. Most children speak Ngaturkana at home.": "",
		"Kiswahili Ngeli za nomino: A-WA na KI-VI Gredi ya 4, Kwale, Kenya. Wanafunzi 52. Hakuna umeme.":     "sw",
		"Sayansi Mzunguko wa maji":                                                         "sw",
		"SVT La photosynthèse chez les plantes":                                            "fr",
		"Mathématiques Les fractions 60 élèves, pas d'électricité.":                        "fr",
		"Matemática Frações equivalentes":                                                  "pt",
		"Ciências O ciclo da água 45 alunos, sem eletricidade":                             "pt",
		"العلوم دورة الماء":                                                                "ar",
		"ሒሳብ ክፍልፋዮች":                                                                       "am",
		"biology How do plants make food? As we do not have a lab, use a garden.":          "",
		"history Women of Dahomey Lycée de la Paix, Dakar. 60 learners. We have no power.": "",
		"Natural Sciences Electric circuits Grade 7":                                       "",
		"SVT Le paludisme 6eme":                                                            "fr",
		"english Letters Wa, Upper West Region, Ghana.":                                    "",
		"english Poems Do as they do, do not copy.":                                        "",
		"": "",
	} {
		if got := detect(text); got != want {
			t.Errorf("%q is taken for %q, want %q", text, got, want)
		}
	}
}

// TestAPlanSaysInTheTeachersLanguageThatItIsInEnglish holds for each language that the banks know.
func TestAPlanSaysInTheTeachersLanguageThatItIsInEnglish(t *testing.T) {
	t.Parallel()
	banks := testBanks(t)
	for language, request := range map[string]lesson.Request{
		"sw": {Subject: "Sayansi", Topic: "Mzunguko wa maji", GradeLevel: "Darasa la 5"},
		"fr": {Subject: "SVT", Topic: "Le cycle de l'eau", GradeLevel: "CM2", AdditionalInfo: "60 élèves, pas d'électricité."},
		"pt": {Subject: "Ciências", Topic: "O ciclo da água", GradeLevel: "5.ª classe"},
		"ar": {Subject: "العلوم", Topic: "دورة الماء", GradeLevel: "Grade 5"},
		"am": {Subject: "ሳይንስ", Topic: "የውሃ ዑደት", GradeLevel: "Grade 5"},
	} {
		request.Skills = lesson.Skillset{"Research"}
		plan := planFor(t, request)
		if said := banks.tongues[language].English; said == "" || strings.Count(plan.Overview, said) != 1 {
			t.Errorf("%s: the overview does not say it once: %s", language, plan.Overview)
		}
		if !strings.Contains(mustJSON(t, plan), "vapour") {
			t.Errorf("%s: the topic was not recognised: %s", language, plan.Overview)
		}
		checkRules(t, language, request, plan)
	}
	plan := planFor(t, lesson.Request{Subject: "Sayansi", Topic: "Hali za maada", GradeLevel: "Darasa la 5", Skills: lesson.Skillset{"Research"}})
	translated := 0
	for _, term := range plan.KeyVocabulary {
		if strings.Contains(term.Term, " (") {
			translated++
		}
	}
	if translated < 3 {
		t.Errorf("only %d key words have their Kiswahili: %v", translated, plan.KeyVocabulary)
	}
}

func TestOnlyKeyWordsThatArePrintedArePromised(t *testing.T) {
	t.Parallel()
	banks := testBanks(t)
	for language, request := range map[string]lesson.Request{
		"sw": {Subject: "Historia", Topic: "Zorbling ya wanafunzi na walimu", GradeLevel: "Darasa la 6"},
		"fr": {Subject: "Histoire", Topic: "Le zorbling des quimps", GradeLevel: "CM2"},
	} {
		plan := planFor(t, request)
		if !strings.Contains(plan.Overview, banks.tongues[language].Plain) || strings.Contains(plan.Overview, banks.tongues[language].English) {
			t.Errorf("%s: %s", language, plan.Overview)
		}
	}
}
