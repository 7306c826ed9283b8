package planner

import (
	"slices"
	"strings"

	"somo/app/lesson"
	"somo/app/regexp"
)

var (
	// further begins a second topic: "Reading a map, and also saving water".
	further = regexp.MustCompile(`(?i),?\s+and also\s+|,?\s+as well as\s+|,\s+also\s+|\s+plus\s+`)
	// aside begins what explains a topic and is none itself, or stands before the particular that a lesson is on.
	aside = regexp.MustCompile(`(?i)\s*[:()–—]\s*|\s+-\s+|,\s+|\s+and\s+(?:how|why|when|where|what|who|the|their|its|our)\b.*$`)
	// doing is what a lesson does with a topic: "Preventing and managing", "Reading a simple".
	doing = regexp.MustCompile(`(?i)^(?:preventing|managing|treating|controlling|making|using|reading|keeping|rearing|growing|caring for|looking after|protecting|saving|finding|drawing|writing|solving|handling|naming|comparing|exploring|investigating|prevention|management|control|care|treatment)(?:,? (?:and )?(?:\pL+ing|control|management|care|treatment|use))*(?: of| for)? (?:an? |the |our )?(?:simple |basic |good )?`)
	// makes begins what is done to make a thing of which nobody knows the name: "knotting the river basket".
	makes = regexp.MustCompile(`(?i)^\pL+ing (?:an?|the|our) `)
	// where begins for whom or where a topic is looked at: "diarrhoea in young children".
	where = regexp.MustCompile(`(?i)\s+(?:in|among|for|with|at|on|of|from) .*$`)
)

// oralForms are what people of each language tell and sing.
var oralForms = regexp.MustCompile(`(?i)\b(?:folk ?tales?|tales|stor(?:y|ies)|storytelling|proverbs?|riddles?|praise|poems?|poetry|songs?|legends?|myths?)\b`)

// furtherTopics are the topics of a request for several at once, where it says so.
func furtherTopics(topic string) []string {
	var parts []string
	for _, part := range further.Split(topic, -1) {
		if part = strings.Trim(part, " .;,"); part != "" && !emptyTopic(part) {
			parts = append(parts, part)
		}
	}
	return parts
}

// hearts are shorter forms of a topic that nobody knows as it stands, the nearest to it first.
func hearts(topic string) []string {
	var forms []string
	for _, part := range aside.Split(withoutCodes(topic), -1) {
		for _, form := range []string{part, withoutSetting(part), doing.ReplaceAllString(part, ""), where.ReplaceAllString(doing.ReplaceAllString(part, ""), "")} {
			if form = strings.Trim(form, " .;,?!"); form != "" && form != topic && !emptyTopic(form) {
				forms = append(forms, form)
			}
		}
	}
	return forms
}

// ofHeart takes the card of the part of a topic that is surely known, or else of the first part that is known at all. It
// is never certain that it was meant.
func (r *recogniser) ofHeart(subject, topic string, band lesson.Band) match {
	var first match
	named := aside.Split(withoutCodes(topic), 2)[0]
	strange := r.strange(named)
	for _, form := range hearts(topic) {
		if strange && !strings.Contains(named, form) && !makes.MatchString(form) {
			continue // what explains a name that nobody knows is not the topic: "The Okavango Delta: water and people"
		}
		found := r.one(subject, form, band)
		found.others = nil
		if found.entry != nil {
			if _, gap := nearest(found.entry.Bands, band); gap > 1 {
				continue
			}
		}
		if found.tier == tierExact {
			found.tier = tierPartial
			return found
		}
		if first.entry == nil {
			first = found
		}
	}
	return first
}

// strange tells whether some words hold one that stands in no name of a topic.
func (r *recogniser) strange(said string) bool {
	return slices.ContainsFunc(r.tokens(said), func(t token) bool { return t.id < 0 && t.weight == 1 })
}

// revised is before what learners of a class revise, in the notes of a teacher whose topic says no more than "Revision".
var revised = regexp.MustCompile(`(?i)\b(?:fail(?:s|ed)?(?: in)?|weak (?:in|at|on)|struggle with|difficult(?:y|ies) (?:in|with)|problems? with|mix up|confuse|revis(?:e|ing)|cover(?:s|ed)?|did|especially|mainly|topics?(?: are|:)?)\s+([\pL][\pL ,'’-]{3,60})$`)

// ofNotes takes the first topic of the subject that the notes name as what is to be revised. It is never certain.
func (r *recogniser) ofNotes(request lesson.Request, band lesson.Band) match {
	for _, part := range splitSentences(request.AdditionalInfo) {
		for _, clause := range strings.FieldsFunc(part, func(char rune) bool { return strings.ContainsRune(".;:!?", char) }) {
			clause = strings.TrimSpace(clause)
			if said := revised.FindStringSubmatch(clause); said != nil {
				clause = said[1]
			} else if strings.Count(clause, " ") > 4 {
				continue // a sentence on the class
			}
			found := r.ofList(request.Subject, between.Split(clause, -1), band)
			if found.tier == tierExact && found.entry != nil && found.entry.taught(subjectsOf(request.Subject)) {
				found.tier = tierPartial
				return found
			}
		}
	}
	return match{}
}

// ofList takes the first topic of a list that is surely known, or else the first that has a card, and names the others.
func (r *recogniser) ofList(subject string, parts []string, band lesson.Band) match {
	at, found := 0, r.one(subject, parts[0], band)
	for i, part := range parts {
		next := r.one(subject, part, band)
		if next.tier == tierExact {
			if _, gap := nearest(next.entry.Bands, band); gap == 0 {
				at, found = i, next
				break
			}
			if found.tier != tierExact {
				at, found = i, next // for learners of another age
			}
		}
		if found.entry == nil && next.entry != nil {
			at, found = i, next
		}
	}
	found.own, found.named = parts[at], len(parts)
	for i, part := range parts {
		if i != at && (found.entry == nil || r.one(subject, part, band).entry != found.entry) {
			found.listed = append(found.listed, part)
		}
	}
	found.others = nil
	return found
}

// ofTwo is the first of two topics that are named side by side, where each is surely another topic: a second card comes beside.
func (r *recogniser) ofTwo(subject, topic string, band lesson.Band) match {
	parts := topicParts(topic)
	if len(parts) != 2 {
		return match{}
	}
	first, second := r.one(subject, parts[0].asked, band), r.one(subject, parts[1].asked, band)
	if first.tier != tierExact || second.tier != tierExact || first.entry == second.entry || first.entry.Subject != second.entry.Subject {
		return match{}
	}
	first.others = nil
	return first
}
