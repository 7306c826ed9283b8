package assets

import (
	"errors"
	"strings"
	"testing"
	"testing/fstest"
)

func TestOpenSaysHowToPackWhatIsMissing(t *testing.T) {
	t.Parallel()
	_, err := open(fstest.MapFS{})
	if !errors.Is(err, ErrNotPacked) || !strings.Contains(err.Error(), "go run ./assets/pack") {
		t.Fatalf("got %v, want ErrNotPacked with the command", err)
	}
}

func TestOpenRefusesDamagedKnowledge(t *testing.T) {
	t.Parallel()
	if _, err := open(fstest.MapFS{"dist/knowledge.bundle": {Data: []byte("no archive")}}); err == nil {
		t.Fatal("a damaged archive was opened")
	}
}
