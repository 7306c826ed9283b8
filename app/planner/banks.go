package planner

import (
	"io/fs"
	"slices"

	"somo/app/lesson"
)

// BankFolder holds what is known about teaching, whatever the topic. What plans print lies in it by language: a folder
// such as "en", with the same files for each.
const BankFolder = "banks"

// banks are read when the first plan in their language is written.
type banks struct {
	language  string // code
	bands     map[lesson.Band]profile
	routines  []routine
	skills    skillBank
	wordings  map[string][]string
	sentences sentenceBank
	tongues   map[string]tongue            // by code of the language
	keyWords  map[string]map[string]string // by code of the language and English word
	names     nameBank
	places    placeBank
	hazards   *cautionBook
	hurts     *cautionBook // sensitive matters
	notes     *noteBook
	alike     alikeBank
}

// profile is how a band is taught.
type profile struct {
	Band        lesson.Band `json:"band"`
	StepMinutes [2]int      `json:"stepMinutes"` // shortest and longest step
	Team        int         `json:"team"`        // learners in a team
	Level       string      `json:"level"`       // young, middle or senior: the wording of skills
	Attention   string      `json:"attention"`
	Writing     string      `json:"writing"`
	Grouping    string      `json:"grouping"`
	Language    string      `json:"language"`
	Assessment  string      `json:"assessment"`
	Grades      string      `json:"grades"`             // how a plan names the band
	Jobs        []string    `json:"jobs"`               // of the members of a team
	WordJobs    []string    `json:"wordJobs,omitempty"` // of the members of a team that works with texts
}

// routine is a way to teach a part of a phase. Its texts have slots, such as {user}, for what the card knows.
type routine struct {
	ID        string        `json:"id"`
	Phase     string        `json:"phase"`
	Block     string        `json:"block"`
	Title     string        `json:"title"`
	Bands     []lesson.Band `json:"bands"`
	Minutes   [2]int        `json:"minutes"`
	Grouping  string        `json:"grouping"` // where it says {teams}, the groups of the class are put
	Steps     []bankStep    `json:"steps"`    // in a making routine ">" stands for the steps of the artefact, ">1" and ">2" for each half of them
	Evidence  string        `json:"evidence"`
	Quiet     string        `json:"quiet"`   // for learners who need more help
	Stretch   string        `json:"stretch"` // for learners who are ready for more
	Materials []Material    `json:"materials,omitempty"`
	Outdoor   bool          `json:"outdoor,omitempty"`
	Scene     bool          `json:"scene,omitempty"` // learners act what they look at, which must have people in it
	Kinds     []string      `json:"kinds,omitempty"` // what a caution may forbid
}

// inWords is a routine in the words for its work: what learners play, sing, dance or speak nobody holds or draws.
func (r routine) inWords(staged bool) routine {
	r.Steps = slices.Clone(r.Steps)
	for i, s := range r.Steps {
		if staged && s.Staged != "" {
			r.Steps[i].Text = s.Staged
		}
	}
	return r
}

// words is the length of a routine where only what it cannot do without is written.
func (r routine) words() int {
	total := 0
	for _, s := range r.Steps {
		if s.Keep {
			total += wordsIn(s.Text)
		}
	}
	return total
}

type bankStep struct {
	Text   string `json:"text"`
	Weight int    `json:"weight"`
	Keep   bool   `json:"keep,omitempty"`   // never left out for want of time
	Staged string `json:"staged,omitempty"` // in its place for work that is played, sung, danced or spoken
}

type skillBank struct {
	Known   []skill `json:"known"`
	Neutral skill   `json:"neutral"` // for a skill that only the teacher knows
}

// skill is how one skill is practised and how it shows.
type skill struct {
	Name      string            `json:"name"`
	Aliases   []string          `json:"aliases"`
	Phases    []string          `json:"phases"` // best first
	Needs     map[string]string `json:"needs"`  // by level: what an activity must have for it: results, plan, make, product or user
	By        string            `json:"by"`
	Goal      string            `json:"goal"`
	GoalYoung string            `json:"goalYoung"`
	Mends     bool              `json:"mends,omitempty"` // it is practised in mending the work and testing it again
	Do        map[string]string `json:"do"`              // by level of the band
	Sign      map[string]string `json:"sign"`            // by level of the band
	Row       []string          `json:"row"`
	RowBrief  []string          `json:"rowBrief"` // in few words, where two skills share a row
	RowYoung  []string          `json:"rowYoung"`
	Reflect   string            `json:"reflect"`
	Least     int               `json:"least,omitempty"` // minutes that it takes, where it is more than a word
	Hard      *hardMove         `json:"hard,omitempty"`
	Device    *hardMove         `json:"device,omitempty"`  // where the class has a computer
	Numbers   *hardMove         `json:"numbers,omitempty"` // where the work is with numbers
	Facts     *hardMove         `json:"facts,omitempty"`   // where learners have facts or answers and no results
	Faith     *hardMove         `json:"faith,omitempty"`   // where it is with texts of a faith, of which nobody says what he or she believes
	Slip      *hardMove         `json:"slip,omitempty"`    // where learners find what is wrong in an answer
}

