package planner

import "somo/app/regexp"

// rewordingsOfLists write lists of things plainly, in which a remark stands behind one of them or counts it: "chairs we can move
// about", "atlases are just 5".
var rewordingsOfLists = []rewording{
	{regexp.MustCompile(`(?i)\b(\pL+s) (?:are|is) (?:just|only) (\d+|one|two|three|four|five|six|seven|eight|nine|ten)([.,;]| and | but |$)`), "only $2 $1$3"},
	{regexp.MustCompile(`(?i)(^|[.,;!?] |\band )((?:(?:an?|one|two|three|some|the|\d+|our) )?(?:[\pL'-]+ ){0,2}?[\pL'-]{3,}) (?:that )?(?:I|we) (?:can |could |may )?(?:wrote|write|move|made|collected|collect|kept|keep|drew|cut|saved|borrowed)(?: (?:down|about|around|together|up|aside|away|myself|ourselves))?(?: (?:for|from|in|over|during|last|this) [^.,;]{3,25})?([.,;]|$)`), "$1$2$3"},
	{regexp.MustCompile(`(?i), but no (\pL+(?: \pL+)?) and (only|just) `), ". No $1. We have only "},
	{regexp.MustCompile(`(?i)\b((?:work|text|exercise ?)?book)s for (?:about |only |nearly |just )?half(?: (?:of )?(?:them|the class|the learners|my class))?\b`), "one $1 for two learners"},
	{regexp.MustCompile(`(?i)\b(slips|bags|boxes|papers|packets|tins|cartons|receipts|labels) from (?-i:\p{Lu})[\pL']+`), "$1"},
	{regexp.MustCompile(`(?i)(^|[.,;!?] )(?:\d+|two|three|four|five|six|seven|eight|nine|ten) (?:old )?(desktops|computers|laptops|tablets|phones|radios|bulbs|lamps|torches|calculators)[,;]? (?:but |and |of which )?only (one|two|three|four|five|six|\d+) (?:of them )?(?:start|starts|work|works|light|lights|switch(?:es)? on|(?:is|are) (?:good|working|alive|ok))\b`), "${1}We have only $3 $2"},
	{regexp.MustCompile(`\b(?:Times|Daily|Sunday|New|The)(?: of)?(?: \p{Lu}\pL+){1,2} papers\b`), "newspapers"},
	{regexp.MustCompile(`(?i)\b(?:one|a|1) copy of (?:the |our )?(constitution|act|charter)\b`), "one $1"},
	{regexp.MustCompile(`(?i)\b(two|three|four|five|six|\d+) copies of (?:the |our )?(constitution|act|charter)\b`), "$1 ${2}s"},
	{regexp.MustCompile(`(?i)(^|[.,;!?] )(?:the |our )(fridge|freezer|oven|cooker|stove|kettle|mixer|iron|blender) (?:is|has been|was) (?:broken|dead|spoilt|stolen|not working|out of order)`), "${1}No $2"},
	{regexp.MustCompile(`(?i)(^|[.,;!?] )(?:an? |some )?(?:small|little|narrow|bare) (?:piece of )?land (behind|beside|near|next to|by) `), "${1}We have a small plot $2 "},
	{regexp.MustCompile(`(?i)(^|[.,;!?] )(?:we|you|they|learners) (?:may|can|are allowed to) dig (behind|beside|near|next to|by|in) `), "${1}We have a plot $2 "},
	{regexp.MustCompile(`(?i)\b(?:church|mission|catholic|muslim|islamic|christian|convent|adventist) school[:,;] no (?:playing )?(?:cards|dice|betting)\b`), "No dice, cards or betting"},
	{regexp.MustCompile(`(?i)(^|[.,;!?] )I (?:wish|hope|long|beg|ask) for (an? (?:\pL+ ){0,2}\pL+)([.;!]|$)`), "${1}Please include $2$3"},
	{regexp.MustCompile(`(?i)\b(they|learners|students|pupils|children) have (?:only )?(?:just )?(?:begun|started|done|met|finished) ([^.;,]{3,40}?),? (?:and|but) (?:they )?still (mix up|confuse|forget|think|write|say|add|call) `), "$1 are new to $2. They $3 "},
	{regexp.MustCompile(`(?i)(^|[.;!?] )If ([^.;,]{5,50}?),? they (?:call|name) it (\pL+(?: \pL+)?)[^.;]*`), "${1}They think that if $2 it is $3"},
	{regexp.MustCompile(`(?i)\b(Ramadan|fasting|Lent)(?: now| month)?, (?:so |and )?(?:nobody|no one|many do not|most do not|they do not|they don['’]t) (?:drinks?|eats?)(?: (?:or|and) (?:drinks?|eats?))?(?: and (?:they )?(?:tire|are tired|get tired|grow tired)[^.;]*)?`), "$1, so learners get tired"},
	{regexp.MustCompile(`(?i)(^|[.;!?] )([^.;!?]{5,80}?), so we (?:must |have to )?(?:stay|remain|keep) (?:at|in|inside|within) (?:the |our )?(?:school|class|yard|compound)\b`), "${1}Do not leave the school: $2"},
	{regexp.MustCompile(`(?i)\b(?:(?-i:\p{Lu}+) )?((?:work|text)?books|readers|kits|chemicals|laptops|tablets|maps|charts) (?:were |are |have |has )?(?:still )?not (?:yet )?(?:been )?(?:delivered|arrived|come|supplied)\b`), "no $1"},
	{regexp.MustCompile(`(?i)(^|[.;,!?] )(razor blades?|blades?|knives|scissors|matches|candles|phones|glass|sticks) (?:are |is )?not (?:allowed|permitted)(?: in (?:class|school))?([.;,]|$)`), "${1}no $2$3"},
	{regexp.MustCompile(`(?i)(^|[.;,!?] )only the (\pL+ (?:table|map|picture|graph|diagram|chart)s?(?: of [\pL ]{3,25}?)?)([.;]|$)`), "${1}we have only one $2$3"},
	{regexp.MustCompile(`(?i)(^|[.;!?] )(?:my|our|the) school (?:in|at|near) ((?-i:\p{Lu})[\pL'-]+(?:,? (?-i:\p{Lu})[\pL'-]+){0,2}) is `), "${1}$2. The school is "},
	{regexp.MustCompile(`(?i)\b(?:the |our |school )*(printer|copier|photocopier|duplicator) (?:has|is) (?:no|out of|without) (?:ink|toner|paper)\b[^.;,]*`), "no $1"},
	{regexp.MustCompile(`(?i)\b(one|a) (?:new )?(learner|pupil|student|child|boy|girl) (?:[^.;,]{3,30} )?(?:and |who )speaks (?:mostly|only|mainly|just) ((?-i:\p{Lu})\pL+|isi\pL+|chi\pL+|ki\pL+|lu\pL+|se\pL+)`), "$1 $2 speaks only $3"},
	{regexp.MustCompile(`(^|[.,;!?] )(?:1|[Oo]ne) (?:hour|hr)([.,;!]|$)`), "${1}lessons of 60 minutes$2"},
	{regexp.MustCompile(`(?i)\b(most|many|they|learners|students|pupils|children) (?:always |often |still )?tell me (?:that )?`), "$1 think that "},
	{regexp.MustCompile(`\b(Learners|Students|Pupils|Children) (?:in|at|of) (\p{Lu}[\pL'-]+(?:, \p{Lu}[\pL'-]+)?) (insist|say|think|believe|swear|claim)`), "$2. $1 $3"},
	{regexp.MustCompile(`(?i)\b(they|learners|students|pupils|children|many|most) (?:all |always |often |still )?(?:read|see|take|understand|interpret) (an? [^.;,]{3,40}?|the [^.;,]{3,40}?) as (?:meaning|a sign of|showing|saying) ([^.;]{3,60})`), "$1 think that $2 means $3"},
	{regexp.MustCompile(`(?i)\b(they|learners|students|pupils|children|many|most) (?:all |always |often |still )?feel (?:that )?((?:the|an?|all|every) [^.;]{3,40}? (?:was|is|are|were|has|have|can|must|comes?|makes?) )`), "$1 think that $2"},
	{regexp.MustCompile(`(^|[.;!?,] )(?:(?:[Oo]ne|[Aa]|[Aa] new|[Ll]ittle|[Ss]mall|[Mm]y) )?(?:new )?(?:\p{Lu}[\p{Ll}'-]+|child|girl|boy|learner|pupil|student) (?:does not|doesn['’]t|cannot|can['’]t) (?:yet )?speak (?:any )?(?:Kiswahili|English|French|Portuguese|Arabic)(?: yet| at all)?([.;,!]|$)`), "${1}One child speaks only another language$2"},
	{regexp.MustCompile(`(?i),? plus (an?|one|two|three|some|the|our|my) `), " and $1 "},
	{regexp.MustCompile(`(^|[.;!?,] )(?:[Oo]ne (?:girl|boy|learner|pupil|student|child)|\p{Lu}[\p{Ll}'-]+) (?:faints?|collapses?) (?:when|at|if|on)[^.;]*\bblood\b`), "${1}One learner faints at blood"},
	{regexp.MustCompile(`(?i)(^|[.;!?] )(?:please )?(?:we |I )?need (?:an? )?(?:roles?|jobs?|tasks?) for (?:everybody|everyone|all|each)(?: (?:learners?|students?|pupils?))?(?:[.;!]|$)`), "$1"}, // each plan gives them
	{regexp.MustCompile(`(?i)(^|[.;!?] )(an? (?:(?:small|short|little|quick) )?(?:play|song|poem|skit|game|dialogue|role[- ]play)) to (?:finish|end|close)(?:,? please)?([.;!]|$)`), "${1}Please end with $2$3"},
	{regexp.MustCompile(`\b([Tt]hey|Many|Most|Learners|Students|Pupils|Children) (?:all |always |often |still )?(?:argue|maintain|reckon|suppose|expect|assume)(?: that)? (an?|the|all|every|no|only|\pL+s) `), "$1 think that $2 "},
}

// keptOn are those of what learners keep doing.
var keptOn = keepOn()

// keepOn turns what learners keep doing into what they do.
func keepOn() []rewording {
	var all []rewording
	for _, deed := range [][2]string{{"saying", "say"}, {"writing", "write"}, {"adding", "add"}, {"forgetting", "forget"}, {"mixing", "mix"}, {"using", "use"}, {"putting", "put"}, {"confusing", "confuse"}, {"calling", "call"}, {"thinking", "think"}, {"leaving", "leave"}, {"multiplying", "multiply"}} {
		all = append(all, rewording{regexp.MustCompile(`(?i)\b(they|learners|students|pupils|children|many|most|some) keep (?:on )?` + deed[0] + `\b`), "$1 " + deed[1]})
	}
	return all
}
