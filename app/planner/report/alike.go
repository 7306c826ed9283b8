package main

import (
	"hash/fnv"
	"strings"
	"unicode"

	"somo/app/lesson"
)

// neighbour is how much a plan shares with those that are nearest to it.
type neighbour struct {
	name, near, far string
	within, across  float64 // with a plan of the same subject and band, and of another subject
}

// neighbours compares plans of different topics for the same band.
func neighbours(plans []made) []neighbour {
	runs := make([]map[uint64]bool, len(plans))
	holding := map[uint64][]int{}
	for i := range plans {
		runs[i] = runsOf(&plans[i])
		for run := range runs[i] {
			holding[run] = append(holding[run], i)
		}
	}
	found := make([]neighbour, len(plans))
	for i, m := range plans {
		common := make([]int, len(plans))
		for run := range runs[i] {
			for _, other := range holding[run] {
				common[other]++
			}
		}
		found[i].name = m.name
		for j, n := range common {
			if plans[j].id == m.id || plans[j].band != m.band {
				continue
			}
			share := float64(n) / float64(max(1, len(runs[i])))
			if plans[j].subject == m.subject && share > found[i].within {
				found[i].within, found[i].near = share, plans[j].name
			}
			if plans[j].subject != m.subject && share > found[i].across {
				found[i].across, found[i].far = share, plans[j].name
			}
		}
	}
	return found
}

const runLength = 5

// runsOf are the different runs of five words of a plan, with the words of its topic masked.
func runsOf(m *made) map[uint64]bool {
	own := map[string]bool{}
	for _, word := range wordsOf(m.request.Topic) {
		own[word] = true
	}
	for _, term := range m.plan.KeyVocabulary {
		for _, word := range wordsOf(term.Term) {
			own[word] = true
		}
	}
	runs := map[uint64]bool{}
	lesson.Walk(&m.plan, func(_, text string) {
		words := wordsOf(text)
		for i, word := range words {
			if own[word] || own[strings.TrimSuffix(word, "s")] {
				words[i] = "_"
			}
		}
		for i := 0; i+runLength <= len(words); i++ {
			hash := fnv.New64a()
			for _, word := range words[i : i+runLength] {
				hash.Write([]byte(word + " "))
			}
			runs[hash.Sum64()] = true
		}
	})
	return runs
}

func wordsOf(text string) []string {
	return strings.FieldsFunc(strings.ToLower(text), func(char rune) bool { return !unicode.IsLetter(char) && !unicode.IsDigit(char) })
}
