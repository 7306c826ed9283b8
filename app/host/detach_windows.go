package host

import (
	"os/exec"
	"syscall"

	"golang.org/x/sys/windows"
)

// detach keeps a Ctrl+C in this program's window from reaching the other one, and opens no window for it.
func detach(command *exec.Cmd) {
	command.SysProcAttr = &syscall.SysProcAttr{CreationFlags: windows.CREATE_NEW_PROCESS_GROUP | windows.DETACHED_PROCESS, HideWindow: true}
}
