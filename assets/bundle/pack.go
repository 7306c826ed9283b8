package bundle

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"maps"
	"path"
	"slices"

	"github.com/andybalholm/brotli"
)

// window is the longest reach back of brotli, 16 MB.
const window = 24

// Pack writes a bundle of texts, those of a folder side by side. Names for which first answers true come first, since
// what is needed for every plan should be unpacked soonest. The same texts give the same bytes.
func Pack(texts map[string][]byte, first func(name string) bool) ([]byte, error) {
	names := slices.SortedFunc(maps.Keys(texts), byFolder)
	slices.SortStableFunc(names, func(a, b string) int {
		switch {
		case first(a) == first(b):
			return 0
		case first(a):
			return -1
		}
		return 1
	})
	head := binary.AppendUvarint(nil, uint64(len(names)))
	var all []byte
	for _, name := range names {
		head = append(binary.AppendUvarint(head, uint64(len(name))), name...)
		head = binary.AppendUvarint(head, uint64(len(texts[name])))
		all = append(all, texts[name]...)
	}
	packed, err := compress(all)
	if err != nil {
		return nil, fmt.Errorf("packing texts: %w", err)
	}
	head = binary.AppendUvarint(head, uint64(len(packed)))
	out := binary.AppendUvarint([]byte(mark), uint64(len(head)))
	return append(append(out, head...), packed...), nil
}

func byFolder(a, b string) int {
	return slices.Compare([]string{path.Dir(a), path.Base(a)}, []string{path.Dir(b), path.Base(b)})
}

func compress(text []byte) ([]byte, error) {
	var packed bytes.Buffer
	out := brotli.NewWriterOptions(&packed, brotli.WriterOptions{Quality: brotli.BestCompression, LGWin: window})
	if _, err := out.Write(text); err != nil {
		return nil, err
	}
	if err := out.Close(); err != nil {
		return nil, err
	}
	return packed.Bytes(), nil
}
