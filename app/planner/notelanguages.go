package planner

import (
	"slices"
	"strings"

	"somo/app/regexp"
)

// aTongue is the name of a language, and tongues a list of several.
const (
	aTongue = `(?-i:(?:(?:Afaan|Sidaamu|Af) \p{Lu}\pL+|(?:Liberian|Cameroon|Nigerian|Ghanaian|West African|Sierra Leone|Namibian|South African) (?:English|Pidgin|Krio|Kreyol)|(?:isi|chi|ki|xi|tshi|si|lu|se|gi|ici|ci|otji|oshi|ru|ki)?\p{Lu}[\p{L}'’-]{1,}))`
	tongues = `(` + aTongue + `(?:(?:, (?:and )?| and | or | & | et | na | e )(?:le |l'|du )?` + aTongue + `)*)`
)

var (
	// atHome are sentences that name what most learners speak, each with one list.
	atHome = []*regexp.Regexp{
		regexp.MustCompile(`(?i)\b(?:speaks?|speaking|talks?)\s+(?:mostly |mainly |only |both |a mix(?:ture)? of )?` + tongues),
		regexp.MustCompile(`(?i)\buses? ` + tongues + ` (?:at home|in class|with each other|at play)`),
		regexp.MustCompile(`(?i)` + tongues + ` (?:is |are )?(?:mostly |mainly )?(?:spoken|heard|used)?\s?(?:at|in their) homes?(?:[.,;:!?)]|$| (?:and|but|or|in|with|while|so|yet)\b)`),
		regexp.MustCompile(`(?i)` + tongues + ` is what (?:they|most|all|children|learners)(?: of them)? speak`),
		regexp.MustCompile(`(?i)` + tongues + `(?: is| are)? spoken\b`),
		regexp.MustCompile(`(?i)\b(?:home languages?|mother tongues?|first languages?|local languages?|languages?)(?: is| are|:)? (?:mostly |mainly )?` + tongues),
		regexp.MustCompile(`(?i)` + tongues + `(?: is| are)?(?: the| their| our)? (?:main |most common )?(?:home |first |local )?(?:languages?|mother tongues?)\b`),
		regexp.MustCompile(`(?i)` + tongues + `[- ]speak(?:ers|ing(?: (?:homes?|families|learners|pupils|students|children|parents|area|village|community|class|region))?)(?:[.,;]|$| (?:and|but|who|in|from|at|with)\b)`),
		regexp.MustCompile(`(?i)\bknow ` + tongues + ` better than`),
		regexp.MustCompile(`(?i)\b(?:parlent|comprennent) (?:surtout |le |l')*(\pL{3,}(?:(?:, | et )(?:le |l')?\pL{3,})*?)(?: (?:à la maison|chez eux|en famille|et (?:comprennent|parlent|lisent|écrivent))|[.,]|$)`),
		regexp.MustCompile(`(?i)(?:^|[,;] )(?:le |l')?(\pL{3,}(?: (?:et|e|na) (?:le |l')?\pL{3,})*) (?:à la maison|em casa|nyumbani)(?:[,.;]|$)`),
		regexp.MustCompile(`(?i)\bfalam (\pL{3,}(?:(?:, | e )\pL{3,})*) em casa`),
		regexp.MustCompile(`(?i)\b(?:wanazungumza|huzungumza|wanaongea|huongea|wanasema) ` + tongues + `(?: nyumbani| kwao)?`),
		regexp.MustCompile(`(?i)^(?:they |learners |most |pupils )?(?:mostly|mainly) ` + tongues + `$`),
	}
	// smallTongues are those of some of them: ", a few speak Seyei".
	smallTongues = regexp.MustCompile(`(?i)(?:,|;|\band\b|\bbut\b) ?(?:and |but )?(?:a few|some|others|few|the rest|one or two)(?: of them)?(?: only)?(?: (?:speak|talk|use))? ` + tongues)
	// understood are languages that learners understand: known ones, because they understand other things too.
	understood = regexp.MustCompile(`(?i)\bunderstands? (?:mostly |only |both |a little |some )?` + tongues)
	// taughtBefore are languages in which learners were taught until now: "Students come from French", "We change from Kiswahili to English".
	taughtBefore = regexp.MustCompile(`(?i)\b(?:come|comes|came|coming|move[ds]?|moving|change[ds]?|changing|switch(?:e[ds]|ing)?|transfer(?:s|red)?) (?:over )?from (?:an? |the )?` + tongues + `(?:[- ](?:speaking|medium|language|section|stream|system|primary|secondary|schools?|classes|teaching))*(?:$|[.,;]| (?:to|into|and|but|so|where|with|last|this|in)\b)`)
	// ofBook are languages that learners understand from school.
	ofBook = words("french portuguese")
	// mostlyTongue stands before it: "mostly Setswana, a few speak Seyei".
	mostlyTongue = regexp.MustCompile(`(?i)\b(?:mostly|mainly) ` + tongues)
	// inSchool are languages of teaching.
	inSchool = []*regexp.Regexp{
		regexp.MustCompile(`(?i)\b(?:teach|taught|learn(?:t|ed)?|studied|did|lessons are|work)(?: all| science| maths| mathematics| everything| it)?(?: mostly| mainly| partly| also| sometimes)? in ` + tongues),
		regexp.MustCompile(`(?i)` + tongues + ` (?:is used |are used )?(?:at|in) (?:school|class)\b`),
		regexp.MustCompile(`(?i)` + tongues + ` (?:is|as) (?:the |our |a )?(?:main |official )?(?:school language|medium|language of (?:the |our |this )?(?:school|instruction|teaching|learning))\b`),
		regexp.MustCompile(`(?i)\b(?:medium|language) of (?:instruction|teaching) (?:is )?` + tongues),
		regexp.MustCompile(`(?i)` + tongues + `[- ]medium\b`),
	}
	// betweenTongues parts a list of languages.
	betweenTongues = regexp.MustCompile(`,? (?:and|or|&|et|na|e) (?:le |l'|du )?|, (?:le |l')?`)
	// noTongue is a word with a capital letter that names no language.
	noTongue = words("in on at our there and or but when if south north east west central devoirs devoir travail exercices lecture leçons eau livres aide trabalho deveres tarefas água luz livros kazi maji umeme vitabu english français francais anglais português bem pouco home homes scratch grade form standard primary senior junior jhs jss shs class i we they the our my their it no please thank sign stem ict maths science god jesus allah bible monday tuesday wednesday thursday friday saturday sunday african africa tiktok whatsapp facebook braille muslim christian islam pe cre violence hunger poverty conflict trouble work food light local first second third mother home national vernacular")
	// isSpoken stands with a language that has the name of a place: "Learners speak Meru".
	isSpoken = regexp.MustCompile(`(?i)^speak|language|tongue|speak(?:ers|ing)$|at home$`)
	// speakWith is a wish that learners speak to somebody.
	speakWith = regexp.MustCompile(`(?i)\b(?:speak|talk)s? (?:to|with|about|of|in front)\b|\bsign language\b`)
)

