//go:build !windows

package host

import (
	"os/exec"
	"syscall"
)

// detach keeps a Ctrl+C in this program's window from reaching the other one.
func detach(command *exec.Cmd) { command.SysProcAttr = &syscall.SysProcAttr{Setsid: true} }
