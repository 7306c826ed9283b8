package app

import (
	"errors"
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"somo/llm"
)

func env(pairs ...string) func(string) string {
	values := map[string]string{"HOME": "/home/amina", "LocalAppData": "/local"}
	for i := 0; i+1 < len(pairs); i += 2 {
		values[pairs[i]] = pairs[i+1]
	}
	return func(name string) string { return values[name] }
}

func TestFlagsWinOverTheEnvironmentAndThatOverDefaults(t *testing.T) {
	c, err := parseConfig(nil, env())
	if err != nil {
		t.Fatal(err)
	}
	if c.address != "" || c.model != "" || c.ollama != "" || c.command != "serve" || c.noOpen || c.openSignup || !filepath.IsAbs(c.dataFolder) {
		t.Errorf("defaults: %+v", c)
	}
	settings := env("SOMO_ADDR", "127.0.0.1:9000", "SOMO_DATA", "/from/env", "SOMO_MODEL", "qwen", "OLLAMA_HOST", "0.0.0.0")
	c, err = parseConfig(nil, settings)
	if err != nil {
		t.Fatal(err)
	}
	if c.address != "127.0.0.1:9000" || c.dataFolder != "/from/env" || c.model != "qwen" || c.ollama != llm.DefaultBase {
		t.Errorf("environment: %+v", c)
	}
	c, err = parseConfig(strings.Fields("--tls-cert c.pem --tls-key k.pem --behind-proxy ::1 --behind-proxy 10.0.5.3/28 --behind-proxy ::ffff:10.0.0.1"), settings)
	if err != nil || c.tlsCert != "c.pem" || c.tlsKey != "k.pem" || fmt.Sprint(c.proxies) != "[::1/128 10.0.5.0/28 10.0.0.1/32]" {
		t.Errorf("flags of a school's server: %+v, %v", c, err)
	}
	c, err = parseConfig(strings.Fields("serve --addr :9001 --data /from/flag --model gemma --ollama https://models.school:443 --no-open --open-signup --host a.school --host b"), settings)
	if err != nil {
		t.Fatal(err)
	}
	if c.address != ":9001" || c.dataFolder != "/from/flag" || c.model != "gemma" || c.ollama != "https://models.school:443" ||
		!c.noOpen || !c.openSignup || !slices.Equal(c.hosts, []string{"a.school", "b"}) {
		t.Errorf("flags: %+v", c)
	}
}

func TestServeMayBeLeftOutOrComeLater(t *testing.T) {
	for _, line := range []string{"--data /x", "serve --data /x", "--data /x serve", "-data=/x serve --no-open"} {
		c, err := parseConfig(strings.Fields(line), env())
		if err != nil || c.dataFolder != "/x" {
			t.Errorf("%q: %+v, %v", line, c, err)
		}
	}
}

func TestFlagsStandBeforeOrAfterTheCommand(t *testing.T) {
	for _, line := range []string{"doctor --data /x --ollama models:1", "--data /x --ollama models:1 doctor", "--data /x doctor -ollama=models:1"} {
		c, err := parseConfig(strings.Fields(line), env())
		if err != nil || c.command != "doctor" || c.dataFolder != "/x" || c.ollama != "http://models:1" {
			t.Errorf("%q: %+v, %v", line, c, err)
		}
	}
}

func TestMistakesOnTheCommandLineAreOneClearLine(t *testing.T) {
	tests := []struct {
		line, mention string
		env           func(string) string
	}{
		{"--nonsense", "-nonsense", env()},
		{"--addr", "-addr", env()},
		{"--addr=", "--addr", env()},
		{"--data=", "--data", env()},
		{"--addr localhost", "--addr", env()},
		{"--addr localhost:http1", "port", env()},
		{"--addr localhost:70000", "port", env()},
		{"--host bad/name", "--host", env()},
		{"--host=", "--host", env()},
		{"--tls-cert cert.pem", "--tls-key", env()},
		{"--tls-key=", "--tls-key", env()},
		{"--behind-proxy=", "--behind-proxy", env()},
		{"--behind-proxy proxy.school", "127.0.0.1 or 10.0.5.0/28", env()},
		{"--behind-proxy 127.0.0.1:80", "address of a proxy", env()},
		{"--behind-proxy 0.0.0.0/0", "trust everybody", env()},
		{"--behind-proxy ::/0", "trust everybody", env()},
		{"--behind-proxy 0.0.0.0", "address of a proxy", env()},
		{"--no-open=perhaps", "no-open", env()},
		{"--ollama ftp://x", "--ollama", env()},
		{"--ollama http://me:secret@x", "--ollama", env()},
		{"--ollama http://x/path", "--ollama", env()},
		{"--ollama http://x:99999", "--ollama", env()},
		{"fly", `unknown command "fly"; there is: serve, doctor`, env()},
		{"user", `unknown command "user"`, env()},
		{"user delete a@b", `unknown command "user delete"`, env()},
		{"backup", "backup needs a file", env()},
		{"restore a b", `"b" after restore`, env()},
		{"user reset-password", "needs the email", env()},
		{"user list all", `"all" after user list`, env()},
		{"doctor now", `"now" after doctor`, env()},
		{"serve doctor", `"doctor" after serve`, env()},
		{"doctor --ollama http://x/path", "--ollama", env()},
		{"serve now", `"now"`, env()},
		{"", "--addr", env("SOMO_ADDR", "nowhere")},
		{"", "--ollama", env("OLLAMA_HOST", "http://a b")},
		{"", "--data", env("HOME", "", "LocalAppData", "")},
	}
	for _, test := range tests {
		t.Run(test.line, func(t *testing.T) {
			_, err := parseConfig(strings.Fields(test.line), test.env)
			if err == nil {
				t.Fatal("no error")
			}
			if !strings.Contains(err.Error(), test.mention) || strings.Contains(err.Error(), "\n") {
				t.Errorf("got %q, which should be one line that mentions %q", err, test.mention)
			}
		})
	}
}

func TestHelpAndVersionAreNoMistakes(t *testing.T) {
	for line, want := range map[string]error{
		"--help": errHelp, "-h": errHelp, "serve --help": errHelp,
		"--version": errVersion, "serve -version": errVersion,
	} {
		if _, err := parseConfig(strings.Fields(line), env()); !errors.Is(err, want) {
			t.Errorf("%q: got %v, want %v", line, err, want)
		}
	}
}
