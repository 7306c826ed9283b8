package host

import (
	"errors"
	"fmt"
	"net"
	"net/netip"
	"slices"
	"strings"
	"sync"
	"time"

	"golang.org/x/net/dns/dnsmessage"
	"golang.org/x/net/ipv4"
)

const (
	mdnsPort = 5353
	lives    = 120 // seconds that others remember a name, as the standard has it
	// RFC 6762, 8.1: three questions, a quarter of a second apart, and as long for the last answer.
	askTimes = 3
	askGap   = 250 * time.Millisecond

	mdnsHops  = 255
	mostBytes = 9000
	cacheOnly = dnsmessage.Class(1 << 15) // of an answer: forget what you knew of this name
)

func mdnsGroup() net.Addr { return &net.UDPAddr{IP: net.IPv4(224, 0, 0, 251), Port: mdnsPort} }

// card is a network card with the address that colleagues know it by.
type card struct {
	net.Interface
	ip netip.Addr
}

func cardsOf(addresses []netip.Addr) ([]card, error) {
	interfaces, err := net.Interfaces()
	if err != nil {
		return nil, err
	}
	var cards []card
	for _, one := range interfaces {
		own, err := one.Addrs()
		if err != nil {
			return nil, err
		}
		for _, text := range own {
			if prefix, err := netip.ParsePrefix(text.String()); err == nil && slices.Contains(addresses, prefix.Addr()) {
				cards = append(cards, card{one, prefix.Addr()})
			}
		}
	}
	return cards, nil
}

// rival is another computer that answers by a name, and this one's address in the network it answered in.
type rival struct{ address, seenFrom netip.Addr }

// whoIs asks the networks of these addresses who has a name, and gives all but this computer itself. It takes the time of
// askTimes questions.
func whoIs(name string, addresses []netip.Addr) ([]rival, error) {
	cards, err := cardsOf(addresses)
	if err != nil {
		return nil, err
	}
	own, err := ownAddresses()
	if err != nil {
		return nil, err
	}
	var (
		asking   sync.WaitGroup
		mu       sync.Mutex
		rivals   []rival
		problems []error
	)
	for _, c := range cards {
		asking.Go(func() {
			answers, err := c.ask(name)
			mu.Lock()
			defer mu.Unlock()
			problems = append(problems, err)
			for _, address := range answers {
				if !slices.ContainsFunc(own, func(a ownAddress) bool { return a.ip == address }) {
					rivals = append(rivals, rival{address, c.ip})
				}
			}
		})
	}
	asking.Wait()
	if len(rivals) > 0 {
		return rivals, nil // whatever was wrong elsewhere, the name is taken
	}
	return nil, errors.Join(problems...)
}

// ask asks one network for the addresses of a name.
func (c card) ask(name string) (answers []netip.Addr, err error) {
	question, err := questionFor(name)
	if err != nil {
		return nil, err
	}
	socket, err := net.ListenUDP("udp4", &net.UDPAddr{IP: c.ip.AsSlice()})
	if err != nil {
		return nil, err
	}
	defer func() { err = errors.Join(err, socket.Close()) }()
	if err := toGroup(socket, c, question); err != nil {
		return nil, err
	}
	asked, begun, buffer := 1, time.Now(), make([]byte, mostBytes)
	for {
		if err := socket.SetReadDeadline(begun.Add(time.Duration(asked) * askGap)); err != nil {
			return nil, err
		}
		read, _, err := socket.ReadFromUDP(buffer)
		var timeout net.Error
		switch {
		case err == nil:
			answers = append(answers, addressesIn(buffer[:read], name)...)
		case !errors.As(err, &timeout) || !timeout.Timeout():
			return answers, err
		case asked == askTimes:
			return answers, nil
		default:
			asked++
			if err := toGroup(socket, c, question); err != nil {
				return answers, err
			}
		}
	}
}

func toGroup(socket *net.UDPConn, c card, message []byte) error {
	group := ipv4.NewPacketConn(socket)
	err := errors.Join(group.SetMulticastInterface(&c.Interface), group.SetMulticastTTL(mdnsHops), group.SetMulticastLoopback(true))
	if err == nil {
		_, err = group.WriteTo(message, nil, mdnsGroup())
	}
	if err != nil {
		return fmt.Errorf("speaking to the network of %s: %w", c.ip, err)
	}
	return nil
}

func questionFor(name string) ([]byte, error) {
	host, err := dnsmessage.NewName(name + ".")
	if err != nil {
		return nil, err
	}
	message := dnsmessage.Message{Questions: []dnsmessage.Question{{Name: host, Type: dnsmessage.TypeA, Class: dnsmessage.ClassINET}}}
	return message.Pack()
}

// addressesIn are those that an answer gives the name. What is no answer gives none.
func addressesIn(packet []byte, name string) []netip.Addr {
	var message dnsmessage.Message
	if message.Unpack(packet) != nil || !message.Response {
		return nil
	}
	var addresses []netip.Addr
	for _, answer := range message.Answers {
		if a, ok := answer.Body.(*dnsmessage.AResource); ok && strings.EqualFold(answer.Header.Name.String(), name+".") && answer.Header.TTL > 0 {
			addresses = append(addresses, netip.AddrFrom4(a.A))
		}
	}
	return addresses
}

// tell says to each network which address the name has there, for so many seconds; 0 takes it back.
func tell(name string, cards []card, seconds uint32) error {
	socket, err := net.ListenUDP("udp4", &net.UDPAddr{IP: net.IPv4(224, 0, 0, 0), Port: mdnsPort}) // others heed only what comes from this port
	if err != nil {
		return err
	}
	var problems []error
	for _, c := range cards {
		answer, err := answerFor(name, c.ip, seconds)
		if err == nil {
			err = toGroup(socket, c, answer)
		}
		problems = append(problems, err)
	}
	return errors.Join(append(problems, socket.Close())...)
}

func answerFor(name string, ip netip.Addr, seconds uint32) ([]byte, error) {
	host, err := dnsmessage.NewName(name + ".")
	if err != nil {
		return nil, err
	}
	message := dnsmessage.Message{
		Header: dnsmessage.Header{Response: true, Authoritative: true},
		Answers: []dnsmessage.Resource{{
			Header: dnsmessage.ResourceHeader{Name: host, Class: dnsmessage.ClassINET | cacheOnly, TTL: seconds},
			Body:   &dnsmessage.AResource{A: ip.As4()},
		}},
	}
	return message.Pack()
}
