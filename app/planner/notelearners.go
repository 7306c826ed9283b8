package planner

import (
	"strings"

	"somo/app/regexp"
)

var (
	// namedAs is a name behind the word for one learner: "One girl, Achieng, has sickle cell".
	namedAs = regexp.MustCompile(`\b(?:[Gg]irl|[Bb]oy|[Ll]earner|[Pp]upil|[Cc]hild|[Ss]tudent|[Pp]refect|[Kk]id|[Bb]rothers?|[Ll]ittle|[Oo]ne),? (?:called |named )?(\p{Lu}[\p{Ll}'’-]{2,})\b`)
	// doesAlone is a name with which a sentence begins, or two, and what they are or do.
	doesAlone = regexp.MustCompile(`(?:^|[.;!?] |, (?:and |but )?|\band |\bbut |[-–] )(\p{Lu}[\p{Ll}'’-]{2,})(?:(?:,| and|, and| na| et| e) (\p{Lu}[\p{Ll}'’-]{2,}))?,? (?:(?:who|also|still|often|always|only|never|just) )?(?:is|are|has|have|was|had|uses?|wears?|came|comes?|joined|knows?|writes?|reads?|walks?|can(?:no|')t|lost|missed|misses|works?|sits?|fears?|stammers?|stutters?|needs?|does|doesn't|saw|cut|perdeu|bégaie|pregnant|fasting|soils|do|don't|gets?|speaks?|draws?|talks?|hates?|likes?|grips?|types?|cares?|minds?|herds?|sells?|sleeps?|lives?|nearly|supports?|shares?|limps?|looks?|\p{Ll}{3,}[^su]s|learns?|repeats?|faints?|hears?|sees?|will|must|should|may|wets?|ni|ana\p{L}*|ha\p{Ll}{2,}|ali\p{L}+|ame\p{L}+|est|a|ne|n'|vient|parle|porte|usa|tem|é|não|no dey|dey)\b`)
	// beginsWith is a name at the beginning of a sentence that goes on in small letters.
	beginsWith = regexp.MustCompile(`^(?:[AO] |[Ll]e petit |[Ll]a petite |[Ll]ittle )?(\p{Lu}[\p{Ll}'’-]{2,}(?:-\p{Lu}\p{Ll}+)?) (?:\([^)]*\) )?\p{Ll}`)
	// namesOwner is a name whose family or state is told of: "Mumo's father was hit".
	namesOwner = regexp.MustCompile(`(?:^|[.;!?] )(\p{Lu}[\p{Ll}-]{2,})['’]s (?:father|mother|mum|dad|parents?|brother|sister|family|small|house|home|leg|arm|hand|eyes?|back|skin|grand\p{L}+|church|uncle|aunt)\b`)
	// onOne are words for what only one learner has, needs or lives through.
	onOne = regexp.MustCompile(`(?i)\b(?:he|she|his|her|him|deaf|blind|mute|wheelchair|crutch\w*|asthma\w*|asthmatic|joined|late|absent|lost|missed|miss(?:es)?|repeat\w*|shy|stammer\w*|stutter\w*|hard of hearing|hearing|low vision|visually|eyesight|short ?sighted|colou?r[- ]?blind|leg|arm|foot|feet|fingers|hands?|teeth|sick\w*|pregnant|nursing|autis\w*|refugee\w*|displaced|only|new|newcomer|afraid|fears?|plaster|scars?|allerg\w*|epilep\w*|seizures?|fits|diabet\w*|insulin|father|mother|mum|dad|died|albin\w*|speech|lisps?|kidney|chest|soldat|cyclone|ciclone|framed?|walking frame|autism|usonji|running|quiet|shooting|himself|herself|mirror letters|FAS|dyslexi\w*|ADHD|down syndrome|cerebral palsy|polio|club foot|HIV|ARVs?|medication|hospital|treatment|TB|eczema|ringworm|jiggers|anxiety|panic|nightmares|orphan|slow\w*|quick\w*|fast(?:ing|er)?|weak|tired|hungry|beaten|bullied|speaks?|kilometres|km|herds?|herd boy|cannot|can't|attention|glaucoma|trachoma|heart|faint\w*|tremor|hearing aids?|stick|braille|malvoyant\w*|sourde?|aveugle|muette?|handicap\w*|fauteuil|asthmatique|réfugiée?|déplacée?|timide|bégaie|absente?|enceinte|malade|visão|surd[oa]|ceg[oa]|muletas|haoni|hasikii|viziwi|kipofu|ulemavu|mgeni|mgonjwa|anajua|anatumia|anaogopa|mpya|gongo|albino|work(?:s|ing)? (?:at|in|on)|left[- ]handed|bench|prefect|can help)\b`)
	// noLearner are words with which sentences begin, or names of things and times, and no names of learners.
	noLearner = words(`they he she it we i the a an my our your his her their some many most all half class learners learner pupils pupil students student children kids boys girls lab
		library school internet power electricity water borehole rain rains chalk lights light nobody everyone everybody one two three four five six seven eight nine ten
		form grade std standard year jss sss exam exams parents teacher teachers head headteacher time this that there these those what when where who no not printer
		projector double single period periods lesson lessons market town belief myth people women men mothers fathers grandmothers elders farmers few several others another
		each every only please also and but or so if because since while after before during at in on for with from of by to kenya monday tuesday wednesday thursday friday
		saturday sunday january february march april may june july august september october november december wanafunzi watoto darasa wengi hakuna wote wao mimi nina depois
		antes aujourd mmoja wawili watatu baadhi wavulana wasichana les ils elles nous pas beaucoup os as eles muitos textbooks books laptops computers phones desks benches english french kiswahili science maths
		mathematics respiration passive waves hearing heat soil sand clay beans maize fruit microscope calculator calculators nothing here boarders candidates rulers weather
		old new big small large long short thick thin wet dry hot cold warm local fresh modern stone mud brick cement thatch iron houses house homes roofs huts walls roads hills
		dust displaced refugee orphan orphans deaf blind shy pregnant materials things copies ramadan easter kcse kcpe wassce waec bece matric`)
)

