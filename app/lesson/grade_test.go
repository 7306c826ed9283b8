package lesson

import "testing"

func TestGradesTeachersWrite(t *testing.T) {
	tests := []struct {
		written string
		band    Band
		cohort  Cohort
	}{
		{"Kindergarten", BandKG, CohortPrimary},
		{"KG 2", BandKG, CohortPrimary},
		{"PP1", BandKG, CohortPrimary},
		{"Grade 1", BandG1to3, CohortPrimary},
		{"grade 3", BandG1to3, CohortPrimary},
		{"Gredi ya 4", BandG4to6, CohortPrimary},
		{"P.6", BandG4to6, CohortPrimary},
		{"Standard 5", BandG4to6, CohortPrimary},
		{"Grade 6", BandG4to6, CohortPrimary},
		{"Grade 7", BandG7to9, CohortJunior},
		{"JSS 1", BandG7to9, CohortJunior},
		{"JHS 3", BandG7to9, CohortJunior},
		{"Form 1", BandG7to9, CohortJunior},
		{"Form 3", BandG10to12, CohortSenior},
		{"S2", BandG7to9, CohortJunior},
		{"SS 2", BandG10to12, CohortSenior},
		{"Senior 1", BandG7to9, CohortJunior},
		{"Senior Three", BandG7to9, CohortJunior},
		{"Senior 5", BandG10to12, CohortSenior},
		{"Senior Secondary 1", BandG10to12, CohortSenior},
		{"Senior High School 2", BandG10to12, CohortSenior},
		{"Junior Secondary School Two", BandG7to9, CohortJunior},
		{"Form Four", BandG10to12, CohortSenior},
		{"Form II", BandG7to9, CohortJunior},
		{"Standard Six", BandG4to6, CohortPrimary},
		{"Kidato cha pili", BandG7to9, CohortJunior},
		{"Darasa la tatu", BandG1to3, CohortPrimary},
		{"Grade 12", BandG10to12, CohortSenior},
		{"Form 6", BandG10to12, CohortSenior},
		{"Year 13", BandG10to12, CohortSenior},
		{"Kidato cha 2", BandG7to9, CohortJunior},
		{"Darasa la 3", BandG1to3, CohortPrimary},
		{"CM2", BandG4to6, CohortPrimary},
		{"Classe de 6e", BandG7to9, CohortJunior},
		{"3ème", BandG10to12, CohortSenior},
		{"Terminale", BandG10to12, CohortSenior},
		{"8ª classe", BandG7to9, CohortJunior},
		{"10a classe", BandG10to12, CohortSenior},
		{"the big ones", BandG4to6, CohortUnknown},
		{"", BandG4to6, CohortUnknown},
		{"Grade 0", BandG4to6, CohortUnknown},
	}
	for _, test := range tests {
		t.Run(test.written, func(t *testing.T) {
			if got := BandOf(test.written); got != test.band {
				t.Errorf("BandOf = %q, want %q", got, test.band)
			}
			if got := CohortOf(test.written); got != test.cohort {
				t.Errorf("CohortOf = %q, want %q", got, test.cohort)
			}
		})
	}
}
