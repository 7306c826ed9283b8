package llm_test

import (
	"testing"

	"somo/llm"
)

func TestAddressesAsPeopleWriteThem(t *testing.T) {
	for text, want := range map[string]string{
		"":                            llm.DefaultBase,
		"  ":                          llm.DefaultBase,
		`"127.0.0.1"`:                 llm.DefaultBase,
		" '127.0.0.1:11434' ":         llm.DefaultBase,
		"127.0.0.1":                   llm.DefaultBase,
		":11434":                      llm.DefaultBase,
		"0.0.0.0":                     llm.DefaultBase,
		"0.0.0.0:11434":               llm.DefaultBase,
		"http://0.0.0.0":              "http://127.0.0.1",
		"[::]:11434":                  "http://[::1]:11434",
		"::":                          "http://[::1]:11434",
		"::1":                         "http://[::1]:11434",
		"fd00::5":                     "http://[fd00::5]:11434",
		"[fd00::5]":                   "http://[fd00::5]:11434",
		"localhost":                   "http://localhost:11434",
		"lab-server.local:8080":       "http://lab-server.local:8080",
		"192.168.1.5:8000":            "http://192.168.1.5:8000",
		"http://models.school":        "http://models.school",
		"https://models.school":       "https://models.school",
		"HTTPS://models.school:443/":  "https://models.school:443",
		"http://localhost:1/":         "http://localhost:1",
		"https://[fd00::1]:443":       "https://[fd00::1]:443",
		"http://[fd00::1]":            "http://[fd00::1]",
		"http://127.0.0.1:8080/v1":    "http://127.0.0.1:8080",
		"http://127.0.0.1:8080/v1/":   "http://127.0.0.1:8080",
		"http://127.0.0.1:11434/api/": llm.DefaultBase,
	} {
		got, err := llm.ParseHost(text)
		if err != nil || got != want {
			t.Errorf("%q: got %q, %v; want %q", text, got, err, want)
		}
	}
}

func TestWhatIsNoAddress(t *testing.T) {
	for _, text := range []string{
		"ftp://x", "http://me:secret@x", "http://x/path", "http://x:99999", "http://x:0", "x:http", "http://a b", "http://",
		"http://x?key=1", "http://x?", "http://x#top", "file:///etc/passwd", "http://-x-/", "a/b", "http://[fe80::1%25eth0]", "two words",
	} {
		if got, err := llm.ParseHost(text); err == nil {
			t.Errorf("%q became %q", text, got)
		}
	}
}
