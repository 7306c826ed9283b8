package bundle

import "index/suffixarray"

// bwt is the transform of Burrows and Wheeler: each byte of a text, sorted by what follows it. Bytes that are followed by
// the same words come to lie side by side. The end of the text, which sorts before all, stands at the place `end`.
func bwt(text []byte) (sorted []byte, end int) {
	order := suffixarray.New(text)
	sorted = append(make([]byte, 0, len(text)), text[len(text)-1])
	for first := range 256 {
		for _, at := range order.Lookup([]byte{byte(first)}, -1) {
			if at == 0 {
				end = len(sorted)
			} else {
				sorted = append(sorted, text[at-1])
			}
		}
	}
	return sorted, end
}

// longestSorted is the most bytes that unsort can do: a place and a byte share 32 bits.
const longestSorted = 1<<24 - 1

// unsort gives the text back that bwt sorted. It is false where the end lies outside.
func unsort(sorted []byte, end int) ([]byte, bool) {
	if end < 1 || end > len(sorted) || len(sorted) > longestSorted {
		return nil, false
	}
	var next [256]uint32 // by byte: the row that begins with its next occurrence
	for _, b := range sorted {
		next[b]++
	}
	row := uint32(1) // after that of the end
	for b, times := range next {
		next[b] = row
		row += times
	}
	before := make([]uint32, len(sorted)+1) // by row: the row that begins with the byte before, and that byte
	for at, b := range sorted {
		row := at
		if at >= end {
			row++
		}
		before[row] = next[b]<<8 | uint32(b)
		next[b]++
	}
	text := make([]byte, len(sorted))
	row = 0
	for at := len(text) - 1; at >= 0; at-- {
		text[at] = byte(before[row])
		row = before[row] >> 8
	}
	return text, true
}
