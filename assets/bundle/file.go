package bundle

import (
	"bytes"
	"io/fs"
	"path"
	"time"
)

// file is an unpacked text.
type file struct {
	*bytes.Reader
	name string
	size int
}

func (f *file) Stat() (fs.FileInfo, error) { return info{f.name, f.size}, nil }

func (f *file) Close() error { return nil }

type info struct {
	name string
	size int
}

func (i info) Name() string     { return path.Base(i.name) }
func (i info) Size() int64      { return int64(i.size) }
func (info) Mode() fs.FileMode  { return 0o444 }
func (info) ModTime() time.Time { return time.Time{} }
func (info) IsDir() bool        { return false }
func (info) Sys() any           { return nil }
