package llm

import (
	"context"
	"net/http"
	"time"

	"github.com/ollama/ollama/api"
)

// work is a long stream of progress, watched for silence.
type work struct {
	parent, run context.Context
	dog         *time.Timer
	wait        time.Duration
	tell        func(Progress)
	success     bool
}

func startWork(parent context.Context, wait time.Duration, tell func(Progress)) (*work, func()) {
	run, cancel := context.WithCancelCause(parent)
	w := &work{parent: parent, run: run, wait: wait, tell: tell}
	w.dog = time.AfterFunc(wait, func() { cancel(errSilent(wait)) })
	return w, func() {
		w.dog.Stop()
		cancel(nil)
	}
}

func (w *work) progress(progress Progress) {
	w.dog.Reset(w.wait)
	if progress.Status == "success" {
		w.success = true
	}
	if w.tell != nil {
		w.tell(progress)
	}
}

// end says how a request of the work went.
func (w *work) end(t *tap, err error) error {
	if failure := t.failure(w.parent, w.run, err); failure != nil {
		if failure.Kind == KindOther && offline(failure.Message) {
			failure.Kind = KindOffline
		}
		return failure
	}
	return nil
}

// offline recognises a server that cannot reach the place where models come from.
func offline(message string) bool {
	for _, words := range []string{"no such host", "dial tcp", "network is unreachable", "i/o timeout", "connection refused", "server misbehaving", "tls handshake timeout"} {
		if contains(message, words) {
			return true
		}
	}
	return false
}

// Pull lets the server fetch a model from the internet. The progress is that of all parts together. A pull that was
// stopped goes on where it was when it is asked for again. KindOffline with a Status says that the server has no internet.
func (o *Ollama) Pull(ctx context.Context, model string, tell func(Progress)) error {
	if isCloud(model) {
		return errRemote(model)
	}
	w, stop := startWork(ctx, o.waits.FirstCold, tell)
	defer stop()
	type part struct{ completed, total int64 }
	parts := map[string]part{}
	var sum part
	client, t := o.client(0)
	err := client.Pull(w.run, &api.PullRequest{Model: model}, func(progress api.ProgressResponse) error {
		if progress.Digest != "" {
			before := parts[progress.Digest]
			parts[progress.Digest] = part{progress.Completed, progress.Total}
			sum.completed += progress.Completed - before.completed
			sum.total += progress.Total - before.total
			progress.Status = "pulling"
		}
		w.progress(Progress{Status: progress.Status, Completed: sum.completed, Total: sum.total})
		return nil
	})
	if err := w.end(t, err); err != nil {
		return err
	}
	if !w.success {
		return &Error{Kind: KindTruncated, Status: http.StatusOK, Message: "the server stopped fetching before the end"}
	}
	return nil
}
