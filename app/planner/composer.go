package planner

import (
	"slices"

	"somo/app/lesson"
)

// composer writes one plan.
type composer struct {
	banks   *banks
	request lesson.Request
	band    lesson.Band // of the class
	content lesson.Band // of the card, the nearest to the class
	gap     int         // bands between the two
	largest int         // number that the topic asks for, 0 where it says nothing
	profile profile
	notes   *notes
	class   class
	seed    uint64
	match   match
	label   string // the topic's name for headings
	unsafe  bool
	danger  danger   // of an unsafe request
	early   bool     // the topic is one for much older learners
	link    string   // what the beginning of such a topic is
	asks    string   // the topic in the teacher's own words, to stand inside a sentence
	renamed bool     // the card has a name that the teacher did not write
	left    []string // parts of the topic with which the card has nothing to do
	brevity int      // how much is left out: 0 nothing, up to mostBrevity

	lengthAt [mostBrevity + 1]int // by brevity, the words of plans that were written, without an example from the learners' country

	latest   lesson.Plan // that was written to be measured
	latestAt int         // its brevity

	memory    memory
	taskWords map[string]map[string]bool
	stemmed   map[string][]string // texts that are looked at each time that a plan is written shorter
	dealt     map[string][]int    // by text: how many of its words each task deals with
	lengths   map[string]int      // of texts, in words
	paces     map[string]step     // of the steps of the work, which are asked for each time that a plan is written shorter
	taken     map[string]int      // minutes that the steps take which were reckoned

	card       *Card
	storyTask  string // id of the task that prepares for the product best
	name       string
	artefact   Artefact
	whole      *Card // the card for all bands, which its stories call by their places
	story      int   // the place of the chosen story in the whole card, -1 where parts are matched by their words
	belonging  *belonging
	thing      string
	user       string
	needModel  string
	needTold   string   // what is told of the user, where learners find the need in it
	needForm   string   // in which learners say the need, or the need itself
	toldBefore []string // what the notes put before steps, in the plan that is written last
	needSays   []string // what the user answers to the questions of learners
	exemplar   string
	phenomenon string
	question   string
	tasks      []Task
	wrong      []Misconception // those of the tasks first, in the order of the tasks
	slotsInDay []slot          // of this plan
	allSlots   []slot          // of the schedule
	goals      []goal
	quiz       []QA
	exits      map[string]QA // by objective
	usedTerms  int           // key words of the card that the work or its questions use: they stand first
	skills     []chosenSkill
	drafts     []*draft

	slots         map[string]string
	own           map[string]string
	said          map[string]int
	wordAt        int
	worked        map[string]bool // examples that have been shown
	spanSaid      bool            // it has been said how steps are spread over lessons
	cutSaid       bool            // it has been said how a lesson can end early
	helped        map[string]bool // lines of support and extension that have been used
	ownHelp       []string        // support for learners of whom the notes tell
	madeSteps     []string        // the steps of the product, once they are known
	spokenWords   []Word          // the key words that are asked for in turn, once they are known
	ideaSaid      map[string]bool // big ideas that were said
	roundSaid     map[string]bool // things of which a line says that they go round
	told          map[string]bool // objectives that a description has told in full
	spareItems    []QA
	practised     int // exercises of the lesson of practice
	books         []*cautionBook
	topicCautions []string
	looked        map[string]looked // by book and piece of work
	forbidden     map[string]bool   // kinds of routines that do not fit
	known         bool              // the user has been introduced
	unmet         []string          // remarks that nothing meets
	kitOut        bool              // notes named things for a dangerous topic, which the plan leaves out
	unsafeToo     bool              // what was named for an unsafe wish is left out with it
	faults        faultBook         // what teachers tell of work on the topic
	ofOthers      []Misconception   // of cards on what the class believes of something else
	unanswered    []string          // beliefs to which nothing is known, as lines for the teacher alone
	carefully     []string          // what is told to the teacher alone
	usedHere      []string          // notes whose use depends on what this writing of the plan has in it
	served        []served          // things of the notes for which the card has a use
	noUse         []string          // things of the teacher with which nothing in the plan works
	toldStory     bool              // the topic is a story of the place that is told and not written
	asksLand      *country          // which the topic names
	abroad        map[string]bool   // tasks on one country that is not that of the class
	landFacts     bool              // the teacher brings facts on it, since the card has none
	heritage      bool              // the topic is something that people of the place do and hand on
	ready         []readyTopic      // what the class can choose from, where the topic names nothing
	parts         []topicPart       // what the topic names side by side
	single        bool              // there is room for one task only
	guests        []guest           // second cards, for parts that the card does not teach
	focus         map[string]bool   // words of the topic that say more than the name of its card
	met           bool              // learners know who the user is
	ofPlace       bool              // the plan has room for an example from the learners' country
	seasonTold    bool              // a step tells when it rains
	collected     string            // languages of home of which the class collects words, in this writing of the plan
}

