package planner

import (
	"cmp"
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"unicode"

	"somo/app/lesson"
	"somo/app/regexp"
)

// nameless is the plan for a topic that names nothing: learners find it, or choose one of some that are ready. Its texts have
// slots for those: {lines}, {asks}, {looks}, {first}, {asked} and {answers}.
type nameless struct {
	Scene     scene         `json:"scene"`
	Question  string        `json:"question"`
	Goals     []string      `json:"goals"`
	Wrong     Misconception `json:"wrong"`
	Tasks     []Task        `json:"tasks"`
	Product   Artefact      `json:"product"`
	Quiz      []QA          `json:"quiz"`
	Choices   []string      `json:"choices"`
	Exemplar  string        `json:"exemplar"`
	Support   []string      `json:"support"`
	Extension []string      `json:"extension"`
	Notes     string        `json:"notes"`
	Homework  string        `json:"homework"`
	Row       [4]string     `json:"row"`
	Prior     string        `json:"prior"`
}

// readyTopic is one that the class can choose where nobody knows what the lesson was on.
type readyTopic struct {
	letter, name string
	lines        []string
	asked        QA
	wrong        Misconception
	look         string
	words        []Word
}

// mostReady are as many topics as a class can choose from by a show of hands.
const mostReady = 3

// emptyTopic tells a topic that names nothing: "Unit 5", "test", "xx".
func emptyTopic(topic string) bool {
	for _, word := range strings.FieldsFunc(fold(topic), func(char rune) bool { return !unicode.IsLetter(char) }) {
		if !isLatin(word) || len([]rune(word)) > 2 && !stopWords[word] && !vagueWords[word] && strings.ContainsAny(word, "aeiouy") {
			return false
		}
	}
	return true
}

func isLatin(word string) bool {
	for _, char := range word {
		if !unicode.Is(unicode.Latin, char) {
			return false
		}
	}
	return true
}

// vagueWords say when a lesson is, or that it is one, and not what it is on.
var vagueWords = words(`test exam exams examination exercise exercises anything something whatever none nothing any all new next same topic topics chapter page module strand substrand
	asdf asdfgh qwerty lorem ipsum foo bar abc xyz hello please various general misc revision revise recap remedial consolidation end midterm endterm review unit unite
	chapitre semaine suite lecon hier demain continuation continue continued continuing yesterday tomorrow last previous usual habitude lesson lessons cours aula aulas anterior ontem
	continuacao continuar jana kesho iliyopita lililopita endelea kuendelea mwendelezo muendelezo
	choice choose chosen you your like comes come know don inspector inspection inspectors observation observed demo demonstration missed catch catching before again
	ago today suitable left off where stopped preparation
	sujet theme choix libre rattrapage importe quel quelle quoi revisions precedente derniere dernier prochaine prochain fois manquee generale continuer inspecteur voulez comme ce que
	faltou faltaram perdida perdidas revisao revisoes qualquer tema livre escolha recuperacao passada proxima geral inspetor
	kurudia marudio mada yoyote somo chochote lolote sura wiki mapitio`)

// readyTopics opens the most taught cards of a subject for a class, of two subjects where it takes in two.
func (p *Planner) readyTopics(c *composer, known *recogniser) ([]readyTopic, error) {
	folders := subjectsOf(c.request.Subject)
	if subjectWords(c.request.Subject) == "" {
		folders = []string{"elementary-science", "social-studies"}
	}
	if len(folders) == 0 {
		return nil, nil
	}
	var found []readyTopic
	var names string
	turns := slices.Concat(folders[:1], folders[min(1, len(folders)-1):][:1], folders[:1], folders) // the rest where the first has too few
	for _, folder := range turns {
		if len(found) == mostReady {
			break
		}
		for _, e := range known.mostTaught(folder, c.band) {
			if shared(wordSet(names), stems(e.Name)) > 0 {
				continue // two of one kind leave little to choose
			}
			card, err := p.shelf.card(e)
			if err != nil {
				return nil, fmt.Errorf("opening a card to choose from: %w", err)
			}
			if one, ok := readyFrom(card, c.band); ok {
				one.letter = string(rune('A' + len(found)))
				found, names = append(found, one), names+" "+e.Name
				break
			}
		}
	}
	return found, nil
}

