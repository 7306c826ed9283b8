package web

import (
	"fmt"
	"strings"
	"testing"
)

func TestAchievementsAreEarnedOnce(t *testing.T) {
	f := start(t)
	amina := f.teacher("amina")
	list := amina.get("/api/achievements").is(200).has(`"id":"first-lesson"`, `"requirement":100`, `"points":`, `"description":`)
	if got := strings.Count(list.body, `"badgeIcon":"/catalogue/badges/`); got != 9 {
		t.Errorf("%d achievements, want 9", got)
	}
	amina.get("/catalogue/badges/thread.svg").is(200).has("<svg")
	amina.post("/api/check-achievements", "").is(200).has(`{"newAchievements":[]}`)
	amina.get("/api/user-achievements").is(200).has("[]")

	amina.design("One")
	amina.post("/api/check-achievements", "").is(200).has(`"id":"first-lesson"`, `"name":"First Lesson"`, `"points":10`).hasNot("three-strands")
	amina.post("/api/check-achievements", "").is(200).has(`{"newAchievements":[]}`)
	amina.get("/api/user-achievements").is(200).has(`"achievementId":"first-lesson"`, `"earnedAt":"`)

	for i := range 4 {
		amina.design(fmt.Sprint("More ", i))
	}
	answers := atOnce(20, func(int) *reply { return amina.post("/api/check-achievements", "") })
	given := map[string]int{}
	for _, answer := range answers {
		for _, id := range []string{"first-lesson", "three-strands", "five-threads", "full-pot"} {
			given[id] += strings.Count(answer.is(200).body, `"id":"`+id+`"`)
		}
	}
	if got := fmt.Sprint(given); got != "map[first-lesson:0 five-threads:1 full-pot:0 three-strands:1]" {
		t.Errorf("given %s", got)
	}
}

func TestAnAchievementStaysWhenItsLessonsGo(t *testing.T) {
	f := start(t)
	amina := f.teacher("amina")
	id := amina.design("One")
	amina.post("/api/check-achievements", "").is(200).has("first-lesson")
	amina.send("DELETE", "/api/designs/"+id, "").is(204)
	amina.design("Two")
	amina.post("/api/check-achievements", "").is(200).has(`{"newAchievements":[]}`)
	amina.get("/api/user-achievements").is(200).has("first-lesson")
}
