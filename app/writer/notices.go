package writer

import (
	"fmt"

	"somo/llm"
)

// What a notice can say. A fallback is about one section; the others say why the rest of a plan is built-in.
const (
	NoticeFallback = "fallback"
	NoticeStopped  = "stopped"  // the teacher stopped it
	NoticeUnsafe   = "unsafe"   // the model was not asked
	NoticeNoModel  = "no_model" // none is set any more
	NoticePaused   = "paused"   // the server failed again and again and is left alone for a while
	NoticeOffline  = "offline"  // nobody answers
	NoticeMissing  = "model_missing"
	NoticeMemory   = "memory"
	NoticeBusy     = "busy"
	NoticeUnfit    = "unfit"  // the model's text cannot be used
	NoticeServer   = "server" // the server fails while it works
)

const restIsBuiltIn = " What it had not written is the built-in plan's. "

var sectionTitles = map[string]string{"core": "the overview", "empathize": "Empathize", "define": "Define", "ideate": "Ideate", "prototype": "Prototype", "test": "Test", "outcome": "the outcome"}

// fallback says that a section stays as it was.
func fallback(name string, why error) noticeData {
	return noticeData{Code: NoticeFallback, Section: name,
		Message: fmt.Sprintf("The model's text for %s was not used: %s. The built-in text stands there.", sectionTitles[name], why)}
}

// halt is why a job asks the model no more. after says that the server itself failed.
type halt struct {
	code    string
	message string
	server  bool
}

func (h *halt) notice() noticeData { return noticeData{Code: h.code, Message: h.message} }

// haltAfter says whether it is useless to ask again after an error; nil where it is not.
func haltAfter(kind llm.Kind, set Settings) *halt {
	switch kind {
	case llm.KindOffline:
		return &halt{NoticeOffline, "The model server at " + set.Server.Address() + " does not answer." + restIsBuiltIn + "Start it (for Ollama: open Ollama on that computer), then regenerate the plan.", true}
	case llm.KindModelMissing:
		return &halt{NoticeMissing, "The model " + set.Model + " is not installed." + restIsBuiltIn + "Install it or choose another one in the settings, then regenerate the plan.", true}
	case llm.KindMemory:
		return &halt{NoticeMemory, "The model " + set.Model + " does not fit into the computer's memory." + restIsBuiltIn + "Close other programs or choose a smaller model in the settings, then regenerate the plan.", true}
	case llm.KindBusy:
		return &halt{NoticeBusy, "The model server has too much to do." + restIsBuiltIn + "Regenerate the plan later.", true}
	case llm.KindContext:
		return &halt{NoticeUnfit, "The model " + set.Model + " cannot take a question of this length." + restIsBuiltIn + "Shorten your notes or choose another model in the settings.", false}
	}
	return nil
}

func haltUnfit(set Settings) *halt {
	return &halt{NoticeUnfit, "The model " + set.Model + " did not write what can be used." + restIsBuiltIn + "Another model in the settings may do better.", false}
}

func haltServer(set Settings) *halt {
	return &halt{NoticeServer, "The model server failed while it was writing." + restIsBuiltIn + "Restart it (for Ollama: close and open Ollama), then regenerate the plan.", true}
}

func haltPaused() *halt {
	return &halt{NoticePaused, "The model server failed several times, so Somo leaves it alone for two minutes. This is the built-in plan. You can regenerate it with the model later.", false}
}

func haltNoModel() *halt {
	return &halt{NoticeNoModel, "No model is set up any more." + restIsBuiltIn + "Choose one in the settings to let it write.", false}
}

// dry tells errors after which the server gave nothing that could be used.
func dry(kind llm.Kind) bool {
	switch kind {
	case llm.KindStalled, llm.KindRunner, llm.KindTruncated, llm.KindOther, llm.KindCancelled:
		return true
	}
	return false
}

// reasons are what a notice says of an answer that came to nothing.
var reasons = map[llm.Kind]refusal{
	llm.KindStalled: "the model fell silent", llm.KindRunner: "the model server failed", llm.KindTruncated: "it broke off",
	llm.KindLength: "it found no end", llm.KindLoop: "it repeated itself", llm.KindSchema: "the model server does not keep to a form",
	llm.KindBadAnswer: refusedShape, llm.KindOther: "the model server failed", llm.KindCancelled: "it broke off",
}
