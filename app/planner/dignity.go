package planner

import (
	"slices"
	"strings"
	"unicode"

	"somo/app/regexp"
)

// pleaseWord is politeness that a line for the teacher need not repeat.
var pleaseWord = regexp.MustCompile(`(?i),? please\b,?`)

var (
	// pronounsOfOne are words for a person whom a remark speaks of.
	pronounsOfOne = words("he she him her his hers himself herself")
	// singleLearner are words for a single learner, and whichOne those before it that make it a certain one.
	singleLearner = words("boy girl child learner pupil student candidate repeater")
	whichOne      = words("a an one my this that another certain")
	// anyOne makes a person any person of the class, as "he or she" does: "each learner writes a word of his".
	anyOne = words("each every everybody everyone")
	// toOne stands before the name of a learner to whom something is done, and oneDoes behind that of whom something is told.
	toOne   = words("ask asks let make makes force call push tease shame pity leave put sit help of with about")
	oneDoes = words("is has was had cannot can't sits uses lost needs should must does doesn't stammers limps walks")
)

// mostBetween are as many words as stand between "one" and the learner: "one very shy boy".
const mostBetween = 2

// ofOneLearner tells whether a remark speaks of one learner, by a pronoun, a noun or a name: it is for the teacher alone. Nothing
// of it is written up, read out or made a rule of the class.
func (n *notes) ofOneLearner(said string) bool {
	list := rawWords(said)
	one := false
	for i, word := range list {
		word = strings.TrimSuffix(strings.ToLower(word), "'s")
		if anyOne[word] || pronounsOfOne[word] && i+1 < len(list) && list[i+1] == "or" {
			one = false
			break
		}
		one = one || pronounsOfOne[word]
	}
	return one || n.namesLearner(list)
}

// namesLearner tells whether a noun or a name for one learner is among the words.
func (n *notes) namesLearner(list []string) bool {
	for i, word := range list {
		if n.learners[strings.TrimSuffix(word, "'s")] {
			return true
		}
		if singleLearner[strings.ToLower(strings.TrimSuffix(word, "'s"))] && slices.ContainsFunc(list[max(0, i-mostBetween-1):i], func(before string) bool { return whichOne[strings.ToLower(before)] }) {
			return true
		}
		if first := []rune(word)[0]; unicode.IsUpper(first) && n.people[strings.TrimSuffix(word, "'s")] &&
			(i > 0 && toOne[strings.ToLower(list[i-1])] || i+1 < len(list) && oneDoes[strings.ToLower(list[i+1])]) {
			return true
		}
	}
	return false
}

// beginsWithOne tells whether one learner is who does what a remark tells: "She writes from right to left", not "They mix he and she".
func (n *notes) beginsWithOne(said string) bool {
	list := firstOf(rawWords(trimLead(said)), mostBetween+2)
	return len(list) > 0 && (pronounsOfOne[strings.ToLower(list[0])] || n.namesLearner(list))
}

// rawWords are the words of a text as they are written, without the marks around them.
func rawWords(text string) []string {
	list := strings.FieldsFunc(strings.ReplaceAll(text, "’", "'"), func(char rune) bool {
		return !unicode.IsLetter(char) && !unicode.IsDigit(char) && char != '\''
	})
	for i, word := range list {
		list[i] = strings.Trim(word, "'")
	}
	return slices.DeleteFunc(list, func(word string) bool { return word == "" })
}

// keepToTeacher tells the teacher alone what no class is to hear.
func (n *notes) keepToTeacher(said, used string) {
	n.forYou = append(n.forYou, n.says.forYou(said))
	n.use(used)
}

// forYou is the line with a remark that the teacher alone reads.
func (b sentenceBank) forYou(said string) string {
	return b.text("note.forYou", "said", plainly(pleaseWord.ReplaceAllString(said, "")))
}

// ofAFew is what a few learners do not do, cannot do or are not to do: "Two do not touch acid for church reasons." It is for the
// teacher alone, and stands in no overview that others read.
var ofAFew = regexp.MustCompile(`(?i)^(?:only |about )?(?:one|two|three|four|five|six|seven|eight|[1-8]|a few|some|several) (?:of (?:them|my|the|our|these) ?)?(?:(?:\pL+ )?(?:learners|pupils|students|children|boys|girls) )?(?:still )?(?:do not|don't|does not|cannot|can't|can not|may not|must not|will not|won't|refuses?|never|(?:are|is) not allowed to) (?:\pL+)\b`)
