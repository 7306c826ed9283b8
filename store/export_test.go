package store

import (
	"bytes"
	"encoding/json"
	"strings"
	"testing"
	"time"
)

// ownEverything gives an account a row in every table that can hold one; each text carries mark.
func ownEverything(t *testing.T, s *Store, userID, mark string) (designID string) {
	t.Helper()
	class := JSON(`{"note":"` + mark + `"}`)
	if _, err := s.UpdateProfile(t.Context(), userID, ProfileChange{FirstName: &mark, School: &mark, MyClass: &class}); err != nil {
		t.Fatal(err)
	}
	if _, err := s.SetPhoto(t.Context(), userID, []byte(mark), "image/png"); err != nil {
		t.Fatal(err)
	}
	if err := s.LinkIdentity(t.Context(), userID, Identity{"github", mark}); err != nil {
		t.Fatal(err)
	}
	commit(t, s, "session "+mark, userID, time.Hour)
	design := newDesign(mark)
	design.GenerationID = addGeneration(t, s, userID)
	design.First.ContentJSON = JSON(`{"overview":"` + mark + `"}`)
	designID = addDesign(t, s, userID, design).ID
	addGeneration(t, s, userID)
	if _, err := s.AddGeneration(t.Context(), userID, Generation{Kind: "section", DesignID: designID, Section: "core", Wish: "words", Words: mark,
		Prompt: class, Status: "waiting", Events: []GenerationEvent{{ID: 1, Name: "draft", Data: class}}}); err != nil {
		t.Fatal(err)
	}
	if _, _, err := s.AddVersion(t.Context(), userID, designID, NewVersion{Version: "1.1", ContentJSON: class}); err != nil {
		t.Fatal(err)
	}
	carried := ImportedDesign{Title: mark, Subject: mark, Topic: mark, Cohort: "Grade 5", Origin: originOf(mark), Ratings: []CarriedRating{{Rating: 2, Feedback: mark}}}
	if _, err := s.ImportDesigns(t.Context(), userID, []ImportedDesign{carried}); err != nil {
		t.Fatal(err)
	}
	code := share(t, s, userID, designID)
	if _, _, err := s.Rate(t.Context(), code, "browser "+mark, 4, mark, mark); err != nil {
		t.Fatal(err)
	}
	if _, err := s.NewlyEarned(t.Context(), userID, badges()); err != nil {
		t.Fatal(err)
	}
	if err := s.AddFeedback(t.Context(), userID, Feedback{Type: "general", Text: mark, Metadata: class}); err != nil {
		t.Fatal(err)
	}
	return designID
}

func TestAnExportHoldsEverythingOfOneAccount(t *testing.T) {
	s := newStore(t)
	user, other := addUser(t, s, "a@example.org"), addUser(t, s, "b@example.org")
	designID := ownEverything(t, s, user.ID, "hers")
	ownEverything(t, s, other.ID, "canary")
	bare := newDesign("Bare")
	bare.First = nil
	addDesign(t, s, user.ID, bare)

	got, err := s.Export(t.Context(), user.ID)
	if err != nil {
		t.Fatal(err)
	}
	if got.Account.Email != "a@example.org" || got.Account.FirstName != "hers" || string(got.Account.MyClass) != `{"note":"hers"}` ||
		got.Photo == nil || string(got.Photo.Data) != "hers" || len(got.Identities) != 1 || got.Identities[0].Subject != "hers" ||
		len(got.Designs) != 3 || len(got.Achievements) != 1 || len(got.Feedback) != 1 || got.Feedback[0].Text != "hers" || len(got.Generations) != 3 {
		t.Fatalf("got %+v", got)
	}
	whole, carried, empty := got.Designs[2], got.Designs[1], got.Designs[0]
	if len(carried.Carried) != 1 || carried.Carried[0].Feedback != "hers" || carried.CarriedRatings != 1 || carried.TotalRatings != 0 {
		t.Errorf("got %+v", carried)
	}
	if whole.ID != designID || whole.SharedAt == nil || whole.ShareCode == nil || string(whole.Context) != `{"classSize":64}` || len(whole.Versions) != 2 ||
		whole.Versions[0].Version != "1.1" || len(whole.Ratings) != 1 || whole.Ratings[0].Feedback != "hers" || whole.AverageRating != 4 {
		t.Errorf("got %+v", whole)
	}
	if empty.SharedAt != nil || empty.Versions == nil || empty.Ratings == nil || len(empty.Versions)+len(empty.Ratings) != 0 {
		t.Errorf("got %+v", empty)
	}
	for _, at := range []time.Time{got.Account.CreatedAt, got.Photo.UpdatedAt, got.Identities[0].CreatedAt, whole.CreatedAt, whole.Versions[0].CreatedAt,
		whole.Ratings[0].CreatedAt, got.Achievements[0].EarnedAt, got.Feedback[0].CreatedAt, got.Generations[0].CreatedAt} {
		if age := time.Since(at); age < -time.Minute || age > time.Minute {
			t.Errorf("a time is %v", at)
		}
	}
	text, err := json.Marshal(got)
	if err != nil {
		t.Fatal(err)
	}
	for _, secret := range []string{"canary", other.ID, user.PasswordHash, string(user.RecoveryHash), "session hers", "browser hers"} {
		if strings.Contains(string(text), secret) {
			t.Errorf("the export holds %q", secret)
		}
	}
	if strings.Contains(string(text), ":\"0001-") {
		t.Errorf("a time is missing in %s", text)
	}
}

