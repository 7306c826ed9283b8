package planner

import (
	"reflect"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"somo/app/lesson"
	"somo/app/regexp"
)

// nameBank holds names: those that cards have made up, and those that are at home in a country, by its code.
type nameBank struct {
	Invented  personNames            `json:"invented"`
	Countries map[string]personNames `json:"countries"`
	Cards     map[string]cardNames   `json:"cards"` // by their ID
}

// cardNames says what is certain of the names in a card.
type cardNames struct {
	Ours  []string `json:"ours,omitempty"`  // people of made-up texts, where others have lived
	Stay  []string `json:"stay,omitempty"`  // names of something else
	Towns []string `json:"towns,omitempty"` // towns of made-up sentences, for which any town serves
}

type personNames struct {
	Girls []string `json:"girls"`
	Boys  []string `json:"boys"`
	Also  []string `json:"also,omitempty"` // names of cards that fit here too
	// Surnames follow Mr or Mrs; those of a country are common in several of its regions.
	Surnames []string `json:"surnames,omitempty"`
	// Regions are parts of a country whose people bear other names.
	Regions []regionNames `json:"regions,omitempty"`
}

// regionNames are the names that are at home around some towns.
type regionNames struct {
	Towns []string `json:"towns"`
	personNames
}

// localNames are the names of the region of the class, or those of the whole country.
func (c *composer) localNames(country personNames) personNames {
	for _, region := range country.Regions {
		if c.isAt(region.Towns) {
			return region.personNames
		}
	}
	return country
}

// realPeople are subjects in which a name may be that of somebody who lived or whom a book tells of, or a word of the
// lesson. There only those are invented whom a title makes people of today.
var realPeople = words("history literature islamic-religious-education")

var (
	women = words("mrs ms miss madam madame mme mama aunt auntie grandma grandmother sister mother")
	men   = words("mr monsieur sir uncle baba grandpa grandfather brother father")
	// spelling is work in which the letters of a name count.
	spelling = regexp.MustCompile(`(?i)\b(?:letters?|syllables?|sounds?|alphabet\w*|spell\w*|rhym\w*|initials?|sort(?:s|ed|ing)?|capitals?|vowels?|punctuat\w*|akifisha|herufi|silabi|majuscules?|begins? with (?-i:[A-Z]))\b`)
	// spelledOut is such work in a lesson of another subject, where letters are read or sent and not counted.
	spelledOut = regexp.MustCompile(`(?i)\b(?:letters of|(?:first|last) letters?|spell(?:s|ed|ing)?|initials?|syllables?|alphabetical\w*|begins? with (?-i:[A-Z]))\b`)
)

// localise gives the people whom cards have made up names from the learners' country, the same in the whole plan.
func (c *composer) localise(plan *lesson.Plan) {
	if plan.Inclusion != nil { // the teacher's own learners keep their names
		alone := plan.Inclusion.SpecialNeeds
		defer func() { plan.Inclusion.SpecialNeeds = alone }()
	}
	bank := c.banks.names
	card, asked := c.card.Subject, subjectOf(c.request.Subject)
	if c.class.land == nil {
		return
	}
	local, known := bank.Countries[c.class.land.Code]
	if !known {
		return
	}
	local = c.localNames(local)
	cast := newCast()
	for _, own := range wordsOf(c.request.Topic) {
		cast.blocked[own.text] = true
	}
	for _, own := range wordsOf(c.request.AdditionalInfo) {
		cast.said[own.text], cast.own[own.text] = true, true // nobody in the plan is called as a learner of the class
	}
	if c.notes != nil {
		for _, own := range wordsOf(c.notes.place) {
			cast.blocked[own.text] = true // Ngozi is a town too
		}
	}
	marked := cardNames{}
	cast.spelled = spelling
	if c.match.entry != nil {
		marked = bank.Cards[c.match.entry.whole()]
	}
	if !languages[card] && !languages[asked] || c.match.entry != nil && !lettersCount.MatchString(c.match.entry.ID) {
		cast.spelled = spelledOut // a letter to a friend is not one of a name
	}
	for _, name := range marked.Stay {
		cast.blocked[name] = true
	}
	cast.onlyTitled = realPeople[card] || realPeople[asked]
	cast.girls, cast.boys = setOf(bank.Invented.Girls), setOf(bank.Invented.Boys)
	lesson.Walk(plan, func(_, text string) { cast.read(text, bank.Invented) })
	var small map[string]string
	if languages[card] || languages[asked] {
		small = cast.inSmall(plan, card == "english", marked.Towns)
	}
	if cast.onlyTitled {
		// Musa may be the king; whom the work is for, and a Mr or Mrs, is one of ours.
		cast.met = slices.DeleteFunc(cast.met, func(name string) bool { return !c.madeUp(name) && !slices.Contains(marked.Ours, name) })
	}
	if card == "islamic-religious-education" {
		cast.met = nil // those who pray bear names of their faith
		for _, name := range slices.Concat(bank.Invented.Girls, bank.Invented.Boys) {
			cast.blocked[name] = true
		}
	}
	for name := range cast.counted {
		if !c.madeUp(name) {
			cast.blocked[name] = true
		}
	}
	renamed := c.casting(cast, local, bank.Invented)
	c.townsHere(renamed, cast, marked.Towns)
	if !saysMzee[c.class.land.Code] && !languages[card] {
		for title, plain := range swahiliTitles {
			if cast.said[title] && (title == "Mzee" || !cast.onlyTitled) { // Bibi Titi has lived
				renamed[title] = c.text(plain)
			}
		}
	}
	if len(renamed) > 0 {
		kept, isTold := plan.Context, toldWith(c.request.AdditionalInfo)
		for form, name := range small {
			if renamed[name] != "" {
				renamed[form] = strings.ToLower(renamed[name])
			}
		}
		mapTexts(reflect.ValueOf(plan).Elem(), func(text string) string {
			if len(small) > 0 {
				text = renameSmall(text, renamed)
			}
			return rename(text, renamed, isTold)
		})
		plan.Context = kept
	}
}

