// Package regexp has the regular expressions of the standard library, with an automaton that tells whether a text has a match.
// Most texts that are searched for words have none, and the automaton is many times faster than a search. What is found is the
// same.
package regexp

import (
	"regexp"
	"sync"
	"sync/atomic"
)

// Regexp is an expression. It may be used by several goroutines at once.
type Regexp struct {
	*regexp.Regexp
	tried     atomic.Int32
	automaton func() *automaton
}

// enoughTries are those after which it pays to have an automaton for an expression.
const enoughTries = 16

// Compile reads an expression.
func Compile(expression string) (*Regexp, error) {
	compiled, err := regexp.Compile(expression)
	if err != nil {
		return nil, err
	}
	return &Regexp{Regexp: compiled, automaton: sync.OnceValue(func() *automaton { return newAutomaton(expression) })}, nil
}

// MustCompile reads an expression of the program itself.
func MustCompile(expression string) *Regexp {
	compiled, err := Compile(expression)
	if err != nil {
		panic(err)
	}
	return compiled
}

// MatchString tells whether there is a match in a text.
func (r *Regexp) MatchString(text string) bool {
	if r.isNew() {
		return r.Regexp.MatchString(text)
	}
	return r.automaton().matches(text)
}

// isNew tells whether the expression has been tried too seldom, and counts the try.
func (r *Regexp) isNew() bool {
	return r.tried.Load() < enoughTries && r.tried.Add(1) <= enoughTries
}

// hasNone tells whether it is known that a text has no match.
func (r *Regexp) hasNone(text string) bool { return !r.isNew() && !r.automaton().matches(text) }

func (r *Regexp) FindString(text string) string {
	if r.hasNone(text) {
		return ""
	}
	return r.Regexp.FindString(text)
}

func (r *Regexp) FindStringIndex(text string) []int {
	if r.hasNone(text) {
		return nil
	}
	return r.Regexp.FindStringIndex(text)
}

func (r *Regexp) FindStringSubmatch(text string) []string {
	if r.hasNone(text) {
		return nil
	}
	return r.Regexp.FindStringSubmatch(text)
}

func (r *Regexp) FindStringSubmatchIndex(text string) []int {
	if r.hasNone(text) {
		return nil
	}
	return r.Regexp.FindStringSubmatchIndex(text)
}

func (r *Regexp) FindAllString(text string, most int) []string {
	if r.hasNone(text) {
		return nil
	}
	return r.Regexp.FindAllString(text, most)
}

func (r *Regexp) FindAllStringSubmatch(text string, most int) [][]string {
	if r.hasNone(text) {
		return nil
	}
	return r.Regexp.FindAllStringSubmatch(text, most)
}

func (r *Regexp) ReplaceAllString(text, by string) string {
	if r.hasNone(text) {
		return text
	}
	return r.Regexp.ReplaceAllString(text, by)
}

func (r *Regexp) ReplaceAllStringFunc(text string, by func(string) string) string {
	if r.hasNone(text) {
		return text
	}
	return r.Regexp.ReplaceAllStringFunc(text, by)
}

func (r *Regexp) FindAllStringIndex(text string, most int) [][]int {
	if r.hasNone(text) {
		return nil
	}
	return r.Regexp.FindAllStringIndex(text, most)
}

func (r *Regexp) FindAllStringSubmatchIndex(text string, most int) [][]int {
	if r.hasNone(text) {
		return nil
	}
	return r.Regexp.FindAllStringSubmatchIndex(text, most)
}
