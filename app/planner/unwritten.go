package planner

import (
	"slices"

	"somo/app/lesson"
	"somo/app/regexp"
)

// cannotWrite is how a teacher says that children do not write yet.
var cannotWrite = regexp.MustCompile(`(?i)\b(?:can(?:not|'t| not)|do(?:es)? not|don'?t|not yet|unable to|never)(?: yet| really)?(?: (?:read(?: or| and|,)?|hold a pencil (?:or|and)))? (?:yet )?(?:write|hold (?:a )?(?:pencils?|chalk))\b|\bne savent pas (?:encore )?(?:lire ni )?écrire|\bhawajui kuandika\b|\bnão sabem escrever\b`)

// unwrittenClass tells a class in which no child has to write.
func (c *composer) unwrittenClass() bool {
	return c.band == lesson.BandKG || c.profile.Level == "young" && cannotWrite.MatchString(c.request.AdditionalInfo)
}

// writing turns a kind of writing into what a child does instead.
type writing struct {
	found   *regexp.Regexp
	instead string
}

// writingBeside is writing beside another way, which is then the only one.
var writingBeside = []writing{
	{regexp.MustCompile(`\b(W|w)rite(s?) (?:or|and) (draw|say|tell|learn|show|act|trace)\b`), "$3$2"},
	{regexp.MustCompile(`\b([Dd]raw|[Ss]ay|[Tt]ell|[Ss]how|[Aa]ct)(s?) (?:or|and) writes?\b`), "$1$2"},
	{regexp.MustCompile(`\b([Cc]hildren|[Ll]earners|[Pp]airs|[Gg]roups|[Tt]eams) write\b`), "$1 draw"},
	{regexp.MustCompile(`\b([Ee]ach (?:child|learner|pair|group|team)|[Ee]very (?:child|learner)|[Ee]veryone) writes\b`), "$1 draws"},
}

// Writing in any place, writing that the teacher helps with, and writing at the beginning of a sentence, which in the steps
// of a task the teacher does.
var (
	writesNow  = regexp.MustCompile(`\bWrite\b`)
	writesToo  = regexp.MustCompile(`\bwrite\b`)
	helped     = regexp.MustCompile(`\bWrite\b([^.?!]*) with (?:the teacher's )?help\b`)
	onTheBoard = regexp.MustCompile(`((?:^|[.?!"] )(?:On the board,? )?)Write\b`)
)

// instead is what children do in place of writing: in their own work, and where they are asked.
func (c *composer) instead(key string) []writing {
	return append(slices.Clone(writingBeside), writing{writesNow, c.text(key)}, writing{writesToo, lowerFirst(c.text(key))})
}

// forTeacher leaves what stands in the steps of a task to the teacher at the board.
func (c *composer) forTeacher() []writing {
	return append(slices.Clone(writingBeside), writing{helped, c.text("drawWithHelp")}, writing{onTheBoard, "${1}" + c.text("youWrite")})
}

func unwritten(text string, ways []writing) string {
	for _, way := range ways {
		text = way.found.ReplaceAllString(text, way.instead)
	}
	return upperFirst(text)
}

// withoutWriting lets children who do not write yet draw, say and show, and the teacher write on the board.
func (c *composer) withoutWriting() {
	if !c.unwrittenClass() {
		return
	}
	inWork, inQuestions, inTasks := c.instead("drawOrShow"), c.instead("sayOrShow"), c.forTeacher()
	all := func(texts []string, ways []writing) []string {
		texts = slices.Clone(texts)
		for i := range texts {
			texts[i] = unwritten(texts[i], ways)
		}
		return texts
	}
	asked := func(questions []QA) []QA {
		questions = slices.Clone(questions)
		for i := range questions {
			questions[i].Question = unwritten(questions[i].Question, inQuestions)
		}
		return questions
	}
	ideas := func(ideas []Idea) []Idea {
		ideas = slices.Clone(ideas)
		for i := range ideas {
			ideas[i].Text = unwritten(ideas[i].Text, inQuestions)
		}
		return ideas
	}
	card := c.card
	card.Questions, card.Extension, card.Homework = asked(card.Questions), ideas(card.Extension), ideas(card.Homework)
	card.Tasks, card.Objectives = slices.Clone(card.Tasks), slices.Clone(card.Objectives)
	for i := range card.Tasks {
		card.Tasks[i].Steps, card.Tasks[i].Items = all(card.Tasks[i].Steps, inTasks), asked(card.Tasks[i].Items)
	}
	for i := range card.Objectives {
		card.Objectives[i].Text = unwritten(card.Objectives[i].Text, inQuestions)
	}
	c.artefact.Steps, c.artefact.Tests = all(c.artefact.Steps, inWork), all(c.artefact.Tests, inWork)
}
