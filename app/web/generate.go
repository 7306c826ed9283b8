package web

import (
	"encoding/json"
	"errors"
	"net/http"
	"slices"

	"somo/app/lesson"
	"somo/app/writer"
)

// generatePlan lets a plan be written; it is kept until it is saved.
func (s *Server) generatePlan(w http.ResponseWriter, r *http.Request) error {
	var body planBody
	if err := decode(r, &body); err != nil {
		return err
	}
	request, fields := body.request()
	if len(fields) > 0 {
		return errInvalid(fields)
	}
	ask, err := body.ask(writer.KindCreate, request)
	if err != nil {
		return err
	}
	return s.generate(w, r, ask, func(w http.ResponseWriter, ended ended) error {
		return writeRawJSON(w, http.StatusOK, ended.plan)
	})
}

// regenerate lets a plan be written anew with other words. What the design is asked for with becomes this when it
// succeeds; its class stays as it was where the body does not speak of it.
func (s *Server) regenerate(w http.ResponseWriter, r *http.Request) error {
	var body planBody
	if err := decode(r, &body); err != nil {
		return err
	}
	id := r.PathValue("id")
	before, err := s.store.Prompt(r.Context(), s.sessions.user(r), id)
	if err != nil {
		return err
	}
	if len(body.Context) == 0 {
		body.Context = json.RawMessage(before.Context)
	}
	request, fields := body.request()
	if len(fields) > 0 {
		return errInvalid(fields)
	}
	ask, err := body.ask(writer.KindRegenerate, request)
	if err != nil {
		return err
	}
	ask.DesignID = id
	return s.generate(w, r, ask, func(w http.ResponseWriter, ended ended) error {
		answer, err := withRaw(map[string]string{"llmModel": ended.model, "generationId": ended.id}, "lessonPlan", ended.plan)
		if err != nil {
			return err
		}
		return writeRawJSON(w, http.StatusOK, answer)
	})
}

// sectionBody is how one section of a plan is to become another.
type sectionBody struct {
	Name  string `json:"name"`
	Wish  string `json:"wish"`
	Words string `json:"words"`
}

const maxWishWords = 2000

func (b *sectionBody) check() map[string]string {
	fields := map[string]string{}
	if !slices.Contains(writer.Sections[:], b.Name) {
		fields["name"] = "There is no such part of a plan."
	}
	switch b.Wish {
	case writer.WishAnother, writer.WishEasier, writer.WishHarder, writer.WishShorter:
		b.Words = ""
	case writer.WishWords:
		if b.Words = lesson.CleanText(b.Words); b.Words == "" {
			fields["words"] = "Please say what should be different."
		} else if problem := lesson.CheckText(b.Words, maxWishWords); problem != "" {
			fields["words"] = problem
		}
	default:
		fields["wish"] = "Please choose what should be different."
	}
	return fields
}

// generateSection lets one section of a design's plan be written anew. It is a proposal: nothing is changed by it.
func (s *Server) generateSection(w http.ResponseWriter, r *http.Request) error {
	var body sectionBody
	if err := decode(r, &body); err != nil {
		return err
	}
	if fields := body.check(); len(fields) > 0 {
		return errInvalid(fields)
	}
	design, err := s.store.Design(r.Context(), s.sessions.user(r), r.PathValue("id"))
	if err != nil {
		return err
	}
	if !isThere(json.RawMessage(design.ContentJSON)) {
		return errConflict("There is no plan here yet. Please let one be written first.")
	}
	ask, err := s.askAgain(r, design.ID)
	if err != nil {
		return err
	}
	ask.Section, ask.Wish, ask.Words, ask.Base = body.Name, body.Wish, body.Words, design.ContentJSON
	err = s.generate(w, r, ask, func(w http.ResponseWriter, ended ended) error {
		if len(ended.value) == 0 {
			return errNoProposal()
		}
		answer, err := withRaw(map[string]string{"llmModel": ended.model, "generationId": ended.id, "name": body.Name}, "value", ended.value)
		if err != nil {
			return err
		}
		return writeRawJSON(w, http.StatusOK, answer)
	})
	if errors.Is(err, writer.ErrBadAsk) && body.Words != "" {
		return errInvalid(map[string]string{"words": "The model is not asked for this. Please say it in other words."})
	}
	return err
}

// askAgain is what a design was asked for with, for a section of it.
func (s *Server) askAgain(r *http.Request, designID string) (writer.Ask, error) {
	prompt, err := s.store.Prompt(r.Context(), s.sessions.user(r), designID)
	if err != nil {
		return writer.Ask{}, err
	}
	skills, err := json.Marshal(prompt.Skills)
	if err != nil {
		return writer.Ask{}, err
	}
	again := planBody{Subject: prompt.Subject, Topic: prompt.Topic, GradeLevel: prompt.GradeLevel, Skills: skills,
		AdditionalInfo: prompt.AdditionalInfo, Context: json.RawMessage(prompt.Context)}
	// What a design holds may be less than a plan is asked for with today; its plan is there all the same.
	request, _ := again.request()
	ask, err := again.ask(writer.KindSection, request)
	ask.DesignID = designID
	return ask, err
}
