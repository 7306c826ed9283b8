package web

import (
	"encoding/json"
	"net/http"
	"slices"

	"somo/app/lesson"
	"somo/store"
)

const (
	maxSchool   = 200
	maxCountry  = 80
	maxLanguage = 35
)

// profileBody names what to change; what is left out stays.
type profileBody struct {
	FirstName *string         `json:"firstName"`
	LastName  *string         `json:"lastName"`
	School    *string         `json:"school"`
	Country   *string         `json:"country"`
	Language  *string         `json:"language"`
	MyClass   json.RawMessage `json:"myClass"` // null takes the class away

	SignOutAfter *int `json:"signOutAfter"`
}

// change tidies the texts in place and says what is wrong with each field.
func (b *profileBody) change() (change store.ProfileChange, fields map[string]string) {
	fields = map[string]string{}
	for _, field := range []struct {
		name  string
		text  *string
		limit int
	}{
		{"firstName", b.FirstName, maxName}, {"lastName", b.LastName, maxName}, {"school", b.School, maxSchool},
		{"country", b.Country, maxCountry}, {"language", b.Language, maxLanguage},
	} {
		if field.text == nil {
			continue
		}
		*field.text = lesson.CleanText(*field.text)
		if problem := lesson.CheckText(*field.text, field.limit); problem != "" {
			fields[field.name] = problem
		}
	}
	if b.FirstName != nil && *b.FirstName == "" {
		fields["firstName"] = "Please enter your first name."
	}
	change = store.ProfileChange{FirstName: b.FirstName, LastName: b.LastName, School: b.School, Country: b.Country, Language: b.Language}
	if len(b.MyClass) > 0 {
		if len(b.MyClass) > maxContextBytes {
			fields["myClass"] = "The description of the class is too long."
		} else if problem := lesson.CheckClass(b.MyClass); problem != "" {
			fields["myClass"] = problem
		}
		class := store.JSON(b.MyClass)
		change.MyClass = &class
	}
	if change.SignOutAfter = b.SignOutAfter; b.SignOutAfter != nil && !slices.Contains(signOutTimes(), *b.SignOutAfter) {
		fields["signOutAfter"] = "Please choose never (0), or 5, 15, 30 or 60 minutes."
	}
	return change, fields
}

// signOutTimes are the minutes after which a page may sign its teacher out; 0 is never.
func signOutTimes() []int { return []int{0, 5, 15, 30, 60} }

// changeProfile keeps what a teacher says about herself.
func (s *Server) changeProfile(w http.ResponseWriter, r *http.Request) error {
	var body profileBody
	if err := decode(r, &body); err != nil {
		return err
	}
	change, fields := body.change()
	if len(fields) > 0 {
		return errInvalid(fields)
	}
	user, err := s.store.UpdateProfile(r.Context(), s.sessions.user(r), change)
	if err != nil {
		return err
	}
	return writeJSON(w, http.StatusOK, accountOf(user))
}
