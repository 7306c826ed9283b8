package planner

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"somo/app/regexp"
)

// longestLabel is how long a topic may be to stand inside a sentence without quotation marks, and longestQuoted with them.
const longestLabel, longestQuoted = 64, 48

var (
	// leadForm is the form of a lesson before what it is about, or what a syllabus asks learners to do with it.
	leadForm = regexp.MustCompile(`(?i)^(?:(?:an? |the )?(?:introduction|introductory lesson|overview|revision|review|lesson|concept|topic)s?(?: (?:to|on|of|about))? |(?:word problems|problem solving|practice|exercises) (?:on|in|with|involving) |(?:teaching|teach|learning|understanding|describe|explain|discuss|outline|state|identify|define|list)(?: (?:about|how))? )`)
	// explained is what stands after a colon or a dash, and explains what stands before.
	explained = regexp.MustCompile(`^([^:()]{3,}?)(?:\s*:\s+|\s+[-–—]\s+)([^:()]+)$`)
	// ofPeople are endings of words for peoples and believers, which keep their capital letter.
	ofPeople = regexp.MustCompile(`(?i)(?:ian|ians|ism of|['’]s|s['’])$`)
)

// noun makes a topic a noun phrase for running text: "photosynthesis", "the life of Yaa Asantewaa". Where it would read
// wrongly (a question, another language, very long) it keeps quotation marks. names are words that begin with a capital
// letter wherever they stand.
func noun(topic string, names map[string]bool, foreign bool) string {
	topic = strings.Trim(withoutCodes(strings.ReplaceAll(topic, "\n", " ")), ` ."!`)
	asked := strings.HasSuffix(topic, "?")
	topic = strings.TrimRight(topic, "? ")
	for !asked && !foreign {
		rest := leadForm.ReplaceAllString(topic, "")
		if rest == topic || emptyTopic(rest) {
			break
		}
		topic = rest
	}
	if asked {
		topic += "?"
	}
	if lead, _, found := strings.Cut(topic, ": "); found && !asked && !foreign && utf8.RuneCountInString(topic) > longestLabel && !emptyTopic(lead) {
		topic = lead // what follows explains it
	}
	if asked || foreign || utf8.RuneCountInString(topic) > longestLabel {
		short := briefName(topic, longestQuoted)
		if named := quotedName.FindStringSubmatch(topic); named != nil && named[1] == short {
			return short
		}
		if asked && !strings.HasSuffix(short, "?") {
			short += "?"
		}
		return "'" + strings.TrimRight(strings.ReplaceAll(short, "'", "’"), ".") + "'"
	}
	if lead, _, found := strings.Cut(topic, ": "); found && strings.Contains(topic, "(") {
		topic = lead
	}
	topic = howItWorks.ReplaceAllString(explained.ReplaceAllString(topic, "$1 ($2)"), "")
	topic = inQuotes.ReplaceAllString(topic, "$1‘$2’$3")
	if ofAuthor.MatchString(topic) {
		return topic
	}
	words := strings.Fields(strings.ReplaceAll(topic, "'", "’"))
	titled, long := 0, 0
	for _, word := range words {
		if utf8.RuneCountInString(word) > 3 {
			long++
			if first, _ := utf8.DecodeRuneInString(strings.TrimLeft(word, "(")); unicode.IsUpper(first) {
				titled++
			}
		}
	}
	everywhere := long > 2 && titled == long // "Uses Of The Computer": capitals say nothing
	for i, word := range words {
		bare := strings.Trim(word, "(),;.")
		upper := bare == strings.ToUpper(bare) && strings.ToLower(bare) != bare
		switch {
		case names[fold(strings.TrimSuffix(bare, "’s"))] || ofPeople.MatchString(bare):
		case upper && utf8.RuneCountInString(bare) > 4:
			words[i] = strings.ToLower(word)
		case upper && utf8.RuneCountInString(bare) > 1 && !stopWords[strings.ToLower(bare)]:
		case i == 0 && startsName(words) && !stopWords[strings.ToLower(bare)]:
		case i == 0 || everywhere || stopWords[strings.ToLower(bare)] && upper || strings.HasPrefix(word, "("):
			words[i] = lowerWord(word)
		}
	}
	return plainNames.ReplaceAllStringFunc(strings.Join(words, " "), func(name string) string {
		named := strings.Fields(name)
		for i, word := range named {
			if stopWords[strings.ToLower(word)] {
				named[i] = strings.ToLower(word)
				continue
			}
			if named[i] = upperFirst(word); strings.Trim(word, "iI") == "" {
				named[i] = strings.ToUpper(word)
			}
		}
		return strings.Join(named, " ")
	})
}

