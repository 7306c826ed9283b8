package planner

import (
	"slices"
	"strings"

	"somo/app/regexp"
)

// hardTopic finds a topic that is a wrong done to people, of which nobody argues the other side.
var hardTopic = regexp.MustCompile(`(?i)\b(slave(s|ry)?|genocide|apartheid|holocaust|massacres?|atrocit(y|ies)|war crimes?|abuse|violence|mutilation|fgm|circumcision|harmful (traditional )?practices|rape|trafficking|child (marriage|labour|soldiers?)|early marriages?|corruption|bribery|crimes?|murder|bully(ing)?|terrorism|torture|lynching|drug abuse|cyberbullying)\b`)

// isHard tells whether the topic is such a wrong.
func (c *composer) isHard() bool {
	return hardTopic.MatchString(c.request.Topic+" "+c.label) && !c.askedBesideWrong()
}

// hasMachine tells whether the class works with computers, of which it has at least one.
func (c *composer) hasMachine() bool {
	return c.card.Subject == "ict" && (c.notes.has["computers"] || c.notes.has["one computer"]) && !c.notes.lacks["computer"]
}

// askedBesideWrong tells whether only the second half of the topic's name is such a wrong, of which the teacher has not asked:
// "Staying safe online: passwords" is a part of "Online safety and cyberbullying".
func (c *composer) askedBesideWrong() bool {
	first, _, two := strings.Cut(c.label, " and ")
	return two && wordsIn(first) > 1 && !hardTopic.MatchString(c.request.Topic+" "+first) && shared(wordSet(c.request.Topic), stems(first)) > 0
}

// hardPhases are where learners have facts, and somebody to think of.
var hardPhases = []string{"Define", "Empathize"}

// fitted is a skill in the words for an age and a subject, for a topic of wrong where it is one, and for a computer where one
// is there.
func (s skill) fitted(level, subject string, hard, machine bool) skill {
	if level == "young" {
		s.Goal, s.Row, s.RowBrief, s.Least = s.GoalYoung, s.RowYoung, s.RowYoung, 0
		s.By = lowerFirst(strings.TrimSuffix(s.GoalYoung, ".")) // what is asked of older learners is not done here
		return s
	}
	var move *hardMove
	switch {
	case hard && s.Hard != nil:
		move, s.Phases = s.Hard, hardPhases
	case subject == "mathematics":
		move = s.Numbers
	case strings.HasSuffix(subject, "-religious-education"):
		move = s.Faith
	}
	if s.Device != nil && machine {
		s.Goal = s.Device.Goal
		s.Do, s.Sign = map[string]string{level: s.Device.Do}, map[string]string{level: s.Device.Sign}
	} else if move != nil {
		s = s.moved(move, level)
		s.Needs = nil
	}
	return s
}

// moved is a skill that is practised as a move says.
func (s skill) moved(move *hardMove, level string) skill {
	s.Goal = move.Goal
	s.Do, s.Sign = map[string]string{level: move.Do}, map[string]string{level: move.Sign}
	if move.By != "" {
		s.By, s.Row, s.RowBrief = move.By, move.Row, move.RowBrief
	}
	return s
}

// onFacts is a skill that works on results as it is practised where no work has any.
func (s skill) onFacts(level string) skill {
	s = s.moved(s.Facts, level)
	s.Needs = map[string]string{level: "text"}
	return s
}

// hasOnlyTicks tells whether a skill that works on results has nothing but the yes and no of a test, which show no pattern.
func (c *composer) hasOnlyTicks(s skill, d *draft) bool {
	if s.Facts == nil || s.Needs[c.profile.Level] != "results" || d.slot.block != "try" && d.slot.block != "mend" {
		return false
	}
	_, at := c.investigated(d)
	return at == 0
}

// onTopic is a skill as it is practised on the content of the card, where the card has a task for it.
func (c *composer) onTopic(s skill) skill {
	level := c.profile.Level
	at := slices.IndexFunc(c.card.SkillWork, func(w SkillWork) bool { return w.Skill == s.Name })
	if at < 0 || level == "young" {
		return s
	}
	work := c.card.SkillWork[at]
	switch {
	case s.Facts != nil:
		s = s.onFacts(level)
	case s.Hard != nil && asksWhoSays.MatchString(work.Do):
		s = s.moved(s.Hard, level)
	case s.Slip != nil && findsSlip.MatchString(work.Do) && !weighs.MatchString(work.Do):
		s = s.moved(s.Slip, level)
	}
	s.Goal = c.goalOf(s, work.Do)
	s.Phases, s.Needs = []string{"Define"}, map[string]string{level: "text"}
	s.Do = map[string]string{level: c.text("skillWork", "do", sentence(work.Do), "answer", sentence(work.Answer))}
	s.Least = max(s.Least, atSkill)
	return s
}

var (
	// asksWhoSays, findsSlip and weighs are the three kinds of tasks in which a claim is judged.
	asksWhoSays = regexp.MustCompile(`(?i)\bwho would\b|\bhow could\b|\bcould (?:he|she|they) know\b`)
	findsSlip   = regexp.MustCompile(`(?i)\bmistakes?\b|\bwrong\b|\bmend\b|\bfails?\b|\bprove line\b`)
	weighs      = regexp.MustCompile(`(?i)\bagainst\b|\bchange your mind\b|\bkupinga\b`)
	// sortedUnder are the headings under which such a task sorts.
	sortedUnder = regexp.MustCompile(`\bunder ((?:\p{Lu}[\p{Lu}\d°²³/'’-]*)(?:(?:, | and |, and | or | )\p{Lu}[\p{Lu}\d°²³/'’-]*)+)(?:[ :.,;?]|$)`)
	// claimTold is what somebody says in such a task.
	claimTold = regexp.MustCompile(`^[^":]*: "([^"]+[.!?])"`)
)

// longestClaim is how many words a claim has at most that an objective names.
const longestClaim = 14

// goalOf is the objective of a skill that is practised in a task of the card, with what that task sorts or judges.
func (c *composer) goalOf(s skill, do string) string {
	if found := sortedUnder.FindStringSubmatch(do); found != nil && s.Facts != nil {
		return c.text("goalSort", "headings", found[1])
	}
	if found := claimTold.FindStringSubmatch(do); found != nil && s.Slip != nil && len(strings.Fields(found[1])) <= longestClaim {
		if weighs.MatchString(do) {
			return c.text("goalWeigh", "claim", found[1])
		}
		if findsSlip.MatchString(do) {
			return c.text("goalMend", "claim", found[1])
		}
	}
	return s.Goal
}
