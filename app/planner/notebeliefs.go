package planner

import (
	"slices"
	"strings"

	"somo/app/regexp"
)

// belief is what learners or people here think, in words that a learner would say.
type belief struct {
	said string
	held bool // somebody holds it to be true; otherwise it is a trouble that may come from a wrong idea of the card
}

const (
	// mostBeliefs of the teacher are voted on.
	mostBeliefs = 2
)

var (
	// thinking stands before what people think: "Many think that", "Students believe".
	thinking = regexp.MustCompile(`(?i)^.*?\b(?:believes?|thinks?|swear|insist|are (?:sure|convinced|certain)|says?|have heard|hear|told|wanaamini|huamini|wanafikiri|wanadhani|hudhani|husema|pensent|croient|disent|pensam|acreditam|acham|dizem)(?: (?:at home|from (?:home|adults|elders|friends|others|WhatsApp)|often))?(?: that| kwamba| kuwa| que| qu')?[:,]? ?`)
	// noClaim begins what is no sentence about the world: a rule, a greeting, a way to say something.
	noClaim = regexp.MustCompile(`(?i)^(?:must|should|may|can|will|shall|has to|have to|ought|to|about|of|in|with|for|too|very|so|only in|aloud|good (?:morning|afternoon|evening)|hello|yes|no(?:$|[,.!]| thank)|thank|sorry)(?:\PL|$)`)
	// onPeople is a belief about people, which is not put to a vote.
	onPeople = regexp.MustCompile(`(?i)\b(?:girls?|boys?|women|men|females?|males?|wom[ae]n's|tribes?|ethnic|whites|blacks|(?:black|white) people|muslims?|christians?|disab\w+|deaf|blind|albin\w+|poor people|refugees?|foreigners?|curse[ds]?|bewitch\w*|witch\w*|juju|evil spirits?|gods?|allah|devil|hiv|aids|wasichana|wavulana|filles|garçons|meninas|meninos)\b`)
	// longAgo are people of history, of whom a class may say what it thinks: "the first Christians sold everything by force".
	longAgo = regexp.MustCompile(`(?i)\b(?:first|early|earliest) (?:christians|muslims|women|men)\b`)
	// ofTaste is how learners feel about a subject, which is no belief about the world.
	ofTaste = regexp.MustCompile(`(?i)\b(?:boring|hard(?:$| for| to| and| but)|difficult|too easy|useless|shameful|taboo|indecent|only for (?:the )?(?:clever|rich|big|town|grown|others|some|people|foreign|lazy)|for (?:clever|rich|failures)|not for (?:them|us)|a waste|they (?:are|can|cannot|will|know)|cannot do)\b`)
	// ofLearners begins a belief of the learners themselves, who then say "we".
	ofLearners = regexp.MustCompile(`(?i)^(?:many|most|some|all|they|(?:my |our |the )?(?:learners?|students?|pupils?|children|boys|girls))\b`)
	// ofWhom is a belief that says of people only "them".
	ofWhom  = regexp.MustCompile(`(?i)\bthem\b|^(?:their|they)\b`)
	weSay   = regexp.MustCompile(`(?i)\b(?:they|them|their)\b`)
	weWords = map[string]string{"they": "we", "them": "us", "their": "our"}
)

// ofPeopleToday tells whether a belief is on people who may sit in the class.
func ofPeopleToday(said string) bool {
	return onPeople.MatchString(longAgo.ReplaceAllString(said, ""))
}

// believe takes what people think as the vote of the first lesson. It reports false where that is nothing to vote on.
func (n *notes) believe(clause string) bool {
	if ofFeeling(clause) {
		return true // a rule of its own reads it
	}
	said := strings.Trim(forThem.ReplaceAllString(andTheyDo.ReplaceAllString(thinking.ReplaceAllString(clause, ""), ""), ""), ` .!?"“”',`)
	if n.prejudice(said) {
		return true
	}
	if cutQuotation.MatchString(said) {
		return false // a claim begins or ends in the middle of what is quoted
	}
	if found := andTheyDo.FindStringSubmatchIndex(clause); found != nil && found[2] >= 0 {
		n.trouble("They " + clause[found[2]:])
	}
	if lackOfThings.MatchString(clause) {
		return false // it tells what the class does without: "No recordings, no books for them"
	}
	if soundFor.MatchString(clause) || saidWrong.MatchString(clause) && quotedFirst.MatchString(clause) {
		return true // a rule of its own reads it
	}
	if strings.Contains(said, "minutes") && strings.HasSuffix(said, "enough") {
		return true // it is the length of a lesson
	}
	if pair := strings.Fields(said); len(pair) == longestPhrase && pair[1] == "for" {
		n.mendSaid("", []string{"", pair[0], pair[2]}) // they say one word for another
		return true
	}
	if asPhrase(clause, said) {
		n.trouble(clause)
		return true
	}
	if myths.MatchString(said) {
		n.use(n.says.text("used.beliefs"))
		return true // which they are is not told: those of the card are voted on
	}
	both := append(andThat.Split(said, 2), "")
	said, second := both[0], both[1]
	if ofSchooling.MatchString(said) {
		return newTongue.MatchString(said) // it tells of learners, and is no claim; a new language has a rule of its own
	}
	if pronounFirst.MatchString(said) && len(strings.Fields(said)) <= shortRemark+1 {
		return false // nobody who hears it knows what is meant
	}
	if len(strings.Fields(said)) < shortRemark || noClaim.MatchString(said) || ofPeopleToday(said) || ofTaste.MatchString(said) || unrest.MatchString(said) {
		return false
	}
	if ofLearners.MatchString(clause) && strings.HasPrefix(strings.ToLower(said), "they ") {
		said = weSay.ReplaceAllStringFunc(said, func(word string) string { return weWords[strings.ToLower(word)] })
	} else if ofWhom.MatchString(said) {
		said = strings.Trim(clause, " .!?") // else nobody knows who is meant
	}
	n.beliefs = append(n.beliefs, belief{sentence(upperFirst(said)), true})
	if second = strings.Trim(second, ` .!?"“”'`); len(strings.Fields(second)) >= leastSecond && !ofPeopleToday(second) {
		n.beliefs = append(n.beliefs, belief{sentence(upperFirst(second)), true})
	}
	n.use(n.says.text("used.beliefs"))
	return true
}

