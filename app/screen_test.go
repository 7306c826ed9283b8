package app

import (
	"io"
	"net/netip"
	"strings"
	"testing"
)

func TestAWindowThatWouldCloseWaitsForEnter(t *testing.T) {
	in, keys := io.Pipe()
	var said output
	closed := make(chan struct{})
	go func() {
		waitForEnter(in, &said)
		close(closed)
	}()
	for _, typed := range []string{"what is", " this", "\n"} {
		select {
		case <-closed:
			t.Error("it closed before Enter")
		default:
		}
		if _, err := io.WriteString(keys, typed); err != nil {
			t.Fatal(err)
		}
	}
	<-closed
	if !strings.Contains(said.String(), "Press Enter to close this window.") {
		t.Errorf("the window says %q", &said)
	}
}

func TestWhoSitsAtTheScreen(t *testing.T) {
	for name, c := range map[string]struct {
		config config
		want   bool
	}{
		"a double-click":    {config{}, true},
		"an address":        {config{address: "0.0.0.0:8080"}, false},
		"no browser":        {config{noOpen: true}, false},
		"behind a proxy":    {config{proxies: []netip.Prefix{netip.MustParsePrefix("127.0.0.1/32")}}, false},
		"a folder to carry": {config{dataFolder: "/media/stick"}, true},
	} {
		if c.config.atScreen() != c.want {
			t.Errorf("%s: %t", name, !c.want)
		}
	}
}
