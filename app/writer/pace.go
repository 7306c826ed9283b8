package writer

import (
	"strings"
	"sync"
	"time"

	"somo/llm"
)

// pace is how fast a model has written lately, from which waiting times are estimated.
type pace struct {
	mu      sync.Mutex
	model   string
	rate    float64 // tokens a second while it writes
	words   float64 // words a token
	section float64 // seconds for a whole section, reading and second tries included
}

// recent is the weight of the newest measurement.
const recent = 0.3

func (p *pace) mix(old, fresh float64) float64 {
	if old == 0 {
		return fresh
	}
	return (1-recent)*old + recent*fresh
}

// answered measures one answer of a model. Another model starts anew.
func (p *pace) answered(model string, answer llm.Answer) {
	writing := answer.EvalTime
	if writing <= 0 {
		writing = answer.Total - answer.First
	}
	if answer.Tokens < 20 || writing <= 0 {
		return
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.model != model {
		p.model, p.rate, p.words, p.section = model, 0, 0, 0
	}
	p.rate = p.mix(p.rate, float64(answer.Tokens)/writing.Seconds())
	p.words = p.mix(p.words, float64(len(strings.Fields(answer.Text)))/float64(answer.Tokens))
}

// wrote measures a whole section.
func (p *pace) wrote(model string, took time.Duration) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.model == model {
		p.section = p.mix(p.section, took.Seconds())
	}
}

// sections estimates how long some sections take; 0 where nothing is known of the model.
func (p *pace) sections(model string, count float64) time.Duration {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.model != model || p.section == 0 || count <= 0 {
		return 0
	}
	return time.Duration(count * p.section * float64(time.Second))
}

func (p *pace) speed() (Speed, bool) {
	p.mu.Lock()
	defer p.mu.Unlock()
	return Speed{Model: p.model, TokensPerSecond: p.rate, WordsPerSecond: p.rate * p.words}, p.rate > 0
}
