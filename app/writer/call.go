package writer

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"hash/fnv"
	"strconv"
	"time"

	"somo/app/planner"
	"somo/llm"
)

const (
	warm, cool  = 0.7, 0.4 // the temperatures of the first try and the second
	tries       = 2
	unloadsIn   = 15 * time.Second
	mostDry     = 2 // sections in a row without anything from the server, after which the job stops asking
	mostUnfit   = 3 // sections in a row of which nothing could be used
	mostSchemas = 2
)

// busyWaits are the pauses before a busy server is asked again.
var busyWaits = [...]time.Duration{2 * time.Second, 4 * time.Second, 8 * time.Second}

// run is one job at the model.
type run struct {
	q        *Queue
	j        *job
	settings Settings
	brief    brief
	asked    string // all that the teacher wrote and the card says
	loaded   bool
	schemas  int   // how often the server refused a schema
	known    state // the plan when it was last checked
}

// result is what became of a section: a plan with it, or why not.
type result struct {
	plan  []byte
	value json.RawMessage
	why   error
	dry   bool // the server gave nothing
	halt  *halt
}

// write asks for a section, twice where that helps. A cancelled context gives its error in why.
func (r *run) write(ctx context.Context, s section, wish string, plan []byte) result {
	began := r.q.now()
	short, last := false, result{}
	for try := range tries {
		fitted := s.fitted(r.brief.speaks, short)
		r.q.startTry(r.j, s.name, try)
		answer, err := r.chat(ctx, s.name, r.request(fitted, wish, try))
		if ctx.Err() != nil {
			return result{why: ctx.Err()}
		}
		r.q.pace.answered(r.settings.Model, answer)
		kind := llm.KindOf(err)
		if kind == llm.KindSchema {
			if r.schemas++; r.schemas >= mostSchemas {
				return result{halt: haltUnfit(r.settings)}
			}
		}
		if h := haltAfter(kind, r.settings); h != nil {
			r.q.log.Warn("the model cannot write", "model", r.settings.Model, "error", err)
			return result{halt: h}
		}
		taken, err := r.take(fitted, answer.Text, plan)
		if err == nil {
			r.loaded = true
			r.q.pace.wrote(r.settings.Model, r.q.now().Sub(began))
			return taken
		}
		last = result{why: err, dry: dry(kind)}
		if reason, ok := reasons[kind]; ok {
			last.why = reason
		}
		r.q.log.Info("a section was not taken", "generation", r.j.id, "section", s.name, "try", try+1, "kind", string(kind), "reason", err)
		short = short || kind == llm.KindLength
		if kind == llm.KindStalled && answer.First == 0 {
			r.unload(ctx)
		}
	}
	return last
}

// take reads an answer and puts it into the plan.
func (r *run) take(s section, text string, plan []byte) (result, error) {
	p, err := s.read(text, r.brief.speaks, r.asked)
	if err != nil {
		return result{}, err
	}
	value, err := r.put(s, p, plan)
	var refused refusal
	switch {
	case errors.As(err, &refused):
		return result{}, refused
	case err != nil:
		r.q.log.Error("a section could not be put into its plan", "generation", r.j.id, "section", s.name, "error", err)
		return result{}, refusedShape
	}
	return result{plan: r.known.content, value: value}, nil
}

// put joins a piece to the plan, which then is the known one.
func (r *run) put(s section, p piece, plan []byte) (json.RawMessage, error) {
	if !bytes.Equal(r.known.content, plan) {
		known, err := newState(plan, r.j.request)
		if err != nil {
			return nil, err
		}
		r.known = known
	}
	after, value, err := join(r.known, s, p, modelName(r.settings.Model), r.j.request)
	if err != nil {
		return nil, err
	}
	r.known = after
	return value, nil
}

func (r *run) request(s section, wish string, try int) llm.Request {
	quiet := false
	temperature := warm
	if try > 0 {
		temperature = cool
	}
	return llm.Request{
		Model: r.settings.Model, System: r.brief.system, User: r.brief.ask(s, wish), Schema: s.schema(), Tokens: s.tokens,
		Temperature: temperature, Seed: seed(r.j.id, s.name, try), Threads: r.settings.Threads, Think: &quiet, Loaded: r.loaded,
	}
}

// chat asks once, and again after a while where the server is busy.
func (r *run) chat(ctx context.Context, section string, request llm.Request) (llm.Answer, error) {
	for _, wait := range busyWaits {
		answer, err := r.once(ctx, section, request)
		if llm.KindOf(err) != llm.KindBusy {
			return answer, err
		}
		if pauseErr := r.q.pause(ctx, wait); pauseErr != nil {
			return answer, err
		}
	}
	return r.once(ctx, section, request)
}

// once asks and shows the answer while it comes.
func (r *run) once(ctx context.Context, section string, request llm.Request) (llm.Answer, error) {
	s := shower{}
	return r.settings.Server.Chat(ctx, request, func(piece string) {
		text := s.add(piece)
		r.j.mu.Lock()
		defer r.j.mu.Unlock()
		if !r.j.over {
			r.j.feed.text(section, text)
		}
	})
}

// unload frees a model that no longer answers.
func (r *run) unload(ctx context.Context) {
	ctx, cancel := context.WithTimeout(ctx, unloadsIn)
	defer cancel()
	if err := r.settings.Server.Unload(ctx, r.settings.Model); err != nil {
		r.q.log.Warn("the model could not be unloaded", "model", r.settings.Model, "error", err)
	}
	r.loaded = false
}

// seed makes every try of every section another one, and the same try the same.
func seed(generation, section string, try int) int {
	hash := fnv.New32a()
	hash.Write([]byte(generation + "\x00" + section + "\x00" + strconv.Itoa(try)))
	return int(hash.Sum32() & 0x7fffffff)
}

// askedText is all that may be named in a plan because the teacher or the topic's card names it.
func askedText(j *job, digest string) string {
	request := planner.Plain(j.request)
	return request.Subject + "\n" + request.Topic + "\n" + request.AdditionalInfo + "\n" + digest
}
