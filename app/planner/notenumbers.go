package planner

import (
	"slices"
	"strconv"
	"strings"

	"somo/app/regexp"
)

// tensIn are the words for tens in the languages of the notes, as folded.
var tensIn = map[string]int{
	"twenty": 20, "thirty": 30, "forty": 40, "fourty": 40, "fifty": 50, "sixty": 60, "seventy": 70, "eighty": 80, "ninety": 90,
	"vingt": 20, "trente": 30, "quarante": 40, "cinquante": 50, "soixante": 60,
	"vinte": 20, "trinta": 30, "quarenta": 40, "cinquenta": 50, "sessenta": 60,
	"ishirini": 20, "thelathini": 30, "arobaini": 40, "hamsini": 50, "sitini": 60, "sabini": 70, "themanini": 80,
}

var (
	tensWord = regexp.MustCompile(`\b(` + alternatives(tensIn) + `)\b(?:(?:[- ]| na | et | e )(one|two|three|four|five|six|seven|eight|nine|tano|cinq|cinco|moja|mbili|tatu|nne|sita|saba|nane)\b)?`)
	// hoursSaid are lengths that are told in hours.
	hoursSaid = []struct {
		said *regexp.Regexp
		full string
	}{
		{regexp.MustCompile(`\bhalf[- ](?:an? )?(?:hour|hr)\b|\bdemi[- ]heure\b|\bmeia hora\b|\bnusu saa\b`), "30 minutes"},
		{regexp.MustCompile(`\b(?:an|one|1) hour and a half\b`), "90 minutes"},
		{regexp.MustCompile(`\ban hour 20\b`), "80 minutes"},
		{regexp.MustCompile(`\b(?:two|2|deux|duas|masaa mawili|saa mbili) (?:hours|hrs|heures|horas)\b`), "120 minutes"},
		{regexp.MustCompile(`\b1 ?h(?:r|our)?s?[ .]?(\d\d)\b(?: ?(?:minutes?|mins?))?`), "1h$1 minutes"},
		{regexp.MustCompile(`\b(?:a |one |1 )?single hour\b`), "single 60 minutes"},
		{regexp.MustCompile(`\b(?:an|one|1|single|une|uma)(?: (?:single|long|full|seule))? ?(?:hours?|hrs?|h|heure|hora)\b`), "60 minutes "},
		{regexp.MustCompile(`\bsaa (?:moja|1)\b`), "60 minutes"},
	}
	hourAndMore = regexp.MustCompile(`\b1h(\d\d) minutes`)
	shortWords  = []struct {
		short *regexp.Regexp
		full  string
	}{
		{regexp.MustCompile(`\b(single|double|one|each|a|1) (?:per|prd|pd)s?\b\.?`), "$1 period"},
		{regexp.MustCompile(`(^|[.,;] ?)per\. `), "${1}period "},
		{regexp.MustCompile(`\bdk\b`), "dakika"},
	}
)

var smallNumbers = map[string]int{
	"a": 1, "an": 1, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10, "twelve": 12,
	"fifteen": 15, "twenty": 20, "thirty": 30, "forty": 40, "fifty": 50, "eleven": 11,
	"once": 1, "twice": 2, "thrice": 3, "moja": 1, "mbili": 2, "tatu": 3, "nne": 4, "tano": 5, "sita": 6, "viwili": 2, "vitatu": 3, "vinne": 4, "vitano": 5, "saba": 7, "nane": 8,
	"deux": 2, "trois": 3, "quatre": 4, "cinq": 5, "sept": 7, "huit": 8, "dez": 10, "cinco": 5, "quatro": 4, "duas": 2,
}

// number reads "8" and "eight"; anything else is 0.
func number(text string) int {
	text = strings.ToLower(strings.TrimSpace(text))
	if n, ok := smallNumbers[text]; ok {
		return n
	}
	n, err := strconv.Atoi(text)
	if err != nil {
		return 0
	}
	return n
}

func alternatives(of map[string]int) string {
	var all []string
	for word := range of {
		all = append(all, word)
	}
	slices.Sort(all)
	return strings.Join(all, "|")
}

// tensInDigits writes the numbers from twenty up to ninety-nine of a folded text in digits.
func tensInDigits(text string) string {
	return tensWord.ReplaceAllStringFunc(text, func(found string) string {
		parts := tensWord.FindStringSubmatch(found)
		return strconv.Itoa(tensIn[parts[1]] + number(parts[2]))
	})
}

// numbersPlain writes a text in small letters, its numbers up to ninety-nine in digits and its hours in minutes.
func numbersPlain(text string) string {
	text = fold(text)
	for _, form := range shortWords {
		text = form.short.ReplaceAllString(text, form.full)
	}
	text = tensInDigits(text)
	for _, form := range hoursSaid {
		text = form.said.ReplaceAllString(text, form.full)
	}
	return hourAndMore.ReplaceAllStringFunc(text, func(found string) string {
		return strconv.Itoa(60+number(hourAndMore.FindStringSubmatch(found)[1])) + " minutes"
	})
}

// peopleSaid are words for the learners of a class, as folded.
const peopleSaid = `learners|pupils|students|kids|children|candidates|pikins?|eleves|enfants|alunos|criancas|wanafunzi|watoto`

// A class has so many learners, where a number stands alone.
const (
	fewestLearners = 12
	mostLearners   = 180
)

