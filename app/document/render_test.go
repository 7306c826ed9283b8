package document

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"time"

	"somo/app/lesson"
)

var november = time.Date(2026, time.November, 21, 9, 30, 0, 0, time.UTC)

func newPrinter(t testing.TB) *Printer {
	t.Helper()
	printer, err := NewPrinter(func(file string) ([]byte, error) { return os.ReadFile("../../assets/fonts/" + file) })
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

// rendered is the PDF of a plan.
func rendered(t testing.TB, meta Meta, plan lesson.Plan) []byte {
	t.Helper()
	var out bytes.Buffer
	if err := newPrinter(t).PDF(&out, meta, plan); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

// poppler runs one of the tools that read PDFs as a reader's program would.
func poppler(t testing.TB, tool string, pdf []byte, arguments ...string) string {
	t.Helper()
	file := filepath.Join(t.TempDir(), "plan.pdf")
	if err := os.WriteFile(file, pdf, 0o600); err != nil {
		t.Fatal(err)
	}
	command := exec.Command(tool, append([]string{file}, arguments...)...)
	var complaints bytes.Buffer
	command.Stderr = &complaints
	out, err := command.Output()
	if err != nil || complaints.Len() > 0 {
		t.Fatalf("%s: %v %s", tool, err, complaints.String())
	}
	return string(out)
}

func textOf(t testing.TB, pdf []byte) string {
	return poppler(t, "pdftotext", pdf, "-")
}

var pageCount = regexp.MustCompile(`(?m)^Pages:\s+(\d+)$`)

func pagesOf(t testing.TB, pdf []byte) int {
	t.Helper()
	found := pageCount.FindStringSubmatch(poppler(t, "pdfinfo", pdf))
	if found == nil {
		t.Fatal("pdfinfo names no pages")
	}
	pages, err := strconv.Atoi(found[1])
	if err != nil {
		t.Fatal(err)
	}
	return pages
}

// flat is text with all white space as single spaces, since lines break anywhere.
func flat(text string) string {
	return strings.Join(strings.Fields(text), " ")
}

func wantTexts(t *testing.T, text string, wanted ...string) {
	t.Helper()
	for _, want := range wanted {
		if !strings.Contains(flat(text), flat(want)) {
			t.Errorf("%q is missing", want)
		}
	}
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
