package web

import (
	"net/http"

	"somo/store"
)

// sharedAt is where a shared plan can be opened.
type sharedAt struct {
	ShareCode     string   `json:"shareCode"`
	ShareableLink string   `json:"shareableLink"`
	Links         []string `json:"links"`
	ShortCode     string   `json:"shortCode"`
	ShortLinks    []string `json:"shortLinks"` // to be typed, in the order of Links
}

// share makes a design public, or says where it is public already.
func (s *Server) share(w http.ResponseWriter, r *http.Request) error {
	addresses, err := s.addresses(r)
	if err != nil {
		return err
	}
	made, err := s.store.Share(r.Context(), s.sessions.user(r), r.PathValue("id"))
	if err != nil {
		return err
	}
	at := sharedAt{ShareCode: made.Code, ShortCode: inHalves(made.Short)}
	for _, address := range addresses {
		at.Links = append(at.Links, address+"/shared/"+made.Code)
		at.ShortLinks = append(at.ShortLinks, address+shortPath+at.ShortCode)
	}
	at.ShareableLink = at.Links[0]
	return writeJSON(w, http.StatusOK, at)
}

func (s *Server) unshare(w http.ResponseWriter, r *http.Request) error {
	if err := s.store.Unshare(r.Context(), s.sessions.user(r), r.PathValue("id")); err != nil {
		return err
	}
	return noContent(w)
}

func (s *Server) showShared(w http.ResponseWriter, r *http.Request) error {
	plan, err := s.store.SharedByCode(r.Context(), r.PathValue("code"))
	if err != nil {
		return err
	}
	return writeShared(w, plan)
}

func (s *Server) showSharedDesign(w http.ResponseWriter, r *http.Request) error {
	plan, err := s.store.SharedByDesign(r.Context(), r.PathValue("id"))
	if err != nil {
		return err
	}
	return writeShared(w, plan)
}

func writeShared(w http.ResponseWriter, plan store.SharedPlan) error {
	body, err := sharedJSON(plan)
	if err != nil {
		return err
	}
	return writeRawJSON(w, http.StatusOK, body)
}

// sharedJSON is all that anyone with the link gets.
func sharedJSON(plan store.SharedPlan) ([]byte, error) {
	return withRaw(struct {
		Design    store.SharedPlan `json:"design"`
		ShareCode string           `json:"shareCode"`
	}{plan, plan.ShareCode}, "lessonPlan", plan.ContentJSON)
}

// copyShared makes a design of one's own out of a colleague's.
func (s *Server) copyShared(w http.ResponseWriter, r *http.Request) error {
	design, err := s.store.CopyShared(r.Context(), s.sessions.user(r), r.PathValue("code"))
	if err != nil {
		return err
	}
	return writeDesign(w, http.StatusCreated, design)
}
