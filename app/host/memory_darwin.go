package host

import "golang.org/x/sys/unix"

// Memory is how many bytes of memory this computer has, 0 where that cannot be read.
func Memory() uint64 {
	bytes, err := unix.SysctlUint64("hw.memsize")
	if err != nil {
		return 0
	}
	return bytes
}
