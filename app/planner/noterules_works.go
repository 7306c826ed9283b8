package planner

import (
	"strings"

	"somo/app/regexp"
)

const (
	// doers are people of whose work a teacher tells.
	doers = `(?:parents?|famil(?:y|ies)|mothers|fathers|people|villagers|women|men|girls|boys|youths?|brothers|sisters|uncles|aunts|grandmothers|grandfathers|neighbours|community|learners|students|pupils|children|they|many|most|some|homes|households)`
	// workVerbs are what people do for a living or for their homes.
	workVerbs = `(?:weave|plait|knit|sew|spin|dye|mix|carve|mould|make|pole|row|roll|paddle|fish|farm|dig|plant|grow|harvest|pick|tap|dry|smoke|roast|bake|fry|cook|sell|trade|hawk|herd|milk|keep|raise|rear|wash|mend|repair|build|burn|cut|crush|mine|pan|drive|ride|push|carry|collect|gather|load|work (?:in|on|at|as)|help (?:in|on|at|with)|guide|run|look after|play|drum|dance|sing|tan|press|pound|grind|recycle|graze|catch|hunt|paint|print|weld)`
)

var (
	// workEnds is where what is told of a work goes on with something else, and small things that are told besides.
	workEnds = regexp.MustCompile(`(?i),? (?:and|but) (?:keep|have|make|get|use|know) (?:no|few|little)\b.*$|,? (?:and|but|so|because|while|where|which|who|that) (?:people|they|we|some|many|the|most|all|it|this|children|learners|pupils|students|others|parents|families|have|has|are|is|do|does|can|come|miss|go|live|speak|think|believe)\b.*$|,? (?:after|before|during) (?:school|class|lessons)\b|,? (?:with|for|at) (?:their|a) (?:mothers?|fathers?|parents?|famil(?:y|ies)|aunts?|grandmothers?|homes?|living)\b|,? (?:for (?:a living|money|school fees)|at home|to (?:help|earn|get|pay|support|feed)\b.*)|,? (?:every|each|all|on|in the) (?:day|morning|evening|weekend|season|year|saturdays?|sundays?|afternoon)s?\b`)
	// nextPeople is where other people or animals do something else: "weave mats and men carve spoons".
	nextPeople = regexp.MustCompile(`(?i),? and (?:the |some |old |young |our )?(?:men|women|boys|girls|fathers|mothers|sons|daughters|bees|birds|elephants|monkeys|animals|others|people|the young) .*$|,? and \pL+ (?:disturb|nest|eat|spoil|destroy|attack|come|are|is|have|has|need|trouble)\b.*$|,? (?:and|but|so) (?:come|go|leave|miss|sleep|arrive|cannot|do not|have no) .*$`)
	// nextVerb is a second thing that people do: "weave baskets and mix dye".
	nextVerb = regexp.MustCompile(`(?i)(\band |\bor )(` + workVerbs + `)( \pL)`)
	// areLearners are those who go to school.
	areLearners = regexp.MustCompile(`(?i)^(?:girls|boys|youths?|learners|students|pupils|children|they|many|most|some)$`)
	// hurtful is what no example is taken from.
	hurtful = regexp.MustCompile(`(?i)\b(?:charcoal|illegal\w*|smuggl\w*|poach\w*|poison\w*|dynamite|explosives?|bush ?meat|mosquito nets?|beer|alcohol|gin|drugs|khat|miraa|kush|bhang|marijuana|weed|bodies|begg?\w*|refugees?|arrested|sex|blood|worr\w+|afraid|fear\w*|shame\w*)\b`)
)

// notWork is what learners do at school, and no work of people.
const notWork = `\b(?:wants? to|wish(?:es)? to|think|believe|say|says|former|evicted|taken|cannot|keep (?:quiet|silent|still|to)|mix(?:es)? (?:up|the|two|[^.;]* time|past|present|numbers?|\pL+ and)|help (?:each|one)|work (?:in|on) (?:the )?(?:groups|pairs|teams|field|group|pair|paper|slates|their own|shifts|english)|play(?:ed)? (?:games on|with (?:the|their) phones?|during|noise)|make (?:noise|fun|sure|many|mistakes|errors|it|up|use|the same)|carry (?:numbers|tens|one|on)|dance around|cut (?:corners|words)|build (?:sentences|words)|(?:in|with) (?:groups|pairs|teams)|board|exercise books?|textbooks?|mistakes?|errors?|sums?|sentences?|questions?|answers?|words?|letters?|tenses?|notes|themselves|arrows?|graphs?|units?|signs?|steps?|numbers?|formula\w*|sides?|equations?|quiet|silent)\b`

