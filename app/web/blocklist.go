package web

import (
	_ "embed"
	"strings"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"

	"somo/app/lesson"
)

//go:embed passwords/common.txt
var commonPasswords string

const (
	minPassword = 8
	maxPassword = 256
)

// passwordProblem says why a password will not do, "" where it will. The words are what others know about its owner: email
// and names. There is no rule about kinds of characters: length and being no common password is what helps.
func passwordProblem(password string, words ...string) string {
	password = norm.NFC.String(password)
	length := utf8.RuneCountInString(strings.TrimSpace(password))
	switch {
	case length == 0:
		return "Please choose a password of at least 8 characters."
	case length < minPassword:
		return "This password is too short. Please use at least 8 characters; three or four words are easy to remember."
	case length > maxPassword:
		return "This password is too long. Please keep it to 256 characters."
	}
	if problem := lesson.CheckText(password, len(password)); problem != "" {
		return problem
	}
	folded := strings.ToLower(strings.TrimSpace(password))
	if strings.HasPrefix(commonPasswords, folded+"\n") || strings.Contains(commonPasswords, "\n"+folded+"\n") {
		return "This password is one of the first that others would try. Please choose another; three or four words are easy to remember."
	}
	for _, word := range append(words, "somo") {
		if isMostly(folded, word) {
			return "This password is easy to guess from your name, your email or the name of this program. Please choose another."
		}
	}
	return ""
}

// isMostly tells whether a password is one known word with at most a few characters around it, or that word repeated.
func isMostly(password, word string) bool {
	word = strings.ToLower(norm.NFC.String(strings.TrimSpace(word)))
	if utf8.RuneCountInString(word) < 3 || !strings.Contains(password, word) {
		return false
	}
	rest := strings.ReplaceAll(password, word, "")
	return utf8.RuneCountInString(rest) <= 4
}

// localPart is what stands before the @ of an email.
func localPart(email string) string {
	if at := strings.LastIndexByte(email, '@'); at > 0 {
		return email[:at]
	}
	return email
}
