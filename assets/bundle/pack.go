package bundle

import (
	"encoding/binary"
	"fmt"
	"hash/crc32"
	"maps"
	"path"
	"slices"
)

// mostInBlock is about how many bytes of texts are packed as one: more take less room, but a block is unpacked whole, in
// some six times its size.
const mostInBlock = 4 << 20

// Pack writes a bundle of texts, those of a folder side by side. Names for which first answers true come first, in a
// block of their own, since what is needed for every plan should be unpacked soonest. The same texts give the same bytes.
func Pack(texts map[string][]byte, first func(name string) bool) ([]byte, error) {
	blocks := arrange(texts, first)
	head := binary.AppendUvarint(nil, uint64(len(blocks)))
	var body []byte
	for at, names := range blocks {
		var all []byte
		head = binary.AppendUvarint(head, uint64(len(names)))
		for _, name := range names {
			head = append(binary.AppendUvarint(head, uint64(len(name))), name...)
			head = binary.AppendUvarint(head, uint64(len(texts[name])))
			all = append(all, texts[name]...)
		}
		packed, err := squeeze(all)
		if err != nil {
			return nil, fmt.Errorf("packing block %d: %w", at+1, err)
		}
		for _, size := range []int{packed.end, len(packed.data)} {
			head = binary.AppendUvarint(head, uint64(size))
		}
		body = append(body, packed.data...)
	}
	rest := append(append(binary.AppendUvarint(nil, uint64(len(head))), head...), body...)
	return append(binary.BigEndian.AppendUint32([]byte(mark), crc32.Checksum(rest, castagnoli())), rest...), nil
}

// arrange puts names into blocks of about the same size.
func arrange(texts map[string][]byte, first func(name string) bool) [][]string {
	var blocks [][]string
	for _, early := range []bool{true, false} {
		var names []string
		total := 0
		for name := range maps.Keys(texts) {
			if first(name) == early {
				names = append(names, name)
				total += len(texts[name])
			}
		}
		slices.SortFunc(names, byFolder)
		share := total/(total/mostInBlock+1) + 1
		for from, at, size := 0, 0, 0; at < len(names); {
			size += len(texts[names[at]])
			if at++; size >= share || at == len(names) {
				blocks = append(blocks, names[from:at])
				from, size = at, 0
			}
		}
	}
	return blocks
}

func byFolder(a, b string) int {
	return slices.Compare([]string{path.Dir(a), path.Base(a)}, []string{path.Dir(b), path.Base(b)})
}

func castagnoli() *crc32.Table { return crc32.MakeTable(crc32.Castagnoli) }