// plainNames are names that are made of common words.
var plainNames = regexp.MustCompile(`(?i)\b(?:(?:first|second) )?world war(?: (?:i{1,2}|one|two))?\b|\bcold war\b|\bleague of nations\b|\bunited nations\b|\bafrican union\b|\b(?:east|west|north|central|southern) africa\b`)

// ofAuthor is a book with its writer: "The Dilemma of a Ghost by Ama Ata Aidoo".
var ofAuthor = regexp.MustCompile(`^\p{Lu}.* by \p{Lu}\pL+ .*\p{Lu}`)

// howItWorks is what stands after a thing and adds nothing: "USSD codes and how they work".
var howItWorks = regexp.MustCompile(`(?i),? and how (?:it|they) (?:works?|(?:is|are) used)$`)

// inQuotes is a title in straight single quotes.
var inQuotes = regexp.MustCompile(`(^|\s)'([^']+)'(\s|$)`)

// startsName tells a topic that begins with a name of two words or more: "Maji Maji uprising".
func startsName(words []string) bool {
	if len(words) < 3 {
		return len(words) == 2 && unicode.IsUpper([]rune(words[1])[0])
	}
	return unicode.IsUpper([]rune(words[1])[0]) && !unicode.IsUpper([]rune(words[2])[0])
}

// lowerWord lowers the first letter of a word that has no other capital letters: pH and DNA stay.
func lowerWord(word string) string {
	if rest := []rune(strings.TrimLeft(word, "(")); len(rest) > 1 && strings.ContainsFunc(string(rest[1:]), unicode.IsUpper) {
		return word
	}
	return strings.ToLower(word)
}

// ofPerson begins a name with that of a person: "Newton's laws".
var ofPerson = regexp.MustCompile(`^\p{Lu}\p{Ll}+['’]s\b`)

// lowerName is a name inside a sentence.
func lowerName(name string) string {
	if ofPerson.MatchString(name) {
		return name
	}
	return lowerFirst(name)
}

// ofOne begins the name of one certain thing: "theorem of Pythagoras", "parts of a plant".
var ofOne = regexp.MustCompile(`^\p{Ll}{3,} of \S`)

// theOne gives such a name the article that it has in a sentence.
func theOne(name string) string {
	if ofOne.MatchString(name) {
		return "the " + name
	}
	return name
}

// mostParts is how many things a topic names at most for teams to share out, and longestPart how many words each may have.
const mostParts, longestPart = 4, 6

// partsOf cuts a topic that names things after a colon: "The founding of Liberia: settlers and indigenous people". There
// are none where what stands there is one thing or a sentence.
func partsOf(topic string) (head string, parts []string) {
	head, tail, found := strings.Cut(withoutCodes(topic), ":")
	if !found || emptyTopic(head) || strings.ContainsAny(tail, "?!;:") {
		return topic, nil
	}
	for _, part := range between.Split(strings.Trim(tail, " .()"), -1) {
		if n := len(strings.Fields(part)); n == 0 || n > longestPart {
			return topic, nil
		}
		parts = append(parts, strings.TrimSpace(part))
	}
	if len(parts) < 2 || len(parts) > mostParts {
		return topic, nil
	}
	return strings.TrimSpace(head), parts
}

// inSmall writes the words of a topic in small letters that the name of what it was found as has so: "Circumference of a
// Circle" was typed with capitals that say nothing.
func inSmall(topic, name string) string {
	small := map[string]bool{}
	for word := range strings.FieldsFuncSeq(name, func(char rune) bool { return !unicode.IsLetter(char) && char != '-' }) {
		if word == strings.ToLower(word) {
			small[word] = true
		}
	}
	list := strings.Split(topic, " ")
	for i, word := range list {
		if bare := strings.Trim(word, "(),;.:"); small[strings.ToLower(bare)] && bare != strings.ToUpper(bare) {
			list[i] = strings.ToLower(word)
		}
	}
	return strings.Join(list, " ")
}
