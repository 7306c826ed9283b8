package planner

import (
	"strings"

	"somo/app/lesson"
)

// Minutes of the longest step that a teacher leads without a further time, of the shortest of its parts, and of a usual one;
// and the words of a step that is too much for one time even where it is shorter.
const (
	longestBlock = 12
	leastOfPart  = 3
	usualPart    = 5
	wordyBlock   = 100
)

// partBlocks gives the parts of a long step their own minutes: else a teacher would have to plan its time anew. A step parts
// where it was put together, or else at the ends of sentences.
func (c *composer) partBlocks(steps []step, minutes []int) ([]step, []int) {
	var parted []step
	var lasting []int
	for i, s := range steps {
		texts := s.blocks(minutes[i])
		if len(texts) < 2 {
			parted, lasting = append(parted, s), append(lasting, minutes[i])
			continue
		}
		weights := make([]int, len(texts))
		for k, text := range texts {
			weights[k] = max(1, c.takes(text))
		}
		for k, part := range noneUnder(leastOfPart, split(minutes[i], weights, 1)) {
			one := s
			one.text = texts[k]
			parted, lasting = append(parted, one), append(lasting, part)
		}
	}
	return parted, lasting
}

// blocks are the parts of a step of so many minutes, or only one where it is short or a list.
func (s step) blocks(minutes int) []string {
	most := minutes / leastOfPart
	switch {
	case most < 2 || s.closes || listsExercises(s.text):
		return nil
	case minutes <= longestBlock && (len(s.pieces) < 2 || wordsIn(s.text) <= wordyBlock):
		return nil
	}
	pieces := s.pieces
	if len(pieces) < 2 {
		if wordsIn(s.text) < briefJoint || s.alone {
			return nil
		}
		pieces = cleanPieces(s.text)
	}
	return evenly(pieces, min(most, max(2, (minutes+usualPart/2)/usualPart)))
}

// cleanPieces are the sentences of a text between which a step can end.
func cleanPieces(text string) []string {
	var pieces []string
	said := lesson.Sentences(text)
	from := 0
	for at := 1; at <= len(said); at++ {
		head := strings.Join(said[from:at], " ")
		if at == len(said) || cutsClean(head, strings.Join(said[at:], " ")) && !strings.HasSuffix(head, ":") {
			pieces, from = append(pieces, head), at
		}
	}
	return pieces
}

// evenly puts neighbours together until there are so many texts, the shortest pair first.
func evenly(pieces []string, most int) []string {
	pieces = append([]string(nil), pieces...)
	for len(pieces) > most {
		at, least := 0, -1
		for i := range len(pieces) - 1 {
			if words := wordsIn(pieces[i]) + wordsIn(pieces[i+1]); least < 0 || words < least {
				at, least = i, words
			}
		}
		pieces[at] += " " + pieces[at+1]
		pieces = append(pieces[:at+1], pieces[at+2:]...)
	}
	return pieces
}

// noneUnder gives each part at least so many minutes, out of the longest, as far as they reach.
func noneUnder(least int, parts []int) []int {
	for {
		short, long := 0, 0
		for i, part := range parts {
			if part < parts[short] {
				short = i
			}
			if part > parts[long] {
				long = i
			}
		}
		if parts[short] >= least || parts[long] <= least {
			return parts
		}
		parts[short]++
		parts[long]--
	}
}

// wordsInPeace are so many words of a step a minute that a class can do what they say.
const wordsInPeace = 20

// unhurriedParts gives short steps what makes them long enough to be led, out of those with most time for what they say.
func unhurriedParts(steps []step, parts []int) []int {
	for {
		short, long, most := -1, -1, 0
		for i, s := range steps {
			enough := leastOfPart
			if s.most > 0 {
				enough = min(enough, s.most)
			}
			if parts[i] < enough && (short < 0 || parts[i] < parts[short]) {
				short = i
			}
			if spare := parts[i] - max(leastOfPart, ceilDiv(wordsIn(s.text), wordsInPeace)); !s.quiz && spare > most {
				long, most = i, spare
			}
		}
		if short < 0 || long < 0 {
			return parts
		}
		parts[short]++
		parts[long]--
	}
}

// joinedPieces are the parts of two steps that become one.
func joinedPieces(first, second step) []string {
	of := func(s step) []string {
		if len(s.pieces) > 0 {
			return s.pieces
		}
		return []string{s.text}
	}
	return append(append([]string(nil), of(first)...), of(second)...)
}
