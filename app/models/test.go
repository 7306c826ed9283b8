package models

import (
	"context"
	"errors"
	"math"
	"strings"
	"time"
	"unicode"

	"somo/app/writer"
	"somo/llm"
)

// ErrNoModel says that there is no model to write with.
var ErrNoModel = errors.New("there is no model to write with")

const (
	testTokens = 160
	maxSample  = 600 // letters
	testSystem = "You are a friendly teacher. You write plain, short sentences."
	testUser   = "Explain to a ten-year-old in five sentences why it rains."
)

// Measured is what a test of the model showed.
type Measured struct {
	WordsPerSecond float64 `json:"wordsPerSecond"`
	Seconds        float64 `json:"seconds"` // with loading the model
	Sample         string  `json:"sample"`
}

// Test lets the model write a few sentences. ErrNoModel, ErrWorking.
func (k *Keeper) Test() (*Job, error) {
	k.mu.Lock()
	server, model, threads := k.server, k.model(), k.chosen.Threads
	k.mu.Unlock()
	if model == "" {
		return nil, ErrNoModel
	}
	return k.begin(workTest, model, func(ctx context.Context, job *Job) error {
		measured, tokens, err := measure(ctx, server, model, threads, job)
		if err != nil {
			return err
		}
		job.mu.Lock()
		job.measured = measured
		job.mu.Unlock()
		k.mu.Lock()
		defer k.mu.Unlock()
		if k.server == server {
			k.speed = &writer.Speed{Model: model, WordsPerSecond: measured.WordsPerSecond, TokensPerSecond: tokens}
		}
		return nil
	})
}

// Measured waits for the end of a test and gives what it showed.
func (j *Job) Measured(ctx context.Context) (Measured, Work, error) {
	var last Work
	for last = range j.Watch(ctx) {
		continue
	}
	if last.Running {
		return Measured{}, last, ctx.Err()
	}
	j.mu.Lock()
	defer j.mu.Unlock()
	return j.measured, last, nil
}

func measure(ctx context.Context, server llm.Server, model string, threads int, job *Job) (Measured, float64, error) {
	loaded, err := server.Loaded(ctx, model)
	if err != nil {
		return Measured{}, 0, err
	}
	if !loaded {
		job.progress(llm.Progress{Status: "loading"})
	}
	think := false
	answer, err := server.Chat(ctx, llm.Request{Model: model, System: testSystem, User: testUser, Tokens: testTokens,
		Temperature: 0.7, Seed: 1, Threads: threads, Think: &think, Loaded: loaded}, func(string) {
		job.progress(llm.Progress{Status: "answering"})
	})
	if kind := llm.KindOf(err); err != nil && kind != llm.KindLength { // it was told to stop there
		return Measured{}, 0, err
	}
	writing := answer.EvalTime
	if writing <= 0 {
		writing = answer.Total - answer.First
	}
	seconds := max(writing, time.Millisecond).Seconds()
	return Measured{WordsPerSecond: rounded(float64(len(strings.Fields(answer.Text))) / seconds), Seconds: rounded(answer.Total.Seconds()),
		Sample: sample(answer.Text)}, float64(answer.Tokens) / seconds, nil
}

func rounded(number float64) float64 { return math.Round(number*10) / 10 }

// sample is what a model wrote, fit to be shown.
func sample(text string) string {
	letters := []rune(strings.Join(strings.Fields(strings.Map(func(char rune) rune {
		if unicode.IsControl(char) && !unicode.IsSpace(char) || unicode.Is(unicode.Bidi_Control, char) {
			return -1
		}
		return char
	}, strings.ToValidUTF8(text, ""))), " "))
	if len(letters) > maxSample {
		return string(letters[:maxSample]) + "…"
	}
	return string(letters)
}
