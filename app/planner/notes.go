package planner

import (
	"maps"
	"slices"
	"strconv"
	"strings"

	"somo/app/regexp"
)

// notes are what a teacher's additional information says about the class. Each thing it says changes a step.
type notes struct {
	says                   sentenceBank
	size, lessons, minutes int
	someSize               int // of girls, boys or little ones: the class, where no other number is told
	weekly                 int // lessons a week, where nothing says how many there are
	teamSize               int
	lacks                  map[string]bool // electricity, projector, internet, printing, computer, lab
	has                    map[string]bool
	multigrade             []string
	homeLanguages          []string
	needs                  []string // as the context of the plan names them
	met                    []metNeed
	book                   *noteBook
	place, stage, bookIn   string
	money                  string   // in which the teacher wants sums
	stages                 []string // of a class of several
	land                   *country
	towns                  []town // that the notes name
	noFood, noGames        bool   // nothing to eat; nothing to win or lose
	indoors, care          bool
	quiet                  bool
	limitsCost             bool     // a sum of money is told that the work may cost
	plot                   plot     // the piece of ground that the class has, by its sides
	tape                   int      // metres of the one long tape
	tapeTold               string   // the clause that told it
	loud, oneWatch         bool     // rain or a road is louder than the teacher; a phone or nothing takes the time
	timedWith              string   // phones that a note calls stopwatches
	dry, oneSex, apart     bool     // no rain falls now; it is a class of girls or of boys; both work apart
	sore                   bool     // they name what hurts people of the place
	still, roomy           bool     // nobody can walk about, or there is a place with room
	outsideOnly            string   // the hours of work outside: "before 10 o'clock"
	alone                  bool     // the teacher is the only adult
	parts                  []string // its sentences, without what is private or unsafe
	short, tomorrow        bool     // a short plan is wished for, or one for the next day
	oral, missed           bool     // nothing is asked in writing; learners miss lessons
	outing                 outing   // where the class walks to, and until when
	limits                 []limit  // of things that are scarce
	things                 []string // that the class has, as listed
	usesThings             bool     // uses are looked for
	without                []string // things that the class lacks
	inPlaces               []replacement
	squaredBooks           bool
	noVisitors             bool // nobody from outside comes into the school
	leftOutAs              []leftOutAs
	secondNamed            bool     // a second language of the board is named
	exam                   string   // for which learners prepare
	examNamed              bool     // by the teacher
	visitor                string   // who comes to the class: "chukudu maker"
	event                  string   // where the product will be shown
	weeksAhead             int      // until then
	anchor                 string   // what lies near the school or what people there live by: "the gold mine"
	helped                 string   // a place for which learners are to make something
	anchorClause           string   // the clause in which that stands
	here                   []string // what of the place learners look for an example in
	hereClause             string   // the last clause that told it
	beasts                 []string // that live there, an example where the subject is nature
	effects                []effect
	said                   [][]string // the words of its clauses that name no child's trouble
	used                   []string   // short words for what was read, in the order it was read
	clause                 string     // that a rule reads
	told                   []string   // sentences that say something else, as they were written
	leftOut                bool       // something was no information for a lesson
	shunned, shunnedIn     []string   // stems of what is not to be taught or named, and the sentences that say so
	beliefs                []belief
	deaf, blind            bool            // a learner is
	people                 map[string]bool // names of people
	learners               map[string]bool // names of single learners of the class
	test                   testWish
	sentences              []string   // of the notes, as they are read
	quoted                 []string   // remarks on forms that learners say or write wrongly
	forYou                 []string   // what the teacher alone reads, as sentences
	mistakes               [][]string // the words of what learners say wrongly, as the teacher quotes it
	wrongly                []mistake
	dangerous              bool
	workIn                 string          // code of the language in which learners are to work
	differ, unwritten      bool            // those who know a story tell it in different ways; nothing is written of it
	unsafe                 []string        // names of wishes that could maim somebody
	cases                  map[string]bool // by sentence, whether it tells of the place
	warnings               []thingWarning
	isThing                map[string]bool // by what stands in a list, whether it is the name of a thing of its own
}

