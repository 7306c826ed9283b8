package planner

import (
	"strconv"

	"somo/app/lesson"
	"somo/app/regexp"
)

// forGrades finds the grades for which alone a line is meant: "Grades 4 to 6: learners multiply".
var forGrades = regexp.MustCompile(`^Grades? (\d+) to (\d+)(?::| (learners))\s*`)

// firstGrades are the lowest grades of the bands.
var firstGrades = map[lesson.Band]int{lesson.BandKG: 0, lesson.BandG1to3: 1, lesson.BandG4to6: 4, lesson.BandG7to9: 7, lesson.BandG10to12: 10}

// yearsOfBand is how many grades a band has.
const yearsOfBand = 3

// priorFor keeps what learners of a band, and in it of a year, know already; a card says in the line itself which grades it
// means.
func priorFor(prior []string, band lesson.Band, year int) []string {
	var kept []string
	grade := firstGrades[band]
	if year > grade && year < grade+yearsOfBand {
		grade = year
	}
	for _, line := range prior {
		if found := forGrades.FindStringSubmatch(line); found != nil {
			from, fromErr := strconv.Atoi(found[1])
			to, toErr := strconv.Atoi(found[2])
			if fromErr != nil || toErr != nil || grade < from || grade > to {
				continue
			}
			line = upperFirst(found[3] + " " + line[len(found[0]):])
			if found[3] == "" {
				line = upperFirst(line[1:])
			}
		}
		kept = append(kept, line)
	}
	return kept
}
