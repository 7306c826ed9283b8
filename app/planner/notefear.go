package planner

import "somo/app/regexp"

const (
	// feltSubjects are what learners fear or hate in lessons.
	feltSubjects = `(?:maths?|mathematics|arithmetic|algebra|geometry|trigonometry|calculus|fractions?|decimals?|percent\w*|division|multiplication|equations?|graphs?|formul\w+|statistics|numbers|sums|word problems|problems|calculations?|science|sciences|physics|chemistry|biology|moles?|circuits|genetics|english|french|kiswahili|grammar|spelling|reading|writing|essays?|compositions?|poetry|poems|literature|shakespeare|history|geography|maps|computers?|programming|coding|spreadsheets|economics|accounts|agriculture|art|drawing|music|sports?|lessons?|school|the (?:subject|topic|exam\w*|tests?|board))`
	// whoFeels are those of whom it is told.
	whoFeels = `(?:(?:my|the|our) (?:whole )?class|they|many|most|some|half|few|all|learners|students|pupils|children|girls|boys|who|and|but)(?: of (?:them|my \pL+|the \pL+))?(?: (?:just|really|simply|also|still|already|always|often|all|would|will|of them|learners|students|pupils|children))*`
	// saidOfSelf begins what learners hold of themselves.
	saidOfSelf = `(?:says?|said|think|thinks|believe|believes|feel|feels|tell me|claim|convinced|sure|repeat|complain)(?: that)?(?: they| he| she| we)?(?: are|'re|’re| is| am)?(?: all| just| simply| very)? `
)

