package planner

import (
	"slices"
	"strings"

	"somo/app/lesson"
	"somo/app/regexp"
)

// belief is what learners or people here think, in words that a learner would say.
type belief struct {
	said string
	held bool // somebody holds it to be true; otherwise it is a trouble that may come from a wrong idea of the card
}

const (
	// wordsOfError are words that a remark and a wrong idea of the card have in common at least.
	wordsOfError = 2
	// mostBeliefs of the teacher are voted on.
	mostBeliefs = 2
	// wordsOfFact are words that a belief and a fact that answers it have in common at least.
	wordsOfFact = 2
	// longestFact is how many words such a fact has at most.
	longestFact = 30
)

var (
	// thinking stands before what people think: "Many think that", "Students believe".
	thinking = regexp.MustCompile(`(?i)^.*?\b(?:believe|think|says?|have heard|hear|told|wanaamini|huamini|wanafikiri|wanadhani|hudhani|husema|pensent|croient|disent|pensam|acreditam|acham|dizem)(?: that| kwamba| kuwa| que| qu')?[:,]? ?`)
	// onPeople is a belief about people, which is not put to a vote.
	onPeople = regexp.MustCompile(`(?i)\b(?:girls?|boys?|women|men|females?|males?|wom[ae]n's|tribes?|ethnic|whites?|blacks?|muslims?|christians?|disab\w+|deaf|blind|albin\w+|poor people|refugees?|foreigners?|curse[ds]?|bewitch\w*|witch\w*|juju|evil spirits?|gods?|allah|devil|hiv|aids|wasichana|wavulana|filles|garçons|meninas|meninos)\b`)
	// ofTaste is how learners feel about a subject, which is no belief about the world.
	ofTaste = regexp.MustCompile(`(?i)\b(?:boring|hard|difficult|too easy|useless|only for (?:the )?(?:clever|rich|big|town|grown|others|some|people|foreign|lazy)|for (?:clever|rich|failures)|not for (?:them|us)|a waste|they (?:are|can|cannot|will|know)|cannot do)\b`)
	// ofLearners begins a belief of the learners themselves, who then say "we".
	ofLearners = regexp.MustCompile(`(?i)^(?:many|most|some|all|they|(?:my |our |the )?(?:learners?|students?|pupils?|children|boys|girls))\b`)
	// ofWhom is a belief that says of people only "them".
	ofWhom  = regexp.MustCompile(`(?i)\b(?:them|us|our)\b|^(?:their|they)\b`)
	weSay   = regexp.MustCompile(`(?i)\b(?:they|them|their)\b`)
	weWords = map[string]string{"they": "we", "them": "us", "their": "our"}
)

// believe takes what people think as the vote of the first lesson. It reports false where that is nothing to vote on.
func (n *notes) believe(clause string) bool {
	said := strings.Trim(thinking.ReplaceAllString(clause, ""), ` .!?"“”'`)
	if len(strings.Fields(said)) < shortRemark || onPeople.MatchString(said) || ofTaste.MatchString(said) || unrest.MatchString(said) {
		return false
	}
	if ofLearners.MatchString(clause) && strings.HasPrefix(strings.ToLower(said), "they ") {
		said = weSay.ReplaceAllStringFunc(said, func(word string) string { return weWords[strings.ToLower(word)] })
	} else if ofWhom.MatchString(said) {
		said = strings.Trim(clause, " .!?") // else nobody knows who is meant
	}
	n.beliefs = append(n.beliefs, belief{sentence(upperFirst(said)), true})
	n.use(n.says.text("used.beliefs"))
	return true
}

// doneWrongly is what learners do, behind the words for them: "Pupils draw the arrows the wrong way".
var doneWrongly = regexp.MustCompile(`(?i)^(?:they|(?:many|most|some|all|half|a few)(?: of them)?(?: learners| pupils| students| children)?|(?:the |my |our )?(?:learners|pupils|students|children)) ((?:often |always |still |just |only |usually |sometimes )?(?:` + habits + `|draw|choose|answer|give|use|make|take|solve|state|round|label|measure)\b[^.;"]{4,80})\.$`)

