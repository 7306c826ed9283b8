package store

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"log/slog"
	"os"
	"path/filepath"
)

const (
	restoringName  = "somo.restoring" // says that a restore is under way, and where the replaced files go
	restoredName   = "somo.db.restored"
	replacedFormat = "replaced-%06d"
	replacedGlob   = "replaced-*"
)

// Restored is what a restore has done.
type Restored struct {
	Replaced string // the folder with the database that was replaced, "" where there was none
}

// restoring is the plan of a restore, so that the next start finishes what a power cut has broken off.
type restoring struct {
	Replaced string `json:"replaced"` // a folder's name in the data folder
}

// Restore puts a copy in the place of the database of a data folder that nobody uses. The file is read through first and
// stays where it is; the database it replaces is kept, with all that lay beside it. A power cut at any moment leaves the
// old database or the new one. ErrInUse, ErrDamaged, ErrNewer, ErrForeign, ErrFolder, ErrDiskFull: nothing was changed.
func Restore(ctx context.Context, dir, file string, log *slog.Logger) (_ Restored, err error) {
	setDriver(log)
	home, err := prepareFolder(dir)
	if err != nil {
		return Restored{}, err
	}
	lock, err := takeLock(home)
	if err != nil {
		return Restored{}, err
	}
	defer func() { err = errors.Join(err, home.giveToOwner(), lock.release()) }()
	if err := home.finishRestore(); err != nil {
		return Restored{}, home.unwritable(ctx, err)
	}
	return home.restore(ctx, file)
}

// restore is Restore in a folder that is held.
func (f folder) restore(ctx context.Context, file string) (Restored, error) {
	if err := CheckBackup(ctx, file); err != nil {
		return Restored{}, err
	}
	if err := f.takeIn(file); err != nil {
		return Restored{}, f.unwritable(ctx, errors.Join(err, f.forgetTakenIn()))
	}
	if err := CheckBackup(ctx, f.file(restoredName)); err != nil {
		return Restored{}, errors.Join(err, f.forgetTakenIn())
	}
	return f.putInPlace(ctx)
}

// putInPlace makes what was taken in the database, and keeps what it replaces.
func (f folder) putInPlace(ctx context.Context) (Restored, error) {
	plan, err := f.planRestore()
	if err != nil {
		return Restored{}, f.unwritable(ctx, errors.Join(err, f.forgetTakenIn()))
	}
	if err := f.finishRestore(); err != nil {
		return Restored{}, f.unwritable(ctx, err)
	}
	done := Restored{Replaced: f.file(plan.Replaced)}
	if there, err := exists(done.Replaced); err != nil || !there {
		done.Replaced = ""
	}
	return done, nil
}

// CheckBackup reads a copy through and says whether this program can use it. ErrDamaged, ErrForeign, ErrNewer, ErrFolder.
func CheckBackup(ctx context.Context, file string) (err error) {
	path, err := filepath.Abs(file)
	if err != nil {
		return refuse(ErrFolder, err, "%s cannot be found", file)
	}
	if info, err := os.Stat(path); err != nil {
		return refuse(ErrFolder, err, "%s cannot be read: name the file of a copy", file)
	} else if !info.Mode().IsRegular() || info.Size() == 0 {
		return refuse(ErrDamaged, nil, "%s is empty or no file: choose another copy", file)
	}
	db, err := connect(ctx, path, "ro", looking(), 1)
	if err != nil {
		return refuse(ErrDamaged, err, "%s is damaged or no copy of Somo's database: choose another copy", file)
	}
	defer func() { err = errors.Join(err, db.Close()) }()
	identity, version, err := identify(ctx, db)
	newest := firstVersion + len(upgrades())
	switch {
	case err != nil:
		return refuse(ErrDamaged, err, "%s is damaged or no copy of Somo's database: choose another copy", file)
	case identity != applicationID:
		return refuse(ErrForeign, nil, "%s belongs to another program: choose a copy that Somo made", file)
	case version > newest:
		return refuse(ErrNewer, nil, "%s was made by a newer Somo (its version is %d, this program knows %d): use the newer Somo", file, version, newest)
	case version < firstVersion:
		return refuse(ErrDamaged, nil, "%s is damaged: choose another copy", file)
	}
	if err := integrityCheck(ctx, db); err != nil {
		return refuse(ErrDamaged, err, "%s is damaged: choose another copy", file)
	}
	return nil
}

