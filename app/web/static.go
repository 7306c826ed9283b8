package web

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"net/http"
	"path"
	"strconv"
	"strings"
	"sync"

	"github.com/andybalholm/brotli"
)

const (
	forEver = "public, max-age=31536000, immutable" // names of files in assets/ change with what is in them
	anHour  = "public, max-age=3600"
)

// site is the built page: its HTML and its files, and what else is served as it is.
type site struct {
	page   *pageTemplate // nil where the page was never built
	shared *pageTemplate // the light page of shared plans; nil where there is none
	files  map[string]*file
	media  media
}

// file is one file of the page, as it is or as the build compressed it.
type file struct {
	kind, cache, tag string
	plain            func() ([]byte, error)
	brotli           []byte                 // nil where the build did not compress it; else the program has it in no other form
	gzip             func() ([]byte, error) // made when a browser first asks: they take brotli only over https and from this computer
}

// newSite reads the built page and the drawings once; nothing on a disk is looked at for a request.
func newSite(pages, catalogue, recordings fs.FS) (*site, error) {
	s := &site{files: map[string]*file{}, media: newMedia(recordings)}
	if err := s.addDrawings(catalogue); err != nil {
		return nil, err
	}
	err := fs.WalkDir(pages, ".", func(name string, entry fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case name != "." && strings.HasPrefix(entry.Name(), "."):
			if entry.IsDir() {
				return fs.SkipDir // what the build keeps for itself
			}
			return nil
		case entry.IsDir():
			return nil
		}
		return s.add(pages, strings.TrimSuffix(name, ".br"))
	})
	if err != nil {
		return nil, fmt.Errorf("reading the built page: %w", err)
	}
	return s, nil
}

func (s *site) add(pages fs.FS, name string) error {
	if s.files["/"+name] != nil {
		return nil
	}
	plain, err := fs.ReadFile(pages, name)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	switch {
	case name == "index.html":
		s.page = newPageTemplate(plain)
		return nil
	case name == "share.html":
		s.shared = newPageTemplate(plain)
		return nil
	case path.Ext(name) == ".html":
		return nil
	}
	f := &file{kind: kindOf(name), cache: anHour}
	if strings.HasPrefix(name, "assets/") {
		f.cache = forEver
	}
	if f.brotli, err = fs.ReadFile(pages, name+".br"); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	whole := plain
	f.plain = func() ([]byte, error) { return plain, nil }
	if f.brotli != nil {
		whole = f.brotli
		f.plain = func() ([]byte, error) { return unpack(f.brotli) }
		f.gzip = sync.OnceValues(func() ([]byte, error) { return repack(f.brotli) })
	}
	sum := sha256.Sum256(whole)
	f.tag = hex.EncodeToString(sum[:12])
	s.files["/"+name] = f
	return nil
}

// addDrawings serves the drawings of the catalogue beside the page's files.
func (s *site) addDrawings(catalogue fs.FS) error {
	names, err := fs.Glob(catalogue, strings.TrimPrefix(drawings, "/")+"*/*.svg")
	if err != nil {
		return fmt.Errorf("listing the drawings: %w", err)
	}
	for _, name := range names {
		if err := s.add(catalogue, name); err != nil {
			return fmt.Errorf("reading the drawings: %w", err)
		}
	}
	return nil
}

// kindOf does not ask the system, whose table of types differs from computer to computer.
func kindOf(name string) string {
	switch path.Ext(name) {
	case ".js":
		return "text/javascript; charset=utf-8"
	case ".css":
		return "text/css; charset=utf-8"
	case ".json", ".map":
		return "application/json; charset=utf-8"
	case ".webmanifest":
		return "application/manifest+json; charset=utf-8"
	case ".txt":
		return "text/plain; charset=utf-8"
	case ".svg":
		return "image/svg+xml; charset=utf-8"
	case ".png":
		return "image/png"
	case ".jpg", ".jpeg":
		return "image/jpeg"
	case ".webp":
		return "image/webp"
	case ".ico":
		return "image/x-icon"
	case ".woff2":
		return "font/woff2"
	case ".webm":
		return "video/webm"
	case ".mp4":
		return "video/mp4"
	case ".vtt":
		return "text/vtt; charset=utf-8"
	}
	return "application/octet-stream"
}

// serve sends the smallest form that the browser reads, or nothing where it has the file already.
func (f *file) serve(w http.ResponseWriter, r *http.Request) error {
	header := w.Header()
	header.Set("Cache-Control", f.cache)
	read, tag := f.plain, f.tag
	if f.brotli != nil {
		header.Set("Vary", "Accept-Encoding")
		switch {
		case accepts(r, "br"):
			header.Set("Content-Encoding", "br")
			read, tag = func() ([]byte, error) { return f.brotli, nil }, tag+"-br"
		case accepts(r, "gzip"):
			header.Set("Content-Encoding", "gzip")
			read, tag = f.gzip, tag+"-gz"
		}
	}
	tag = `"` + tag + `"`
	header.Set("ETag", tag)
	if has(r.Header.Get("If-None-Match"), tag) {
		header.Del("Content-Encoding")
		w.WriteHeader(http.StatusNotModified)
		return nil
	}
	body, err := read()
	if err != nil {
		header.Del("Content-Encoding")
		return err
	}
	header.Set("Content-Type", f.kind)
	return writeBytes(w, http.StatusOK, body)
}

func unpack(packed []byte) ([]byte, error) {
	content, err := io.ReadAll(brotli.NewReader(bytes.NewReader(packed)))
	if err != nil {
		return nil, fmt.Errorf("unpacking a file of the page: %w", err)
	}
	return content, nil
}

// repack is a file as browsers take it that do not read brotli.
func repack(packed []byte) ([]byte, error) {
	content, err := unpack(packed)
	if err != nil {
		return nil, err
	}
	var out bytes.Buffer
	zipped, err := gzip.NewWriterLevel(&out, gzip.BestCompression)
	if err != nil {
		return nil, fmt.Errorf("packing a file of the page: %w", err)
	}
	if _, err := zipped.Write(content); err != nil {
		return nil, fmt.Errorf("packing a file of the page: %w", err)
	}
	if err := zipped.Close(); err != nil {
		return nil, fmt.Errorf("packing a file of the page: %w", err)
	}
	return out.Bytes(), nil
}

func has(tags, tag string) bool {
	for _, candidate := range strings.Split(tags, ",") {
		candidate = strings.TrimPrefix(strings.TrimSpace(candidate), "W/")
		if candidate == tag || candidate == "*" {
			return true
		}
	}
	return false
}

// accepts tells whether the browser takes an encoding, which it refuses with a quality of 0.
func accepts(r *http.Request, encoding string) bool {
	for _, part := range strings.Split(strings.Join(r.Header.Values("Accept-Encoding"), ","), ",") {
		name, parameters, _ := strings.Cut(part, ";")
		if !strings.EqualFold(strings.TrimSpace(name), encoding) {
			continue
		}
		_, quality, found := strings.Cut(parameters, "q=")
		if !found {
			return true
		}
		value, err := strconv.ParseFloat(strings.TrimSpace(quality), 64)
		return err == nil && value > 0
	}
	return false
}

// newPageTemplate splits the HTML where every answer differs.
func newPageTemplate(html []byte) *pageTemplate {
	head, rest, found := bytes.Cut(html, []byte("</head>"))
	if !found {
		head, rest = nil, html
	}
	mark := []byte("__CSP_NONCE__")
	return &pageTemplate{head: bytes.Split(head, mark), rest: bytes.Split(append([]byte("</head>"), rest...), mark)}
}
