package planner

import "strings"

// tellerRules read what those who know a story ask for, and that they tell it in different ways.
func tellerRules() []noteRule {
	return []noteRule{
		hinted("told shared shown hear children secret sacred", rule(`\b(?:part|parts|some|something|things?|names?)\b[^.;]*\b(?:is|are|be|must|should|may|can) (?:not|never) (?:be )?(?:told|shared|shown|said|given|for children)\b|\b(?:secret|sacred|not for children)\b`, `\b(?:fair|box|ballot|vote|number|code|password)\b`, func(n *notes, _ string, _ []string) {
			n.note("meet", "keptBack")
		})),
		hinted("painful sensitive touchy delicate", rule(painful.String(), "", func(n *notes, part string, _ []string) {
			n.shun(part)
			n.note("meet", "calm")
		})),
		hinted("agree disagree differ different differently others", rule(`\b(?:old|elders?|people|they|tellers?|famil(?:y|ies)|clans?|groups?|sides?|versions?|stories|accounts?)\b[^.;]*\b(?:do not agree|don't agree|disagree|differ|(?:tell|say|remember|explain) (?:it |this |the story )?(?:differently|in different ways)|(?:tell|give|have|are) different (?:stories|versions|accounts|names|reasons|dates))\b|\bsome (?:say|tell|believe)\b[^.;]*\bothers?\b`, `\b(?:prices?|ages?|levels?|languages?|home)\b`, func(n *notes, _ string, _ []string) {
			n.differ = true
			n.note("teach1", "tellings")
		})),
		hinted("replace replacing replacement substitute relief standing remplace substituir ninambadilisha", rule(`\bi (?:am |'m )?(?:only |just )?(?:replac(?:e|ing) (?:a|the|my|him|her)\b|standing in|(?:a|the) (?:replacement|substitute|relief)\b)|\bsubstitute teacher\b|\bje (?:le |la )?remplace\b|\bestou a substituir\b|\bninambadilisha\b`, "", func(n *notes, _ string, _ []string) {
			n.use(n.says.text("used.standIn"))
		})),
		hinted("english", rule(ownWeakEnglish, "", func(n *notes, _ string, _ []string) {
			n.note("teach1", "ownEnglish")
			n.before()
		})),
		hinted("tomorrow kesho demain amanha", rule(`\b(?:for|need|teach|lesson|class|plan|use|it)\b[^.;]{0,30}\btomorrow\b|\bpour demain\b|\bpara amanhã\b|\bkwa kesho\b`, `\b(?:bring|market|test|exam\w*|visit\w*|comes?|coming|holiday|closed|rain|today|yesterday)\b`, func(n *notes, _ string, _ []string) {
			n.tomorrow = true
			n.use(n.says.text("used.tomorrow"))
		})),
		hinted("morning", rule(`\bwater\b[^.;]*\b(?:in the mornings? only|mornings? only)\b|\bonly\b[^.;]*\bwater in the mornings?\b`, "", func(n *notes, _ string, _ []string) {
			n.note("teach1", "morningWater")
		})),
		hinted("visitors visitor guests", rule(`\bno (?:outside )?(?:visitors?|guests|outsiders) (?:(?:is|are|may|can) )?(?:allowed|permitted|come|enter|welcome|this (?:term|week|month))\b|\b(?:visitors|guests|outsiders) (?:are |may |can |must )?(?:not|never)(?: be)? (?:allowed|permitted|come|enter|let in)\b|\b(?:may|can|must) not (?:invite|receive|have|bring|let in) (?:any )?(?:visitors|guests|outsiders)\b|^no (?:visitors|guests)[.!]?$`, "", func(n *notes, _ string, _ []string) {
			n.noVisitors = true
			n.note("meet", "noVisitors")
		})),
		hinted("chapter chapters", rule(`\b(?:have|has|had|we|they|all|most|many)(?: only)? (?:read|reached|got|finished|covered)(?: it| the book)?(?: only)?(?: up| as far as)?(?: to| until)? (?:the end of )?(chapters? \d+)\b`, "", func(n *notes, _ string, found []string) {
			n.note("teach1", "readUpTo", "chapter", strings.ToLower(found[1]))
		})),
	}
}

// ownWeakEnglish is how teachers say that they do not speak English well themselves.
const ownWeakEnglish = `\bmy (?:own )?(?:spoken )?English (?:is|was) (?:also |still |itself )?(?:not (?:very |so |too )?(?:strong|good|perfect|fluent)|weak|poor|bad|little|limited|rusty|low)\b|\bEnglish is (?:also |still |very )?(?:hard|difficult|not easy|a problem|new) (?:for|to) me\b|\bI (?:also )?(?:do not|don't|cannot|can't) speak (?:good |much |perfect |fluent )?English\b|\bI (?:only )?speak (?:only )?(?:a )?little English\b|\bI am (?:not (?:very |so )?(?:strong|good|fluent|sure)|weak) (?:in|at|of) (?:my )?English\b|\bI am (?:also )?(?:still )?learning English\b`
