package store

import (
	"maps"
	"strings"
	"testing"
	"time"
)

func TestSessionCodecGivesBackWhatItTook(t *testing.T) {
	deadline := time.Date(2026, 11, 21, 10, 0, 0, 123456789, time.FixedZone("EAT", 3*3600))
	for _, values := range []map[string]any{
		{},
		{"userID": "abc", "remember": true, "off": false, "at": int64(-5), "big": int64(1 << 62), "": ""},
		{"long": strings.Repeat("é", 5000)},
	} {
		data, err := SessionCodec{}.Encode(deadline, values)
		if err != nil {
			t.Fatal(err)
		}
		gotDeadline, got, err := SessionCodec{}.Decode(data)
		if err != nil || !gotDeadline.Equal(deadline) || !maps.Equal(got, values) {
			t.Errorf("got %v, %v, %v", gotDeadline, got, err)
		}
		for cut := range data { // no part of it reads as a whole
			if _, _, err := (SessionCodec{}).Decode(data[:cut]); err == nil {
				t.Errorf("%d of %d bytes were read", cut, len(data))
			}
		}
		if _, _, err := (SessionCodec{}).Decode(append(data, 0)); err == nil {
			t.Error("trailing bytes were read")
		}
	}
	if _, err := (SessionCodec{}).Encode(deadline, map[string]any{"x": 1.5}); err == nil {
		t.Error("a number with a fraction was kept")
	}
}

func FuzzSessionCodec(f *testing.F) {
	f.Add([]byte{codecFormat, 0, 1, 1, 'a', kindString, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 1})
	f.Add([]byte{codecFormat, 0, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 1})
	f.Fuzz(func(t *testing.T, data []byte) {
		deadline, values, err := SessionCodec{}.Decode(data)
		if err != nil {
			return
		}
		if _, err := (SessionCodec{}).Encode(deadline, values); err != nil {
			t.Error(err)
		}
	})
}
