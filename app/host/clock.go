package host

import "time"

// clockSlack is how far a clock may lag before anybody is told: time zones, and drift.
const clockSlack = 48 * time.Hour

// ClockBehind tells whether a clock cannot be right, because it says an earlier time than one that has been: when the
// program was built, or when the newest lesson was written. been is the latest of these.
func ClockBehind(says time.Time, times ...time.Time) (been time.Time, behind bool) {
	for _, t := range times {
		if t.After(been) {
			been = t
		}
	}
	return been, says.Before(been.Add(-clockSlack))
}
