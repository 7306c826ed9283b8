package planner

import "somo/app/regexp"

// shortForms are words that teachers cut short with a full stop, which ends no sentence, and other ways to write of which a
// part makes no sense alone, each with what is read instead.
var shortForms = []struct {
	short *regexp.Regexp
	full  string
}{
	{regexp.MustCompile(`(?i)(^\s*|[.!?] )(?:(?:good (?:day|morning|afternoon|evening)|hello|hi|hey|greetings|bonjour|bonsoir|jambo|habari|hujambo|salaam|salam|shalom|olá|bom dia|boa tarde|dear (?:\pL+ )?(?:planner|somo|sir|madam|team|friends?|colleagues?|all))(?: (?:all|team|there|planner|somo|everyone|sir|madam))?[,.!:;]+ *)+`), "$1"}, // a greeting tells nothing
	{regexp.MustCompile(`(?i)\b(?:until|up to|till) (?:standard|std|class|grade|primary|year) ?\d+\b`), "before"}, // that is not their class
	{regexp.MustCompile(`(?i), otherwise `), ", "},
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
	{regexp.MustCompile(`(?i),? ?\b(?:por favor|se faz favor|s['’]il (?:vous|te) pla[iî]t|svp|tafadhali(?: sana)?)(?:,|([.!?;])|$)`), "$1"}, // they only say please
	{regexp.MustCompile(`(?i)\b(one|two|three|\d+) ((?:\pL+ )?\pL+), (?:but )?(?:it is |is )?(broken|spoilt|not working)\b`), "$1 $3 $2"},   // it is not at hand
	{regexp.MustCompile(`(?i)(^|[.;!?] )(\d+|two|three|four|five|six|seven|eight) ((?:\pL+ ){0,1}(?:` + scarce + `))([.;]|$)`), "${1}We have $2 $3$4"},
	{regexp.MustCompile(`(?i)\b(one|a|the|our|1) (?:\d+ ?(?:m|metres?|meters?)[- ]|long |measuring )tape\b`), "$1 tape measure"}, // it joins nothing
	{regexp.MustCompile(`(?i)\b(have \pL+(?: \pL+)?) (few|some|plenty of|no) (\pL+(?:[.!]?$|[.;] ))`), "$1, $2 $3"},
	{regexp.MustCompile(`(?i)\bno (\pL+) for (?:every|each|all) (?:child|learner|pupil|student)s?[;,:] (?:but |only |just )*(two|three|four|five|six|seven|eight|ten|\d+) (in|at|for|here)\b`), "Only $2 $1 $3"},
	{regexp.MustCompile(`(^|[.;!?] )(\p{Lu}[\pL'-]*(?: [\pL'-]+){0,3}(?:, [\pL'-]+(?: [\pL'-]+){0,3}){1,6}), (?:but )?no (\pL+(?: \pL+)?(?:(?:,| and| or) (?:no )?\pL+(?: \pL+)?)?)([.;!]|$)`), "$1$2. No $3$4"},
	{regexp.MustCompile(`(^|[.;!?] )(\p{Lu}\pL+) to explain (?:is|are) (?:fine|ok|okay|good|allowed|possible)`), "${1}We explain in $2"},
	{regexp.MustCompile(`(?i)(^|[.;!?] )(?:an? |one )?(?:hand(?:ful|s)|cup|tin|bit|bag|bunch|piece)s? of ([\pL ]{3,30}?) (?:per|for each|for every|each) (?:group|team|pair|learner|child|pupil)(?:,? (?:not|no) more|,? only|,? at most)?([.;!]|$)`), "${1}We have a few $2$3"},
	{regexp.MustCompile(`(?i)(^|[.;!?] )(?:an? |one |our )?(?:box|carton|bag|sack|heap|pile)(?:es|s)? (?:full )?of ([\pL' -]{3,40}?) and ([\pL' -]{3,40}?)([.;!]|$)`), "${1}We have $2 and $3$4"},
	{regexp.MustCompile(`(?i)\b(?:one|a|the|our) (?:old )?(?:wall |school )?(?:clock|watch)(?:,? (?:that|which) (?:has |is )?| has | is |, )(?:stopped|broken|dead|not working|does not work)`), "We have a dial with hands"},
	{regexp.MustCompile(`(^|[.;!?] )When ([^.;,]{5,50}?),? they ([^.;,]{5,60})`), "${1}They $3 when $2"},
	{regexp.MustCompile(`(^|[.;!?] )Their ((?:[\pL-]+ ){0,2}?(?:box(?:es)?|arrows?|graphs?|diagrams?|letters?|maps?|tables?|drawings?|sentences?|axes|answers?|paragraphs?|lines?|sums?|flowcharts?|equations?)) (has|have|is|are|go|goes|point|points|lie|lies|show|shows|lack|lacks|miss|misses) ([^.;]{3,60})`), "${1}They draw it so that the $2 $3 $4"},
	{regexp.MustCompile(`(?i)\b(they|learners|students|pupils|children) ([^.;,]{8,60}) and (ask|wonder) (why|how|what|where|when|who)\b`), "$1 $2. They $3 $4"},
	{regexp.MustCompile(`(?i)\b(cards?|strips?|shapes?|pieces?|letters?|numbers?) (?:cut|made|torn) (?:from|out of) `), "$1 of "},
	{regexp.MustCompile(`(?i)(^|[,;:.] |\band )(?:cut|torn) ((?:plastic |glass )?(?:bottles?|tins?|cans?|cartons?|calabash(?:es)?|coconuts?|straws?|papers?))\b`), "$1$2"},
	{regexp.MustCompile(`(?i)\bcolou?r[- ]blind(?:ness)?(?: \([^)]*\))?`), "colourblind"}, // who is so sees
	{regexp.MustCompile(`(?i)\b(toner|ink|bulbs?|lamps?|phones?|laptops?|computers?|printers?|radio|tv|camera|torch(?:es)?|generator|cells?|batter(?:y|ies)|copier|photocopier|machine|projector|speaker|screen|keyboard|motor|engine|clock|watch|tap|pump|network) (?:is|are) dead\b`), "$1 does not work"},
	{regexp.MustCompile(`(?i)(^|[.;!?] )(?:an? |one |some )?((?:short |small |little |simple |quick |nice |closing )?(?:songs?|rhymes?|poems?|posters?|plays?|skits?|games?|debates?|quiz(?:zes)?|tests?|drama|role[- ]plays?|exit quiz|chants?)(?: (?:to (?:close|end|finish|begin|start)|at the end))?) (?:would|will|could) (?:help(?: me| us)?|be (?:nice|good|great|welcome|lovely|fine|useful))(?: please)?`), "${1}Please include a $2"},
	{regexp.MustCompile(`(?i) (?:stripped|saved|salvaged|left over|taken out|cut off) (?:from|of) (?:an? |the |our |my |some )?[\pL ]{3,25}([,.;]|$)`), "$1"}, // where a thing comes from
	{regexp.MustCompile(`(?i)\b(clips?|bags?|balls?|cups?|scoops?|funnels?|hooks?|lamps?|toys?|boxes|beads|counters|dice) made (?:from|out of) `), "$1 of "},
	{regexp.MustCompile(`(^|[.;!?] )[Tt]o them,? (?:the |an? )?(\pL+)`), "${1}They think that $2"},
	{regexp.MustCompile(`(?i)(^|[.;!?] )(?:a|one) (poster|chart|leaflet|drawing|model|song|poem|play|skit|map|booklet) (?:per|for each|for every|from each|by each|for) (?:the )?(?:\pL+)(?: (?:at|for) the end)?(?: please)?([.;!]|$)`), "${1}Please include a $2$3"},
	{regexp.MustCompile(`(My (?:(?:[Gg]rade|[Ff]orm|[Ss]td|[Ss]tandard|[Yy]ear|P|S|JSS|SS|JHS) ?\d+s?|class|learners|pupils|students|children)[^.;!?]{0,60}?),? (say|think|believe|lift|write|mix|confuse|copy|forget|call|use|add|multiply) `), "$1. They $2 "},
	{regexp.MustCompile(`\b(?:Students|Learners|Pupils|They|Children|students|learners|pupils|they|children) (?:tell|put|say|explain) it like this: ?`), "They think that "},
	{regexp.MustCompile(`(^|[.;!?] )(?:The|Our|My|Their) (?:main )?(?:trouble|problem|difficulty|challenge|error|mistake)(?: is)?: they `), "${1}They "},
	{regexp.MustCompile(`(^|[.;!?] )(?:At the end|In the end|Finally),? I (?:want|would like) them to ([^.;]+)`), "${1}I want them to $2 at the end"},
	{regexp.MustCompile(`(?i)\b(?:the|my|our) (?:whole )?class (?:thinks|believes|says|holds|insists|is sure|is convinced|feels)(?: that)? `), "they think that "},
	{regexp.MustCompile(`(^|[.;!?] )(?:Quite a few|A good number|Nearly all|All|The majority|Most|Some|A lot|Half)(?: of them| of my (?:class|learners|pupils|students)) `), "${1}Many "},
	{regexp.MustCompile(`(^|[.;!?] )Quite a few `), "${1}Many "},
	{regexp.MustCompile(`(^|[.;!?] )(?:When|Whenever|Each time|Every time) (.{4,50}?),? (?:half|most|many|all|some)? ?(?:of them|they) ([^.;]{5,70})`), "${1}They $3 when $2"},
	{regexp.MustCompile(`(^|[.;!?] )I am (?:tired|sick|weary) of (?:hearing|reading|seeing) (["“][^"”]{4,60}["”])[^.;]*`), "${1}They say $2"},
	{regexp.MustCompile(`\b(They|Many|Students|Learners|Pupils|Children) (?:(?:still|always|often) )?define (.{3,40}?) as ([^.;]{3,60})`), "$1 think that $2 is $3"},
	{regexp.MustCompile(`\b(They|Many|Students|Learners|Pupils|Children) (?:(?:still|always|often) )?(?:use|treat|take|see|regard) (\pL+(?: \pL+)?) and (\pL+(?: \pL+)?) as (?:one(?: (?:word|thing))?|the same(?: thing)?)\b`), "$1 think that $2 and $3 are the same"},
	{regexp.MustCompile(`\b(They|Many|Students|Learners|Pupils|Children) (?:(?:still|always|often) )?call (the (?:\pL+ ){0,3}?\pL+(?: (?:under|on|behind|in) the \pL+)?) the (\pL+)([.;]|$)`), "$1 think that $2 is the $3$4"},
	{regexp.MustCompile(`(?i)\bare (?:just |only |simply )?(?:two|different) (?:names|words) for (?:one|the same) thing`), "are the same"},
	{regexp.MustCompile(`\b(They|Many|Students|Learners|Pupils|Children) (?:hold that|(?:insist|swear|claim|imagine|assume|are sure|are convinced|feel sure)(?: that)?) `), "$1 think that "},
	{regexp.MustCompile(`(?i)\b(letters?|forms?|notices?|receipts?|bills?) from (?:an?|the|our) (?:\pL+ ){0,2}(?:assembly|council|office|bank|company|shop|ministry|board)([.,;]|$)`), "$1$2"}, // nobody of them comes
	{regexp.MustCompile(`(^|[.;!?] )Please,? they `), "${1}They "},
	{regexp.MustCompile(`\b([Tt])hey (?:shout|argue|tell me|always tell me|keep saying|will tell you) that `), "${1}hey think that "},
	{regexp.MustCompile(`(?i)[,;]? (?:but |and )?(?:the|our|all|my) ((?:text)?books|readers|maps|charts|atlases) (?:were|got|are|have been) (?:all )?(?:eaten|burnt|burned|stolen|destroyed|lost|washed away|flooded|soaked)\b[^,.;]*`), ". No $1"},
	{regexp.MustCompile(`\bwrites with (?:his|her|the) left hand\b`), "is left-handed"},
	{regexp.MustCompile(`\b(I|[Ww]e)['’]ve (?:got |also )?`), "$1 have "},
	{regexp.MustCompile(`(^|[.;!?] )(?:Have|Got|Have got|We get|I get|I got|We got) (some |a |an |one |two |three |four |five |six |seven |eight |\d+ |\pL+s? (?:opener|caps|tops|boards?|paper)\b|\pL+,|\pL+ \pL+,)`), "${1}We have $2"},
	{regexp.MustCompile(`(?i)(^|[.;!?] )(?:(?:the )?(?:things|materials?|equipment|apparatus|resources|what)(?: (?:that )?(?:I|we) have| at hand| available| in class| here)?|available|at hand|at school|in class)(?: are)? ?[:=] ?`), "${1}We have "},
	{regexp.MustCompile(`(, |; )there['’]s (?:also )?`), "$1"},
	{regexp.MustCompile(`(?i)\b(adverts?|pictures?|posters?|cards?|leaflets?|labels?|boxes|tins|charts?|maps?|cuttings?) (?:for|of) (\pL+) and (\pL+)\b`), "$1"}, // what they show is not there
	{regexp.MustCompile(`(?i)(^|[.;!?] )(\d+ (?:students|learners|pupils|children)), (?:and )?((?:one|two|three|four|five|six|seven|eight|nine|ten|\d+) (?:\pL+ )?\pL+) and no (\pL+(?: \pL+)?)([.;]|$)`), "$1$2. We have $3. No $4$5"},
	{regexp.MustCompile(`(?i)(^|[.;!?] )(?:the|our) (?:principal|head(?: ?teacher| ?master| ?mistress)?|chief|school|parents|pta|community|church|mission|council|committee|farmer|neighbours?) (?:has|have) (?:given|lent|promised|offered|donated)(?: to)?(?: us| the class)? (an?|one|two|three|four|five|some|\d+) `), "${1}We have $2 "},
	{regexp.MustCompile(`(?i)\b(an?|one|two|three|four|five|\d+) (buckets?|basins?|jerrycans?|litres?|tins?|bottles?|boxes|packets?|sheets?)( of \pL+)? (?:per|a|each|for each|for every|every) (?:lesson|period|class)\b`), "$1 $2$3"}, // it is no lesson
	{regexp.MustCompile(`(?i)(^|[.;!?] )(?:the|our) (?:head ?teacher|head|principal|school|director|office) (?:allows|permits|gives|lends|lets us (?:use|have))(?: us)?(?: only)? (an?|one|two|three|four|five|\d+) ([^.;]{3,80}?), (?:but )?no ([^.;]{3,40})([.;]|$)`), "${1}We have $2 $3. No $4$5"},
	{regexp.MustCompile(`(?i)(^|[.;!?] )(?:the|our) (?:head ?teacher|head|principal|school|director|office) (?:allows|permits|gives|lends|lets us (?:use|have))(?: us)?(?: only)? (an?|one|two|three|four|five|\d+) `), "${1}We have $2 "},
	{regexp.MustCompile(`(?i)(^|[.;!?] )(?:learners|students|pupils|children|they) (?:may|must|should|can) not ([^.;]{5,60}?) because of ([^.;]{3,40})`), "${1}Do not $2: $3"},
	{regexp.MustCompile(`(?i)(^|[.;!?] )(\p{L}{4,20}), so we (?:do not|don't|never|cannot|may not) (go|climb|swim|play|enter|touch|leave|walk) ([^.;]{3,40})`), "${1}Do not $3 $4: $2"},
	{regexp.MustCompile(`(?i)(^|[.;!?] |, and )nothing may be (\pL+)(?: (?:in|at) (?:class|school|the room))?([.;,]|$)`), "${1}Do not let anything be $2$3"},
	{regexp.MustCompile(`(?i)(^|[.;!?] )no (clock|globe|map|chart|scale|computer|board) in the (?:class)?room([.,;])`), "${1}No $2$3"},
	{regexp.MustCompile(`(?i)(^|[.;!?] )few (?:of them |children |learners |families |homes )?have an? ([\pL ]{3,25})([.;,])`), "${1}Most have no $2$3"},
	{regexp.MustCompile(`(?i)(^|[.;!?] )(?:the )?([^.;,!?]{3,50}?) (?:is|are) (?:an? )?(?:very )?(?:tense|painful|delicate|sore|touchy)(?: (?:matter|question|issue|topic|subject|point))?(?: (?:here|now|among us|in (?:this|our) \pL+))*([.;]|$)`), "${1}$2 is a sensitive matter here$3"},
	{regexp.MustCompile(`(?i)(^|[.;!?] )few (?:of them )?(?:can )?read(?: well| fluently| english)?([.;,]| and )`), "${1}Many cannot read yet$2"},
	{regexp.MustCompile(`(?i)(^|[.;!?] )(?:(?:last|this) (?:year|term),? )?(?:the )?practical (?:marks|results|scores|grades) (?:were|are|have been) (?:very |rather )?(?:low|poor|weak|bad)(?: (?:last|this) (?:year|term))?([.;]|$)`), "${1}We want practical examination questions$2"},
	{regexp.MustCompile(`(?i)(^|[.;!?] )(English|French|Portuguese) is (?:heard|spoken|used) only (?:at|in) (?:school|class)`), "${1}They are new to $2"},
	{regexp.MustCompile(`(?i)\b(?:practical|theory|final) papers? (is|are|comes?) (in|on) `), "practical examination $1 $2 "},
	{regexp.MustCompile(`(?i)\bI (?:see|meet|teach) (?:the|my|this|our) class (?:only )?on `), "We meet only on "}, // it is no remark on what they do
	{regexp.MustCompile(`(^|[.;!?] )There['’]s (?:also )?(\pL[^.;!?]*,)`), "${1}We have $2"},
}

// plainlyWritten is a text without stops that end no sentence and without words that only say please.
func plainlyWritten(text string) string {
	for _, form := range shortForms {
		text = form.short.ReplaceAllString(text, form.full)
	}
	return text
}
