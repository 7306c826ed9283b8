package store

import (
	"crypto/rand"
	"encoding/base32"
	"strings"
)

// NewID makes an id of 128 random bits in lower-case letters and digits.
func NewID() string {
	var bits [16]byte
	rand.Read(bits[:]) // never fails: the program ends where the system has no randomness
	return strings.ToLower(base32.StdEncoding.WithPadding(base32.NoPadding).EncodeToString(bits[:]))
}
