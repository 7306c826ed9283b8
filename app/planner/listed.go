package planner

import (
	"slices"
	"strings"

	"somo/app/lesson"
)

const (
	// leastNamed are so many things that a topic lists, or a text, that it is a list.
	leastNamed  = 2
	leastInText = 3
)

// listOf are the single words that a topic lists: "boiling, steaming and frying". A list with longer names is none: it is not
// sure where these end.
func listOf(topic string) []string {
	topic = strings.Trim(withoutSetting(withoutCodes(topic)), " .?!")
	if _, after, found := strings.Cut(topic, ": "); found {
		topic = after
	}
	said := strings.TrimSpace(strings.ToLower(tail.ReplaceAllString(topic, "")))
	list := strings.Split(listJoins.Replace(said), ", ")
	if len(list) < leastNamed || slices.ContainsFunc(list, func(word string) bool { return word == "" || strings.ContainsAny(word, " (/&;") }) {
		return nil
	}
	return list
}

// listJoins are how a list ends, in English, Kiswahili and French.
var listJoins = strings.NewReplacer(", and ", ", ", " and ", ", ", " or ", ", ", " na ", ", ", " et ", ", ")

// inList tells whether a word is one of a list, in any form.
func inList(list []string, word string) bool {
	word = strings.ToLower(word)
	return slices.ContainsFunc(list, func(one string) bool {
		return one == word || !stopWords[word] && !stopWords[one] && akin(stem(one), stem(word))
	})
}

// onlyListed keeps in the first list of a text the things of another list, where it has at least two of them and says nothing
// that would no longer be so; it reports what it left out.
func onlyListed(text string, asked []string) (string, []string) {
	said := strings.Split(text, " ")
	for at := 0; at < len(said); at++ {
		if _, ok := commaWord(said[at], at == 0 || beginsList(said, at)); !ok {
			continue
		}
		end := at
		for end < len(said) {
			if _, ok := commaWord(said[end], end == at); !ok {
				break
			}
			end++
		}
		joined := end // the place of "and"
		if joined < len(said) && said[joined] != "and" && said[joined] != "or" {
			joined++
		}
		if joined+1 >= len(said) || said[joined] != "and" && said[joined] != "or" {
			at = end
			continue
		}
		last := strings.TrimRight(said[joined+1], ".?:;)")
		closing := strings.TrimPrefix(said[joined+1], last)
		if strings.Trim(last, "abcdefghijklmnopqrstuvwxyz-") != "" || closing == "" && joined+2 < len(said) && !stopWords[said[joined+2]] && !strings.HasSuffix(said[joined+2], "ly") {
			at = end
			continue
		}
		opening := ""
		items := make([]string, 0, joined+1-at)
		for i, word := range append(slices.Clone(said[at:joined]), last) {
			if i == 0 {
				opening = word[:len(word)-len(strings.TrimLeft(word, "("))]
			}
			items = append(items, strings.Trim(word, "(,"))
		}
		kept := slices.DeleteFunc(slices.Clone(items), func(word string) bool { return !inList(asked, word) })
		if len(items) < leastInText || len(kept) < leastNamed || len(kept) == len(items) || countsThings(text, len(items)) || !inList(asked, items[0]) && !beginsList(said, at) {
			return text, nil
		}
		if at == 0 {
			kept[0] = upperFirst(kept[0])
		}
		short := opening + strings.Join(kept[:len(kept)-1], ", ") + " " + said[joined] + " " + kept[len(kept)-1] + closing
		return strings.Join(slices.Concat(said[:at], []string{short}, said[joined+2:]), " "), slices.DeleteFunc(items, func(word string) bool { return inList(asked, word) })
	}
	return text, nil
}

// commaWord is a single word before a comma; only the first of a list may have a capital letter or a bracket.
func commaWord(said string, first bool) (string, bool) {
	word, found := strings.CutSuffix(said, ",")
	if first {
		word = strings.ToLower(strings.TrimPrefix(word, "("))
	}
	return word, found && word != "" && strings.Trim(word, "abcdefghijklmnopqrstuvwxyz-") == ""
}

// beginsList tells whether what stands before a word does not belong to it: "boiling" of "strong boiling, frying" is no word
// alone.
func beginsList(said []string, at int) bool {
	return at == 0 || strings.HasPrefix(said[at], "(") || stopWords[said[at-1]] || strings.HasSuffix(said[at-1], ":")
}

// countsThings tells whether a text says how many things it lists.
func countsThings(text string, things int) bool {
	names := [...]string{"two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"}
	said := saidWords(text)
	return things-2 < len(names) && things >= 2 && slices.Contains(said, names[things-2])
}

// keepToList keeps to the things that a topic lists in what is short and stands alone: goals, question, product, tests, rubric,
// quiz and key words.
func (c *composer) keepToList() {
	asked := listOf(c.request.Topic)
	if asked == nil || c.unsafe || c.early {
		return
	}
	var left []string
	keep := func(text string) string {
		text, out := onlyListed(text, asked)
		left = append(left, out...)
		return text
	}
	each := func(texts []string) []string {
		texts = slices.Clone(texts)
		for i, text := range texts {
			texts[i] = keep(text)
		}
		return texts
	}
	c.question, c.artefact.Brief, c.artefact.Tests = keep(c.question), keep(c.artefact.Brief), each(c.artefact.Tests)
	c.card.ChoiceTests = each(c.card.ChoiceTests)
	c.card.Objectives, c.card.Rubric = slices.Clone(c.card.Objectives), slices.Clone(c.card.Rubric)
	for i, o := range c.card.Objectives {
		c.card.Objectives[i].Text = keep(o.Text)
	}
	for i, row := range c.card.Rubric {
		for j, cell := range row.Cells {
			c.card.Rubric[i].Cells[j] = keep(cell)
		}
	}
	if len(left) == 0 {
		return
	}
	c.withoutLines(left)
	c.card.Vocab = spared(c.card.Vocab, func(w Word) bool { return inList(left, w.Term) && !inList(asked, w.Term) })
	names := func(text string, list []string) bool {
		return slices.ContainsFunc(saidWords(text), func(word string) bool { return inList(list, word) })
	}
	c.card.Questions = spared(c.card.Questions, func(q QA) bool {
		others := slices.ContainsFunc(c.card.Questions, func(other QA) bool {
			return other.Objective == q.Objective && (names(other.Question, asked) || !names(other.Question+" "+other.Answer, left))
		})
		return others && names(q.Question, left) && !names(q.Question, asked)
	})
}

// withoutLines leaves out of texts to read and to copy the lines on single things: "Roasting: over coals."
func (c *composer) withoutLines(left []string) {
	shorter := func(text string) string {
		return strings.Join(spared(lesson.Sentences(text), func(line string) bool {
			label, _, found := strings.Cut(line, ":")
			return found && inList(left, label)
		}), " ")
	}
	c.exemplar = shorter(c.exemplar)
	c.card.Tasks, c.card.LearnerNotes = slices.Clone(c.card.Tasks), slices.Clone(c.card.LearnerNotes)
	for i, task := range c.card.Tasks {
		c.card.Tasks[i].Text, c.card.Tasks[i].Notes = shorter(task.Text), shorter(task.Notes)
	}
	for i, notes := range c.card.LearnerNotes {
		c.card.LearnerNotes[i].Text = shorter(notes.Text)
	}
}

// saidWords are the words of a text in small letters, those too that carry no meaning.
func saidWords(text string) []string {
	return strings.FieldsFunc(strings.ToLower(text), func(r rune) bool { return (r < 'a' || r > 'z') && r != '-' })
}
