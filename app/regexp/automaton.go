package regexp

import (
	"encoding/binary"
	"regexp/syntax"
	"slices"
	"sync"
	"unicode/utf8"
)

// automaton tells whether an expression is in a text, and looks at each character once. It learns where characters lead while it
// reads, and begins to learn anew when that becomes too much to keep.
type automaton struct {
	program  *syntax.Prog
	anchored bool                 // a match begins where the text begins
	classes  [utf8.RuneSelf]uint8 // of characters that the expression does not tell apart
	width    int                  // how many classes there are

	mu     sync.Mutex // for what is learnt
	states []state
	known  map[string]int16 // the states, by what they are made of
	ways   []int16          // by state and class, the next state
	beyond map[move]int16   // the same for characters of more than one byte, and for the end of the text
	seen   []bool           // the instructions that have been followed from a state
}

// state is what is known of a text up to a place.
type state struct {
	before rune     // a character like the last
	at     []uint32 // instructions that go on with a match
}

// move is a character that comes after a state.
type move struct {
	state int16
	char  rune
}

// What a state can be before any is learnt.
const (
	unknown int16 = iota
	found         // a match
	nowhere       // in a text that has no match
	atBegin
)

// mostStates are kept at a time.
const mostStates = 256

// outside is what stands before and behind a text.
const outside rune = -1

func newAutomaton(expression string) *automaton {
	parsed, err := syntax.Parse(expression, syntax.Perl)
	if err != nil {
		panic(err)
	}
	program, err := syntax.Compile(parsed.Simplify())
	if err != nil {
		panic(err)
	}
	a := &automaton{program: program, anchored: program.StartCond()&syntax.EmptyBeginText != 0, seen: make([]bool, len(program.Inst))}
	a.classify()
	a.forget()
	return a
}

// classify finds the characters of one byte that nothing in the expression tells apart.
func (a *automaton) classify() {
	var told [utf8.RuneSelf][]byte // by character, what takes it
	ask := func(takes func(rune) bool) {
		for char := range told {
			answer := byte(0)
			if takes(rune(char)) {
				answer = 1
			}
			told[char] = append(told[char], answer)
		}
	}
	ask(syntax.IsWordChar)
	ask(func(char rune) bool { return char == '\n' })
	asked := map[string]bool{}
	for i := range a.program.Inst {
		step := &a.program.Inst[i]
		if key := string(step.Rune) + string(rune(step.Op)) + string(rune(step.Arg)); takesCharacter(step) && !asked[key] {
			asked[key] = true
			ask(step.MatchRune)
		}
	}
	numbers := map[string]uint8{}
	for char := range told {
		number, ok := numbers[string(told[char])]
		if !ok {
			number = uint8(len(numbers))
			numbers[string(told[char])] = number
		}
		a.classes[char] = number
	}
	a.width = len(numbers)
}

func takesCharacter(step *syntax.Inst) bool {
	return step.Op == syntax.InstRune || step.Op == syntax.InstRune1 || step.Op == syntax.InstRuneAny || step.Op == syntax.InstRuneAnyNotNL
}

// matches tells whether there is a match in a text.
func (a *automaton) matches(text string) bool {
	a.mu.Lock()
	defer a.mu.Unlock()
	now, ways, width := atBegin, a.ways, a.width
	for at := 0; at < len(text) && now != found && now != nowhere; {
		if char := text[at]; char < utf8.RuneSelf {
			at++
			next := ways[int(now)*width+int(a.classes[char])]
			if next == unknown {
				next = a.learn(now, rune(char))
				ways = a.ways
			}
			now = next
		} else {
			char, size := utf8.DecodeRuneInString(text[at:])
			at += size
			now = a.far(now, char)
			ways = a.ways
		}
	}
	if now != found && now != nowhere {
		now = a.far(now, outside)
	}
	return now == found
}

// far is the state after a character of more than one byte, or after the end of the text.
func (a *automaton) far(now int16, char rune) int16 {
	if next := a.beyond[move{now, char}]; next != unknown {
		return next
	}
	return a.learn(now, char)
}

// learn finds the state after a character, and keeps it.
func (a *automaton) learn(now int16, char rune) int16 {
	if len(a.states) >= mostStates || len(a.beyond) >= mostStates {
		kept := a.states[now]
		a.forget()
		now = a.place(kept)
	}
	next := a.after(a.states[now], char)
	if char >= 0 && char < utf8.RuneSelf {
		a.ways[int(now)*a.width+int(a.classes[char])] = next
	} else {
		a.beyond[move{now, char}] = next
	}
	return next
}

// forget leaves what is known of every text.
func (a *automaton) forget() {
	a.states = append(a.states[:0], make([]state, atBegin)...)
	a.ways = append(a.ways[:0], make([]int16, int(atBegin)*a.width)...)
	a.known, a.beyond = map[string]int16{}, map[move]int16{}
	a.place(state{before: outside}) // atBegin
}

// place is where a state is kept.
func (a *automaton) place(s state) int16 {
	key := binary.AppendVarint(nil, int64(s.before))
	for _, at := range s.at {
		key = binary.AppendUvarint(key, uint64(at))
	}
	place, ok := a.known[string(key)]
	if !ok {
		place = int16(len(a.states))
		a.known[string(key)] = place
		a.states = append(a.states, s)
		a.ways = append(a.ways, make([]int16, a.width)...)
	}
	return place
}

// after follows the program from a state to a character, where a match can begin too, and over it.
func (a *automaton) after(s state, char rune) int16 {
	holds := syntax.EmptyOpContext(s.before, char)
	clear(a.seen)
	over := false
	next := state{before: like(char)}
	var follow func(at uint32)
	follow = func(at uint32) {
		if a.seen[at] {
			return
		}
		a.seen[at] = true
		switch step := &a.program.Inst[at]; step.Op {
		case syntax.InstAlt, syntax.InstAltMatch:
			follow(step.Out)
			follow(step.Arg)
		case syntax.InstCapture, syntax.InstNop:
			follow(step.Out)
		case syntax.InstEmptyWidth:
			if syntax.EmptyOp(step.Arg)&^holds == 0 {
				follow(step.Out)
			}
		case syntax.InstMatch:
			over = true
		case syntax.InstFail:
		default:
			if char != outside && step.MatchRune(char) {
				next.at = append(next.at, step.Out)
			}
		}
	}
	for _, at := range s.at {
		follow(at)
	}
	follow(uint32(a.program.Start))
	switch {
	case over:
		return found
	case char == outside || a.anchored && len(next.at) == 0:
		return nowhere
	}
	slices.Sort(next.at)
	next.at = slices.Clip(slices.Compact(next.at))
	return a.place(next)
}

// like is a character that an expression tells as little from what comes next as this one.
func like(char rune) rune {
	switch {
	case char == '\n':
		return char
	case syntax.IsWordChar(char):
		return 'a'
	}
	return ' '
}
