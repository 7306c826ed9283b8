package host

import "runtime/debug"

const (
	collectAt   = 400
	memoryLimit = 256 << 20
)

// TuneMemory trades a few megabytes for fewer collections: with a heap this small the usual setting collects so often
// that lists take twice as long. The limit keeps a burst from growing the program.
func TuneMemory() {
	debug.SetGCPercent(collectAt)
	debug.SetMemoryLimit(memoryLimit)
}
