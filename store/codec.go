package store

import (
	"encoding/binary"
	"errors"
	"fmt"
	"maps"
	"slices"
	"time"
)

// SessionCodec turns a session into few bytes. A value is a string, an int64 or a bool.
type SessionCodec struct{}

const (
	codecFormat = 1
	kindString  = 's'
	kindInt64   = 'i'
	kindFalse   = 'f'
	kindTrue    = 't'
)

var errSessionBytes = errors.New("unreadable session")

// Encode writes the deadline and the values.
func (SessionCodec) Encode(deadline time.Time, values map[string]any) ([]byte, error) {
	data := append(make([]byte, 0, 128), codecFormat)
	data = binary.AppendVarint(data, deadline.UnixNano())
	data = binary.AppendUvarint(data, uint64(len(values)))
	for _, key := range slices.Sorted(maps.Keys(values)) {
		data = appendText(data, key)
		switch value := values[key].(type) {
		case string:
			data = appendText(append(data, kindString), value)
		case int64:
			data = binary.AppendVarint(append(data, kindInt64), value)
		case bool:
			if value {
				data = append(data, kindTrue)
			} else {
				data = append(data, kindFalse)
			}
		default:
			return nil, fmt.Errorf("keeping %q in a session: values of type %T are not kept", key, value)
		}
	}
	return data, nil
}

// Decode reads what Encode wrote.
func (SessionCodec) Decode(data []byte) (time.Time, map[string]any, error) {
	if len(data) == 0 || data[0] != codecFormat {
		return time.Time{}, nil, errSessionBytes
	}
	in := reader{rest: data[1:]}
	deadline := time.Unix(0, in.varint()).UTC()
	values := map[string]any{}
	for count := in.uvarint(); count > 0 && !in.broken; count-- {
		key := in.text()
		switch in.kind() {
		case kindString:
			values[key] = in.text()
		case kindInt64:
			values[key] = in.varint()
		case kindTrue:
			values[key] = true
		case kindFalse:
			values[key] = false
		default:
			in.broken = true
		}
	}
	if in.broken || len(in.rest) > 0 {
		return time.Time{}, nil, errSessionBytes
	}
	return deadline, values, nil
}

func appendText(data []byte, text string) []byte {
	return append(binary.AppendUvarint(data, uint64(len(text))), text...)
}

// reader takes values off the front; once broken it gives zeros.
type reader struct {
	rest   []byte
	broken bool
}

func (r *reader) take(size int, ok bool) []byte {
	if !ok || r.broken || size < 0 || size > len(r.rest) {
		r.broken = true
		return nil
	}
	taken := r.rest[:size]
	r.rest = r.rest[size:]
	return taken
}

func (r *reader) varint() int64 {
	value, size := binary.Varint(r.rest)
	r.take(size, size > 0)
	return value
}

func (r *reader) uvarint() uint64 {
	value, size := binary.Uvarint(r.rest)
	r.take(size, size > 0)
	return value
}

func (r *reader) text() string {
	size := r.uvarint()
	return string(r.take(int(min(size, uint64(len(r.rest))+1)), true))
}

func (r *reader) kind() byte {
	if taken := r.take(1, true); taken != nil {
		return taken[0]
	}
	return 0
}
