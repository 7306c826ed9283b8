package web

import (
	"context"
	"crypto/subtle"
	"net/http"
	"net/url"
	"strings"

	"somo/store"
)

const (
	inviteLength  = 10
	inviteSetting = "invite-code"
)

// invite shows the code with which colleagues on the network create accounts.
func (s *Server) invite(w http.ResponseWriter, r *http.Request) error {
	code, err := s.inviteCode(r.Context())
	if err != nil {
		return err
	}
	addresses, err := s.networkLinks(r)
	if err != nil {
		return err
	}
	links := make([]string, 0, len(addresses))
	for _, base := range addresses {
		links = append(links, base+"/login?invite="+url.QueryEscape(code))
	}
	return writeJSON(w, http.StatusOK, map[string]any{"inviteCode": code, "links": links})
}

// changeInvite ends the code that there is and answers another one.
func (s *Server) changeInvite(w http.ResponseWriter, r *http.Request) error {
	if err := s.store.SetSetting(r.Context(), inviteSetting, store.NewCode(inviteLength)); err != nil {
		return err
	}
	return s.invite(w, r)
}

func (s *Server) inviteCode(ctx context.Context) (string, error) {
	return s.store.SettingOrCreate(ctx, inviteSetting, newInviteCode)
}

func newInviteCode() (string, error) { return store.NewCode(inviteLength), nil }

// invited tells whether the code that was typed is the server's.
func (s *Server) invited(ctx context.Context, typed string) (bool, error) {
	typed = plainCode(typed)
	if typed == "" {
		return false, nil
	}
	code, err := s.inviteCode(ctx)
	if err != nil {
		return false, err
	}
	return subtle.ConstantTimeCompare([]byte(code), []byte(typed)) == 1, nil
}

// plainCode reads a code as people type it: in any case, and in groups.
func plainCode(typed string) string {
	return strings.ToUpper(strings.NewReplacer(" ", "", "-", "").Replace(typed))
}
