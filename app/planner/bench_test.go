package planner

import (
	"testing"

	"somo/app/lesson"
)

// BenchmarkRecognise measures the index: how long it takes to read and to find a topic in.
func BenchmarkRecognise(b *testing.B) {
	packed := packedKnowledge(b)
	b.Run("load", func(b *testing.B) {
		for b.Loop() {
			if _, err := loadRecogniser(packed); err != nil {
				b.Fatal(err)
			}
		}
	})
	known, err := loadRecogniser(packed)
	if err != nil {
		b.Fatal(err)
	}
	for name, topic := range map[string]string{
		"exact": "Photosynthesis", "misspelt": "Fotosinthesys in green plents",
		"long": "Please help me to teach my pupils how malaria is spread by mosquitoes in our village and what our families and the clinic can do about it before the rains",
	} {
		b.Run(name, func(b *testing.B) {
			for b.Loop() {
				known.recognise("biology", topic, lesson.BandG7to9)
			}
		})
	}
}
