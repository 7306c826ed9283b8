// Package bundle keeps many small texts of the same kind in few bytes.
//
// Texts are packed in a few blocks, because alike texts share most when they lie side by side, and a block is unpacked
// when one of its texts is first read. A bundle is the mark, a checksum (CRC-32C) of all that follows, the length of the
// head (which is deflated), the head, the list of words and the blocks. The head says of the list its size and its size
// when packed; how many blocks there are; and of each how many texts it has, the name and the size of each, and of the
// block the same as of the list. All numbers but the checksum are varints.
package bundle

import (
	"bytes"
	"compress/flate"
	"encoding/binary"
	"errors"
	"fmt"
	"hash/crc32"
	"io"
	"io/fs"
	"runtime"
	"sync"
)

const format = "SOMO8"

var errDamaged = errors.New("the bundle is damaged")

// Bundle is a folder of texts that are unpacked as they are read. It has no subfolders to list.
// It may be used by several goroutines at once.
type Bundle struct {
	files    map[string]span
	blocks   []func() ([]byte, error) // each unpacks its block once
	sizes    []int                    // of the blocks, unpacked
	size     int                      // of all blocks together
	checksum uint32
	keptFile string
	kept     func() []byte // all blocks as the file keeps them, nil where it does not
}

// span is where a text lies in its block.
type span struct{ block, at, size int }

// Open reads the head of a bundle. A damaged one is refused here, before anything is unpacked.
func Open(data []byte) (*Bundle, error) {
	rest, ok := bytes.CutPrefix(data, []byte(format))
	if !ok || len(rest) < 4 || binary.BigEndian.Uint32(rest) != crc32.Checksum(rest[4:], castagnoli()) {
		return nil, errDamaged
	}
	b := &Bundle{files: map[string]span{}, checksum: binary.BigEndian.Uint32(rest)}
	rest = rest[4:]
	length, n := binary.Uvarint(rest)
	if n <= 0 || length > uint64(len(rest)-n) {
		return nil, errDamaged
	}
	names, err := io.ReadAll(flate.NewReader(bytes.NewReader(rest[n : n+int(length)])))
	if err != nil {
		return nil, errDamaged
	}
	head, body := reader{data: names}, rest[n+int(length):]
	next := func() (unpack func() ([]byte, error)) {
		packed := squeezed{size: head.number()}
		length := head.number()
		if length > len(body) {
			head.failed = true
			length = 0
		}
		packed.data, body = body[:length], body[length:]
		return packed.unsqueeze
	}
	list := next()
	known := sync.OnceValues(func() (words, error) {
		data, err := list()
		return split(data), err
	})
	for block := range head.number() {
		size := 0
		for range head.number() {
			name, length := head.text(), head.number()
			b.files[name] = span{block: block, at: size, size: length}
			size += length
		}
		short := next()
		b.sizes, b.size = append(b.sizes, size), b.size+size
		b.blocks = append(b.blocks, sync.OnceValues(func() ([]byte, error) { return whole(known, short, size) }))
	}
	if head.failed || len(body) > 0 {
		return nil, errDamaged
	}
	return b, nil
}

// whole unpacks a block and gives it so many bytes back.
func whole(known func() (words, error), short func() ([]byte, error), size int) ([]byte, error) {
	list, err := known()
	if err != nil {
		return nil, err
	}
	text, err := short()
	if err != nil {
		return nil, err
	}
	long, ok := list.lengthen(text, size)
	if !ok {
		return nil, errDamaged
	}
	return long, nil
}

// ReadFile gives one text, and unpacks its block where that is not done yet.
func (b *Bundle) ReadFile(name string) ([]byte, error) {
	s, ok := b.files[name]
	if !ok {
		return nil, &fs.PathError{Op: "read", Path: name, Err: fs.ErrNotExist}
	}
	texts, err := b.blocks[s.block]()
	if err != nil {
		return nil, &fs.PathError{Op: "read", Path: name, Err: err}
	}
	return bytes.Clone(texts[s.at : s.at+s.size]), nil
}

// Stat tells of a text without unpacking it.
func (b *Bundle) Stat(name string) (fs.FileInfo, error) {
	s, ok := b.files[name]
	if !ok {
		return nil, &fs.PathError{Op: "stat", Path: name, Err: fs.ErrNotExist}
	}
	return info{name, s.size}, nil
}

// UnpackAll unpacks every block, so that no reader has to wait for it.
func (b *Bundle) UnpackAll() error {
	for at, unpack := range b.blocks {
		if _, err := unpack(); err != nil {
			return fmt.Errorf("unpacking block %d: %w", at+1, err)
		}
		runtime.GC() // what one block took is not needed beside what the next takes
	}
	return nil
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
