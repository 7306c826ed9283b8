package planner

import (
	"strings"

	"somo/app/regexp"
)

// mostTaken is how many words the ideas that all have are named in at most.
const mostTaken = 6

// noIdea is what stands behind a remark and names no ideas.
var noIdea = regexp.MustCompile(`(?i)\b(?:they|them|we|i|not|never|is|are|was|because|when|so|please|every|year|time|each|from)\b`)

// alikeRules read that all groups have the same idea, and which it is.
func alikeRules() []noteRule {
	return []noteRule{
		hinted("same copy copies copied alike", rule(`\b(?:all|many|most|every|everybody|everyone|groups|teams|they|learners|students|pupils|children)\b[^.;,]{0,30}?\b(?:copy|copies|copied|choose|chooses|chose|has|have|had|want|wants|do|does|did|make|makes|made|bring|brings|sell|sells|pick|picks|draw|draws|take|takes|come with|come up with) (?:always )?(?:the |one )same (?:(?:business|product|project) )?(?:idea|thing|product|business|design|project|work|model|item)s?\b(?:[,:]| like| such as)?(?: ([^.;]{3,60}\b))?|\bcop(?:y|ies|ied) (?:the )?(?:ideas?|plans?|designs?|products?|businesses)\b|\bcop(?:y|ies|ied) (?:from )?(?:each |one an)other(?:'s|s|’s)? (?:ideas?|plans?|designs?|products?|drawings?|business(?:es)?)\b|\b(?:ideas|products|projects|businesses|designs) are (?:all |always )?(?:the same|alike)\b`, "", func(n *notes, part string, found []string) {
			line := n.says.text("note.noneAlike")
			if taken := strings.TrimSpace(found[1]); taken != "" && len(strings.Fields(taken)) <= mostTaken && !noIdea.MatchString(taken) {
				line = sentences(line, n.says.text("note.taken", "things", lowerSecond(taken)))
			}
			n.change("ideas", always(line), n.says.text("used.noneAlike"))
		})),
	}
}
