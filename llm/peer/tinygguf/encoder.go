package tinygguf

import (
	"encoding/binary"
	"fmt"
	"io"
)

type encoder struct {
	w   io.Writer
	n   uint64
	err error
}

func (e *encoder) raw(b []byte) {
	if e.err != nil {
		return
	}
	var n int
	n, e.err = e.w.Write(b)
	e.n += uint64(n)
}

func (e *encoder) put(v any) {
	b, err := binary.Append(nil, binary.LittleEndian, v)
	if err != nil && e.err == nil {
		e.err = err
	}
	e.raw(b)
}

func (e *encoder) str(s string) {
	e.put(uint64(len(s)))
	e.raw([]byte(s))
}

func (e *encoder) pad() {
	if r := e.n % alignment; r != 0 {
		e.raw(make([]byte, alignment-r))
	}
}

func (e *encoder) value(v any) {
	switch v := v.(type) {
	case string:
		e.put(uint32(gString))
		e.str(v)
	case uint32:
		e.put(uint32(gUint32))
		e.put(v)
	case uint64:
		e.put(uint32(gUint64))
		e.put(v)
	case float32:
		e.put(uint32(gFloat32))
		e.put(v)
	case bool:
		e.put(uint32(gBool))
		e.put(v)
	case []string:
		e.put(uint32(gArray))
		e.put(uint32(gString))
		e.put(uint64(len(v)))
		for _, s := range v {
			e.str(s)
		}
	case []float32:
		e.put(uint32(gArray))
		e.put(uint32(gFloat32))
		e.put(uint64(len(v)))
		e.put(v)
	case []int32:
		e.put(uint32(gArray))
		e.put(uint32(gInt32))
		e.put(uint64(len(v)))
		e.put(v)
	default:
		e.err = fmt.Errorf("no GGUF encoding for %T", v)
	}
}
