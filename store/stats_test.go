package store

import (
	"testing"
	"time"
)

func TestStatsCountByTheServersCalendar(t *testing.T) {
	s := newStore(t)
	user := addUser(t, s, "a@example.org")
	nairobi := time.FixedZone("EAT", 3*3600)
	now := time.Date(2026, 12, 3, 10, 0, 0, 0, nairobi)
	if stats, err := s.Stats(t.Context(), user.ID, now); err != nil || stats != (Stats{}) {
		t.Errorf("before anything: %+v, %v", stats, err)
	}
	var last Design
	for _, at := range []time.Time{
		time.Date(2025, 12, 2, 12, 0, 0, 0, nairobi),    // the same month of another year
		time.Date(2026, 11, 20, 12, 0, 0, 0, nairobi),   // neither
		time.Date(2026, 11, 26, 10, 0, 0, 0, nairobi),   // seven days ago to the millisecond: out
		time.Date(2026, 11, 26, 10, 0, 0, 1e6, nairobi), // in
		time.Date(2026, 11, 30, 23, 59, 0, 0, nairobi),  // this week, last month
		time.Date(2026, 12, 1, 0, 0, 0, 0, nairobi),     // still November in UTC
		now,
		time.Date(2027, 1, 5, 0, 0, 0, 0, nairobi), // a clock that was ahead
	} {
		s.clock = func() time.Time { return at }
		last = addDesign(t, s, user.ID, newDesign("A well"))
	}
	share(t, s, user.ID, last.ID, 5, 4, 4)
	stats, err := s.Stats(t.Context(), user.ID, now)
	if err != nil || stats.TotalDesigns != 8 || stats.ThisMonth != 2 || stats.ThisWeek != 4 || stats.AverageRating < 4.33 || stats.AverageRating > 4.34 {
		t.Errorf("got %+v, %v", stats, err)
	}
	if stats, err = s.Stats(t.Context(), user.ID, now.UTC()); err != nil || stats.ThisMonth != 1 {
		t.Errorf("in UTC: %+v, %v", stats, err)
	}
}
