package bundle

import (
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
	data, err := Pack(all, none)
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
	data, err := Pack(texts(), none)
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
	broken := append([]byte{}, data...)
	for at := len(broken) - 200; at < len(broken); at++ {
		broken[at] ^= 0x5a
	}
	damaged, err := Open(broken)
	if err != nil {
		t.Fatal(err)
	}
	if err := damaged.UnpackAll(); err == nil {
		t.Error("damaged texts were unpacked")
	}
	if _, err := damaged.ReadFile("cards/39.json"); err == nil {
		t.Error("a damaged text was read")
	}
}

// TestADamagedHeadDoesNoHarm turns each byte of the head in turn: reading gives a text or an error, never a crash.
func TestADamagedHeadDoesNoHarm(t *testing.T) {
	t.Parallel()
	data, err := Pack(texts(), none)
	if err != nil {
		t.Fatal(err)
	}
	for at := range 120 {
		head := append([]byte{}, data...)
		head[at] ^= 0x5a
		b, err := Open(head)
		if err != nil {
			continue
		}
		for name := range texts() {
			if text, err := b.ReadFile(name); err == nil && len(text) > len(data)*100 {
				t.Errorf("byte %d damaged: %s has %d bytes", at, name, len(text))
			}
		}
	}
}
