package bundle

import (
	"bytes"
	"cmp"
	"compress/flate"
	"encoding/binary"
	"fmt"
	"hash/crc32"
	"maps"
	"path"
	"slices"
)

// mostInBlock is about how many bytes of texts are packed as one: more take less room, but a block is unpacked whole. A first plan
// waits for one block, some two seconds on a small laptop; all texts in one would take a fiftieth less room and five times as long.
const mostInBlock = 4 << 20

// Pack writes a bundle of texts, those of a folder side by side. Names for which first answers true come first, in a
// block of their own, since what is needed for every plan should be unpacked soonest. Folders stand in the order of kin, the
// others after them: texts that share words take less room in one block. The same texts give the same bytes.
func Pack(texts map[string][]byte, first func(name string) bool, kin []string) ([]byte, error) {
	known, err := learn(texts)
	if err != nil {
		return nil, fmt.Errorf("listing the words: %w", err)
	}
	var out parcel
	if err := out.add(known.join()); err != nil {
		return nil, fmt.Errorf("packing the words: %w", err)
	}
	blocks := arrange(texts, first, kin)
	out.number(len(blocks))
	for at, names := range blocks {
		var all []byte
		out.number(len(names))
		for _, name := range names {
			out.number(len(name))
			out.head = append(out.head, name...)
			out.number(len(texts[name]))
			all = append(all, texts[name]...)
		}
		short := known.shorten(all)
		if back, ok := known.lengthen(short, len(all)); !ok || !bytes.Equal(back, all) {
			return nil, fmt.Errorf("the words of block %d do not come back", at+1)
		}
		if err := out.add(short); err != nil {
			return nil, fmt.Errorf("packing block %d: %w", at+1, err)
		}
	}
	head, err := deflate(out.head)
	if err != nil {
		return nil, fmt.Errorf("packing the head: %w", err)
	}
	rest := slices.Concat(binary.AppendUvarint(nil, uint64(len(head))), head, out.body)
	return append(binary.BigEndian.AppendUint32([]byte(format), crc32.Checksum(rest, castagnoli())), rest...), nil
}

// parcel is a bundle that is being packed.
type parcel struct{ head, body []byte }

func (p *parcel) number(n int) { p.head = binary.AppendUvarint(p.head, uint64(n)) }

// add squeezes a text into the body and writes of it what Open needs.
func (p *parcel) add(text []byte) error {
	packed, err := squeeze(text)
	if err != nil {
		return err
	}
	for _, n := range []int{len(text), len(packed.data)} {
		p.number(n)
	}
	p.body = append(p.body, packed.data...)
	return nil
}

// deflate packs a head: less tightly than blocks, because it is unpacked each time that the program starts.
func deflate(head []byte) ([]byte, error) {
	var out bytes.Buffer
	w, err := flate.NewWriter(&out, flate.BestCompression)
	if err != nil {
		return nil, err
	}
	if _, err := w.Write(head); err != nil {
		return nil, err
	}
	err = w.Close()
	return out.Bytes(), err
}

// arrange puts names into blocks of about the same size.
func arrange(texts map[string][]byte, first func(name string) bool, kin []string) [][]string {
	var blocks [][]string
	for _, early := range []bool{true, false} {
		var names []string
		for name := range maps.Keys(texts) {
			if first(name) == early {
				names = append(names, name)
			}
		}
		slices.SortFunc(names, func(a, b string) int {
			return cmp.Or(placeOf(kin, a)-placeOf(kin, b), byFolder(a, b))
		})
		for from, at, size := 0, 0, 0; at < len(names); {
			size += len(texts[names[at]])
			if at++; size >= mostInBlock || at == len(names) {
				blocks = append(blocks, names[from:at])
				from, size = at, 0
			}
		}
	}
	return blocks
}

// placeOf is where the folder of a name stands in a list of folders, by its last name, behind it where the list has it not.
func placeOf(kin []string, name string) int {
	if at := slices.Index(kin, path.Base(path.Dir(name))); at >= 0 {
		return at
	}
	return len(kin)
}

func byFolder(a, b string) int {
	return slices.Compare([]string{path.Dir(a), path.Base(a)}, []string{path.Dir(b), path.Base(b)})
}

func castagnoli() *crc32.Table { return crc32.MakeTable(crc32.Castagnoli) }
