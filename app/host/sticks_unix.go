//go:build !windows

package host

import "path/filepath"

// sticks are the places where removable disks appear.
func sticks() []string {
	var found []string
	for _, pattern := range []string{"/media/*", "/media/*/*", "/run/media/*/*", "/mnt/*", "/Volumes/*"} {
		places, err := filepath.Glob(pattern)
		if err != nil {
			continue // only a malformed pattern fails
		}
		found = append(found, places...)
	}
	return found
}
