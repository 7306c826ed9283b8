package web

import (
	"bytes"
	"encoding/json"
	"net/http"
	"strings"
	"unicode"
	"unicode/utf8"

	"somo/app/lesson"
)

const wrongStatus = "The status must be draft, active or archived."

func isStatus(status string) bool {
	return status == "draft" || status == "active" || status == "archived"
}

// cleanTitle trims a title and shortens one that is too long; problem says why it cannot be one.
func cleanTitle(title string) (clean, problem string) {
	title = shorten(lesson.CleanText(title), lesson.MaxTitle)
	if title == "" {
		return "", "Please give the plan a title."
	}
	return title, lesson.CheckText(title, lesson.MaxTitle)
}

// shorten cuts a text to limit characters, at a word where there is one not far back, and shows that something is missing.
func shorten(text string, limit int) string {
	if utf8.RuneCountInString(text) <= limit {
		return text
	}
	cut := string([]rune(text)[:limit-1])
	if space := strings.LastIndexFunc(cut, unicode.IsSpace); space > len(cut)/2 {
		cut = cut[:space]
	}
	return strings.TrimRightFunc(cut, func(char rune) bool { return unicode.IsSpace(char) || unicode.IsPunct(char) }) + "…"
}

// isThere tells whether a field was sent with a value.
func isThere(raw json.RawMessage) bool {
	return len(raw) > 0 && !bytes.Equal(raw, []byte("null"))
}

func statusOf(created bool) int {
	if created {
		return http.StatusCreated
	}
	return http.StatusOK
}
