// Package tinygguf writes tiny language models with random weights in the GGUF format, version 3.
//
// Such a model is a real network of the "llama" architecture, so that any server for such files loads it. It knows
// nothing, but it is not shapeless: dimension 0 of the residual stream is held constant through all layers, so that
// column 0 of the output matrix works as a bias for each token. A profile sets that bias, which makes models that
// misbehave in one chosen way. They are peers for a client's tests, not for judging text.
package tinygguf

import (
	"bufio"
	"fmt"
	"io"
	"math"
	"math/rand/v2"
)

// Profiles are the ways to behave: texty ends its strings; flat is noise with broken UTF-8; endless never closes a string;
// spaces writes blanks; silent stops at once; chatty writes prose; loop says one word for ever; think closes a thought
// after some fifty words; fence is fond of markdown fences.
var Profiles = []string{"texty", "flat", "endless", "spaces", "silent", "chatty", "loop", "think", "fence"}

// Options are what a model is like. What is zero has its default.
type Options struct {
	Profile string // one of Profiles
	Layers  int    // transformer blocks: 2
	Width   int    // of the embedding, a multiple of 8 and of 4 heads: 64
	Inner   int    // of the feed-forward part: 128
	Seed    uint64
	Thinks  bool // its template opens a thought
}

const (
	heads        = 4
	trainedFor   = 8192 // tokens of context
	logitSpread  = 0.6
	heldConstant = 8 // kept in dimension 0 of the residual stream
)

// Write writes a model file.
func Write(w io.Writer, options Options) error {
	tokens, err := vocabulary(options.Profile)
	if err != nil {
		return err
	}
	m := model{layers: or(options.Layers, 2), embd: or(options.Width, 64), ff: or(options.Inner, 128), heads: heads, ctx: trainedFor,
		seed: options.Seed, noise: logitSpread, template: "plain", profile: options.Profile}
	if options.Thinks {
		m.template = "think"
	}
	if m.embd%8 != 0 || m.embd%m.heads != 0 {
		return fmt.Errorf("tinygguf: a width of %d is no multiple of 8", m.embd)
	}
	out := bufio.NewWriterSize(w, 1<<20)
	if err := m.write(out, tokens); err != nil {
		return fmt.Errorf("tinygguf: %w", err)
	}
	return out.Flush()
}

func or(value, usual int) int {
	if value == 0 {
		return usual
	}
	return value
}

type model struct {
	layers, embd, ff, heads, ctx int
	seed                         uint64
	noise                        float64
	template, profile            string
}

type tensor struct {
	name string
	dims []uint64 // fastest dimension first, as GGUF stores them
	data []float32
}

func (t tensor) size() uint64 { return uint64(len(t.data)) * 4 }

// weights are the random tensors, with each token's bias in the output matrix.
func (m model) weights(toks []token) []tensor {
	hd := m.embd / m.heads
	rng := rand.New(rand.NewPCG(m.seed, 0x5eed))
	gauss := func(n int, sd float64) []float32 {
		v := make([]float32, n)
		for i := range v {
			v[i] = float32(rng.NormFloat64() * sd)
		}
		return v
	}
	ones := func(n int) []float32 {
		v := make([]float32, n)
		for i := range v {
			v[i] = 1
		}
		return v
	}
	const held = heldConstant
	E, V, F := m.embd, len(toks), m.ff
	e64 := func(n int) uint64 { return uint64(n) }

	emb := gauss(V*E, 0.5)
	outw := gauss(V*E, m.noise/math.Sqrt(float64(E))*2)
	for t := 0; t < V; t++ {
		emb[t*E] = held
		outw[t*E] = 0
	}
	var ts []tensor
	ts = append(ts, tensor{"token_embd.weight", []uint64{e64(E), e64(V)}, emb})
	sd := 0.5 / math.Sqrt(float64(E))
	for l := 0; l < m.layers; l++ {
		p := fmt.Sprintf("blk.%d.", l)
		ao := gauss(E*E, sd)
		fd := gauss(F*E, 0.5/math.Sqrt(float64(F)))
		for i := 0; i < E; i++ {
			ao[i] = 0 // row 0: nothing is added to dimension 0
		}
		for i := 0; i < F; i++ {
			fd[i] = 0
		}
		an, fn := ones(E), ones(E)
		an[0], fn[0] = 0, 0
		ts = append(ts,
			tensor{p + "attn_norm.weight", []uint64{e64(E)}, an},
			tensor{p + "attn_q.weight", []uint64{e64(E), e64(m.heads * hd)}, gauss(E*E, sd)},
			tensor{p + "attn_k.weight", []uint64{e64(E), e64(m.heads * hd)}, gauss(E*E, sd)},
			tensor{p + "attn_v.weight", []uint64{e64(E), e64(m.heads * hd)}, gauss(E*E, sd)},
			tensor{p + "attn_output.weight", []uint64{e64(m.heads * hd), e64(E)}, ao},
			tensor{p + "ffn_norm.weight", []uint64{e64(E)}, fn},
			tensor{p + "ffn_gate.weight", []uint64{e64(E), e64(F)}, gauss(E*F, sd)},
			tensor{p + "ffn_up.weight", []uint64{e64(E), e64(F)}, gauss(E*F, sd)},
			tensor{p + "ffn_down.weight", []uint64{e64(F), e64(E)}, fd},
		)
	}
	// After the last norm dimension 0 is held/rms; rms is near
	// sqrt((held^2 + (E-1)*s^2)/E) with s a little over the embedding spread.
	rms := math.Sqrt((held*held + float64(E-1)*0.35) / float64(E))
	x0 := held / rms
	for t := range toks {
		outw[t*E] = float32(toks[t].bias / x0)
	}
	ts = append(ts,
		tensor{"output_norm.weight", []uint64{e64(E)}, ones(E)},
		tensor{"output.weight", []uint64{e64(E), e64(V)}, outw},
	)
	return ts
}
