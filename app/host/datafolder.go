// Package host knows the computer the program runs on: where data belongs, which addresses are free, how a browser is
// opened, and whether the program is running already.
package host

import (
	"errors"
	"path/filepath"
	"runtime"
)

// ErrNoHome says that the system names no folder for a person's data.
var ErrNoHome = errors.New("this computer names no home folder; say with --data where Somo may keep its data")

// DataFolder is where data is kept when nobody says otherwise. It never is a folder that follows a person from computer
// to computer, because a database must not be copied while it is open.
func DataFolder(getenv func(string) string) (string, error) {
	return dataFolder(runtime.GOOS, getenv)
}

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
