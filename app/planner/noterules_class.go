package planner

import (
	"slices"
	"strings"
)

const (
	mixedYears    = 4 // between the youngest and the oldest of a class of mixed ages
	oldestLearner = 25
)

// classRules read what a class has in its own way: a watch of the teacher, things that learners bring, little air, a worry.
func classRules() []noteRule {
	return []noteRule{
		hinted("watch clock radio", rule(`\b(?:only |just )?(?:my|the teacher's) (?:own |old )?(?:wrist ?|wrist-)?(watch|clock|radio)\b`, `\b(?:not|no|broken)\b`, func(n *notes, _ string, found []string) {
			n.scarce(1, strings.ToLower(found[1]))
		})),
		hinted("bring collect find gather found collected picked got", rule(`\b(?:children|learners|pupils|students|families|parents|each (?:child|learner|pupil)|everybody|all) can (?:all |easily |each )?(?:bring|collect|find|gather|get) ([^.;]{3,80}\b)`, `\b(?:phones?|friends?|parents|families|words|answers?|ideas|money|lunch|it|them|problems?|examples?)\b`, func(n *notes, _ string, found []string) {
			n.list(found[1])
		})),
		hinted("ability abilities levels", rule(`\bmixed[- ]abilit(?:y|ies)\b|\babilit(?:y|ies) (?:is |are )?(?:very )?(?:mixed|differ|vary|different)|\blevels (?:differ|vary|are (?:very )?(?:mixed|different))\b`, "", func(n *notes, _ string, _ []string) {
			n.note("teach1", "mixedLevels")
		})),
		hinted("years year yrs ans anos ano miaka", rule(`\b(\d{1,2}) (?:to|and|a|à|-|–|hadi) (\d{1,2}) ?(?:years?|yrs|ans|anos)\b|\bmiaka (\d{1,2}) (?:hadi|mpaka) (\d{1,2})\b`, "", func(n *notes, _ string, found []string) {
			youngest, oldest := number(found[1]+found[3]), number(found[2]+found[4])
			if oldest-youngest >= mixedYears && oldest <= oldestLearner && !slices.Contains(n.used, n.says.text("used.ages")) {
				n.note("ideas", "ages")
			}
		})),
		hinted("found collected picked brought gathered", rule(`\b((?:[\pL'-]+ ){1,5}?)can (?:all |easily |also |always )?be (?:found|collected|picked|brought|gathered|got)\b`, `\b(?:not|no|never|water|electricity|internet|network|teachers?|help|words|answers?)\b`, func(n *notes, _ string, found []string) {
			n.list(strings.TrimSpace(found[1]))
		})),
		hinted("fume window windows ventilation air stuffy", rule(`\bno fume (?:cupboards?|hoods?|chambers?)\b|\bwindows? (?:do|does|did) not open\b|\b(?:no|few|small|blocked) windows\b|\b(?:poor|no|bad|little) (?:ventilation|air)\b|\bstuffy\b`, "", func(n *notes, _ string, _ []string) {
			n.effects = append(n.effects, effect{block: "teach1", step: always(n.says.text("note.air")), only: (*composer).usesThings})
			n.use(n.says.text("used.air"))
		})),
		hinted("worry worried fear afraid", rule(`\b(?:I|we) (?:also )?(?:worry|am worried|are worried|am afraid|are afraid|fear)(?: (?:about|of|for|that|because of))? ([^.;,]{4,60}\b)`, `\b(?:parents?|exams?|examinations?|results|marks|time|they will not|fail\w*|learners (?:do|will|are)|late|salary|inspector|myself|topic)\b`, func(n *notes, _ string, found []string) {
			n.note("teach1", "worry", "what", lowerSecond(found[1]))
		})),
	}
}
