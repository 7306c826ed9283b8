package web

import (
	"errors"
	"mime"
	"net/http"
	"os"
	"slices"
	"time"

	"somo/store"
)

// Program is the program as the person at this computer may steer it.
type Program interface {
	Stop()
	Restore(file string)    // begins again with this copy in the place of the database
	RestoreFailure() string // why the last restore changed nothing, "" where it did not fail
}

// backupType is the kind of file that a copy is.
const backupType = "application/vnd.sqlite3"

// backupState is where a teacher's work is kept, and which copies of it there are.
type backupState struct {
	Folder         string       `json:"folder"`
	FreeBytes      uint64       `json:"freeBytes"`
	DatabaseBytes  int64        `json:"databaseBytes"`
	Backups        []backupItem `json:"backups"` // the newest first
	RestoreFailure string       `json:"restoreFailure,omitempty"`
	Began          time.Time    `json:"began"` // another time after a restore
}

type backupItem struct {
	Name         string    `json:"name"`
	Day          string    `json:"day"`
	MadeAt       time.Time `json:"madeAt"`
	Bytes        int64     `json:"bytes"`
	BeforeChange bool      `json:"beforeChange,omitempty"` // made before an upgrade or a restore
}

func itemOf(b store.Backup) backupItem {
	return backupItem{Name: b.Name(), Day: b.Day, MadeAt: b.Made, Bytes: b.Bytes, BeforeChange: b.BeforeChange()}
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
	state := backupState{Folder: s.store.Folder(), FreeBytes: free, DatabaseBytes: size, Backups: []backupItem{},
		RestoreFailure: s.program.RestoreFailure(), Began: s.began}
	for _, b := range slices.Backward(all) {
		state.Backups = append(state.Backups, itemOf(b))
	}
	return writeJSON(w, http.StatusOK, state)
}

func (s *Server) makeBackup(w http.ResponseWriter, r *http.Request) error {
	made, err := s.store.Backup(r.Context())
	if err != nil {
		return err
	}
	return writeJSON(w, http.StatusCreated, itemOf(made))
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
	w.Header().Set("Content-Type", backupType)
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

// restoreFile takes a copy from wherever the person at this computer has it, and goes on as restoreBackup does.
func (s *Server) restoreFile(w http.ResponseWriter, r *http.Request) error {
	file, err := s.store.Receive(r.Context(), arriving{r.Body})
	if err != nil {
		return asCopyError(err)
	}
	s.program.Restore(file)
	w.WriteHeader(http.StatusAccepted)
	return nil
}

// asCopyError says what is wrong with a file that was to be a copy.
func asCopyError(err error) *apiError {
	switch {
	case errors.Is(err, store.ErrNewer):
		return errFile("This copy was made by a newer Somo. Please update Somo on this computer and try again.")
	case errors.Is(err, store.ErrForeign):
		return errFile("This file belongs to another program. Please choose a copy that Somo made.")
	case errors.Is(err, store.ErrDamaged):
		return errFile("This file is damaged, or no copy that Somo made. Please choose another one.")
	}
	return asAPIError(err)
}

// stopProgram answers before the program ends.
func (s *Server) stopProgram(w http.ResponseWriter, _ *http.Request) error {
	s.program.Stop()
	w.WriteHeader(http.StatusAccepted)
	return nil
}
