package web

import "context"

// welcomePath is where the first account of a server is made.
const welcomePath = "/welcome"

// isNew tells whether nobody has an account yet.
func (s *Server) isNew(ctx context.Context) (bool, error) {
	users, err := s.store.CountUsers(ctx)
	return err == nil && users == 0, err
}

// FirstPath is the page that a browser opens when the program has started: the welcome at the very first start.
func (s *Server) FirstPath(ctx context.Context) string {
	isNew, err := s.isNew(ctx)
	if err != nil {
		s.log.WarnContext(ctx, "whether this is the first start cannot be read", "error", err)
	}
	if isNew {
		return welcomePath
	}
	return "/"
}
