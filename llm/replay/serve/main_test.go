package main

import (
	"bytes"
	"context"
	"io"
	"net/http"
	"strings"
	"testing"
)

func TestItServesUntilItIsStopped(t *testing.T) {
	ctx, stop := context.WithCancel(t.Context())
	reader, writer := io.Pipe()
	ended := make(chan error, 1)
	go func() { ended <- run(ctx, []string{"-rate", "0", "-models", "lesson:3b,lesson:loop"}, writer) }()
	line := make([]byte, 200)
	n, err := reader.Read(line)
	if err != nil {
		t.Fatal(err)
	}
	words := strings.Fields(string(line[:n]))
	request, err := http.NewRequestWithContext(t.Context(), http.MethodGet, words[len(words)-1]+"/api/tags", nil)
	if err != nil {
		t.Fatal(err)
	}
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		t.Fatal(err)
	}
	defer response.Body.Close()
	if tags, err := io.ReadAll(response.Body); err != nil || bytes.Count(tags, []byte(`"digest"`)) != 2 {
		t.Errorf("got %s, %v", tags, err)
	}
	stop()
	if err := <-ended; err != nil {
		t.Error(err)
	}
}

func TestItServesThisComputerOnly(t *testing.T) {
	for _, address := range []string{"0.0.0.0:0", ":0", "192.168.1.2:0", "nonsense"} {
		if err := run(t.Context(), []string{"-addr", address}, io.Discard); err == nil {
			t.Errorf("%s is served", address)
		}
	}
}