// ofSchooling is how learners stand to a language or a subject: "English is new for them".
var ofSchooling = regexp.MustCompile(`(?i)\b(?:is|are) (?:very |quite |all |still )?(?:new|strange|foreign|unfamiliar)$`)

// newTongue begins what is said of a language of the school.
var newTongue = regexp.MustCompile(`(?i)^(?:English|French|Portuguese|Kiswahili)\b`)

// lackOfThings begins what a class does without.
var lackOfThings = regexp.MustCompile(`(?i)^(?:and |but |so )?no \pL+(?: \pL+)?(?:,| and| or| for)`)

// pronounFirst begins a belief that says nothing without the words before it: "and say it is enough".
var pronounFirst = regexp.MustCompile(`(?i)^(?:it|this|that|these|those) (?:is|are|was|were|will|can)\b`)

// goesOnBelief tells whether a remark is the rest of a sentence on what people think, of which the class works with the beginning:
// "many think that wind blows away whatever is small, not whatever is light".
func (c *composer) goesOnBelief(said string) bool {
	for _, part := range c.notes.sentences {
		before, _, found := strings.Cut(part, said)
		if found && strings.Contains(before, ", ") && holdsToBeSo.MatchString(before) {
			return true
		}
	}
	return false
}

// forThem says whose belief a sentence is: "For them one eighth is bigger than one quarter."
var forThem = regexp.MustCompile(`(?i)^for (?:them|the (?:learners|pupils|students|children)|many|most),? |,? for them$| [-–,] ?(?:these are )?(?:their|the learners'|the children's) (?:own )?words$`)

// quotedFirst is what learners say in the teacher's quotation marks: "They say 'kitabu mbili'".
var quotedFirst = regexp.MustCompile(`(?i)\b(?:says?|write|husema|wanasema|disent|dizem)\s*['"“‘«]`)

// myths are beliefs that are only called so.
var myths = regexp.MustCompile(`(?i)^(?:(?:in|the|some|many|old|false) )*(?:myths?|rumours?|superstitions?|false stories)\b`)

// asPhrase tells that what stands behind the word for saying is no sentence but the way in which something is done: "They write
// all that people say, word by word."
func asPhrase(clause, said string) bool {
	before, after := strings.TrimSpace(clause[:max(0, strings.LastIndex(clause, said))]), strings.Fields(said)
	return strings.HasSuffix(before, ",") && len(after) == longestPhrase && after[1] == "by" && strings.EqualFold(after[0], after[2])
}

// longestPhrase is how many words "word by word" has.
const longestPhrase = 3

// leastSecond is how many words what is also thought has at least.
const leastSecond = 3

// andThat parts two beliefs.
var andThat = regexp.MustCompile(`,? and (?:also )?that |, also that `)

// andTheyDo is what learners do besides, behind what they think: "and they forget to balance moles".
var andTheyDo = regexp.MustCompile(`(?i),? (?:and|but|so) (?:(?:they|we|many|most|some|few)\b|((?:then )?(?:write|add|draw|mix|confuse|copy|multiply|divide|subtract|forget|put|leave|rush|skip|stop|give|take)\b)).*$`)

