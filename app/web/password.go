package web

import (
	"context"
	"crypto/rand"
	"crypto/subtle"
	"encoding/base64"
	"fmt"
	"runtime/debug"
	"strings"
	"sync/atomic"

	"golang.org/x/crypto/argon2"
	"golang.org/x/text/unicode/norm"
)

// hashParams are the cost of argon2id. They are the same on every computer, so that a hash made on one costs the same on
// another.
type hashParams struct {
	memoryKiB uint32
	passes    uint32
	lanes     uint8
}

const (
	saltBytes = 16
	keyBytes  = 32

	hashesAtOnce  = 2
	hashesWaiting = 16

	// No stored hash may cost more than this to check, whatever it says about itself.
	maxHashMemoryKiB = 256 << 10
	maxHashPasses    = 16
)

func currentParams() hashParams { return hashParams{memoryKiB: 19 << 10, passes: 2, lanes: 1} }

// nobodysHash is checked for an unknown email, so that the answer takes as long as for a known one. No password has it.
const nobodysHash = "$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"

// hasher makes and checks password hashes. Few run at a time, because each takes 19 MiB; some wait, and the rest are
// told to come again.
type hasher struct {
	running chan struct{}
	waiting atomic.Int32
	params  hashParams
}

func newHasher() *hasher {
	return &hasher{running: make(chan struct{}, hashesAtOnce), params: currentParams()}
}

// hash makes a hash to store. It fails with errBusy where too many wait already.
func (h *hasher) hash(ctx context.Context, password string) (string, error) {
	leave, err := h.enter(ctx)
	if err != nil {
		return "", err
	}
	defer leave()
	salt := make([]byte, saltBytes)
	if _, err := rand.Read(salt); err != nil {
		return "", fmt.Errorf("making a salt: %w", err)
	}
	return encodeHash(h.params, salt, h.params.key(password, salt, keyBytes)), nil
}

// verify tells whether the password belongs to the hash, and whether the hash should be made anew because its cost is
// not today's.
func (h *hasher) verify(ctx context.Context, password, encoded string) (ok, stale bool, err error) {
	params, salt, key, err := decodeHash(encoded)
	if err != nil {
		return false, false, err
	}
	leave, err := h.enter(ctx)
	if err != nil {
		return false, false, err
	}
	defer leave()
	ok = subtle.ConstantTimeCompare(key, params.key(password, salt, uint32(len(key)))) == 1
	return ok, params != h.params, nil
}

// enter waits for a turn.
func (h *hasher) enter(ctx context.Context) (leave func(), err error) {
	leave = func() {
		<-h.running
		if len(h.running) == 0 && h.waiting.Load() == 0 {
			// The collector is set to run rarely. It would keep the memory of several hashes for minutes.
			debug.FreeOSMemory()
		}
	}
	select {
	case h.running <- struct{}{}:
		return leave, nil
	default:
	}
	if h.waiting.Add(1) > hashesWaiting {
		h.waiting.Add(-1)
		return nil, errBusy()
	}
	defer h.waiting.Add(-1)
	select {
	case h.running <- struct{}{}:
		return leave, nil
	case <-ctx.Done():
		return nil, ctx.Err()
	}
}

func (p hashParams) key(password string, salt []byte, length uint32) []byte {
	return argon2.IDKey([]byte(norm.NFC.String(password)), salt, p.passes, p.memoryKiB, p.lanes, length)
}

// encodeHash writes the PHC string format.
func encodeHash(p hashParams, salt, key []byte) string {
	base64 := base64.RawStdEncoding
	return fmt.Sprintf("$argon2id$v=%d$m=%d,t=%d,p=%d$%s$%s", argon2.Version, p.memoryKiB, p.passes, p.lanes,
		base64.EncodeToString(salt), base64.EncodeToString(key))
}

func decodeHash(encoded string) (p hashParams, salt, key []byte, err error) {
	fail := func(what string) (hashParams, []byte, []byte, error) {
		return hashParams{}, nil, nil, fmt.Errorf("reading a password hash: %s", what)
	}
	parts := strings.Split(encoded, "$")
	if len(parts) != 6 || parts[0] != "" || parts[1] != "argon2id" || parts[2] != fmt.Sprintf("v=%d", argon2.Version) {
		return fail("not argon2id")
	}
	if _, err := fmt.Sscanf(parts[3], "m=%d,t=%d,p=%d", &p.memoryKiB, &p.passes, &p.lanes); err != nil {
		return fail("no parameters")
	}
	if p.memoryKiB < 8 || p.memoryKiB > maxHashMemoryKiB || p.passes < 1 || p.passes > maxHashPasses || p.lanes < 1 {
		return fail("impossible parameters")
	}
	if salt, err = base64.RawStdEncoding.DecodeString(parts[4]); err != nil || len(salt) < 8 {
		return fail("no salt")
	}
	if key, err = base64.RawStdEncoding.DecodeString(parts[5]); err != nil || len(key) < 16 {
		return fail("no key")
	}
	return p, salt, key, nil
}