// hardMove takes the place of what a skill does where that does not fit: of a wrong done to people there are no two sides to
// weigh.
type hardMove struct {
	Goal     string   `json:"goal"`
	Do       string   `json:"do,omitempty"` // empty where only a card has what is done
	Sign     string   `json:"sign"`
	By       string   `json:"by,omitempty"`       // where the skill is practised in another way than the one that it has for all
	Row      []string `json:"row,omitempty"`      // with it
	RowBrief []string `json:"rowBrief,omitempty"` // with it
}

func loadAtlas(knowledge fs.FS, language string) (*atlas, error) {
	countries, err := readJSON[[]country](knowledge, speechFile(language, "countries"))
	if err != nil {
		return nil, err
	}
	towns, err := readJSON[map[string][]string](knowledge, BankFolder+"/towns.json")
	if err != nil {
		return nil, err
	}
	return newAtlas(countries, towns), nil
}

func loadBanks(knowledge fs.FS, language string) (*banks, error) {
	profiles, err := readJSON[[]profile](knowledge, speechFile(language, "bands"))
	if err != nil {
		return nil, err
	}
	loaded := &banks{language: language, bands: map[lesson.Band]profile{}}
	for _, profile := range profiles {
		loaded.bands[profile.Band] = profile
	}
	if loaded.tongues, err = readJSON[map[string]tongue](knowledge, BankFolder+"/languages.json"); err != nil {
		return nil, err
	}
	if loaded.keyWords, err = readJSON[map[string]map[string]string](knowledge, BankFolder+"/keywords.json"); err != nil {
		return nil, err
	}
	if loaded.alike, err = readJSON[alikeBank](knowledge, BankFolder+"/alike.json"); err != nil {
		return nil, err
	}
	loaded.alike.ready()
	if loaded.names, err = readJSON[nameBank](knowledge, BankFolder+"/names.json"); err != nil {
		return nil, err
	}
	if loaded.places, err = readJSON[placeBank](knowledge, speechFile(language, "places")); err != nil {
		return nil, err
	}
	hazards, err := readJSON[[]caution](knowledge, speechFile(language, "hazards"))
	if err != nil {
		return nil, err
	}
	loaded.hazards = newCautionBook(hazards)
	hurts, err := readJSON[[]caution](knowledge, speechFile(language, "sensitivity"))
	if err != nil {
		return nil, err
	}
	loaded.hurts = newCautionBook(hurts)
	phrases, err := readJSON[[]notePhrase](knowledge, speechFile(language, "notes"))
	if err != nil {
		return nil, err
	}
	if loaded.sentences, err = readJSON[sentenceBank](knowledge, speechFile(language, "sentences")); err != nil {
		return nil, err
	}
	needs, err := readJSON[[]learnerNeed](knowledge, speechFile(language, "needs"))
	if err != nil {
		return nil, err
	}
	remarks, err := readJSON[remarkBank](knowledge, BankFolder+"/remarks.json")
	if err != nil {
		return nil, err
	}
	foreign, err := newForeignRemarks(remarks)
	if err != nil {
		return nil, err
	}
	loaded.notes = newNoteBook(phrases, needs, loaded.sentences, foreign)
	loaded.notes.people = loaded.names.all()
	if loaded.routines, err = readJSON[[]routine](knowledge, speechFile(language, "routines")); err != nil {
		return nil, err
	}
	if loaded.skills, err = readJSON[skillBank](knowledge, speechFile(language, "skills")); err != nil {
		return nil, err
	}
	if loaded.wordings, err = readJSON[map[string][]string](knowledge, speechFile(language, "wordings")); err != nil {
		return nil, err
	}
	return loaded, nil
}
