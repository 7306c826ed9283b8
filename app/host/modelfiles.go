package host

import (
	"context"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// ModelFile is a file that may hold a model.
type ModelFile struct {
	Path      string `json:"path"`
	Name      string `json:"name"`
	SizeBytes int64  `json:"sizeBytes"`
}

const (
	modelEnding = ".gguf"
	foldersDeep = 2 // how far below a place is looked
	mostEntries = 20_000
	mostFiles   = 200
)

// ModelFiles looks for model files where people put them: on sticks, among the downloads, and beside the program. A place
// that is not there or cannot be read has none. It ends early with what it has when ctx ends: a stick may be slow.
func ModelFiles(ctx context.Context) []ModelFile {
	places := sticks()
	if home, err := os.UserHomeDir(); err == nil {
		places = append(places, filepath.Join(home, "Downloads"))
	}
	if program, err := os.Executable(); err == nil {
		places = append(places, filepath.Dir(program))
	}
	return modelFilesIn(ctx, places)
}

func modelFilesIn(ctx context.Context, places []string) []ModelFile {
	found := []ModelFile{}
	entries := 0
	for _, place := range places {
		// Problems of one folder do not keep the others from being looked at.
		_ = filepath.WalkDir(place, func(path string, entry fs.DirEntry, err error) error {
			if entries++; ctx.Err() != nil || entries > mostEntries || len(found) >= mostFiles {
				return fs.SkipAll
			}
			if err != nil {
				return fs.SkipDir
			}
			if entry.IsDir() {
				return skipFolder(place, path, entry.Name())
			}
			if file, ok := modelFile(path, entry); ok {
				found = append(found, file)
			}
			return nil
		})
	}
	slices.SortFunc(found, func(a, b ModelFile) int { return strings.Compare(a.Path, b.Path) })
	return slices.CompactFunc(found, func(a, b ModelFile) bool { return a.Path == b.Path })
}

func skipFolder(place, path, name string) error {
	if path == place {
		return nil
	}
	below, err := filepath.Rel(place, path)
	if err != nil || strings.HasPrefix(name, ".") || strings.Count(below, string(filepath.Separator)) >= foldersDeep {
		return fs.SkipDir
	}
	return nil
}

func modelFile(path string, entry fs.DirEntry) (ModelFile, bool) {
	if !strings.EqualFold(filepath.Ext(entry.Name()), modelEnding) || !entry.Type().IsRegular() {
		return ModelFile{}, false
	}
	info, err := entry.Info()
	if err != nil {
		return ModelFile{}, false
	}
	return ModelFile{Path: path, Name: entry.Name(), SizeBytes: info.Size()}, true
}
