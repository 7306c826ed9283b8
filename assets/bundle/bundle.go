// Package bundle keeps many small texts of the same kind in few bytes.
//
// All texts are packed together by brotli, because alike texts share most when they lie side by side, and unpacked as far
// as they are asked for. A bundle is the mark, the length of the head, the head and the packed texts. The head says how
// many texts there are, the name and the size of each, and how many bytes they are when packed. All numbers are varints.
package bundle

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"sync"

	"github.com/andybalholm/brotli"
)

const mark = "SOMO3"

// mostBytes is how long all texts of a bundle may be together: a damaged head must not ask for all memory.
const mostBytes = 64 << 20

var errDamaged = errors.New("the bundle is damaged")

// Bundle is a folder of texts that are unpacked as they are read. It has no subfolders to list.
// It may be used by several goroutines at once.
type Bundle struct {
	files map[string]span
	size  int // of all texts

	mu       sync.Mutex
	packed   io.Reader
	unpacked []byte // as far as texts have been asked for; what is there does not change
	err      error  // that ended the unpacking
}

// span is where a text lies.
type span struct{ at, size int }

// Open reads the head of a bundle.
func Open(data []byte) (*Bundle, error) {
	rest, ok := bytes.CutPrefix(data, []byte(mark))
	length, n := binary.Uvarint(rest)
	if !ok || n <= 0 || length > uint64(len(rest)-n) {
		return nil, errDamaged
	}
	head, body := reader{data: rest[n : n+int(length)]}, rest[n+int(length):]
	b := &Bundle{files: map[string]span{}, packed: brotli.NewReader(bytes.NewReader(body))}
	for range head.number() {
		name := head.text()
		size := head.number()
		if head.failed || size > mostBytes-b.size {
			return nil, errDamaged
		}
		b.files[name] = span{at: b.size, size: size}
		b.size += size
	}
	if packed := head.number(); head.failed || packed != len(body) {
		return nil, errDamaged
	}
	return b, nil
}

// ReadFile unpacks one text, and those before it where they are not unpacked yet.
func (b *Bundle) ReadFile(name string) ([]byte, error) {
	s, ok := b.files[name]
	if !ok {
		return nil, &fs.PathError{Op: "read", Path: name, Err: fs.ErrNotExist}
	}
	unpacked, err := b.unpack(s.at + s.size)
	if err != nil {
		return nil, &fs.PathError{Op: "read", Path: name, Err: err}
	}
	return bytes.Clone(unpacked[s.at : s.at+s.size]), nil
}

// Stat tells of a text without unpacking it.
func (b *Bundle) Stat(name string) (fs.FileInfo, error) {
	s, ok := b.files[name]
	if !ok {
		return nil, &fs.PathError{Op: "stat", Path: name, Err: fs.ErrNotExist}
	}
	return info{name, s.size}, nil
}

// UnpackAll unpacks every text, so that no reader has to wait for it.
func (b *Bundle) UnpackAll() error {
	_, err := b.unpack(b.size)
	return err
}

// unpack gives the texts up to a place.
func (b *Bundle) unpack(to int) ([]byte, error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	have := len(b.unpacked)
	if have >= to {
		return b.unpacked, nil
	}
	if b.err != nil {
		return nil, b.err
	}
	if cap(b.unpacked) < b.size {
		b.unpacked = make([]byte, 0, b.size)
	}
	n, err := io.ReadFull(b.packed, b.unpacked[have:to])
	b.unpacked = b.unpacked[:have+n]
	if err == nil && len(b.unpacked) == b.size {
		if more, end := b.packed.Read(make([]byte, 1)); more > 0 || end != io.EOF {
			err = errDamaged
		}
	}
	if err != nil {
		b.err = fmt.Errorf("unpacking: %w", err)
		return nil, b.err
	}
	return b.unpacked, nil
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
