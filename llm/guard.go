package llm

import (
	"bytes"
	"strings"
)

const (
	maxBlank  = 80   // blanks in a row, in bytes
	maxSame   = 16   // equal tokens in a row
	minPhrase = 12   // shortest phrase that counts as repeated, in bytes
	maxPhrase = 150  // longest
	maxRule   = 200  // letters of a drawn line such as ______
	tailKept  = 1200 // what is looked at
	lookEvery = 100
)

// guard watches text as it comes and says when it goes nowhere: nothing but blanks, the same token again and again, or the
// same phrase four times over.
type guard struct {
	last   string
	same   int // how often last came again
	blank  int // bytes of blanks at the end
	repeat int // bytes of tokens equal to the one before them at the end
	tail   []byte
	unseen int
}

// add takes the next piece. A reason says that the text should be stopped, and waste how many of its last bytes are
// repetition.
func (g *guard) add(piece string) (reason string, waste int) {
	word := strings.TrimSpace(piece)
	switch {
	case word == "":
		if g.blank += len(piece); g.blank > maxBlank {
			return "only blanks", g.blank
		}
	case word == g.last:
		g.blank = 0
		g.repeat += len(piece)
		if g.same++; g.same >= maxSame && (!isRule([]byte(word)) || g.repeat >= maxRule) {
			return "the same word again and again", g.repeat
		}
	default:
		g.last, g.same, g.blank, g.repeat = word, 0, 0, 0
	}
	if g.tail = append(g.tail, piece...); len(g.tail) > tailKept {
		g.tail = g.tail[len(g.tail)-tailKept:]
	}
	if g.unseen += len(piece); g.unseen < lookEvery {
		return "", 0
	}
	g.unseen = 0
	if waste = repetition(g.tail); waste > 0 {
		return "the same phrase again and again", waste
	}
	return "", 0
}

// repetition returns how many bytes at the end repeat the phrase before them, where a phrase stands there four times or
// more, else 0.
func repetition(tail []byte) int {
	end := len(tail)
	for size := minPhrase; size <= maxPhrase && size*4 <= end; size++ {
		phrase := tail[end-size:]
		copies := 1
		for from := end - (copies+1)*size; from >= 0 && bytes.Equal(phrase, tail[from:from+size]); from = end - (copies+1)*size {
			copies++
		}
		if copies < 4 || isRule(phrase) && copies*size < maxRule {
			continue
		}
		return (copies - 1) * size
	}
	return 0
}

// isRule says whether a phrase is a line to write on or to separate with, one sign over and over.
func isRule(phrase []byte) bool {
	return strings.IndexByte("_-.=*#~", phrase[0]) >= 0 && bytes.Count(phrase, phrase[:1]) == len(phrase)
}
