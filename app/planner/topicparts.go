package planner

import (
	"maps"
	"slices"
	"strings"

	"somo/app/regexp"
)

// topicPart is one of some things that a topic names: "perimeter" of "Area and perimeter of rectangles".
type topicPart struct {
	asked string          // with what it shares with the others: "perimeter of rectangles"
	words map[string]bool // which it does not share with them
}

// apartFrom leaves out of the parts the words of the name of their card, where they have others: these say which part it is.
func apartFrom(name string, parts []topicPart) {
	for _, part := range parts {
		own := maps.Clone(part.words)
		for _, word := range stems(name) {
			delete(own, word)
		}
		if len(own) > 0 {
			maps.DeleteFunc(part.words, func(word string, _ bool) bool { return !own[word] })
		}
	}
}

// mostTaught are the things that a topic names in a list of which a plan can teach each.
const mostTaught = 4

var (
	// sideBySide parts the things that a topic names, in the languages of the cards.
	sideBySide = regexp.MustCompile(`(?i)\s*[,;&/]\s*(?:(?:and|or|et|na|e)\s+)?|\s+(?:and|or|et|na|e)\s+`)
	// sharedVerb is what learners do with a thing that stands behind it or behind another deed: "giving and following directions".
	sharedVerb = regexp.MustCompile(`(?i)^(?:giving|following|asking|telling|saying|making|using|keeping|choosing|taking|describing|reading|writing|finding|drawing|caring for|understanding|identifying|exploring)(?:\s+|$)`)
	// tail begins what follows a thing and often belongs to all: "of rectangles", "within 20".
	tail = regexp.MustCompile(`(?i)\s+(?:of|in|within|for|with|by|to|from|on|at|de|du|des|ya|wa|za)\s+.*$`)
)

// inThing is one thing in another, beside which a topic may name one more: "pressure in liquids and the atmosphere".
var inThing = regexp.MustCompile(`(?i)^\pL+ (?:in|on|dans|sur|katika) (?:the |les? |la )?\pL+$`)

// objectOf ends what a topic says of several things.
var objectOf = regexp.MustCompile(`(?i)^[\pL' -]+ (?:of|de|du|des|ya|wa|za) `)

// sameKind tells whether two things are named in the same way, both with the same little word before them.
func sameKind(a, b string) bool {
	first, _, one := strings.Cut(strings.ToLower(a), " ")
	second, _, other := strings.Cut(strings.ToLower(b), " ")
	return one && other && first == second && stopWords[first]
}

// topicParts are the things that a topic names side by side, two at least, or none.
func topicParts(topic string) []topicPart {
	topic = strings.Trim(withoutSetting(withoutCodes(topic)), " .?!")
	head := ""
	if before, after, found := strings.Cut(topic, ": "); found {
		head, topic = before+" ", after
	}
	if at := strings.Index(topic, " ("); at > 0 {
		topic = topic[:at]
	}
	said := sideBySide.Split(topic, -1)
	if at := objectOf.FindStringIndex(said[0]); at != nil && len(said) > 1 && !objectOf.MatchString(said[len(said)-1]) && sameKind(said[0][at[1]:], said[1]) {
		head, said[0] = head+said[0][:at[1]], said[0][at[1]:] // "life cycles of the mosquito and the butterfly"
	}
	doings := !slices.ContainsFunc(said, func(text string) bool { return strings.Contains(text, " ") }) // "drawing and painting"
	said = slices.DeleteFunc(said, func(text string) bool {
		return text == "" || sidesOf.MatchString(text) || !doings && onlyDoing.MatchString(text) || onlyWhere.MatchString(text)
	})
	if len(said) < 2 || len(said) > mostTaught {
		return nil
	}
	of := tail.FindString(said[len(said)-1])
	var parts []topicPart
	for _, text := range said {
		part := topicPart{asked: head + text, words: map[string]bool{}}
		if of != "" && !tail.MatchString(text) {
			part.asked += of
		}
		thing := text
		if of != "" || !inThing.MatchString(text) {
			thing = tail.ReplaceAllString(text, "")
		}
		if !doings {
			thing = sharedVerb.ReplaceAllString(thing, "")
		}
		for _, word := range stems(thing) {
			if len(word) > 1 && !weakWords[word] && !broadWords[word] && !numerals.MatchString(word) {
				part.words[word] = true
			}
		}
		if len(part.words) > 0 {
			parts = append(parts, part)
		}
	}
	if len(parts) < 2 {
		return nil
	}
	return parts
}

