package llm

import (
	"context"
	"fmt"
	"strings"
	"sync/atomic"
	"time"
)

// writing is one answer while it comes: it collects, watches for silence and loops, and lets an answer that is nearly
// whole go on to its end when the caller gives up, since cutting a stream can leave a model stuck.
type writing struct {
	parent context.Context
	run    context.Context
	cancel context.CancelCauseFunc
	dog    *time.Timer
	waits  Waits
	onText func(string)
	gate   gate
	budget int

	started        time.Time
	first          atomic.Int64 // nanoseconds until the first token, 0 before
	pieces         atomic.Int64
	leaving        atomic.Bool
	text, thinking strings.Builder
	words, musings guard
	answer         Answer
	done           bool
	reason         string
}

// begin starts the clock. The returned function ends everything and must be called.
func begin(parent context.Context, request Request, waits Waits, first time.Duration, onText func(string)) (*writing, func()) {
	w := &writing{parent: parent, waits: waits, onText: onText, gate: gate{members: members(request.Schema)}, budget: request.Tokens, started: time.Now()}
	w.run, w.cancel = context.WithCancelCause(context.WithoutCancel(parent))
	w.dog = time.AfterFunc(first, func() {
		if w.first.Load() > 0 {
			first = waits.Token
		}
		w.cancel(errSilent(first))
	})
	forget := context.AfterFunc(parent, w.leave)
	return w, func() {
		forget()
		w.dog.Stop()
		w.cancel(nil)
	}
}

// leave cuts the stream, or lets it end where that takes only a moment.
func (w *writing) leave() {
	w.leaving.Store(true)
	if first, pieces := w.first.Load(), w.pieces.Load(); first > 0 && pieces > 1 {
		each := (time.Since(w.started) - time.Duration(first)) / time.Duration(pieces)
		if left := int64(w.budget) - pieces; time.Duration(left)*each <= w.waits.Drain {
			time.AfterFunc(w.waits.Drain, func() { w.cancel(cancelled(w.parent)) })
			return
		}
	}
	w.cancel(cancelled(w.parent))
}

// add takes the next piece of the answer; an error says that the stream should be cut.
func (w *writing) add(text, thinking string) error {
	w.dog.Reset(w.waits.Token)
	if text == "" && thinking == "" {
		return nil
	}
	if w.first.Load() == 0 {
		w.first.Store(max(1, int64(time.Since(w.started))))
	}
	w.pieces.Add(1)
	w.text.WriteString(text)
	w.thinking.WriteString(thinking)
	if w.text.Len()+w.thinking.Len() > maxText {
		return &Error{Kind: KindLength, Status: 200, Message: "the answer is too long"}
	}
	if thinking != "" {
		if reason, _ := w.musings.add(thinking); reason != "" {
			return &Error{Kind: KindLoop, Status: 200, Message: reason}
		}
	}
	if text == "" {
		return nil
	}
	if reason, waste := w.words.add(text); reason != "" {
		whole := w.text.String()
		w.text.Reset()
		w.text.WriteString(strings.ToValidUTF8(whole[:max(0, len(whole)-waste)], ""))
		return &Error{Kind: KindLoop, Status: 200, Message: reason}
	}
	w.show(w.gate.pass(text))
	return nil
}

func (w *writing) show(text string) {
	if text != "" && w.onText != nil && !w.leaving.Load() {
		w.onText(text)
	}
}

// end says how the answer went. broken is what ended the stream early, if something did.
func (w *writing) end(broken *Error) (Answer, error) {
	w.answer.Text, w.answer.Thinking = w.text.String(), w.thinking.String()
	w.answer.First, w.answer.Total = time.Duration(w.first.Load()), time.Since(w.started)
	if w.answer.Tokens == 0 {
		w.answer.Tokens = int(w.pieces.Load())
	}
	if w.answer.Text == "" && w.gate.members != nil {
		// Some servers send the whole answer as a thought.
		w.answer.Text = objectIn(w.answer.Thinking, w.gate.members)
		w.show(w.answer.Text)
	}
	switch {
	case w.leaving.Load():
		return w.answer, cancelled(w.parent)
	case broken != nil:
		return w.answer, broken
	case !w.done:
		return w.answer, &Error{Kind: KindTruncated, Status: 200, Message: "the answer ended without its end"}
	case w.reason == "length":
		return w.answer, &Error{Kind: KindLength, Status: 200, Message: fmt.Sprintf("stopped after %d tokens", w.answer.Tokens)}
	case strings.TrimSpace(w.answer.Text) == "":
		return w.answer, &Error{Kind: KindBadAnswer, Status: 200, Message: "the answer is empty"}
	}
	return w.answer, nil
}

// misshapen says that the answer ignored its schema: it holds no object, or one of other members.
func (w *writing) misshapen(failure error) bool {
	if w.gate.members == nil {
		return false
	}
	switch KindOf(failure) {
	case "", KindLength, KindLoop, KindBadAnswer:
	default:
		return false
	}
	found, _ := look(w.answer.Text, w.gate.members)
	// An answer under a schema begins with a brace; one that has none was not written under it.
	return found == shapeWrong || !strings.Contains(w.answer.Text, "{")
}
