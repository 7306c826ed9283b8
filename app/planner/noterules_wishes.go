package planner

import (
	"regexp"
	"slices"
	"strings"
)

// ofPain is a wish that would have learners show what hurts them or others, which no plan does.
var ofPain = regexp.MustCompile(`(?i)\b(?:tell|tells|share|speak of|stand up|say (?:if|whether|who|what)|confess|admit|testify|reveal)\b[^.;]*\b(?:happened|(?:grand)?(?:father|mother|parent)s? (?:was|were|fought|did|took)|act the oath|experiences?|(?:their|his|her) (?:own )?(?:stor(?:y|ies)|famil(?:y|ies)|homes?|secrets?|faith|votes?|status)|abuse|trauma|loss(?:es)?|genotypes?|blood groups?|HIV|health|illness|disease|tribes?|ethnic|religion|party|weight|periods?)\b|\b(?:play|act|be|pretend|role[- ]?play)\w*\b[^.;]*\b(?:victims?|perpetrators?|killers?|slaves?|slave ?traders?|rapists?|soldiers?|rebels?|nazis|tribes?)\b`)

// inSecondLanguage gives key words in a second language too.
func inSecondLanguage(n *notes, _ string, found []string) {
	language := upperFirst(strings.ToLower(found[1]))
	if !slices.Contains(n.homeLanguages, language) {
		n.homeLanguages = append([]string{language}, n.homeLanguages...)
	}
	n.note("teach1", "schoolLanguage", "language", language)
}

// wishRules read what a teacher wishes or forbids, and in which languages.
func wishRules() []noteRule {
	return []noteRule{
		rule(`(?:^|[,;:] |\band |\bso |\bbut |\bplease )(?:do not|don'?t|avoid|never|no need to)\b|\b(?:must not|should not|may not|nobody must|no one must|nobody (?:may|should|has to|needs to)|no one (?:may|should|has to|needs to)|please,? (?:with )?no|not allowed to|forbidden to|no [\pL ,]{3,40} please|no (?:handling|use|using|mixing|spraying|burning|tasting|cooking|eating|singing|dancing|music|running|shouting|touching)|(?:so|and|but) no [\pL ,]{3,40} in (?:the |our |any )?(?:examples?|rooms?|class|classroom|lessons?|pictures?|stor(?:y|ies))|no need to|usitumie|msitumie|évitez|ne pas|evite)\b`, `\b(do not|don'?t|cannot) (have|speak|read|know|understand)\b|\bnever (used|touched|seen|ask|asks|speak|speaks|try|question|say|answer)\b|\bno (?:cooking|running|music|singing|dancing|eating|handling|spraying) (?:rooms?|places?|facilit\w+|kitchens?|water|equipment|instruments?|teachers?|areas?|space|class\w*|gear|gloves)\b`, func(n *notes, part string, _ []string) {
			if ofPeopleHere.MatchString(part) || unrest.MatchString(part) {
				n.care = true
				n.note("meet", "hurt")
				return
			}
			n.note("meet", "rule", "quote", quote(trimLead(n.whole(part))))
		}),
		hinted("walk walking", rule(`\b(?:can|may|could|able to) (?:also )?(?:walk|go for a walk|take a (?:short )?walk) (?:\pL+ )?(?:near|around|round|about|outside|in) `, `\bnot\b`, func(n *notes, _ string, _ []string) {
			n.note("ideas", "walk")
		})),
		rule(`\b(?:cannot|can'?t|unable to) (?:travel|visit|go there)\b|\bno (?:field |school )?(?:trips?|visits?|excursions?)\b`, "", func(n *notes, part string, _ []string) {
			n.note("meet", "travel")
		}),
		hinted("something", rule(`\bsomething (?:that )?(?:we can |they can |learners can )?to (read|show|present|give|tell|act|sing|explain) (?:to|for) ([^.;,]{3,50}?)(?: at the end)?[.;,]?$`, "", func(n *notes, _ string, found []string) {
			n.note("show", "forOthers", "does", strings.ToLower(found[1]), "people", found[2])
		})),
		hinted("speak talk interview ask", rule(`\b(?:want|would like|like|wish|hope|let|should|could|can|may|will|please) (?:\pL+ ){0,5}?(?:to )?(?:speak (?:to|with)|talk (?:to|with)|interview) ((?:the |some |a |an |our |their )?[\pL' -]{3,60}?)(?:$|[.,;]| about | at | in | before | after )`, `\b(?:not|never|each other|one another|partner|neighbours? in)\b`, func(n *notes, _ string, found []string) {
			n.note("meet", "interview", "people", found[1])
		})),
		hinted("they learners pupils students children let include add focus emphasise make use link keep want wish hope would need tafadhali", rule(`, so i (?:would like|want|wish|need)\b|(?:^|[;,] )(?:they|learners|pupils|students) (?:should|must|need to)\b|\b(?:learners|they|pupils|students|children) (?:want|would like|wish|hope|plan) to\b|^(?:please\s+)?(?:let (?:each|every|all|them|the)|include|add|focus|emphasi[sz]e|make sure|use|link|keep (?:it|this|them)|make (?:it|this)|i want|we want|i wish|i hope|i would like|we would like|we hope|we wish|tafadhali)\b`, `\bproduct\b|\bsomething to (?:read|show|present|give|tell|act|sing|explain) (?:to|for)\b|\b(?:graphs?|drama|skit|a play|mock|wall|map work|questions?|key ?words?|both sides|points? of view|written test|earn|make money|sell|real (?:figures|prices)|actual (?:figures|prices))\b`, func(n *notes, part string, _ []string) {
			if ofPain.MatchString(part) {
				n.care = true
				n.note("meet", "painfulWish")
				return
			}
			n.note("ideas", "wish", "quote", quote(n.whole(part)))
		})),
		hinted("maneno mots", rule(`\bmaneno muhimu\b[^.;]*\b(?:kwa )(Kiswahili)|\bmots[- ]cl[ée]s\b[^.;]*\b(?:en )(français|French|Kiswahili|swahili)`, "", func(n *notes, part string, found []string) {
			language := "French"
			if strings.Contains(strings.ToLower(found[1]+found[2]), "swahili") {
				language = "Kiswahili"
			}
			inSecondLanguage(n, part, []string{"", language})
		})),
		hinted("words word", rule(`\bkey ?words? (?:is |are )?(?:also )?in (French|Kiswahili|Swahili)\b`, "", inSecondLanguage)),
		hinted("exam exams examination", rule(`\b(?:examination|exams?) (?:is |are )?in (French|Kiswahili|Swahili)\b`, "", inSecondLanguage)),
		rule(`\b(kwa kiswahili|in kiswahili|in swahili|en français|in french)\b`, `\b(?:key ?words?|bibles?|(?:text)?books?|copies|readers?)\b|\bmaneno muhimu\b|\bmots[- ]cl[ée]s\b|\b(?:examination|exam|exams|teach|taught) (?:is |are )?in\b`, func(n *notes, _ string, found []string) {
			language := "language.sw"
			if strings.Contains(strings.ToLower(found[1]), "fr") {
				language = "language.fr"
			}
			n.note("practice", "workLanguage", "language", n.says.text(language))
		}),
	}
}