// swahiliTitles are titles before a name, with the sentence of the bank that has the one used elsewhere.
var swahiliTitles = map[string]string{"Mzee": "elder", "Bibi": "elderWoman", "Fundi": "artisan", "Mwalimu": "teacherTitle"}

// saysMzee are countries in which an old man is called so.
var saysMzee = map[string]bool{"KE": true, "TZ": true, "UG": true, "RW": true, "BI": true, "CD": true}

// madeUp tells whether a name is that of the user, and of nobody in the texts of the card.
func (c *composer) madeUp(name string) bool {
	return strings.Contains(c.user+c.needModel, name) && !slices.ContainsFunc(c.card.Tasks, func(t Task) bool {
		return strings.Contains(t.Text+t.Expect+strings.Join(t.Steps, " "), name)
	})
}

// eachCapital visits the words with a capital letter.
func eachCapital(text string, visit func(from, to int)) {
	inside := false // a word
	for at, char := range text {
		letter := char|0x20 >= 'a' && char|0x20 <= 'z'
		if char >= utf8.RuneSelf {
			letter = unicode.IsLetter(char)
		}
		if letter && !inside && unicode.IsUpper(char) {
			to := at
			for to < len(text) {
				next, size := utf8.DecodeRuneInString(text[to:])
				if !unicode.IsLetter(next) {
					break
				}
				to += size
			}
			visit(at, to)
		}
		inside = letter
	}
}

// toldWith finds names in sentences that repeat a teacher's notes: two words beside the name stand there as well.
func toldWith(notes string) func(text string, from, to int) bool {
	told := " " + strings.Join(plainWords(notes), " ") + " "
	return func(text string, from, to int) bool {
		before, name, after := plainWords(text[:from]), plainWords(text[from:to]), plainWords(text[to:])
		with := slices.Concat(name, firstOf(after, 2))
		if len(with) > len(name)+1 && strings.Contains(told, " "+strings.Join(with, " ")+" ") {
			return true
		}
		with = slices.Concat(before[max(0, len(before)-2):], name)
		return len(with) > len(name)+1 && strings.Contains(told, " "+strings.Join(with, " ")+" ")
	}
}

func rename(text string, names map[string]string, stays func(text string, from, to int) bool) string {
	var written strings.Builder
	last := 0
	eachCapital(text, func(from, to int) {
		name := names[text[from:to]]
		if name != "" && stays(text, from, to) {
			return
		}
		if name == "" && to-from > 2 && strings.ToUpper(text[from:to]) == text[from:to] {
			_, size := utf8.DecodeRuneInString(text[from:])
			name = strings.ToUpper(names[text[from:from+size]+strings.ToLower(text[from+size:to])]) // a speaker of a play
		}
		if name != "" {
			written.WriteString(elidedBefore(text[last:from], name) + name)
			last = to
		}
	})
	if last == 0 {
		return text
	}
	return written.String() + text[last:]
}

// Words of French that lose their e before a vowel: "la famille d'Awa", "la famille de Dzifa".
var (
	withoutE = regexp.MustCompile(`(^|[^\pL])([Dd]|[Qq]u)['’]$`)
	withE    = regexp.MustCompile(`(^|[^\pL])([Dd]|[Qq]u)e $`)
)

// elidedBefore are the words before a name as French writes them there.
func elidedBefore(before, name string) string {
	if strings.ContainsRune("AEIOUÀÂÉÈÊÎÔÛ", []rune(name)[0]) {
		return withE.ReplaceAllString(before, "$1$2'")
	}
	return withoutE.ReplaceAllString(before, "$1${2}e ")
}

// mapTexts changes every text in a value. Lists are copied, since a card may share them.
func mapTexts(value reflect.Value, change func(string) string) {
	switch value.Kind() {
	case reflect.String:
		value.SetString(change(value.String()))
	case reflect.Struct:
		for i := range value.NumField() {
			if value.Field(i).CanSet() {
				mapTexts(value.Field(i), change)
			}
		}
	case reflect.Slice:
		if value.Len() == 0 {
			return
		}
		fresh := reflect.MakeSlice(value.Type(), value.Len(), value.Len())
		reflect.Copy(fresh, value)
		for i := range fresh.Len() {
			mapTexts(fresh.Index(i), change)
		}
		value.Set(fresh)
	case reflect.Pointer:
		if value.IsNil() {
			return
		}
		fresh := reflect.New(value.Type().Elem())
		fresh.Elem().Set(value.Elem())
		mapTexts(fresh.Elem(), change)
		value.Set(fresh)
	}
}
