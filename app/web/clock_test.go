package web

import (
	"testing"
	"time"
)

func TestThePageKnowsThatTheClockIsWrong(t *testing.T) {
	f := start(t)
	amina := f.teacher("amina")
	code := amina.post("/api/designs/"+amina.design("Rain")+"/share", "").is(200).field("shareCode")
	amina.get("/").is(200).hasNot(`"clock"`)
	f.clock.forward(-40 * time.Hour) // another time zone, or a bad clock: nothing to tell
	amina.get("/").is(200).hasNot(`"clock"`)
	f.clock.forward(-10 * 24 * time.Hour)
	amina.get("/design-corner").is(200).has(`"clock":{"says":"` + f.clock.Now().UTC().Format(time.DateOnly))
	f.visitor().get("/login").is(200).has(`"clock":{"says":"`) // who signs in stays on this page
	f.visitor().get("/shared/" + code).is(200).hasNot(`"clock"`)
}

func TestAClockBeforeTheProgramWasMadeIsWrong(t *testing.T) {
	built := time.Now().Add(30 * 24 * time.Hour)
	f := start(t, func(c *Config) { c.Built = built })
	f.visitor().get("/login").is(200).has(`"been":"` + built.UTC().Format(time.DateOnly))
}
