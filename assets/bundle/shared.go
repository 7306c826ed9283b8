package bundle

import (
	"bytes"
	"cmp"
	"container/heap"
	"slices"
)

type code struct {
	code byte
	text string
}

// shorten gives each byte that no text holds to the pair of bytes that is then the most frequent, again and again, so
// that a code comes to stand for ever longer strings.
func shorten(texts [][]byte) ([][]byte, []code) {
	const between = 0 // parts the texts; JSON never holds it
	all := bytes.Join(texts, []byte{between})
	var used [256]bool
	for _, char := range all {
		used[char] = true
	}
	var expanded [256]string
	for i := range expanded {
		expanded[i] = string(rune(i))
	}
	var codes []code
	for free := 1; free < 256; free++ {
		if used[free] {
			continue
		}
		pair, times := mostFrequentPair(all, between)
		if times < 4 {
			break
		}
		expanded[free] = expanded[pair[0]] + expanded[pair[1]]
		codes = append(codes, code{byte(free), expanded[free]})
		all = bytes.ReplaceAll(all, pair[:], []byte{byte(free)})
	}
	return bytes.Split(all, []byte{between}), codes
}

func mostFrequentPair(text []byte, except byte) (pair [2]byte, times int) {
	counts := make([]int, 1<<16)
	for i := 1; i < len(text); i++ {
		counts[int(text[i-1])<<8|int(text[i])]++
	}
	for at, n := range counts {
		first, second := byte(at>>8), byte(at)
		if n > times && first != except && second != except {
			pair, times = [2]byte{first, second}, n
		}
	}
	return pair, times
}

const (
	window  = 32 << 10 // how far back deflate looks
	grain   = 5
	passage = 36
)

// frequent picks the passages that share most with all the texts, the best last, where they are cheapest to refer to.
func frequent(texts [][]byte) []byte {
	counts := countGrains(texts)
	var queue passages
	for _, text := range texts {
		for at := 0; at+passage <= len(text); at += passage / 3 {
			p := text[at : at+passage]
			queue = append(queue, scored{p, score(p, counts), len(queue)})
		}
	}
	heap.Init(&queue)
	var kept [][]byte
	for size := 0; len(queue) > 0 && size+passage <= window; {
		best := queue[0]
		now := score(best.text, counts)
		if now == 0 {
			heap.Pop(&queue)
			continue
		}
		if now < best.score {
			queue[0].score = now // part of it has been taken meanwhile
			heap.Fix(&queue, 0)
			continue
		}
		heap.Pop(&queue)
		kept = append(kept, best.text)
		size += passage
		for at := 0; at+grain <= passage; at++ {
			delete(counts, [grain]byte(best.text[at:]))
		}
	}
	slices.Reverse(kept)
	return bytes.Join(kept, nil)
}

// countGrains counts in how many texts each run of a few bytes is, leaving out those of one or two.
func countGrains(texts [][]byte) map[[grain]byte]int {
	counts, last := map[[grain]byte]int{}, map[[grain]byte]int{}
	for i, text := range texts {
		for at := 0; at+grain <= len(text); at++ {
			g := [grain]byte(text[at:])
			if last[g] != i+1 {
				last[g] = i + 1
				counts[g]++
			}
		}
	}
	for g, n := range counts {
		if n < 3 {
			delete(counts, g)
		}
	}
	return counts
}

func score(p []byte, counts map[[grain]byte]int) int {
	sum := 0
	for at := 0; at+grain <= len(p); at++ {
		sum += counts[[grain]byte(p[at:])]
	}
	return sum
}

type scored struct {
	text         []byte
	score, order int
}

// passages is a heap with the highest score first; of equals the one that came first.
type passages []scored

func (p passages) Len() int { return len(p) }
func (p passages) Less(i, j int) bool {
	return cmp.Or(cmp.Compare(p[j].score, p[i].score), cmp.Compare(p[i].order, p[j].order)) < 0
}
func (p passages) Swap(i, j int) { p[i], p[j] = p[j], p[i] }
func (p *passages) Push(x any) {
	if s, ok := x.(scored); ok {
		*p = append(*p, s)
	}
}
func (p *passages) Pop() any {
	last := (*p)[len(*p)-1]
	*p = (*p)[:len(*p)-1]
	return last
}
