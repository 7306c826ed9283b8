package store

import (
	"strings"
	"testing"
)

func TestUpdateProfileChangesWhatIsNamed(t *testing.T) {
	s := newStore(t)
	user, other := addUser(t, s, "a@example.org"), addUser(t, s, "b@example.org")
	first, last, school, country, language, class := "Zola", "Ndlovu", "Hill School", "KE", "sw", JSON(`{"classSize": 64}`)
	minutes := 15
	got, err := s.UpdateProfile(t.Context(), user.ID, ProfileChange{&first, &last, &school, &country, &language, &class, &minutes})
	if err != nil {
		t.Fatal(err)
	}
	read, err := s.User(t.Context(), user.ID)
	if err != nil {
		t.Fatal(err)
	}
	for _, user := range []User{got, read} {
		if user.FirstName != first || user.LastName != last || user.School != school || user.Country != country || user.Language != language ||
			string(user.MyClass) != string(class) || user.SignOutAfter != minutes || user.Email != "a@example.org" || user.PasswordHash == "" || user.CreatedAt.IsZero() {
			t.Errorf("got %+v", user)
		}
	}
	nothing, none := "", JSON(nil)
	got, err = s.UpdateProfile(t.Context(), user.ID, ProfileChange{School: &nothing, MyClass: &none})
	if err != nil || got.School != "" || got.MyClass != nil || got.FirstName != first || got.Country != country || got.SignOutAfter != minutes {
		t.Errorf("got %+v, %v", got, err)
	}
	if got, err = s.UpdateProfile(t.Context(), user.ID, ProfileChange{}); err != nil || got.LastName != last {
		t.Errorf("got %+v, %v", got, err)
	}
	if read, err := s.User(t.Context(), other.ID); err != nil || read.FirstName != "Amina" || read.School != "" {
		t.Errorf("his is now %+v, %v", read, err)
	}
	_, err = s.UpdateProfile(t.Context(), "nobody", ProfileChange{FirstName: &first})
	wantErr(t, err, ErrNotFound)
}

func TestTheSchemaHoldsTheLimitsOfAProfile(t *testing.T) {
	s := newStore(t)
	user := addUser(t, s, "a@example.org")
	long := strings.Repeat("é", 201)
	list := JSON(`[]`)
	for name, change := range map[string]ProfileChange{
		"first name": {FirstName: &long}, "last name": {LastName: &long}, "school": {School: &long}, "country": {Country: &long},
		"language": {Language: &long}, "class": {MyClass: &list},
	} {
		if _, err := s.UpdateProfile(t.Context(), user.ID, change); err == nil {
			t.Errorf("%s: was kept", name)
		}
	}
}
