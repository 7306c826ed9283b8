package host

import (
	"net/netip"
	"slices"
	"testing"

	"golang.org/x/net/dns/dnsmessage"
)

func TestOnlyAnswersThatNameAnAddressCount(t *testing.T) {
	t.Parallel()
	ip := netip.MustParseAddr("192.168.1.10")
	packet := func(name string, seconds uint32) []byte {
		answer, err := answerFor(name, ip, seconds)
		if err != nil {
			t.Fatal(err)
		}
		return answer
	}
	question, err := questionFor("somo.local")
	if err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		name   string
		packet []byte
		want   []netip.Addr
	}{
		{"an answer", packet("somo.local", lives), []netip.Addr{ip}},
		{"in capitals", packet("SOMO.local", lives), []netip.Addr{ip}},
		{"another name", packet("somo-2.local", lives), nil},
		{"taken back", packet("somo.local", 0), nil},
		{"a question", question, nil},
		{"nonsense", []byte("nonsense"), nil},
		{"nothing", nil, nil},
	} {
		if got := addressesIn(test.packet, "somo.local"); !slices.Equal(got, test.want) {
			t.Errorf("%s: %v, want %v", test.name, got, test.want)
		}
	}
	var told dnsmessage.Message
	if err := told.Unpack(packet("somo.local", 0)); err != nil || told.Answers[0].Header.TTL != 0 || told.Answers[0].Header.Class&cacheOnly == 0 {
		t.Errorf("what takes a name back: %+v, %v", told, err)
	}
}

func TestWithoutAddressesThereIsNoName(t *testing.T) {
	t.Parallel()
	a := NewAnnouncer(func() ([]netip.Addr, error) { return nil, nil }, func(string) bool { return true }, silent())
	if name := a.Name(t.Context()); name != "" || a.Announced("") || a.Announced("somo.local") {
		t.Errorf("the name is %q", name)
	}
	a.Changed()
	if name := a.Name(t.Context()); name != "" {
		t.Errorf("the name is %q", name)
	}
	a.Close()
	var none *Announcer
	if none.Name(t.Context()) != "" || none.Announced("somo.local") {
		t.Error("a computer without an announcer has a name")
	}
	none.Close()
}
