package document

import (
	"crypto/sha256"
	_ "embed" // the looks of the page
	"encoding/base64"
	"fmt"
	"html"
	"io"
	"regexp"
	"strings"
	"unicode"

	"somo/app/lesson"
)

//go:embed html.css
var pageLooks string

// HTML writes a plan as one page that holds everything it needs: it opens on any phone without a network. No script is in
// it, and every text of a plan stays a text. The same input gives the same bytes, and w gets nothing where there is an error.
func HTML(w io.Writer, meta Meta, plan lesson.Plan) error {
	looks := strings.TrimSpace(pageLooks)
	sum := sha256.Sum256([]byte(looks))
	p := &page{}
	language := languageTag(meta.Language)
	p.raw(`<!DOCTYPE html><html lang="` + language + `" dir="` + direction(meta, plan) + `"><head><meta charset="utf-8">`)
	p.raw(`<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'sha256-` + base64.StdEncoding.EncodeToString(sum[:]) + `'">`)
	p.raw(`<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="format-detection" content="telephone=no">`)
	p.raw(`<title>`).text(titleOf(meta)).raw(`</title><style>` + looks + `</style></head><body><main>`)
	p.head(meta, plan.Context)
	p.plan(plan)
	p.raw(`</main>`)
	p.credit(meta)
	p.raw(`</body></html>`).raw("\n")
	if _, err := io.WriteString(w, p.String()); err != nil {
		return fmt.Errorf("writing the page of a plan: %w", err)
	}
	return nil
}

// page is HTML on its way. Whatever does not come from this package goes through text.
type page struct{ strings.Builder }

func (p *page) raw(html string) *page {
	p.WriteString(html)
	return p
}

// text adds text as text, with its line breaks; what steers other characters, or has no picture, is left out.
func (p *page) text(text string) *page {
	return p.raw(strings.ReplaceAll(html.EscapeString(readable(text)), "\n", "<br>"))
}

// element adds a text in an element, and nothing where there is no text.
func (p *page) element(name, text string) *page {
	if text = readable(text); text == "" {
		return p
	}
	return p.raw(`<` + name + ` dir="auto">`).text(text).raw(`</` + name + `>`)
}

// own adds a word of Somo's in an element; the page may be in another language.
func (p *page) own(name, word string) *page {
	return p.raw(`<` + name + ` lang="en">`).text(word).raw(`</` + name + `>`)
}

// readable trims a text and drops control characters and those that turn the direction of what follows.
func readable(text string) string {
	text = strings.Map(func(char rune) rune {
		switch {
		case char == '\n':
			return char
		case char == '\t', isBreak(char) && char != '\r':
			return ' '
		case unicode.IsControl(char), char >= '\u202a' && char <= '\u202e', char >= '\u2066' && char <= '\u2069', char == '\ufeff':
			return -1
		}
		return char
	}, strings.ToValidUTF8(text, "\ufffd"))
	return strings.TrimSpace(text)
}

func titleOf(meta Meta) string {
	if title := readable(meta.Title); title != "" {
		return title
	}
	return "Lesson plan"
}

// head is the title and the facts under it.
func (p *page) head(meta Meta, context *lesson.Context) {
	p.raw(`<header><h1 dir="auto">`).text(titleOf(meta)).raw(`</h1><dl>`)
	facts := [][2]string{{"Subject", SubjectName(meta.Subject)}, {"Grade level", meta.Cohort}, {"Class", classFacts(context)}}
	if !meta.Created.IsZero() {
		facts = append(facts, [2]string{"Created", meta.Created.Format("2 January 2006")})
	}
	for _, fact := range facts {
		if readable(fact[1]) != "" {
			p.raw(`<div>`).own("dt", fact[0]).element("dd", fact[1]).raw(`</div>`)
		}
	}
	p.raw(`</dl></header>`)
}

// credit says whose plan it is, at the foot.
func (p *page) credit(meta Meta) {
	p.raw(`<footer lang="en"><p>`)
	if author := readable(meta.Author); author != "" {
		p.raw(`A lesson plan of <bdi>`).text(author).raw(`</bdi>. `)
	}
	if from := readable(meta.AdaptedTitle); from != "" {
		p.raw(`Adapted from “<bdi>`).text(from).raw(`</bdi>”`)
		if author := readable(meta.AdaptedAuthor); author != "" {
			p.raw(` by <bdi>`).text(author).raw(`</bdi>`)
		}
		p.raw(`. `)
	}
	p.raw(`Made with Somo. You may print this page and pass it on.</p></footer>`)
}

var tagForm = regexp.MustCompile(`^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$`)

// languageTag is a language as HTML names it; English where nobody can tell.
func languageTag(language string) string {
	if tagForm.MatchString(language) {
		return language
	}
	return "en"
}

// direction is that of the first letter that a reader sees of the plan itself.
func direction(meta Meta, plan lesson.Plan) string {
	for _, char := range plan.Overview + plan.DrivingQuestion + meta.Title {
		switch {
		case unicode.In(char, unicode.Arabic, unicode.Hebrew, unicode.Syriac, unicode.Thaana, unicode.Nko, unicode.Adlam):
			return "rtl"
		case unicode.IsLetter(char):
			return "ltr"
		}
	}
	return "ltr"
}