// learnersIn are the names of single learners in a teacher's notes: nothing about them is for the class, and nobody in the plan
// is called like them. known are names of people that the planner has.
func learnersIn(text string, known map[string]bool) map[string]bool {
	found := map[string]bool{}
	take := func(name string) {
		if name != "" && !noLearner[strings.ToLower(name)] {
			found[name] = true
		}
	}
	for _, part := range splitSentences(text) {
		if at := beginsWith.FindStringSubmatch(part); at != nil && (known[at[1]] || known[strings.Split(at[1], "-")[0]]) {
			take(at[1])
		}
		for _, at := range namesOwner.FindAllStringSubmatch(part, -1) {
			take(at[1])
		}
		for _, at := range namedAs.FindAllStringSubmatch(part, -1) {
			if known[at[1]] || onOne.MatchString(part) {
				take(at[1])
			}
		}
		for _, at := range doesAlone.FindAllStringSubmatchIndex(part, -1) {
			first, rest := part[at[2]:at[3]], part[at[3]:]
			if !onOne.MatchString(rest) && !known[first] {
				continue
			}
			take(first)
			if at[4] >= 0 {
				take(part[at[4]:at[5]])
			}
		}
	}
	return found
}

// namesOne tells whether a text, in whatever letters, has the name of a learner of the class.
func (n *notes) namesOne(text string) bool {
	for _, word := range rawWords(text) {
		if n.learners[upperFirst(strings.TrimSuffix(strings.ToLower(word), "'s"))] {
			return true
		}
	}
	return false
}

// sentenceOf is the sentence of the notes in which a remark stands, or the remark itself.
func (n *notes) sentenceOf(said string) string {
	for _, part := range n.sentences {
		if strings.Contains(part, said) {
			return strings.Trim(part, " .!")
		}
	}
	return said
}

// withNames writes the names of learners in lines for the teacher with the capital letter that they have in the notes.
func (n *notes) withNames(lines []string) []string {
	var small []string
	for name := range n.learners {
		small = append(small, ": "+strings.ToLower(name)+" ", ": "+name+" ", " "+strings.ToLower(name)+" ", " "+name+" ")
	}
	names := strings.NewReplacer(small...)
	for i, line := range lines {
		lines[i] = names.Replace(line)
	}
	return lines
}
