package models

import (
	"context"
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"

	"somo/llm"
)

// ErrInstallElsewhere says that this kind of server takes its models from its own program.
var ErrInstallElsewhere = errors.New("this server cannot be given models")

// installer is a server that can be given models.
type installer interface {
	Pull(ctx context.Context, model string, tell func(llm.Progress)) error
	Import(ctx context.Context, name, file string, tell func(llm.Progress)) error
}

func (k *Keeper) installer() (installer, error) {
	k.mu.Lock()
	defer k.mu.Unlock()
	server, ok := k.server.(installer)
	if !ok {
		return nil, ErrInstallElsewhere
	}
	return server, nil
}

// Pull lets the server fetch a model from the internet. *Invalid, ErrInstallElsewhere, ErrWorking.
func (k *Keeper) Pull(model string) (*Job, error) {
	model = strings.TrimSpace(model)
	problem := checkModel(model)
	if problem == "" && !fetched.MatchString(model) {
		problem = "This cannot be a model's name. It looks like llama3.2:3b."
	}
	if problem != "" {
		return nil, &Invalid{map[string]string{"model": problem}}
	}
	server, err := k.installer()
	if err != nil {
		return nil, err
	}
	return k.begin(workPull, model, func(ctx context.Context, job *Job) error {
		if err := server.Pull(ctx, model, job.progress); err != nil {
			return err
		}
		return k.welcome(ctx, model)
	})
}

// Import gives the server a model from a file of this computer; without a name it gets one after the file. *Invalid,
// ErrInstallElsewhere, ErrWorking.
func (k *Keeper) Import(path, name string) (*Job, error) {
	problems := map[string]string{}
	if problem := checkFile(path); problem != "" {
		problems["path"] = problem
	}
	if name = strings.TrimSpace(name); name == "" {
		name = llm.NameForFile(path)
	}
	if problem := checkModel(name); problem != "" {
		problems["name"] = problem
	} else if !installed.MatchString(name) {
		problems["name"] = "Please use small letters, digits, dots and dashes."
	}
	if len(problems) > 0 {
		return nil, &Invalid{problems}
	}
	server, err := k.installer()
	if err != nil {
		return nil, err
	}
	return k.begin(workImport, name, func(ctx context.Context, job *Job) error {
		if err := server.Import(ctx, name, path, job.progress); err != nil {
			return err
		}
		return k.welcome(ctx, name)
	})
}

// checkFile looks whether a file can be a model at all, before anything is told to run.
func checkFile(path string) string {
	const noModel = "This is not a model file. Model files end in .gguf."
	if !filepath.IsAbs(path) || !strings.EqualFold(filepath.Ext(path), ".gguf") {
		return noModel
	}
	info, err := os.Stat(path)
	if err != nil {
		return "This file cannot be read. Is the stick still in?"
	}
	if !info.Mode().IsRegular() {
		return noModel
	}
	file, err := os.Open(path)
	if err != nil {
		return "This file cannot be read. Is the stick still in?"
	}
	defer file.Close()
	magic := make([]byte, 4)
	if _, err := io.ReadFull(file, magic); err != nil || string(magic) != "GGUF" {
		return "This file is no model, or it was not copied whole. Please copy it again."
	}
	return ""
}

// welcome looks at what the server has now. Where nothing else would write, the new model does.
func (k *Keeper) welcome(ctx context.Context, model string) error {
	k.lookAgain(ctx)
	k.changing.Lock()
	defer k.changing.Unlock()
	k.mu.Lock()
	chosen, there := k.chosen, k.model() != ""
	k.mu.Unlock()
	if there {
		k.tellChange()
		return nil
	}
	chosen.Model = model
	return k.choose(ctx, chosen)
}
