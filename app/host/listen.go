package host

import (
	"context"
	"errors"
	"fmt"
	"net"
	"strconv"

	"golang.org/x/net/netutil"
)

const (
	firstPort      = 8080
	lastPort       = 8099
	maxConnections = 512
)

// Listen waits for connections at address, there and nowhere else. With an empty address it takes the first free port
// of this computer alone, from 8080 on.
func Listen(ctx context.Context, address string) (net.Listener, error) {
	listener, err := listen(ctx, address)
	if err != nil {
		return nil, err
	}
	return netutil.LimitListener(listener, maxConnections), nil
}

func listen(ctx context.Context, address string) (net.Listener, error) {
	var config net.ListenConfig
	if address != "" {
		listener, err := config.Listen(ctx, "tcp", address)
		if err != nil {
			return nil, fmt.Errorf("cannot listen on %s: %w; stop the program that uses it or choose another with --addr", address, reason(err))
		}
		return listener, nil
	}
	for port := firstPort; port <= lastPort; port++ {
		// Whatever is wrong with one port, another may do: some systems keep ranges for themselves.
		listener, err := config.Listen(ctx, "tcp", net.JoinHostPort("127.0.0.1", strconv.Itoa(port)))
		if err == nil {
			return listener, nil
		}
	}
	listener, err := config.Listen(ctx, "tcp", "127.0.0.1:0")
	if err != nil {
		return nil, fmt.Errorf("no port of this computer is free: %w", reason(err))
	}
	return listener, nil
}

// reason takes off what net says about the address, which the message names already.
func reason(err error) error {
	var operation *net.OpError
	if errors.As(err, &operation) {
		return operation.Err
	}
	return err
}

// Port is the port that the listener took.
func Port(listener net.Listener) int {
	if address, ok := listener.Addr().(*net.TCPAddr); ok {
		return address.Port
	}
	return 0
}

// nameHere is what this computer calls the address that the listener has.
func nameHere(listener net.Listener) string {
	address, ok := listener.Addr().(*net.TCPAddr)
	if !ok || address.IP.IsUnspecified() || address.IP.Equal(net.IPv4(127, 0, 0, 1)) {
		return "localhost"
	}
	return address.IP.String()
}
