package store

import (
	"os"
	"strings"

	"github.com/gofrs/flock"
)

// instanceLock is held by the one program that may use a data folder.
type instanceLock struct{ file *flock.Flock }

// takeLock also shows whether the folder can be written.
func takeLock(home folder) (*instanceLock, error) {
	lock := flock.New(home.file(lockName), flock.SetFlag(os.O_CREATE|os.O_RDWR), flock.SetPermissions(fileMode))
	held, err := lock.TryLock()
	if err != nil {
		return nil, refuse(ErrFolder, err, "the data folder %s cannot be written: give the rights to it, or name another folder", home)
	}
	if !held {
		return nil, refuse(ErrInUse, nil, "Somo is already running with the data folder %s: use that one, or stop it first", home)
	}
	return &instanceLock{file: lock}, nil
}

// release leaves the lock file: another instance may be waiting on it.
func (l *instanceLock) release() error { return l.file.Unlock() }

// Announce tells a second start where this instance answers.
func (s *Store) Announce(url string) error { return s.home.writeWhole(urlName, url+"\n") }

// forgetURL takes away what this or a killed instance announced.
func (f folder) forgetURL() error { return removeIfThere(f.file(urlName)) }

// Running gives the URL of the instance that uses the data folder, if one does and has announced it.
func Running(dir string) (url string, ok bool) {
	home := folder(dir)
	lock := flock.New(home.file(lockName), flock.SetFlag(os.O_RDWR), flock.SetPermissions(fileMode))
	free, err := lock.TryRLock()
	if err == nil && free {
		err = lock.Close()
	}
	if err != nil || free {
		return "", false
	}
	text, err := os.ReadFile(home.file(urlName))
	if err != nil {
		return "", false
	}
	url = strings.TrimSpace(string(text))
	return url, url != ""
}
