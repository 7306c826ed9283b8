package host

import "golang.org/x/sys/windows"

// sticks are the drives that can be pulled out.
func sticks() []string {
	drives, err := windows.GetLogicalDrives()
	if err != nil {
		return nil
	}
	var found []string
	for letter := range 26 {
		if drives&(1<<letter) == 0 {
			continue
		}
		root := string(rune('A'+letter)) + `:\`
		name, err := windows.UTF16PtrFromString(root)
		if err == nil && windows.GetDriveType(name) == windows.DRIVE_REMOVABLE {
			found = append(found, root)
		}
	}
	return found
}
