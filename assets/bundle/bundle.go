// Package bundle keeps many small texts of the same kind in few bytes, each of which can be read without the others.
//
// What the texts have in common is written once: 32 KB of frequent passages, and a one-byte code for each of the most
// frequent strings. A bundle is the mark, the length of the head, the head (deflated) and the texts (each deflated with
// the passages as preset dictionary). All numbers are varints.
package bundle

import (
	"bytes"
	"compress/flate"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"sync"
)

const mark = "SOMO1"

var errDamaged = errors.New("the bundle is damaged")

// Bundle is a folder of texts that are unpacked as they are read. It has no subfolders to list.
type Bundle struct {
	head func() (*head, error)
	body []byte
}

// head is what is needed to read any text.
type head struct {
	codes    [256]string // what a byte stands for in a coded text
	passages []byte
	files    map[string]span
}

type span struct {
	at, packed, size int
	coded            bool
}

// Open reads a bundle. The head is unpacked when the first text is read.
func Open(data []byte) (*Bundle, error) {
	rest, ok := bytes.CutPrefix(data, []byte(mark))
	length, n := binary.Uvarint(rest)
	if !ok || n <= 0 || length > uint64(len(rest)-n) {
		return nil, errDamaged
	}
	packed, body := rest[n:n+int(length)], rest[n+int(length):]
	return &Bundle{body: body, head: sync.OnceValues(func() (*head, error) { return readHead(packed, len(body)) })}, nil
}

func readHead(packed []byte, body int) (*head, error) {
	data, err := io.ReadAll(flate.NewReader(bytes.NewReader(packed)))
	if err != nil {
		return nil, fmt.Errorf("unpacking the head: %w", err)
	}
	r := reader{data: data}
	h := &head{files: map[string]span{}}
	for i := range h.codes {
		h.codes[i] = string(rune(i))
	}
	for range r.number() {
		code := r.number()
		if code > 255 {
			return nil, errDamaged
		}
		h.codes[code] = r.text()
	}
	h.passages = []byte(r.text())
	at := 0
	for range r.number() {
		name := r.text()
		s := span{at: at, packed: r.number(), size: r.number(), coded: r.number() == 1}
		at += s.packed
		h.files[name] = s
	}
	if r.failed || at != body {
		return nil, errDamaged
	}
	return h, nil
}

// ReadFile unpacks one text.
func (b *Bundle) ReadFile(name string) ([]byte, error) {
	h, err := b.head()
	if err != nil {
		return nil, &fs.PathError{Op: "read", Path: name, Err: err}
	}
	s, ok := h.files[name]
	if !ok {
		return nil, &fs.PathError{Op: "read", Path: name, Err: fs.ErrNotExist}
	}
	in := flate.NewReaderDict(bytes.NewReader(b.body[s.at:s.at+s.packed]), h.passages)
	packed, err := io.ReadAll(in)
	if err != nil {
		return nil, &fs.PathError{Op: "read", Path: name, Err: err}
	}
	if !s.coded {
		return packed, nil
	}
	text := make([]byte, 0, s.size)
	for _, code := range packed {
		text = append(text, h.codes[code]...)
	}
	return text, nil
}

// Open makes a bundle a file system.
func (b *Bundle) Open(name string) (fs.File, error) {
	text, err := b.ReadFile(name)
	if err != nil {
		return nil, err
	}
	return &file{name: name, size: len(text), Reader: bytes.NewReader(text)}, nil
}

// reader takes a head apart; after a failure it gives zeros.
type reader struct {
	data   []byte
	failed bool
}

func (r *reader) number() int {
	value, n := binary.Uvarint(r.data)
	if n <= 0 || value > 1<<30 {
		r.data, r.failed = nil, true
		return 0
	}
	r.data = r.data[n:]
	return int(value)
}

func (r *reader) text() string {
	n := r.number()
	if n > len(r.data) {
		r.data, r.failed = nil, true
		return ""
	}
	text := string(r.data[:n])
	r.data = r.data[n:]
	return text
}
