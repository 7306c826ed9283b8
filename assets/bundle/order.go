package bundle

import (
	"cmp"
	"maps"
	"math"
	"slices"
)

// Words get their numbers in an order in which those that are used in like places lie side by side: what stands before a
// word is foreseen from its number, and words with near numbers are then foreseen together. That takes a fiftieth less room
// than the order of the alphabet.
const (
	mostNeighbours = 200 // the commonest ones, by which words are compared
	turnings       = 12  // in which the direction is found in which words differ most
)

// placed is a word and what stands before it.
type placed struct {
	word   string
	before []float64 // the roots of the shares of the neighbours
	weight float64
	along  float64 // where it lies in the direction in which the words of its group differ most
}

// beside arranges words by what stands before them, of which it has the counts.
func beside(list []string, before map[string]map[string]int) words {
	neighbours := commonest(list, before)
	group := make([]placed, len(list))
	for i, word := range list {
		p := placed{word: word, before: make([]float64, len(neighbours))}
		sum := 0.0
		for at, neighbour := range neighbours {
			n := float64(before[word][neighbour])
			p.before[at] = math.Sqrt(n)
			sum += n
		}
		for at := range p.before {
			p.before[at] /= math.Sqrt(max(1, sum))
		}
		p.weight = math.Log1p(sum)
		group[i] = p
	}
	halve(group, nil)
	arranged := make(words, len(list))
	for i, p := range group {
		arranged[i] = p.word
	}
	return arranged
}

func commonest(list []string, before map[string]map[string]int) []string {
	times := map[string]int{}
	for _, word := range list {
		for neighbour, n := range before[word] {
			times[neighbour] += n
		}
	}
	all := slices.SortedFunc(maps.Keys(times), func(a, b string) int { return cmp.Or(times[b]-times[a], cmp.Compare(a, b)) })
	return all[:min(len(all), mostNeighbours)]
}

// halve sorts a group in the direction in which its words differ most, and then each half, in a direction that goes on
// from that of the group.
func halve(group []placed, whole []float64) {
	if len(group) < 3 {
		return
	}
	mean := meanOf(group)
	direction := widest(group, mean)
	if direction == nil {
		return
	}
	if whole != nil && dot(direction, whole) < 0 {
		for at := range direction {
			direction[at] = -direction[at]
		}
	}
	middle := dot(mean, direction)
	for i := range group {
		group[i].along = dot(group[i].before, direction) - middle
	}
	slices.SortStableFunc(group, func(a, b placed) int { return cmp.Compare(a.along, b.along) })
	half := len(group) / 2
	halve(group[:half], direction)
	halve(group[half:], direction)
}

func meanOf(group []placed) []float64 {
	mean, total := make([]float64, len(group[0].before)), 0.0
	for _, p := range group {
		for at, share := range p.before {
			mean[at] += share * p.weight
		}
		total += p.weight
	}
	for at := range mean {
		mean[at] /= max(1, total)
	}
	return mean
}

// widest is the direction in which a group differs most (its first principal component, by power iteration), or nil where
// all are alike.
func widest(group []placed, mean []float64) []float64 {
	direction := make([]float64, len(mean))
	for at := range direction {
		direction[at] = 1 / float64(at+1)
		if at%2 == 1 {
			direction[at] = -direction[at]
		}
	}
	for range turnings {
		next := make([]float64, len(mean))
		middle := dot(mean, direction)
		for _, p := range group {
			lies := (dot(p.before, direction) - middle) * p.weight
			for at, share := range p.before {
				next[at] += lies * (share - mean[at])
			}
		}
		length := math.Sqrt(dot(next, next))
		if length == 0 {
			return nil
		}
		for at := range next {
			next[at] /= length
		}
		direction = next
	}
	return direction
}

func dot(a, b []float64) float64 {
	sum := 0.0
	for at, value := range a {
		sum += value * b[at]
	}
	return sum
}
