// Command pack writes the fonts of documents, packed, into assets/dist, and knowledge.bundle from assets/knowledge: every card and bank, without what no plan
// prints, and an index, so that the program can recognise a topic without opening a card. The same files give the same
// bytes.
package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"somo/app/planner"
	"somo/assets/bundle"
)

func main() {
	if err := run("assets"); err != nil {
		fmt.Fprintln(os.Stderr, "pack:", err)
		os.Exit(1)
	}
}

func run(folder string) error {
	if err := packFonts(folder); err != nil {
		return err
	}
	packed, err := pack(os.DirFS(filepath.Join(folder, "knowledge")))
	if err != nil {
		return err
	}
	target := filepath.Join(folder, "dist", "knowledge.bundle")
	if err := os.MkdirAll(filepath.Dir(target), 0o755); err != nil {
		return fmt.Errorf("making the folder of %s: %w", target, err)
	}
	if err := os.WriteFile(target, packed, 0o644); err != nil {
		return fmt.Errorf("writing %s: %w", target, err)
	}
	return nil
}

// unprinted are the parts of a card that no plan prints: the index holds them, or they are for who writes cards.
var unprinted = []string{"id", "of", "subject", "names", "aliases", "alsoIn", "sources", "review"}

// kin are the subjects in an order in which neighbours share words: things first, then people and languages, then numbers.
var kin = strings.Fields(`physics chemistry technical-studies elementary-science biology health home-science agriculture geography
	business social-studies history christian-religious-education islamic-religious-education creative-arts literature english
	french kiswahili ict mathematics`)

func pack(knowledge fs.FS) ([]byte, error) {
	files, err := gather(knowledge)
	if err != nil {
		return nil, err
	}
	return bundle.Pack(files, func(name string) bool {
		return name == planner.IndexFile || strings.HasPrefix(name, planner.BankFolder+"/")
	}, kin)
}

// gather gives what is packed, by name.
func gather(knowledge fs.FS) (map[string][]byte, error) {
	files := map[string][]byte{}
	err := fs.WalkDir(knowledge, ".", func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() || !strings.HasSuffix(name, ".json") || name == planner.FamilyFile {
			return err
		}
		data, err := fs.ReadFile(knowledge, name)
		if err != nil {
			return err
		}
		if files[name], err = short(name, data); err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
		return nil
	})
	if err != nil {
		return nil, fmt.Errorf("reading the knowledge: %w", err)
	}
	index, err := planner.Index(knowledge)
	if err != nil {
		return nil, err
	}
	files[planner.IndexFile] = index
	return files, nil
}

// short is JSON without white space, and a card or a list of faults without what no plan prints.
func short(name string, data []byte) ([]byte, error) {
	switch {
	case strings.HasPrefix(name, planner.BankFolder+"/"):
		var out bytes.Buffer
		err := json.Compact(&out, data)
		return out.Bytes(), err
	case strings.HasPrefix(name, planner.FaultFolder+"/"):
		var parts map[string]json.RawMessage
		if err := json.Unmarshal(data, &parts); err != nil {
			return nil, err
		}
		delete(parts, "review")
		return plain(parts)
	}
	var whole planner.Card
	if err := json.Unmarshal(data, &whole); err != nil {
		return nil, err
	}
	whole.KeepTold()
	for i := range whole.BigIdeas {
		whole.BigIdeas[i].ID = ""
	}
	for i := range whole.Vocab {
		w := &whole.Vocab[i]
		for _, other := range []*string{&w.Fr, &w.Sw} {
			if strings.EqualFold(*other, w.Term) {
				*other = "" // a word that is the same in English is printed once
			}
		}
	}
	unlabelled(whole.Questions)
	unlabelled(whole.Worked)
	for i := range whole.Tasks {
		unlabelled(whole.Tasks[i].Items)
		if whole.Tasks[i].Kind != "investigation" {
			whole.Tasks[i].Minutes = 0 // only what has to be waited for is asked for its time
		}
	}
	written, err := plain(whole)
	if err != nil {
		return nil, err
	}
	var parts map[string]json.RawMessage
	if err := json.Unmarshal(written, &parts); err != nil {
		return nil, err
	}
	for _, part := range unprinted {
		delete(parts, part)
	}
	return plain(parts)
}

// unlabelled takes the level of thinking off questions: plans are chosen by objectives.
func unlabelled(questions []planner.QA) {
	for i := range questions {
		questions[i].Bloom = ""
	}
}

// plain is JSON with its signs as they are: "<" stays one byte.
func plain(value any) ([]byte, error) {
	var out bytes.Buffer
	encoder := json.NewEncoder(&out)
	encoder.SetEscapeHTML(false)
	err := encoder.Encode(value)
	return bytes.TrimSpace(out.Bytes()), err
}