// takeIn brings the file into the data folder, where it lasts through a power cut before anything is replaced. One that
// was received there is moved, any other copied.
func (f folder) takeIn(file string) (err error) {
	if f.wasReceived(file) {
		return errors.Join(f.forgetTakenIn(), os.Rename(file, f.file(restoredName)))
	}
	in, err := os.Open(file)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, in.Close()) }()
	if err := f.forgetTakenIn(); err != nil {
		return err
	}
	return writeNew(f.file(restoredName), in)
}

// writeNew makes a file that lasts through a power cut, readable by nobody else from its first moment.
func writeNew(path string, from io.Reader) error {
	if err := createEmpty(path); err != nil {
		return err
	}
	out, err := os.OpenFile(path, os.O_WRONLY, fileMode)
	if err != nil {
		return err
	}
	_, err = io.Copy(out, from)
	return errors.Join(err, out.Sync(), out.Close())
}

// forgetTakenIn takes away a file that will not become the database, and what SQLite laid beside it.
func (f folder) forgetTakenIn() error { return removeDatabase(f.file(restoredName)) }

// removeDatabase takes away a database file that nobody uses, with its journals.
func removeDatabase(path string) error {
	var problems []error
	for _, part := range databaseParts() {
		problems = append(problems, removeIfThere(path+part))
	}
	return errors.Join(problems...)
}

// databaseParts are the endings of what SQLite lays beside a database, and of the database itself.
func databaseParts() []string { return []string{"", "-wal", "-shm", "-journal"} }

// nextReplaced names the folder for the next database that is replaced.
func (f folder) nextReplaced() (string, error) {
	names, err := filepath.Glob(f.file(replacedGlob))
	if err != nil {
		return "", err
	}
	last := 0
	for _, name := range names {
		var number int
		if _, err := fmt.Sscanf(filepath.Base(name), replacedFormat, &number); err == nil { // a name of another form has no number
			last = max(last, number)
		}
	}
	return fmt.Sprintf(replacedFormat, last+1), nil
}

// planRestore writes down what will be done.
func (f folder) planRestore() (restoring, error) {
	aside, err := f.nextReplaced()
	if err != nil {
		return restoring{}, err
	}
	plan := restoring{Replaced: aside}
	text, err := json.Marshal(plan)
	if err != nil {
		return plan, err
	}
	if err := f.writeWhole(restoringName, string(text)); err != nil {
		return plan, err
	}
	return plan, syncFolder(string(f))
}

// finishRestore does what a plan says and is not done yet. Without a plan it does nothing.
func (f folder) finishRestore() error {
	text, err := os.ReadFile(f.file(restoringName))
	if errors.Is(err, fs.ErrNotExist) {
		return f.forgetTakenIn() // broken off before there was a plan
	}
	if err != nil {
		return err
	}
	var plan restoring
	if err := json.Unmarshal(text, &plan); err != nil || filepath.Base(plan.Replaced) != plan.Replaced || plan.Replaced == "." {
		return fmt.Errorf("%s cannot be read", f.file(restoringName))
	}
	if waiting, err := exists(f.file(restoredName)); err != nil {
		return err
	} else if waiting {
		if err := f.replace(plan.Replaced); err != nil {
			return err
		}
	}
	return errors.Join(f.forgetTakenIn(), removeIfThere(f.file(restoringName)), syncFolder(string(f)))
}

// replace moves the database and its journals away, which would damage another database, and puts the new one there.
func (f folder) replace(aside string) error {
	for _, part := range databaseParts() {
		old := f.database() + part
		there, err := exists(old)
		if err != nil {
			return err
		}
		if !there {
			continue
		}
		if err := os.MkdirAll(f.file(aside), folderMode); err != nil {
			return err
		}
		if err := os.Rename(old, filepath.Join(f.file(aside), filepath.Base(old))); err != nil {
			return err
		}
	}
	if err := errors.Join(f.forgetClean(), f.syncIfThere(aside)); err != nil {
		return err
	}
	if err := os.Rename(f.file(restoredName), f.database()); err != nil {
		return err
	}
	return syncFolder(string(f))
}

func (f folder) syncIfThere(name string) error {
	if there, err := exists(f.file(name)); err != nil || !there {
		return err
	}
	return syncFolder(f.file(name))
}
