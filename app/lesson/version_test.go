package lesson

import "testing"

func TestNextLabel(t *testing.T) {
	tests := []struct {
		name   string
		labels []string
		want   string
	}{
		{"no version yet", nil, "1.0"},
		{"first edit", []string{"1.0"}, "1.1"},
		{"after 1.9 comes 2.0", []string{"1.9", "1.8"}, "2.0"},
		{"after 9.9 comes 10.0", []string{"9.9"}, "10.0"},
		{"the highest counts, not the newest", []string{"1.1", "1.4", "1.2"}, "1.5"},
		{"regenerated versions are no numbers", []string{"v1732200000000", "1.2"}, "1.3"},
		{"only regenerated versions", []string{"v1732200000000"}, "1.0"},
		{"a whole number", []string{"2"}, "2.1"},
		{"words and negatives are no numbers", []string{"final", "-3.0", "1.25"}, "1.0"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			if got := NextLabel(test.labels); got != test.want {
				t.Errorf("NextLabel(%q) = %q, want %q", test.labels, got, test.want)
			}
		})
	}
}
