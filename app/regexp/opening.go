package regexp

import (
	"regexp"
	"regexp/syntax"
	"unicode/utf8"
)

// opening is how the matches of a pattern begin: where, and with which three characters.
type opening struct {
	where place
	third [32 * 32]uint32 // by the kinds of the first two characters: a bit for each kind of the third
	any   bool            // a match may be empty
	after *regexp.Regexp  // the expression behind any one character, at the top of a text
}

// Where the matches of a pattern begin.
const (
	anywhere place = iota
	atEdge         // of a word
	atTop          // of the text
)

type place int

// Kinds of characters. The letters have 1 to 26, capital or not.
const (
	afterText = 0
	aSpace    = 27
	aFigure   = 28
	underline = 29
	aSign     = 30
	notASCII  = 31
)

// kindsOfASCII are the kinds of the characters of one byte.
var kindsOfASCII = func() (kinds [utf8.RuneSelf]uint8) {
	for char := range kinds {
		kinds[char] = aSign
	}
	for letter := range uint8(26) {
		kinds['a'+letter], kinds['A'+letter] = letter+1, letter+1
	}
	for figure := range uint8(10) {
		kinds['0'+figure] = aFigure
	}
	kinds[' '], kinds['_'] = aSpace, underline
	return kinds
}()

// inWords tells whether a kind of character stands inside words, as patterns see them.
const inWords = 1<<27 - 2 | 1<<aFigure | 1<<underline

// eachIn tries the places of a text where a match can begin, with the place of the character before, until one fits.
func (o *opening) eachIn(text string, fits func(before, at int) bool) bool {
	if o.any {
		return fits(0, 0)
	}
	var places [4]int // of the last characters
	first, second, third := uint(0), uint(0), uint(0)
	begins, word := uint(0), uint(0)
	for at, n := 0, 0; ; n++ {
		places = [4]int{places[1], places[2], places[3], at}
		first, second, third = second, third, afterText
		switch {
		case at >= len(text):
			at++
		case text[at] < utf8.RuneSelf:
			third = uint(kindsOfASCII[text[at]])
			at++
		default:
			_, size := utf8.DecodeRuneInString(text[at:])
			third = notASCII
			at += size
		}
		before := word
		word = inWords >> third & 1
		begins <<= 1
		if n == 0 || o.where == anywhere || o.where == atEdge && word != before {
			begins |= 1
		}
		if n < 2 {
			continue
		}
		if begins>>2&1 != 0 && o.third[first<<5|second]>>third&1 != 0 && fits(places[0], places[1]) {
			return true
		}
		if at >= len(text)+2 || o.where == atTop {
			return false
		}
	}
}

// openingOf reads how the matches of an expression begin.
func openingOf(expression string) *opening {
	parsed, err := syntax.Parse(expression, syntax.Perl)
	if err != nil {
		panic(err)
	}
	program, err := syntax.Compile(parsed.Simplify())
	if err != nil {
		panic(err)
	}
	r := openingReader{program: program, kinds: map[uint32]uint32{}}
	firsts, done, where := r.reach([]uint32{uint32(program.Start)})
	o := &opening{where: where, any: done, after: regexp.MustCompile(`^(?s:.)(?:` + expression + `)`)}
	for first := range uint32(32) {
		seconds, done, _ := r.reach(r.after(firsts, first))
		for second := range uint32(32) {
			thirds, over, _ := r.reach(r.after(seconds, second))
			kinds := r.kindsOf(thirds)
			if done || over {
				kinds = 1<<32 - 1 // a match is over, and anything may follow
			}
			o.third[first<<5|second] = kinds
		}
	}
	return o
}

// openingReader follows the program of an expression, character by character.
type openingReader struct {
	program *syntax.Prog
	kinds   map[uint32]uint32 // by instruction, the kinds of characters that it takes
}

// reach is what of the program takes the next character, whether a match can end before it, and where in a text it must be.
func (r *openingReader) reach(from []uint32) (takers []uint32, done bool, where place) {
	type visit struct {
		at    uint32
		where place
	}
	where = atTop
	seen := map[visit]bool{}
	var follow func(v visit)
	follow = func(v visit) {
		if seen[v] {
			return
		}
		seen[v] = true
		switch step := r.program.Inst[v.at]; step.Op {
		case syntax.InstAlt, syntax.InstAltMatch:
			follow(visit{step.Out, v.where})
			follow(visit{step.Arg, v.where})
		case syntax.InstCapture, syntax.InstNop:
			follow(visit{step.Out, v.where})
		case syntax.InstEmptyWidth:
			if syntax.EmptyOp(step.Arg)&syntax.EmptyBeginText != 0 {
				v.where = atTop
			} else if syntax.EmptyOp(step.Arg)&syntax.EmptyWordBoundary != 0 {
				v.where = max(v.where, atEdge)
			}
			follow(visit{step.Out, v.where})
		case syntax.InstMatch:
			done = true
		case syntax.InstFail:
		default:
			takers = append(takers, v.at)
			where = min(where, v.where)
		}
	}
	for _, at := range from {
		follow(visit{at, anywhere})
	}
	return takers, done, where
}

// after is where the program goes on after a character of a kind.
func (r *openingReader) after(takers []uint32, kind uint32) []uint32 {
	var next []uint32
	for _, at := range takers {
		if r.kindsOf([]uint32{at})>>kind&1 != 0 {
			next = append(next, r.program.Inst[at].Out)
		}
	}
	return next
}

// kindsOf are the kinds of characters that some instructions take.
func (r *openingReader) kindsOf(takers []uint32) uint32 {
	all := uint32(0)
	for _, at := range takers {
		kinds, known := r.kinds[at]
		if !known {
			step := &r.program.Inst[at]
			for char, kind := range kindsOfASCII {
				if step.MatchRune(rune(char)) {
					kinds |= 1 << kind
				}
			}
			if takesBeyondASCII(step) {
				kinds |= 1 << notASCII
			}
			r.kinds[at] = kinds
		}
		all |= kinds
	}
	return all
}

// takesBeyondASCII tells whether an instruction takes characters of more than one byte.
func takesBeyondASCII(step *syntax.Inst) bool {
	if step.Op != syntax.InstRune && step.Op != syntax.InstRune1 {
		return true // any character
	}
	folds := len(step.Rune) == 1 && syntax.Flags(step.Arg)&syntax.FoldCase != 0
	for _, char := range step.Rune {
		if char >= utf8.RuneSelf || folds && (char|0x20 == 'k' || char|0x20 == 's') { // the signs for Kelvin and the long s
			return true
		}
	}
	return false
}
