package planner

import "somo/app/regexp"

// rewordingsOfKit write plainly what a class can get and where it has it: "Can get fresh morogo, salt", "Sand and red soil nearby
// but clay is far", "School garden has maize stubble".
var rewordingsOfKit = []rewording{
	{regexp.MustCompile(`(^|[.;!?] )(?:Everybody|Everyone|Each one) (put|say|write|add|use|call|think|believe|draw|measure|forget|leave|take|give|make)s `), "${1}They $2 "},
	{regexp.MustCompile(`(?i)(^|[.,;!?] )(?:few |some |old |only )?(readers|textbooks|workbooks|books),? (?:only )?one (?:between|among|for|to|per) (two|three|four|five|six|\d)\b`), "${1}one book for $3 learners"},
	{regexp.MustCompile(`(^|[.;!?] )(Some|Two|Three|Four|A few|Several) (?:of them )?(?:come from [^.;]{3,30}? and )?(?:know|speak|understand) only ((?-i:\p{Lu})\pL+)`), "$1$2 learners are new and speak only $3"},
	{regexp.MustCompile(`(?i)(^|[.,;!?] )(?:the |our |some )?(?:old )?(\pL+s) eaten by (?:termites|rats|ants|mice|goats|insects)`), "${1}no $2"},
	{regexp.MustCompile(`(?i)(^|[.;!?] )(an? (?:(?:small|short|little|quick|simple|funny) )?(?:play|song|poem|skit|game|dialogue|role[- ]play|debate|quiz|test|poster)),? please([.;!?]|$)`), "${1}Please include $2$3"},
	{regexp.MustCompile(`(?i)\bcut (hose ?pipes?|pipes?|sticks|strips|sacks)\b`), "$1"},
	{regexp.MustCompile(`(?i): that(?:['’]s| is) all(?: (?:we|I) have)?([.;!]|$)`), "$1"},
	{regexp.MustCompile(`(?i), (?:the |our )?([\pL]+(?: \pL+)?) (?:is|are|has|have) (?:all |nearly |almost )?(?:finished|used up|run out|ran out)([.;,]|$)`), ", no $1$2"},
	{regexp.MustCompile(`(?i)\b(two|three|four|\d+) (\d+)[- ]?min(?:ute)?s? (?:lessons|periods) a week apart\b`), "$1 lessons of $2 minutes"},
	{regexp.MustCompile(`(?i)\b(\d+) (?:matrics|matriculants|candidates|tots|toddlers|youngsters|teenagers)\b`), "$1 learners"},
	{regexp.MustCompile(`(?:^|[.;!?] )(?:My|Our) (\d+) (learners|students|pupils|children) (?:in|at|from) (\p{Lu}[\pL'-]+(?:, \p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)?),? have `), "$1 $2. $3. We have "},
	{regexp.MustCompile(`(?i)\b((?:census |price |weather |exam )?(?:figures|data|tables?|prices|records|maps?|charts?)) (?:that )?(?:I|we) (?:have )?(?:copied|wrote|written|drew|drawn|noted|collected|kept)(?: (?:out|down|by hand|myself|ourselves))*`), "$1"},
	{regexp.MustCompile(`(?i)\b(torch(?:es)?|radios?|clocks?|calculators?|phones?|toys?) without (?:batteries|cells|power|charge)\b`), "no working $1"},
	{regexp.MustCompile(`(?i)(^|[.;!?] )([^.;!?]*?) (?:that |which )?(?:we|I) can (?:find|get|bring|borrow|collect|buy)([.;!]|$)`), "${1}We can get $2$3"},
	{regexp.MustCompile(`(^|[.;!?] )[Cc]an (get|find|bring|collect|borrow|buy|cut|make) `), "${1}We can $2 "},
	{regexp.MustCompile(`(^|[.;!?] )((?:\p{Lu}?\p{Ll}+ ){0,2}\p{Lu}?\p{Ll}+(?:, (?:\p{Ll}+ )?\p{Ll}+)*,? and (?:\p{Ll}+ )?\p{Ll}+) (?:are )?(?:nearby|at hand|close by|near us)(?:,? but (?:the )?(\p{Ll}+) (?:is|are) (?:too |very )?far)([.;!]|$)`), "${1}We have $2, and only a little $3$4"},
	{regexp.MustCompile(`(^|[.;!?] )(?:(?:The|Our|My) )?[Ss]chool (garden|farm|plot|kitchen|store) has `), "${1}In the school $2 we have "},
	{regexp.MustCompile(`(?i)\b(red|white|black|brown|green|yellow|blue|dry|wet|big|small|long|short|thick|thin) and (red|white|black|brown|green|yellow|blue|dry|wet|big|small|long|short|thick|thin) (beans|seeds|stones|leaves|bottle tops|beads|buttons|maize|paper|chalk|cloth|sticks|pens|grains|flowers|soils?|strings?)\b`), "$1 $3 and $2 $3"},
	{regexp.MustCompile(`(?i)(^|[.,;!?] |\band )(?:the |our |one )?(periodic table|wall map|globe|chart|skeleton|microscope|projector|printer|photocopier|scale|balance|radio) (?:is )?(?:torn|broken|dead|faded|spoilt|lost)([.,;]|$)`), "${1}no $2$3"},
	{regexp.MustCompile(`(?i)\b(?:hardly|barely|scarcely) (hears|sees|hear|see)\b`), "$1 badly"},
	{regexp.MustCompile(`(?i)(^|[.;!?] )(?:maybe|perhaps|possibly) (an? (?:(?:small|short|little|quick|simple) )?(?:play|song|poem|skit|game|dialogue|role[- ]play|debate|quiz|test|poster))(?: (?:at the end|to (?:end|close|finish)))?([.;!?]|$)`), "${1}Please include $2$3"},
	{regexp.MustCompile(`(?i)(^|[.;!?] )((?:end|finish|close) with an? [^.;,!?]{3,30}?),? please([.;!?]|$)`), "${1}Please $2$3"},
	{regexp.MustCompile(`(?i)(^|[.;,!?] )(?:my |our |the )?lower (?:sixth|six)(?: form)?( in | at |[.,;]|$)`), "${1}Form 5$2"},
	{regexp.MustCompile(`(?i)(^|[.;,!?] )(?:my |our |the )?upper (?:sixth|six)(?: form)?( in | at |[.,;]|$)`), "${1}Form 6$2"},
	{regexp.MustCompile(`(?:^|\b)(?:Learners|Students|Pupils|Children) (only|always|never|still|often) (\p{Ll}{3,})`), "They $1 $2"},
	{regexp.MustCompile(`(?i)\batlas(?:es)? (\d{1,2})([.,;]|$)`), "$1 atlases$2"},
	{regexp.MustCompile(`(?i), plus ((?:an? |the |some |our )?\pL)`), ", $1"},
	{regexp.MustCompile(`(?i)(^|[.,;] )(hoes?|rulers?|beakers?|textbooks?|thermometers?|magnets?|balls?|calculators?|laptops?|protractors?|bibles?|qurans?|readers?|microscopes?|jembes?|basins?|buckets?|mirrors?|tablets|scissors) (\d{1,2})([.,;]|$)`), "${1}$3 $2$4"},
	{regexp.MustCompile(`(?i)(^|[.;,] )((?:\pL+ )?(?:tables?|books?|textbooks?|rulers?|charts?|maps?|globes?|sets?|scales?|balances?|instruments?|chalk|readers?|atlas(?:es)?)) (?:is |are )?missing([.;,]|$)`), "${1}no $2$3"},
	{regexp.MustCompile(`(?i)(^|[.;] )only ((?:\pL+ ){0,2}(?:cuttings|papers|newspapers|magazines|cartons|sacks))([.;,]|$)`), "${1}$2$3"},
	{regexp.MustCompile(`(?i)\b(miss(?:ed|es)?) (weeks|days|lessons|mornings) (?:for|because of) (?:the |their )?[^.;,]{3,30}([.;,]|$)`), "$1 $2$3"},
	{regexp.MustCompile(`(?i)\b(?:fast|quick|clever|bright) (?:boys|girls|ones|learners|pupils|students)(?: always| often)? finish and \pL+`), "Some finish early"},
	{regexp.MustCompile(`(?i)\b(?:the )?(?:power|electricity|light|current|mains) (?:is |goes )(?:off|out|gone|cut)(?: on)? (?:most|many|some|nearly all|nearly every|almost every) (?:days?|times|mornings?|afternoons?)`), "there are power cuts"},
	{regexp.MustCompile(`(^|[.;!?] )(Half|Some|Many|Most|Several) (help|work|sell) (at|in|on) `), "${1}$2 learners $3 $4 "},
	{regexp.MustCompile(`(^|[.;!?] )(?:Careful|Attention|Caution|Note|Please note|Remember)[,:] ?(an? |one |some |two |the |my |her |his |\p{Lu})`), "${1}$2"},
}
