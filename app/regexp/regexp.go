// Package regexp has the regular expressions of the standard library, which first look whether a text has a place where a match
// can begin. Most texts that are searched for words have none, and to look at the beginnings of their words is many times
// faster than to try. What is found is the same.
package regexp

import (
	"regexp"
	"sync"
	"sync/atomic"
)

// Regexp is an expression. It may be used by several goroutines at once.
type Regexp struct {
	*regexp.Regexp
	tried   atomic.Int32
	opening func() *opening
}

// enoughTries are those after which it pays to know how the matches of an expression begin.
const enoughTries = 12

// Compile reads an expression.
func Compile(expression string) (*Regexp, error) {
	compiled, err := regexp.Compile(expression)
	if err != nil {
		return nil, err
	}
	return &Regexp{Regexp: compiled, opening: sync.OnceValue(func() *opening { return openingOf(expression) })}, nil
}

// MustCompile reads an expression of the program itself.
func MustCompile(expression string) *Regexp {
	compiled, err := Compile(expression)
	if err != nil {
		panic(err)
	}
	return compiled
}

// mayMatch tells whether it is worth while to try a text.
func (r *Regexp) mayMatch(text string) bool {
	if r.tried.Load() < enoughTries {
		r.tried.Add(1)
		return true
	}
	return r.opening().in(text)
}

func (r *Regexp) MatchString(text string) bool {
	return r.mayMatch(text) && r.Regexp.MatchString(text)
}

func (r *Regexp) FindString(text string) string {
	if !r.mayMatch(text) {
		return ""
	}
	return r.Regexp.FindString(text)
}

func (r *Regexp) FindStringIndex(text string) []int {
	if !r.mayMatch(text) {
		return nil
	}
	return r.Regexp.FindStringIndex(text)
}

func (r *Regexp) FindStringSubmatch(text string) []string {
	if !r.mayMatch(text) {
		return nil
	}
	return r.Regexp.FindStringSubmatch(text)
}

func (r *Regexp) FindStringSubmatchIndex(text string) []int {
	if !r.mayMatch(text) {
		return nil
	}
	return r.Regexp.FindStringSubmatchIndex(text)
}

func (r *Regexp) FindAllString(text string, most int) []string {
	if !r.mayMatch(text) {
		return nil
	}
	return r.Regexp.FindAllString(text, most)
}

func (r *Regexp) FindAllStringSubmatch(text string, most int) [][]string {
	if !r.mayMatch(text) {
		return nil
	}
	return r.Regexp.FindAllStringSubmatch(text, most)
}

func (r *Regexp) ReplaceAllString(text, by string) string {
	if !r.mayMatch(text) {
		return text
	}
	return r.Regexp.ReplaceAllString(text, by)
}

func (r *Regexp) ReplaceAllStringFunc(text string, by func(string) string) string {
	if !r.mayMatch(text) {
		return text
	}
	return r.Regexp.ReplaceAllStringFunc(text, by)
}
