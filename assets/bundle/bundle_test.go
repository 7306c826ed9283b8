package bundle

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"strings"
	"testing"
)

func texts() map[string][]byte {
	all := map[string][]byte{"index.txt": []byte("Être\tmaji\x01\x00é\n"), "empty.json": nil}
	for i := range 40 {
		all[fmt.Sprintf("cards/%02d.json", i)] = []byte(fmt.Sprintf(`{"names":{"en":"Card %d"},"text":"%s","sw":"maji – élève 😀 %d"}`, i, strings.Repeat(fmt.Sprintf("Learners measure the water %d times and write it down. ", i), 8), i*i))
	}
	return all
}

func none(string) bool { return false }

func TestWhatIsPackedComesBack(t *testing.T) {
	t.Parallel()
	all := texts()
	data, err := Pack(all, none, nil)
	if err != nil {
		t.Fatal(err)
	}
	b, err := Open(data)
	if err != nil {
		t.Fatal(err)
	}
	for name, text := range all {
		got, err := b.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		if string(got) != string(text) {
			t.Errorf("%s: got %q, want %q", name, got, text)
		}
	}
	opened, err := b.Open("cards/07.json")
	if err != nil {
		t.Fatal(err)
	}
	text, err := io.ReadAll(opened)
	if err != nil || string(text) != string(all["cards/07.json"]) {
		t.Errorf("opened: %q, %v", text, err)
	}
	about, err := opened.Stat()
	if err != nil || about.Name() != "07.json" || about.Size() != int64(len(text)) || about.IsDir() {
		t.Errorf("about the file: %v, %v", about, err)
	}
	if err := opened.Close(); err != nil {
		t.Error(err)
	}
	if about, err := b.Stat("cards/08.json"); err != nil || about.Size() != int64(len(all["cards/08.json"])) {
		t.Errorf("about a text: %v, %v", about, err)
	}
	if _, err := b.Stat("cards/99.json"); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("about a text that is not there: %v", err)
	}
	if _, err := b.Open("cards/99.json"); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("a text that is not there: %v", err)
	}
}

func TestADamagedBundleIsRefused(t *testing.T) {
	t.Parallel()
	data, err := Pack(texts(), none, nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, n := range []int{0, 3, 5, 7, 40} {
		if _, err := Open(data[:n]); err == nil {
			t.Errorf("%d bytes of a bundle were opened", n)
		}
	}
	if _, err := Open(data[:len(data)-1]); err == nil {
		t.Error("a cut bundle was opened")
	}
	for at := range data {
		broken := bytes.Clone(data)
		broken[at] ^= 0x5a
		if _, err := Open(broken); err == nil {
			t.Errorf("a bundle with byte %d damaged was opened", at)
		}
	}
}

// TestBlocksOfEverySize packs texts too short to be squeezed, and more than one block holds.
func TestBlocksOfEverySize(t *testing.T) {
	t.Parallel()
	many := map[string][]byte{}
	for i := range 50 {
		many[fmt.Sprintf("cards/%02d.json", i)] = []byte(strings.Repeat(fmt.Sprintf("Card %d: maji, élève, 20 %% of the learners measure. ", i*i), 900))
	}
	for name, all := range map[string]map[string][]byte{
		"nothing": {}, "one letter": {"a": []byte("a")}, "empty texts": {"a": nil, "b": nil}, "a sentence": {"a": []byte("Learners measure.")}, "several blocks": many,
	} {
		data, err := Pack(all, func(name string) bool { return name == "cards/31.json" }, []string{"cards"})
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		b, err := Open(data)
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		if err := b.UnpackAll(); err != nil {
			t.Errorf("%s: %v", name, err)
		}
		for file, text := range all {
			if got, err := b.ReadFile(file); err != nil || !bytes.Equal(got, text) {
				t.Errorf("%s: %s came back as %d bytes (%v), want %d", name, file, len(got), err, len(text))
			}
		}
	}
}
