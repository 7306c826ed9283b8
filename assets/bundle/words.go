package bundle

import (
	"cmp"
	"encoding/binary"
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strings"
)

// A word that comes often is written as two bytes, the commonest as one, and a capital letter as a mark and the small
// letter. Squeezed, that takes a twentieth less room than the letters, and there is half as much to unpack.
const (
	often     = 20      // times that a word comes to be listed
	mark      = 0x01    // says that the next letter is a capital one
	number    = 0x80    // the bit that both bytes of a word's number have
	mostWords = 1 << 14 // that two bytes can tell apart
)

// signs are the bytes that no shortened text has otherwise: each stands for one of the commonest words.
const signs = "\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b\x0c\x0d\x0e\x0f\x10\x11\x12\x13\x14\x15\x16\x17\x18\x19\x1a\x1b\x1c\x1d\x1e\x1f" +
	"ABCDEFGHIJKLMNOPQRSTUVWXYZ"

// words are first those that have a sign, then the others, each beside those that are used in like places; a word's number is
// its place among these.
type words []string

// parts finds what may be listed: small letters of which the first may be a capital one; and what would be taken for a mark,
// a sign or a number otherwise, and the names of fields, which are always listed.
func parts() *regexp.Regexp {
	return regexp.MustCompile(`"[A-Za-z]+":(?:\[(?:"[A-Z][A-Z0-9-]*",?)*\]|"[a-z]\d"|\d\b)?|[A-Za-z][a-z]*|[\x01-\x1f[:^ascii:]]+`)
}

// learn lists the words of texts.
func learn(texts map[string][]byte) (words, error) {
	times, find := map[string]int{}, parts()
	for _, text := range texts {
		for _, part := range find.FindAll(text, -1) {
			word, _ := small(part)
			times[string(word)]++
		}
	}
	maps.DeleteFunc(times, func(word string, n int) bool {
		return isSmall(word[0]) && (n < often || len(word) < 2)
	})
	if len(times) > mostWords+len(signs) {
		return nil, fmt.Errorf("there are %d words, at most %d", len(times), mostWords)
	}
	before := map[string]map[string]int{}
	for word := range times {
		before[word] = map[string]int{}
	}
	for _, text := range texts {
		last, end := "", 0 // the part before, and where it ends
		for _, at := range find.FindAllIndex(text, -1) {
			part, _ := small(text[at[0]:at[1]])
			word := string(part)
			if before[word] != nil {
				before[word][stands(text, last, end, at[0])]++
			}
			last, end = word, at[1]
		}
	}
	common := slices.SortedFunc(maps.Keys(times), func(a, b string) int { return cmp.Or(times[b]-times[a], cmp.Compare(a, b)) })
	common = common[:min(len(common), len(signs))]
	maps.DeleteFunc(times, func(word string, _ int) bool { return slices.Contains(common, word) })
	return append(words(common), beside(slices.Sorted(maps.Keys(times)), before)...), nil
}

// stands tells what stands before a place of a text: the last part, if only a space lies between, or else a byte.
func stands(text []byte, last string, end, at int) string {
	switch {
	case at == 0:
		return ""
	case at == end+1 && text[end] == ' ':
		return last
	}
	return `"` + string(text[at-1:at])
}

// join gives the list as bytes: the length of each word and the word.
func (w words) join() []byte {
	var list []byte
	for _, word := range w {
		list = append(binary.AppendUvarint(list, uint64(len(word))), word...)
	}
	return list
}

// split reads what join wrote.
func split(list []byte) words {
	var w words
	for all := (reader{data: list}); len(all.data) > 0; {
		w = append(w, all.text())
	}
	return w
}

// shorten writes a text with numbers for the listed words.
func (w words) shorten(text []byte) []byte {
	places := make(map[string]int, len(w))
	for at, word := range w {
		places[word] = at
	}
	return parts().ReplaceAllFunc(text, func(part []byte) []byte {
		var short []byte
		word, capital := small(part)
		if capital {
			short = append(short, mark)
		}
		at, listed := places[string(word)]
		if !listed {
			return append(short, word...)
		}
		if at < len(signs) {
			return append(short, signs[at])
		}
		at -= len(signs)
		return append(short, number|byte(at>>7), number|byte(at))
	})
}

// lengthen gives a text of so many bytes back. It is false where that is not what shorten made.
func (w words) lengthen(short []byte, size int) ([]byte, bool) {
	text := make([]byte, 0, size)
	capital := false
	for at := 0; at < len(short); at++ {
		if short[at] == mark {
			capital = true
			continue
		}
		from := len(text)
		word := strings.IndexByte(signs, short[at])
		switch {
		case short[at] >= number:
			if at++; at == len(short) {
				return nil, false
			}
			word = len(signs) + (int(short[at-1]&^number)<<7 | int(short[at]&^number))
			fallthrough
		case word >= 0:
			if word >= len(w) || len(text)+len(w[word]) > size {
				return nil, false
			}
			text = append(text, w[word]...)
		default:
			text = append(text, short[at])
		}
		if capital {
			text[from] -= 'a' - 'A'
			capital = false
		}
	}
	return text, len(text) == size
}

// small is a part with a small first letter, and whether that was a capital one.
func small(part []byte) (word []byte, capital bool) {
	if part[0] < 'A' || part[0] > 'Z' {
		return part, false
	}
	return append([]byte{part[0] + 'a' - 'A'}, part[1:]...), true
}

func isSmall(b byte) bool { return b >= 'a' && b <= 'z' }
