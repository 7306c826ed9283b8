// Package bundle keeps many small texts of the same kind in few bytes, and reads one without unpacking the rest.
//
// Texts are packed together in blocks of neighbours, by brotli, because alike texts share most when they lie side by
// side. A bundle is the mark, the length of the head, the head and the blocks. The head says of each block how long it
// is when packed and which texts of which size it holds. All numbers are varints.
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

const mark = "SOMO2"

var errDamaged = errors.New("the bundle is damaged")

// Bundle is a folder of texts that are unpacked as they are read. It has no subfolders to list.
// It may be used by several goroutines at once.
type Bundle struct {
	blocks [][]byte
	files  map[string]span

	mu       sync.Mutex
	latest   int // the block that is unpacked, since what is read next is often its neighbour
	unpacked []byte
}

// span is where a text lies.
type span struct{ block, at, size int }

// Open reads the head of a bundle.
func Open(data []byte) (*Bundle, error) {
	rest, ok := bytes.CutPrefix(data, []byte(mark))
	length, n := binary.Uvarint(rest)
	if !ok || n <= 0 || length > uint64(len(rest)-n) {
		return nil, errDamaged
	}
	head, body := reader{data: rest[n : n+int(length)]}, rest[n+int(length):]
	b := &Bundle{files: map[string]span{}, latest: -1}
	for block := range head.number() {
		packed := head.number()
		if packed > len(body) {
			return nil, errDamaged
		}
		b.blocks, body = append(b.blocks, body[:packed]), body[packed:]
		at := 0
		for range head.number() {
			name := head.text()
			s := span{block: block, at: at, size: head.number()}
			at += s.size
			b.files[name] = s
		}
		if head.failed {
			return nil, errDamaged
		}
	}
	if head.failed || len(body) > 0 {
		return nil, errDamaged
	}
	return b, nil
}

// ReadFile unpacks one text.
func (b *Bundle) ReadFile(name string) ([]byte, error) {
	s, ok := b.files[name]
	if !ok {
		return nil, &fs.PathError{Op: "read", Path: name, Err: fs.ErrNotExist}
	}
	block, err := b.unpack(s.block)
	if err != nil {
		return nil, &fs.PathError{Op: "read", Path: name, Err: err}
	}
	if s.at+s.size > len(block) {
		return nil, &fs.PathError{Op: "read", Path: name, Err: errDamaged}
	}
	return bytes.Clone(block[s.at : s.at+s.size]), nil
}

func (b *Bundle) unpack(block int) ([]byte, error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	if b.latest == block {
		return b.unpacked, nil
	}
	unpacked, err := io.ReadAll(brotli.NewReader(bytes.NewReader(b.blocks[block])))
	if err != nil {
		return nil, fmt.Errorf("unpacking: %w", err)
	}
	b.latest, b.unpacked = block, unpacked
	return unpacked, nil
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
