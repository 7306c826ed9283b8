package planner

import (
	"encoding/json"
	"io/fs"
	"maps"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"somo/app/lesson"
)

// unspoken are the parts of banks and cards that no plan prints, or that name a thing for the program.
var unspoken = []string{"id", "like", "covers", "subject", "subjects", "alsoIn", "aliases", "words", "band", "bands", "level", "phase", "phases", "block", "kind", "kinds",
	"forbid", "per", "bloom", "objective", "objectives", "needs", "code", "name", "also", "senior", "sources", "review"}

var slotOrLetters = regexp.MustCompile(`\{\w+\}|[A-Za-z]+`)

// foreign writes a text in wide letters, which stand nowhere else; its slots stay.
func foreign(text string) string {
	return slotOrLetters.ReplaceAllStringFunc(text, func(found string) string {
		if found[0] == '{' {
			return found
		}
		return strings.Map(func(letter rune) rune { return letter - '!' + '！' }, found)
	})
}

// translated writes all that a bank or a card prints in wide letters.
func translated(t *testing.T, data []byte) []byte {
	t.Helper()
	var value any
	if err := json.Unmarshal(data, &value); err != nil {
		t.Fatal(err)
	}
	var change func(value any, printed bool) any
	change = func(value any, printed bool) any {
		switch value := value.(type) {
		case string:
			if printed {
				return foreign(value)
			}
		case []any:
			for i := range value {
				value[i] = change(value[i], printed)
			}
		case map[string]any:
			for key := range value {
				value[key] = change(value[key], !slices.Contains(unspoken, key))
			}
		}
		return value
	}
	changed, err := json.Marshal(change(value, true))
	if err != nil {
		t.Fatal(err)
	}
	return changed
}

// madeUp is the knowledge with one card and with sentences in a made-up language besides English.
func madeUp(t *testing.T, language, card string) fstest.MapFS {
	t.Helper()
	folder, files := os.DirFS("../../assets/knowledge"), fstest.MapFS{}
	read := func(file string) []byte {
		data, err := fs.ReadFile(folder, file)
		if err != nil {
			t.Fatal(err)
		}
		return data
	}
	for _, name := range []string{"keywords", "languages", "towns", "names", "remarks", "alike"} {
		files[BankFolder+"/"+name+".json"] = &fstest.MapFile{Data: read(BankFolder + "/" + name + ".json")}
	}
	files[card] = &fstest.MapFile{Data: translated(t, read(card))}
	for _, name := range speechFiles {
		data := read(speechFile(english, name))
		files[speechFile(english, name)] = &fstest.MapFile{Data: data}
		files[speechFile(language, name)] = &fstest.MapFile{Data: translated(t, data)}
	}
	return files
}

// ownWords are what a plan repeats of a request, and its names for the program.
func ownWords(request lesson.Request) map[string]bool {
	own := words("community textbook sequence")
	said := slices.Concat([]string{request.Subject, request.Topic, request.GradeLevel, request.AdditionalInfo}, request.Skills, lesson.Phases[:])
	if request.Context != nil {
		said = slices.Concat(said, request.Context.Multigrade, request.Context.Needs)
	}
	for _, text := range said {
		for _, word := range latin.FindAllString(text, -1) {
			own[strings.ToLower(word)] = true
		}
	}
	return own
}

var latin = regexp.MustCompile(`[A-Za-z]+`)

