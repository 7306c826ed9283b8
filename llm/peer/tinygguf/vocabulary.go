package tinygguf

import (
	"fmt"
	"sort"
	"strings"
)

// SentencePiece token classes.
const (
	tokNormal  = 1
	tokUnknown = 2
	tokControl = 3
	tokByte    = 6
)

type token struct {
	text  string
	score float32
	class int32
	bias  float64
}

// Words the vocabulary holds whole; everything else is spelled in letters or
// bytes, so any language can go in and come out.
const wordList = `the of to and a in is for with that students student teacher
learn learning project plan lesson water soil plants market community local
school data share design test build model question answer group work small
how why what when can we they our their each show present share report
measure record compare discuss draw write read explain class local family
village river garden energy food health safe clean cost simple paper card
rope bottle seeds chart map poster story interview survey prototype feedback
improve reflect goal skill critical thinking creative Students Learners They
In How Groups Write Build Test Share`

func vocabulary(profile string) ([]token, error) {
	var toks []token
	toks = append(toks,
		token{"<unk>", 0, tokUnknown, -30},
		token{"<s>", 0, tokControl, -30},
		token{"</s>", 0, tokControl, -30},
		token{"<|im_start|>", 0, tokControl, -30},
		token{"<|im_end|>", 0, tokControl, 0}, // end of turn
	)
	for b := 0; b < 256; b++ {
		toks = append(toks, token{fmt.Sprintf("<0x%02X>", b), 0, tokByte, -14})
	}
	seen := map[string]bool{}
	words := map[string]bool{}
	var pieces []string
	add := func(s string) {
		if !seen[s] {
			seen[s] = true
			pieces = append(pieces, s)
		}
	}
	add("▁")
	for c := byte(0x21); c < 0x7f; c++ {
		add(string(rune(c)))
	}
	// A SentencePiece merge needs each left part to be a token too.
	for _, wd := range strings.Fields(wordList) {
		full := "▁" + wd
		words[full] = true
		r := []rune(full)
		for i := 2; i <= len(r); i++ {
			add(string(r[:i]))
		}
	}
	for _, s := range []string{"```", "``", "```json", "<think>", "</think>"} {
		add(s)
	}
	sort.SliceStable(pieces[95:], func(i, j int) bool { return len(pieces[95+i]) < len(pieces[95+j]) })
	for i, p := range pieces {
		t := token{text: p, score: -float32(i + 1), class: tokNormal, bias: -9}
		switch {
		case words[p]:
			t.bias = 3
		case p == "▁":
			t.bias = -3
		case p == "\"":
			t.bias = 2.6
		case p == "." || p == ",":
			t.bias = 1.2
		case p == "?" || p == ":" || p == "-":
			t.bias = -2
		case p == "}" || p == "]" || p == "{" || p == "[":
			t.bias = -1
		case p == "\\":
			t.bias = -12
		case len(p) == 1 && p[0] >= '0' && p[0] <= '9':
			t.bias = -3
		case len(p) == 1 && p[0] >= 'a' && p[0] <= 'z':
			t.bias = -5
		case len(p) == 1:
			t.bias = -8
		}
		toks = append(toks, t)
	}
	bias := func(v float64, names ...string) {
		for i := range toks {
			for _, n := range names {
				if toks[i].text == n {
					toks[i].bias = v
				}
			}
		}
	}
	bias(-6, "<0x0A>")
	bias(-30, "<think>", "</think>")
	bias(1.5, "<|im_end|>")
	switch profile {
	case "texty": // plausible: words, sentences, strings that end
	case "flat": // pure noise
		for i := range toks {
			toks[i].bias = 0
		}
	case "endless": // never ends a string, a list or a turn
		bias(-40, "\"", "]", "}", "<|im_end|>")
	case "spaces": // wants only blanks and newlines
		bias(25, "▁")
		bias(24, "<0x0A>")
		bias(23, "<0x09>")
	case "silent": // ends its turn at once wherever that is allowed
		bias(60, "<|im_end|>")
	case "chatty": // prose, then stops: no JSON unless forced
		bias(-10, "\"", "{", "}", "[", "]")
		bias(-1, "<|im_end|>")
	case "loop": // says one word for ever
		bias(40, "▁water")
	case "think": // closes a thought after some fifty words
		bias(3.4, "</think>")
		bias(-10, "<|im_end|>")
	case "fence": // fond of markdown fences
		bias(5, "```json", "```")
	default:
		return nil, fmt.Errorf("tinygguf: no profile %q", profile)
	}
	return toks, nil
}
