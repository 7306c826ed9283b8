package replay

import (
	"encoding/json"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"
)

// schema is what this package understands of a JSON schema.
type schema struct {
	Type       string            `json:"type"`
	Properties map[string]schema `json:"properties"`
	Items      *schema           `json:"items"`
	Enum       []json.RawMessage `json:"enum"`
	Const      json.RawMessage   `json:"const"`
	MinLength  int               `json:"minLength"`
	MaxLength  int               `json:"maxLength"`
	MinItems   int               `json:"minItems"`
	MaxItems   int               `json:"maxItems"`
	Minimum    *float64          `json:"minimum"`
	Maximum    *float64          `json:"maximum"`
}

// composer writes a value for every schema from a stock of texts.
type composer struct {
	stock   passage
	topic   string
	variant int
	used    map[string]int
}

var topicLine = regexp.MustCompile(`(?im)^\W*topic\W*[:=]\s*["'“«]?([\p{L}\p{N} ,'-]{3,60})`)

// compose answers the question's schema from a stock: JSON with its members sorted by name, as the newest server writes
// them, or a few sentences where there is no schema.
func (t *turn) compose(from stock) string {
	c := &composer{stock: from.of(t.chat.Section), topic: "this topic", used: map[string]int{}}
	if found := topicLine.FindStringSubmatch(t.chat.User); found != nil {
		c.topic = strings.TrimRight(within(strings.TrimSpace(found[1]), 0, 40), " ,'-")
	}
	if seed, ok := t.chat.Options["seed"].(float64); ok {
		c.variant = int(uint64(int64(seed)) % 97)
	}
	var wanted schema
	if len(t.chat.Schema) == 0 || json.Unmarshal(t.chat.Schema, &wanted) != nil || wanted.Type == "" {
		return c.prose(0, 400)
	}
	return c.value("", wanted)
}

func (c *composer) value(name string, wanted schema) string {
	switch {
	case len(wanted.Const) > 0:
		return string(wanted.Const)
	case len(wanted.Enum) > 0:
		return string(wanted.Enum[c.variant%len(wanted.Enum)])
	}
	switch wanted.Type {
	case "object":
		return c.object(wanted)
	case "array":
		return c.array(name, wanted)
	case "integer", "number":
		return c.number(wanted)
	case "boolean":
		return "true"
	case "string":
		return quoted(c.text(name, wanted))
	}
	return "null"
}

func (c *composer) object(wanted schema) string {
	names := make([]string, 0, len(wanted.Properties))
	for name := range wanted.Properties {
		names = append(names, name)
	}
	slices.Sort(names)
	var out strings.Builder
	out.WriteByte('{')
	for i, name := range names {
		if i > 0 {
			out.WriteString(", ")
		}
		out.WriteString(quoted(name) + ": " + c.value(name, wanted.Properties[name]))
	}
	out.WriteByte('}')
	return out.String()
}

func (c *composer) array(name string, wanted schema) string {
	most := wanted.MaxItems
	if most == 0 {
		most = 4
	}
	count := min(max(wanted.MinItems, min(4, most)), most)
	item := schema{Type: "string"}
	if wanted.Items != nil {
		item = *wanted.Items
	}
	items := make([]string, count)
	for i := range items {
		items[i] = c.value(name, item)
	}
	return "[" + strings.Join(items, ", ") + "]"
}

func (c *composer) number(wanted schema) string {
	value := 10.0
	if wanted.Minimum != nil {
		value = max(value, *wanted.Minimum)
	}
	if wanted.Maximum != nil {
		value = min(value, *wanted.Maximum)
	}
	return strconv.FormatFloat(value, 'f', -1, 64)
}

// plain is a member's name as a lesson's data has it: a_drivingQuestion becomes drivingquestion.
func plain(name string) string {
	if len(name) > 2 && name[1] == '_' {
		name = name[2:]
	}
	return strings.ToLower(name)
}

// text writes the member of that name within its lengths.
func (c *composer) text(name string, wanted schema) string {
	most := wanted.MaxLength
	if most == 0 {
		most = 400
	}
	key := plain(name)
	list := c.stock.lists[key]
	if list == nil && c.stock.lists != nil {
		list = anySection[key]
	}
	if list == nil {
		return c.prose(wanted.MinLength, most)
	}
	at := c.variant + c.used[key]
	c.used[key]++
	text := c.about(list[at%len(list)])
	for _, tail := range c.stock.tails {
		if utf8.RuneCountInString(text) >= wanted.MinLength {
			break
		}
		text += tail
	}
	return within(text, wanted.MinLength, most)
}

// prose writes sentences until there are enough.
func (c *composer) prose(least, most int) string {
	enough := max(least, min(most*7/10, 420))
	var out strings.Builder
	for i := range 40 {
		sentence := c.about(c.stock.sentences[(c.variant+i)%len(c.stock.sentences)])
		if long := utf8.RuneCountInString(out.String()); long >= enough || long > 0 && long >= least && long+utf8.RuneCountInString(sentence)+1 > most {
			break
		}
		if out.Len() > 0 {
			out.WriteByte(' ')
		}
		out.WriteString(sentence)
	}
	return within(out.String(), least, most)
}

func (c *composer) about(text string) string { return strings.ReplaceAll(text, "{topic}", c.topic) }

// within cuts a text to its greatest length at a sentence or a word, and fills one that is too short.
func within(text string, least, most int) string {
	for utf8.RuneCountInString(text) < least {
		text += " " + text
	}
	letters := []rune(text)
	if len(letters) <= most {
		return text
	}
	short := string(letters[:most])
	for _, mark := range []string{". ", "? ", " "} {
		if at := strings.LastIndex(short, mark); at > 0 && utf8.RuneCountInString(short[:at+1]) >= max(least, most/2) {
			if trimmed := strings.TrimRight(short[:at+1], " ,;:"); utf8.RuneCountInString(trimmed) >= least {
				return trimmed
			}
		}
	}
	return short
}
