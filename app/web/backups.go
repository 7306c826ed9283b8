package web

import (
	"mime"
	"net/http"
	"os"
	"slices"

	"somo/store"
)

// Program is the program as the person at this computer may steer it.
type Program interface {
	Stop()
	Restore(file string)    // begins again with this copy in the place of the database
	RestoreFailure() string // why the last restore changed nothing, "" where it did not fail
}

// backupState is where a teacher's work is kept, and which copies of it there are.
type backupState struct {
	Folder         string       `json:"folder"`
	FreeBytes      uint64       `json:"freeBytes"`
	DatabaseBytes  int64        `json:"databaseBytes"`
	Backups        []backupItem `json:"backups"` // the newest first
	RestoreFailure string       `json:"restoreFailure,omitempty"`
}

type backupItem struct {
	Name  string `json:"name"`
	Day   string `json:"day"`
	Bytes int64  `json:"bytes"`
}

func (s *Server) listBackups(w http.ResponseWriter, _ *http.Request) error {
	all, err := s.store.Backups()
	if err != nil {
		return err
	}
	free, size, err := store.Room(s.store.Folder())
	if err != nil {
		return err
	}
	state := backupState{Folder: s.store.Folder(), FreeBytes: free, DatabaseBytes: size, Backups: []backupItem{}, RestoreFailure: s.program.RestoreFailure()}
	for _, b := range slices.Backward(all) {
		state.Backups = append(state.Backups, backupItem{b.Name(), b.Day, b.Bytes})
	}
	return writeJSON(w, http.StatusOK, state)
}

func (s *Server) makeBackup(w http.ResponseWriter, r *http.Request) error {
	made, err := s.store.Backup(r.Context())
	if err != nil {
		return err
	}
	return writeJSON(w, http.StatusCreated, backupItem{made.Name(), made.Day, made.Bytes})
}

// backup finds a copy by its name; a path is none.
func (s *Server) backup(r *http.Request) (store.Backup, error) {
	all, err := s.store.Backups()
	if err != nil {
		return store.Backup{}, err
	}
	at := slices.IndexFunc(all, func(b store.Backup) bool { return b.Name() == r.PathValue("name") })
	if at < 0 {
		return store.Backup{}, errNotFound()
	}
	return all[at], nil
}

func (s *Server) downloadBackup(w http.ResponseWriter, r *http.Request) error {
	b, err := s.backup(r)
	if err != nil {
		return err
	}
	file, err := os.Open(b.Path) // a copy, never the database in use
	if err != nil {
		return err
	}
	defer file.Close()
	info, err := file.Stat()
	if err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/vnd.sqlite3")
	w.Header().Set("Content-Disposition", mime.FormatMediaType("attachment", map[string]string{"filename": "somo-" + b.Day + ".db"}))
	http.ServeContent(w, r, "", info.ModTime(), file)
	return nil
}

// restoreBackup answers before the program begins again; the page waits until it is back.
func (s *Server) restoreBackup(w http.ResponseWriter, r *http.Request) error {
	b, err := s.backup(r)
	if err != nil {
		return err
	}
	if err := store.CheckBackup(r.Context(), b.Path); err != nil {
		return errConflict("This copy cannot be used: it is damaged. Please choose another one.")
	}
	s.program.Restore(b.Path)
	w.WriteHeader(http.StatusAccepted)
	return nil
}

// stopProgram answers before the program ends.
func (s *Server) stopProgram(w http.ResponseWriter, _ *http.Request) error {
	s.program.Stop()
	w.WriteHeader(http.StatusAccepted)
	return nil
}
