package planner

import (
	"slices"
	"strings"
)

// told is a text of a card with the words that carry its meaning.
type told struct {
	text  string
	words map[string]bool
	stems []string
}

func tell(texts []string) []told {
	list := make([]told, 0, max(1, len(texts)))
	for _, text := range texts {
		words := stems(text)
		list = append(list, told{text, setOf(words), words})
	}
	if len(list) == 0 {
		list = append(list, told{})
	}
	return list
}

// closeness counts the words that two texts share.
func (a told) closeness(b told) int { return shared(a.words, b.stems) }

// chooseStory takes a question, a product, a need and a user that belong together: what learners see, whom they ask and what
// they make is then one story.
func (c *composer) chooseStory(card *Card) {
	if !c.tellStory(card) {
		c.matchStory()
	}
	c.dryLook()
	c.makeSmall()
	c.exemplar = c.inCurrency(c.exemplar)
}

// tellStory takes the story of the card that is nearest to what the teacher wrote; of equal ones the first, which is the most
// general.
func (c *composer) tellStory(card *Card) bool {
	notes := tell([]string{inFull(c.request.Topic) + " " + c.request.AdditionalInfo})[0]
	asked := loneLetters(c.request.Topic)
	best, most := -1, 0
	parts := make([]string, len(c.card.Stories)) // a question says in few words what all is about
	for i, s := range c.card.Stories {
		product := card.Artefacts[s.Product]
		question := card.DrivingQuestions[s.Question].Text
		parts[i] = strings.Join(append(product.Steps, product.Type, product.Brief, question, question, question, workOf(card, s.Task)), " ")
	}
	focused := c.focusIn(parts)
	noFood := c.foodIsExample()
	for i, s := range c.card.Stories {
		product := card.Artefacts[s.Product]
		if c.notes.noFood && !foodFree(product.Materials) {
			continue
		}
		worth := tell([]string{strings.Join([]string{card.DrivingQuestions[s.Question].Text, product.Type, product.Brief, card.Users[s.User], thingsOf(card, s.Task)}, " ")})[0].closeness(notes)
		worth += focused[i]
		if len(asked) > 0 {
			worth += ofFocus * sharedLetters(asked, loneLetters(card.DrivingQuestions[s.Question].Text+" "+product.Brief+" "+workOf(card, s.Task)))
		}
		if at := slices.IndexFunc(card.Tasks, func(t Task) bool { return t.ID == s.Task }); at >= 0 && c.outOfRange(card.Tasks[at]) {
			worth -= tooLarge
		} else if at >= 0 && c.reachesRange(card.Tasks[at]) {
			worth += ofRange
		}
		if at := slices.IndexFunc(card.Tasks, func(t Task) bool { return t.ID == s.Task }); at >= 0 && c.lacksReagent(card.Tasks[at]) {
			worth -= notInStore
		}
		if c.abroad[s.Task] {
			worth -= notInStore
		}
		if noFood && ofFoodStory.MatchString(card.DrivingQuestions[s.Question].Text+" "+product.Brief+" "+card.Users[s.User]) {
			worth -= notInStore
		}
		if c.rainedOn(card, s) {
			worth -= notInStore
		}
		if best < 0 && len(c.focus) == 0 && c.asksForAll() {
			worth += ofWhole // a word on the class does not narrow a topic that is asked for as a whole
		}
		if best < 0 || worth > most {
			best, most = i, worth
		}
	}
	if best < 0 {
		return false
	}
	s := c.card.Stories[best]
	c.story = slices.IndexFunc(card.Stories, func(of Story) bool { return of.Question == s.Question && of.Product == s.Product && of.Need == s.Need })
	c.question, c.artefact = strings.TrimSpace(card.DrivingQuestions[s.Question].Text), card.Artefacts[s.Product]
	c.needModel, c.user, c.exemplar = card.NeedExample[s.Need].Text, inline(card.Users[s.User]), card.Exemplar[s.Exemplar].Text
	c.phenomenon, c.storyTask = strings.TrimRight(inline(card.Phenomena[s.Phenomenon].Text), "?"), s.Task
	return true
}