// trouble takes what learners do wrongly: the wrong idea of the card that lies behind it is voted on, or else a made-up
// pupil does it before the class.
func (n *notes) trouble(clause string) {
	said := sentence(upperFirst(strings.Trim(trimLead(clause), " .!?")))
	n.beliefs = append(n.beliefs, belief{said: said})
	n.inWork(func(c *composer) (block, text string) {
		if c.toldStory || c.nearestWrong(said, wordsOfError) >= 0 {
			return "practice", ""
		}
		if found := doneWrongly.FindStringSubmatch(said); found != nil {
			return "practice", c.text("note.troubleDone", "do", found[1])
		}
		return "practice", c.text("note.trouble", "said", strings.ReplaceAll(said, `"`, "'"))
	}, n.says.text("used.error"))
}

// believeFirst puts first among the wrong ideas what the teacher tells that learners think.
func (c *composer) believeFirst() {
	if c.toldStory {
		return // nobody votes on which telling is true
	}
	taken := 0
	for _, held := range []bool{true, false} {
		for _, b := range c.notes.beliefs {
			if b.held != held || taken == mostBeliefs || !held && taken > 0 {
				continue
			}
			at := c.sameWrong(b.said)
			if !held {
				at = c.nearestWrong(b.said, wordsOfError)
			}
			switch {
			case at >= taken:
				known := c.wrong[at]
				c.wrong = slices.Insert(slices.Delete(slices.Clone(c.wrong), at, at+1), taken, known)
			case held && at < 0:
				c.wrong = slices.Insert(slices.Clone(c.wrong), taken, c.openBelief(b.said))
			default:
				continue
			}
			taken++
		}
	}
}

// openBelief is a belief of which no card knows: learners settle it with what they have found, and a fact of the card helps.
func (c *composer) openBelief(said string) Misconception {
	return Misconception{Wrong: said, Probe: c.text("note.beliefProbe"), Right: sentences(c.text("note.beliefOpen"), c.factOn(said)), open: true}
}

// factOn is what the card says that has most in common with a belief, or nothing.
func (c *composer) factOn(said string) string {
	known := texts(c.card.BigIdeas, c.content)
	for _, notes := range texts(c.card.LearnerNotes, c.content) {
		known = append(known, lesson.Sentences(notes)...)
	}
	for _, m := range c.card.Misconceptions {
		known = append(known, m.Right)
	}
	best, most, words := "", wordsOfFact-1, wordSet(said)
	for _, fact := range known {
		if n := inCommon(words, c.stems(fact)); n > most && wordsIn(fact) <= longestFact && !strings.Contains(fact, "___") && !answers.MatchString(fact) {
			best, most = fact, n
		}
	}
	return sentence(best)
}

// inCommon counts the words of a belief that a text has, short ones such as "sun" too.
func inCommon(said map[string]bool, words []string) int {
	found := map[string]bool{}
	for _, word := range words {
		if said[word] && len(word) > 2 {
			found[word] = true
		}
	}
	return len(found)
}

// sameWrong is the place of the wrong idea of the card that says the same as a belief, or -1.
func (c *composer) sameWrong(said string) int {
	words := c.stems(said)
	at, most := -1, 0
	for i, m := range c.wrong {
		near, of := inCommon(wordSet(said), c.stems(m.Wrong)), min(len(words), len(c.stems(m.Wrong)))
		if near >= wordsOfError && 5*near >= 3*of && near > most {
			at, most = i, near
		}
	}
	return at
}

// nearestWrong is the place of the wrong idea of the card that has most in common with a remark, and at least so many
// words, or -1.
func (c *composer) nearestWrong(remark string, least int) int {
	at, most := -1, least-1
	said := wordSet(remark)
	for i, m := range c.wrong {
		if m.open {
			continue
		}
		if near := shared(said, c.stems(m.Wrong+" "+m.Probe+" "+m.Right)); near > most {
			at, most = i, near
		}
	}
	return at
}
