package store

import (
	"fmt"
	"path/filepath"
	"strings"
	"testing"
)

// benchDesign has a plan of the usual size.
func benchDesign(title string) NewDesign {
	design := newDesign(title)
	design.First.ContentJSON = JSON(`{"overview":"` + strings.Repeat("water ", 2000) + `"}`)
	return design
}

func BenchmarkOpenExisting(b *testing.B) {
	dir := filepath.Join(b.TempDir(), "data")
	s := openIn(b, dir)
	user := addUser(b, s, "a@example.org")
	for i := range 200 {
		addDesign(b, s, user.ID, benchDesign(fmt.Sprint(i)))
	}
	closeStore(b, s)
	for b.Loop() {
		s := openIn(b, dir)
		b.StopTimer()
		closeStore(b, s)
		b.StartTimer()
	}
}

func BenchmarkCreateDesign(b *testing.B) {
	s := newStore(b)
	user := addUser(b, s, "a@example.org")
	design := benchDesign("A well for everyone")
	for b.Loop() {
		addDesign(b, s, user.ID, design)
	}
}

func BenchmarkListDesigns50(b *testing.B) {
	s := newStore(b)
	user := addUser(b, s, "a@example.org")
	for i := range 200 {
		addDesign(b, s, user.ID, benchDesign(fmt.Sprint(i)))
	}
	for b.Loop() {
		list, _, err := s.Designs(b.Context(), user.ID, DesignFilter{Limit: 50})
		if err != nil || len(list) != 50 {
			b.Fatalf("%d, %v", len(list), err)
		}
	}
}

func BenchmarkSharedByCode(b *testing.B) {
	s := newStore(b)
	user := addUser(b, s, "a@example.org")
	code := share(b, s, user.ID, addDesign(b, s, user.ID, benchDesign("A well")).ID, 4, 5)
	for b.Loop() {
		if _, err := s.SharedByCode(b.Context(), code); err != nil {
			b.Fatal(err)
		}
	}
}
