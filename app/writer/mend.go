package writer

import (
	"encoding/json"
	"strings"
)

// readObject reads the JSON object in an answer that may carry thoughts, fences or chatter, or that was cut short. mended
// says that it had to be closed.
func readObject(text string) (object map[string]any, mended bool) {
	// A thought comes before the object; its mark inside a string is just text.
	if plain := strings.TrimSpace(text); !strings.HasPrefix(plain, "{") {
		if at := strings.Index(text, "</think>"); at >= 0 {
			text = text[at+len("</think>"):]
		}
	}
	begin := strings.IndexByte(text, '{')
	if begin < 0 {
		return nil, false
	}
	text = text[begin:]
	if json.NewDecoder(strings.NewReader(text)).Decode(&object) == nil {
		return object, false
	}
	for _, closed := range closings(text) {
		object = nil
		if json.Unmarshal([]byte(closed), &object) == nil {
			return object, true
		}
	}
	return nil, false
}

// closings are ways to close what a cut object left open, the fuller one first: with the unfinished string ended at its
// last full sentence, then without it.
func closings(text string) []string {
	cut := openParts(text)
	if cut.broken {
		return nil
	}
	var ways []string
	if cut.inText && !cut.inKey {
		part := text[cut.textAt:]
		if end := strings.LastIndexAny(part, ".!?"); end > 40 {
			ways = append(ways, text[:cut.textAt]+part[:end+1]+`"`+cut.open())
		}
	}
	if cut.safe > 0 {
		ways = append(ways, text[:cut.safe]+cut.safeClose)
	}
	return ways
}

// cutObject is where in an object its text ends.
type cutObject struct {
	stack          []byte // the brackets that would close what is open
	broken         bool   // it is no JSON even so far
	inText, inKey  bool
	textAt         int    // where the open string begins
	safe           int    // up to here everything is whole
	safeClose      string // and this closes it
	escaped, keyed bool   // the next letter is escaped; the next string is a key
}

func (c *cutObject) open() string {
	closers := make([]byte, 0, len(c.stack))
	for i := len(c.stack) - 1; i >= 0; i-- {
		closers = append(closers, c.stack[i])
	}
	return string(closers)
}

func (c *cutObject) mark(at int) { c.safe, c.safeClose = at, c.open() }

func (c *cutObject) inObject() bool { return len(c.stack) > 0 && c.stack[len(c.stack)-1] == '}' }

func openParts(text string) *cutObject {
	c := &cutObject{}
	for at := range len(text) {
		if c.inText {
			c.letter(text[at], at)
			continue
		}
		switch char := text[at]; char {
		case '"':
			c.inText, c.textAt, c.inKey = true, at, c.keyed && c.inObject()
		case '{':
			c.stack, c.keyed = append(c.stack, '}'), true
		case '[':
			c.stack, c.keyed = append(c.stack, ']'), false
		case '}', ']':
			if len(c.stack) == 0 || c.stack[len(c.stack)-1] != char {
				c.broken = true
				return c
			}
			c.stack = c.stack[:len(c.stack)-1]
			c.mark(at + 1)
		case ':':
			c.keyed = false
		case ',':
			c.mark(at)
			c.keyed = c.inObject()
		}
	}
	return c
}

// letter is one byte inside a string.
func (c *cutObject) letter(char byte, at int) {
	switch {
	case c.escaped:
		c.escaped = false
	case char == '\\':
		c.escaped = true
	case char == '"':
		c.inText = false
		if !c.inKey {
			c.mark(at + 1)
		}
	}
}
