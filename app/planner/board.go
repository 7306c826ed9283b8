package planner

import (
	"strings"

	"somo/app/lesson"
)

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
		return "Words: " + strings.Join(words, ", ") + "."
	}
	taught := 0
	for _, s := range c.slotsInDay {
		last = s.lesson + s.span - 1
		switch s.block {
		case "meet":
			write(s.lesson, "Our question: "+c.question)
		case "teach1", "teach2", "practice":
			if s.block != "practice" && taught < len(c.tasks) {
				write(s.lesson, sentence(inline(c.tasks[taught].Title)))
				taught++
			} else {
				write(s.lesson, "Example. Exercises. My own task: ___.")
			}
			write(s.lesson, next(3))
		case "need":
			write(s.lesson, "___ needs a way to ___ because ___, but ___.")
		case "ideas":
			write(s.lesson, "My idea helps because ...")
			write(s.lesson, next(2))
		case "make":
			write(s.lesson, "We make: "+lowerFirst(inline(c.artefact.Type))+". Plan, make, check. Stop at: ___.")
		case "finish":
			write(s.lesson, "Ready: ___. Not ready: ___. Who explains what: ___.")
		case "try":
			write(s.lesson, "Test | We expect | Result | We change.")
		case "mend":
			write(s.lesson, "First result | Our change | Second result.")
		case "show":
			write(s.lesson, "Quiz, then show, then: what is our answer now?")
		}
		for at := s.lesson + 1; at < s.lesson+s.span; at++ {
			write(at, "Done: ___. Next: ___.")
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
