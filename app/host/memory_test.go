package host

import (
	"runtime"
	"testing"
)

func TestMemoryIsWhatAComputerMayHave(t *testing.T) {
	t.Parallel()
	if runtime.GOOS != "linux" && runtime.GOOS != "darwin" && runtime.GOOS != "windows" {
		if got := Memory(); got != 0 {
			t.Errorf("got %d, want 0 where it cannot be read", got)
		}
		return
	}
	if got := Memory(); got < 128<<20 || got > 1<<50 {
		t.Errorf("got %d bytes", got)
	}
}
