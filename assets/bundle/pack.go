package bundle

import (
	"bytes"
	"compress/flate"
	"encoding/binary"
	"fmt"
	"maps"
	"slices"
	"strings"
	"unicode/utf16"
)

// Pack writes a bundle of texts. The same texts give the same bytes. JSON may be read back with other letters escaped,
// any other text comes back byte for byte.
func Pack(texts map[string][]byte) ([]byte, error) {
	names := slices.Sorted(maps.Keys(texts))
	var coded [][]byte
	var codedNames []string
	for _, name := range names {
		if strings.HasSuffix(name, ".json") {
			coded, codedNames = append(coded, ascii(texts[name])), append(codedNames, name)
		}
	}
	sizes := map[string]int{}
	for i, name := range codedNames {
		sizes[name] = len(coded[i])
	}
	coded, codes := shorten(coded)
	passages := frequent(coded)

	var head, body []byte
	head = binary.AppendUvarint(head, uint64(len(codes)))
	for _, c := range codes {
		head = appendText(binary.AppendUvarint(head, uint64(c.code)), c.text)
	}
	head = appendText(head, string(passages))
	head = binary.AppendUvarint(head, uint64(len(names)))
	for _, name := range names {
		text, flag := texts[name], uint64(0)
		if at, ok := slices.BinarySearch(codedNames, name); ok {
			text, flag = coded[at], 1
		}
		packed, err := deflate(text, passages)
		if err != nil {
			return nil, fmt.Errorf("packing %s: %w", name, err)
		}
		head = appendText(head, name)
		for _, number := range []uint64{uint64(len(packed)), uint64(sizes[name]), flag} {
			head = binary.AppendUvarint(head, number)
		}
		body = append(body, packed...)
	}
	packed, err := deflate(head, nil)
	if err != nil {
		return nil, fmt.Errorf("packing the head: %w", err)
	}
	out := binary.AppendUvarint([]byte(mark), uint64(len(packed)))
	return append(append(out, packed...), body...), nil
}

func appendText(out []byte, text string) []byte {
	return append(binary.AppendUvarint(out, uint64(len(text))), text...)
}

func deflate(text, passages []byte) ([]byte, error) {
	var packed bytes.Buffer
	out, err := flate.NewWriterDict(&packed, flate.BestCompression, passages)
	if err != nil {
		return nil, err
	}
	if _, err := out.Write(text); err != nil {
		return nil, err
	}
	if err := out.Close(); err != nil {
		return nil, err
	}
	return packed.Bytes(), nil
}

// ascii writes JSON without letters past ASCII, which leaves bytes free for codes.
func ascii(text []byte) []byte {
	var out []byte
	for _, char := range string(text) {
		if char < 0x7f {
			out = append(out, byte(char))
			continue
		}
		for _, unit := range utf16.Encode([]rune{char}) {
			out = fmt.Appendf(out, `\u%04x`, unit)
		}
	}
	return out
}
