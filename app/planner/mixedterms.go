package planner

import "slices"

// bothMeanings are the key words of the card for two things that are taken for each other, or fewer than two where it does not
// know both.
func (c *composer) bothMeanings(one, other string) []Word {
	var known []Word
	for _, thing := range []string{one, other} {
		for _, word := range c.card.Vocab {
			if slices.Equal(c.stems(word.Term), c.stems(thing)) {
				known = append(known, word)
				break
			}
		}
	}
	return known
}

// meanings are what two things are that are taken for each other, where the key words say both.
func (c *composer) meanings(one, other string) string {
	known := c.bothMeanings(one, other)
	if len(known) < 2 {
		return ""
	}
	var told []string
	for _, word := range known {
		told = append(told, upperFirst(word.Term)+": "+sentence(word.Meaning))
	}
	return sentences(told...)
}

// knowsBoth tells whether the card knows two things that are taken for each other: by their meanings, or in one question. What x and y
// are is known.
func (c *composer) knowsBoth(one, other string) bool {
	return len(one)+len(other) < leastLetters || len(c.bothMeanings(one, other)) > 1 || slices.ContainsFunc(slices.Concat(c.card.Questions, c.card.Worked), func(q QA) bool {
		has := setOf(c.sameWords().words(q.Question + " " + q.Answer))
		return hasAll(has, c.sameWords().words(one)) && hasAll(has, c.sameWords().words(other))
	})
}

// mixedFirst puts the key words for two things that learners mix up before the others.
func (c *composer) mixedFirst() {
	for _, m := range c.notes.wrongly {
		if both := c.bothMeanings(m.one, m.other); m.one != "" && len(both) > 1 {
			c.card.Vocab = append(both, slices.DeleteFunc(slices.Clone(c.card.Vocab), func(w Word) bool { return w.Term == both[0].Term || w.Term == both[1].Term })...)
			c.usedTerms = max(c.usedTerms, len(both))
			return
		}
	}
}
