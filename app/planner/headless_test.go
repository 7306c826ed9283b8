package planner

import (
	"testing"

	"somo/app/lesson"
)

func TestNoPlanOnAnotherDisease(t *testing.T) {
	t.Parallel()
	p := testPlanner(t)
	known, err := p.recogniser()
	if err != nil {
		t.Fatal(err)
	}
	for topic, want := range map[string]bool{
		"Bilharzia and its prevention":        true,
		"Malaria: how it spreads":             false,
		"Tuberculosis":                        false,
		"Infectious diseases":                 false,
		"Prevention of communicable diseases": false,
	} {
		c := &composer{request: lesson.Request{Subject: "biology", Topic: topic}, band: lesson.BandG7to9}
		c.match = known.recognise("biology", topic, lesson.BandG7to9)
		got, err := p.lacksHead(c)
		if err != nil {
			t.Fatal(err)
		}
		if got != want {
			t.Errorf("%q lacks its head: %t, want %t", topic, got, want)
		}
	}
}
