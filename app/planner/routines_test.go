package planner

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"somo/app/lesson"
)

// TestThereAreAtLeastTwelveRoutinesAPhase holds what each routine must have, so that the next one can build on it.
func TestThereAreAtLeastTwelveRoutinesAPhase(t *testing.T) {
	t.Parallel()
	banks := testBanks(t)
	// What a routine of a block must say, whatever else is left out for want of time.
	needed := map[string][]string{
		"meet": {"{phenomenon}", "{wrong}", "{user}", "{asks}"}, "need": {"{need}", "{user}"}, "ideas": {"{sparks}", "{choices}", "{thing}"}, "make": {}, "try": {"{tries}"},
	}
	count := map[string]int{}
	young := map[string]int{}
	ids, steps := map[string]bool{}, map[string]string{}
	for _, r := range banks.routines {
		count[r.Phase]++
		if slices.Contains(r.Bands, lesson.BandKG) {
			young[r.Phase]++
		}
		if ids[r.ID] || r.Phase != phaseOf[r.Block] || r.Title == "" || r.Evidence == "" || r.Quiet == "" || r.Stretch == "" || r.Minutes[0] >= r.Minutes[1] {
			t.Errorf("%s lacks a part or is there twice", r.ID)
		}
		ids[r.ID] = true
		kept := ""
		for _, s := range r.Steps {
			if before, known := steps[s.Text]; known && !strings.HasPrefix(s.Text, ">") {
				t.Errorf("%s has a step of %s", r.ID, before)
			}
			steps[s.Text] = r.ID
			if s.Keep {
				kept += s.Text + "\n"
			}
		}
		if own := regexp.MustCompile(`(?m)^>.*$`).FindAllString(kept, -1); r.Block == "make" && !slices.Contains([]string{">", ">1>2"}, strings.Join(own, "")) {
			t.Errorf("%s puts the steps of the artefact as %q", r.ID, own)
		}
		for _, slot := range needed[r.Block] {
			if !strings.Contains(strings.ReplaceAll(kept, "{player}", "{user}"), slot) {
				t.Errorf("%s may leave out %s", r.ID, slot)
			}
		}
	}
	for _, phase := range lesson.Phases {
		if count[phase] < 12 {
			t.Errorf("%s has %d routines, want at least 12", phase, count[phase])
		}
		if young[phase] < 2 {
			t.Errorf("%s has %d routines for Kindergarten, want at least 2", phase, young[phase])
		}
	}
}
