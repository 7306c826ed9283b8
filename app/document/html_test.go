package document

import (
	"bytes"
	"os"
	"regexp"
	"strings"
	"testing"

	"golang.org/x/net/html"

	"somo/app/lesson"
)

func pageOf(t testing.TB, meta Meta, plan lesson.Plan) string {
	t.Helper()
	var out bytes.Buffer
	if err := HTML(&out, meta, plan); err != nil {
		t.Fatal(err)
	}
	return out.String()
}

// readPage reads a page as a browser does: its visible text, and its elements in order.
func readPage(t testing.TB, page string) (text string, elements []*html.Node) {
	t.Helper()
	root, err := html.Parse(strings.NewReader(page))
	if err != nil {
		t.Fatal(err)
	}
	var all strings.Builder
	for node := range root.Descendants() {
		switch {
		case node.Type == html.ElementNode:
			elements = append(elements, node)
		case node.Type == html.TextNode && node.Parent.Data != "style" && node.Parent.Data != "title":
			all.WriteString(node.Data + " ")
		}
	}
	return all.String(), elements
}

func attribute(node *html.Node, name string) string {
	for _, one := range node.Attr {
		if one.Key == name {
			return one.Val
		}
	}
	return ""
}

func TestThePageHoldsTheWholePlan(t *testing.T) {
	plan, meta := fullPlan(t), fullMeta()
	meta.Author, meta.AdaptedTitle, meta.AdaptedAuthor = "Amina", "Rain & us", "Zola"
	page := pageOf(t, meta, plan)
	if len(page) > 64<<10 {
		t.Errorf("the page is %d bytes", len(page))
	}
	text, elements := readPage(t, page)
	lesson.Walk(&plan, func(part, said string) {
		if !strings.Contains(flat(text), flat(said)) {
			t.Errorf("%s: %q is missing", part, said)
		}
	})
	wantTexts(t, text, meta.Title, "Elementary Science", "Grade 5", "21 November 2026", "Driving Question", "Key Words", "A lesson plan of Amina . Adapted from “ Rain & us ” by Zola .")
	for _, element := range elements {
		switch element.Data {
		case "script", "link", "img", "iframe", "object", "embed", "form", "base", "svg":
			t.Errorf("there is a <%s>", element.Data)
		case "html":
			if attribute(element, "lang") != "en" || attribute(element, "dir") != "ltr" {
				t.Errorf("it is in %q, %q", attribute(element, "lang"), attribute(element, "dir"))
			}
		}
	}
	if loads := regexp.MustCompile(`(?i)(src=|url\(|@import|https?://)`).FindAllString(strings.Split(page, "</style>")[0], -1); loads != nil {
		t.Errorf("it loads something: %q", loads)
	}
	if again := pageOf(t, meta, plan); again != page {
		t.Error("the same plan gives another page")
	}
	t.Logf("%d bytes", len(page))
}

func TestThePageSpeaksTheLanguageOfThePlan(t *testing.T) {
	for _, test := range []struct{ language, title, overview, want string }{
		{"sw", "Mvua", "Tunapima mvua.", `<html lang="sw" dir="ltr">`},
		{"ar", "Rain", "نقيس المطر", `<html lang="ar" dir="rtl">`},
		{"", "123 ߒߞߏ", "", `<html lang="en" dir="rtl">`},
		{"Kiswahili", "Mvua", "", `<html lang="en" dir="ltr">`},
		{`sw"><script>`, "Mvua", "", `<html lang="en" dir="ltr">`},
		{"am", "x", "ዝናብ", `<html lang="am" dir="ltr">`},
	} {
		page := pageOf(t, Meta{Title: test.title, Language: test.language}, lesson.Plan{Overview: test.overview})
		if !strings.Contains(page, test.want) {
			t.Errorf("%+v: got %.80s", test, page)
		}
	}
}

func TestAPageOfLittle(t *testing.T) {
	text, _ := readPage(t, pageOf(t, Meta{}, lesson.Plan{Overview: " ", Activities: []lesson.Activity{{}}, Materials: []string{"", "\u202e"}}))
	wantTexts(t, text, "Lesson plan", "This lesson plan has no content yet.")
	if strings.Contains(text, "Overview") || strings.Contains(text, "Materials") {
		t.Errorf("there are empty parts in %s", text)
	}
	old := lesson.Plan{Phases: []lesson.OldPhase{{Name: "define", Description: "We ask", Activities: []string{"Ask a farmer"}}}, Assessment: lesson.Assessment{Text: "Watch"}}
	page := pageOf(t, Meta{Title: "Old"}, old)
	if !strings.Contains(page, `<article class="p2"><small dir="auto">define</small>`) {
		t.Errorf("no phase in %s", page)
	}
	text, _ = readPage(t, page)
	wantTexts(t, text, "We ask", "Ask a farmer", "Watch")
}

// checkPage finds what a text of a plan must never become.
func checkPage(t *testing.T, page string) {
	t.Helper()
	_, elements := readPage(t, page)
	for _, element := range elements {
		switch element.Data {
		case "html", "head", "meta", "title", "style", "body", "main", "header", "footer", "section", "article", "h1", "h2", "h3", "p", "ul", "ol", "li", "dl", "div", "dt", "dd",
			"b", "span", "small", "bdi", "br", "pre", "blockquote", "a":
		default:
			t.Errorf("there is a <%s>", element.Data)
		}
		for _, one := range element.Attr {
			switch one.Key {
			case "lang", "dir", "class", "charset", "name", "content", "http-equiv", "rel":
			case "href":
				if !strings.HasPrefix(one.Val, "http://") && !strings.HasPrefix(one.Val, "https://") {
					t.Errorf("a link to %q", one.Val)
				}
			default:
				t.Errorf("there is %s=%q", one.Key, one.Val)
			}
		}
	}
}

func FuzzHTML(f *testing.F) {
	full, err := os.ReadFile("testdata/full.json")
	if err != nil {
		f.Fatal(err)
	}
	const nasty = `</title></style><script>alert(1)</script><img src=x onerror=alert(1)> \" ' &lt; &#x3c; javascript:alert(1)`
	f.Add("Title", string(full))
	f.Add(nasty, `{"overview":"`+nasty+`","activities":[{"phase":"\"onclick=x","title":"`+nasty+`","steps":["`+nasty+`"]}],"chalkboard":[{"board":"</pre>"}]}`)
	f.Add("\xff\x00\u202e", `{"instructionalResources":[{"url":"javascript:alert(1)"},{"url":"https://a/\"onclick=x"}],"rubric":{"levels":["<b>"],"rows":[{"criterion":"<","cells":["1","2"]}]}}`)
	f.Fuzz(func(t *testing.T, text, content string) {
		plan, err := lesson.ParsePlan([]byte(content))
		if err != nil {
			return
		}
		checkPage(t, pageOf(t, Meta{Title: text, Subject: text, Cohort: text, Author: text, AdaptedTitle: text, AdaptedAuthor: text, Language: text, Created: november}, plan))
	})
}
