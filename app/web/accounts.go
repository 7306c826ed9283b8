package web

import (
	"net/http"
	"strings"
	"time"

	"golang.org/x/text/unicode/norm"

	"somo/app/lesson"
	"somo/store"
)

const (
	maxEmail = 254
	maxName  = 80
)

// account is a user as her own browser gets it.
type account struct {
	ID              string     `json:"id"`
	Email           string     `json:"email"`
	FirstName       string     `json:"firstName"`
	LastName        string     `json:"lastName"`
	ProfileImageURL *string    `json:"profileImageUrl"`
	School          string     `json:"school"`
	Country         string     `json:"country"`
	Language        string     `json:"language"`
	MyClass         store.JSON `json:"myClass"`
	SignOutAfter    int        `json:"signOutAfter"` // minutes without a key or a touch; 0: never
	CreatedAt       time.Time  `json:"createdAt"`
	HasPassword     bool       `json:"hasPassword"`            // false where one signs in by a provider alone
	RecoveryCode    string     `json:"recoveryCode,omitempty"` // only in the answer that shows it once
}

func accountOf(user store.User) account {
	a := account{ID: user.ID, Email: user.Email, FirstName: user.FirstName, LastName: user.LastName, School: user.School,
		Country: user.Country, Language: user.Language, MyClass: user.MyClass, SignOutAfter: user.SignOutAfter, CreatedAt: user.CreatedAt,
		HasPassword: user.PasswordHash != ""}
	if user.PhotoVersion != "" {
		path := photoPath + "?v=" + user.PhotoVersion // another picture has another address
		a.ProfileImageURL = &path
	}
	return a
}

type signUp struct {
	Email      string `json:"email"`
	Password   string `json:"password"`
	FirstName  string `json:"firstName"`
	LastName   string `json:"lastName"`
	InviteCode string `json:"inviteCode"`
	Remember   bool   `json:"remember"`
}

// check trims the fields in place and says what is wrong with each.
func (b *signUp) check() map[string]string {
	fields := map[string]string{}
	note := func(field, problem string) {
		if problem != "" {
			fields[field] = problem
		}
	}
	b.Email = norm.NFC.String(strings.TrimSpace(b.Email))
	b.FirstName, b.LastName = lesson.CleanText(b.FirstName), lesson.CleanText(b.LastName)
	note("email", emailProblem(b.Email))
	note("firstName", lesson.CheckText(b.FirstName, maxName))
	note("lastName", lesson.CheckText(b.LastName, maxName))
	if b.FirstName == "" {
		note("firstName", "Please enter your first name.")
	}
	note("password", passwordProblem(b.Password, b.Email, localPart(b.Email), b.FirstName, b.LastName))
	return fields
}

// emailProblem is kind: an address that no rule forbids may be somebody's.
func emailProblem(email string) string {
	if email == "" {
		return "Please enter your email address."
	}
	if problem := lesson.CheckText(email, maxEmail); problem != "" {
		return problem
	}
	local, domain, found := strings.Cut(email, "@")
	if !found || local == "" || domain == "" || strings.Contains(domain, "@") || strings.ContainsAny(email, " \t\n\r<>") ||
		strings.HasPrefix(domain, ".") || strings.HasSuffix(domain, ".") || strings.Contains(domain, "..") {
		return "This does not look like an email address. It should be like name@school.org."
	}
	return ""
}

// foldEmail is what two spellings of one email have in common.
func foldEmail(email string) string {
	return strings.ToLower(norm.NFC.String(strings.TrimSpace(email)))
}

func (s *Server) register(w http.ResponseWriter, r *http.Request) error {
	var body signUp
	if err := decode(r, &body); err != nil {
		return err
	}
	if err := s.admitSignUp(r, body.InviteCode); err != nil {
		return err
	}
	if fields := body.check(); len(fields) > 0 {
		return errInvalid(fields)
	}
	hash, err := s.hasher.hash(r.Context(), body.Password)
	if err != nil {
		return err
	}
	code, codeHash := NewRecoveryCode()
	user, err := s.store.CreateUser(r.Context(), store.NewUser{Email: body.Email, FirstName: body.FirstName,
		LastName: body.LastName, PasswordHash: hash, RecoveryHash: codeHash})
	if err != nil {
		return err
	}
	if err := s.sessions.begin(w, r, user.ID, body.Remember); err != nil {
		return err
	}
	s.devices.remember(w, r, foldEmail(user.Email))
	answer := accountOf(user)
	answer.RecoveryCode = code
	return writeJSON(w, http.StatusCreated, answer)
}

// admitSignUp lets the first teacher in, whoever sits at this computer, and who was invited. Other attempts are counted,
// so that nobody can try codes for long.
func (s *Server) admitSignUp(r *http.Request, inviteCode string) error {
	if fromThisComputer(r) {
		return nil
	}
	invited, err := s.invited(r.Context(), inviteCode)
	if err != nil || invited {
		return err
	}
	if wait := s.signUps.take(addressOf(r)); wait > 0 {
		return errTooMany("These were too many attempts to create an account. Please wait a while, or ask a colleague for the invite code.", wait)
	}
	if s.openSignup {
		return nil
	}
	users, err := s.store.CountUsers(r.Context())
	if err != nil {
		return err
	}
	if users > 0 {
		return errInviteRequired()
	}
	return nil
}

func (s *Server) currentUser(w http.ResponseWriter, r *http.Request) error {
	user, err := s.store.User(r.Context(), s.sessions.user(r))
	if err != nil {
		return err
	}
	return writeJSON(w, http.StatusOK, accountOf(user))
}