var (
	// ofFear tells of learners who fear to be wrong, hate or fear what they learn, are shy or give up.
	ofFear = regexp.MustCompile(`(?i)\b(?:fear|afraid|scared|frightened|terrified|nervous)(?: of| to| that| about| in| when)? (?:(?:it|they|the|this|our|their|a|an|being|getting|making|giving|doing|any|be|will|might|when|long|all) ){0,2}(?:wrong|mistakes?|errors?|answer\w*|speak\w*|read\w*|writ\w*|ask\w*|tests?|exams?|examinations?|fail\w*|try\w*|talk\w*|stand\w*|come forward|teachers?|laugh\w*|blame\w*|look\w*|presenting|public|topic|subject|` + feltSubjects + `)\b` +
		`|\b(?:are|is|feel|feels|very|too) (?:afraid|nervous)[.,;]?$|\bshy\b|\b` + whoFeels + ` (?:[^.;,]{0,50} )?gives? up\b` +
		`|\b` + whoFeels + ` (?:hates?|dislikes?|dreads?|detests?|do not like|does not like|don['’]t like|run away from|panic (?:at|in|with|over|about)|freeze (?:at|in)|cry (?:at|over|in|about)) (?:long |all |any )?` + feltSubjects + `\b` +
		`|\b(?:cry|cries|panic|panics|freeze|freezes|sweat|tremble|shake|go silent) when (?:they|I|we|it|asked|called)\b|\b(?:lack|lost|lose|have no|no|little|low on|without) (?:self-)?confidence\b|\b(?:not confident|discouraged|lost hope|lose hope|lost heart)\b` +
		`|\b(?:ashamed|embarrassed) (?:of|about|by) their (?:own )?(?:english|french|spelling|writing|handwriting|reading|accent|answers?|marks|maths?|level)\b|\b(?:ashamed|embarrassed) to (?:speak|read|answer|write|ask|try|show)\b`)
	noFear = regexp.MustCompile(`(?i)\bI (?:fear|am afraid|am nervous)\b|\bwe fear\b|\bgives? up (?:their|the|a|an) \pL+|\bhave given up (?:their|the|a|an)\b|\b(?:no|not|never) (?:afraid|shy|nervous)\b|\bgives? up (?:seats?|land|food|farming|sleep)\b`)

	// ofDoubt tells of learners who hold that they, or such as they, cannot learn it.
	ofDoubt = regexp.MustCompile(`(?i)\b` + saidOfSelf + `["'“‘]?(?:not |no |never |bad |poor |weak )(?:good |clever |bright |smart )?(?:enough )?(?:at |in |for |with )?(?:an? )?["'“‘]?` + feltSubjects + `\b` +
		`|\b` + saidOfSelf + `["'“‘]?(?:not (?:good|clever|bright|smart|intelligent|able|made|born|meant)|no good|born (?:without|bad|weak)|bad at|weak (?:at|in)|too (?:stupid|slow|dull|dumb|weak|old) (?:for|to)|stupid|dull|hopeless|useless|failures?)\b` +
		`|\b` + whoFeels + ` (?:say|says|think|believe|feel) (?:that )?(?:they|we|I|it is|its|it's) (?:can(?:not|'t|’t)|can not|could never|will never|are unable to|impossible to) (?:do|learn|understand|pass|draw|sing|manage|get|be)\b` +
		`|["'“‘]I (?:can(?:not|'t|’t)|can not|could never|will never) (?:do|learn|understand|draw|sing|pass|solve)\b|["'“‘]I(?:['’]m| am) (?:not (?:good|clever|bright|smart|an? \pL+ person)|bad at|too stupid|stupid|dull)\b|["'“‘]I hate ` + feltSubjects + `\b` +
		`|\b` + feltSubjects + ` (?:is|are) (?:(?:far |much )?too (?:hard|difficult) for (?:girls|boys|women|us|them|village|poor|people like|children like|such as)|not (?:meant |made )?for (?:them|us|girls|women|people like|village|poor)|(?:only )?for (?:the )?(?:clever|bright|brilliant|smart|gifted|intelligent|rich|town|white|geniuses)\b)`)

	// fromFriends tells of learners who take over the answers of others.
	fromFriends = regexp.MustCompile(`(?i)\bcop(?:y|ies|ying)\b(?: (?:the |their |all |most )?(?:answers?|work|homework|sums|everything))? (?:from|off) (?:(?:their|a|the|each|one|his|her|other|clever|brighter|quick) ){0,2}(?:friends?|neighbours?|neighbors?|other|others|another|learners?|pupils?|students?|classmates?|ones?|partners?|desk ?mates?|girls?|boys?)\b|\bcop(?:y|ies|ying) each other\b`)
)

// ofFeeling tells whether a remark is on what learners feel about their work, or do because of it: it is no mistake of the topic.
func ofFeeling(said string) bool {
	return ofFear.MatchString(said) && !noFear.MatchString(said) || ofDoubt.MatchString(said) || fromFriends.MatchString(said)
}

// fearRules read what learners feel about what they learn.
func fearRules() []noteRule {
	return []noteRule{
		{pattern: ofFear, unless: noFear, read: func(n *notes, _ string, _ []string) {
			n.inWork((*composer).withoutFear, n.says.text("used.fear"))
		}},
		{pattern: ofDoubt, read: func(n *notes, _ string, _ []string) {
			n.inWork((*composer).withoutDoubt, n.says.text("used.doubt"))
		}},
		hinted("copy copies copying", noteRule{pattern: fromFriends, read: func(n *notes, _ string, _ []string) {
			n.note("practice", "aloneFirst")
		}}),
	}
}

// withoutFear has learners who fear to be wrong, are shy or give up predict and try without being blamed.
func (c *composer) withoutFear() (block, text string) {
	if c.profile.Level == "young" {
		return "try", c.text("note.fearYoung")
	}
	return "try", c.text("note.fear")
}

// withoutDoubt tells learners who hold that they cannot learn it how everybody learns it.
func (c *composer) withoutDoubt() (block, text string) {
	if c.profile.Level == "young" {
		return c.withoutFear()
	}
	return "try", c.text("note.doubt")
}
