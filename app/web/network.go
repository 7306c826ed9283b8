package web

import (
	"context"
	"errors"
	"net/http"

	"somo/store"
)

// Network is how colleagues on the network reach this server.
type Network interface {
	On() bool
	Switchable() bool // false where the server was started for one address
	Set(ctx context.Context, on bool) error
	URLs(ctx context.Context) ([]string, error) // the likeliest first; none where nobody can come
	Announces(name string) bool                 // whether it is known in the network by this name
}

// lanSetting keeps whether colleagues on the network may open Somo.
const (
	lanSetting = "lan"
	lanOn      = "on"
	lanOff     = "off"
)

// networkState is what a teacher sees of it.
type networkState struct {
	LAN        bool     `json:"lan"`
	Switchable bool     `json:"switchable"`
	CanManage  bool     `json:"canManage"` // the person at this computer asks
	Links      []string `json:"links"`
}

// JoinNetwork opens the server to the network where that was wished for in an earlier run.
func (s *Server) JoinNetwork(ctx context.Context) error {
	wish, err := s.store.Setting(ctx, lanSetting)
	if errors.Is(err, store.ErrNotFound) || err == nil && wish != lanOn || !s.network.Switchable() {
		return nil
	}
	if err != nil {
		return err
	}
	return s.network.Set(ctx, true)
}

func (s *Server) showNetwork(w http.ResponseWriter, r *http.Request) error {
	links, err := s.networkLinks(r)
	if err != nil {
		return err
	}
	state := networkState{LAN: s.network.On() || infoOf(r).proxied, Switchable: s.network.Switchable(), CanManage: fromThisComputer(r), Links: []string{}}
	state.Links = append(state.Links, links...)
	return writeJSON(w, http.StatusOK, state)
}

func (s *Server) changeNetwork(w http.ResponseWriter, r *http.Request) error {
	var change struct {
		LAN *bool `json:"lan"`
	}
	if err := decode(r, &change); err != nil {
		return err
	}
	if change.LAN == nil {
		return errInvalid(map[string]string{"lan": "Please say whether colleagues may open Somo: true or false."})
	}
	if !s.network.Switchable() {
		return &apiError{status: http.StatusConflict, code: "fixed_address",
			message: "Somo was started for one address. To choose here who may open it, start it without --addr."}
	}
	wish := map[bool]string{true: lanOn, false: lanOff}[*change.LAN]
	if err := s.store.SetSetting(r.Context(), lanSetting, wish); err != nil {
		return err
	}
	if err := s.network.Set(r.Context(), *change.LAN); err != nil {
		return err
	}
	return s.showNetwork(w, r)
}
