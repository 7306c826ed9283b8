package planner

import (
	"slices"

	"somo/app/regexp"
)

const (
	// goneThings are things that teachers say they have and cannot use.
	goneThings = `computers?|laptops?|desktops?|tablets?|projectors?|smart ?boards?|interactive boards?|printers?|cameras?|phones?|televisions?|tvs?|rain gauges?|barometers?|chemicals|test kits?|instruments|(?:text)?books|readers|posters?|` + scarce
	// isGone is how a note tells that nobody can use a thing now.
	isGone = `(?:(?:is|are|was|were|has|have|had|got|stays?|remains?|will be)(?: (?:all|still|now|currently|just|again|also|kept))*(?: been| gone)?|(?:has|have|is|are|was|were)n['’]t)(?: (?:closed|shut|locked(?: up| away)?(?: in (?:the|an?) (?:\pL+ )?\pL+)?|away|stolen|confiscated|lost|under (?:repairs?|renovation)|(?:in|at|for|out for|sent for|sent away for|taken for|taken away for) (?:repairs?|service|servicing|renovation)|being (?:repaired|renovated|painted|serviced)|(?:at|with) the (?:repairer|repair shop|technician)(?:['’]s)?|yet to (?:arrive|come|be delivered)|(?:not )?(?:yet )?(?:been )?(?:delivered|arrived|installed|connected|unpacked) yet|not (?:yet )?(?:been )?(?:delivered|arrived|come|installed|connected|unpacked)|(?:yet )?(?:been )?(?:delivered|installed) yet)(?: yet)?)`
	// goneFor may stand behind that: for how long and why. What is closed at some hours or days only is there at others.
	goneFor = `(?: (?:this (?:month|week|term|year)|last|until (?:the|next|a|further|our|we|it|they|some)|till (?:the|next|a|further|our|we|it|they|some)|since|for|because|as|now|and|so|from (?:our|the)|by)[^.;,!?]*)?([.;,!?]|$)`
	howMany = `(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|some|an?|the|our|my|all|both|school['’]s|of|old|new|good|big|school|only) `
)

// rewordingsOfGone turn what is closed, away, stolen or not yet delivered into what a class has not, so that no step counts on it.
var rewordingsOfGone = slices.Concat(goneBehind(`(^|[.;!?] )`, "${1}No "), goneBehind(`(, |\b(?:and|but) )`, "${1}no "))

// goneBehind are those rewordings where a sentence begins, or where it goes on.
func goneBehind(lead, no string) []rewording {
	return []rewording{
		{regexp.MustCompile(`(?i)` + lead + `(?:(?:the|our|we have an?) )?(?:school )?(?:computer|ict) (?:room|lab|laboratory)\b[^.;!?]{0,70}? ` + isGone + goneFor), no + "computers$2"},
		{regexp.MustCompile(`(?i)` + lead + `(?:(?:the|our|we have an?) )?(?:school )?(?:(?:science|chemistry|physics|biology) )?(?:lab|laboratory)\b[^.;!?]{0,40}? ` + isGone + goneFor), no + "laboratory$2"},
		{regexp.MustCompile(`(?i)` + lead + `(?:` + howMany + `){0,4}((?:\pL+ ){0,1}?(?:` + goneThings + `))(?: (?:that|which) [^.;,!?]{3,30}?)? ` + isGone + goneFor), no + "$2$3"},
		{regexp.MustCompile(`(?i)` + lead + `(?:(?:we|the school|our school) (?:have|has|had|own|owns|got|ordered|bought|expect|expects|(?:were|was) promised) |there (?:is|are) )?(?:` + howMany + `){1,4}((?:\pL+ ){0,1}?(?:` + goneThings + `))\b[^.;,!?]{0,40}?(?:,|;)?(?: (?:but|and|which|that|though))? (?:they|it|these|all(?: of them)?|(?:the|their|its) (?:\pL+ )?(?:cupboard|store|store ?room|room|box|cabinet|office|key|lab))\b ` + isGone + goneFor), no + "$2$3"},
	}
}

const (
	// machines are those that stand dead in many schools.
	machines = `desktops?(?: computers?)?|computers?|laptops?|pcs?|system units?|tablets?|radios?|phones?|printers?|televisions?|tvs?`
	// doesNotStart is how a note tells that a machine is dead.
	doesNotStart = `(?:(?: (?:that|which)|,? but it|, it)? (?:does not|doesn['’]t|do not|don['’]t|no longer|never|will not|won['’]t|cannot|can['’]t) (?:start|work|boot|switch|turn|go|come)s?(?: on| up| any ?more| again)?| (?:that|which) (?:is|are) (?:dead|broken|spoilt|out of order))`
	// letOpen is how it tells that the class may look into it.
	letOpen = `(?:,|;)?(?: (?:so|and|but|that|which))* (?:we|you|they|learners|children|I) (?:may|can|could|are allowed to) (?:open|take apart|look into|look inside)(?: (?:it|them))?(?: up| apart)?`
)

// rewordingsOfDead turn the ways to tell of a dead machine into one.
var rewordingsOfDead = []rewording{
	{regexp.MustCompile(`(?i)\b(?:two|2) (?:old )?(desktop|computer|laptop|tablet)s\b[,;]?(?: of which| where| but| and)? (?:only )?one (?:of them )?(?:is )?(?:dead|broken|spoilt|out of order|does not (?:work|start))\b` + letOpen), "one $1 and one dead $1 that we may open"},
	{regexp.MustCompile(`(?i)\b(an?|one|our|the|my|two|three|\d) (?:(?:old|big|school) )*(` + machines + `)\b` + doesNotStart + letOpen), "$1 dead $2 that we may open"},
	{regexp.MustCompile(`(?i)\b(an?|one|our|my|two|three|\d) (?:(?:old|big|school) )*(` + machines + `)\b` + doesNotStart + `([.;,]| and |$)`), "$1 dead $2$3"},
}
