package store

import (
	"encoding/json"
	"maps"
	"slices"
	"strings"
	"testing"
)

// wantShared checks both public ways to a design.
func wantShared(t *testing.T, s *Store, code, designID string, want bool) {
	t.Helper()
	_, byCode := s.SharedByCode(t.Context(), code)
	_, byDesign := s.SharedByDesign(t.Context(), designID)
	for _, err := range []error{byCode, byDesign} {
		if want && err != nil {
			t.Error(err)
		} else if !want {
			wantErr(t, err, ErrNotFound)
		}
	}
}

func TestAShareShowsTheNewestVersionAndNothingPrivate(t *testing.T) {
	s := newStore(t)
	user := addUser(t, s, "a@example.org")
	design := addDesign(t, s, user.ID, newDesign("A well"))
	code := share(t, s, user.ID, design.ID, 4, 5)
	if _, _, err := s.AddVersion(t.Context(), user.ID, design.ID, NewVersion{Version: "1.1", ContentJSON: JSON(`{"n":2}`)}); err != nil {
		t.Fatal(err)
	}
	byCode, err := s.SharedByCode(t.Context(), code)
	if err != nil {
		t.Fatal(err)
	}
	byDesign, err := s.SharedByDesign(t.Context(), design.ID)
	if err != nil {
		t.Fatal(err)
	}
	for _, got := range []SharedPlan{byCode, byDesign} {
		if got.DesignID != design.ID || got.ShareCode != code || got.Title != "A well" || got.Subject != "science" || got.Cohort != "Grade 5" ||
			got.Topic != "Clean water" || got.Skills != `["Collaboration"]` || got.AverageRating != 4.5 || got.TotalRatings != 2 ||
			got.Author != "Amina" || !got.CreatedAt.Equal(design.CreatedAt) || string(got.ContentJSON) != `{"n":2}` {
			t.Errorf("got %+v", got)
		}
	}
	text, err := json.Marshal(byCode)
	if err != nil {
		t.Fatal(err)
	}
	var public map[string]any
	if err := json.Unmarshal(text, &public); err != nil {
		t.Fatal(err)
	}
	want := []string{"author", "averageRating", "cohort", "createdAt", "skills", "subject", "title", "topic", "totalRatings"}
	if got := slices.Sorted(maps.Keys(public)); !slices.Equal(got, want) {
		t.Errorf("public are %v", got)
	}
}

func TestADesignWithoutAVersionIsSharedToo(t *testing.T) {
	s := newStore(t)
	user := addUser(t, s, "a@example.org")
	bare := newDesign("Bare")
	bare.First = nil
	code := share(t, s, user.ID, addDesign(t, s, user.ID, bare).ID)
	if got, err := s.SharedByCode(t.Context(), code); err != nil || string(got.ContentJSON) != "null" || got.AverageRating != 0 || got.TotalRatings != 0 {
		t.Errorf("got %+v, %v", got, err)
	}
}

func TestAShareHasOneCodeHoweverManyAsk(t *testing.T) {
	s := newStore(t)
	user := addUser(t, s, "a@example.org")
	design := addDesign(t, s, user.ID, newDesign("A well"))
	type answer struct {
		share Share
		err   error
	}
	answers := make(chan answer)
	const clicks = 20
	for range clicks {
		go func() {
			made, err := s.Share(t.Context(), user.ID, design.ID)
			answers <- answer{made, err}
		}()
	}
	codes, shorts := map[string]bool{}, map[string]bool{}
	for range clicks {
		got := <-answers
		if got.err != nil || len(got.share.Code) < 26 || len(got.share.Short) != shortCodeLength {
			t.Errorf("got %q, %v", got.share, got.err)
		}
		codes[got.share.Code], shorts[got.share.Short] = true, true
	}
	if len(codes) != 1 || len(shorts) != 1 || count(t, s, `SELECT count(*) FROM shares`) != 1 {
		t.Errorf("codes %v, short ones %v", codes, shorts)
	}
	if read, err := s.Design(t.Context(), user.ID, design.ID); err != nil || read.ShareCode == nil || !codes[*read.ShareCode] {
		t.Errorf("the design shows %v, %v", read.ShareCode, err)
	}
}

