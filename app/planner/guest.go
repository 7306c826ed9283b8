package planner

import (
	"fmt"
	"slices"
	"strings"

	"somo/app/lesson"
	"somo/app/regexp"
)

// guest is a second card, which knows a part of the topic that the card of the topic does not teach.
type guest struct {
	card  *Card
	part  topicPart
	entry *entry
	task  string   // id under which the plan has its task
	own   *Card    // for the band of the task
	notes []string // what learners copy of it
}

// guestPrefix begins the ids of what comes from a second card.
const guestPrefix = "guest"

// invite finds a second card for each part of a topic that no task of its card is on. Where that card is on no part at all,
// the second takes its place. It returns the card to plan with.
func (p *Planner) invite(c *composer, card *Card) (*Card, error) {
	if c.match.entry == nil || c.onLine() || c.unsafe || c.early || len(c.match.listed) > 0 {
		return card, nil
	}
	known, err := p.recogniser()
	if err != nil {
		return nil, fmt.Errorf("opening the index of topics: %w", err)
	}
	c.parts = topicParts(c.request.Topic)
	hosted := 0
	for _, part := range c.parts {
		if part.named(stems(c.match.entry.Name)) > 0 || card.teaches(part, c.band) {
			hosted++
			continue
		}
		found := known.one(c.request.Subject, part.asked, c.band)
		if found.tier != tierExact || found.entry == c.match.entry || found.entry.Subject != card.Subject {
			continue
		}
		other, err := p.shelf.card(found.entry)
		if err != nil {
			return nil, fmt.Errorf("opening the card for a part of the topic: %w", err)
		}
		if other.knows(found.entry, part.asked) && !slices.ContainsFunc(c.guests, func(g guest) bool { return g.card.ID == other.ID }) {
			c.guests = append(c.guests, guest{card: other, part: part, entry: found.entry})
		}
	}
	apartFrom(c.match.entry.Name, c.parts)
	if hosted == 0 && len(c.guests) == 1 && !slices.Contains([]string{"kiswahili", "french"}, card.Subject) && c.match.tier == tierExact && isWordy(c.request.Topic) && c.asked() == "" {
		c.match = match{tier: tierExact, entry: c.guests[0].entry}
		c.guests = nil
		return p.open(c, c.match.entry)
	}
	return card, nil
}

// teaches tells whether a task for a band is on a part of a topic, by its title or an objective that it practises.
func (card *Card) teaches(part topicPart, band lesson.Band) bool {
	band, _ = nearest(card.Bands, band)
	return slices.ContainsFunc(card.Tasks, func(t Task) bool {
		return forBand(t.Bands, band) && (part.named(stems(t.Title)) > 0 || slices.ContainsFunc(card.Objectives, func(o Objective) bool {
			return slices.Contains(t.Objectives, o.ID) && forBand(o.Bands, band) && part.named(stems(o.Text)) > 0
		}))
	})
}

// knows tells whether a card, or the phrases by which it is found, have all that is said of a part but where it is looked at.
func (card *Card) knows(e *entry, asked string) bool {
	said := card.words()
	for _, phrase := range e.Phrases {
		for _, word := range strings.Fields(phrase) {
			said[word] = true
		}
	}
	return !slices.ContainsFunc(stems(where.ReplaceAllString(asked, "")+" "+strings.Join(ofThing.FindAllString(asked, -1), " ")), func(word string) bool {
		return !said[word] && !weakWords[word] && !broadWords[word] && !numerals.MatchString(word)
	})
}

// ofThing is what a part is a part of: "of fractions".
var ofThing = regexp.MustCompile(`(?i)\s(?:of|by|des?|du|ya|wa|za) .*$`)

// receive adds to the card of the topic a task of each second card, with what belongs to it.
func (c *composer) receive(has func(need string) bool) {
	for i, g := range c.guests {
		band, gap := nearest(g.card.Bands, c.band)
		if gap > 1 || gap == 1 && min(slices.Index(lesson.Bands[:], band), slices.Index(lesson.Bands[:], c.band)) < slices.Index(lesson.Bands[:], lesson.BandG7to9) {
			continue // what is for another age does not stand beside it
		}
		if at := slices.Index(lesson.Bands[:], band); c.largest > 0 && at > 0 && slices.Contains(g.card.Bands, lesson.Bands[at-1]) && !c.keepsRange(g.card, band) {
			band = lesson.Bands[at-1]
		}
		own := g.card.ForBand(band, has)
		if task, ok := c.guestTask(own, g.part); ok {
			c.guests[i].own = own
			c.seat(&c.guests[i], task, i)
			c.left = slices.DeleteFunc(c.left, func(part string) bool { return strings.Contains(g.part.asked, part) })
			c.match.others = slices.DeleteFunc(c.match.others, func(name string) bool { return name == g.entry.Name })
		}
	}
}

// leftOut are the parts of the topic that the plan does not teach: no task is on them, or says a word of them.
func (c *composer) leftOut() []string {
	left := slices.Clone(c.left)
	for _, g := range c.guests {
		known := slices.ContainsFunc(left, func(part string) bool { return strings.Contains(g.part.asked, part) })
		if c.tasks != nil && !known && !slices.ContainsFunc(c.tasks, func(t Task) bool { return c.partIn(t, g.part) > 0 }) {
			left = append(left, lowerFirst(g.part.asked))
		}
	}
	return left
}

