package web

import (
	_ "embed"
	"errors"
	"fmt"
	"html"
	"net/http"
	"strings"
	"time"

	"somo/store"
)

//go:embed repair.css
var repairStyle string

// show sends the page; notice says what the last decision came to, where it came to nothing.
func (p *Repair) show(w http.ResponseWriter, r *http.Request, status int, notice string) error {
	var page strings.Builder
	page.WriteString(`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
		`<meta name="color-scheme" content="light dark"><title>Somo needs your decision</title><link rel="icon" type="image/svg+xml" href="/icon.svg">` +
		`<style nonce="` + html.EscapeString(infoOf(r).nonce) + `">` + repairStyle + `</style></head><body><main>` +
		`<p class="brand"><span class="band" aria-hidden="true"><i></i><i></i><i></i><i></i><i></i></span>Somo</p>`)
	page.WriteString(p.explanation())
	if notice != "" {
		page.WriteString(`<p class="notice" role="alert">` + html.EscapeString(notice) + `</p>`)
	}
	page.WriteString(p.newest())
	page.WriteString(p.older())
	page.WriteString(`<section><h2>A copy that you kept yourself</h2><p>Perhaps on a stick or on another computer: a file that Somo saved as a copy.</p>` +
		`<form method="post" action="/repair/file" enctype="multipart/form-data"><label for="file">The file of the copy</label>` +
		`<input id="file" name="file" type="file" required><button>Use this file</button></form></section>`)
	page.WriteString(`<section><h2>Start with an empty Somo</h2><p>Without any accounts and lesson plans, as on the first day. What is there now is still kept, so a person who knows computers may get it back later.</p>` +
		`<form method="post" action="/repair/empty"><label class="tick"><input name="sure" type="checkbox" value="yes" required> Start without my accounts and lesson plans</label>` +
		`<button>Start empty</button></form></section>`)
	page.WriteString(`<p class="quiet">Not sure? Close the window that Somo runs in, and ask somebody first. Nothing changes until you choose.</p>` +
		`<details><summary>For the person who helps</summary><p>` + html.EscapeString(p.problem.Error()) + `</p></details></main></body></html>`)
	w.Header().Set("Content-Type", "text/html; charset=utf-8")
	return writeBytes(w, status, []byte(page.String()))
}

// explanation says what happened and what will not happen.
func (p *Repair) explanation() string {
	file, aside := "<code>"+html.EscapeString(p.folder.Database())+"</code>", "<code>"+html.EscapeString(p.aside)+"</code>"
	head, what := "Somo’s data is damaged", "Somo keeps everything in the file "+file+", and that file can no longer be read whole. A worn disk, or a stick that was pulled out too early, can do this."
	switch {
	case errors.Is(p.problem, store.ErrForeign):
		head, what = "Another program’s file is in the way", "Somo keeps everything in the file "+file+", and the file that lies there now was made by another program."
	case errors.Is(p.problem, store.ErrMissing):
		head, what = "Somo’s data is not where it was", "Somo keeps everything in the file "+file+", and that file has gone or is empty. If it was on a stick, put the stick in and start Somo again."
	}
	return `<h1>` + head + `</h1><p class="lead">` + what + `</p>` +
		`<p>Nothing was changed. Choose below how Somo goes on. What is there now is not thrown away: Somo moves it into the folder ` + aside + `.</p>`
}

// newest offers the newest copy that is whole.
func (p *Repair) newest() string {
	if len(p.sound) == 0 {
		missing := "There is no copy on this computer that Somo could use."
		if p.unsound > 0 {
			missing = "The copies on this computer are damaged too, so Somo cannot use them."
		}
		return `<section class="first" aria-labelledby="first"><h2 id="first">No copy here</h2><p>` + missing + `</p></section>`
	}
	newest := p.sound[0]
	return `<section class="first" aria-labelledby="first"><h2 id="first">Use the newest good copy</h2><p><strong>` + html.EscapeString(dayInWords(newest.Day)) + `</strong><br>` + contents(newest) +
		`</p><p>Somo read it through: it is whole. What was made after it is not in it.</p>` + useCopy(newest, "Use this copy") + `</section>`
}

func (p *Repair) older() string {
	if len(p.sound) < 2 {
		return ""
	}
	var list strings.Builder
	list.WriteString(`<details class="older"><summary>Use an older copy</summary><ul>`)
	for _, c := range p.sound[1:] {
		list.WriteString(`<li><p><strong>` + html.EscapeString(dayInWords(c.Day)) + `</strong><br>` + contents(c) + `</p>` + useCopy(c, "Use this") + `</li>`)
	}
	list.WriteString(`</ul></details>`)
	return list.String()
}

func useCopy(c store.SoundCopy, button string) string {
	day := html.EscapeString(dayInWords(c.Day))
	return fmt.Sprintf(`<form method="post" action="/repair/copy"><input type="hidden" name="copy" value="%s"><button aria-label="%s, copy %d of %s">%s</button></form>`,
		html.EscapeString(c.Name()), button, c.Number, day, button)
}

func contents(c store.SoundCopy) string {
	return fmt.Sprintf("Copy %d: %s, %s", c.Number, counted(c.Plans, "lesson plan"), counted(c.Accounts, "account"))
}

func counted(n int, what string) string {
	if n == 1 {
		return "1 " + what
	}
	return fmt.Sprintf("%d %ss", n, what)
}

// dayInWords is the day of a copy as people say it; a day that is none stays as it is.
func dayInWords(day string) string {
	date, err := time.Parse(time.DateOnly, day)
	if err != nil {
		return day
	}
	return date.Format("Monday, 2 January 2006")
}
