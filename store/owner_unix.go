//go:build !windows

package store

import (
	"errors"
	"io/fs"
	"os"
	"syscall"
)

// giveToOwner gives what root made in somebody's data folder to that somebody, as whom the service runs: it could not
// use it otherwise. Nothing outside the folder is touched, wherever links in it lead.
func (f folder) giveToOwner() (err error) {
	if os.Geteuid() != 0 {
		return nil
	}
	info, err := os.Stat(string(f))
	if err != nil {
		return err
	}
	owner, ok := info.Sys().(*syscall.Stat_t)
	if !ok || owner.Uid == 0 {
		return nil
	}
	root, err := os.OpenRoot(string(f))
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, root.Close()) }()
	return fs.WalkDir(root.FS(), ".", func(name string, _ fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		return root.Lchown(name, int(owner.Uid), int(owner.Gid))
	})
}
