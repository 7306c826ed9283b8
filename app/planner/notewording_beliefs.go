package planner

import "somo/app/regexp"

// rewordingsOfBeliefs are ways to tell what learners think, say and do wrongly.
var rewordingsOfBeliefs = []rewording{
	{regexp.MustCompile(`(?i),? ?\b(?:por favor|se faz favor|s['’]il (?:vous|te) pla[iî]t|svp|tafadhali(?: sana)?)(?:,|([.!?;])|$)`), "$1"}, // they only say please
	{regexp.MustCompile(`(^|[.;!?] )When ([^.;,]{5,50}?),? they ([^.;,]{5,60})`), "${1}They $3 when $2"},
	{regexp.MustCompile(`(^|[.;!?] )Their ((?:[\pL-]+ ){0,2}?(?:box(?:es)?|arrows?|graphs?|diagrams?|letters?|maps?|tables?|drawings?|sentences?|axes|answers?|paragraphs?|lines?|sums?|flowcharts?|equations?)) (has|have|is|are|go|goes|point|points|lie|lies|show|shows|lack|lacks|miss|misses) ([^.;]{3,60})`), "${1}They draw it so that the $2 $3 $4"},
	{regexp.MustCompile(`(?i)\b(they|learners|students|pupils|children) ([^.;,]{8,60}) and (ask|wonder) (why|how|what|where|when|who)\b`), "$1 $2. They $3 $4"},
	{regexp.MustCompile(`(^|[.;!?] )[Tt]o them,? (?:the |an? )?(\pL+)`), "${1}They think that $2"},
	{regexp.MustCompile(`(My (?:(?:[Gg]rade|[Ff]orm|[Ss]td|[Ss]tandard|[Yy]ear|P|S|JSS|SS|JHS) ?\d+s?|class|learners|pupils|students|children)[^.;!?]{0,60}?),? (say|think|believe|lift|write|mix|confuse|copy|forget|call|use|add|multiply) `), "$1. They $2 "},
	{regexp.MustCompile(`\b(?:Students|Learners|Pupils|They|Children|students|learners|pupils|they|children) (?:tell|put|say|explain) it like this: ?`), "They think that "},
	{regexp.MustCompile(`(^|[.;!?] )(?:The|Our|My|Their) (?:main )?(?:trouble|problem|difficulty|challenge|error|mistake)(?: is)?: they `), "${1}They "},
	{regexp.MustCompile(`(?i)\b(?:the|my|our) (?:whole )?class (?:thinks|believes|says|holds|insists|is sure|is convinced|feels)(?: that)? `), "they think that "},
	{regexp.MustCompile(`(^|[.;!?] )(?:Quite a few|A good number|Nearly all|All|The majority|Most|Some|A lot|Half)(?: of them| of my (?:class|learners|pupils|students)) `), "${1}Many "},
	{regexp.MustCompile(`(^|[.;!?] )Quite a few `), "${1}Many "},
	{regexp.MustCompile(`(^|[.;!?] )(?:When|Whenever|Each time|Every time) (.{4,50}?),? (?:half|most|many|all|some)? ?(?:of them|they) ([^.;]{5,70})`), "${1}They $3 when $2"},
	{regexp.MustCompile(`(^|[.;!?] )I am (?:tired|sick|weary) of (?:hearing|reading|seeing) (["“][^"”]{4,60}["”])[^.;]*`), "${1}They say $2"},
	{regexp.MustCompile(`\b(They|Many|Students|Learners|Pupils|Children) (?:(?:still|always|often) )?define (.{3,40}?) as ([^.;]{3,60})`), "$1 think that $2 is $3"},
	{regexp.MustCompile(`\b(They|Many|Students|Learners|Pupils|Children) (?:(?:still|always|often) )?(?:use|treat|take|see|regard) (\pL+(?: \pL+)?) and (\pL+(?: \pL+)?) as (?:one(?: (?:word|thing))?|the same(?: thing)?)\b`), "$1 think that $2 and $3 are the same"},
	{regexp.MustCompile(`\b(They|Many|Students|Learners|Pupils|Children) (?:(?:still|always|often) )?call (the (?:\pL+ ){0,3}?\pL+(?: (?:under|on|behind|in) the \pL+)?) the (\pL+)([.;]|$)`), "$1 think that $2 is the $3$4"},
	{regexp.MustCompile(`\b(They|Many|Students|Learners|Pupils|Children) (?:hold that|(?:insist|swear|claim|imagine|assume|are sure|are convinced|feel sure)(?: that)?) `), "$1 think that "},
	{regexp.MustCompile(`(^|[.;!?] )Please,? they `), "${1}They "},
	{regexp.MustCompile(`\b([Tt])hey (?:shout|argue|tell me|always tell me|keep saying|will tell you) that `), "${1}hey think that "},
	{regexp.MustCompile(`(?i)\b(adverts?|pictures?|posters?|cards?|leaflets?|labels?|boxes|tins|charts?|maps?|cuttings?) (?:for|of) (\pL+) and (\pL+)\b`), "$1"}, // what they show is not there
	{regexp.MustCompile(`(?i)(^|[.;!?] )few (?:of them )?(?:can )?read(?: well| fluently| english)?([.;,]| and )`), "${1}Many cannot read yet$2"},
	{regexp.MustCompile(`(?i)(^|[.;!?] )(English|French|Portuguese) is (?:heard|spoken|used) only (?:at|in) (?:school|class)`), "${1}They are new to $2"},
	{regexp.MustCompile(`(?i)\bI (?:see|meet|teach) (?:the|my|this|our) class (?:only )?on `), "We meet only on "}, // it is no remark on what they do
	{regexp.MustCompile(`(^|[.;!?] )["“']([^"”]{4,70}?),?["”'],? (?:they (?:say|tell me|answer|shout)|is what (?:I hear|they say|they tell me))`), "${1}They say \"$2\""},
	{regexp.MustCompile(`(^|[.;!?] )(\p{Lu}\pL+) means to them (?:just |only )?`), "${1}They think that $2 is just "},
	{regexp.MustCompile(`(^|[.;!?] )(?:Several|Some|A few|Half of them|Two or three) (?:still |really )?(?:insist|swear|hold|claim|say|believe|are sure|are convinced)(?: that)? `), "${1}They think that "},
	{regexp.MustCompile(`(^|[.;!?] )(?:In|On|At) (?:the|our|a) [^.,;]{3,25}? (?:nearly |almost )?(?:everyone|everybody|all|most|many) (?:of them )?(wrote|said|put|drew|forgot|added) `), "${1}They $2 "},
	{regexp.MustCompile(`(^|[.;!?] )In their (?:drawings|books|essays|answers|diagrams),? there (?:is|are) `), "${1}They think that there is "},
	{regexp.MustCompile(`(^|[.;!?] )([^.;!?,]{3,40}?) is an? ["“']?(need|want|right|game)["”']? to (?:everyone|everybody|all of them|them)\b`), "${1}They think that $2 is a $3"},
	{regexp.MustCompile(`(?i)\b(they|many|most|learners|students|pupils|children) (think|believe|say)(?: that)? ([^.;,]{5,50}?),? and also(?: that)? ([^.;]{5,60})`), "$1 $2 $3. $1 $2 $4"},
	{regexp.MustCompile(`(?i)(?:,? (?:and|but) |[.;!?] )(?:they |many |most )?(?:now )?say (?:that )?they (?:hate|dislike|fear|do not like|don['’]t like|cannot do) (\pL+)`), ". Learners fear $1"},
	{regexp.MustCompile(`\b([Tt]hey|Many|Most|Learners|Pupils|Students) (?:say|use) (["'“]?[\pL'’-]+["'”]?, ["'“]?[\pL'’-]+["'”]?,? and ["'“]?[\pL'’-]+["'”]?)([.;]|$)`), "$1 write $2$3"}, // nobody agrees or disagrees with words
	{regexp.MustCompile(`(^|[.;!?] )For (?:them|most of them|many of them|my (?:class|learners|pupils|students)),? `), "${1}They think that "},
	{regexp.MustCompile(`(^|[.;!?] )(\p{Lu}\pL+) to (?:them|my (?:class|learners|pupils|students)) means? `), "${1}They think that $2 means "},
	{regexp.MustCompile(`(^|[.;!?] )(?:(?:Common|Class|Their|Main|Usual|Wrong|The|A) )?(?:[Bb]elief|[Ii]dea|[Mm]istake|[Ee]rror|[Mm]isconception|[Mm]yth)s?(?: (?:here|in (?:the |my |our )?class))?: ?[Tt]hey `), "${1}They "},
	{regexp.MustCompile(`(^|[.;!?] )(?:(?:Common|Class|Their|Main|Usual|Wrong|The|A) )?(?:[Bb]elief|[Ii]dea|[Mm]istake|[Ee]rror|[Mm]isconception|[Mm]yth)s?(?: (?:here|in (?:the |my |our )?class))?: ?([^.;:]{2,40}? (?:is|are|means?|makes?|has|have|gives?|can|cannot|will|must|always|never|comes?|needs?|was|were|=) )`), "${1}They think that $2"},
	{regexp.MustCompile(`\b([Tt]hey) (?:only |just )?([^.;,]{4,40}?) and think (?:that )?([^.;]+)`), "$1 $2. They think that $3"},
	{regexp.MustCompile(`\b([Tt]hey) mix ([^.;,]+?) and expect (\pL+)`), "$1 think that $2 mixed give $3"},
	{regexp.MustCompile(`\b([Tt]hey) say (?:the|an?) (?:\pL+ ){1,3}?and not [^.;,]+, so ([^.;]+)`), "$1 think that $2"},
	{regexp.MustCompile(`\b([Tt]hey) say ((?:the|an?) (?:\pL+ ){1,3}?and not )`), "$1 use $2"},
	{regexp.MustCompile(`(^|[.;!?] )(?:In their heads|According to (?:them|most|many|my class)|Ask (?:anyone|anybody)(?: here)?,|You (?:will|'ll) hear that|I (?:often |always )?(?:hear|get told)(?: again and again)?(?: that|:)|Their (?:story|idea|version):|Opinion (?:in|of the) class:|For (?:most|many),|(?:None|Nobody|No one)(?: of them| here)? doubts that|I keep (?:reading|hearing)(?: in their books)? that|They reckon(?: that)?|They(?:['’]d| would) bet [^.;]{3,20} that) `), "${1}They think that "},
	{regexp.MustCompile(`(^|[.;!?] )([^.;!?,]{3,60}?(?:, [^.;!?,]{3,40}?)?)(?:,| -| –) (?:so |as |was |goes |said |says |shouts |laughed |runs )?(?:they|everybody|everyone|nobody|half of them|nearly every group|every group|the (?:whole )?(?:back (?:row|bench)|talk|tale|reasoning)|their (?:logic|verdict)|my (?:class|people|pupils|learners))(?: (?:insist|chant|shrug|tell me|sing|argue|shout|reckon|swear|doubts|all voted|would say|is sure|are sure|say|says)(?: (?:so|it|this|\pL+ly|all the time|every time|each time|every day|again))?)([.;!?]|$)`), "${1}They think that $2$3"},
	{regexp.MustCompile(`(^|[.;!?] )([^.;!?]{8,70}?),? (?:is|was) (?:the (?:tale|line|class version|answer)|what (?:I (?:hear|get|got)|comes back)|one answer|their verdict|news to (?:me|them))[^.;!?]*`), "${1}They think that $2"},
	{regexp.MustCompile(`(^|[.;!?] )([^.;!?,]{3,40}? (?:means?|is an?|is only|are only|is just|is the same as) [^.;!?,]{3,40}?) (?:to|for) (?:some|most|many|them|most of them)([.;!?]|$)`), "${1}They think that $2$3"},
	{regexp.MustCompile(`(^|[.;!?] )(?:The|A) (\pL+) and (?:the |an? )?(\pL+)\? (?:[Ss]ame thing|[Oo]ne and the same)[^.;!?]*`), "${1}They think that $2 and $3 are the same thing"},
	{regexp.MustCompile(`(^|[.;!?] )([^.;!?]{8,70}? (?:is|are|was|were|has|have|had|means?|comes?|can|cannot|makes?|gives?|owns?|only|always|never) [^.;!?]{2,50}?)(?: -|,) (?:that came|I (?:get|got|hear|kid|cannot|keep)|\w+ hands|even in|books and|came out|goes the|so (?:they|the \pL+) (?:insist|sing|say|claim|shout|goes|believe)|it is agreed|they will tell)\b[^.;!?]*`), "${1}They think that $2"},
	{regexp.MustCompile(`(^|[.;!?] )(?:(?:The |My )?[Cc]lass|Half (?:the class|of (?:them|the class))|My (?:pupils|learners|students)|Each row|Nearly all of them) (?:still |all )?(?:swears?|reckons?|imagines?|argues?|insists?|believes?|thinks?|says?|answers?|is sure)(?: that)? `), "${1}They think that "},
	{regexp.MustCompile(`(^|[.;!?] )(They|Many|Most|Some) (?:all |still |often )?(?:answer|reckon|imagine|swear)(?: that)? (\pL)`), "${1}$2 think that $3"},
}
