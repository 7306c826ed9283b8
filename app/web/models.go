package web

import "net/http"

// modelState is which model writes plans. This version writes with the built-in planner, whatever is set.
type modelState struct {
	Engine    string     `json:"engine"`
	Host      string     `json:"host"`
	Reachable bool       `json:"reachable"`
	Model     *string    `json:"model"`
	Models    []struct{} `json:"models"`
	Queue     queueState `json:"queue"`
	CanManage bool       `json:"canManage"`
}

type queueState struct {
	Running int `json:"running"`
	Waiting int `json:"waiting"`
}

func (s *Server) modelState(r *http.Request) modelState {
	return modelState{Engine: "built-in", Host: s.ollama, Models: []struct{}{}, CanManage: fromThisComputer(r)}
}

func (s *Server) model(w http.ResponseWriter, r *http.Request) error {
	return writeJSON(w, http.StatusOK, s.modelState(r))
}
