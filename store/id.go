package store

import (
	"crypto/rand"
	"encoding/base32"
	"strings"
)

// codeLetters are those that nobody mixes up on a chalkboard.
const codeLetters = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"

// NewCode makes a code that people read out, copy and type.
func NewCode(length int) string {
	const whole = 256 / len(codeLetters) * len(codeLetters) // bytes past it would make the first letters likelier
	code := make([]byte, 0, length)
	var random [1]byte
	for len(code) < length {
		rand.Read(random[:]) // never fails: the program ends where the system has no randomness
		if int(random[0]) < whole {
			code = append(code, codeLetters[int(random[0])%len(codeLetters)])
		}
	}
	return string(code)
}

// NewID makes an id of 128 random bits in lower-case letters and digits.
func NewID() string {
	var bits [16]byte
	rand.Read(bits[:]) // never fails: the program ends where the system has no randomness
	return strings.ToLower(base32.StdEncoding.WithPadding(base32.NoPadding).EncodeToString(bits[:]))
}
