package lesson

import (
	"slices"
	"strings"
	"testing"
)

func TestWords(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"": "", "one": "one", " Two words, 3 figures! ": "Two words 3 figures", "l'école à midi": "l école à midi", "x²+y": "x y", "٣ كتب": "٣ كتب", "no\xffw": "no w",
	} {
		if got := strings.Join(slices.Collect(Words(text)), " "); got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
	for range Words("it may stop early") {
		break
	}
}
