package web

import (
	"crypto/rand"
	"crypto/sha256"
	"strings"
)

// recoveryCodeLength is that of rand.Text: 26 base32 characters, 130 bits. A code this long needs no slow hash.
const recoveryCodeLength = 26

// NewRecoveryCode makes a code that is shown once, and the hash that is stored.
func NewRecoveryCode() (code string, hash []byte) {
	code = rand.Text()
	return code, recoveryHash(code)
}

// recoveryHash reads a code as people copy it from paper: in groups, in small letters, with digits that look like letters.
func recoveryHash(typed string) []byte {
	code := strings.Map(func(char rune) rune {
		switch char {
		case ' ', '-', '\t', '\n', '\r':
			return -1
		case '0':
			return 'O'
		case '1':
			return 'I'
		case '8':
			return 'B'
		}
		return char
	}, strings.ToUpper(typed))
	hash := sha256.Sum256([]byte(code))
	return hash[:]
}
