package writer

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
)

// object is JSON whose members keep their order and, where nobody touches them, their bytes: a stored plan may hold what
// this program does not know.
type object struct {
	keys  []string
	parts map[string]json.RawMessage
}

var errNoObject = errors.New("this is no JSON object")

func readRaw(data []byte) (object, error) {
	o := object{parts: map[string]json.RawMessage{}}
	decoder := json.NewDecoder(bytes.NewReader(data))
	if begin, err := decoder.Token(); err != nil || begin != json.Delim('{') {
		return o, errNoObject
	}
	for decoder.More() {
		key, err := decoder.Token()
		if err != nil {
			return o, fmt.Errorf("reading an object: %w", err)
		}
		var value json.RawMessage
		if err := decoder.Decode(&value); err != nil {
			return o, fmt.Errorf("reading an object: %w", err)
		}
		name, ok := key.(string)
		if !ok {
			return o, errNoObject
		}
		if _, known := o.parts[name]; !known {
			o.keys = append(o.keys, name)
		}
		o.parts[name] = value
	}
	return o, nil
}

// set puts a value under a key; a new key comes last.
func (o *object) set(key string, value any) error {
	data, err := marshal(value)
	if err != nil {
		return err
	}
	if _, known := o.parts[key]; !known {
		o.keys = append(o.keys, key)
	}
	o.parts[key] = data
	return nil
}

// setAll sets values under keys, given in turn.
func (o *object) setAll(pairs ...any) error {
	for i := 0; i+1 < len(pairs); i += 2 {
		if err := o.set(fmt.Sprint(pairs[i]), pairs[i+1]); err != nil {
			return err
		}
	}
	return nil
}

func (o *object) drop(key string) {
	delete(o.parts, key)
	o.keys = slices.DeleteFunc(o.keys, func(other string) bool { return other == key })
}

func (o *object) bytes() []byte {
	var out bytes.Buffer
	out.WriteByte('{')
	for i, key := range o.keys {
		if i > 0 {
			out.WriteByte(',')
		}
		name, err := marshal(key)
		if err != nil {
			continue // a string always has its JSON
		}
		out.Write(name)
		out.WriteByte(':')
		out.Write(o.parts[key])
	}
	out.WriteByte('}')
	return out.Bytes()
}

// MarshalJSON writes the members in their order.
func (o object) MarshalJSON() ([]byte, error) { return o.bytes(), nil }

func marshal(value any) (json.RawMessage, error) {
	data, err := json.Marshal(value)
	if err != nil {
		return nil, fmt.Errorf("writing a part of a plan: %w", err)
	}
	return data, nil
}

// read reads a member into a value; false where it is not there or of another kind.
func (o *object) read(key string, into any) bool {
	part, ok := o.parts[key]
	return ok && json.Unmarshal(part, into) == nil
}
