package app

import (
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"os"
	"strings"
	"time"

	"somo/app/models"
	"somo/store"
)

// finding is one thing that was looked at.
type finding struct {
	about string
	wrong bool // it needs somebody
	text  string
}

// doctor looks whether everything is in order and changes nothing. The exit code is 1 where something needs somebody.
func doctor(ctx context.Context, c config, stdout, stderr io.Writer) int {
	log := slog.New(slog.DiscardHandler)
	findings := []finding{dataFolder(c.dataFolder)}
	database, kept := lookAtDatabase(ctx, c.dataFolder, log)
	findings = append(findings, database)
	state, err := models.Look(ctx, modelsConfig(c, log), kept)
	if err != nil {
		return fault(stderr, err)
	}
	findings = append(findings, room(c.dataFolder), clock(ctx, c, time.Now()), addresses(), modelServer(c, state), model(state), computer(state))

	code := exitFine
	report := "Somo " + programVersion() + "\n\n"
	for _, finding := range findings {
		verdict := "ok"
		if finding.wrong {
			verdict, code = "!!", exitFault
		}
		report += fmt.Sprintf("%-2s %-14s %s\n", verdict, finding.about, finding.text)
	}
	if said := say(stdout, report); said != exitFine {
		return said
	}
	return code
}

func dataFolder(path string) finding {
	info, err := os.Stat(path)
	switch {
	case errors.Is(err, os.ErrNotExist):
		return finding{"Data folder", false, path + " is not there yet; Somo makes it when it starts."}
	case err != nil:
		return finding{"Data folder", true, fmt.Sprintf("%s cannot be read (%v): give the rights to it, or name another with --data.", path, err)}
	case !info.IsDir():
		return finding{"Data folder", true, path + " is no folder: name another with --data."}
	}
	return finding{"Data folder", false, path}
}

// lookAtDatabase also gives what was chosen about models.
func lookAtDatabase(ctx context.Context, folder string, log *slog.Logger) (found finding, kept string) {
	there, err := store.Look(ctx, folder, log)
	if err != nil {
		return finding{"Database", true, sentence(err)}, ""
	}
	if !there {
		return finding{"Database", false, "There is none yet; Somo makes it when it starts."}, ""
	}
	kept, err = store.PeekSetting(ctx, folder, models.SettingsKey, log)
	if err != nil && !errors.Is(err, store.ErrNotFound) {
		return finding{"Database", true, sentence(err)}, ""
	}
	if address, ok := store.Running(folder); ok {
		return finding{"Database", false, "It is sound, and in use by the Somo that runs at " + address + "."}, kept
	}
	return finding{"Database", false, "It is there and sound."}, kept
}

func modelServer(c config, state models.State) finding {
	const about = "Model server"
	asked := c.ollama != "" || c.model != "" || state.Choice == models.ChoiceModel
	if state.Reachable {
		name := "A server of OpenAI's protocol"
		if state.Kind == models.KindOllama {
			name = "Ollama"
		}
		if state.Version != nil {
			name += " " + *state.Version
		}
		return finding{about, false, name + " answers at " + state.Host + "."}
	}
	nobody := "Nobody answers at " + state.Host + ". "
	const without = " Without it the built-in planner writes every plan."
	switch {
	case state.Kind == models.KindOllama && state.Installed:
		return finding{about, asked, nobody + "Ollama is installed: start it, or let Somo do so on its settings page." + without}
	case asked || state.Advice == models.AdviceUnreachable:
		return finding{about, true, nobody + "Start the server there, or choose another on Somo's settings page." + without}
	}
	return finding{about, false, nobody + "That is fine: the built-in planner writes every plan. For a model, install Ollama from ollama.com."}
}

func model(state models.State) finding {
	const about = "Model"
	installed := "Installed: none."
	if len(state.Models) > 0 {
		var names []string
		for _, own := range state.Models {
			names = append(names, own.Name+" ("+strings.Join(facts(own.SizeBytes, own.License), ", ")+")")
		}
		installed = "Installed: " + strings.Join(names, "; ") + "."
	}
	switch state.Advice {
	case models.AdviceReady:
		return finding{about, false, *state.Model + " writes plans. " + installed}
	case models.AdviceModelMissing:
		return finding{about, true, *state.Model + " is to write plans and is not installed. Run: ollama pull " + *state.Model + ". " + installed}
	case models.AdviceNoModel:
		return finding{about, false, "The server has none that suits this computer, so the built-in planner writes every plan. " + installed}
	case models.AdviceNone:
		return finding{about, false, "The built-in planner was chosen on Somo's settings page, so no model writes. " + installed}
	}
	return finding{about, false, "None writes plans now; the built-in planner does."}
}

func computer(state models.State) finding {
	memory := "memory that cannot be read"
	if state.MemoryBytes > 0 {
		memory = gigabytes(int64(state.MemoryBytes)) + " of memory"
	}
	return finding{"This computer", false, fmt.Sprintf("%s, %d processors.%s", memory, state.Cores, suggestion(state))}
}

// suggestion is the model that would suit best.
func suggestion(state models.State) string {
	if len(state.Suggestions) == 0 {
		return ""
	}
	best := state.Suggestions[0]
	return " It suits " + best.Name + " (" + strings.Join(facts(best.SizeBytes, best.License), ", ") + ")."
}

func facts(size int64, license string) []string {
	known := []string{}
	if size > 0 {
		known = append(known, gigabytes(size))
	}
	if license != "" {
		known = append(known, license)
	}
	return known
}

func gigabytes(size int64) string { return fmt.Sprintf("%.1f GB", float64(size)/1e9) }

// sentence begins with a capital and ends with a full stop.
func sentence(err error) string {
	text := err.Error()
	return strings.ToUpper(text[:1]) + text[1:] + "."
}
