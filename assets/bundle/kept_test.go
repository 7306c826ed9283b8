package bundle

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"
)

// TestWhatIsKeptIsReadAndWhatIsDamagedIsUnpacked opens a bundle whose packed blocks are spoilt, so that only what is kept can
// give its texts, and then whole ones beside spoilt files.
func TestWhatIsKeptIsReadAndWhatIsDamagedIsUnpacked(t *testing.T) {
	t.Parallel()
	folder := t.TempDir()
	data, err := Pack(texts(), none, nil)
	if err != nil {
		t.Fatal(err)
	}
	open := func(spoilt bool) *Bundle {
		t.Helper()
		b, err := Open(data)
		if err != nil {
			t.Fatal(err)
		}
		for i := range b.blocks {
			if spoilt {
				b.blocks[i] = func() ([]byte, error) { return nil, errDamaged }
			}
		}
		b.KeepIn(folder)
		return b
	}
	whole := func(b *Bundle, where string) {
		t.Helper()
		for name, text := range texts() {
			if got, err := b.ReadFile(name); err != nil || !bytes.Equal(got, text) {
				t.Fatalf("%s: %s came back as %q (%v)", where, name, got, err)
			}
		}
	}
	other := filepath.Join(folder, "topics-00000000.unpacked.part")
	if err := os.WriteFile(other, []byte("of another version"), 0o600); err != nil {
		t.Fatal(err)
	}
	first := open(false)
	whole(first, "nothing kept")
	if err := first.Keep(); err != nil {
		t.Fatal(err)
	}
	if _, err := os.Stat(other); !os.IsNotExist(err) {
		t.Errorf("what another version kept is still there: %v", err)
	}
	whole(open(true), "kept")

	kept, err := os.ReadFile(first.keptFile)
	if err != nil {
		t.Fatal(err)
	}
	flipped := bytes.Clone(kept)
	flipped[len(flipped)/2] ^= 0x5a
	for name, content := range map[string][]byte{"cut": kept[:len(kept)-1], "empty": nil, "flipped": flipped} {
		if err := os.WriteFile(first.keptFile, content, 0o600); err != nil {
			t.Fatal(err)
		}
		b := open(false)
		whole(b, name)
		if err := b.Keep(); err != nil {
			t.Fatal(err)
		}
		whole(open(true), name+", kept again")
	}
}

func TestAFolderThatCannotKeepLosesNothing(t *testing.T) {
	t.Parallel()
	data, err := Pack(texts(), none, nil)
	if err != nil {
		t.Fatal(err)
	}
	b, err := Open(data)
	if err != nil {
		t.Fatal(err)
	}
	b.KeepIn(filepath.Join(t.TempDir(), "gone"))
	if err := b.Keep(); err == nil {
		t.Error("nothing was said of a folder that is not there")
	}
	if _, err := b.ReadFile("cards/07.json"); err != nil {
		t.Error(err)
	}
}
