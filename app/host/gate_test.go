package host

import (
	"errors"
	"io"
	"net"
	"testing"
)

func TestWhoKnocksBetweenTwoTurnsIsAnsweredInTheNext(t *testing.T) {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	gate := NewGate(listener)
	first := gate.Turn()
	if err := first.Close(); err != nil {
		t.Fatal(err)
	}
	if _, err := first.Accept(); !errors.Is(err, net.ErrClosed) {
		t.Errorf("a turn that is over: %v", err)
	}
	caller, err := net.Dial("tcp", listener.Addr().String())
	if err != nil {
		t.Fatal(err)
	}
	defer caller.Close()
	second := gate.Turn()
	conn, err := second.Accept()
	if err != nil {
		t.Fatal(err)
	}
	if _, err := io.WriteString(conn, "come in"); err != nil {
		t.Fatal(err)
	}
	if err := conn.Close(); err != nil {
		t.Fatal(err)
	}
	if text, err := io.ReadAll(caller); err != nil || string(text) != "come in" {
		t.Errorf("heard %q, %v", text, err)
	}
	waiting := make(chan error)
	go func() {
		_, err := second.Accept()
		waiting <- err
	}()
	for range 2 {
		if err := gate.Close(); err != nil {
			t.Error(err)
		}
	}
	if err := <-waiting; !errors.Is(err, net.ErrClosed) {
		t.Errorf("after the gate was closed: %v", err)
	}
	if conn, err := net.Dial("tcp", listener.Addr().String()); err == nil {
		conn.Close()
		t.Error("it still listens")
	}
}
