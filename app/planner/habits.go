package planner

import (
	"strings"

	"somo/app/regexp"
)

// ownHabit is a wrong idea that tells what a learner does with the hands, as "I pull each row as tight as I can": nobody votes
// on it, but both ways are tried.
var ownHabit = regexp.MustCompile(`^I (?:always )?(?:pull|cut|hold|push|kick|throw|catch|hit|pass|run|jump|stand|step|bend|land|fold|glue|paint|press|rub|blow|beat|pluck|breathe|weave|stitch|sew|knit|plait|tie|plant|dig|hoe|water|spray|sow|pour|stir|knead|heat|sweep|wash|scrub|type|click)\b`)

// isHabit tells whether a wrong idea is such a habit.
func isHabit(wrong string) bool { return ownHabit.MatchString(wrong) }

// guessHabit has learners guess what comes of a habit, where a step would have them vote on it.
func (c *composer) guessHabit(d *draft) {
	if len(c.wrong) == 0 || !isHabit(c.wrong[0].Wrong) {
		return
	}
	wrong := sentence(c.wrong[0].Wrong)
	for i, s := range d.steps {
		if strings.Contains(s.text, wrong) {
			d.steps[i].text = c.text("vote.habit", "wrong", wrong)
		}
	}
}
