package lesson

import (
	"regexp"
	"strconv"
	"strings"
)

// Band groups grades that are taught alike.
type Band string

// The five bands.
const (
	BandKG      Band = "KG"
	BandG1to3   Band = "G1-3"
	BandG4to6   Band = "G4-6"
	BandG7to9   Band = "G7-9"
	BandG10to12 Band = "G10-12"
)

// Bands are all bands, youngest first.
var Bands = [...]Band{BandKG, BandG1to3, BandG4to6, BandG7to9, BandG10to12}

// Cohort groups grades for filtering: Kindergarten to Grade 6, 7 to 9, 10 to 12.
type Cohort string

// The cohorts of the dashboard's grade filter. A grade that cannot be read has none.
const (
	CohortPrimary Cohort = "primary"
	CohortJunior  Cohort = "junior"
	CohortSenior  Cohort = "senior"
	CohortUnknown Cohort = ""
)

// Kindergarten is the youngest grade level.
const Kindergarten = "Kindergarten"

// GradeLevels are the grades offered in the wizard; any other text is accepted too.
func GradeLevels() []string {
	levels := make([]string, 0, 13)
	levels = append(levels, Kindergarten)
	for grade := 1; grade <= 12; grade++ {
		levels = append(levels, "Grade "+strconv.Itoa(grade))
	}
	return levels
}

var (
	preschool  = regexp.MustCompile(`\b(kindergarten|kg|pp|pre-?primary|nursery|reception|ecd|chekechea|maternelle|creche)\b|^(kg|pp)\s?\d`)
	stagedYear = regexp.MustCompile(`\b(grade|gredi|darasa|std|standard|class|primary|basic|year|form|kidato|jhs|jss|shs|sss|ss|p|s|b|g|f)\.?\s*(?:cha |la |ya )?(\d{1,2})\b`)
	// frenchYear and portugueseYear are years of schools that count in another way.
	frenchYear     = regexp.MustCompile(`\b(ci|cp1|cp2|cp|ce1|ce2|cm1|cm2|terminale|tle|seconde|2nde|première|1[eè]re|[3-6](?:e|è|ème|eme))(?:$|[^\pL\d])`)
	portugueseYear = regexp.MustCompile(`\b(\d{1,2})\.?\s?[ªaº]?\s(?:classe|ano)\b`)
	plainYear      = regexp.MustCompile(`\b(\d{1,2})\b`)
	// wordYear is a year in words or in Roman figures behind the name of its stage.
	wordYear = regexp.MustCompile(`\b(grade|gredi|darasa|std|standard|class|primary|basic|year|form|kidato|senior|secondary|high|school|jhs|jss|shs|sss|ss) (cha |la |ya )?(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|i{1,3}|iv|v|vi{1,2}|kwanza|pili|tatu|nne|tano|sita|saba|nane)\b`)
)

// longStages gives the short name of a stage that is written out; the longer ones stand first.
var longStages = strings.NewReplacer(
	"senior secondary school", "ss", "senior secondary", "ss", "senior high school", "ss", "senior high", "ss",
	"junior secondary school", "jss", "junior secondary", "jss", "junior high school", "jss", "junior high", "jss",
	"senior", "s", "secondary", "s",
)

var wordYears = map[string]string{
	"one": "1", "two": "2", "three": "3", "four": "4", "five": "5", "six": "6", "seven": "7", "eight": "8", "nine": "9", "ten": "10", "eleven": "11", "twelve": "12",
	"i": "1", "ii": "2", "iii": "3", "iv": "4", "v": "5", "vi": "6", "vii": "7",
	"kwanza": "1", "pili": "2", "tatu": "3", "nne": "4", "tano": "5", "sita": "6", "saba": "7", "nane": "8",
}

// stageOffsets are added to the year of a stage to get the usual grade: JHS 1 is Grade 7, Form 1 is Grade 8.
var stageOffsets = map[string]int{
	"form": 7, "kidato": 7, "f": 7,
	"jhs": 6, "jss": 6, "s": 6,
	"shs": 9, "sss": 9, "ss": 9,
}

// frenchGrades are the years of schools that follow the French count.
var frenchGrades = map[string]int{
	"ci": 1, "cp1": 1, "cp": 2, "cp2": 2, "ce1": 3, "ce2": 4, "cm1": 5, "cm2": 6,
	"6": 7, "5": 8, "4": 9, "3": 10, "seconde": 11, "2nde": 11, "première": 12, "1ere": 12, "1ère": 12, "terminale": 12, "tle": 12,
}

// GradeOf reads the grade, 0 (Kindergarten) to 12, from what a teacher wrote: "Grade 5", "JSS 2", "Form 3", "P3".
// Years past Grade 12 count as 12. It reports false where there is no grade to be read.
func GradeOf(gradeLevel string) (int, bool) {
	text := strings.ToLower(strings.TrimSpace(gradeLevel))
	if preschool.MatchString(text) {
		return 0, true
	}
	if match := wordYear.FindStringSubmatchIndex(text); match != nil {
		text = text[:match[6]] + wordYears[text[match[6]:match[7]]] + text[match[7]:]
	}
	text = longStages.Replace(text)
	grade := 0
	if match := stagedYear.FindStringSubmatch(text); match != nil {
		year, err := strconv.Atoi(match[2])
		if err != nil {
			return 0, false
		}
		grade = year + stageOffsets[match[1]]
	} else if match := frenchYear.FindStringSubmatch(text); match != nil {
		if grade = frenchGrades[match[1]]; grade == 0 {
			grade = frenchGrades[match[1][:1]]
		}
	} else if match := portugueseYear.FindStringSubmatch(text); match != nil {
		grade, _ = strconv.Atoi(match[1])
	} else if match := plainYear.FindStringSubmatch(text); match != nil {
		year, err := strconv.Atoi(match[1])
		if err != nil {
			return 0, false
		}
		grade = year
	}
	if grade < 1 {
		return 0, false
	}
	return min(grade, 12), true
}

// BandOf tells the band of a grade level; an unreadable one counts as upper primary, the middle of the five.
func BandOf(gradeLevel string) Band {
	grade, ok := GradeOf(gradeLevel)
	switch {
	case !ok:
		return BandG4to6
	case grade == 0:
		return BandKG
	case grade <= 3:
		return BandG1to3
	case grade <= 6:
		return BandG4to6
	case grade <= 9:
		return BandG7to9
	default:
		return BandG10to12
	}
}

// CohortOf tells the cohort of a grade level.
func CohortOf(gradeLevel string) Cohort {
	grade, ok := GradeOf(gradeLevel)
	switch {
	case !ok:
		return CohortUnknown
	case grade <= 6:
		return CohortPrimary
	case grade <= 9:
		return CohortJunior
	default:
		return CohortSenior
	}
}