// mostTaught are the topics of a folder for a band that have a card, those first which teachers call by most names.
func (r *recogniser) mostTaught(folder string, band lesson.Band) []*entry {
	var found []*entry
	for i := range r.entries {
		if e := &r.entries[i]; e.File != "" && e.Subject == folder && slices.Contains(e.Bands, band) {
			found = append(found, e)
		}
	}
	weight := func(e *entry) int {
		n := len(e.Phrases) + 5*len(e.AlsoIn)
		if firstChoices[e.ID] {
			n += 100
		}
		return n
	}
	slices.SortStableFunc(found, func(a, b *entry) int { return cmp.Compare(weight(b), weight(a)) })
	return found
}

// firstChoices are topics that every place has.
var firstChoices = words(`elementary-science/water-sources-uses-and-conservation elementary-science/parts-of-a-plant-and-their-functions
	social-studies/our-community-and-people-who-help-us mathematics/length-and-measuring mathematics/area-of-plane-shapes`)

// A topic that is ready has lines that can be said and heard, and questions that need no text.
const (
	mostLineWords  = 22
	mostAskedWords = 20
	readyLines     = 2
)

var (
	// noVote are matters that may hurt: no class chooses them by a show of hands.
	noVote = regexp.MustCompile(`(?i)puberty|reproduc|\bhiv|\bstis?\b|drugs?\b|abuse|gender|disaster|violence|slave|\bwars?\b|apartheid|colonial|conflict|election|democra|corruption|religious tolerance|population`)
	// asksAlone begins a question that can be answered without what stands before it, and leansOn is what it may not speak of.
	asksAlone = regexp.MustCompile(`^(?:Name|Give|What|Why|Which|Where|When|Who|How|Is|Are|Do|Does|Can|State|List|Define|Explain|Find|Work out|Calculate|Compare|Put|Sort|Change|Round|Add|Andika|Panga|Taja|Jaza|Sahihisha|Kwa nini|Nini|Eleza|Toa|Donne|Écris|Comment|Que|Pourquoi)\b`)
	leansOn   = regexp.MustCompile(`\b[B-D]\b|[:,] A\b|(?i:\b(?:tables?|graph|text|story|picture|drawing|diagram|your|map|passage|poem|above|below|rows? of|this|these|that|draw|experiment|lesson|kifungu|shairi|texte)\b)`)
)

// readyFrom takes from a card what a class needs that has chosen its topic.
func readyFrom(whole *Card, band lesson.Band) (readyTopic, bool) {
	card := whole.ForBand(band, func(string) bool { return false })
	one := readyTopic{name: headOfName(whole.Names["en"]), words: firstOf(card.Vocab, 1)}
	if name := whole.Names["en"]; noVote.MatchString(name) || hardTopic.MatchString(name) {
		return readyTopic{}, false
	}
	for _, idea := range card.BigIdeas {
		if len(one.lines) < readyLines && wordsIn(idea.Text) <= mostLineWords {
			one.lines = append(one.lines, sentence(idea.Text))
		}
	}
	for _, q := range card.Questions {
		if one.asked.Question == "" && wordsIn(q.Question) <= mostAskedWords && wordsIn(q.Answer) <= mostAskedWords && asksAlone.MatchString(q.Question) && !leansOn.MatchString(q.Question) {
			q.Answer = strings.TrimSpace(marksInside.ReplaceAllString(q.Answer, ""))
			one.asked = q
		}
	}
	if len(card.Phenomena) > 0 {
		one.look = card.Phenomena[0].Text
	}
	for _, m := range card.Misconceptions {
		if one.wrong.Wrong == "" && wordsIn(m.Wrong) <= mostAskedWords && wordsIn(m.Right) <= mostLineWords {
			one.wrong = m
		}
	}
	return one, len(one.lines) == readyLines && one.asked.Question != "" && one.wrong.Wrong != ""
}

// headOfName is the name of a topic without what belongs to it: "Water" for "Water: sources, uses and conservation".
func headOfName(name string) string {
	name, _, _ = strings.Cut(name, ":")
	name, _, _ = strings.Cut(name, ";")
	name, _, _ = strings.Cut(name, " (")
	return inline(name)
}

// said is what is read out of a topic that is ready.
func (r readyTopic) said() string {
	return r.letter + ": " + strings.Join(r.lines, " ")
}

