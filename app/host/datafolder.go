// Package host knows the computer the program runs on: where data belongs, which addresses are free, how a browser is
// opened, and whether the program is running already.
package host

import (
	"errors"
	"os"
	"path/filepath"
	"runtime"
)

// ErrNoHome says that the system names no folder for a person's data.
var ErrNoHome = errors.New("this computer names no home folder; say with --data where Somo may keep its data")

// DataFolder is where data is kept when nobody says otherwise: beside the program where a database lies there already, as
// on a stick that is carried along. Else it never is a folder that follows a person from computer to computer, because a
// database must not be copied while it is open.
func DataFolder(getenv func(string) string, program string) (string, error) {
	if carried := filepath.Dir(program); program != "" {
		if info, err := os.Stat(filepath.Join(carried, carriedDatabase)); err == nil && info.Mode().IsRegular() {
			return carried, nil
		}
	}
	return dataFolder(runtime.GOOS, getenv)
}

// carriedDatabase is the file beside the program that says: work here.
const carriedDatabase = "somo.db"

func dataFolder(system string, getenv func(string) string) (string, error) {
	below := func(variable string, parts ...string) (string, error) {
		base := getenv(variable)
		if base == "" {
			return "", ErrNoHome
		}
		return filepath.Join(append([]string{base}, parts...)...), nil
	}
	switch system {
	case "windows":
		if folder, err := below("LocalAppData", "Somo"); err == nil {
			return folder, nil
		}
		return below("USERPROFILE", "AppData", "Local", "Somo")
	case "darwin":
		return below("HOME", "Library", "Application Support", "Somo")
	}
	if state := getenv("XDG_STATE_HOME"); filepath.IsAbs(state) {
		return filepath.Join(state, "somo"), nil
	}
	return below("HOME", ".local", "state", "somo")
}