var (
	// ofHome and ofTeaching have words that stand with languages of home and of school.
	ofHome     = hinted("speak spoken understand comprennent talk home language tongue know maison famille chez casa nyumbani parlent falam wanazungumza huzungumza wanaongea huongea wanasema mostly mainly uses use", noteRule{})
	ofTeaching = hinted("come comes came coming move moved moves moving change changed changes changing switch transfer teach taught learn studied did lessons work school class main official medium language instruction", noteRule{})
)

// tonguesIn are the languages of a list, without English and what is no language.
func tonguesIn(list string) []string {
	var found []string
	for _, name := range betweenTongues.Split(list, -1) {
		name = strings.TrimSpace(name)
		if name == "" || noTongue[strings.ToLower(name)] || slices.Contains(found, name) {
			continue
		}
		found = append(found, upperOwn(name))
	}
	return found
}

// upperOwn writes a name as English does, which French writes small; "isiXhosa" stays.
func upperOwn(name string) string {
	if strings.ToLower(name) == name {
		return upperFirst(name)
	}
	return name
}

// readLanguages reads which languages learners speak at home and which the school uses, and says what is done with their
// words. It reports where in the sentence it has read them, or nil.
func (n *notes) readLanguages(part string, countries *atlas) (at [][]int) {
	words := plainWords(part)
	mayBeHome, mayBeSchool := ofHome.mayFit(words), ofTeaching.mayFit(words)
	if !mayBeHome && !mayBeSchool || oneLearner.MatchString(part) || comeFrom.MatchString(part) || speakWith.MatchString(part) {
		return nil
	}
	var school, home []string
	take := func(of *regexp.Regexp, into *[]string) {
		for _, found := range of.FindAllStringSubmatchIndex(part, -1) {
			list := tonguesIn(part[found[2]:found[3]])
			alone := !slices.ContainsFunc(list, func(name string) bool { return !isPlace(name, countries) }) // beside a language stands another
			for _, name := range list {
				if alone && isPlace(name, countries) && !isSpoken.MatchString(strings.TrimRight(part[found[0]:found[1]], " .,;")) || slices.Contains(school, name) || slices.Contains(home, name) || slices.Contains(n.homeLanguages, name) {
					continue
				}
				*into = append(*into, name)
				at = append(at, found[:2])
			}
		}
	}
	if mayBeSchool {
		for _, of := range inSchool {
			take(of, &school)
		}
	}
	if strings.Contains(part, "speak") || strings.Contains(part, "home") {
		take(mostlyTongue, &home)
	}
	if mayBeHome {
		for _, of := range atHome {
			take(of, &home)
		}
	}
	if found := understood.FindStringSubmatchIndex(part); found != nil {
		names := tonguesIn(part[found[2]:found[3]])
		if len(names) > 0 && !slices.ContainsFunc(names, func(name string) bool { return !countries.isTongue(name) }) {
			home = append(home, slices.DeleteFunc(names, func(name string) bool {
				return ofBook[strings.ToLower(name)] || slices.Contains(n.homeLanguages, name) || slices.Contains(home, name)
			})...)
			at = append(at, found[:2])
		}
	}
	for _, found := range taughtBefore.FindAllStringSubmatchIndex(part, -1) {
		names := tonguesIn(part[found[2]:found[3]])
		if len(names) > 0 && !slices.ContainsFunc(names, func(name string) bool { return !ofBook[strings.ToLower(name)] && !countries.isTongue(name) }) {
			school = append(school, names...)
			at = append(at, []int{found[0], len(part)}) // what stands behind says only that English is new
		}
	}
	if len(home) > 0 {
		take(smallTongues, &home)
	}
	if len(school) > 0 {
		language := n.says.list(school)
		n.homeLanguages = append(n.homeLanguages, school...)
		n.inSecond(language)
	}
	if len(home) > 0 {
		n.homeLanguages = append(n.homeLanguages, home...)
		n.use(n.says.text("used.homeLanguage", "language", n.says.list(home)))
	}
	return at
}

// isPlace tells the name of a country or town.
func isPlace(name string, countries *atlas) bool {
	said := wordsOf(name)
	return len(namesIn(countries.names, said))+len(namesIn(countries.towns, said)) > 0
}

// inSecond puts key words on the board in a second language too, which is named.
func (n *notes) inSecond(language string) {
	n.secondNamed = true
	n.note("teach1", "schoolLanguage", "language", language)
}
