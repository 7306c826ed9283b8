package planner

import (
	"slices"
	"strings"
	"unicode"

	"somo/app/regexp"
)

// clause is a part of a sentence between commas. A teacher puts several things into one sentence.
type clause struct {
	text     string
	from, to int
	read     bool // a rule has read something in it
}

var dependent = regexp.MustCompile(`(?i)^(?:if|when|because|since|although|as|so|where|while|quand|si|comme|kama|ikiwa|se|quando)\b`)

// keptWhole is what stands in brackets or quotation marks, which no comma cuts.
var keptWhole = regexp.MustCompile(`\([^()]*\)|"[^"]*"|“[^”]*”|«[^»]*»|(?:^|[ (])['‘](?:\pL['’]\pL|[^'’])*['’](?:$|[ ,.;)])`)

// clausesOf cuts a sentence at commas, unless it is one that makes no sense in parts.
func clausesOf(part string) []clause {
	if dependent.MatchString(part) {
		return []clause{{text: part, to: len(part)}}
	}
	var cut []clause
	from := 0
	whole := keptWhole.FindAllStringIndex(part, -1)
	for i := 0; i <= len(part); i++ {
		if i < len(part) && (part[i] != ',' || i+1 < len(part) && part[i+1] != ' ' || slices.ContainsFunc(whole, func(at []int) bool { return at[0] < i && i < at[1] })) {
			continue
		}
		if text := strings.Trim(part[from:i], " .!?"); text != "" {
			cut = append(cut, clause{text: text, from: from, to: i})
		}
		from = i + 1
	}
	return cut
}

// around is the clause of a sentence in which a rule has found something.
func around(cut []clause, part string, at int) string {
	for _, k := range cut {
		if k.from <= at && at <= k.to {
			return strings.TrimSpace(k.text)
		}
	}
	return part
}

// private tells what a teacher says of one child's loss, illness or family. It is never repeated.
var private = regexp.MustCompile(`(?i)\b(?:one|a|an|my|another|two|this|his|her|un|une|mmoja|um|uma)\b.*\b(?:lost (?:a|an|his|her|their|both|the)\b|died|dead|death|passed away|sick|ill|illness|HIV|AIDS|cancer|drowned|killed|was hit|was knocked|divorc\w*|separated|abus\w*|beaten|raped|orphan\w*|jail|prison|deuil|orphelin\w*|perdu (?:son|sa|ses|un|une)|perdeu (?:o|a|um|uma|os)|alipoteza|amepoteza|décédée?|malade|yatima|msiba|amefiwa|mgonjwa|doente|órfã\w*|married|pregnant|arrested|expelled|(?:was|were|is) (?:badly |seriously )?(?:hurt|injured))(?:\PL|$)|\bmgonjwa mmoja\b`)

const privateHints = `knocked drowned killed hit lost died dead death passed sick ill illness hiv aids cancer divorc separated abus beaten rape raped orphan jail prison deuil orphelin perdu perdeu alipoteza amepoteza decede malade yatima msiba amefiwa mgonjwa doente orfa married pregnant arrested expelled hurt injured`

var privateBeginnings = beginnings(wordPattern.FindAllString(privateHints, -1))

// deadThings are no people.
var deadThings = regexp.MustCompile(`(?i)\bdead (?:system units?|pcs?|fans?|motors?|bulbs?|engines?|printers?|computers?|desktops?|laptops?|tablets?|machines?|televisions?|tvs?|torch(?:es)?|lamps?|cars?|bicycles?|clocks?|watch(?:es)?|batter(?:y|ies)|cells?|phones?|radios?|leaves|wood|trees?|plants?|grass|animals?|insects?|ends?|sea)\b`)

// opinion is what people hold to be so, which is no child's matter: "They think that a virus makes people sick".
var opinion = regexp.MustCompile(`(?i)\b(?:think|believe)\b|\bsay (?:that )?(?:(?:an?|the|all|every|any|each) )?\pL+ (?:is|are|means?) (?:just|only|always|never)\b`)

// isPrivate looks for a private matter in a text with these plain words.
func isPrivate(text string, words []string) bool {
	return (noteRule{hint: privateBeginnings}).mayFit(words) && !opinion.MatchString(text) && private.MatchString(deadThings.ReplaceAllString(text, ""))
}

const (
	fewestContent = 2 // words with a meaning of their own that make a remark
	shortRemark   = 3 // words that make one whatever they are: "Some saw fighting"
)

// scrap tells words that say nothing to plan with: "for project", "please", "Chalkboard".
func scrap(text string) bool {
	content, said := 0, plainWords(text)
	if len(said) >= shortRemark {
		return false
	}
	for _, word := range said {
		if !stopWords[word] && !placeWords[word] && !noContent[word] {
			content++
		}
	}
	return content < fewestContent
}

var noContent = words("please thank thanks project plan only also very have has there more some good ok yes no none nothing asante merci obrigado s'il vous plait")

// ofThem counts lessons that the clause before has named: "55-minute periods, three of them".
var ofThem = regexp.MustCompile(`(?i)^\pL+ (?:of them|this week|next week)\.?$`)

// nature is what lies near a school, of which one word says enough.
var nature = regexp.MustCompile(`(?i)\b(?:near|beside|behind|next to|close to) (?:a|an|the|our) \p{Ll}`)