// missedBy tells whether some words, those of a line, say nothing of a part; what learners do is left to any work.
func (p topicPart) missedBy(said []string) bool {
	return !strings.HasSuffix(p.asked, "ing") && p.named(said) == 0
}

// named counts the words of a part that a text has, in any form.
func (p topicPart) named(said []string) int {
	found := 0
	for word := range p.words {
		if slices.ContainsFunc(said, func(other string) bool { return akin(word, other) }) {
			found++
		}
	}
	return found
}

// nounEnding makes a noun of a verb.
var nounEnding = regexp.MustCompile(`^(?:(?:it|at|t)?(?:ion|or|er|ment|ing|al|iv)|th)$`)

// Forms of one word begin alike: at least so many letters, and so much of the shorter one.
const (
	leastAlike = 5
	alikeShare = 0.8
)

// akin tells whether two stems are forms of one word: "addition" and "add", "expansion" and "expand".
func akin(a, b string) bool {
	if a == b {
		return true
	}
	if len(a) > len(b) {
		a, b = b, a
	}
	if len(a) < 3 || a[:3] != b[:3] {
		return false
	}
	same := 3
	for same < len(a) && a[same] == b[same] {
		same++
	}
	return same >= leastAlike && float64(same) >= alikeShare*float64(len(a)) || same == len(a) && nounEnding.MatchString(b[same:])
}

// How much it counts that a part stands in the title of a task or in an objective that it practises, beside what learners do.
const (
	inTitle     = 4
	inObjective = 2
	mostInWork  = 4
	// whollyOnPart is how much a task has at least that is wholly on a part: a word in passing teaches little.
	whollyOnPart = 5
)

// partIn is how much of a task is on each part of the topic: in how many places it names the part.
func (c *composer) partIn(task Task, part topicPart) int {
	return recall(&c.memory.taught, [2]string{task.ID, part.asked}, func() int { return c.timesIn(task, part) })
}

func (c *composer) timesIn(task Task, part topicPart) int {
	times := inTitle * part.named(c.stems(task.Title))
	for _, o := range c.card.Objectives {
		if slices.Contains(task.Objectives, o.ID) {
			times += inObjective * min(1, part.named(c.stems(o.Text)))
		}
	}
	if slices.ContainsFunc(c.guests, func(g guest) bool { return g.task == task.ID && g.part.asked == part.asked }) {
		times += inTitle
	}
	work := task.Text + " " + strings.Join(task.Steps, " ") + " " + task.Expect + " " + task.Notes
	for _, item := range task.Items {
		work += " " + item.Question + " " + item.Answer
	}
	n := 0
	for _, word := range c.stems(work) {
		if part.named([]string{word}) > 0 {
			n++
		}
	}
	return times + min(mostInWork, n)
}

// partsIn is for each task how far it teaches each part of the topic: 1 where no other task does more.
func (c *composer) partsIn(tasks []Task) [][]float64 {
	taught := make([][]float64, len(tasks))
	for i := range tasks {
		taught[i] = make([]float64, len(c.parts))
	}
	for p, part := range c.parts {
		most := whollyOnPart
		times := make([]int, len(tasks))
		for i, task := range tasks {
			times[i] = c.partIn(task, part)
			most = max(most, times[i])
		}
		for i := range tasks {
			taught[i][p] = float64(times[i]) / float64(most)
		}
	}
	return taught
}

// partsInEnglish adds the English key words that a part of the topic has in Kiswahili or French.
func (c *composer) partsInEnglish() {
	for _, part := range c.parts {
		for _, w := range c.card.Vocab {
			for _, other := range []string{w.Sw, w.Fr} {
				said := stems(other)
				if len(said) > 0 && !slices.ContainsFunc(said, func(word string) bool { return !part.words[word] }) {
					for _, word := range stems(w.Term) {
						part.words[word] = true
					}
				}
			}
		}
	}
}
