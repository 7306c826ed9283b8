//go:build !windows

package store

import (
	"errors"

	"golang.org/x/sys/unix"
)

// freeBytes is how much room the disk with a folder has for this user.
func freeBytes(path string) (uint64, error) {
	var disk unix.Statfs_t
	if err := unix.Statfs(path, &disk); err != nil {
		return 0, err
	}
	return uint64(disk.Bavail) * uint64(disk.Bsize), nil
}

// isDiskFull tells whether a file could not be written for want of room.
func isDiskFull(err error) bool {
	return errors.Is(err, unix.ENOSPC) || errors.Is(err, unix.EDQUOT)
}
