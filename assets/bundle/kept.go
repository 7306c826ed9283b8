package bundle

import (
	"encoding/binary"
	"errors"
	"fmt"
	"hash/crc32"
	"os"
	"path/filepath"
	"sync"
)

// keptPattern names what is kept: the number is the checksum of the bundle, so that another version of the program takes
// none of it for its own.
const keptPattern = "topics-%s.unpacked"

// KeepIn names a folder that keeps all blocks as they are unpacked, because a small laptop unpacks for many seconds. What an
// earlier run kept there (Keep) is read with the first text; what is missing or damaged is unpacked instead. It is called
// before the first text is read.
func (b *Bundle) KeepIn(folder string) {
	b.keptFile = filepath.Join(folder, fmt.Sprintf(keptPattern, fmt.Sprintf("%08x", b.checksum)))
	b.kept = sync.OnceValue(func() []byte { return readKept(b.keptFile, b.size) })
	at := 0
	for i, size := range b.sizes {
		unpack, start := b.blocks[i], at
		b.blocks[i] = func() ([]byte, error) {
			if all := b.kept(); all != nil {
				return all[start : start+size], nil
			}
			return unpack()
		}
		at += size
	}
}

// readKept gives the blocks that a file keeps, nil where it cannot be used: its bytes are those of the blocks after their
// checksum (CRC-32C).
func readKept(file string, size int) []byte {
	data, err := os.ReadFile(file)
	if err != nil || len(data) != size+4 || binary.BigEndian.Uint32(data) != crc32.Checksum(data[4:], castagnoli()) {
		return nil
	}
	return data[4:]
}

// Keep writes all blocks into the folder of KeepIn, unless they are kept there, and removes what another version kept.
func (b *Bundle) Keep() error {
	if b.kept() != nil {
		return nil
	}
	all := make([]byte, 4, 4+b.size)
	for at, unpack := range b.blocks {
		block, err := unpack()
		if err != nil {
			return fmt.Errorf("unpacking block %d: %w", at+1, err)
		}
		all = append(all, block...)
	}
	binary.BigEndian.PutUint32(all, crc32.Checksum(all[4:], castagnoli()))
	others, err := filepath.Glob(filepath.Join(filepath.Dir(b.keptFile), fmt.Sprintf(keptPattern, "*")+"*")) // a write that was cut off is beside them
	for _, other := range others {
		err = errors.Join(err, os.Remove(other))
	}
	part := b.keptFile + ".part"
	err = errors.Join(err, os.WriteFile(part, all, 0o600))
	if err == nil {
		err = os.Rename(part, b.keptFile)
	}
	if err != nil {
		return fmt.Errorf("keeping the unpacked topics: %w", errors.Join(err, removeIfThere(part)))
	}
	return nil
}

func removeIfThere(file string) error {
	if err := os.Remove(file); !errors.Is(err, os.ErrNotExist) {
		return err
	}
	return nil
}
