package host

import (
	"errors"
	"os"
	"path/filepath"
	"testing"
)

func TestDataFolderFollowsTheSystem(t *testing.T) {
	tests := []struct {
		name, system string
		env          map[string]string
		want         string
	}{
		{"windows", "windows", map[string]string{"LocalAppData": "/local"}, "/local/Somo"},
		{"windows without LocalAppData", "windows", map[string]string{"USERPROFILE": "/people/amina"}, "/people/amina/AppData/Local/Somo"},
		{"mac", "darwin", map[string]string{"HOME": "/Users/amina"}, "/Users/amina/Library/Application Support/Somo"},
		{"linux", "linux", map[string]string{"HOME": "/home/amina"}, "/home/amina/.local/state/somo"},
		{"linux with a state folder", "linux", map[string]string{"HOME": "/home/amina", "XDG_STATE_HOME": "/state"}, "/state/somo"},
		{"linux with a relative state folder, which the standard says to ignore", "linux", map[string]string{"HOME": "/home/amina", "XDG_STATE_HOME": "state"}, "/home/amina/.local/state/somo"},
		{"bsd", "freebsd", map[string]string{"HOME": "/home/amina"}, "/home/amina/.local/state/somo"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			got, err := dataFolder(test.system, func(name string) string { return test.env[name] })
			if err != nil {
				t.Fatal(err)
			}
			if filepath.ToSlash(got) != test.want {
				t.Errorf("got %s, want %s", got, test.want)
			}
		})
	}
}

func TestDataFolderWithoutAHome(t *testing.T) {
	for _, system := range []string{"windows", "darwin", "linux"} {
		if _, err := dataFolder(system, func(string) string { return "" }); !errors.Is(err, ErrNoHome) {
			t.Errorf("%s: got %v, want ErrNoHome", system, err)
		}
	}
}

func TestADatabaseBesideTheProgramIsUsed(t *testing.T) {
	home, stick := t.TempDir(), t.TempDir()
	getenv := func(name string) string {
		return map[string]string{"HOME": home, "LocalAppData": home, "XDG_STATE_HOME": home}[name]
	}
	program := filepath.Join(stick, "somo")
	if folder, err := DataFolder(getenv, program); err != nil || folder == stick {
		t.Errorf("an empty stick: %s, %v", folder, err)
	}
	if err := os.WriteFile(filepath.Join(stick, "somo.db"), []byte("x"), 0o600); err != nil {
		t.Fatal(err)
	}
	if folder, err := DataFolder(getenv, program); err != nil || folder != stick {
		t.Errorf("a stick with a database: %s, %v", folder, err)
	}
	if folder, err := DataFolder(getenv, ""); err != nil || folder == stick {
		t.Errorf("a program that cannot find itself: %s, %v", folder, err)
	}
}
