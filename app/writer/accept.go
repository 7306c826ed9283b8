package writer

import (
	"slices"
	"strings"
	"unicode/utf8"

	"somo/app/planner"
)

// piece is what a model wrote for a section, checked and tidied.
type piece struct {
	texts  map[string]string
	lists  map[string][]string
	mended bool // it was cut and had to be closed
}

// refusal is why a model's text is not taken. Its text ends the sentence "The model's text … was not used: ".
type refusal string

func (r refusal) Error() string { return string(r) }

const (
	refusedShape    refusal = "it was not complete"
	refusedNoise    refusal = "it made no sense"
	refusedEcho     refusal = "it only repeated what was asked"
	refusedLink     refusal = "it held a web address"
	refusedMarkup   refusal = "it held program code"
	refusedOrder    refusal = "it did not speak to learners and teachers"
	refusedHarm     refusal = "it was not safe for learners"
	refusedLanguage refusal = "it was in another language"
)

// read takes an answer as the section's text. asked is what the teacher wrote, which may name what a model may not.
func (s section) read(answer string, l language, asked string) (piece, error) {
	object, mended := readObject(answer)
	if object == nil {
		return piece{}, refusedShape
	}
	p := piece{texts: map[string]string{}, lists: map[string][]string{}, mended: mended}
	for i, f := range s.fields {
		value, ok := object[s.wire(i)]
		if !ok {
			value = object[f.name]
		}
		var err error
		if f.list {
			err = p.takeList(f, value)
		} else {
			err = p.takeText(f, value)
		}
		if err != nil {
			return piece{}, err
		}
	}
	if err := p.check(s, l, asked); err != nil {
		return piece{}, err
	}
	return p, nil
}

func (p *piece) takeText(f field, value any) error {
	raw, ok := value.(string)
	if !ok {
		return refusedShape
	}
	text := shortened(tidy(raw), f.most)
	if 3*utf8.RuneCountInString(text) < 2*f.least {
		return refusedShape
	}
	p.texts[f.name] = text
	return nil
}

func (p *piece) takeList(f field, value any) error {
	items, ok := value.([]any)
	if !ok {
		return refusedShape
	}
	var kept []string
	for _, item := range items {
		raw, ok := item.(string)
		if !ok {
			return refusedShape
		}
		text := shortened(unnumbered(tidy(raw)), f.most)
		if utf8.RuneCountInString(text) < 3 || slices.ContainsFunc(kept, func(other string) bool { return strings.EqualFold(other, text) }) {
			continue
		}
		if len(kept) < f.items {
			kept = append(kept, text)
		}
	}
	if 3*len(kept) < 2*f.fewest {
		return refusedShape
	}
	p.lists[f.name] = kept
	return nil
}

// each visits every text with its field.
func (p piece) each(s section, visit func(f field, text string) error) error {
	for _, f := range s.fields {
		texts := p.lists[f.name]
		if !f.list {
			texts = []string{p.texts[f.name]}
		}
		for _, text := range texts {
			if err := visit(f, text); err != nil {
				return err
			}
		}
	}
	return nil
}

// check refuses what may not come before a class.
func (p piece) check(s section, l language, asked string) error {
	var whole []string
	err := p.each(s, func(f field, text string) error {
		whole = append(whole, text)
		switch {
		case markup.MatchString(text):
			return refusedMarkup
		case address.MatchString(text):
			return refusedLink
		case orders.MatchString(text) || wires.MatchString(text):
			return refusedOrder
		case strings.Contains(text, f.hint):
			return refusedEcho
		case planner.Harmful(text, asked):
			return refusedHarm
		case !varied(text) || !f.list && !wordy(text):
			return refusedNoise
		}
		return nil
	})
	if err != nil {
		return err
	}
	all := strings.Join(whole, ". ")
	switch {
	case l.foreign(all):
		return refusedLanguage
	case !varied(all) || !wordy(all):
		return refusedNoise
	}
	return nil
}
