package bundle

import (
	"bytes"
	"math/rand/v2"
	"strings"
	"testing"
)

func TestBWT(t *testing.T) {
	t.Parallel()
	// The textbook's example: the last column of the sorted turns of "banana$" is "annb$aa".
	if sorted, end := bwt([]byte("banana")); string(sorted) != "annbaa" || end != 4 {
		t.Errorf("banana is sorted to %q with the end at %d", sorted, end)
	}
}

func TestWhatIsSortedComesBack(t *testing.T) {
	t.Parallel()
	random := make([]byte, 5000)
	for i := range random {
		random[i] = byte(rand.IntN(256))
	}
	for _, text := range [][]byte{[]byte("a"), []byte("ab"), []byte("aaaa"), []byte("\x00\xff\x00\x00\xff"), []byte(strings.Repeat("maji ", 999)), random} {
		sorted, end := bwt(text)
		if back, ok := unsort(sorted, end); !ok || !bytes.Equal(back, text) {
			t.Errorf("%d bytes came back as %d (%t)", len(text), len(back), ok)
		}
	}
	for _, end := range []int{-1, 0, 7} {
		if _, ok := unsort([]byte("annbaa"), end); ok {
			t.Errorf("the end was taken to be at %d", end)
		}
	}
}
