package document

import (
	"net/url"
	"strconv"
	"strings"
	"unicode"
)

// setting puts a plan's parts on pages.
type setting struct {
	*flow
	styles *styles
	plain  *face
}

const (
	gutter     = 7.0
	bullet     = 3.6
	numberHang = 5.4
)

// texts are the cleaned entries of a list that have something in them.
func (s *setting) texts(list []string) []string {
	var kept []string
	for _, text := range list {
		if text = clean(text, s.plain); text != "" {
			kept = append(kept, text)
		}
	}
	return kept
}

// section holds a heading for what comes next.
func (s *setting) section(title string) {
	c := column{width: measure}
	c.add(paragraph{spans: []span{{text: title, style: s.styles.section}}})
	s.hold(row{before: 4.6, pad: 0.6, cells: []cell{{x: sideMargin, lines: c.lines}}, framing: func(p pen, _, bottom float64) {
		p.rule(hairline, 0.25, sideMargin, bottom, sideMargin+measure)
	}})
}

// sub holds a heading of the second order.
func (s *setting) sub(title string) {
	c := column{width: measure}
	c.add(paragraph{spans: []span{{text: title, style: s.styles.sub}}})
	s.hold(row{before: 2.4, cells: []cell{{x: sideMargin, lines: c.lines}}})
}

// full puts a column as wide as the page.
func (s *setting) full(before float64, c column) {
	if len(c.lines) > 0 {
		s.put(row{before: before, cells: []cell{{x: sideMargin, lines: c.lines}}})
	}
}

// sentence closes text with a mark where it has none, before more is said.
func sentence(text, mark string) string {
	if strings.ContainsAny(text[len(text)-1:], ".:;!?") {
		return text + " "
	}
	return text + mark + " "
}

// half is the width of one of two columns.
const half = (measure - gutter) / 2

// pair puts two columns side by side.
func (s *setting) pair(before float64, left, right column) {
	s.put(row{before: before, whole: true, cells: []cell{{x: sideMargin, lines: left.lines}, {x: sideMargin + half + gutter, lines: right.lines}}})
}

// twoColumns puts items into two columns of about the same height.
func (s *setting) twoColumns(before float64, items []column) {
	total, sum := 0.0, 0.0
	for _, item := range items {
		height, _ := tallest([]cell{{lines: item.lines}}, 1e9)
		total += height
	}
	var left, right column
	for _, item := range items {
		height, _ := tallest([]cell{{lines: item.lines}}, 1e9)
		if sum+height/2 <= total/2 {
			left.lines = append(left.lines, item.lines...)
		} else {
			right.lines = append(right.lines, item.lines...)
		}
		sum += height
	}
	s.pair(before, left, right)
}

// bullets adds a list.
func (s *setting) bullets(c *column, mark string, look *style, list []string) {
	for _, text := range list {
		c.add(paragraph{before: 0.5, indent: bullet, label: span{text: mark, style: look}, spans: []span{{text: text, style: look}}})
	}
}

// numbers adds steps in their order.
func (s *setting) numbers(c *column, list []string) {
	for i, text := range list {
		number := span{text: strconv.Itoa(i+1) + ".", style: s.styles.strong}
		indent := max(numberHang, number.style.face.width(number.text, number.style.size)+1.2)
		c.add(paragraph{before: 0.6, indent: indent, label: number, spans: []span{{text: text, style: s.styles.body}}})
	}
}

// labelled adds a text after its name in bold.
func (s *setting) labelled(c *column, label, text string, strong, look *style) {
	if text = clean(text, s.plain); text != "" {
		c.add(paragraph{before: 1.3, spans: []span{{text: label + ": ", style: strong}, {text: text, style: look}}})
	}
}

// address is a link that may be opened: a plain web address, and nothing that a reader could be tricked with.
func address(text string) string {
	text = strings.TrimSpace(text)
	u, err := url.Parse(text)
	if err != nil || u.Scheme != "http" && u.Scheme != "https" || u.Host == "" || u.User != nil || len(text) > 2000 {
		return ""
	}
	if strange := func(r rune) bool { return r > unicode.MaxASCII || r <= ' ' }; strings.ContainsFunc(u.Host, strange) {
		return "" // a name that looks like another
	}
	return u.String() // with everything else escaped
}