// believeFirst puts first among the wrong ideas what the teacher tells that learners think.
func (c *composer) believeFirst() {
	if c.toldStory {
		return // nobody votes on which telling is true
	}
	c.unanswered = nil
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
			told := slices.IndexFunc(c.wrong, func(m Misconception) bool { return m.told == b.said })
			if told >= 0 {
				at = told
			}
			switch {
			case told >= 0 && told < taken:
				continue
			case told >= 0:
				m := c.wrong[told]
				if held && (c.answeredBy(m, b.said) || sameSubject(b.said, m.Wrong)) {
					m.Wrong = b.said // the class knows it in these words
				}
				c.wrong = slices.Insert(slices.Delete(slices.Clone(c.wrong), told, told+1), taken, m)
			case at >= taken:
				known := c.wrong[at]
				switch {
				case held && (c.answeredBy(known, b.said) || sameFrame(b.said, known.Wrong) || sameSubject(b.said, known.Wrong)):
					known.Wrong = b.said
				case held && c.saysMore(b.said, known):
					c.voteOn(b.said, taken)
					taken++
					continue
				}
				c.wrong = slices.Insert(slices.Delete(slices.Clone(c.wrong), at, at+1), taken, known)
			case held && at < 0:
				c.voteOn(b.said, taken)
			default:
				continue
			}
			taken++
		}
	}
	c.dropTwins(taken)
}

// sweeping is a belief about all there is of a kind: one case speaks against it.
var sweeping = regexp.MustCompile(`(?i)\b(?:only|always|never|all|every|everything|nobody|everybody)\b`)

// answeredBy tells whether the answer to a wrong idea answers a belief in its own words: it reckons with no numbers of the
// wrong idea, and the belief is nearer to that than to the answer.
func (c *composer) answeredBy(m Misconception, said string) bool {
	words := wordSet(said)
	return !strings.ContainsAny(m.Wrong+m.Probe+m.Right, "0123456789") && inCommon(words, c.stems(m.Right)) < max(1, inCommon(words, c.stems(m.Wrong)))
}

// voteOn puts a belief of which no card knows at its place among the wrong ideas. Where nothing answers it the teacher is told to
// have an answer ready.
func (c *composer) voteOn(said string, at int) {
	m := c.openBelief(said)
	if cause := c.causeOf(said); cause != "" && m.open {
		m.Right = cause
	} else if meaning := c.meaningIn(said); meaning != "" && (m.Right == "" || m.open && !c.isOn(said, m.Right)) {
		m.Right, m.open, m.meant = meaning, false, true
	} else if m.Right == "" || m.open && !sweeping.MatchString(said) && !c.isOn(said, m.Right) {
		c.unanswered = append(c.unanswered, c.text("note.unanswered", "said", said))
	}
	c.wrong = slices.Insert(slices.Clone(c.wrong), at, m)
}

// meaningIn answers a belief by what its words mean: the key words of the card that stand in it, each with its meaning.
func (c *composer) meaningIn(said string) string {
	words := wordSet(said)
	var told []string
	for _, word := range c.card.Vocab {
		term := stems(word.Term)
		if len(term) > 0 && len(term) < 3 && words[term[0]] && !weakWords[term[0]] && len(told) < mostMeanings {
			told = append(told, c.text("note.byMeaning", "term", upperFirst(word.Term), "meaning", strings.TrimSuffix(word.Meaning, ".")))
		}
	}
	if len(told) == 0 {
		return ""
	}
	return sentences(strings.Join(told, " "), c.text("note.heldToMeaning"))
}

// mostMeanings are as many words as an answer explains.
const mostMeanings = 2

// ofCause says where something comes from.
var ofCause = regexp.MustCompile(`(?i)\b(?:comes? from|(?:is|are) (?:caused|spread|made|brought|carried|formed) (?:by|from|of))\b`)

// causeOf is the fact of the card that says where a thing comes from, of which a belief says something else.
func (c *composer) causeOf(said string) string {
	ahead := firstOf(stems(said), 1)
	if len(ahead) == 0 || !ofCause.MatchString(said) {
		return ""
	}
	for _, fact := range texts(c.card.BigIdeas, c.content) {
		if found := ofCause.FindStringIndex(fact); found != nil && wordsIn(fact) <= longestFact && slices.Contains(stems(fact[:found[0]]), ahead[0]) {
			return sentence(fact)
		}
	}
	return ""
}

// isOn tells whether a fact begins with what a belief speaks of, and has half of its words.
func (c *composer) isOn(said, fact string) bool {
	bank, remark, near := c.sameWords(), c.asSaid(said), 0
	known := setOf(bank.words(fact))
	for _, word := range remark.words {
		if bank.has(known, word) {
			near++
		}
	}
	ahead := firstOf(bank.words(said), 1) // what it speaks of
	return 2*near >= len(remark.words) && near > 0 && len(ahead) > 0 && bank.has(setOf(firstOf(bank.words(fact), wordsAhead)), ahead[0])
}

// openBelief is a belief of which no card knows: one case speaks against it, or a fact of the card, or nothing.
func (c *composer) openBelief(said string) Misconception {
	probe := c.text("note.beliefProbe")
	if answer := c.answerTo(said); answer != "" {
		return Misconception{Wrong: said, Probe: probe, Right: answer}
	}
	if sweeping.MatchString(said) {
		probe = c.text("note.beliefCase")
	}
	return Misconception{Wrong: said, Probe: probe, Right: c.factOn(said), open: true}
}
