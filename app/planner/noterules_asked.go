package planner

import (
	"slices"
	"strconv"
	"strings"
)

const (
	// ownTool is what each learner should have at hand.
	ownTool = `(?:[\pL'-]+\s)?(?:dictionar(?:y|ies)|calculators?|rulers?|compasses|protractors?|set\ssquares?|coloured\spencils|crayons|scissors|atlas(?:es)?|readers?|(?:geometry|mathematical)\ssets?)`
	// listOfThings is "beans, sticks and bottle tops": names of one to three words.
	listOfThings = `(?:[\pL'-]+ ){0,2}[\pL'-]+(?:, (?:[\pL'-]+ ){0,2}[\pL'-]+)*,? and (?:[\pL'-]+ ){0,2}[\pL'-]+`
	// breaksNecks are movements that do.
	breaksNecks = `\b(?:somersaults?|back ?flips?|flips|stunts|headstands?)\b`
)

// askedRules read what a teacher asks to be left out, what has been taught, what learners do well, and of what there are few.
func askedRules() []noteRule {
	return []noteRule{
		hinted("leave keep avoid mention skip", rule(`^(?:please )?(?:leave out|keep out|avoid (?:talk of|talking about|anything about|mentioning)|do not mention|don't mention|no mention of|skip)(?: the| any| all)? ([\pL' ,-]{3,60}?)(?: please)?[.!]?$`, "", func(n *notes, part string, found []string) {
			n.keepToTeacher(sentence(part), n.says.text("used.leaveOut", "things", lowerFirst(found[1]))) // who hears it would talk of it
		})),
		hinted("finish finished taught covered completed learnt", rule(`\b(?:we|they|the class|learners|pupils|students)(?: have| had|'ve)? (?:just |already |only just )?(?:finished|completed|covered|were taught|learnt about|learned about)(?: the)?(?: topics? (?:of|on)| unit (?:of|on)| chapter on)? ([\pL' ,-]{4,50}?)(?: last (?:term|week|month|year)| before)?[.!]?$`, `\b(?:not|never|no|exams?|work|school|lunch|half)\b`, func(n *notes, _ string, found []string) {
			n.note("meet", "covered", "what", lowerFirst(found[1]))
		})),
		hinted("good", rule(`\b(?:are|is|but|very) (?:very )?good at ([\pL'-]+ing)\b`, `\b(?:not|nobody|none|few) (?:\pL+ )?good\b|\bsinging\b`, func(n *notes, _ string, found []string) {
			n.note("make", "goodAt", "what", strings.ToLower(found[1]))
		})),
		hinted("only", rule(`\bonly `+numberWord+` (?:learners |pupils |students |children |of them )?have (?:an? |their (?:own )?|the )?(`+ownTool+`)\b`, "", func(n *notes, _ string, found []string) {
			n.fewHave(number(found[1]), found[2])
		})),
		hinted("only", rule(`(?:^|[,;] |\band )(`+ownTool+`|(?:squared|graph|ruled|plain) paper) (?:is |are )?(?:only for|for only|enough for|enough only for) `+numberWord+`\b`, "", func(n *notes, _ string, found []string) {
			n.fewHave(number(found[2]), found[1])
		})),
		hinted("thursday monday tuesday wednesday friday saturday", rule(`\b(?:get|have|use|can use|may use|borrow) (?:the |our )?([\pL' -]{3,30}?) only on `+weekday+`\b`, `\b(?:them|it|lessons?|class|classes|school)\b`, func(n *notes, _ string, found []string) {
			n.note("try", "onlyOn", "things", strings.ToLower(found[1]), "day", dayName(found[2]))
		})),
		hinted("saturday sunday monday tuesday wednesday thursday friday", rule(`^(?:the |our )?([\pL'-]+(?: [\pL'-]+)?) (?:is|falls|comes) (?:on )?(?:next |this |the coming )?`+weekday+`[.!]?$`, `\b(?:market|class|lesson|lessons|school|test|exam|exams|quiz|it|day off|holiday|inspection|visit|visitor|nurse|doctor|head|inspector|teacher)\b`, func(n *notes, _ string, found []string) {
			n.note("need", "dayOut", "event", lowerFirst(found[1]), "day", dayName(found[2]))
		})),
		hinted("finish end done ready complete", rule(`\b(?:finish|be done|be ready|complete (?:it|this|everything)|end)(?: it| this| everything| all)? before (?:the )?((?:[\pL'-]+ )?(?:holidays?|break|vacation|exams?|examinations?|mocks|end of (?:the )?term|closing day|harvest|rains|ramadan|easter|christmas|fair))\b`, "", func(n *notes, part string, found []string) {
			n.note("make", "readyBefore", "when", lowerFirst(found[1]))
			n.isMet(part) // it is told as a wish
		})),
		hinted("keyboard keyboards mouse mice screen", rule(`\b`+numberWord+` (?:of them )?(?:have|has|are without|with) (?:no|a broken|broken) (?:working )?(keyboards?|mouse|mice)\b`, "", func(n *notes, _ string, found []string) {
			if strings.HasPrefix(strings.ToLower(found[2]), "m") {
				n.note("teach1", "noMouse", "n", found[1])
				return
			}
			n.note("teach1", "noKeyboard", "n", found[1])
		})),
		hinted("copy", rule(`\b(?:only )?one copy of ((?:the |our )?(?:[\pL'-]+ ){0,2}[\pL'-]+?)(?: (?:in|at|for|with) .*)?[.!]?$`, `\bfor (?:each|every|two|three|four|five|six)\b`, func(n *notes, _ string, found []string) {
			n.note("teach1", "oneCopy", "thing", article.ReplaceAllString(found[1], "the "))
		})),
		hinted("but only", rule(`\bno [\pL -]{3,40}?,? (?:but|only) ((?:[\pL'-]+ ){0,2}[\pL'-]+(?:, (?:[\pL'-]+ ){0,2}[\pL'-]+)*(?:(?: of (?:[\pL'-]+ ){0,3}[\pL'-]+)?,? and (?:[\pL'-]+ ){0,2}[\pL'-]+)?)(?: from [\pL' ]+)?[.!]?$`, `\b(?:but|only) (?:no|not|they|some|many|most|it|the|all|few|he|she|one|old|we (?:do|are|can(?:not|'t))|learners|pupils|we have|there)\b`, func(n *notes, part string, found []string) {
			n.list(found[1])
			n.isMet(part)
		})),
		hinted("only", rule(`^(`+listOfThings+`) only[.!]?$`, `\b(?:learners|pupils|students|children|girls|boys|lessons?|minutes|english|french|kiswahili)\b`, func(n *notes, _ string, found []string) {
			n.list(found[1])
		})),
		hinted("apart separately", rule(`\b(?:girls and boys|boys and girls) (?:practi[sc]e|play|train|sit|work|learn|do sports?) (?:apart|separately)\b`, "", func(n *notes, _ string, _ []string) {
			n.note("make", "apart")
		})),
		hinted("without", rule(`\b(?:nobody|no one|no (?:learner|pupil|student|child)) (?:goes|enters|may (?:go|enter|work)|works|walks)\b[^.;]{0,30}? without ((?:boots|shoes|gloves|hats?|goggles|masks?|gumboots)(?: (?:and|or) (?:boots|shoes|gloves|hats?|goggles|masks?|gumboots))?)\b`, "", func(n *notes, _ string, found []string) {
			n.note("try", "notWithout", "things", strings.ToLower(found[1]))
			n.asCare()
		})),
		hinted("cloth fabric paper card paint clay glue thread wool", rule(`^((?:[\pL'-]+ ){0,2}[\pL'-]+(?:,? and (?:[\pL'-]+ ){0,2}[\pL'-]+)?) (?:for|as|instead of) (?:cloth|fabric|paper|card|cardboard|paint|clay|glue|thread|wool)[.!]?$`, `\b(?:no|money|enough|little|learners|pupils|need)\b`, func(n *notes, _ string, found []string) {
			n.list(found[1])
		})),
		rule(`^(`+listOfThings+`), (?:but )?no [\pL' -]{3,25}[.!]?$`, `\b(?:learners|pupils|students|children|girls|boys|lessons?|minutes|books?|english|french|kiswahili|hot|dry|cold|wet)\b|\d`, func(n *notes, part string, found []string) {
			n.list(found[1])
			n.isMet(part)
		}),
		hinted("somersault somersaults flips flip stunts backflip", rule(breaksNecks, `\bno (?:somersaults?|flips)\b`, func(n *notes, part string, found []string) {
			n.note("make", "noStunts", "what", strings.ToLower(found[0]))
			n.asCare()
			n.isMet(part)
		})),
		hinted("yote kila mpango", rule(`\b(?:yote|kila kitu|mpango wote) (?:iwe |uwe )?kwa kiswahili\b`, "", func(n *notes, part string, _ []string) {
			n.isMet(part) // the overview says in Kiswahili what of a plan is in Kiswahili
		})),
	}
}

// isMet takes a sentence from what nothing in the plan has met yet.
func (n *notes) isMet(sentence string) {
	n.told = slices.DeleteFunc(n.told, func(told string) bool {
		return strings.Contains(told, sentence) || strings.Contains(strings.ToLower(sentence), strings.ToLower(strings.Trim(told, " .!")))
	})
}

// fewHave has the few who have a thing share it, team by team.
func (n *notes) fewHave(have int, things string) {
	if have > 0 && have < first(n.size, usualSize) {
		n.note("teach1", "fewHave", "n", strconv.Itoa(have), "things", strings.ToLower(things))
	}
}
