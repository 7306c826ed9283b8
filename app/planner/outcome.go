package planner

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"somo/app/lesson"
	"somo/app/regexp"
)

func (c *composer) outcome() string {
	if c.brevity > 1 {
		return sentence(c.artefact.Brief)
	}
	return sentences(c.artefact.Brief, c.text("productOutcome", "teams", c.count(c.class.teams, "team")))
}

func (c *composer) assessment(drafts []*draft) lesson.Assessment {
	var a lesson.Assessment
	var waiting []string // objectives that the quiz asks for
	var lessons, questions []int
	for i, g := range c.goals[:len(c.goals)-1] {
		q, ok := c.exits[g.id]
		asked := c.quizNumber(g.id)
		if line := c.byDoing(g, i+1); line != "" {
			a.Formative = append(a.Formative, line)
			if !ok {
				continue
			}
		}
		if !ok && asked == 0 {
			a.Formative = append(a.Formative, c.text("objectiveShown", "n", strconv.Itoa(i+1), "objective", inline(lowerVerb(g.text)), "lesson", strconv.Itoa(c.lessonOf(g.id))))
			continue
		}
		if !ok {
			waiting = append(waiting, fmt.Sprint(i+1))
			lessons = append(lessons, c.lessonOf(g.id))
			questions = append(questions, asked)
			continue
		}
		a.Formative = append(a.Formative, c.text("exitLine",
			"n", strconv.Itoa(i+1), "exit", c.say("exit", nil), "lesson", strconv.Itoa(c.lessonOf(g.id)), "question", sentence(q.Question), "answer", q.marked()))
	}
	if len(waiting) > 0 {
		key := "objectivesWait"
		if len(waiting) == 1 {
			key = "objectiveWaits"
		}
		a.Formative = append(a.Formative, c.say(key, map[string]string{"numbers": c.list(waiting), "lessons": c.numbers("lessonOf.one", "lessonOf.many", lessons), "questions": c.numbers("questionOf.one", "questionOf.many", questions)}))
	}
	a.Formative = append(a.Formative, c.say("productCheck", map[string]string{"number": fmt.Sprint(len(c.goals))}))
	if len(c.skills) > 0 {
		a.Formative = append(a.Formative, c.say("skillTick", map[string]string{"skills": c.list(c.skillNames())}))
	}
	if line := c.quizLooks(); line != "" {
		a.Formative = append(a.Formative, line)
	}
	head := "quizHead"
	if last := c.allSlots[len(c.allSlots)-1]; last.block != "show" && last.minutes < quizAtEnd && c.profile.Level != "young" {
		head = "quizHeadLater"
	}
	a.Summative = append(a.Summative, c.text(head, "marks", c.count(c.quizMarks(), "mark"), "how", c.profile.Assessment))
	for i, q := range c.quizNow() {
		worth := c.count(q.worth(), "mark")
		if c.inExam(i) {
			worth = c.text("marksInExam", "marks", worth, "exam", c.exam())
		}
		a.Summative = append(a.Summative, c.text("quizLine",
			"n", strconv.Itoa(i+1), "of", c.quizOf(q), "marks", worth, "question", sentence(q.Question), "answer", q.marked()))
	}
	if model := c.modelWork(); model != "" {
		a.Summative = append(a.Summative, model)
	}
	return a
}

// numbers names some of the same kind by their numbers, each once: "lessons 2 and 3".
func (c *composer) numbers(one, many string, all []int) string {
	slices.Sort(all)
	var names []string
	for _, n := range slices.Compact(all) {
		names = append(names, strconv.Itoa(n))
	}
	if len(names) == 1 {
		return c.text(one, "numbers", names[0])
	}
	return c.text(many, "numbers", c.list(names))
}

// quizOf names the objective that a question of the quiz asks for, if the plan has it.
func (c *composer) quizOf(q QA) string {
	at := slices.IndexFunc(c.goals, func(g goal) bool { return g.id != "" && g.id == q.Objective })
	if at < 0 {
		return ""
	}
	return c.text("quizOf", "n", strconv.Itoa(at+1))
}