var (
	bothSexes = regexp.MustCompile(`\b(\d{1,3}) (?:` + sexes + `)(?:,? (?:&|and|et|e|na|\+)|,)? ?(\d{1,3}) (?:` + sexes + `)\b|\b(?:` + sexes + `):? (\d{1,3})(?:,? (?:&|and|et|e|na|\+)|,) ?(?:` + sexes + `):? (\d{1,3})\b`)
	comeOf    = regexp.MustCompile(`\b(?:but|only|of whom|about|usually) (\d{2,3}) (?:come|attend|are present|turn up|show up|remain|today)\b`)
	// sizesSaid are ways to say how many learners there are, the surest first; what may not stand behind the number is looked at
	// apart. Of a range the larger number is taken.
	sizesSaid = []*regexp.Regexp{
		regexp.MustCompile(`\b(?:n|` + peopleSaid + `|class|size|roll|total|enrolment|effectif)\.?(?: size)? ?[=:(–-] ?(?:about |around |approx\.? |approximately )?` + sizeRange),
		regexp.MustCompile(`\b` + sizeRange + ` (?:[\pL\d]+ ){0,2}?(?:` + peopleSaid + `|ss|small ones|little ones|souls|youngsters|first years|boarders)\b`),
		regexp.MustCompile(`\b(?:` + peopleSaid + `),? (?:are |is |number |ni |sont |sao |of |about |around |nearly |wako |we are |dey |like )*` + sizeRange),
		regexp.MustCompile(`\b` + sizeRange + ` (?:\pL+ )?(?:in|on|under|dans) (?:the |one |my |this |our |a |la )?(?:class|room|classroom|lab|laboratory|roll|register|roof|tree|number|salle|classe|form|grade|std|[ps]\d)\b`),
		regexp.MustCompile(`\b` + sizeRange + ` (?:of (?:them|us)|in all|altogether|in total|(?:grade|form|year|p|s) ?\d+s?)\b`),
		regexp.MustCompile(`\b(?:class size|class)(?: is| has| have| na| of| be)*:? ` + sizeRange),
		regexp.MustCompile(`\b(?:form|grade|std|year|[fpsb])(?: ?\d+\pL?| (?:one|two|three|four|five|six))(?: \pL+)? (?:has|is|are|of) (?:about )?` + sizeRange),
		regexp.MustCompile(`\bmy ` + sizeRange + ` (?:think|say|believe|mix|confuse|write|know|all)\b`),
		regexp.MustCompile(`\b(?:there are|there're|they are|they're|we are|we're|class (?:get|has|have|is|of|be|na)|i (?:have|teach|get|got)|tuko|nous sommes|on est|on a|ils sont|somos|sao|niko na|nina) (?:about |only |some |like |nearly |around |a )?` + sizeRange),
		regexp.MustCompile(`(?:^|[,;:.!?–-] ?|\bfor )` + sizeRange + `(?:ish|\+)?(?: ?[,;.!]| [-–]|$)`),
	}
	// behindNumber is the word that follows, and what no number of learners has behind it.
	behindNumber = regexp.MustCompile(`^ ?(%|[\pL']+)`)
	notOfSize    = words("% minutes minute mins min m mn km cm mm kg g ml l litres metres years year days weeks hours hr hrs h x times dakika minutos am pm desks books textbooks copies cells bulbs tubes rulers cups tins bottles phones laptops computers have has come cannot do")
	// aloneWith may stand behind the number where no word for people does.
	aloneWith = words("in of on at under from with all here and today learners pupils students kids children but who dans meninos meninas filles garcons watoto")
	// beforeHours stands before a number that tells a time.
	beforeHours = regexp.MustCompile(`(?:time|lessons?|periods?|sessions?|each|minutes?|at|room|grade|form|std|double|single)[?:]? ?[,;:.!?–-]? ?$`)
)

const (
	sexes = `girls|boys|filles|garcons|meninas|meninos|wasichana|wavulana`
	// sizeRange is a number of learners, or the largest that there can be.
	sizeRange = `(?:\d{2,3} ?(?:-|to|or) ?)?(\d{2,3})`
	// Where the rules stand that need nothing or little behind the number, and the one that has nothing before it either.
	saidAlone, bare = 8, 9
)

// readSize looks through the whole of the notes for how many learners there are, where no sentence has said it plainly.
func readSize(text string) int {
	text = clockTimes.ReplaceAllString(numbersPlain(text), "")
	if found := comeOf.FindStringSubmatch(text); found != nil {
		return number(found[1])
	}
	if found := bothSexes.FindStringSubmatch(text); found != nil {
		return number(found[1]) + number(found[2]) + number(found[3]) + number(found[4])
	}
	for at, of := range sizesSaid {
		for _, found := range of.FindAllStringSubmatchIndex(text, -1) {
			size := number(text[found[2]:found[3]])
			next := ""
			if word := behindNumber.FindStringSubmatch(text[found[3]:]); word != nil {
				next = word[1]
			}
			standsAlone := next == "" || aloneWith[next]
			if size < fewestLearners || size > mostLearners || notOfSize[next] || at == saidAlone && !standsAlone || at == bare && beforeHours.MatchString(text[:found[2]]) {
				continue
			}
			return size
		}
	}
	return 0
}

// readNumbers completes from the whole of the notes what no sentence of them has said plainly.
func (n *notes) readNumbers(text string) {
	if n.size == 0 {
		if n.size = readSize(text); n.size > 0 {
			n.used = slices.Insert(n.used, 0, n.says.text("used.size", "n", strconv.Itoa(n.size)))
		}
	}
	if n.weekly > 0 {
		return
	}
	lessons, minutes := readHours(text, n.lessons, n.minutes)
	if n.lessons == 0 || lessons > n.lessons {
		n.lessons = 0
		n.setLessons(lessons)
	}
	if n.minutes == 0 && minutes > 0 {
		n.minutes = minutes
		n.use(n.says.text("used.length", "n", strconv.Itoa(minutes)))
	}
}
