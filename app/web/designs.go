package web

import (
	"encoding/json"
	"net/http"
	"net/url"
	"strconv"

	"somo/app/lesson"
	"somo/store"
)

const maxListed = 100

func (s *Server) listDesigns(w http.ResponseWriter, r *http.Request) error {
	filter, err := readFilter(r.URL.Query())
	if err != nil {
		return err
	}
	designs, next, err := s.store.Designs(r.Context(), s.sessions.user(r), filter)
	if err != nil {
		return err
	}
	if next != "" {
		query := r.URL.Query()
		query.Set("cursor", next)
		w.Header().Set("Link", "</api/designs?"+query.Encode()+`>; rel="next"`)
	}
	return writeJSON(w, http.StatusOK, designs)
}

func readFilter(query url.Values) (store.DesignFilter, error) {
	filter := store.DesignFilter{Query: query.Get("q"), Subject: query.Get("subject"), Cursor: query.Get("cursor")}
	switch cohort := query.Get("cohort"); lesson.Cohort(cohort) {
	case "", lesson.CohortPrimary, lesson.CohortJunior, lesson.CohortSenior:
		filter.CohortGroup = cohort
	default:
		return filter, errBadRequest("The cohort must be primary, junior or senior.")
	}
	switch status := query.Get("status"); {
	case status == "" || isStatus(status):
		filter.Status = status
	case status == "current":
		filter.WithoutArchived = true
	default:
		return filter, errBadRequest("The status must be draft, active, archived, or current for all that are not archived.")
	}
	if text := query.Get("limit"); text != "" {
		limit, err := strconv.Atoi(text)
		if err != nil || limit < 1 {
			return filter, errBadRequest("The limit must be a whole number from 1 on.")
		}
		filter.Limit = min(limit, maxListed)
	}
	return filter, nil
}

// designBody is a design as it is sent. Cohort holds the grade level.
type designBody struct {
	Title          string          `json:"title"`
	Subject        string          `json:"subject"`
	Topic          string          `json:"topic"`
	Cohort         string          `json:"cohort"`
	Skills         json.RawMessage `json:"skills"`
	AdditionalInfo string          `json:"additionalInfo"`
	Status         string          `json:"status"`
	Context        json.RawMessage `json:"context"`
	ContentJSON    json.RawMessage `json:"contentJson"`
	LLMModel       string          `json:"llmModel"`
	GenerationID   string          `json:"generationId"`
}

// design reads and checks the body.
func (b designBody) design() (store.NewDesign, error) {
	plan := planBody{Subject: b.Subject, Topic: b.Topic, GradeLevel: b.Cohort, Skills: b.Skills,
		AdditionalInfo: b.AdditionalInfo, Context: b.Context}
	request, fields := plan.request()
	if problem, ok := fields["gradeLevel"]; ok {
		delete(fields, "gradeLevel")
		fields["cohort"] = problem
	}
	title, problem := cleanTitle(b.Title)
	if problem != "" {
		fields["title"] = problem
	}
	if b.Status != "" && !isStatus(b.Status) {
		fields["status"] = wrongStatus
	}
	design := store.NewDesign{Title: title, Subject: request.Subject, Topic: request.Topic, Cohort: request.GradeLevel,
		CohortGroup: string(lesson.CohortOf(request.GradeLevel)), Skills: request.Skills, AdditionalInfo: request.AdditionalInfo,
		Status: b.Status, Context: store.JSON(b.Context), GenerationID: b.GenerationID}
	if isThere(b.ContentJSON) {
		version := versionBody{Version: lesson.InitialLabel, ContentJSON: b.ContentJSON, LLMModel: b.LLMModel}
		first, err := version.version(fields)
		if err != nil {
			return store.NewDesign{}, err
		}
		design.First = &first
	}
	if len(fields) > 0 {
		return store.NewDesign{}, errInvalid(fields)
	}
	return design, nil
}

func (s *Server) createDesign(w http.ResponseWriter, r *http.Request) error {
	var body designBody
	if err := decode(r, &body); err != nil {
		return err
	}
	design, err := body.design()
	if err != nil {
		return err
	}
	kept, created, err := s.store.CreateDesign(r.Context(), s.sessions.user(r), design)
	if err != nil {
		return err
	}
	return writeDesign(w, statusOf(created), kept)
}

func (s *Server) showDesign(w http.ResponseWriter, r *http.Request) error {
	design, err := s.store.Design(r.Context(), s.sessions.user(r), r.PathValue("id"))
	if err != nil {
		return err
	}
	return writeDesign(w, http.StatusOK, design)
}

func (s *Server) changeDesign(w http.ResponseWriter, r *http.Request) error {
	var body struct {
		Title  *string `json:"title"`
		Status *string `json:"status"`
	}
	if err := decode(r, &body); err != nil {
		return err
	}
	change := store.DesignChange{Title: body.Title, Status: body.Status}
	fields := map[string]string{}
	if change.Title != nil {
		title, problem := cleanTitle(*change.Title)
		if change.Title = &title; problem != "" {
			fields["title"] = problem
		}
	}
	if change.Status != nil && !isStatus(*change.Status) {
		fields["status"] = wrongStatus
	}
	if len(fields) > 0 {
		return errInvalid(fields)
	}
	design, err := s.store.UpdateDesign(r.Context(), s.sessions.user(r), r.PathValue("id"), change)
	if err != nil {
		return err
	}
	return writeDesign(w, http.StatusOK, design)
}

func (s *Server) deleteDesign(w http.ResponseWriter, r *http.Request) error {
	if err := s.store.DeleteDesign(r.Context(), s.sessions.user(r), r.PathValue("id")); err != nil {
		return err
	}
	return noContent(w)
}

func (s *Server) showPrompt(w http.ResponseWriter, r *http.Request) error {
	prompt, err := s.store.Prompt(r.Context(), s.sessions.user(r), r.PathValue("id"))
	if err != nil {
		return err
	}
	return writeJSON(w, http.StatusOK, prompt)
}

func writeDesign(w http.ResponseWriter, status int, design store.Design) error {
	content := design.ContentJSON
	design.ContentJSON = nil
	body, err := withContent(design, content)
	if err != nil {
		return err
	}
	return writeRawJSON(w, status, body)
}