// modelWork is the line of the assessment that shows what the best work sounds like.
func (c *composer) modelWork() string {
	if c.exemplar == "" || c.ofOtherTask(c.exemplar) {
		return ""
	}
	return c.text("modelWork", "exemplar", sentence(c.exemplar))
}

// ofOtherTask tells whether a text speaks of a task that is not in the plan more than of what is. That of a story speaks of
// the story.
func (c *composer) ofOtherTask(text string) bool {
	if slices.ContainsFunc(c.tasks, func(t Task) bool { return t.ID == c.storyTask }) {
		return false
	}
	return c.ofOther(text, leastProof)
}

// ofOther tells whether a text shares that many words more with a task that is not in the plan than with what is.
func (c *composer) ofOther(text string, lead int) bool { return c.elsewhere(text) > lead }

// elsewhere is how many words more a text shares with a task that is not in the plan than with what is.
func (c *composer) elsewhere(text string) int {
	dealt := recall(&c.memory.dealt, text, func() []int {
		said := c.stems(text)
		dealt := []int{shared(c.madeWords(), said)}
		for _, task := range c.card.Tasks {
			dealt = append(dealt, shared(c.wordsAndItems(task), said))
		}
		return dealt
	})
	here, elsewhere := dealt[0], 0
	for i, task := range c.card.Tasks {
		n := dealt[i+1]
		if slices.ContainsFunc(c.tasks, func(t Task) bool { return t.ID == task.ID }) {
			here = max(here, n)
		} else {
			elsewhere = max(elsewhere, n)
		}
	}
	return elsewhere - here
}

// leastProof is by how many words a text must speak more of one thing than of another before it is taken to be about it.
const leastProof = 3

func (c *composer) skillNames() []string {
	var names []string
	for _, s := range c.skills {
		names = append(names, s.name)
	}
	return names
}

// terms are the key words of a plan, the most needed first; young learners and a brief plan get fewer. Steps use no others.
func (c *composer) terms() []Word {
	most := 6
	switch {
	case c.brevity >= tightly && c.asked() == "":
		most = 4
	case c.brevity > 3 || c.profile.Level == "young":
		most = 5
	}
	return firstOf(c.card.Vocab, min(most, max(fewestTerms, c.usedTerms)))
}

// fewestTerms are key words of which a plan prints as many, used or not.
const fewestTerms = 3

func (c *composer) safety(drafts []*draft) []string {
	said := ""
	for _, d := range drafts {
		said += d.safety
	}
	var lines []string
	inPlay := c.inPlay(drafts)
	for _, line := range firstOf(c.card.Safety, 4) {
		line = c.besideFlame(c.withoutStorms(c.inUse(c.safetyHere(line), inPlay)), drafts)
		if own, other := c.ties(line); line != "" && !strings.Contains(said, inline(line)) && other <= surelyOther*own+muchOfOther {
			lines = append(lines, line)
		}
	}
	lines = c.withoutStrangers(lines, drafts)
	lines = append(lines, c.topicCautions...)
	lines = append(lines, c.taskCautions(said+" "+strings.Join(lines, " "))...)
	if c.card.Sensitivity != "" && !c.countsNoPeople() {
		lines = append(lines, c.withoutStrangers([]string{c.withoutAilments(sentence(c.card.Sensitivity), inPlay)}, drafts)...)
	}
	if c.notes.care {
		lines = append(lines, c.text("quietCare"))
	}
	if c.unsafe || c.notes.dangerous {
		lines = append(lines, c.text("nothingDangerous"))
		if c.danger.care != "" {
			lines = append(lines, c.text(c.danger.care))
		}
	}
	return lines
}

