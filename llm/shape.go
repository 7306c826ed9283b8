package llm

import (
	"encoding/json"
	"strings"
)

// shape is what an answer looks like against the schema that it was asked for.
type shape int

const (
	shapeUnknown shape = iota // not enough of it is there
	shapeFits                 // an object that begins with a member of the schema
	shapeWrong                // an object that begins otherwise, or none
)

// members returns the names of the top members of a schema, nil where it is no object's.
func members(schema json.RawMessage) map[string]bool {
	var object struct {
		Properties map[string]json.RawMessage `json:"properties"`
	}
	if len(schema) == 0 || json.Unmarshal(schema, &object) != nil || len(object.Properties) == 0 {
		return nil
	}
	names := make(map[string]bool, len(object.Properties))
	for name := range object.Properties {
		names[name] = true
	}
	return names
}

// look says whether the object in text begins with one of the members, and where it begins. Thoughts may stand before it;
// a thought's mark inside the object is just text.
func look(text string, members map[string]bool) (shape, int) {
	begin := 0
	if plain := strings.TrimLeft(text, " \t\r\n"); strings.HasPrefix(plain, "<think") {
		end := strings.Index(text, "</think>")
		if end < 0 {
			return shapeUnknown, 0
		}
		begin = end + len("</think>")
	}
	brace := strings.IndexByte(text[begin:], '{')
	if brace < 0 {
		return shapeUnknown, 0
	}
	begin += brace
	rest := strings.TrimLeft(text[begin+1:], " \t\r\n")
	if rest == "" {
		return shapeUnknown, begin
	}
	if rest[0] != '"' {
		return shapeWrong, begin
	}
	end := strings.IndexByte(rest[1:], '"')
	switch {
	case end < 0:
		return shapeUnknown, begin
	case members[rest[1:1+end]]:
		return shapeFits, begin
	}
	return shapeWrong, begin
}

// gate holds an answer's text back until its object has begun rightly, so that nobody watches thoughts, fences and answers
// of the wrong shape. Without members it is open from the start.
type gate struct {
	members map[string]bool
	held    strings.Builder
	open    bool
}

// pass returns what of the text may be shown after this piece.
func (g *gate) pass(piece string) string {
	if g.open || g.members == nil {
		return piece
	}
	g.held.WriteString(piece)
	if !strings.ContainsAny(piece, `"`) {
		return "" // a first member's name ends with a quote
	}
	held := g.held.String()
	found, begin := look(held, g.members)
	if found != shapeFits {
		return ""
	}
	g.open = true
	g.held.Reset()
	return held[begin:]
}

// objectIn returns the whole object of the right shape that stands in text, or nothing.
func objectIn(text string, members map[string]bool) string {
	found, begin := look(text, members)
	if found != shapeFits {
		return ""
	}
	var object json.RawMessage
	if json.NewDecoder(strings.NewReader(text[begin:])).Decode(&object) != nil {
		return ""
	}
	return string(object)
}
