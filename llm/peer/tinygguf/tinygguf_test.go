package tinygguf

import (
	"bytes"
	"encoding/binary"
	"testing"
)

func TestWriteMakesTheSameFileAgain(t *testing.T) {
	for _, profile := range Profiles {
		t.Run(profile, func(t *testing.T) {
			var first, second bytes.Buffer
			for _, file := range []*bytes.Buffer{&first, &second} {
				if err := Write(file, Options{Profile: profile}); err != nil {
					t.Fatal(err)
				}
			}
			if !bytes.Equal(first.Bytes(), second.Bytes()) {
				t.Error("two files of the same model differ")
			}
			if version := binary.LittleEndian.Uint32(first.Bytes()[4:]); string(first.Bytes()[:4]) != "GGUF" || version != 3 {
				t.Errorf("the file starts with %q version %d, want GGUF version 3", first.Bytes()[:4], version)
			}
			if first.Len()%alignment != 0 {
				t.Errorf("the file has %d bytes, want a multiple of %d", first.Len(), alignment)
			}
		})
	}
}

func TestWriteRefusesWhatItCannotMake(t *testing.T) {
	for name, options := range map[string]Options{"profile": {Profile: "kind"}, "width": {Profile: "texty", Width: 63}} {
		t.Run(name, func(t *testing.T) {
			if err := Write(&bytes.Buffer{}, options); err == nil {
				t.Error("no error")
			}
		})
	}
}
