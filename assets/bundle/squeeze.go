package bundle

import (
	"bytes"
	"fmt"
	"io"

	"github.com/flanglet/kanzi-go/v2/bitstream"
	"github.com/flanglet/kanzi-go/v2/entropy"
)

// Each bit of a text is written in as little room as it could be foreseen from the bytes before it (context mixing, TPAQX).
// That takes more than a fifth less room than brotli. It is unpacked slowly, at some 1 MB a second.
const (
	least      = 64      // bytes of a block; a shorter one stays as it is
	streamRoom = 1 << 16 // bytes that a stream holds at a time
)

// What foresight remembers by: 37 MB while a block is unpacked, and 85 MB for the one with nearly all texts, which so takes a
// hundredth less room.
const (
	usualMemory = 1 << 18
	largeMemory = 1 << 20
	largeBlock  = 2 << 20 // bytes
)

// foresight foresees the bits of a block of so many bytes.
func foresight(size int) (*entropy.TPAQPredictor, error) {
	memory := uint(usualMemory)
	if size >= largeBlock {
		memory = largeMemory
	}
	return entropy.NewTPAQPredictor(&map[string]any{"entropy": "TPAQX", "blockSize": memory, "size": uint(1 << 14)})
}

// squeezed is a block of texts in little room.
type squeezed struct {
	data []byte
	size int // of the texts, in bytes
}

// squeeze packs texts.
func squeeze(texts []byte) (squeezed, error) {
	if len(texts) < least {
		return squeezed{data: texts, size: len(texts)}, nil
	}
	var out sink
	stream, err := bitstream.NewDefaultOutputBitStream(&out, streamRoom)
	if err != nil {
		return squeezed{}, fmt.Errorf("starting the stream: %w", err)
	}
	foreseen, err := foresight(len(texts))
	if err != nil {
		return squeezed{}, fmt.Errorf("starting to foresee: %w", err)
	}
	encoder, err := entropy.NewBinaryEntropyEncoder(stream, foreseen)
	if err != nil {
		return squeezed{}, fmt.Errorf("starting to write: %w", err)
	}
	if _, err := encoder.Write(texts); err != nil {
		return squeezed{}, fmt.Errorf("writing: %w", err)
	}
	encoder.Dispose()
	if err := stream.Close(); err != nil {
		return squeezed{}, fmt.Errorf("closing the stream: %w", err)
	}
	return squeezed{data: out.Bytes(), size: len(texts)}, nil
}

// unsqueeze gives the texts of a block. The block must be what squeeze made: the library may panic over another.
func (s squeezed) unsqueeze() ([]byte, error) {
	if s.size < least {
		return s.data, nil
	}
	stream, err := bitstream.NewDefaultInputBitStream(io.NopCloser(bytes.NewReader(s.data)), streamRoom)
	if err != nil {
		return nil, fmt.Errorf("starting the stream: %w", err)
	}
	foreseen, err := foresight(s.size)
	if err != nil {
		return nil, fmt.Errorf("starting to foresee: %w", err)
	}
	decoder, err := entropy.NewBinaryEntropyDecoder(stream, foreseen)
	if err != nil {
		return nil, fmt.Errorf("starting to read: %w", err)
	}
	texts := make([]byte, s.size)
	if _, err := decoder.Read(texts); err != nil {
		return nil, fmt.Errorf("reading: %w", err)
	}
	decoder.Dispose()
	return texts, nil
}

// sink is where a stream is written.
type sink struct{ bytes.Buffer }

func (*sink) Close() error { return nil }
