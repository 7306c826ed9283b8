package planner

import (
	"slices"

	"somo/app/regexp"
)

// rewording is a way in which teachers write something, and what is read instead.
type rewording struct {
	short *regexp.Regexp
	full  string
}

// shortForms are words that teachers cut short with a full stop, which ends no sentence, and other ways to write of which a
// part makes no sense alone.
var shortForms = []rewording{
	{regexp.MustCompile(`(?i)(^\s*|[.!?] )(?:(?:good (?:day|morning|afternoon|evening)|hello|hi|hey|greetings|bonjour|bonsoir|jambo|habari|hujambo|salaam|salam|shalom|olá|bom dia|boa tarde|dear (?:\pL+ )?(?:planner|somo|sir|madam|team|friends?|colleagues?|all))(?: (?:all|team|there|planner|somo|everyone|sir|madam))?[,.!:;]+ *)+`), "$1"}, // a greeting tells nothing
	{regexp.MustCompile(`(?i)\b(?:until|up to|till) (?:standard|std|class|grade|primary|year) ?\d+\b`), "before"}, // that is not their class
	{regexp.MustCompile(`(?i), otherwise `), ", "},
	{regexp.MustCompile(` +, *(\S)`), ", $1"}, // "speakers ,35 mins"
	{regexp.MustCompile(`(?i)\bno (\pL+(?: \pL+){0,2}) (?:left|any ?more|at the moment|now|today|this term)([.,;!]|$)`), "no $1$2"},
	{regexp.MustCompile(`(?i)\b(use|take|include|give) e\. ?g\b\.?[,:]? `), "$1 examples such as "},
	{regexp.MustCompile(`(?i),? ?\b(?:e\. ?g\b\.?|eg\b\.?)[,:]? `), " such as "},
	{regexp.MustCompile(`(?i)(^|[.!?;] )(?:i\. ?e\b\.?|por favor|s['’]il (?:vous|te) pla[iî]t|svp)[,:]? `), "$1"},
	{regexp.MustCompile(`(?i),? ?\bi\. ?e\b\.?[,:]? `), ", that is "},
	{regexp.MustCompile(`,? (?:and )?\b[eE]tc\b\.*(\s+\p{Lu}|\s*$)`), ".$1"},
	{regexp.MustCompile(`,? (?:and )?\b[eE]tc\b\.*`), ""},
	{regexp.MustCompile(`\b(St|Mt|Mr|Mrs|Ms|Dr|Rev|Fr|Hon|Prof)\. `), "$1 "},
	{regexp.MustCompile(`\b(\d+) ?mins?\. (please|no|we|I|use|do|they)\b`), "$1 minutes. $2"},
	{regexp.MustCompile(`\b([aA]pprox|min|mins|hrs|vs|incl|esp|max|Mon|Tues?|Wed|Thurs?|Fri|Sat|Sun)\. ([\p{Ll}\d])`), "$1 $2"},
	{regexp.MustCompile(`(?i)\b(one|two|three|\d+) ((?:\pL+ )?\pL+), (?:but )?(?:it is |is )?(broken|spoilt|not working)\b`), "$1 $3 $2"}, // it is not at hand
	{regexp.MustCompile(`(?i)\b(have \pL+(?: \pL+)?) (few|some|plenty of|no) (\pL+(?:[.!]?$|[.;] ))`), "$1, $2 $3"},
	{regexp.MustCompile(`(^|[.;!?] )(\p{Lu}\pL+) to explain (?:is|are) (?:fine|ok|okay|good|allowed|possible)`), "${1}We explain in $2"},
	{regexp.MustCompile(`(?i)\b(cards?|strips?|shapes?|pieces?|letters?|numbers?) (?:cut|made|torn) (?:from|out of) `), "$1 of "},
	{regexp.MustCompile(`(?i)(^|[,;:.] |\band )(?:cut|torn) ((?:plastic |glass )?(?:bottles?|tins?|cans?|cartons?|calabash(?:es)?|coconuts?|straws?|papers?))\b`), "$1$2"},
	{regexp.MustCompile(`(?i)\bcolou?r[- ]blind(?:ness)?(?: \([^)]*\))?`), "colourblind"}, // who is so sees
	{regexp.MustCompile(`(?i)(^|[.;!?] )(?:an? |one |some )?((?:short |small |little |simple |quick |nice |closing )?(?:songs?|rhymes?|poems?|posters?|plays?|skits?|games?|debates?|quiz(?:zes)?|tests?|drama|role[- ]plays?|exit quiz|chants?)(?: (?:to (?:close|end|finish|begin|start)|at the end))?) (?:would|will|could) (?:help(?: me| us)?|be (?:nice|good|great|welcome|lovely|fine|useful))(?: please)?`), "${1}Please include a $2"},
	{regexp.MustCompile(`(?i) (?:stripped|saved|salvaged|left over|taken out|cut off) (?:from|of) (?:an? |the |our |my |some )?[\pL ]{3,25}([,.;]|$)`), "$1"}, // where a thing comes from
	{regexp.MustCompile(`(?i)\b(clips?|bags?|balls?|cups?|scoops?|funnels?|hooks?|lamps?|toys?|boxes|beads|counters|dice) made (?:from|out of) `), "$1 of "},
	{regexp.MustCompile(`(?i)(^|[.;!?] )(?:a|one) (poster|chart|leaflet|drawing|model|song|poem|play|skit|map|booklet) (?:per|for each|for every|from each|by each|for) (?:the )?(?:\pL+)(?: (?:at|for) the end)?(?: please)?([.;!]|$)`), "${1}Please include a $2$3"},
	{regexp.MustCompile(`(^|[.;!?] )(?:At the end|In the end|Finally),? I (?:want|would like) them to ([^.;]+)`), "${1}I want them to $2 at the end"},
	{regexp.MustCompile(`(?i)\bare (?:just |only |simply )?(?:two|different) (?:names|words) for (?:one|the same) thing`), "are the same"},
	{regexp.MustCompile(`(?i)\b(letters?|forms?|notices?|receipts?|bills?) from (?:an?|the|our) (?:\pL+ ){0,2}(?:assembly|council|office|bank|company|shop|ministry|board)([.,;]|$)`), "$1$2"}, // nobody of them comes
	{regexp.MustCompile(`\bwrites with (?:his|her|the) left hand\b`), "is left-handed"},
	{regexp.MustCompile(`\b(I|[Ww]e)['’]ve (?:got |also )?`), "$1 have "},
	{regexp.MustCompile(`(, |; )there['’]s (?:also )?`), "$1"},
	{regexp.MustCompile(`(?i)\b(an?|one|two|three|four|five|\d+) (buckets?|basins?|jerrycans?|litres?|tins?|bottles?|boxes|packets?|sheets?)( of \pL+)? (?:per|a|each|for each|for every|every) (?:lesson|period|class)\b`), "$1 $2$3"}, // it is no lesson
	{regexp.MustCompile(`(?i)(^|[.;!?] )(?:learners|students|pupils|children|they) (?:may|must|should|can) not ([^.;]{5,60}?) because of ([^.;]{3,40})`), "${1}Do not $2: $3"},
	{regexp.MustCompile(`(?i)(^|[.;!?] )(\p{L}{4,20}), so we (?:do not|don't|never|cannot|may not) (go|climb|swim|play|enter|touch|leave|walk) ([^.;]{3,40})`), "${1}Do not $3 $4: $2"},
	{regexp.MustCompile(`(?i)(^|[.;!?] |, and )nothing may be (\pL+)(?: (?:in|at) (?:class|school|the room))?([.;,]|$)`), "${1}Do not let anything be $2$3"},
	{regexp.MustCompile(`(?i)(^|[.;!?] )(?:the )?([^.;,!?]{3,50}?) (?:is|are) (?:an? )?(?:very )?(?:tense|painful|delicate|sore|touchy)(?: (?:matter|question|issue|topic|subject|point))?(?: (?:here|now|among us|in (?:this|our) \pL+))*([.;]|$)`), "${1}$2 is a sensitive matter here$3"},
	{regexp.MustCompile(`(?i)(^|[.;!?] )(?:(?:last|this) (?:year|term),? )?(?:the )?practical (?:marks|results|scores|grades) (?:were|are|have been) (?:very |rather )?(?:low|poor|weak|bad)(?: (?:last|this) (?:year|term))?([.;]|$)`), "${1}We want practical examination questions$2"},
	{regexp.MustCompile(`(?i)\b(?:practical|theory|final) papers? (is|are|comes?) (in|on) `), "practical examination $1 $2 "},
	{regexp.MustCompile(`(?i),? but (?:please )?nothing (?:about|on|of) ([^.;,]{3,40})`), ". Do not mention $1"},
	{regexp.MustCompile(`(?i)(^|[.;!?,] )(?:the )?(?:chief|head|headmistress|headmaster|head ?teacher|parents|principal|priest|imam|board|council|church) (?:wants|want|wishes|wish|would like) nothing (?:about|on|of) ([^.;,]{3,40})`), "${1}Do not mention $2"},
	{regexp.MustCompile(`(?i)(^|[.;!?,] )(?:please )?(?:stay away from|keep away from|leave out|keep off) the ([^.;,]{3,40}? (?:clashes|fights?|quarrels?|attacks?|killings?|elections?|war|troubles))`), "${1}Do not mention the $2"},
	{regexp.MustCompile(`(?i)\b(?:[;,] )leave (parties|politics|religion|names|tribes|clans)(?: names)? out\b`), ". Do not mention $1"},
	{regexp.MustCompile(`(?i)(^|[.;!?] )(?:the )?(?:head ?mistress|head ?master|head ?teacher|head|principal|director|school|parents) (?:does not|do not|doesn['’]t|don['’]t) (?:permit|allow|like|want) (dice|cards|cards or dice|dice or cards|dice and cards|cards and dice|games of chance)[^.;!?]*`), "${1}No dice, cards or betting"},
	{regexp.MustCompile(`(?i)(^|[.;!?,] )fires? (?:is|are) (?:strictly )?(?:forbidden|not allowed|banned|prohibited)\b[^.;,!?]*`), "${1}Do not let anything be heated"},
	{regexp.MustCompile(`(?i)(^|[.;!?] )I am (?:not allowed|forbidden) (?:to use |to have |to bring )?([\pL ]{3,25}?) in (?:class|school|the room)`), "${1}No $2 in class"},
	{regexp.MustCompile(`(?i)(^|[.;!?] )tasting (?:is not|isn['’]t|is) (?:allowed|permitted|forbidden|banned)\b[^.;,!?]*`), "${1}Do not let anybody taste anything"},
	{regexp.MustCompile(`(?i)\b(School Certificate|[Jj]unior [Cc]ertificate) (?:is )?(?:next year|in a year|this year)\b`), "examination next year"},
	{regexp.MustCompile(`(?i),? (?:in (?:my|our|the) )?English[- ](?:stream|section|option|class|medium)\b`), ""},
	{regexp.MustCompile(`(?i),? so (?:please )?(?:we |they )?(?:keep |stay |be |must be |remain )?quiet (?:before|until|till) [^.;,!?]*`), ". Please no shouting"},
	{regexp.MustCompile(`(?i),? so (?:singing|shouting|clapping)(?: (?:and|or) (?:singing|shouting|clapping|noise))? (?:is|are) (?:a problem|not possible|not allowed)`), ". Please no shouting"},
	{regexp.MustCompile(`(?i)\bmaelezo (?:ya|kwa) (?:mwalimu|walimu)[^.;!?]{0,40}?Kiingereza\b`), "English for the teacher"}, // as they are
	{regexp.MustCompile(`(?i)\b(?:studnts|studens|studets|studnets|studants|stdents|studetns)\b`), "students"},
	{regexp.MustCompile(`(?i)\b(?:lerners|leaners|learnes|learneers|learnrs)\b`), "learners"},
	{regexp.MustCompile(`(?i)\b(?:puplis|pupills|pupls)\b`), "pupils"},
	{regexp.MustCompile(`(?i)\b(?:childern|chidren|chldren)\b`), "children"},
	{regexp.MustCompile(`(?i)\b(\d+) ?(?:minuts|minuites|minites|mintues)\b`), "$1 minutes"},
	{regexp.MustCompile(`(?i)\b(\d+|one|two|three|four|five|six) (?:lesons|lessns|lesson)\b`), "$1 lessons"},
	{regexp.MustCompile(`(?i)\b(some|a few|several|many) (?:of them )?are (?:already )?(?:older than|over|above|more than) 1\d(?: years(?: old)?)?`), "$1 are over age"},
	{regexp.MustCompile(`(?i)\btaught in English (?:as|in|by|under) (?:a|an|the) (?:special |new )?(?:programme|program|project|club|stream)\b`), "new to English"},
	{regexp.MustCompile(`(?i)(^|[.;!?,] )(?:please )?(?:stay away from|keep away from|avoid) the (?:present|current|recent) (crisis|conflict|war|troubles|situation|fighting|elections?)`), "${1}Do not mention the $2"},
}

// plainlyWritten is a text without stops that end no sentence and without words that only say please.
func plainlyWritten(text string) string {
	for _, form := range slices.Concat(keptOn, rewordingsOfPlaces, rewordingsOfGone, rewordingsOfDead, rewordingsOfLists, rewordingsOfKit, shortForms, rewordingsOfThings, rewordingsOfBeliefs) {
		text = form.short.ReplaceAllString(text, form.full)
	}
	return text
}
