//go:build !windows && !darwin

package host

import (
	"bufio"
	"os"
	"strconv"
	"strings"
)

// Memory is how many bytes of memory this computer has, 0 where that cannot be read.
func Memory() uint64 {
	file, err := os.Open("/proc/meminfo")
	if err != nil {
		return 0
	}
	defer file.Close()
	lines := bufio.NewScanner(file)
	for lines.Scan() {
		fields := strings.Fields(lines.Text())
		if len(fields) < 2 || fields[0] != "MemTotal:" {
			continue
		}
		kilobytes, err := strconv.ParseUint(fields[1], 10, 50)
		if err != nil {
			return 0
		}
		return kilobytes << 10
	}
	return 0
}
