package lesson

import (
	"slices"
	"strings"
)

// observableVerbs start an objective that a teacher can see or hear being met.
var observableVerbs = strings.Fields(`
	add adapt adjust act analyse analyze annotate apply argue arrange ask assemble assess balance build calculate carry
	categorise categorize change check choose circle clap classify collect colour combine compare complete compose compute
	conclude conduct connect construct convert copy correct count criticise critique cut deal debate decide deduce defend
	define demonstrate derive describe design detect develop diagnose diagram differentiate discuss display distinguish
	divide draft dramatise draw edit estimate evaluate examine expand explain express extract factorise fill find fold form
	formulate gather generate give graph group guide hold identify illustrate improve infer inspect interpret interview
	investigate join judge justify keep label lead link list listen locate make map mark match measure mime model modify
	multiply name narrate negotiate observe offer order organise organize outline paint paraphrase perform place plan plot point
	practise practice predict put prepare present produce programme prioritise pronounce propose prove provide question quote
	rank rate read rearrange recite recognise recognize recommend reconstruct record recount reduce relate repair repeat rephrase
	report represent reject research resolve respond restate retell revise rewrite role-play rotate round say select separate
	sequence share show simplify simulate sing sketch solve sort sound speak spell split state stitch structure subtract
	suggest summarise summarize support survey swap take tally tell test trace track transform translate try
	use utilise validate verify weigh work write construct chart blend segment sew mould play throw catch grow plant jot
	open type scout advise touch mend trust-check debug code encode decode encrypt rehearse argue refer restore substitute prevent treat scale set hop step zoom
	tafsiri taja eleza andika soma tunga sema panga linganisha chora tambua onyesha tumia bainisha ainisha changanua
	badilisha igiza simulia sikiliza jibu uliza tengeneza buni pima tathmini kanusha geuza unda kamilisha husisha fafanua hakiki
`)

// leadIns come before the verb in many teachers' objectives.
var leadIns = []string{
	"by the end of the lesson", "by the end of the lessons", "by the end", "learners will be able to", "learners should be able to",
	"students will be able to", "students should be able to", "pupils will be able to", "pupils should be able to",
	"be able to", "learners will", "students will", "pupils will", "learners can", "learners", "i can", "we can", "to",
}

// ObservableVerb reports whether an objective starts with a verb that can be seen or heard ("Explain", not "Understand").
func ObservableVerb(objective string) bool {
	text := strings.TrimLeft(strings.ToLower(strings.TrimSpace(objective)), ",.:;- ")
	for trimmed := true; trimmed; {
		trimmed = false
		for _, lead := range leadIns {
			if rest, ok := strings.CutPrefix(text, lead+" "); ok {
				text, trimmed = strings.TrimLeft(rest, ",.:;- "), true
			} else if rest, ok := strings.CutPrefix(text, lead+","); ok {
				text, trimmed = strings.TrimLeft(rest, ",.:;- "), true
			}
		}
	}
	verb, _, _ := strings.Cut(text, " ")
	return slices.Contains(observableVerbs, strings.Trim(verb, ",.:;"))
}