// wordSubjects work with texts and voices more than with things.
var wordSubjects = words("english kiswahili french literature history social-studies christian-religious-education islamic-religious-education")

// choose settles what the plan is made of, before anything is written.
func (c *composer) choose(card *Card) {
	c.taskWords, c.stemmed, c.dealt = map[string]map[string]bool{}, make(map[string][]string, textsOfPlan), map[string][]int{}
	c.lengths = make(map[string]int, textsOfPlan)
	c.content, c.gap = nearest(card.Bands, c.band)
	c.largest = numberRange(card.ID, c.request.Topic, c.request.AdditionalInfo)
	if band, ok := c.youngerNumbers(card); ok {
		c.content = band
	}
	has := func(need string) bool { return c.class.has[need] || c.class.land != nil && c.class.land.Code == need }
	c.card = card.ForBand(c.content, has)
	c.receive(has)
	c.partsInEnglish()
	c.withoutShunned()
	c.keepToNamed(card)
	c.keepToAsked()
	if c.match.entry != nil && !c.unsafe {
		c.focus = focusOf(c.request.Topic, c.label)
		c.focusInOtherLanguages()
	}
	c.askItems()
	c.keepRange()
	c.card.Misconceptions = turned(c.seed, "misconceptions", c.card.Misconceptions)
	c.tellMistakes()
	c.card.Vocab = slices.Clone(c.card.Vocab)
	c.card.Prior = priorFor(c.card.Prior, c.content, c.class.year)
	c.name = c.label
	if jobs := c.profile.WordJobs; len(jobs) > 0 && wordSubjects[card.Subject] {
		c.class.jobs = firstOf(jobs, min(len(jobs), max(1, c.class.teamSize)))
	}
	c.allSlots = schedule(c.class.lessons, c.class.minutes)
	c.slotsInDay = c.allSlots
	c.whole, c.story = card, -1
	c.chooseStory(card)
	c.withoutWriting()
	c.fitJobs()
	c.belonging = c.piecesOf(card)
	c.onlyProduct()
	c.keepToList()
	if c.largest > 0 && c.names(c.artefact.Brief) {
		c.artefact.Steps, c.artefact.Tests = c.within(c.artefact.Steps), c.within(c.artefact.Tests)
	}
	c.meetVisitor()
	c.tellNeed()
	c.serveThings()
	c.cases()
	c.workPlot()
	c.layTape()
	c.leaveOutDanger()
	c.lackingHere()
	c.mixDyes()
	c.findTopic()
	c.factsOfLand()
	c.withoutTellerNotes()
	c.takeTitle()
	c.takeFood()
	c.sortOwnFoods()
	if book := c.book(); book != "" {
		c.notes.change("practice", always(c.text("note.book", "book", book)), "")
		c.notes.atLeast(leastForBook)
	}
	c.question = c.shortQuestion(c.atHome(c.question))
	c.forbidForProduct()
	c.thing = c.banks.sentences.withArticle(c.artefact.Type)
	if card.Subject == "kiswahili" {
		c.thing = `"` + inline(c.artefact.Type) + `"` // its types are in Kiswahili
	}
	c.chooseSkills()
}

