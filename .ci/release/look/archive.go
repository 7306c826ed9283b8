package main

import (
	"archive/tar"
	"archive/zip"
	"compress/gzip"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"strings"
)

// packed is one file of an archive.
type packed struct {
	Name       string `json:"name"`
	Executable bool   `json:"executable"`
	SHA256     string `json:"sha256"`
}

func unpack(name string) ([]packed, error) {
	read := unpackTar
	if strings.HasSuffix(name, ".zip") {
		read = unpackZip
	}
	files, err := read(name)
	if err != nil {
		return nil, fmt.Errorf("reading %s: %w", name, err)
	}
	return files, nil
}

func unpackTar(name string) (files []packed, err error) {
	file, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	unzipped, err := gzip.NewReader(file)
	if err != nil {
		return nil, err
	}
	for archive := tar.NewReader(unzipped); ; {
		header, err := archive.Next()
		if errors.Is(err, io.EOF) {
			return files, nil
		}
		if err != nil {
			return nil, err
		}
		one, err := describe(header.Name, header.FileInfo().Mode(), archive)
		if err != nil {
			return nil, err
		}
		files = append(files, one)
	}
}

func unpackZip(name string) (files []packed, err error) {
	archive, err := zip.OpenReader(name)
	if err != nil {
		return nil, err
	}
	defer archive.Close()
	for _, entry := range archive.File {
		content, err := entry.Open()
		if err != nil {
			return nil, err
		}
		one, err := describe(entry.Name, entry.Mode(), content)
		if err := errors.Join(err, content.Close()); err != nil {
			return nil, err
		}
		files = append(files, one)
	}
	return files, nil
}

func describe(name string, mode fs.FileMode, content io.Reader) (packed, error) {
	sum := sha256.New()
	if _, err := io.Copy(sum, content); err != nil {
		return packed{}, fmt.Errorf("%s: %w", name, err)
	}
	return packed{Name: name, Executable: mode&0o111 != 0, SHA256: hex.EncodeToString(sum.Sum(nil))}, nil
}
