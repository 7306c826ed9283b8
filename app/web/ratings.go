package web

import (
	"net/http"

	"somo/app/lesson"
)

const (
	maxFeedback = 2000
	maxRating   = 5
)

type ratingBody struct {
	Rating     int    `json:"rating"`
	Feedback   string `json:"feedback"`
	RaterEmail string `json:"raterEmail"`
}

// check trims the texts in place and says what is wrong with each field.
func (b *ratingBody) check() map[string]string {
	fields := map[string]string{}
	b.Feedback, b.RaterEmail = lesson.CleanText(b.Feedback), lesson.CleanText(b.RaterEmail)
	if b.Rating < 1 || b.Rating > maxRating {
		fields["rating"] = "Please select a rating between 1 and 5 stars."
	}
	if problem := lesson.CheckText(b.Feedback, maxFeedback); problem != "" {
		fields["feedback"] = problem
	}
	if problem := lesson.CheckText(b.RaterEmail, maxEmail); problem != "" {
		fields["raterEmail"] = problem
	}
	return fields
}

// rate keeps what a visitor thinks of a shared plan.
func (s *Server) rate(w http.ResponseWriter, r *http.Request) error {
	var body ratingBody
	if err := decode(r, &body); err != nil {
		return err
	}
	if fields := body.check(); len(fields) > 0 {
		return errInvalid(fields)
	}
	code := r.PathValue("code")
	if err := s.limitRatings(r, code); err != nil {
		return err
	}
	average, total, err := s.store.Rate(r.Context(), code, s.raters.key(w, r), body.Rating, body.Feedback, body.RaterEmail)
	if err != nil {
		return err
	}
	return writeJSON(w, http.StatusCreated, map[string]any{"averageRating": average, "totalRatings": total})
}

// limitRatings keeps one address on the network from deciding what a plan is worth.
func (s *Server) limitRatings(r *http.Request, code string) error {
	if fromThisComputer(r) {
		return nil
	}
	address := addressOf(r)
	if wait := max(s.ratings.take(address), s.planRatings.take(address+" "+code)); wait > 0 {
		return errTooMany("Somebody has just rated from here. Please wait a few minutes and try again.", wait)
	}
	return nil
}

// listRatings shows the owner what others think of a plan.
func (s *Server) listRatings(w http.ResponseWriter, r *http.Request) error {
	ratings, err := s.store.Ratings(r.Context(), s.sessions.user(r), r.PathValue("id"))
	if err != nil {
		return err
	}
	return writeJSON(w, http.StatusOK, ratings)
}

// hideRating takes the words of a rating out of the owner's sight, or brings them back.
func (s *Server) hideRating(w http.ResponseWriter, r *http.Request) error {
	var body struct {
		Hidden *bool `json:"hidden"`
	}
	if err := decode(r, &body); err != nil {
		return err
	}
	if body.Hidden == nil {
		return errInvalid(map[string]string{"hidden": "Please say whether the rating's words are hidden: true or false."})
	}
	err := s.store.HideRating(r.Context(), s.sessions.user(r), r.PathValue("id"), r.PathValue("rating"), *body.Hidden)
	if err != nil {
		return err
	}
	return noContent(w)
}
