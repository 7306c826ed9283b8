package host

import (
	"fmt"
	"net/netip"
	"testing"
)

func TestAddressesThatColleaguesReachComeFirst(t *testing.T) {
	t.Parallel()
	var own []ownAddress
	for _, entry := range []struct{ card, ip string }{
		{"lo", "127.0.0.1"}, {"docker0", "172.17.0.1"}, {"virbr0", "192.168.122.1"}, {"eth1", "172.20.0.4"}, {"tun0", "10.8.0.2"},
		{"eth0", "10.0.0.7"}, {"wlan0", "192.168.1.10"}, {"wlan0", "fd00::1"}, {"ppp0", "41.90.0.1"}, {"vEthernet (WSL)", "172.30.0.1"},
		{"wlan0", "169.254.1.1"},
	} {
		own = append(own, ownAddress{entry.card, netip.MustParseAddr(entry.ip)})
	}
	got := fmt.Sprint(likeliestFirst(own))
	if want := "[192.168.1.10 10.0.0.7 172.20.0.4 192.168.122.1 10.8.0.2 172.17.0.1 172.30.0.1]"; got != want {
		t.Errorf("got %s, want %s", got, want)
	}
}