// withoutStrangers leaves out the sentences with the name of a made-up person whom no step of the plan knows.
func (c *composer) withoutStrangers(lines []string, drafts []*draft) []string {
	known := c.question + " " + c.user + " " + c.needModel
	for _, d := range drafts {
		for _, s := range d.steps {
			known += " " + s.text
		}
	}
	invented := setOf(slices.Concat(c.banks.names.Invented.Girls, c.banks.names.Invented.Boys))
	var kept []string
	for _, line := range lines {
		said := slices.DeleteFunc(lesson.Sentences(line), func(said string) bool {
			return slices.ContainsFunc(strings.FieldsFunc(said, func(r rune) bool { return !unicode.IsLetter(r) }), func(word string) bool {
				return invented[word] && !strings.Contains(known, word)
			})
		})
		if len(said) > 0 {
			kept = append(kept, strings.Join(said, " "))
		}
	}
	return kept
}

// safetyHere leaves out of a line of safety the sentences that are on other work of the card alone.
func (c *composer) safetyHere(line string) string {
	return strings.Join(slices.DeleteFunc(lesson.Sentences(line), func(said string) bool {
		own, other := c.ties(said)
		return own == 0 && other > 0
	}), " ")
}

// surelyOther tells how many times more other work of the card must have of a line of safety before it is left out.
const (
	surelyOther = 2
	muchOfOther = 4 // and some weight besides
)

// titled is a made-up person with a name.
var titled = regexp.MustCompile(`^(?:Mr|Mrs|Ms|Miss|Mama|Madam|Bi|Bwana|Mzee|Captain|Coach|Chief|Nurse|Teacher|Dr)\.? \p{Lu}`)

// byName is a made-up person who is told by name and work: "Amina, a trader who sells cloth".
var byName = regexp.MustCompile(`^\p{Lu}[\p{L} ]*, (?:an?|the|who|our) `)

// askable is the user as somebody whom learners can find: a made-up person stands for others.
func (c *composer) askable() string {
	if c.heritage {
		return c.text("thoseWhoKnow")
	}
	if titled.MatchString(c.user) || byName.MatchString(c.user) {
		return c.text("peopleLike", "user", c.user)
	}
	return upperFirst(c.user)
}

func (c *composer) resources() []lesson.Resource {
	subject := strings.ReplaceAll(c.request.Subject, "-", " ")
	resources := []lesson.Resource{
		{Title: c.text("peopleToAsk"), Source: c.askable(), Type: "community", Description: c.text("peopleToAskWhy")},
		{Title: strings.Trim(c.text("textbook", "subject", upperFirst(subject), "grade", c.class.grade), ", "), Source: c.text("yourSchool"), Type: "textbook", Description: c.syllabus()},
	}
	if c.notes.noVisitors {
		resources[0].Description = c.text("peopleAtHome")
	}
	switch {
	case c.notes.lacks["books"], c.fromPeople(), len(c.ready) > 0:
		resources = resources[:1]
	case c.match.entry == nil:
		slices.Reverse(resources) // the box is filled from the textbook
	}
	if len(c.match.listed) > 0 {
		order := append([]string{c.text("thisPlan", "topic", strings.Trim(c.label, "'"))}, c.match.listed...)
		for i := range order {
			order[i] = fmt.Sprintf("%d. %s", i+1, order[i])
		}
		resources = append(resources, lesson.Resource{Title: c.text("sequence"), Source: c.text("yourList"), Type: "sequence", Description: c.text("planInTurn", "topics", strings.Join(order, "; "))})
	}
	return resources
}

func (c *composer) reflection() []string {
	var lines []string
	for _, line := range firstOf(turned(c.seed, "reflection", c.banks.wordings["reflection"]), c.upTo(2, 1)) {
		if text, ok := c.fill(line); ok {
			lines = append(lines, text)
		}
	}
	for _, s := range firstOf(c.skills, 1) {
		lines = append(lines, s.skill.Reflect)
	}
	return lines
}

// provenance says that the planner has written each section.
func provenance() map[string]string {
	by := map[string]string{}
	for _, section := range []string{"core", "empathize", "define", "ideate", "prototype", "test", "outcome"} {
		by[section] = Name
	}
	return by
}
