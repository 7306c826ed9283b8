package writer

import (
	"encoding/json"
	"fmt"
	"strings"
)

// Sections are the names of a plan's sections, in the order in which they are written.
var Sections = [...]string{"core", "empathize", "define", "ideate", "prototype", "test", "outcome"}

// section is what a model is asked for in one go. Everything in it is bounded: a model that is not told where to stop does
// not stop.
type section struct {
	name   string
	phase  string // of an activity
	ask    string
	tokens int
	fields []field
}

// field is one text of a section, or a list of texts. least and most are letters of a text, fewest and items texts of a list.
type field struct {
	name        string
	hint        string
	least, most int
	list        bool
	fewest      int
	items       int
}

// sectionNamed describes a section; false where there is none of that name.
func sectionNamed(name string) (section, bool) {
	switch name {
	case "core":
		return section{name: name, ask: "the overview, the driving question and the learning objectives", tokens: 600, fields: []field{
			{name: "overview", hint: "2 to 4 sentences: what learners make, for whom, why it matters here", least: 80, most: 700},
			{name: "drivingQuestion", hint: "one open question that begins with How, What or Which", least: 20, most: 120},
			{name: "learningObjectives", hint: "begins with a verb that can be seen, such as explain, draw or measure", least: 15, most: 160, list: true, fewest: 3, items: 5},
		}}, true
	case "empathize":
		return activity(name, "Empathize", "learners meet the people who need what they will make, and listen"), true
	case "define":
		return activity(name, "Define", "each team says in one sentence who needs what, and why"), true
	case "ideate":
		return activity(name, "Ideate", "learners find many ideas and choose one with reasons"), true
	case "prototype":
		return activity(name, "Prototype", "teams make a first version from what is at hand"), true
	case "test":
		return activity(name, "Test", "others try what was made, and teams improve it"), true
	case "outcome":
		return section{name: name, ask: "what learners will have made, and how it is assessed", tokens: 500, fields: []field{
			{name: "type", hint: "what it is, in a few words", least: 3, most: 50},
			{name: "description", hint: "what it is, for whom, what it must show", least: 40, most: 350},
			{name: "formative", hint: "what the teacher looks at during the lessons", least: 15, most: 160, list: true, fewest: 2, items: 4},
			{name: "summative", hint: "what is assessed at the end, and by what sign", least: 15, most: 160, list: true, fewest: 1, items: 3},
		}}, true
	}
	return section{}, false
}

func activity(name, phase, what string) section {
	return section{name: name, phase: phase, ask: "one activity for the phase " + phase + ", in which " + what, tokens: 450, fields: []field{
		{name: "title", hint: "a short title", least: 5, most: 70},
		{name: "description", hint: "2 or 3 sentences: what happens and why", least: 80, most: 400},
		{name: "steps", hint: "what the teacher and the learners do", least: 15, most: 140, list: true, fewest: 3, items: 5},
		{name: "materials", hint: "a thing that is used", least: 3, most: 50, list: true, fewest: 1, items: 5},
		{name: "check", hint: "how the teacher sees that it worked", least: 15, most: 140},
		{name: "support", hint: "help for learners who need more time", least: 15, most: 140},
	}}
}

// wire is a field's name in the answer. The letter keeps the order with servers that sort a schema's members by name.
func (s section) wire(at int) string {
	return fmt.Sprintf("%c_%s", 'a'+at, s.fields[at].name)
}

// fitted is the section with limits for a language, whose letters may cost more tokens; short halves the texts.
func (s section) fitted(l language, short bool) section {
	s.tokens = s.tokens * l.tokens / 100
	fields := make([]field, len(s.fields))
	for i, f := range s.fields {
		f.most = max(f.least+20, f.most*l.letters/100)
		f.least = f.least * l.letters / 100
		if short {
			f.most = max(f.least+20, f.most/2)
			f.items = max(f.fewest, f.items-1)
		}
		fields[i] = f
	}
	s.fields = fields
	return s
}

// schema is the JSON schema of the answer: flat, and with a bound on everything.
func (s section) schema() json.RawMessage {
	var properties, required []string
	for i, f := range s.fields {
		text := fmt.Sprintf(`{"type":"string","minLength":%d,"maxLength":%d}`, max(1, f.least), f.most)
		if f.list {
			text = fmt.Sprintf(`{"type":"array","minItems":%d,"maxItems":%d,"items":%s}`, f.fewest, f.items, text)
		}
		properties = append(properties, fmt.Sprintf("%q:%s", s.wire(i), text))
		required = append(required, fmt.Sprintf("%q", s.wire(i)))
	}
	return json.RawMessage(`{"type":"object","properties":{` + strings.Join(properties, ",") + `},"required":[` + strings.Join(required, ",") + `],"additionalProperties":false}`)
}

// example shows the shape in few words, since a model does not see the schema that bounds it.
func (s section) example() string {
	var parts []string
	for i, f := range s.fields {
		text := `"` + f.hint + `"`
		if f.list {
			text = fmt.Sprintf(`["%s (%d to %d of these)"]`, f.hint, f.fewest, f.items)
		}
		parts = append(parts, fmt.Sprintf("%q:%s", s.wire(i), text))
	}
	return "{" + strings.Join(parts, ",") + "}"
}
