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
	inYourWork = regexp.MustCompile(` (?:or see )?in your (?:daily )?(?:work|job)(?: or sport)?\b`)
)

// isSchoolchild tells whether the user of the plan goes to school.
func (c *composer) isSchoolchild() bool {
	head, _, _ := strings.Cut(c.user, ",")
	if at := endOfHead.FindStringIndex(head); at != nil {
		head = head[:at[0]]
	}
	return isChild.MatchString(head)
}

// forChild leaves out what a user who goes to school is not asked: questions on trade, where two others are left.
func (c *composer) forChild(questions []string) []string {
	if !c.isSchoolchild() {
		return questions
	}
	asked := slices.DeleteFunc(slices.Clone(questions), grownWork.MatchString)
	if len(asked) < fewestAsked {
		return questions
	}
	return asked
}

// saidToChild are the questions as a user who goes to school is asked: without a job.
func (c *composer) saidToChild(questions []string) []string {
	if !c.isSchoolchild() {
		return questions
	}
	asked := make([]string, len(questions))
	for i, question := range questions {
		asked[i] = inYourWork.ReplaceAllString(question, "")
	}
	return asked
}
