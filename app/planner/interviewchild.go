package planner

import (
	"slices"
	"strings"

	"somo/app/regexp"
)

var (
	// isChild is a user who goes to school.
	isChild = regexp.MustCompile(`(?i)\b(?:child|children|learners?|pupils?|classmates?|class|younger|little)\b`)
	// grownWork is said of people who earn with their work.
	grownWork = regexp.MustCompile(`\b(?:your|the) (?:customers?|buyers?|trade|business|stall|shop|goods|workshop|farm)\b|\b(?:you|to) (?:sell|earn)\b`)
	// inYourWork can be left out of a question to a child.
	inYourWork = regexp.MustCompile(` (?:in|at|for|of) your (?:daily )?(?:work|job)\b| or see in your work\b`)
)

// askedOfChild are the questions for a user who goes to school: without those on trade, where two others are left, and
// without a job.
func (c *composer) askedOfChild(questions []string) []string {
	head, _, _ := strings.Cut(c.user, ",")
	if at := endOfHead.FindStringIndex(head); at != nil {
		head = head[:at[0]]
	}
	if !isChild.MatchString(head) {
		return questions
	}
	asked := slices.DeleteFunc(slices.Clone(questions), grownWork.MatchString)
	if len(asked) < fewestAsked {
		asked = slices.Clone(questions)
	}
	for i, question := range asked {
		asked[i] = inYourWork.ReplaceAllString(question, "")
	}
	return asked
}
