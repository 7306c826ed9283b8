package host

import (
	"unsafe"

	"golang.org/x/sys/windows"
)

// memoryStatus is MEMORYSTATUSEX of the Windows API.
type memoryStatus struct {
	length        uint32
	load          uint32
	totalPhysical uint64
	others        [6]uint64
}

// Memory is how many bytes of memory this computer has, 0 where that cannot be read.
func Memory() uint64 {
	status := memoryStatus{}
	status.length = uint32(unsafe.Sizeof(status))
	call := windows.NewLazySystemDLL("kernel32.dll").NewProc("GlobalMemoryStatusEx")
	if call.Find() != nil {
		return 0
	}
	if done, _, _ := call.Call(uintptr(unsafe.Pointer(&status))); done == 0 {
		return 0
	}
	return status.totalPhysical
}
