package host

import (
	"unsafe"

	"golang.org/x/sys/windows"
)

// OwnWindow tells whether the console was opened for this program alone, as for a double-click: it closes with the program,
// and what was said last could not be read.
func OwnWindow() bool {
	var ids [2]uint32
	list := windows.NewLazySystemDLL("kernel32.dll").NewProc("GetConsoleProcessList")
	// The result counts the programs of the console; 0 says that there is none.
	count, _, _ := list.Call(uintptr(unsafe.Pointer(&ids[0])), uintptr(len(ids)))
	return count == 1
}