// keepsRange tells whether a card has a task for a band within the numbers that the topic asks for.
func (c *composer) keepsRange(card *Card, band lesson.Band) bool {
	return slices.ContainsFunc(card.Tasks, func(t Task) bool { return forBand(t.Bands, band) && !c.outOfRange(t) })
}

// guestTask is the task of a second card that is most on a part and nearest to what the teacher wrote; one that a story
// prepares with is central to its card.
func (c *composer) guestTask(card *Card, part topicPart) (Task, bool) {
	asked := wordSet(c.request.Topic + " " + c.request.AdditionalInfo + " " + part.asked)
	best, most := -1, 0
	for i, task := range card.Tasks {
		said := c.stems(task.Title + " " + task.Text + " " + strings.Join(task.Steps, " "))
		worth := 1 + inTitle*part.named(c.stems(task.Title)) + shared(asked, said)
		for _, o := range card.Objectives {
			if slices.Contains(task.Objectives, o.ID) && part.named(c.stems(o.Text)) > 0 {
				worth += inObjective
			}
		}
		if slices.ContainsFunc(card.Stories, func(s Story) bool { return s.Task == task.ID }) {
			worth += inTitle
		}
		if len(task.Items) > 0 {
			worth += inObjective
		}
		if c.outOfRange(task) {
			worth -= tooLarge
		}
		if worth > most {
			best, most = i, worth
		}
	}
	if best < 0 {
		return Task{}, false
	}
	return card.Tasks[best], true
}

// seat puts a task of a second card beside those of the first, with its objectives, questions and the rest that speaks of it.
// Ids are made different from those of the first card.
func (c *composer) seat(g *guest, task Task, at int) {
	from := g.own
	own := func(id string) string { return fmt.Sprintf("%s%d-%s", guestPrefix, at+1, id) }
	practised := task.Objectives
	task.ID, task.Objectives, task.Bands = own(task.ID), nil, nil
	g.task = task.ID
	said := c.wordsOf(task)
	near := func(text string) int { return shared(said, c.stems(text)) }
	card := c.card
	for _, o := range from.Objectives {
		if slices.Contains(practised, o.ID) && o.Bloom != "create" {
			o.ID = own(o.ID)
			task.Objectives = append(task.Objectives, o.ID)
			card.Objectives = append(slices.Clip(card.Objectives), o)
		}
	}
	for _, q := range from.Questions {
		if q.Objective = own(q.Objective); slices.Contains(task.Objectives, q.Objective) {
			card.Questions = append(slices.Clip(card.Questions), q)
		}
	}
	card.Tasks = append(slices.Clip(card.Tasks), task)
	for _, idea := range nearestOf(from.BigIdeas, 2, func(idea Idea) int { return near(idea.Text) }) {
		card.BigIdeas = append(slices.Clip(card.BigIdeas), idea)
		g.notes = append(g.notes, sentence(idea.Text))
	}
	for _, m := range nearestOf(from.Misconceptions, 1, func(m Misconception) int { return near(m.Wrong + " " + m.Probe + " " + m.Right) }) {
		m.task = task.ID
		card.Misconceptions = append(slices.Clip(card.Misconceptions), m)
	}
	card.Worked = append(slices.Clip(card.Worked), nearestOf(from.Worked, 1, func(q QA) int { return near(q.Question + " " + q.Answer) })...)
	words := slices.DeleteFunc(slices.Clone(from.Vocab), func(w Word) bool {
		return slices.ContainsFunc(card.Vocab, func(known Word) bool { return strings.EqualFold(known.Term, w.Term) })
	})
	card.Vocab = append(slices.Clip(card.Vocab), nearestOf(words, 2, func(w Word) int { return inTitle*g.part.named(c.stems(w.Term)) + 2*near(w.Term) + near(w.Meaning) })...)
	card.Safety = slices.Concat(firstOf(from.Safety, 2), card.Safety)
	if card.Sensitivity == "" {
		card.Sensitivity = from.Sensitivity
	}
}

// helpOf are the lines of support and extension among which those for a task are: of the card that the task is from.
func (c *composer) helpOf(task Task) (support, extension []string) {
	if at := slices.IndexFunc(c.guests, func(g guest) bool { return g.task == task.ID }); at >= 0 {
		own := c.guests[at].own
		return ideaTexts(own.Support), ideaTexts(own.Extension)
	}
	return texts(c.card.Support, c.content), texts(c.card.Extension, c.content)
}

func ideaTexts(ideas []Idea) []string {
	var all []string
	for _, idea := range ideas {
		all = append(all, idea.Text)
	}
	return all
}

// guestNotes are what learners copy of the tasks of second cards.
func (c *composer) guestNotes() string {
	var notes []string
	for _, g := range c.guests {
		if slices.ContainsFunc(c.tasks, func(t Task) bool { return t.ID == g.task }) {
			notes = append(notes, g.notes...)
		}
	}
	return strings.Join(notes, " ")
}

// nearestOf are as many of a list, in its order, as are nearest to something.
func nearestOf[T any](list []T, most int, near func(T) int) []T {
	places := make([]int, len(list))
	for i := range places {
		places[i] = i
	}
	slices.SortStableFunc(places, func(a, b int) int { return near(list[b]) - near(list[a]) })
	places = slices.Clone(firstOf(places, most))
	slices.Sort(places)
	var found []T
	for _, at := range places {
		found = append(found, list[at])
	}
	return found
}
