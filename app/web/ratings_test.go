package web

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"
	"time"

	"somo/store"
)

func ratingsOf(t *testing.T, owner *person, id string) []store.Rating {
	t.Helper()
	var list store.RatingList
	if err := json.Unmarshal([]byte(owner.get("/api/designs/"+id+"/ratings").is(200).body), &list); err != nil {
		t.Fatal(err)
	}
	return list.Ratings
}

func TestRatingOnceABrowser(t *testing.T) {
	f := start(t)
	amina := f.teacher("amina")
	id := amina.design("Rain")
	amina.get("/api/designs/" + id + "/ratings").is(200).has(`{"averageRating":0,"totalRatings":0,"ratings":[]}`)
	path := "/api/shared/" + amina.post("/api/designs/"+id+"/share", "").is(200).field("shareCode")

	first, second := f.visitor(), f.visitor()
	answer := first.post(path+"/rate", `{"rating":2,"feedback":" Too long ","raterEmail":" r@x "}`).is(201).has(`"averageRating":2`, `"totalRatings":1`)
	cookie := answer.cookie("somo_rater_8080")
	if cookie == nil || !cookie.HttpOnly || cookie.Path != "/" || cookie.MaxAge != int(365*24*time.Hour/time.Second) || len(cookie.Value) < 26 {
		t.Fatalf("cookie %+v", cookie)
	}
	second.post(path+"/rate", `{"rating":5}`).is(201).has(`"averageRating":3.5`, `"totalRatings":2`)
	first.post(path+"/rate", `{"rating":4,"feedback":"Good"}`).is(201).has(`"averageRating":4.5`, `"totalRatings":2`)
	first.get(path).is(200).has(`"averageRating":4.5`, `"totalRatings":2`)
	amina.get("/api/designs").is(200).has(`"averageRating":4.5`, `"totalRatings":2`)
	amina.get("/api/dashboard/stats").is(200).has(`"averageRating":4.5`)
	ratings := ratingsOf(t, amina, id)
	if len(ratings) != 2 || ratings[0].Rating != 5 || ratings[1].Rating != 4 || ratings[1].Feedback != "Good" || ratings[1].RaterEmail != "" {
		t.Errorf("ratings %+v", ratings)
	}
	first.get("/api/designs/"+id+"/ratings").refused(401, "unauthorized")

	amina.send("DELETE", "/api/designs/"+id+"/share", "").is(204)
	if got := len(ratingsOf(t, amina, id)); got != 2 {
		t.Errorf("%d ratings are left after the share was taken back", got)
	}
	f.keepsSecret(cookie.Value)
}

func TestAWrongCookieIsNotTakenForABrowser(t *testing.T) {
	f := start(t)
	amina := f.teacher("amina")
	path := "/api/shared/" + amina.post("/api/designs/"+amina.design("Rain")+"/share", "").is(200).field("shareCode") + "/rate"
	for i, value := range []string{"x", strings.Repeat("x", 500)} {
		answer := f.visitor().post(path, `{"rating":5}`, "Cookie", "somo_rater_8080="+value).is(201).has(fmt.Sprint(`"totalRatings":`, i+1))
		if cookie := answer.cookie("somo_rater_8080"); cookie == nil || cookie.Value == value {
			t.Errorf("%q stays: %+v", value, cookie)
		}
	}
}

func TestTheOwnerHidesWords(t *testing.T) {
	f := start(t)
	amina := f.teacher("amina")
	id := amina.design("Rain")
	code := amina.post("/api/designs/"+id+"/share", "").is(200).field("shareCode")
	f.visitor().post("/api/shared/"+code+"/rate", `{"rating":1,"feedback":"Rude"}`).is(201)
	path := "/api/designs/" + id + "/ratings/" + ratingsOf(t, amina, id)[0].ID
	amina.send("PATCH", path, `{"hidden":true}`).is(204)
	if rating := ratingsOf(t, amina, id)[0]; !rating.Hidden || rating.Rating != 1 {
		t.Errorf("rating %+v", rating)
	}
	amina.send("PATCH", path, `{"hidden":false}`).is(204)
	if ratingsOf(t, amina, id)[0].Hidden {
		t.Error("the words do not come back")
	}
	amina.send("PATCH", path, `{}`).refused(422, "invalid").has(`"hidden":`)
	amina.send("PATCH", path, `{"hidden":"yes"}`).refused(422, "invalid").has(`"hidden":`)
	amina.send("PATCH", path, `x`).refused(400, "bad_request")
	amina.send("PATCH", path+"x", `{"hidden":true}`).refused(404, "not_found")
	amina.get("/api/designs/none/ratings").refused(404, "not_found")
}

