package planner

import (
	"slices"
	"strings"
	"unicode"

	"somo/app/regexp"
)

// town is a town or region that tells in which country a class is.
type town struct {
	name string
	land *country
	own  string // the smaller place of the class that the notes name beside it, "" for none
}

// word is a word of a sentence, as it stands and plain, with its place in the sentence.
type word struct {
	text, plain string
	from, to    int
}

func wordsOf(part string) []word {
	var found []word
	from := -1
	for i, char := range part + " " {
		inside := unicode.IsLetter(char) || unicode.IsDigit(char) || char == '\'' || char == '’'
		switch {
		case inside && from < 0:
			from = i
		case !inside && from >= 0:
			if plain := plainWords(part[from:i]); len(plain) == 1 {
				found = append(found, word{part[from:i], plain[0], from, i})
			}
			from = -1
		}
	}
	return found
}

var (
	// A name after one of these, or before one of those, is no place where a school lies: "Lake Malawi", "Great Zimbabwe".
	notAfter  = words("mount mt mont lake lac lago river great gulf fleuve speak speaking")
	notBefore = words("river dam falls lake people language kingdom empire fowl pig flame virus")
	inPlace   = words("in at near around from à a em katika")
	// inCareful stand before a place whose name is also that of a person or thing: "in George", and not "from George".
	inCareful = words("in at near à em katika")
)

// careful marks the towns of a country in the bank whose names are also names of people or words: "George", "Same".
const careful = "~"

// namedWithCare tells whether a name that is also a word stands as a place does: "in Same", "Same. 60 pupils".
func namedWithCare(said []word, from, to int) bool {
	if strings.ContainsAny(said[to-1].text, "'’") || !unicode.IsUpper([]rune(said[from].text)[0]) {
		return false
	}
	if from > 0 && number(said[from-1].plain) == 0 {
		return inCareful[strings.ToLower(said[from-1].text)]
	}
	return to == len(said) || number(said[to].plain) > 1 && said[to].from > said[to-1].to+1
}

// mention is a name of an index in a sentence.
type mention struct {
	at, from, to int
}

// namesIn finds the names of an index that are written as names: with a capital letter, or after "in".
func namesIn(index phraseIndex, said []word) []mention {
	var found []mention
	for i := 0; i < len(said); i++ {
		longest := 0
		var best mention
		for _, phrase := range index[said[i].plain] {
			end := i + len(phrase.words)
			if end > len(said) || len(phrase.words) <= longest || !slices.EqualFunc(phrase.words, said[i:end], func(plain string, w word) bool { return plain == w.plain }) {
				continue
			}
			if i > 0 && notAfter[said[i-1].plain] || end < len(said) && notBefore[said[end].plain] {
				continue
			}
			if after := i > 0 && inPlace[said[i-1].plain]; !unicode.IsUpper([]rune(said[i].text)[0]) && (!after || len(phrase.phrase) < 5) || phrase.phrase == "Maurice" && !after {
				continue // "mali ya shule"; a learner whose name is that of an island
			}
			if strings.HasPrefix(phrase.phrase, careful) && !namedWithCare(said, i, end) {
				continue
			}
			longest, best = len(phrase.words), mention{phrase.at, said[i].from, said[end-1].to}
		}
		if longest > 0 {
			found = append(found, best)
			i += longest - 1
		}
	}
	return found
}

// comeFrom tells of the place from which some learners came, where the school is not.
var comeFrom = regexp.MustCompile(`(?i)\b(?:refugees?|displaced|migrants?|newcomers?|new learners?)\b.*\bfrom\b`)

// peopleFrom tells, where the place is known, whence some people are: "Some families are from Benin and Togo."
var peopleFrom = regexp.MustCompile(`(?i)\b(?:famil(?:y|ies)|parents|learners?|pupils?|students?|children|people|some|many|most|traders?|they)\b[^.;,]{0,30}\b(?:are|is|were|was|come|comes|came|moved) (?:here )?from\b`)

// ofOpinion tells of what learners think, which may be of another country: "Some think it is Benin Republic."
var ofOpinion = regexp.MustCompile(`(?i)\b(?:thinks?|believes?|confus(?:e|es|ing)|mix(?:es)? up|sa(?:y|ys|ying) (?:that|it|the))\b`)

// readPlace finds an African country with the names of places beside it, and towns that tell the country.
func (n *notes) readPlace(part string, countries *atlas, people map[string]bool) {
	if ofOpinion.MatchString(part) || comeFrom.MatchString(part) || (n.land != nil || len(n.towns) > 0) && peopleFrom.MatchString(part) {
		return
	}
	said := wordsOf(part)
	towns := namesIn(countries.towns, said)
	for _, m := range namesIn(countries.names, said) {
		if n.land != nil || slices.ContainsFunc(towns, func(t mention) bool { return t.from <= m.from && m.to < t.to }) {
			continue // "Benin City"
		}
		abroad := func(t mention) bool { return countries.townList[t.at].land != countries.named[m.at] }
		if atBorder.MatchString(part[m.to:]) || besideCountry.MatchString(part[:m.from]) && slices.ContainsFunc(towns, abroad) {
			continue // "Tunduma, near the border with Zambia"
		}
		n.land = countries.named[m.at]
		if n.place = placeBefore(part[:m.from]); n.place == "" {
			n.place = placeAfter(part[m.to:])
		}
		if n.place == "" {
			n.place = countries.justBefore(said, m, n.land, part[:m.from], people)
		}
	}
	for i, m := range towns {
		named := countries.townList[m.at]
		if own := smallerPlace(part[:m.from], part[m.to:], people); i == 0 && countries.country(own) == nil { // "Ghana, Kumasi"
			named.own = own
		}
		n.towns = append(n.towns, named)
	}
}

