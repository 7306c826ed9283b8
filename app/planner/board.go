package planner

import (
	"slices"
	"strings"

	"somo/app/lesson"
	"somo/app/regexp"
)

// written is a step that puts something on the board: a rule, a table, an example.
var written = regexp.MustCompile(`^(?:Write|Copy|Rule|Write on the board|Write the rules?): ([^"]+)`)

// worker begins a sentence that tells somebody to do something: it is said, and does not stand on the board.
var worker = regexp.MustCompile(`^(?:Ask|Say|Draw|Make|Label|Mark|Read|Give|Each|Every|Learners|Pairs|Teams|Groups|Show|Find|Mend|Underline|Place|Follow|Calculate|Copy|Go|Do|Agree|Fill|Then|Let|Tell|Now|Use|Add|Put|Count|Compare|Write|Work|Name|Check|Try|Complete|Sort|Choose|Point|Discuss|Explain|Solve|Match|Measure|Repeat|Test|Watch|Look|Talk|Act|Sing|Clap|Walk|Take|Hold|Cut|Join|Turn|Swap|Predict|Record|Answer|Remember|Guess)\b`)

// longestOnBoard is how many words of a step stand on the board.
const longestOnBoard = 20

// boardLine is what a task has written on the board: the table of an investigation, or of the first step that says so as
// much as learners copy.
func (c *composer) boardLine(task Task) string {
	if task.Change != "" && task.Measure != "" && c.profile.Level != "young" {
		return c.text("boardTable", "change", inline(task.Change), "measure", inline(task.Measure))
	}
	for _, s := range task.Steps {
		if found := written.FindStringSubmatch(s); found != nil && !c.judged(found[1]) {
			if line := copied(found[1]); line != "" {
				return line
			}
		}
	}
	return ""
}

// clauses cuts a sentence behind each semicolon that stands in no brackets: (a b; c d) is one matrix.
func clauses(text string) []string {
	var parts []string
	from, depth := 0, 0
	for at, char := range text {
		switch {
		case char == '(':
			depth++
		case char == ')':
			depth--
		case char == ';' && depth == 0:
			parts = append(parts, text[from:at+1])
			from = at + 1
		}
	}
	return append(parts, text[from:])
}

// judged tells whether a text is a wrong idea that learners are to judge: it does not stand on the board as if it were so.
func (c *composer) judged(text string) bool {
	said := wordSet(firstOf(lesson.Sentences(text), 1)[0])
	return slices.ContainsFunc(c.wrong, func(m Misconception) bool { return 3*shared(said, stems(m.Wrong)) >= 2*len(said) })
}

// boardRule is the beginning of what learners copy, for the lesson in which they practise it.
func (c *composer) boardRule() string {
	if line := copied(c.learnerNotes()); line != "" && c.profile.Level != "young" {
		return line
	}
	return c.say(c.forAge("boardExample"), nil)
}

// boardGoesOn is what learners copy behind its beginning, which stands on the board of the lesson before.
func (c *composer) boardGoesOn() string {
	notes := c.learnerNotes()
	begin := copied(notes)
	if begin == "" || c.profile.Level == "young" {
		return ""
	}
	rest, ok := strings.CutPrefix(notes, begin)
	if !ok {
		return ""
	}
	return copied(strings.TrimSpace(rest))
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
			words = append(words, c.boardWord(vocab[0]))
			vocab = vocab[1:]
		}
		if len(words) == 0 {
			return ""
		}
		return c.text("boardWords", "words", strings.TrimSuffix(strings.Join(words, ", "), "."))
	}
	taught, ruled := 0, false
	for _, s := range c.slotsInDay {
		last = s.lesson + s.span - 1
		switch s.block {
		case "meet":
			if c.brevity >= shortWays {
				write(s.lesson, c.text("boardQuestionAbove"))
			} else {
				write(s.lesson, c.text("boardQuestion", "question", c.question))
			}
		case "teach1", "teach2", "practice":
			if s.block != "practice" && taught < len(c.tasks) {
				line, terms := c.boardLine(c.tasks[taught]), next(3)
				if s.block != "teach1" && c.brevity > 1 {
					line = ""
				}
				if line == "" && !ruled {
					line, ruled = copied(c.learnerNotes()), true
				}
				if line == "" {
					line = c.boardGoesOn()
				}
				if line == "" && terms == "" {
					line = sentence(inline(c.tasks[taught].Title)) // better than an empty board
				}
				write(s.lesson, line)
				write(s.lesson, terms)
				taught++
			} else {
				terms := next(3)
				if goesOn := c.boardGoesOn(); ruled && goesOn != "" {
					write(s.lesson, goesOn)
				} else if !ruled || terms == "" {
					write(s.lesson, c.boardRule())
					ruled = true
				}
				write(s.lesson, terms)
			}
		case "need":
			write(s.lesson, c.boardSay("boardNeed"))
		case "ideas":
			write(s.lesson, c.boardSay("boardIdea"))
			write(s.lesson, next(2))
		case "make":
			write(s.lesson, c.text("boardProduct", "thing", lowerFirst(inline(c.artefact.Type)), "line", c.boardSay("boardMake")))
		case "finish":
			write(s.lesson, c.say(c.forAge("boardFinish"), nil))
		case "try":
			write(s.lesson, c.boardSay("boardTry"))
		case "mend":
			write(s.lesson, c.say(c.forAge("boardMend"), nil))
		case "show":
			if c.brevity < tightly || len(boards[s.lesson]) == 0 {
				write(s.lesson, c.boardSay("boardShow"))
			}
		}
		for at := s.lesson + 1; at < s.lesson+s.span; at++ {
			write(at, c.say(c.forAge("boardOn"), nil))
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
