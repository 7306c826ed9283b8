//go:build !windows

package host

// OwnWindow is false: windows of these systems stay open when the program in them has ended.
func OwnWindow() bool { return false }