var (
	// atSchool is what learners may do in a lesson as well as for a living: "They make a leg and it falls off."
	atSchool = regexp.MustCompile(`(?i)^(?:they|many|most|some|learners|students|pupils|children) (?:make|mix|carve|mould|build|cut|press|roll|push|carry|gather|load|paint|print|play|drum|dance|sing|mend|repair|burn|plant|collect|weave|plait|knit|pan|sew|dry)\b`)
	// awayFromSchool says that they do it elsewhere, or for people.
	awayFromSchool = regexp.MustCompile(`(?i)\b(?:after|before) (?:school|class|lessons)\b|\bat (?:home|night|weekends?|the \pL+)\b|\bin (?:the|their|our|our own) (?:\pL+ )?(?:fields?|gardens?|farms?|market|shops?|forest|river|lake|streets?|quarr\w+|mines?|homes?|village|estates?|plantations?|kiosks?|workshops?|church)\b|\b(?:on|at|with|for) (?:their|a) (?:mothers?|fathers?|parents?|uncles?|aunts?|famil\w+|grand\w+|living|farms?|fields?)\b|\bto sell\b|\bfor (?:sale|money|a living)\b|\b(?:holidays?|weekends?|evenings?|saturdays?|sundays?|harvest|season)\b|\b(?:baskets?|mats|bricks|pots|charcoal|nets|cloth|kente|carpets?|sandals|jewellery|beads|canoes|stools|goats|cattle|cows|camels|sheep|tea|coffee|cocoa|cotton|sugar|maize|rice|fish)\b`)
)

// mostOfWork is how many words what people do is told in at most.
const mostOfWork = 12

// workRules read what people of a place do.
func workRules() []noteRule {
	return []noteRule{
		hinted(workVerbs, rule(`\b(`+doers+`)(?: here| around us| near us| of (?:them|the learners|my learners))?(?: who)?(?: (?:also|often|mostly|mainly|still|usually|can))? (`+workVerbs+` [^.;]{3,90}\b)`, notWork, func(n *notes, part string, found []string) {
			if atSchool.MatchString(found[1]+" "+found[2]) && !awayFromSchool.MatchString(found[2]) {
				return
			}
			n.readWork(part, found[1], found[2])
		})),
	}
}

// readWork takes what people of the place do: "Many families weave baskets" is an example for any topic.
func (n *notes) readWork(part, who, work string) {
	work = strings.Trim(workEnds.ReplaceAllString(nextPeople.ReplaceAllString(work, ""), ""), " ,.")
	if tooMuch.MatchString(part) && (who == "" || areLearners.MatchString(who)) {
		n.trouble(n.clause) // they do it wrongly
		return
	}
	words := len(strings.Fields(work))
	if words < 2 || words > mostOfWork || denies(plainWords(part)) || n.tabooHere(part) {
		return
	}
	label := workHere
	if who == "" || areLearners.MatchString(who) {
		label = nearHere // nobody lives by it
	}
	n.fromHere(doingOf(work), label)
}

// tooMuch is how something is done wrongly: "They pull the threads too loose".
var tooMuch = regexp.MustCompile(`(?i)\btoo (?:loose(?:ly)?|tight(?:ly)?|fast|slow(?:ly)?|long|short|big|small|thick|thin|close|far|deep|early|late|hard|much|many|little|few)\b`)

// tabooHere tells whether nobody is asked to look for an example in what a sentence tells.
func (n *notes) tabooHere(part string) bool {
	return n.sore || parentsAway.MatchString(part) || hurtful.MatchString(part) || losses.MatchString(part) || ofViolence.MatchString(part) || unrest.MatchString(part) || isPrivate(part, plainWords(part))
}

// doingOf is a work as it stands in a sentence: "weaving baskets and mixing dye" for "weave baskets and mix dye".
func doingOf(work string) string {
	verb, rest, _ := strings.Cut(work, " ")
	return inDoing(strings.ToLower(verb)) + " " + nextVerb.ReplaceAllStringFunc(rest, func(found string) string {
		parts := nextVerb.FindStringSubmatch(found)
		return parts[1] + inDoing(parts[2]) + parts[3]
	})
}

// doubling are verbs that double their last letter before an ending.
var doubling = words("run dig cut tap spin knit tan pan")

// inDoing is a verb with the ending "ing".
func inDoing(verb string) string {
	verb, rest, more := strings.Cut(verb, " ") // "work in"
	if more {
		rest = " " + rest
	}
	switch {
	case doubling[verb]:
		verb += verb[len(verb)-1:]
	case strings.HasSuffix(verb, "e") && verb != "dye":
		verb = strings.TrimSuffix(verb, "e")
	}
	return verb + "ing" + rest
}
