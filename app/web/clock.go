package web

import (
	"context"
	"time"

	"somo/app/host"
)

// wrongClock is what this computer's clock says, and a time that has been already.
type wrongClock struct {
	Says time.Time `json:"says"`
	Been time.Time `json:"been"`
}

// wrongClock looks whether the clock can be right; nil where it can.
func (s *Server) wrongClock(ctx context.Context) (*wrongClock, error) {
	newest, err := s.store.Newest(ctx)
	if err != nil {
		return nil, err
	}
	says := s.now().UTC()
	been, behind := host.ClockBehind(says, s.built, newest)
	if !behind {
		return nil, nil
	}
	return &wrongClock{Says: says, Been: been.UTC()}, nil
}
