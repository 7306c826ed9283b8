package host

import (
	"net"
	"strconv"
	"strings"
	"testing"
)

func TestListenTakesExactlyTheGivenAddress(t *testing.T) {
	first, err := Listen(t.Context(), "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer first.Close()
	second, err := Listen(t.Context(), first.Addr().String())
	if err == nil {
		second.Close()
		t.Fatal("a taken address was given again")
	}
	if !strings.Contains(err.Error(), first.Addr().String()) || strings.Contains(err.Error(), "\n") {
		t.Errorf("the message should name the address in one line: %v", err)
	}
}

func TestListenWithoutAnAddressTakesTheNextFreePort(t *testing.T) {
	first, err := Listen(t.Context(), "")
	if err != nil {
		t.Fatal(err)
	}
	defer first.Close()
	second, err := Listen(t.Context(), "")
	if err != nil {
		t.Fatal(err)
	}
	defer second.Close()
	if Port(first) == Port(second) {
		t.Errorf("both took port %d", Port(first))
	}
	for _, listener := range []net.Listener{first, second} {
		if !strings.HasPrefix(listener.Addr().String(), "127.0.0.1:") {
			t.Errorf("listens on %s, which is not this computer alone", listener.Addr())
		}
	}
}

type fakeListener struct {
	net.Listener
	address net.Addr
}

func (f fakeListener) Addr() net.Addr { return f.address }

func TestTheLinksOfAFixedAddress(t *testing.T) {
	urlsOf := func(listener net.Listener) ([]string, error) {
		return FixedNetwork{Listener: listener, Door: Door{Port: 8080}}.URLs(t.Context())
	}
	loopback := fakeListener{address: &net.TCPAddr{IP: net.ParseIP("127.0.0.1"), Port: 8080}}
	if urls, err := urlsOf(loopback); err != nil || len(urls) != 0 {
		t.Errorf("this computer alone: got %v, %v; want none", urls, err)
	}
	one := fakeListener{address: &net.TCPAddr{IP: net.ParseIP("192.168.1.10"), Port: 8080}}
	if urls, err := urlsOf(one); err != nil || len(urls) != 1 || urls[0] != "http://192.168.1.10:8080" {
		t.Errorf("one address: got %v, %v", urls, err)
	}
	all := fakeListener{address: &net.TCPAddr{IP: net.IPv4zero, Port: 8080}}
	urls, err := urlsOf(all)
	if err != nil {
		t.Fatal(err)
	}
	for _, url := range urls {
		host, port, err := net.SplitHostPort(strings.TrimPrefix(url, "http://"))
		if err != nil || port != strconv.Itoa(8080) || net.ParseIP(host).To4() == nil || net.ParseIP(host).IsLoopback() {
			t.Errorf("%s is no address of the network with the port", url)
		}
	}
}
