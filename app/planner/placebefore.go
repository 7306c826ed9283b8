package planner

import (
	"slices"
	"strings"
	"unicode"

	"somo/app/regexp"
)

// placeBefore is the name before a country, and a comma: "JSS 1 in Onitsha, ", "P3, Mbale, ".
func placeBefore(before string) string {
	before = strings.TrimRight(before, " ")
	if !strings.HasSuffix(before, ",") {
		return ""
	}
	names := strings.Split(strings.TrimSuffix(before, ","), ",")
	for _, name := range names[max(0, len(names)-3):] {
		name = strings.TrimSpace(name)
		if at := nearOther.FindStringSubmatch(name); at != nil && !noPlace.MatchString(at[1]) {
			return at[1]
		}
		name = beforePlace.ReplaceAllString(name, "")
		if at := stagePattern.FindStringSubmatchIndex(name); at != nil {
			if name = strings.TrimSpace(name[at[3]:]); at[2] > 0 || name == "" { // "P6 Lira"
				continue
			}
		}
		if name = placeName(swahiliLead.ReplaceAllString(name, "")); name != "" && !stageWords.MatchString(name) && !ofSchools.MatchString(name) {
			return name
		}
	}
	return ""
}

// noPlace begins what lies near a place and has no name: "School outside Jijiga".
var noPlace = regexp.MustCompile(`(?i)^(?:(?:a|my|our|the|day|boarding|primary|secondary) )*(?:school|class|village|teacher|nursery|farm|market|sciences?|maths|mathematics|english|history|geography|biology|physics|chemistry|life sciences)\b`)

// ofSchools are subjects, examinations and streams that stand where a place may stand: "RE, Kasama", "Form 2 East".
var ofSchools = regexp.MustCompile(`^(?:RE|CRE|IRE|ICT|PE|SST|KCSE|KCPE|WASSCE|WAEC|BECE|NECO|UCE|UACE|PLE|MSCE|ZIMSEC|NABTEB|CAPS|CBC|[A-D]|(?:(?:Form|Grade) )?(?:East|West|North|South|Red|Blue|Green|Yellow))$|^(?:KCSE|KCPE|WASSCE|WAEC|BECE|NECO|ZIMSEC)\b`)

// swahiliLead stands before a place in Kiswahili.
var swahiliLead = regexp.MustCompile(`(?i)^(?:ni)?nafundisha (?:huko |hapa )?|^(?:tuko|niko|nipo|tupo) (?:huko |hapa )?`)

// beforePlace stands before the name of a place: "a small school near Opuwo".
var beforePlace = regexp.MustCompile(`(?i)^.*\b(?:in|near|outside|close to|from) `)

// nearOther is a place that is told by one that more people know: "Epworth near Harare".
var nearOther = regexp.MustCompile(`^(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?) (?:near|outside|close to) \p{Lu}`)

var nameAfter = regexp.MustCompile(`^\s*[,:(]\s*(\p{Lu}[\p{Ll}'’]+(?:[ -]\p{Lu}[\p{Ll}'’]+)*)\s*(?:[,.;)]|$)`)

// placeAfter is the name after a country, and a comma: ", Gulu, 60 pupils".
func placeAfter(after string) string {
	if found := nameAfter.FindStringSubmatch(after); found != nil && !stageWords.MatchString(found[1]) {
		return found[1]
	}
	return ""
}

var capitals = regexp.MustCompile(`\p{Lu}[\p{L}'’-]+(?:\s+\p{Lu}[\p{L}'’-]+)*$`)

// placeName is a name as it stands, or the capital words at the end of a longer text: "Shule yetu iko Dodoma".
func placeName(text string) string {
	if strings.ContainsAny(text, "0123456789") {
		return ""
	}
	if fields := strings.Fields(text); len(fields) > 0 && len(fields) <= 3 && !slices.ContainsFunc(fields, func(word string) bool {
		return !capitals.MatchString(word) && !afterTown[word] && !insideName[word]
	}) && capitals.MatchString(fields[0]) {
		if last := len(fields) - 1; last > 0 && afterTown[fields[last]] {
			text = strings.Join(fields[:last], " ") // "Mbale town"
		}
		return unshouted(text)
	}
	return unshouted(capitals.FindString(text))
}

// justBefore is the name that stands before its country without a comma: "BO SIERRA LEONE", "Sunuka Tanzania". Other towns of the
// country, as a list has them, are read besides.
func (a *atlas) justBefore(said []word, m mention, land *country, before string, people map[string]bool) string {
	for i := range said {
		for _, phrase := range a.towns[said[i].plain] {
			end := i + len(phrase.words)
			if a.townList[phrase.at].land != land || !standsAt(phrase, said, i) || end == len(said) || said[end].from != m.from || strings.TrimSpace(before[said[end-1].to:]) != "" {
				continue
			}
			if strings.HasPrefix(phrase.phrase, careful) {
				return a.townList[phrase.at].name
			}
			return ""
		}
	}
	if strings.HasSuffix(before, " ") {
		return smallerPlace(strings.TrimRight(before, " ,")+",", "", people)
	}
	return ""
}