// readyBox has facts for young learners of whom none remembers a topic.
func readyBox(topics []readyTopic) string {
	var said []string
	for _, one := range topics {
		said = append(said, one.said())
	}
	return strings.Join(said, " ")
}

// lay puts the plan for a topic that names nothing over the frame of all topics.
func (n nameless) lay(card *Card, topics []readyTopic) error {
	var lines, asks, looks, asked, answers []string
	for _, one := range topics {
		lines = append(lines, one.said())
		asks = append(asks, fmt.Sprintf("%s: %s (%s)", one.letter, one.asked.Question, strings.TrimRight(one.asked.Answer, ".")))
		looks = append(looks, one.letter+": "+one.look)
		asked = append(asked, one.letter+": "+quote(one.wrong.Wrong))
		answers = append(answers, one.letter+": "+sentence(one.wrong.Right))
	}
	raw, err := json.Marshal(n)
	if err != nil {
		return fmt.Errorf("laying out a topic that names nothing: %w", err)
	}
	text := string(raw)
	for slot, parts := range map[string][]string{"{lines}": lines, "{asks}": asks, "{looks}": looks, "{first}": topics[0].lines[:1], "{asked}": asked, "{answers}": answers} {
		sep := " "
		if slot == "{looks}" {
			sep = "; "
		}
		text = strings.ReplaceAll(text, slot, inJSON(strings.Join(parts, sep)))
	}
	var laid nameless
	if err := json.Unmarshal([]byte(text), &laid); err != nil {
		return fmt.Errorf("laying out a topic that names nothing: %w", err)
	}
	laid.put(card)
	return nil
}

// put takes the place of what the frame has for learners who read.
func (n nameless) put(card *Card) {
	older := []lesson.Band{lesson.BandG4to6, lesson.BandG7to9, lesson.BandG10to12}
	card.Users, card.Phenomena, card.NeedExample = []string{n.Scene.Who}, ideas([]string{n.Scene.Look}), ideas([]string{n.Scene.Need})
	card.Interview = ideas(n.Scene.Asks)
	card.DrivingQuestions = ideas([]string{n.Question})
	card.Objectives = slices.DeleteFunc(card.Objectives, func(o Objective) bool { return o.ID != "o4" })
	var goals []Objective
	for i, text := range n.Goals {
		goals = append(goals, Objective{ID: fmt.Sprintf("o%d", i+1), Text: text, Bloom: []string{"understand", "apply", "evaluate"}[i], Bands: older})
	}
	card.Objectives = append(goals, card.Objectives...)
	card.Misconceptions, card.Prior = []Misconception{n.Wrong}, []string{n.Prior}
	for i := range n.Tasks {
		n.Tasks[i].Bands = older
	}
	card.Tasks = n.Tasks
	card.Artefacts = []Artefact{n.Product}
	card.Questions = append(n.Quiz, slices.DeleteFunc(card.Questions, func(q QA) bool { return q.Objective != "o4" })...)
	card.ChoiceTests = n.Choices
	card.Exemplar, card.LearnerNotes = ideas([]string{n.Exemplar}), ideas([]string{n.Notes})
	card.Support, card.Extension, card.Homework = ideas(n.Support), ideas(n.Extension), ideas([]string{n.Homework})
	card.Rubric[0].Cells = n.Row
	card.Box, card.Model = "", ""
}

// findTopic gives the first minutes to finding out what the lesson was on.
func (c *composer) findTopic() {
	if len(c.ready) == 0 {
		return
	}
	c.notes.change("meet", always(c.text("findTopic", "topics", c.readyNames())), "")
	c.notes.atFirst()
	c.notes.atLeast(minutesToFind)
}

// readyNames are what the class can choose from.
func (c *composer) readyNames() string {
	var names []string
	for _, one := range c.ready {
		names = append(names, one.letter+", "+one.name)
	}
	return strings.Join(names, "; ")
}

// minutesToFind let pairs tell and a class choose.
const minutesToFind = 10

// listedWords are the key words of a plan, with those of the topics that the class can choose from.
func (c *composer) listedWords() []Word {
	listed := slices.Clone(c.terms())
	for _, one := range c.ready {
		listed = append(listed, one.words...)
	}
	return listed
}