var (
	// besideCountry and atBorder tell of the country on the other side.
	besideCountry = regexp.MustCompile(`(?i)\b(?:near|border (?:with|to|of|and)|bordering|frontière avec(?: la| le)?|fronteira com(?: a| o)?) (?:the )?$`)
	atBorder      = regexp.MustCompile(`(?i)^ (?:border|frontier)\b`)
)

// called is the place of a class that is told by a town.
func (t town) called() string {
	if t.own != "" {
		return t.own
	}
	return t.name
}

// settlePlace takes the town that the notes name, and its country where they name none.
func (n *notes) settlePlace() {
	if len(n.towns) > 0 && (n.land == nil || n.land.Code == "") {
		n.land, n.place = n.towns[0].land, n.towns[0].called()
	}
	if n.land == nil {
		return
	}
	if at := slices.IndexFunc(n.towns, func(t town) bool { return t.land == n.land }); n.place == "" && at >= 0 {
		n.place = n.towns[at].called()
	}
	country := n.land.said()
	label := country
	if n.place == "" {
		n.place = country
	} else if n.place != country {
		label = n.place + ", " + country
	}
	n.used = slices.Insert(n.used, 0, label)
}

// stagePattern is a class as schools call it: "SHS 1", "PP2", "Matric", "Kidato cha 2", "6e", "8ª classe".
var stagePattern = regexp.MustCompile(`(?:^|[^\pL\d])((?:(?:JHS|JSS|SHS|SSS|SS|KG|PP|Basic|Primary|Form|Standard|Std|Class|Year|Senior|Junior|basic|primary|form|standard) ?(\d{1,2})(?:/\d)?|(?:Standard|Std|Form|Class|Basic|Primary|Grade) (?:I{1,3}|I?V|VI{1,3})|[PS] ?[1-7]|Matric|ECD ?[AB]|Nursery ?[1-3]|(?:Lower|Upper) Six(?:th)?|` +
	`(?:[Dd]arasa la|[Gg]redi ya|[Kk]idato cha) (?:\d{1,2}|I{1,3}|I?V|VI{1,3}|kwanza|pili|tatu|nne|tano|sita|saba)|(?:\d{1,2}(?:e|ème|eme|a) (?:année|annee|classe|primaire|secondaire)|[3-6](?:e|ème|eme)|C[IP]|CP[12]|CE[12]|CM[12]|2nde|1ère|[Tt]erminale|Troisième|Quatrième|Cinquième|Sixième|Seconde)|\d{1,2}\.?ª [Cc]lasse|\d{1,2}(?:st|nd|rd|th) (?:[Yy]ear|[Cc]lass|[Ff]orm|[Gg]rade|[Ss]tandard)(?: of (?:primary|secondary|humanities|the humanities))?|(?:AS|A|O|Ordinary|Advanced) [Ll]evel))(?:[^\pL\d]|$)`)

// plainGrade is a class by its number or year alone, which the request has too.
var plainGrade = regexp.MustCompile(`(?i)(?:^|[^\pL])((?:grade|gr\.?|std|class) ?\d{1,2}|(?:first|second|third|fourth|fifth|sixth|final)[ -]year|tronc commun)(?:[^\pL\d]|$)`)

// readStage takes the name of the class as it was written.
func (n *notes) readStage(part string) {
	for _, found := range stagePattern.FindAllStringSubmatch(part, -1) {
		if number(found[2]) > 13 {
			continue
		}
		stage := upperFirst(found[1])
		if n.stage == "" {
			n.stage = stage
		}
		if !slices.Contains(n.stages, stage) {
			n.stages = append(n.stages, stage)
		}
	}
}

// placeWords say where and who a class is, and nothing more.
var placeWords = words(`in at of the our my we are is i am a an and on for this near from teach class classe school shule yetu iko northern southern eastern western central coastal north south east west coast capital lower upper basic level year humanities humanites baccalaureate baccalaureat middle town city region county province district
	village state rural urban small big day boarding mixed zone community government public private mission senior junior secondary primary reception nursery college lycee student learner pupil children student grade level form stage de des la le les l' d' à en classe école eleve ecole aluno turma na no em escola wa ya darasa primaire secondaire maternelle primaria secundaria msingi sekondari du college troisieme quatrieme island islands do da municipio commune comuna distrito quartier kata kijiji wilaya ward township estate std`)

// saysOnlyPlace tells a sentence that holds nothing but place, class and such.
func saysOnlyPlace(part string, countries *atlas) bool {
	said := wordsOf(part)
	known := append(namesIn(countries.towns, said), namesIn(countries.names, said)...)
	stages := append(stagePattern.FindAllStringSubmatchIndex(part, -1), plainGrade.FindAllStringSubmatchIndex(part, -1)...)
	if len(known)+len(stages) == 0 {
		return false
	}
	for _, w := range said {
		inside := slices.ContainsFunc(known, func(m mention) bool { return m.from <= w.from && w.to <= m.to }) ||
			slices.ContainsFunc(stages, func(at []int) bool { return at[2] <= w.from && w.to <= at[3] })
		if !inside && !placeWords[w.plain] && !unicode.IsUpper([]rune(w.text)[0]) && number(w.text) == 0 {
			return false
		}
	}
	return true
}

// isWhere tells whether a name in a list is the town or the country of the class.
func (n *notes) isWhere(name string) bool {
	return n.place != "" && strings.EqualFold(name, n.place) || n.land != nil && strings.EqualFold(name, n.land.Names["en"])
}
