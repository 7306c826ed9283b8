package planner

import (
	"regexp"
	"slices"
	"strings"

	"somo/app/lesson"
)

// written is a step that puts something on the board: a rule, a table, an example.
var written = regexp.MustCompile(`^(?:Write|Copy|Model|Rule)(?: [^:.?!]{1,30})?: ("?[^"]+"?)$`)

// longestOnBoard is how many words of a step stand on the board.
const longestOnBoard = 26

// boardLine is what a task has written on the board: the table of an investigation, or of the first step that says so as
// many sentences as learners copy.
func (c *composer) boardLine(task Task) string {
	if task.Change != "" && task.Measure != "" && c.profile.Level != "young" {
		return c.text("boardTable", "change", inline(task.Change), "measure", inline(task.Measure))
	}
	for _, s := range task.Steps {
		found := written.FindStringSubmatch(inline(s))
		if found == nil {
			continue
		}
		line := ""
		for _, part := range splitSentences(found[1]) {
			if wordsIn(line)+wordsIn(part) > longestOnBoard {
				break
			}
			line = strings.TrimSpace(line + " " + part)
		}
		if line != "" {
			return sentence(upperFirst(line))
		}
	}
	return ""
}

// fillBoard adds to the board what the tasks have written there, as far as there is room.
func (c *composer) fillBoard(p *lesson.Plan, take func(...string) bool) {
	taught := 0
	for _, s := range c.slotsInDay {
		if s.block != "teach1" && s.block != "teach2" || taught >= len(c.tasks) {
			continue
		}
		line := c.boardLine(c.tasks[taught])
		taught++
		at := slices.IndexFunc(p.Chalkboard, func(note lesson.BoardNote) bool { return note.Lesson == s.lesson })
		if line != "" && at >= 0 && take(line) {
			p.Chalkboard[at].Board += "\n" + line
		}
	}
}

// chalkboard says what stands on the board in each lesson.
func (c *composer) chalkboard() []lesson.BoardNote {
	boards := map[int][]string{}
	last := 0
	write := func(at int, line string) {
		if line != "" {
			boards[at] = append(boards[at], line)
		}
	}
	vocab := c.terms()
	next := func(most int) string {
		var words []string
		for len(words) < most && len(vocab) > 0 {
			words = append(words, vocab[0].Term)
			vocab = vocab[1:]
		}
		if len(words) == 0 {
			return ""
		}
		return c.text("boardWords", "words", strings.Join(words, ", "))
	}
	taught := 0
	for _, s := range c.slotsInDay {
		last = s.lesson + s.span - 1
		switch s.block {
		case "meet":
			write(s.lesson, c.text("boardQuestion", "question", c.question))
		case "teach1", "teach2", "practice":
			if s.block != "practice" && taught < len(c.tasks) {
				write(s.lesson, sentence(inline(c.tasks[taught].Title)))
				taught++
			} else {
				write(s.lesson, c.say("boardExample", nil))
			}
			write(s.lesson, next(3))
		case "need":
			write(s.lesson, c.say("boardNeed", nil))
		case "ideas":
			write(s.lesson, c.say("boardIdea", nil))
			write(s.lesson, next(2))
		case "make":
			write(s.lesson, c.text("boardProduct", "thing", lowerFirst(inline(c.artefact.Type)), "line", c.say("boardMake", nil)))
		case "finish":
			write(s.lesson, c.say("boardFinish", nil))
		case "try":
			write(s.lesson, c.say("boardTry", nil))
		case "mend":
			write(s.lesson, c.say("boardMend", nil))
		case "show":
			write(s.lesson, c.say("boardShow", nil))
		}
		for at := s.lesson + 1; at < s.lesson+s.span; at++ {
			write(at, c.say("boardOn", nil))
		}
	}
	var notes []lesson.BoardNote
	for at := 1; at <= last; at++ {
		if lines := boards[at]; len(lines) > 0 {
			notes = append(notes, lesson.BoardNote{Lesson: at, Board: strings.Join(lines, "\n")})
		}
	}
	return notes
}
