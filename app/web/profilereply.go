package web

import (
	"encoding/json"
	"strings"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"

	"somo/app/lesson"
)

// profileReply is a profile as one provider or another writes it.
type profileReply struct {
	ID            json.RawMessage `json:"id"`  // github (a number), discord (a text)
	Sub           string          `json:"sub"` // google
	Email         string          `json:"email"`
	EmailVerified bool            `json:"email_verified"` // google
	Verified      bool            `json:"verified"`       // discord
	GivenName     string          `json:"given_name"`     // google
	FamilyName    string          `json:"family_name"`
	Name          string          `json:"name"`        // github
	GlobalName    string          `json:"global_name"` // discord
	Login         string          `json:"login"`       // github
	Username      string          `json:"username"`    // discord
}

// emailReply is one of the emails of an account at github.
type emailReply struct {
	Email    string `json:"email"`
	Primary  bool   `json:"primary"`
	Verified bool   `json:"verified"`
}

func (p profileReply) stranger() stranger {
	met := stranger{subject: strings.Trim(string(p.ID), `"`)}
	if p.Sub != "" {
		met.subject = p.Sub
	}
	if met.subject == "null" || met.subject == "0" || len(met.subject) > 255 {
		met.subject = ""
	}
	if p.EmailVerified || p.Verified {
		met.email = usableEmail(p.Email)
	}
	first, last := p.GivenName, p.FamilyName
	if first == "" {
		first, last, _ = strings.Cut(strings.TrimSpace(firstOf(p.Name, p.GlobalName, p.Login, p.Username)), " ")
	}
	met.firstName, met.lastName = usableName(first), usableName(last)
	return met
}

// primary is the verified email that a person uses first.
func primary(emails []emailReply) string {
	found := ""
	for _, email := range emails {
		if email.Verified && (email.Primary || found == "") {
			found = email.Email
		}
	}
	return usableEmail(found)
}

func usableEmail(email string) string {
	email = norm.NFC.String(strings.TrimSpace(email))
	if emailProblem(email) != "" {
		return ""
	}
	return email
}

// usableName takes what a name at another service has in common with one here.
func usableName(name string) string {
	name = lesson.CleanText(name)
	if utf8.RuneCountInString(name) > maxName {
		name = string([]rune(name)[:maxName])
	}
	if lesson.CheckText(name, maxName) != "" {
		return ""
	}
	return name
}

func firstOf(texts ...string) string {
	for _, text := range texts {
		if strings.TrimSpace(text) != "" {
			return text
		}
	}
	return ""
}
