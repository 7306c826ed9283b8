package store

import (
	"strings"

	"golang.org/x/text/cases"
	"golang.org/x/text/unicode/norm"
)

// keySeparator stands between the parts of a search key; no teacher's text may hold it.
const keySeparator = "\x1f"

// emailKey is what two spellings of one email have in common.
func emailKey(email string) string {
	return norm.NFC.String(strings.ToLower(norm.NFC.String(strings.TrimSpace(email))))
}

// fold drops the difference between upper and lower case in every script.
func fold(text string) string {
	return norm.NFC.String(cases.Fold().String(norm.NFC.String(text)))
}

func searchKey(title, topic string) string {
	return fold(title) + keySeparator + fold(topic)
}

// optional is NULL for an empty text.
func optional(text string) *string {
	if text == "" {
		return nil
	}
	return &text
}
