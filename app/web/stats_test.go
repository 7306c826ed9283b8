package web

import (
	"testing"
	"time"
)

func TestStats(t *testing.T) {
	f := start(t)
	amina := f.teacher("amina")
	amina.get("/api/dashboard/stats").is(200).has(`{"totalDesigns":0,"thisMonth":0,"thisWeek":0,"averageRating":0}`)
	amina.design("Gauge")
	f.clock.forward(time.Minute)
	amina.get("/api/dashboard/stats").is(200).has(`"totalDesigns":1`, `"thisWeek":1`)
}
