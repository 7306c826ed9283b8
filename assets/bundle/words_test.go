package bundle

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
)

// listed is a list of words of which the last ones have numbers, behind those with signs.
func listed(last ...string) words {
	return append(make(words, len(signs)), last...)
}

func TestShortenWritesSignsAndNumbersForWords(t *testing.T) {
	t.Parallel()
	known := listed("maji", "soil")
	known[0], known[len(signs)-1] = "water", "chai"
	if short := known.shorten([]byte("Soil, maji: DNA. Water, chai")); string(short) != "\x01\x80\x81, \x80\x80: \x01d\x01n\x01a. \x01\x02, Z" {
		t.Errorf("shortened to %q", short)
	}
}

func TestShortenedWordsComeBack(t *testing.T) {
	t.Parallel()
	random := make([]byte, 5000)
	for i := range random {
		random[i] = byte(rand.IntN(256))
	}
	texts := map[string][]byte{
		"nothing": nil, "capitals": []byte("The pH of soil. SOIL! McDonald, iPad"), "other letters": []byte("Été à l'école 😀 ሰላም"),
		"the mark": []byte("\x01a\x01\x01B \x80\xff"), "signs": []byte("\x02\t\x1fZ\n"), "a field": []byte(`{"oneField":1}`), "random": random, "often": []byte(strings.Repeat("Soil and soils. ", 20)),
	}
	known, err := learn(texts)
	if err != nil {
		t.Fatal(err)
	}
	for name, text := range texts {
		if long, ok := known.lengthen(known.shorten(text), len(text)); !ok || !bytes.Equal(long, text) {
			t.Errorf("%s: came back as %q (%t)", name, long, ok)
		}
	}
}

func TestLengthenRefusesWhatShortenDidNotMake(t *testing.T) {
	t.Parallel()
	known := listed("maji")
	for name, short := range map[string]string{"half a number": "\x80", "no such word": "\x80\x81", "no such sign": "\x03\x03", "too long": "maji \x80\x80", "too short": "maj"} {
		if long, ok := known.lengthen([]byte(short), 4); ok {
			t.Errorf("%s: lengthened to %q", name, long)
		}
	}
}

func TestTooManyWordsAreRefused(t *testing.T) {
	t.Parallel()
	var text strings.Builder
	for i := range mostWords + len(signs) + 1 {
		fmt.Fprintf(&text, "%c%c ", 0x4e00+i/1000, 0x4e00+i%1000)
	}
	if _, err := Pack(map[string][]byte{"a": []byte(text.String())}, none, nil); err == nil {
		t.Error("more words than numbers were packed")
	}
}
