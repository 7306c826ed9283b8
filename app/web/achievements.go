package web

import (
	"net/http"
	"slices"

	"somo/app/catalogue"
	"somo/store"
)

func (s *Server) listAchievements(w http.ResponseWriter, _ *http.Request) error {
	return writeJSON(w, http.StatusOK, s.catalogue.achievements)
}

func (s *Server) earnedAchievements(w http.ResponseWriter, r *http.Request) error {
	earned, err := s.store.EarnedAchievements(r.Context(), s.sessions.user(r))
	if err != nil {
		return err
	}
	return writeJSON(w, http.StatusOK, earned)
}

// checkAchievements gives what the teacher's lessons have earned her and tells what is new.
func (s *Server) checkAchievements(w http.ResponseWriter, r *http.Request) error {
	requirements := make([]store.Requirement, len(s.catalogue.achievements))
	for i, achievement := range s.catalogue.achievements {
		requirements[i] = store.Requirement{AchievementID: achievement.ID, Designs: achievement.Requirement}
	}
	earned, err := s.store.NewlyEarned(r.Context(), s.sessions.user(r), requirements)
	if err != nil {
		return err
	}
	fresh := []catalogue.Achievement{}
	for _, achievement := range s.catalogue.achievements {
		if slices.Contains(earned, achievement.ID) {
			fresh = append(fresh, achievement)
		}
	}
	return writeJSON(w, http.StatusOK, map[string]any{"newAchievements": fresh})
}
