package planner

import (
	"strings"

	"somo/app/regexp"
)

var (
	// unlisted are words in scripts of which the topics have few names: those that are not known say little.
	unlisted   = regexp.MustCompile(`[\p{Arabic}\p{Ethiopic}]`)
	listNumber = regexp.MustCompile(`(?:^|\s)\d{1,2}[.)]\s+`)
	leadNumber = regexp.MustCompile(`^\d{1,2}[.)]\s+`)
	// leadCode is the number of a syllabus line before the topic: "3.2", "B7.1.2.1", "Unit 5:", "Week 3 -", "ii)".
	leadCode = regexp.MustCompile(`(?i)^(?:(?:sub[- ]?)?(?:strand|unit|unité|unite|chapter|chapitre|capítulo|week|wk|semaine|term|topic|lesson|leçon|module|theme|section|indicator|content standard|learning outcome|outcome|lo|cs|mada|sura|kipindi|wiki)\s*[:.]?\s*\d+(?:[.\d]*\d)?[a-z]?|(?:grade|gr|form|class|basic|primary|standard|std|jss|jhs|shs)\.? ?\d{1,2}(?: (?:sci(?:ence)?|maths?|mathematics|eng(?:lish)?|bio(?:logy)?|phys?(?:ics)?|chem(?:istry)?|ict|geo(?:graphy)?|hist(?:ory)?|agric(?:ulture)?))?|[a-z]{1,4}\d+(?:\.\d+)+|\d+(?:\.\d+)+|\d{1,2}[.):]|[ivx]{1,4}[.)])(?:\s*[-–—:.)]+\s*|\s+|$)`)
	// code is one inside a topic.
	code = regexp.MustCompile(`\b[A-Z]{1,4}\d+(?:\.\d+)+\b|\b[A-Z][A-Za-z]{1,5}\.? \d+(?:\.\d+){2,}|(?i:\b(?:wk|week) ?\d{1,2}\b)`)
	// elided is a French word that lost its vowel, or an English ending of possession.
	elided = regexp.MustCompile(`\b(?:l|d|qu|n|j|c|m)['’]|['’]s\b`)
)

// strand is how a syllabus names a topic by its strand and its part of it: "Strand: Measurement. Sub-strand: Length".
var strand = regexp.MustCompile(`(?i)^(?:strand|theme|unit|module|topic)\s*[:\-–]?\s.{2,60}?[.;,|/–-]+\s*(?:sub[- ]?strand|sub[- ]?theme|sub[- ]?topic|sub[- ]?unit|lesson)\s*[:\-–]?\s+(.{3,})$`)

// withoutCodes takes the numbers of a syllabus off a topic, and its strand.
func withoutCodes(topic string) string {
	if said := strand.FindStringSubmatch(strings.Join(strings.Fields(topic), " ")); said != nil {
		topic = said[1]
	}
	for {
		rest := strings.TrimSpace(leadCode.ReplaceAllString(topic, ""))
		if rest == topic {
			break
		}
		topic = rest
	}
	return strings.Join(strings.Fields(code.ReplaceAllString(topic, " ")), " ")
}

// setting is where learners meet a topic, said after it: "Shapes around us", "Sound in our daily lives".
var setting = regexp.MustCompile(`(?i)\s+(?:(?:that are |found )?(?:all )?(?:around|near|about) (?:us|me|you|(?:the|our|my) (?:school|home))|(?:found )?in (?:and around )?(?:our|my|the|your|their) (?:local |immediate |own )?(?:environment|surroundings?|communit(?:y|ies)|locality|neighbourhood|area|schools?|homes?|classroom|village|town|country|district|region|(?:daily|everyday) li(?:fe|ves))|in (?:daily|everyday|real|day[- ]to[- ]day) life(?: situations)?|in (?:everyday|real[- ]life) (?:situations|contexts)|at (?:home|school)(?: and (?:at )?(?:home|school))?|(?:used )?every ?day)[\s.?!]*$`)

// withoutSetting takes the setting off a topic.
func withoutSetting(topic string) string {
	heart := strings.TrimSpace(setting.ReplaceAllString(strings.Join(strings.Fields(topic), " "), ""))
	if heart == "" {
		return topic
	}
	return heart
}

// mostTokens is how much of a topic is read.
const mostTokens = 60

// token is a word of a topic.
type token struct {
	stem   string
	weight float64 // how much it matters that a card covers it
	id     int     // among the words of the index, -1 for others
}

// weakWords say what to do with a topic, or for whom, but not what it is.
var weakWords = stemmed(words(`want need like please help teach taught plan make learn understand know explain describe identify discuss define state outline list recognise recognize demonstrate appreciate
	pupil student learner child children kid class grade level form standard school teacher primary secondary meaning definition concept idea basic type kind example importance important use
	different various simple advanced general further more new how they them we i me can will should do does about them project activity exercise practice practical question topic subject work
	something anything
	word problem solving introductory overview review skill note cause effect impact role advantage disadvantage
	elev leur nos notr enseigner apprendre cours wanafunzi somo mada funza kufundisha jinsi aluno ensinar aula`))

// stemmed is a set of words as topics are read, and the words themselves.
func stemmed(set map[string]bool) map[string]bool {
	all := make(map[string]bool, 2*len(set))
	for word := range set {
		all[word], all[stem(word)] = true, true
	}
	return all
}

var numerals = regexp.MustCompile(`^\d+$`)

// tokens reads a topic word by word.
func (r *recogniser) tokens(topic string) []token {
	var list []token
	for _, stem := range stems(elided.ReplaceAllString(strings.ToLower(withoutCodes(topic)), " ")) {
		t := token{stem: stem, weight: 1, id: -1}
		switch {
		case numerals.MatchString(stem):
			t.weight = 0.3
		case weakWords[stem]:
			t.weight = 0.15
		}
		if id, ok := r.ids[stem]; ok {
			t.id = id
		} else if unlisted.MatchString(stem) {
			t.weight = 0.2
		}
		if list = append(list, t); len(list) == mostTokens {
			break
		}
	}
	return list
}

// listedTopics are the topics of a list: three or more, parted by semicolons, new lines or numbers.
func listedTopics(topic string) []string {
	parts := strings.FieldsFunc(topic, func(char rune) bool { return char == ';' || char == '\n' || char == '•' })
	if len(parts) < 3 && strings.Count(topic, "1.")+strings.Count(topic, "1)") > 0 && strings.Count(topic, "2.")+strings.Count(topic, "2)") > 0 {
		parts = listNumber.Split(topic, -1)
	}
	if len(parts) < 3 && len([]rune(topic)) > 200 {
		parts = strings.FieldsFunc(topic, func(char rune) bool { return char == ',' || char == '.' })
	}
	var topics []string
	for _, part := range parts {
		part = withoutCodes(strings.TrimSpace(part))
		if part != "" && !emptyTopic(part) {
			topics = append(topics, briefName(part, 60))
		}
	}
	return topics
}

var between = regexp.MustCompile(`\s*(?:,|&|\band\b|\bet\b|\bna\b)\s*`)
