package host

import (
	"fmt"
	"net/netip"
	"testing"
)

func TestAddressesThatColleaguesReachComeFirst(t *testing.T) {
	t.Parallel()
	type entry struct{ card, ip string }
	six := []entry{{"lo", "::1"}, {"eth0", "2001:db8::1"}, {"eth0", "fe80::1"}, {"eth0", "fd00::2"}}
	for _, test := range []struct {
		own  []entry
		want string
	}{
		{append([]entry{
			{"lo", "127.0.0.1"}, {"docker0", "172.17.0.1"}, {"virbr0", "192.168.122.1"}, {"eth1", "172.20.0.4"}, {"tun0", "10.8.0.2"},
			{"eth0", "10.0.0.7"}, {"wlan0", "192.168.1.10"}, {"ppp0", "41.90.0.1"}, {"vEthernet (WSL)", "172.30.0.1"}, {"wlan0", "169.254.1.1"},
		}, six...), "[192.168.1.10 10.0.0.7 172.20.0.4 41.90.0.1 192.168.122.1 10.8.0.2 172.17.0.1 172.30.0.1]"},
		{[]entry{{"lo", "127.0.0.1"}, {"eth0", "41.90.0.1"}}, "[41.90.0.1]"},
		{six, "[fd00::2 2001:db8::1]"},
		{[]entry{{"lo", "127.0.0.1"}, {"lo", "::1"}}, "[]"},
	} {
		var own []ownAddress
		for _, entry := range test.own {
			own = append(own, ownAddress{entry.card, netip.MustParseAddr(entry.ip)})
		}
		if got := fmt.Sprint(likeliestFirst(own)); got != test.want {
			t.Errorf("got %s, want %s", got, test.want)
		}
	}
}