func TestTheExportOfABareAccount(t *testing.T) {
	s := newStore(t)
	user := addUser(t, s, "a@example.org")
	got, err := s.Export(t.Context(), user.ID)
	if err != nil || got.Photo != nil {
		t.Fatalf("got %+v, %v", got, err)
	}
	text, err := json.Marshal(got)
	if err != nil {
		t.Fatal(err)
	}
	for _, part := range []string{`"photo":null`, `"identities":[]`, `"designs":[]`, `"achievements":[]`, `"feedback":[]`, `"generations":[]`} {
		if !bytes.Contains(text, []byte(part)) {
			t.Errorf("%s is missing in %s", part, text)
		}
	}
	_, err = s.Export(t.Context(), "nobody")
	wantErr(t, err, ErrNotFound)
}

func TestADeletedAccountLeavesNothing(t *testing.T) {
	s := newStore(t)
	other := addUser(t, s, "b@example.org")
	ownEverything(t, s, other.ID, "his")
	before := everyRow(t, s)
	user := addUser(t, s, "canary@example.org")
	designID := ownEverything(t, s, user.ID, "canary")
	for table, rows := range everyRow(t, s) {
		if len(rows) <= len(before[table]) && table != "settings" {
			t.Errorf("nothing was put into %s", table)
		}
	}
	if err := s.DeleteUser(t.Context(), user.ID); err != nil {
		t.Fatal(err)
	}
	for table, rows := range everyRow(t, s) {
		if len(rows) != len(before[table]) {
			t.Errorf("%s has %d rows, had %d", table, len(rows), len(before[table]))
		}
		for i, row := range rows {
			if row != before[table][i] {
				t.Errorf("%s: another's row is now %s", table, row)
			}
		}
	}
	wantSession(t, s, "session canary", false)
	_, err := s.SharedByDesign(t.Context(), designID)
	wantErr(t, err, ErrNotFound)
	wantErr(t, s.DeleteUser(t.Context(), user.ID), ErrNotFound)
	addUser(t, s, "canary@example.org") // the email is free again
}

// everyRow reads the whole database as text, by table.
func everyRow(t *testing.T, s *Store) map[string][]string {
	t.Helper()
	var tables []string
	if err := s.reader.Select(&tables, `SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite\_%' ESCAPE '\'`); err != nil {
		t.Fatal(err)
	}
	all := map[string][]string{}
	for _, table := range tables {
		rows, err := s.reader.Queryx(`SELECT * FROM ` + table)
		if err != nil {
			t.Fatal(err)
		}
		all[table] = []string{}
		for rows.Next() {
			row := map[string]any{}
			if err := rows.MapScan(row); err != nil {
				t.Fatal(err)
			}
			text, err := json.Marshal(row)
			if err != nil {
				t.Fatal(err)
			}
			all[table] = append(all[table], string(text))
		}
		if err := rows.Err(); err != nil {
			t.Fatal(err)
		}
		if err := rows.Close(); err != nil {
			t.Fatal(err)
		}
	}
	return all
}
