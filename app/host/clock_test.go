package host

import (
	"testing"
	"time"
)

func TestAClockBeforeWhatHasBeenIsBehind(t *testing.T) {
	built := time.Date(2026, 11, 1, 0, 0, 0, 0, time.UTC)
	newest := time.Date(2026, 11, 20, 8, 0, 0, 0, time.UTC)
	for _, test := range []struct {
		says   time.Time
		times  []time.Time
		behind bool
	}{
		{newest.Add(time.Hour), []time.Time{built, newest}, false},
		{newest.Add(-47 * time.Hour), []time.Time{built, newest}, false},
		{newest.Add(-49 * time.Hour), []time.Time{newest, built}, true},
		{time.Date(1970, 1, 1, 0, 0, 0, 0, time.UTC), []time.Time{built, {}}, true},
		{newest, []time.Time{{}, {}}, false}, // nothing is known
	} {
		been, behind := ClockBehind(test.says, test.times...)
		if behind != test.behind {
			t.Errorf("%s: behind %v", test.says, behind)
		}
		if len(test.times) > 1 && test.times[0].Equal(built) && test.times[1].Equal(newest) && !been.Equal(newest) {
			t.Errorf("been is %s", been)
		}
	}
}
