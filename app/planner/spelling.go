package planner

import (
	"slices"
	"strings"
	"unicode/utf8"

	"somo/app/regexp"
)

// mostMended is how many words of a topic are looked up as misspelt.
const mostMended = 12

// fewTokensMended are words of a topic so few that one of them mended says too little to leave its subject.
const fewTokensMended = 3

// mend puts the words of the index for words that are nearly theirs: "fotosynthesis", "watercycle", "photo synthesis".
func (r *recogniser) mend(tokens []token) ([]token, bool) {
	var mended []token
	looked, changed := 0, false
	put := func(ids ...int) {
		changed = true
		for _, id := range ids {
			mended = append(mended, token{r.words[id], 1, id})
		}
	}
	for i := 0; i < len(tokens); i++ {
		t := tokens[i]
		if i+1 < len(tokens) {
			if id, ok := r.joined(t, tokens[i+1]); ok {
				put(id)
				i++
				continue
			}
		}
		if t.id >= 0 || t.weight < 1 || realWords[t.stem] || looked == mostMended {
			mended = append(mended, t)
			continue
		}
		looked++
		if first, second, ok := r.split(t.stem); ok {
			put(first, second)
		} else if id := r.nearWord(t.stem); id >= 0 {
			put(id)
		} else {
			mended = append(mended, t)
		}
	}
	return mended[:min(len(mended), mostTokens)], changed
}

// spelled is a topic with the words of the index in place of misspelt ones; the rest stands as it was.
func (r *recogniser) spelled(topic string) string {
	said := strings.Fields(spaced.ReplaceAllString(topic, "$1 "))
	looked := 0
	for i, word := range said {
		of := stems(word)
		if len(of) != 1 || r.isWord(of[0]) || realWords[of[0]] || weakWords[of[0]] || looked == mostMended {
			continue
		}
		looked++
		if id := r.nearWord(of[0]); id >= 0 {
			said[i] = r.words[id]
		} else if near := nearestSpelled(of[0], r.times.of); near != "" {
			said[i] = near
		} else if near := nearestSpelled(of[0], oftenMisspelt); near != "" {
			said[i] = near
		}
	}
	return strings.Join(said, " ")
}

// spaced is a mark without a space behind it: "in,on,under".
var spaced = regexp.MustCompile(`([,;])`)

// isWord tells whether a topic or a line is called by a word.
func (r *recogniser) isWord(stem string) bool {
	if _, known := r.ids[stem]; known {
		return true
	}
	r.rarityOf(stem)
	return r.times.of[stem] > 0
}

// shortestNear is how long a word is that one slip tells from another.
const shortestNear = 6

// nearestSpelled is the word said most often of those that have one other letter, "" where there is none.
func nearestSpelled(said string, words map[string]int) string {
	best, most := "", 0
	for word, times := range words {
		if len(said) < shortestNear || distance(said, word, 1) > 1 {
			continue
		}
		if times > most || times == most && word < best {
			best, most = word, times
		}
	}
	return best
}

// oftenMisspelt are words that say nothing alone, long enough for a slip.
var oftenMisspelt = map[string]int{"between": 1, "before": 1, "behind": 1, "around": 1, "through": 1, "within": 1, "without": 1, "beside": 1, "during": 1, "because": 1, "should": 1}

func (r *recogniser) joined(a, b token) (int, bool) {
	if utf8.RuneCountInString(a.stem+b.stem) < 6 {
		return 0, false
	}
	id, ok := r.ids[stem(a.stem+b.stem)]
	return id, ok
}

// split cuts a word into two of the index.
func (r *recogniser) split(word string) (first, second int, ok bool) {
	if !isLatin(word) {
		return 0, 0, false
	}
	for at := 4; at+4 <= len(word); at++ {
		a, found := r.ids[stem(word[:at])]
		if !found {
			continue
		}
		if b, found := r.ids[stem(word[at:])]; found {
			return a, b, true
		}
	}
	return 0, 0, false
}

// nearWord is the word of the index that a word misspells, or -1. Short words and words that begin otherwise are left alone.
func (r *recogniser) nearWord(said string) int {
	if len(said) < 4 || !isLatin(said) {
		return -1
	}
	most := 1
	if len(said) >= 8 {
		most = 2
	}
	r.heard.Do(func() {
		r.sounds = make([]string, len(r.words))
		for id, word := range r.words {
			r.sounds[id] = sound(word)
		}
	})
	heard := sound(said)
	best, least := -1, most+1
	for id, word := range r.words {
		if other := len(word) - len(said); len(word) < 4 || other > most || other < -most {
			continue
		}
		sounds := r.sounds[id]
		if sounds[0] != heard[0] {
			continue
		}
		d := 1 + distance(heard, sounds, most-1)
		if len(said) > 4 {
			d = min(d, distance(said, word, most))
		}
		if d < least || d == least && best >= 0 && r.topics[id] > r.topics[best] {
			best, least = id, d
		}
	}
	return best
}

var likeSounds = strings.NewReplacer("ph", "f", "ck", "k", "sc", "s", "ce", "se", "ci", "si", "cy", "si", "c", "k", "q", "k", "y", "i", "z", "s", "v", "f", "rh", "r", "ll", "l", "tt", "t", "mm", "m", "nn", "n", "ss", "s", "pp", "p", "rr", "r")

// sound writes a word as it is heard, so that "fotosinthesis" is near "photosynthesis".
func sound(word string) string {
	if heard := likeSounds.Replace(word); heard != "" {
		return heard
	}
	return word
}

// notMisspelt leaves out the parts of a topic that are the name of what is planned, with a slip of the pen: "states of mater".
func notMisspelt(parts []string, name string) []string {
	known := stems(name)
	return slices.DeleteFunc(parts, func(part string) bool {
		words := stems(part)
		return len(words) > 0 && !slices.ContainsFunc(words, func(word string) bool {
			return nearestSpelled(word, oftenMisspelt) == "" && !slices.ContainsFunc(known, func(other string) bool { return word == other || len(word) > 3 && distance(word, other, 1) <= 1 })
		})
	})
}

// distance counts the letters to be put in, taken out, changed or swapped between two words; past most it is most+1.
func distance(a, b string, most int) int {
	if most < 0 || len(a)-len(b) > most || len(b)-len(a) > most {
		return most + 1
	}
	var rows [3][48]int
	if len(a) >= len(rows[0]) || len(b) >= len(rows[0]) {
		return most + 1
	}
	before, last, now := &rows[0], &rows[1], &rows[2]
	for j := range len(b) + 1 {
		last[j] = j
	}
	for i := 1; i <= len(a); i++ {
		now[0] = i
		least := i
		for j := 1; j <= len(b); j++ {
			cost := 1
			if a[i-1] == b[j-1] {
				cost = 0
			}
			now[j] = min(last[j]+1, now[j-1]+1, last[j-1]+cost)
			if i > 1 && j > 1 && a[i-1] == b[j-2] && a[i-2] == b[j-1] {
				now[j] = min(now[j], before[j-2]+1)
			}
			least = min(least, now[j])
		}
		if least > most {
			return most + 1
		}
		before, last, now = last, now, before
	}
	return last[len(b)]
}