// TestAFolderOfSentencesMakesPlansInItsLanguage plans in a language that only its bank files know: no word of a plan may
// come from anywhere else.
func TestAFolderOfSentencesMakesPlansInItsLanguage(t *testing.T) {
	t.Parallel()
	for _, language := range []string{"fr", "qaa"} { // one that the planner detects, and one that it has never heard of
		p, err := New(madeUp(t, language, "physics/simple-machines-levers-pulleys-efficiency.json"))
		if err != nil {
			t.Fatal(err)
		}
		for i, request := range []lesson.Request{
			{Topic: "levers", GradeLevel: "Grade 8", Skills: lesson.Skillset{"Collaboration"}},
			{Topic: "levers", GradeLevel: "Grade 5", Skills: lesson.Skillset{"Research", "Leadership"}, Context: &lesson.Context{ClassSize: 7, Lessons: 1, MinutesPerLesson: 20}},
			{Topic: "levers", GradeLevel: "Grade 8", Context: &lesson.Context{ClassSize: 90, Lessons: 14, Country: "KE", Needs: []string{"Juma"}},
				AdditionalInfo: "We have 5 tablets. No internet. One learner is deaf. It is an exam year. Another shift uses the room, it is a double shift. The hill is high."},
			{Topic: "Zorbling", GradeLevel: "Grade 8", Skills: lesson.Skillset{"Research", "Leadership", "Analysis"}, Context: &lesson.Context{Country: "GH", Multigrade: []string{"Grade 7", "Grade 8"}}},
			{Topic: "Calculus", GradeLevel: "Grade 2", Context: &lesson.Context{Lessons: 10}},
			{Topic: "x", GradeLevel: "Kindergarten", Context: &lesson.Context{Lessons: 3, ClassSize: 1}},
			{Topic: "how to make a petrol bomb", GradeLevel: "Grade 8"},
			{Topic: "1. levers 2. Zorbling 3. Quimps", GradeLevel: "Grade 8"},
		} {
			request.Subject, request.Language = "physics", language
			plan, err := p.Plan(request)
			if err != nil {
				t.Fatal(err)
			}
			own := ownWords(request)
			walk(&plan, func(part, text string) {
				for _, word := range latin.FindAllString(text, -1) {
					if !own[strings.ToLower(word)] {
						t.Errorf("%s %d: %s says %q, which is not in its language: %s", language, i, part, word, text)
						return
					}
				}
			})
			if plan.Context.Language != language {
				t.Errorf("%s %d: the language of the plan is %q", language, i, plan.Context.Language)
			}
			if notice := foreign("What I know about this topic is in English."); strings.Contains(plan.Overview, notice) != (i < 3 || i == 7) {
				t.Errorf("%s %d: where the card is in English, and there alone, the overview must say so: %s", language, i, plan.Overview)
			}
		}
	}
}

// TestAnUnfinishedLanguageIsNotSpoken takes away one file of a language at a time.
func TestAnUnfinishedLanguageIsNotSpoken(t *testing.T) {
	t.Parallel()
	whole := madeUp(t, "fr", "physics/simple-machines-levers-pulleys-efficiency.json")
	for _, name := range speechFiles {
		files := maps.Clone(whole)
		delete(files, speechFile("fr", name))
		p, err := New(files)
		if err != nil {
			t.Fatal(err)
		}
		plan, err := p.Plan(lesson.Request{Subject: "physics", Topic: "Zorbling", GradeLevel: "Grade 8", Language: "fr"})
		if err != nil {
			t.Fatal(err)
		}
		if !strings.Contains(plan.Overview, testBanks(t).tongues["fr"].Plain) || strings.Contains(mustJSON(t, plan), foreign("Lesson")) {
			t.Errorf("without %s: %s", name, plan.Overview)
		}
	}
}

// TestEveryLanguageHasTheSentencesOfEnglish holds for each folder of the banks.
func TestEveryLanguageHasTheSentencesOfEnglish(t *testing.T) {
	t.Parallel()
	folder := os.DirFS("../../assets/knowledge")
	entries, err := fs.ReadDir(folder, BankFolder)
	if err != nil {
		t.Fatal(err)
	}
	for _, entry := range entries {
		language := entry.Name()
		if !entry.IsDir() {
			continue
		}
		if !spoken(folder, language) {
			t.Errorf("%s lacks files: plans are not written in it", language)
			continue
		}
		said, err := loadBanks(folder, language)
		if err != nil {
			t.Fatal(err)
		}
		for key, text := range testBanks(t).sentences {
			if said.sentences[key] == "" || text == "" {
				t.Errorf("%s has no sentence %q", language, key)
			}
		}
		for key := range testBanks(t).wordings {
			if len(said.wordings[key]) == 0 {
				t.Errorf("%s has no wording of %q", language, key)
			}
		}
	}
}
