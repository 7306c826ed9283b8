package planner

import (
	"slices"
	"strings"

	"somo/app/lesson"
	"somo/app/regexp"
)

// unwanted is what a teacher does not want taught or named: "do not teach interest as a good thing".
var unwanted = regexp.MustCompile(`(?i)\b(?:do not|don'?t|avoid|never|without|please no|not to|should not|must not)\s+(?:please )?(?:teach(?:ing)?|mention(?:ing)?|use the word|talk(?:ing)? (?:about|of)|speak(?:ing)? of|include|including|discuss(?:ing)?|name|naming|show(?:ing)?|give)\s+(?:them |any |the |about |examples of |examples with )*([^.;,]{3,60}\b)|\bavoid (?:examples (?:of|with|about) )?([^.;,]{3,40}?)(?: examples?)?(?:$|[.;,])|\bno ([\pL ,]{3,40}) in (?:the |our |any )?(?:examples?|pictures?|stor(?:y|ies)|plan|lessons?)\b|\b(?:do not|don'?t|avoid|never|please no|no)\s+(?:please )?(?:us(?:e|ing) )?(?:(?:stories|examples|pictures|images) (?:of|about|with) (?:the )?([\pL ]{3,40})|(?:any )?((?:[\pL-]+ ){0,2}[\pL-]+) (?:stories|examples|pictures|images|talk)\b)`)

// painful is a matter of the place that a teacher asks to go round: "The land matter is painful here, choose other examples".
var painful = regexp.MustCompile(`(?i)^(?:the )?([^.;,]{3,50}?)(?: (?:matter|issue|question|conflict|problem|topic))? (?:is|are) (?:very |too |so |still )*(?:painful|sensitive|touchy|delicate)\b[^.;]*\b(?:choose|use|take|pick) (?:other|another|different)\b`)

// manner is how something is not to be taught, and no thing.
var manner = regexp.MustCompile(`(?i)\b(?:as (?:a |an )?.*|in (?:the |our |any )?(?:examples?|class|lessons?|stor(?:y|ies)|plan).*|because .*|please)$`)

// ofReal is a rule about names and people, which the class keeps; the content stays.
var ofReal = regexp.MustCompile(`(?i)\b(?:real|actual|true|names?|their|own|people|learners?|pupils?)\b`)

// leastKept of each kind of content stay, whatever a rule says: a plan needs them.
const leastKept = 2

// shun takes what the plan leaves out by a rule of the teacher. It reports false where the rule names no content.
func (n *notes) shun(part string) bool {
	found := unwanted.FindStringSubmatch(part)
	if found == nil {
		found = painful.FindStringSubmatch(part)
	}
	if found == nil {
		return false
	}
	what := strings.TrimSpace(manner.ReplaceAllString(strings.Join(found[1:], ""), ""))
	if what == "" || len(strings.Fields(what)) > 6 || ofReal.MatchString(what) {
		return false
	}
	if strings.Contains(strings.ToLower(what), "food") {
		n.noFood = true // sharing is no matter of its own: chairs are shared as well
		n.inWork((*composer).withoutFood, n.says.text("used.food"))
		return true
	}
	for _, word := range stems(what) {
		if len(word) > 3 {
			n.shunned = append(n.shunned, word)
		}
	}
	if len(n.shunned) > 0 {
		n.use(n.says.text("used.shunned", "what", what))
	}
	return len(n.shunned) > 0
}

// noMatter is a matter that is kept out in few words: "No ghosts please". What learners do is a rule of the class.
var noMatter = regexp.MustCompile(`(?i)^(?:please,? )?no ((?:[\pL-]+ )?[\pL-]+),? please\b`)

// shunMatter leaves out what a few words of the teacher keep out. It reports false where they forbid a deed.
func (n *notes) shunMatter(said string) bool {
	found := noMatter.FindStringSubmatch(said)
	if found == nil || strings.Contains(found[1]+" ", "ing ") || ofReal.MatchString(found[1]) {
		return false
	}
	n.shunned = append(n.shunned, slices.DeleteFunc(stems(found[1]), func(word string) bool { return len(word) < 4 })...)
	n.use(n.says.text("used.shunned", "what", strings.ToLower(found[1])))
	return true
}

// withoutShunned leaves out of a card what a rule of the teacher forbids, as far as a plan can do without.
func (c *composer) withoutShunned() {
	food := c.foodIsExample()
	if len(c.notes.shunned) == 0 && !food {
		return
	}
	c.card.leaveOut(func(texts ...string) bool {
		text := strings.Join(texts, " ")
		if food && foods.MatchString(text) {
			return true
		}
		if c.notes.noGames && ofPrizes.MatchString(text) {
			return true
		}
		said := stems(text)
		return slices.ContainsFunc(c.notes.shunned, func(word string) bool { return slices.Contains(said, word) })
	}, len(c.notes.shunned) > 0) // in a step other things can stand for food
}

// leaveOut takes out of a card the texts that have something unwanted, as far as a plan can do without; steps only where asked.
func (card *Card) leaveOut(has func(texts ...string) bool, alsoSteps bool) {
	question := func(q QA) bool { return has(q.Question, q.Answer) }
	idea := func(i Idea) bool { return has(i.Text) }
	card.Vocab = spared(card.Vocab, func(w Word) bool { return has(w.Term, w.Meaning) })
	card.Misconceptions = spared(card.Misconceptions, func(m Misconception) bool { return has(m.Wrong, m.Right) })
	card.BigIdeas, card.Starters = spared(card.BigIdeas, idea), spared(card.Starters, idea)
	card.Support, card.Extension = spared(card.Support, idea), spared(card.Extension, idea)
	card.Worked, card.Questions = spared(card.Worked, question), spared(card.Questions, question)
	card.Local = slices.DeleteFunc(slices.Clone(card.Local), func(l Local) bool { return has(l.Text, l.Ask, l.Answer) })
	card.Tasks = spared(card.Tasks, func(t Task) bool { return has(t.Title, t.Text) })
	for i := range card.Tasks {
		task := &card.Tasks[i]
		if items := slices.DeleteFunc(slices.Clone(task.Items), question); len(items) > 0 {
			task.Items = items
		}
		task.Expect = strings.Join(spared(lesson.Sentences(task.Expect), func(said string) bool { return has(said) }), " ")
		if alsoSteps {
			task.Steps = spared(task.Steps, func(step string) bool { return has(step) })
		}
	}
	kept := map[string]bool{}
	for _, t := range card.Tasks {
		kept[t.ID] = true
		for _, id := range t.Objectives {
			kept[id] = true
		}
	}
	card.Stories = slices.DeleteFunc(slices.Clone(card.Stories), func(s Story) bool { return s.Task != "" && !kept[s.Task] })
	card.Objectives = spared(card.Objectives, func(o Objective) bool { return has(o.Text) || !kept[o.ID] })
	card.LearnerNotes = slices.Clone(card.LearnerNotes)
	for i, notes := range card.LearnerNotes {
		said := slices.DeleteFunc(lesson.Sentences(notes.Text), func(s string) bool { return has(s) })
		if len(said) >= leastKept {
			card.LearnerNotes[i].Text = strings.Join(said, " ")
		}
	}
}

// spared is a list without what is not wanted, or as it is where too little would be left.
func spared[T any](list []T, unwanted func(T) bool) []T {
	left := slices.DeleteFunc(slices.Clone(list), unwanted)
	if len(left) < min(leastKept, len(list)) {
		return list
	}
	return left
}
