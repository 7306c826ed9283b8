package host

import (
	"io"
	"log/slog"
	"net"
	"net/http"
	"net/netip"
	"sync"
	"testing"
	"time"
)

// TestTheNetworkIsOpenedFollowedAndClosed uses further loopback addresses, which behave as addresses of a network do.
func TestTheNetworkIsOpenedFollowedAndClosed(t *testing.T) {
	here, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	server := &http.Server{Handler: http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		if _, err := io.WriteString(w, "somo"); err != nil {
			t.Error(err)
		}
	})}
	var serving sync.WaitGroup
	serving.Go(func() {
		if err := server.Serve(here); err != http.ErrServerClosed {
			t.Error("the listener of this computer was touched:", err)
		}
	})
	var mu sync.Mutex
	addresses := []netip.Addr{netip.MustParseAddr("127.0.0.2")}
	l := NewLAN(Door{Port: Port(here)}, server.Serve, slog.New(slog.DiscardHandler))
	l.addresses = func() ([]netip.Addr, error) {
		mu.Lock()
		defer mu.Unlock()
		return addresses, nil
	}
	answers := func(ip string) bool {
		client := &http.Client{Transport: &http.Transport{DisableKeepAlives: true}, Timeout: 5 * time.Second}
		response, err := client.Get("http://" + net.JoinHostPort(ip, portText(here)))
		if err != nil {
			return false
		}
		defer response.Body.Close()
		return response.StatusCode == 200
	}
	expect := func(when string, want ...string) {
		t.Helper()
		urls, err := l.URLs(t.Context())
		if err != nil || len(urls) != len(want) {
			t.Fatalf("%s: %v, %v, want %v", when, urls, err, want)
		}
		for i, ip := range want {
			if urls[i] != "http://"+net.JoinHostPort(ip, portText(here)) || !answers(ip) {
				t.Errorf("%s: %s does not answer", when, urls[i])
			}
		}
		if !answers("127.0.0.1") {
			t.Errorf("%s: this computer is shut out", when)
		}
	}
	expect("at first")
	if answers("127.0.0.2") {
		t.Error("the network is open before anybody asked")
	}
	if err := l.Set(t.Context(), true); err != nil {
		t.Fatal(err)
	}
	expect("on", "127.0.0.2")
	mu.Lock()
	addresses = []netip.Addr{netip.MustParseAddr("127.0.0.3")}
	mu.Unlock()
	expect("another network", "127.0.0.3")
	if answers("127.0.0.2") {
		t.Error("the address that has gone still answers")
	}

	kept, err := net.Dial("tcp", net.JoinHostPort("127.0.0.3", portText(here)))
	if err != nil {
		t.Fatal(err)
	}
	defer kept.Close()
	if _, err := io.WriteString(kept, "GET / HTTP/1.1\r\nHost: x\r\n\r\n"); err != nil {
		t.Fatal(err)
	}
	first := make([]byte, 12)
	if _, err := io.ReadFull(kept, first); err != nil {
		t.Fatal(err)
	}
	if err := l.Set(t.Context(), false); err != nil {
		t.Fatal(err)
	}
	expect("off")
	if err := kept.SetReadDeadline(time.Now().Add(10 * time.Second)); err != nil {
		t.Fatal(err)
	}
	if _, err := io.ReadAll(kept); err != nil {
		t.Error("a connection from the network outlives the switch:", err)
	}
	l.Close()
	if err := server.Close(); err != nil {
		t.Error(err)
	}
	serving.Wait()
}

func portText(l net.Listener) string {
	_, port, _ := net.SplitHostPort(l.Addr().String()) // the address is that of a TCP listener
	return port
}

func silent() *slog.Logger { return slog.New(slog.DiscardHandler) }
