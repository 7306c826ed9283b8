package planner

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
		hinted("morning", rule(`\bwater\b[^.;]*\b(?:in the mornings? only|mornings? only)\b|\bonly\b[^.;]*\bwater in the mornings?\b`, "", func(n *notes, _ string, _ []string) {
			n.note("teach1", "morningWater")
		})),
	}
}
