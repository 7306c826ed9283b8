package document

import (
	"bytes"
	"os"
	"testing"
	"time"

	"somo/app/lesson"
)

var november = time.Date(2026, time.November, 21, 9, 30, 0, 0, time.UTC)

func newPrinter(t testing.TB) *Printer {
	t.Helper()
	printer, err := NewPrinter(os.DirFS("../../assets/fonts"))
	if err != nil {
		t.Fatal(err)
	}
	return printer
}

func fullPlan(t testing.TB) lesson.Plan {
	t.Helper()
	content, err := os.ReadFile("testdata/full.json")
	if err != nil {
		t.Fatal(err)
	}
	plan, err := lesson.ParsePlan(content)
	if err != nil {
		t.Fatal(err)
	}
	return plan
}

func fullMeta() Meta {
	return Meta{Title: "How can our school catch and keep enough rain for handwashing through the dry months?", Subject: "elementary-science", Cohort: "Grade 5", Created: november}
}

func TestShow(t *testing.T) {
	var b bytes.Buffer
	if err := newPrinter(t).PDF(&b, fullMeta(), fullPlan(t)); err != nil {
		t.Fatal(err)
	}
	os.WriteFile("/tmp/b/full.pdf", b.Bytes(), 0o644)
}
func BenchmarkPDF(b *testing.B) {
	printer, meta, plan := newPrinter(b), fullMeta(), fullPlan(b)
	b.ReportAllocs()
	for b.Loop() {
		var out bytes.Buffer
		if err := printer.PDF(&out, meta, plan); err != nil {
			b.Fatal(err)
		}
	}
}