func TestRatingRefusals(t *testing.T) {
	f := start(t)
	amina := f.teacher("amina")
	id := amina.design("Rain")
	path := "/api/shared/" + amina.post("/api/designs/"+id+"/share", "").is(200).field("shareCode") + "/rate"
	for body, field := range map[string]string{
		`{}`:             "rating",
		`{"rating":0}`:   "rating",
		`{"rating":6}`:   "rating",
		`{"rating":-1}`:  "rating",
		`{"rating":4.5}`: "rating",
		`{"rating":"4"}`: "rating",
		`{"rating":4,"feedback":"` + strings.Repeat("x", 2001) + `"}`:          "feedback",
		`{"rating":4,"feedback":"a\u0000b"}`:                                   "feedback",
		`{"rating":4,"raterEmail":"` + strings.Repeat("x", 255) + `"}`:         "raterEmail",
		`{"rating":4,"feedback":"` + strings.Repeat("x", 2001) + `","id":"x"}`: "feedback",
	} {
		f.visitor().post(path, body).refused(422, "invalid").has(`"fields":{"` + field + `":`)
	}
	f.visitor().post(path, `[]`).refused(400, "bad_request")
	f.visitor().post(path, `rating=4`, "Content-Type", "application/x-www-form-urlencoded").refused(415, "unsupported_media_type")
	f.visitor().post(path, `{"rating":4,"feedback":"`+strings.Repeat("x", 1<<20)+`"}`).refused(413, "too_large")
	f.visitor().post(path, `{"rating":4}`, "Origin", "http://evil.example").refused(403, "cross_origin")
	f.visitor().post("/api/shared/none/rate", `{"rating":4}`).refused(404, "not_found")
	if got := ratingsOf(t, amina, id); len(got) != 0 {
		t.Errorf("ratings were kept: %+v", got)
	}
	f.visitor().post(path, `{"rating":4,"feedback":"`+strings.Repeat("ọ", 2000)+`"}`).is(201)
}

func TestRatingsFromOneAddressAreCounted(t *testing.T) {
	f := start(t)
	amina := f.teacher("amina")
	share := func(title string) string {
		return "/api/shared/" + amina.post("/api/designs/"+amina.design(title)+"/share", "").is(200).field("shareCode") + "/rate"
	}
	path := share("Rain")
	for i := range 3 {
		f.colleague("10.0.0.5").post(path, `{"rating":1}`, "X-Forwarded-For", fmt.Sprint("9.9.9.", i)).is(201)
	}
	refused := f.colleague("10.0.0.5").post(path, `{"rating":1}`).refused(429, "too_many_requests")
	f.colleague("10.0.0.6").post(path, `{"rating":5}`).is(201)
	f.clock.forward(waitOf(t, refused))
	f.colleague("10.0.0.5").post(path, `{"rating":1}`).is(201)
	for range 10 {
		f.visitor().post(path, `{"rating":5}`).is(201)
	}

	for i := range 26 {
		f.colleague("10.0.0.7").post(share(fmt.Sprint("Plan ", i)), `{"rating":5}`).is(201)
		f.clock.forward(time.Second)
	}
	for i := range 4 {
		f.colleague("10.0.0.7").post(share(fmt.Sprint("More ", i)), `{"rating":5}`).is(201)
	}
	f.colleague("10.0.0.7").post(share("The last"), `{"rating":5}`).refused(429, "too_many_requests")
}
