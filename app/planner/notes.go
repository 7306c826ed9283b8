package planner

import (
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// notes are what a teacher's additional information says about the class. Each thing it says changes a step.
type notes struct {
	says                   sentenceBank
	size, lessons, minutes int
	weekly                 int // lessons a week, where nothing says how many there are
	teamSize               int
	lacks                  map[string]bool // electricity, projector, internet, printing, computer, lab
	has                    map[string]bool
	multigrade             []string
	homeLanguages          []string
	needs                  []string
	place, stage           string
	land                   *country
	noFood, indoors        bool
	exam                   string // for which learners prepare
	examNamed              bool   // by the teacher
	event                  string // where the product will be shown
	effects                []effect
	said                   [][]string // the words of sentences that say that something is there
	used                   []string   // short words for what was read, in the order it was read
	told                   []string   // sentences that say something else, as they were written
	leftOut                bool       // something was no information for a lesson
	dangerous              bool
}

// effect is a step that something in the notes puts into a block of the plan.
type effect struct {
	block string
	step  func(class) string
}

func always(text string) func(class) string {
	return func(class) string { return text }
}

func (n *notes) change(block string, step func(class) string, used string) {
	n.effects = append(n.effects, effect{block, step})
	n.use(used)
}

// note puts the sentence of a rule, which has the same name in the bank as what the rule says that it has read.
func (n *notes) note(block, name string, values ...string) {
	n.change(block, always(n.says.text("note."+name, values...)), n.says.text("used."+name, values...))
}

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
	n := &notes{says: book.says, lacks: map[string]bool{}, has: map[string]bool{}}
	for _, part := range splitSentences(text) {
		if isCommand(part) {
			n.leftOut = true
			continue
		}
		if dangerous(part) {
			n.dangerous = true
			continue
		}
		words := plainWords(part)
		if !denies(words) {
			n.said = append(n.said, words)
		}
		understood := n.readPlace(part, words, countries)
		if n.readTime(part) {
			understood = true
		}
		for _, rule := range noteRules() {
			if found := rule.pattern.FindStringSubmatch(part); found != nil && (rule.unless == nil || !rule.unless.MatchString(part)) {
				rule.read(n, strings.TrimRight(part, ".!? "), found)
				understood = true
			}
		}
		if n.readPhrases(part, words, book) {
			understood = true
		}
		if !understood {
			n.told = append(n.told, part)
		}
	}
	return n
}

// readPlace finds an African country and the place names before it.
func (n *notes) readPlace(part string, words []string, countries *atlas) bool {
	if !slices.ContainsFunc(words, func(word string) bool { return countries.begins[word] }) {
		return false
	}
	found := countries.place.FindStringSubmatch(part)
	if found == nil {
		return false
	}
	if n.land != nil {
		return false
	}
	n.land = countries.byName[found[2]]
	country := n.land.said()
	names := strings.Split(strings.Trim(found[1], ", "), ",")
	place := ""
	for _, name := range names {
		if stage := stagePattern.FindString(name); stage != "" && n.stage == "" {
			n.stage = stage
		}
		// "JSS 1 in Onitsha", "P3, Mbale": the last name that holds no number is the place.
		name = strings.TrimSpace(strings.TrimPrefix(name[strings.LastIndex(name, " in ")+1:], "in "))
		if name = placeName(name); name != "" && !stageWords.MatchString(name) {
			place = name
			break
		}
	}
	n.place = place
	if place == "" {
		n.place = country
	}
	n.use(strings.TrimSpace(n.place + map[bool]string{true: "", false: ", " + country}[n.place == country]))
	return true
}

var denials = words("no not without never avoid cannot hakuna bila sans pas sem nao")

// denies tells a sentence that says what is not there or not done.
func denies(said []string) bool {
	return slices.ContainsFunc(said, func(word string) bool {
		return denials[word] || strings.HasSuffix(word, "n't") || strings.HasSuffix(word, "n’t")
	})
}

// stagePattern is a stage as English-speaking schools call it.
var stagePattern = regexp.MustCompile(`^\s*(?:(?:JHS|JSS|SHS|SSS?|KG|PP|Form|Standard|Class|Basic|Primary) ?\d{1,2}(?:/\d)?|[PS] ?\d|(?:Lower|Upper) Sixth)\b`)

var capitals = regexp.MustCompile(`\p{Lu}[\p{L}'’-]+(?:\s+\p{Lu}[\p{L}'’-]+)*$`)

// placeName is a name as it stands, or the capital words at the end of a longer text: "Shule yetu iko Dodoma".
func placeName(text string) string {
	if strings.ContainsAny(text, "0123456789") {
		return ""
	}
	if fields := strings.Fields(text); len(fields) > 0 && len(fields) <= 3 && capitals.MatchString(fields[0]) {
		return text
	}
	return capitals.FindString(text)
}

var smallNumbers = map[string]int{
	"a": 1, "an": 1, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10, "twelve": 12,
	"once": 1, "twice": 2, "thrice": 3, "moja": 1, "mbili": 2, "tatu": 3, "nne": 4, "tano": 5, "sita": 6, "viwili": 2, "vitatu": 3, "vinne": 4, "vitano": 5, "saba": 7, "nane": 8,
	"deux": 2, "trois": 3, "quatre": 4, "cinq": 5, "sept": 7, "huit": 8, "dez": 10, "cinco": 5, "quatro": 4, "duas": 2,
}

// number reads "8" and "eight"; anything else is 0.
func number(text string) int {
	text = strings.ToLower(strings.TrimSpace(text))
	if n, ok := smallNumbers[text]; ok {
		return n
	}
	n, err := strconv.Atoi(text)
	if err != nil {
		return 0
	}
	return n
}

// quote repeats what the teacher wrote, shortened to what a step can hold.
func quote(part string) string {
	return `"` + shorten(strings.ReplaceAll(inline(part), `"`, "'"), 160) + `"`
}

// usedLine is the one sentence that says which notes shaped the plan.
func (n *notes) usedLine() string {
	if len(n.used) == 0 {
		return ""
	}
	const most = 12
	used := n.used
	line := strings.Join(firstOf(used, most), "; ")
	if len(used) > most {
		line = n.says.text("notesMore", "notes", line, "n", strconv.Itoa(len(used)-most))
	}
	return n.says.text("notesUsed", "notes", line)
}

// toldLines quote what was not understood, so that nothing is dropped in silence.
func (n *notes) toldLine() string {
	if len(n.told) == 0 {
		return ""
	}
	var quoted []string
	words := 0
	for i, part := range n.told {
		if words += len(strings.Fields(part)); words > 90 && i > 0 {
			quoted = append(quoted, n.says.text("notesToldMore"))
			break
		}
		quoted = append(quoted, quote(part))
	}
	return n.says.text("notesTold", "notes", strings.Join(quoted, "; "))
}