// compose writes the plan as fully as fits into what a teacher can read before class.
func (c *composer) compose() lesson.Plan {
	c.settleBrevity()
	plan := c.withExample()
	sayOnce(&plan)
	c.spellOut(&plan)
	c.safe(&plan)
	full := cut{notes: lesson.Sentences(plan.LearnerNotes), boards: slices.Clone(plan.Chalkboard)}
	for room := roomToSpell; room <= 4*roomToSpell && c.shortened(&plan, room); room += roomToSpell {
		c.spellOut(&plan) // what was left out may have been the only place for an objective
	}
	if !c.single && len(c.tasks) > 1 && c.brevity == mostBrevity && c.countWords(&plan) > mostWords-roomToSpell {
		c.single = true // two tasks are more than can be read before class
		return c.compose()
	}
	c.supportFirst(&plan)
	c.enrich(&plan, full)
	c.onlySaidWords(&plan)
	c.ownWater(&plan)
	c.ownCountry(&plan)
	c.localise(&plan)
	c.otherExamples(&plan)
	if len(plan.Misconceptions) > 1 && c.countWords(&plan) > mostWords {
		plan.Misconceptions = plan.Misconceptions[:len(plan.Misconceptions)-1] // the money of the country has a longer name
	}
	sayOrders(&plan)
	return plan
}

// write writes the plan as briefly as c.brevity says.
func (c *composer) write() lesson.Plan {
	c.chooseTeaching()
	c.giveRoom()
	c.usedHere, c.noUse, c.memory.uses, c.toldBefore = nil, nil, nil, nil
	c.said, c.wordAt, c.worked = map[string]int{}, 0, map[string]bool{}
	c.practised, c.spokenWords, c.ownHelp = 0, nil, nil
	c.spanSaid, c.cutSaid, c.told, c.helped, c.ideaSaid, c.roundSaid = false, false, map[string]bool{}, map[string]bool{}, map[string]bool{}, map[string]bool{}
	c.slots = c.fixedSlots()
	c.chooseHomeWords()
	drafts := c.activities()
	c.defineWords(drafts)
	c.homeWords(drafts)
	c.tellExample(drafts)
	c.spokenWords = nil // what is defined is a key word now
	c.unite(drafts)
	if c.brevity < shortWays {
		c.bring(drafts)
	}
	c.readyBefore(drafts)
	c.startAhead(drafts)
	c.askOtherClass(drafts)
	c.drafts = drafts
	c.listTerms()
	c.place(drafts)
	c.laterTurns(drafts)
	c.carry(drafts)
	c.lookBack(drafts)
	c.reckon(drafts)
	c.balance(drafts)
	c.relieve(drafts)
	c.lookFor(drafts)
	c.meetRemaining(drafts)
	c.ownTies(drafts)
	c.settleThings(drafts)
	c.giveTools(drafts)
	c.meetLeftovers(drafts)
	c.handOut(drafts)
	c.warnOfThings(drafts)
	c.keepPrivate(drafts)
	c.known, c.met = false, titled.MatchString(c.user) // the overview tells who the user is, unless a name stands for it
	plan := lesson.Plan{
		Overview:               c.overview(),
		DrivingQuestion:        c.question,
		LearningObjectives:     c.objectives(),
		InstructionalResources: c.resources(),
		ArtifactOutcome:        lesson.Artifact{Type: c.artefact.Type, Description: c.outcome()},
		Assessment:             c.assessment(drafts),
		Context:                c.class.context(c.request, c.banks.language),
		PriorKnowledge:         firstOf(c.fitting(c.card.Prior, 1), c.upTo(3, 1)),
		KeyVocabulary:          append(c.vocabulary(), c.aloud()...),
		SkillsFocus:            c.skillsFocus(),
		Rubric:                 c.rubric(),
		Inclusion:              c.inclusion(),
		Safety:                 c.safety(drafts),
		LearnerNotes:           c.learnerNotes(),
		Reflection:             c.reflection(),
		Provenance:             provenance(),
	}
	for _, d := range drafts {
		plan.Activities = append(plan.Activities, c.activity(d))
	}
	plan.Misconceptions = c.misconceptions(&plan)
	plan.Homework = c.homework(&plan)
	plan.Materials = c.materials(drafts)
	plan.Chalkboard = c.chalkboard()
	c.nameSparingly(&plan)
	c.ownWater(&plan)
	c.ownCountry(&plan)
	return *c.suited(&plan)
}

// upTo is the full number, or the smaller one where the plan has to be brief.
func (c *composer) upTo(full, brief int) int {
	if c.brevity > 1 {
		return brief
	}
	return full
}