// insideName are small words that stand inside the names of places: "Ile de Gorée".
var insideName = words("da de do dos du des la le les es el al of and sur en bin ben ya")

// unshouted writes a name in capitals as names are written: "ABIDJAN". Short ones may be no words: "PH".
func unshouted(name string) string {
	if strings.ToUpper(name) != name || len(name) < leastShouted {
		return name
	}
	said := strings.Fields(strings.ToLower(name))
	for i := range said {
		said[i] = upperFirst(said[i])
	}
	return strings.Join(said, " ")
}

// leastShouted is how many letters a name in capitals has at least that is no abbreviation.
const leastShouted = 4

var (
	// nearEnd stands between a place and one that more people know.
	nearEnd = regexp.MustCompile(`(?i)^(.*\S) (?:near|outside|close to|not far from|près de|perto de|karibu na)$`)
	// ledIn stands before the place of a class: "We are in Kapsowar".
	ledIn = regexp.MustCompile(`(?i)^(?:.*\s)?(?:in|at|à|em|katika) `)
	// aPlace is the name of a place, and nothing more.
	aPlace = regexp.MustCompile(`^\p{Lu}[\p{L}'’]+(?:[ -](?:(?:da|de|do|dos|du|la) )?\p{Lu}[\p{L}'’]+){0,2}$`)
	// noTown ends words of lessons and people with which a sentence begins: "Fractions, Kisumu", "Farmers near Techiman".
	noTown = regexp.MustCompile(`(?i)(?:[^a]s|ing|tion|ment|ism|logy|phy|try|ty|ed|er)$`)
	// nearThings stand before a town and are none: "Market near Kisumu, fish is sold there".
	nearThings = words("market road farm farmland mine port shop people family quarry forest hill valley village home house land life work water beach church mosque camp border trade traffic")
	// beforeNames stand before the name of a person.
	beforeNames = words("mr mrs ms miss sir madam madame monsieur teacher mwalimu dear hello hi hey thank please st saint sister brother father rev")
)

// smallerPlace is the place of a class that no list has, by the town or region behind it: "Grade 5, Kapsowar, Elgeyo
// Marakwet", "Kipushi near Lubumbashi, 45 learners". It is "" where what stands there may be something else.
func smallerPlace(before, after string, people map[string]bool) string {
	before = strings.TrimRight(before, " ")
	near := nearEnd.FindStringSubmatch(before)
	switch {
	case near != nil:
		before = near[1]
	case strings.HasSuffix(before, ","):
		before = strings.TrimSuffix(before, ",")
	default:
		return ""
	}
	lead, name := "", before
	if at := strings.LastIndexAny(before, ",;:("); at >= 0 {
		lead, name = before[:at], before[at+1:]
	}
	led := ledIn.FindString(name)
	name = strings.TrimSpace(name[len(led):])
	if at := stagePattern.FindStringSubmatchIndex(name); at != nil && at[2] == 0 {
		led, name = name[:at[3]], strings.TrimSpace(name[at[3]:])
	}
	for said := wordsOf(name); len(said) > 1 && placeWords[said[0].plain]; said = said[1:] { // "Município do Cuemba"
		name = name[said[1].from-said[0].from:]
	}
	for said := wordsOf(name); len(said) > 1 && afterTown[said[len(said)-1].plain]; said = said[:len(said)-1] { // "Kapsowar town"
		name = name[:said[len(said)-2].to]
	}
	if !isOwnPlace(name) {
		return ""
	}
	if led != "" {
		return name
	}
	// A name that nothing leads in may be that of the teacher, or the topic, or the first word of any sentence.
	if noTown.MatchString(name) || nearThings[strings.ToLower(name)] || !onlyPlaces(lead) || near != nil && after != "" && !strings.ContainsAny(after[:1], ",.;:(") {
		return ""
	}
	if slices.ContainsFunc(wordsOf(name), func(w word) bool { return people[w.text] }) {
		return ""
	}
	return name
}

// afterTown stand behind the name of a place and are no part of it.
var afterTown = words("town village district county region city province ward township")

// isOwnPlace tells a name that can be that of a place.
func isOwnPlace(name string) bool {
	if !aPlace.MatchString(name) || stageWords.MatchString(name) || strings.ToUpper(name) == name {
		return false
	}
	said := wordsOf(name)
	return !notAfter[said[0].plain] && !slices.ContainsFunc(said, func(w word) bool {
		return beforeNames[w.plain] || noTongue[strings.ToLower(w.text)] || placeWords[w.plain] && len(w.plain) > 2 && unicode.IsUpper([]rune(w.text)[0]) // "Wa, Upper West"
	})
}

// onlyPlaces tells words that hold nothing but place and class.
func onlyPlaces(text string) bool {
	return !slices.ContainsFunc(wordsOf(text), func(w word) bool {
		return !placeWords[w.plain] && !unicode.IsUpper([]rune(w.text)[0]) && !strings.ContainsAny(w.text, "0123456789")
	})
}