// workOf is what learners do in a task.
func workOf(card *Card, id string) string {
	at := slices.IndexFunc(card.Tasks, func(t Task) bool { return t.ID == id })
	if at < 0 {
		return ""
	}
	task := card.Tasks[at]
	return task.Title + " " + task.Text + " " + strings.Join(task.Steps, " ")
}

// thingsOf are the materials of a task, which a class may have.
func thingsOf(card *Card, id string) string {
	said := ""
	for _, task := range card.Tasks {
		if task.ID == id {
			for _, m := range task.Materials {
				said += " " + m.Item
			}
		}
	}
	return said
}

// matchStory takes the parts whose words are nearest to each other's.
func (c *composer) matchStory() {
	choices := c.artefacts()
	briefs := make([]string, len(choices))
	for i, a := range choices {
		briefs[i] = a.Type + " " + a.Brief
	}
	notes := tell([]string{c.request.Topic + " " + c.request.AdditionalInfo})[0]
	questions, products := tell(texts(c.card.DrivingQuestions, c.content)), tell(briefs)
	needs, users, models := tell(texts(c.card.NeedExample, c.content)), tell(c.card.Users), tell(texts(c.card.Exemplar, c.content))
	type story struct{ question, product, need, user, model int }
	var best []story
	most := -1
	for q, question := range questions {
		for p, product := range products {
			ofProduct := 2*question.closeness(product) + 3*question.closeness(notes) + 3*product.closeness(notes)
			for n, need := range needs {
				ofNeed := ofProduct + 2*question.closeness(need) + product.closeness(need)
				for m, model := range models {
					ofModel := ofNeed + product.closeness(model) + 2*need.closeness(model)
					for u, user := range users {
						worth := ofModel + 3*question.closeness(user) + 3*need.closeness(user) + product.closeness(user) + model.closeness(user) + 3*user.closeness(notes)
						if worth > most {
							best, most = nil, worth
						}
						if worth == most {
							best = append(best, story{q, p, n, u, m})
						}
					}
				}
			}
		}
	}
	chosen := pick(c.seed, "story", best)
	c.question = strings.TrimSpace(questions[chosen.question].text)
	if len(choices) > 0 {
		c.artefact = choices[chosen.product]
	}
	c.needModel, c.user, c.exemplar = needs[chosen.need].text, inline(users[chosen.user].text), models[chosen.model].text
	c.phenomenon = inline(closest(c.seed, "phenomenon", texts(c.card.Phenomena, c.content),
		strings.Join([]string{c.user, c.needModel, c.question, c.artefact.Brief, c.request.AdditionalInfo}, " ")))
}

// artefacts are the products among which to choose.
func (c *composer) artefacts() []Artefact {
	if c.notes.noFood {
		if free := slices.DeleteFunc(slices.Clone(c.card.Artefacts), func(a Artefact) bool { return !foodFree(a.Materials) }); len(free) > 0 {
			return free
		}
	}
	return c.card.Artefacts
}

// loneLetters are the letters that stand alone in a text, as in "letter sounds m, d, g, o"; "a" is a word.
func loneLetters(text string) map[string]bool {
	set := map[string]bool{}
	const around = " ,;:.()\n"
	for at := range len(text) {
		letter := text[at] | 0x20
		if letter >= 'b' && letter <= 'z' && (at == 0 || strings.IndexByte(around, text[at-1]) >= 0) && (at == len(text)-1 || strings.IndexByte(around, text[at+1]) >= 0) {
			set[string(letter)] = true
		}
	}
	return set
}

func sharedLetters(a, b map[string]bool) int {
	n := 0
	for word := range a {
		if b[word] {
			n++
		}
	}
	return n
}
