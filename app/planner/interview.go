package planner

import "slices"

// fewestAsked are the questions without which an interview is none.
const fewestAsked = 2

// questionsAsked are the three questions that learners ask a user.
func (c *composer) questionsAsked() []string {
	return firstOf(c.fitting(c.askedUsers(), fewestAsked), mostAsked)
}

// mostAsked are as many questions as a learner keeps in mind.
const mostAsked = 3

// askedUsers are the questions of an interview, those first that speak of the product and of what the teacher asks for.
func (c *composer) askedUsers() []string {
	questions := c.forChild(c.forThisUser(texts(c.card.Interview, c.content)))
	if len(questions) <= mostAsked {
		return questions
	}
	said := c.wordSet(c.artefact.Type + " " + c.artefact.Brief + " " + c.needModel)
	near := func(question string) int {
		return shared(said, c.stems(question)) + 2*shared(c.focus, c.stems(question))
	}
	slices.SortStableFunc(questions, func(a, b string) int { return min(2, near(b)) - min(2, near(a)) })
	return questions
}

// forThisUser leaves out the questions that the user of the plan cannot answer: the interview of a card is for all its users,
// and a question to which the others alone have an answer is not for this one.
func (c *composer) forThisUser(questions []string) []string {
	var answered []string
	for i, said := range c.needSays {
		if said != "" && i < len(questions) {
			answered = append(answered, questions[i])
		}
	}
	if len(answered) < fewestAsked {
		return slices.Clone(questions)
	}
	return answered
}

// following are the answers to the questions that are kept, in their places.
func following(says []string, asked, kept []Idea) []string {
	if len(says) == 0 || len(kept) == len(asked) {
		return says
	}
	var left []string
	for i, question := range asked {
		if i < len(says) && slices.ContainsFunc(kept, func(k Idea) bool { return k.Text == question.Text }) {
			left = append(left, says[i])
		}
	}
	return left
}
