package web

import (
	"context"
	"crypto/rand"
	"crypto/subtle"
	"net/http"
	"net/url"
	"strings"
)

const (
	// inviteLetters are those that nobody mixes up on a chalkboard.
	inviteLetters = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
	inviteLength  = 10
)

// invite shows the code with which colleagues on the network create accounts.
func (s *Server) invite(w http.ResponseWriter, r *http.Request) error {
	code, err := s.inviteCode(r.Context())
	if err != nil {
		return err
	}
	addresses, err := s.network.URLs(r.Context())
	if err != nil {
		return err
	}
	links := make([]string, 0, len(addresses))
	for _, base := range addresses {
		links = append(links, base+"/login?invite="+url.QueryEscape(code))
	}
	return writeJSON(w, http.StatusOK, map[string]any{"inviteCode": code, "links": links})
}

func (s *Server) inviteCode(ctx context.Context) (string, error) {
	return s.store.SettingOrCreate(ctx, "invite-code", newInviteCode)
}

func newInviteCode() (string, error) {
	code := make([]byte, 0, inviteLength)
	random := make([]byte, 1)
	for len(code) < inviteLength {
		if _, err := rand.Read(random); err != nil {
			return "", err
		}
		// Bytes past the last whole round would make the first letters likelier.
		if rounds := 256 / len(inviteLetters) * len(inviteLetters); int(random[0]) < rounds {
			code = append(code, inviteLetters[int(random[0])%len(inviteLetters)])
		}
	}
	return string(code), nil
}

// invited tells whether the code that was typed is the server's.
func (s *Server) invited(ctx context.Context, typed string) (bool, error) {
	typed = strings.ToUpper(strings.NewReplacer(" ", "", "-", "").Replace(typed))
	if typed == "" {
		return false, nil
	}
	code, err := s.inviteCode(ctx)
	if err != nil {
		return false, err
	}
	return subtle.ConstantTimeCompare([]byte(code), []byte(typed)) == 1, nil
}