// inWork puts what depends on the work of the plan into that work.
func (n *notes) inWork(work func(*composer) (block, text string), used string) {
	n.effects = append(n.effects, effect{work: work})
	n.use(used)
}

// note puts the sentence of a rule, which has the same name in the bank as what the rule says that it has read.
func (n *notes) note(block, name string, values ...string) {
	n.change(block, always(n.says.text("note."+name, values...)), n.says.text("used."+name, values...))
	if standing[name] {
		n.before()
	}
}

// atFirst puts the last step that was put before all others of its block.
func (n *notes) atFirst() { n.effects[len(n.effects)-1].first = true }

// atLast puts the last step that was put behind all others of its block.
func (n *notes) atLast() { n.effects[len(n.effects)-1].last = true }

// before puts the last step that was put before the steps: it tells the teacher what to know, and the class does nothing.
func (n *notes) before() { n.effects[len(n.effects)-1].ahead = true }

// asCare puts the last step that was put with what keeps the class safe.
func (n *notes) asCare() { n.effects[len(n.effects)-1].care = true }

// asHelp makes the last step that was put the support of its block: it is for some learners only.
func (n *notes) asHelp() { n.effects[len(n.effects)-1].help = true }

// atLeast gives the last step that was put its minutes.
func (n *notes) atLeast(minutes int) { n.effects[len(n.effects)-1].least = minutes }

func (n *notes) use(label string) {
	for _, known := range n.used {
		if known == label {
			return
		}
	}
	if label != "" {
		n.used = append(n.used, label)
	}
}