func TestUnshareEndsBothWaysAtOnce(t *testing.T) {
	s := newStore(t)
	user := addUser(t, s, "a@example.org")
	design, kept := addDesign(t, s, user.ID, newDesign("A well")), addDesign(t, s, user.ID, newDesign("A mill"))
	code, keptCode := share(t, s, user.ID, design.ID, 2), share(t, s, user.ID, kept.ID)
	wantShared(t, s, code, design.ID, true)
	for range 2 {
		if err := s.Unshare(t.Context(), user.ID, design.ID); err != nil {
			t.Fatal(err)
		}
		wantShared(t, s, code, design.ID, false)
	}
	wantShared(t, s, keptCode, kept.ID, true)
	_, _, err := s.Rate(t.Context(), code, "late", 1, "", "")
	wantErr(t, err, ErrNotFound)
	_, err = s.CopyShared(t.Context(), user.ID, code)
	wantErr(t, err, ErrNotFound)

	again, err := s.Share(t.Context(), user.ID, design.ID)
	if err != nil || again.Code == code {
		t.Errorf("the new code is %q, %v", again, err)
	}
	wantShared(t, s, code, "unknown", false)
	if got, err := s.SharedByCode(t.Context(), again.Code); err != nil || got.TotalRatings != 1 || got.AverageRating != 2 {
		t.Errorf("shared again: %+v, %v", got, err)
	}
	if err := s.DeleteDesign(t.Context(), user.ID, design.ID); err != nil {
		t.Fatal(err)
	}
	wantShared(t, s, again.Code, design.ID, false)
}

func TestCodesCannotBeGuessedFromOneAnother(t *testing.T) {
	s := newStore(t)
	user := addUser(t, s, "a@example.org")
	design := addDesign(t, s, user.ID, newDesign("A well"))
	wantShared(t, s, design.ID, design.ID, false) // the id of a design is no code
	code := share(t, s, user.ID, design.ID)
	wantShared(t, s, code[:25], code, false)
	wantShared(t, s, "", "", false)
}

// wantShort checks which share a short code leads to; empty: to none.
func wantShort(t *testing.T, s *Store, short, want string) {
	t.Helper()
	got, err := s.ShareCodeOf(t.Context(), short)
	if want == "" {
		wantErr(t, err, ErrNotFound)
	} else if err != nil || got != want {
		t.Errorf("%s leads to %q, %v, want %q", short, got, err, want)
	}
}

func TestAShortCodeLivesAsLongAsItsShare(t *testing.T) {
	s := newStore(t)
	user := addUser(t, s, "a@example.org")
	well, mill := addDesign(t, s, user.ID, newDesign("A well")), addDesign(t, s, user.ID, newDesign("A mill"))
	shares := map[string]Share{}
	for _, design := range []Design{well, mill} {
		for range 2 {
			made, err := s.Share(t.Context(), user.ID, design.ID)
			if err != nil {
				t.Fatal(err)
			}
			if before, again := shares[design.ID]; again && made != before {
				t.Errorf("shared again: %v, want %v", made, before)
			}
			shares[design.ID] = made
		}
		wantShort(t, s, shares[design.ID].Short, shares[design.ID].Code)
	}
	if strings.Trim(shares[well.ID].Short, codeLetters) != "" || shares[well.ID].Short == shares[mill.ID].Short {
		t.Errorf("short codes %v", shares)
	}
	wantShort(t, s, "", "")
	wantShort(t, s, shares[well.ID].Code, "")

	if err := s.Unshare(t.Context(), user.ID, well.ID); err != nil {
		t.Fatal(err)
	}
	wantShort(t, s, shares[well.ID].Short, "")
	wantShort(t, s, shares[mill.ID].Short, shares[mill.ID].Code)
	again, err := s.Share(t.Context(), user.ID, well.ID)
	if err != nil || again.Short == shares[well.ID].Short {
		t.Errorf("shared after it was taken back: %v, %v", again, err)
	}
	if err := s.DeleteUser(t.Context(), user.ID); err != nil {
		t.Fatal(err)
	}
	wantShort(t, s, again.Short, "")
	if n := count(t, s, `SELECT count(*) FROM short_codes`); n != 0 {
		t.Errorf("%d short codes are left", n)
	}
}

func TestCodesToTypeHaveNoLookAlikes(t *testing.T) {
	seen := map[string]bool{}
	for range 200 {
		code := NewCode(10)
		if len(code) != 10 || strings.ContainsAny(code, "01ILO") || strings.Trim(code, codeLetters) != "" || seen[code] {
			t.Errorf("the code %q", code)
		}
		seen[code] = true
	}
}