// inEnglish is a wish that every plan meets, or that the rest of its sentence has told.
var inEnglish = regexp.MustCompile(`(?i)^(?:so |and |but )?(?:please )?(?:(?:we|they|I) (?:teach|learn|work|are|meet) in (?:the |an |our )?English (?:club|section|stream)|(?:prepare|make|write|do|put|give me|plan|combine|join) (?:everything|all|it all|them all|all of (?:it|them)|these|the plan|a plan|a project|one project|one plan)|(?:take care|be (?:very )?(?:careful|gentle|kind)))\b[^,;]{0,30}$|^(?:but |and )?(?:please )?(?:(?:write|give|make|prepare|do) (?:me )?(?:the |this |a )?(?:plan|lesson|it)|i (?:write|plan)) in english$|^(?:only |but |and )?\d{1,2} (?:of (?:them|these) )?(?:do not work|don't work|do not start|are broken|are dead|are spoilt)$|^(?:houve mort\pL+|il y a eu des morts|(?:some |many )?people (?:have )?died(?: here)?)$|^(?:kwa kiswahili|en français|em português)$|^(?:about )?\d+ (?:of (?:them|whom) )?(?:are )?(?:girls|boys|female|male)$|^(?:what (?:learners|pupils|students|they) (?:say|write)|instructions|explanations|the rest) (?:must|should|may|can) be in english$|^(?:so |and |but )?(?:maybe|perhaps|if (?:you like|possible|you can)),? (?:you |we )?(?:can |may |could )?use (?:it|this|that|them)$|^\pL+(?: \pL+)? and \pL+ (?:homes|families|churches)$|^(?:so |and |but )?anything (?:about [\pL ]+ )?is (?:fine|ok|good)$|^(?:so |and |but )?(?:please )?(?:be (?:very )?careful|(?:handle|treat) (?:it |this )?(?:with care|carefully|gently)|be (?:gentle|sensitive))$`)

// soNotAll is what a need of one learner means for the rest.
var soNotAll = regexp.MustCompile(`(?i)^so not (?:every(?:one|body)|all)\b`)

// goesOn begins a clause that goes on with what was read before it.
var goesOn = regexp.MustCompile(`(?i)^(?:(?:and )?then|(?:and )?that|because|since|so that|which|who|whose)\b`)

// unread are the clauses of a sentence in which nothing was read, or the whole sentence where nothing was read in any.
func unread(part string, cut []clause, countries *atlas, book *noteBook) []string {
	var left []clause // neighbours as one
	joined := 0
	for i, k := range cut {
		if k.read || i > 0 && cut[i-1].read && goesOn.MatchString(k.text) || inAWeek.MatchString(fold(k.text)) || counted.MatchString(k.text) || scrap(k.text) && !nature.MatchString(k.text) && !isThing(k.text) {
			continue
		}
		if i+1 < len(cut) && cut[i+1].read && strings.HasPrefix(cut[i+1].text, "so ") {
			continue // it only gives the reason
		}
		if i > 0 && cut[i-1].read && soNotAll.MatchString(k.text) {
			continue // it says what the need before it means
		}
		said := plainWords(k.text)
		if book.knows(k.text, said) || timeIn(k.text) != (times{}) || ofTime.MatchString(fold(k.text)) && meeting.MatchString(fold(k.text)) || sessionsIn(k.text) != (times{}) || ofThem.MatchString(k.text) || saysOnlyPlace(k.text, countries) || isPrivate(k.text, said) {
			continue
		}
		if onlyOneSex.MatchString(k.text) || inEnglish.MatchString(k.text) || ofStyle.MatchString(k.text) && len(said) <= shortRemark+2 {
			continue
		}
		if len(said) <= shortRemark+2 && usual.MatchString(k.text) {
			continue // "portable chalkboard"
		}
		if last := len(left) - 1; last >= 0 && i > 0 && left[last].to == cut[i-1].to {
			left[last] = clause{text: strings.Trim(part[left[last].from:k.to], " .!?"), from: left[last].from, to: k.to}
			joined++
			continue
		}
		left = append(left, k)
	}
	if len(left)+joined == len(cut) && !isPrivate(part, plainWords(part)) {
		return []string{part}
	}
	var told []string
	for _, k := range left {
		if len(cut) > 1 && k.from == cut[0].from && unicode.IsUpper([]rune(k.text)[0]) && len(strings.Fields(k.text)) >= shortestCase && !strings.HasSuffix(k.text, ".") {
			k.text += "." // what goes on behind it has been read: it stands as a sentence
		}
		told = append(told, k.text)
	}
	return told
}

// forget takes what a caution has read out of what could not be planned with.
func (n *notes) forget(words []string) {
	n.told = slices.DeleteFunc(n.told, func(told string) bool { return slices.Equal(plainWords(told), words) })
}

// ofThatTime ends a rule that says nothing without its reason: "so nobody may stay outside then".
var ofThatTime = regexp.MustCompile(`(?i)\b(?:then|there|after that|at that time)[.!]?$`)

// whole is the sentence that a rule reads, or its clause alone where the rest is nothing to repeat.
func (n *notes) whole(part string) string {
	if isPrivate(part, plainWords(part)) {
		return n.clause
	}
	return part
}

func submatches(text string, at []int) []string {
	found := make([]string, len(at)/2)
	for i := range found {
		if at[2*i] >= 0 {
			found[i] = text[at[2*i]:at[2*i+1]]
		}
	}
	return found
}
