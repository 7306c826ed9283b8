package store

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"strings"
)

const (
	databaseName = "somo.db"
	creatingName = "somo.db.new" // a first database that is not whole yet
	markerName   = "somo.marker" // says that a database was here
	cleanName    = "somo.clean"  // says that the last stop was clean
	lockName     = "somo.lock"
	urlName      = "somo.url" // where the running instance answers
	backupsName  = "backups"
	logsName     = "logs"

	folderMode fs.FileMode = 0o700
	fileMode   fs.FileMode = 0o600
)

const markerText = "Somo keeps its database, somo.db, in this folder. This file lets it notice when the database has gone.\n"

// folder is a data folder by its absolute path. Nothing here opens the database file or what lies beside it: closing
// such a handle would drop SQLite's own locks.
type folder string

func (f folder) file(name string) string { return filepath.Join(string(f), name) }

func (f folder) database() string { return f.file(databaseName) }

// prepareFolder makes the folder where it is missing.
func prepareFolder(dir string) (folder, error) {
	path, err := filepath.Abs(dir)
	if err != nil {
		return "", refuse(ErrFolder, err, "the data folder %s cannot be found: name another", dir)
	}
	home := folder(path)
	if err := os.MkdirAll(path, folderMode); err != nil {
		return "", refuse(ErrFolder, err, "the data folder %s cannot be made: give the rights to it, or name another folder", path)
	}
	return home, nil
}

// exists tells whether there is such a file. Where the folder cannot be read, nothing may be taken for absent.
func exists(path string) (bool, error) {
	_, err := os.Lstat(path)
	if errors.Is(err, fs.ErrNotExist) {
		return false, nil
	}
	return err == nil, err
}

// used tells whether there ever was a database here.
func (f folder) used() (bool, error) {
	marked, err := exists(f.file(markerName))
	if marked || err != nil {
		return marked, err
	}
	backups, err := f.backups()
	return len(backups) > 0, err
}

// mark says for all later starts that there is a database.
func (f folder) mark() error {
	marked, err := exists(f.file(markerName))
	if marked || err != nil {
		return err
	}
	if err := f.writeWhole(markerName, markerText); err != nil {
		return err
	}
	return syncFolder(string(f))
}

// cleanText is what the database file looked like when it was left.
func (f folder) cleanText() (string, error) {
	info, err := os.Stat(f.database())
	if err != nil {
		return "", err
	}
	return fmt.Sprintf("%d %d\n", info.Size(), info.ModTime().UnixNano()), nil
}

// markClean says that the database was closed whole.
func (f folder) markClean() error {
	text, err := f.cleanText()
	if err != nil {
		return err
	}
	return f.writeWhole(cleanName, text)
}

// leftClean tells whether the last stop was clean and nobody touched the database since.
func (f folder) leftClean() (bool, error) {
	left, err := os.ReadFile(f.file(cleanName))
	if errors.Is(err, fs.ErrNotExist) {
		return false, nil
	}
	if err != nil {
		return false, err
	}
	now, err := f.cleanText()
	return err == nil && string(left) == now, err
}

// forgetClean takes the mark away while the database is in use.
func (f folder) forgetClean() error { return removeIfThere(f.file(cleanName)) }

// tighten takes others' rights off the database, and off the folder where it holds nothing but Somo's things. Some disks
// know no rights: that is no reason to stop.
func (f folder) tighten() error {
	own, err := f.ownAlone()
	problems := []error{err}
	if own {
		problems = append(problems, narrow(string(f), folderMode))
	}
	for _, part := range []string{"", "-wal", "-shm"} {
		problems = append(problems, narrow(f.database()+part, fileMode))
	}
	return errors.Join(problems...)
}

// ownAlone tells whether the folder is Somo's alone: a home folder named by mistake must stay as open as it was.
func (f folder) ownAlone() (bool, error) {
	entries, err := os.ReadDir(string(f))
	if err != nil {
		return false, err
	}
	for _, entry := range entries {
		if name := entry.Name(); !strings.HasPrefix(name, "somo.") && !strings.HasPrefix(name, "replaced-") && name != backupsName && name != logsName {
			return false, nil
		}
	}
	return true, nil
}

func narrow(path string, mode fs.FileMode) error {
	info, err := os.Stat(path)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err == nil && info.Mode().Perm()&^mode != 0 {
		err = os.Chmod(path, mode)
	}
	return err
}

// writeWhole puts a small file in place, so that no reader sees half of it.
func (f folder) writeWhole(name, text string) error {
	path := f.file(name)
	part, err := os.OpenFile(path+".part", os.O_CREATE|os.O_TRUNC|os.O_WRONLY, fileMode)
	if err != nil {
		return err
	}
	_, err = part.WriteString(text)
	err = errors.Join(err, part.Chmod(fileMode), part.Close())
	if err == nil {
		err = os.Rename(part.Name(), path)
	}
	if err != nil {
		return errors.Join(err, removeIfThere(part.Name()))
	}
	return nil
}

// createEmpty makes a file for SQLite to fill, readable by nobody else from its first moment.
func createEmpty(path string) error {
	file, err := os.OpenFile(path, os.O_CREATE|os.O_EXCL|os.O_WRONLY, fileMode)
	if err != nil {
		return err
	}
	return errors.Join(file.Chmod(fileMode), file.Close())
}

func removeIfThere(path string) error {
	if err := os.Remove(path); !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	return nil
}

// syncFolder makes a new name in a folder last through a power cut. Windows does so by itself.
func syncFolder(path string) error {
	if runtime.GOOS == "windows" {
		return nil
	}
	dir, err := os.Open(path)
	if err != nil {
		return err
	}
	return errors.Join(dir.Sync(), dir.Close())
}