// readNotes reads the additional information sentence by sentence.
func readNotes(text string, countries *atlas, book *noteBook) *notes {
	n := &notes{says: book.says, book: book, people: book.people, lacks: map[string]bool{}, has: map[string]bool{}}
	n.sore = sore(text)
	text, n.leftOut = withoutAsides(writtenOut(text))
	n.learners = learnersIn(plainlyWritten(text), book.people)
	maps.Copy(n.learners, learnersIn(text, book.people)) // where a name is written away
	n.readNeeds(text)
	for _, part := range splitSentences(book.foreign.readable(plainlyWritten(text))) {
		part = countries.raisedTongues(countries.raised(part))
		n.sentences = append(n.sentences, part)
		if isCommand(part) {
			n.leftOut = true
			continue
		}
		if dangerous(part) {
			n.dangerous = true
			n.said = append(n.said, plainWords(part)) // its words are warned of
			continue
		}
		if wishes := unsafeIn(part); len(wishes) > 0 {
			for _, wish := range wishes {
				n.leaveOutUnsafe(wish)
			}
			n.readEvent(part)
			continue // nothing of it is read, quoted or worked with
		}
		if exposes.MatchString(part) && !keptAway.MatchString(noShield.ReplaceAllString(part, "")) {
			n.care = true
			n.note("meet", "painfulWish")
			continue // nobody is to be named or shown
		}
		if !isPrivate(part, plainWords(part)) && !n.namesOne(part) {
			n.parts = append(n.parts, part)
		}
		cut := clausesOf(part)
		for _, k := range cut {
			if isPrivate(k.text, plainWords(k.text)) {
				continue
			}
			n.readAnchor(k.text)
			if holdsToBeSo.MatchString(k.text) || unbidden.MatchString(k.text) || noData.MatchString(part) || inSwahili.MatchString(k.text) || grazes.MatchString(k.text) {
				continue // what is thought of, not there, kept out or refused is not at hand
			}
			for _, matter := range turns.Split(k.text, -1) {
				n.said = append(n.said, plainWords(matter))
			}
		}
		if part = n.readClosing(part); part == "" {
			continue
		}
		n.readPlace(part, countries, book.people)
		n.readStage(part)
		n.readTime(part)
		fits := whichMayFit(plainWords(part))
		for at, rule := range noteRules() {
			if !fits[at] {
				continue
			}
			found := rule.pattern.FindStringSubmatchIndex(part)
			if found == nil {
				continue
			}
			n.clause = around(cut, part, found[0])
			if rule.unless != nil && rule.unless.MatchString(part[found[0]:found[1]]+" "+n.clause) {
				continue
			}
			rule.read(n, strings.TrimRight(part, ".!? "), submatches(part, found))
			for i := range cut {
				cut[i].read = cut[i].read || found[0] < cut[i].to && cut[i].from < found[1] || len(cut) > 1 && rule.pattern.MatchString(cut[i].text)
			}
		}
		read := n.readLanguages(part, countries)
		if at := n.readEvent(part); at >= 0 {
			read = append(read, []int{at, at + 1})
		}
		for i := range cut {
			cut[i].read = cut[i].read || slices.ContainsFunc(read, func(at []int) bool { return at[0] < cut[i].to && cut[i].from < at[1] })
		}
		for i, k := range cut {
			n.clause = k.text
			cut[i].read = n.readTonguesAlone(k.text, countries) || n.readWorkAbroad(k.text) || cut[i].read
			n.readPhrases(k.text, plainWords(k.text), book)
			n.readLacks(k)
		}
		n.readInPlace(part)
		n.told = slices.DeleteFunc(n.told, func(told string) bool { return book.knows(told, plainWords(told)) })
		for _, told := range unread(part, cut, countries, book) {
			things := slices.DeleteFunc(thingsIn(trimLead(told)), harmful.MatchString)
			if n.listed(things) || n.inShunned(told) {
				continue
			}
			if allThings(told, things) {
				n.takeThings(things)
				continue
			}
			things, without := bareList(trimLead(told))
			if things = slices.DeleteFunc(things, harmful.MatchString); len(things) > 0 {
				n.takeThings(things)
				for _, missing := range without {
					n.told = append(n.told, sentence(upperFirst(missing)))
				}
				continue
			}
			n.told = append(n.told, told)
		}
	}
	if n.anchor != "" && strings.HasSuffix(n.helped, strings.TrimPrefix(n.anchor, "the ")) {
		n.anchor = "" // it is asked already what would help there
	}
	n.readNumbers(text)
	n.readTest(text)
	n.told = slices.DeleteFunc(n.told, n.saysClosing)
	n.readOneSex(text)
	if n.size == 0 && n.someSize > 0 {
		n.size = n.someSize
		n.used = slices.Insert(n.used, 0, n.says.text("used.size", "n", strconv.Itoa(n.size)))
	}
	n.settlePlace()
	n.told = slices.DeleteFunc(n.told, n.saysWhere)
	n.withoutNeeds()
	return n
}

// allergic is a clause on what a learner must not touch or eat, which is no thing to work with.
var allergic = regexp.MustCompile(`(?i)\ballerg\w+`)

// turns are where what a sentence denies ends: "no electricity, but a generator".
var turns = regexp.MustCompile(`(?i)[;:]|\b(?:but|although|mais|lakini|mas)\b`)

var denials = words("no not without never avoid cannot hakuna hatuna bila sans pas sem nao")

// shields are what keeps people safe, and signs that they are not: where one is denied, the danger is there.
var shields = words("fence fenced wall gate bridge guard guarded cover covered lid adult safe safely protected shade pavement far swim clinic cloture uzio ukuta daraja salama pont mur cerca muro ponte seguro longe loin mbali")

// denies tells a text that says what is not there or not done.
func denies(said []string) bool {
	return !slices.ContainsFunc(said, func(word string) bool { return shields[word] }) && slices.ContainsFunc(said, func(word string) bool {
		return denials[word] || strings.HasSuffix(word, "n't")
	})
}
