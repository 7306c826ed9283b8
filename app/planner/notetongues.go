package planner

import (
	"slices"
	"strings"

	"somo/app/regexp"
)

var (
	// onlyTongues is a clause that names languages and has no verb: "Sesotho and a few isiXhosa", "mostly Maasai".
	onlyTongues = regexp.MustCompile(`^(?:they are |all |(?i:mostly|mainly|some|a few) )*` + tongues + `(?:(?:,| and| but)? (?:and )?(?:a few|some|a little|mostly) ` + tongues + `)?(?: (?:at home|only|mostly|mainly|children|families|learners|people|speakers|(?:all |together )?in (?:one|the same) class|together|too))?$`)
	// inFrench are languages that a clause only names: "tamasheq et haoussa", "They use Krio".
	inFrench = regexp.MustCompile(`^(?i:surtout |they use |children use |pupils use |learners use |we use )?(\pL{3,})(?: (?:et|and|e|na) (?:le |l')?(\pL{3,}))?(?: (?i:mix|mixed|only))?$`)
	// atHomeAbroad are languages at home as teachers write them in French, Portuguese and Kiswahili.
	atHomeAbroad = []*regexp.Regexp{
		regexp.MustCompile(`(?i)^(?:on parle |ils parlent )?((?:le |l')?\pL{3,}(?:(?:, | et )(?:le |l')?\pL{3,})*) (?:à la maison|en famille|au village)$`),
		regexp.MustCompile(`(?i)^(\pL{3,}(?:(?:, | e )\pL{3,})*) em casa$`),
		regexp.MustCompile(`(?i)^(?:lugha ya )?(\pL{3,}(?:(?:, | na )\pL{3,})*) nyumbani$`),
	}
	// spokenIn is a language in which learners think or speak with each other.
	spokenIn = regexp.MustCompile(`\b(?i:think|joke|play|whisper|explain(?: it)?(?: to (?:each other|one another|themselves))?|talk(?: to (?:each other|one another))?|discuss|chat|answer(?: each other)?) (?:only |mostly |better )?in (\p{Lu}[\pL'’-]+(?: \p{Lu}[\pL'’-]+)?(?:(?:, | and | or )\p{Lu}[\pL'’-]+)*)`)
	// mostly stands with what many speak, and with no place.
	mostly = regexp.MustCompile(`(?i)^(?:they are )?(?:mostly|mainly) `)
	// prefixed is the name of a language by how it begins.
	prefixed = regexp.MustCompile(`^(?:isi|ki|chi|ci|xi|tshi|si|se|gi|ici|oshi|otji|ru|lu|ki)\p{Lu}|^(?:Oshi|Otji|Tshi|Xi|Kinya|Ngatur)\pL{3,}`)
	// noHomeTongue is what stands before "à la maison", "em casa" or "nyumbani" and is no language.
	noHomeTongue = words("travail devoirs lecture exercices livres radio tele lumiere electricite langue personne rien trabalho livros luz nada ninguem exercicios kazi vitabu umeme chakula maji lugha watoto wanafunzi sana")
)

// otherTongues are languages that no country lists, and such as French and Portuguese spell in their own way.
var otherTongues = words("haoussa peul poular pular diola ewe tamasheq zarma djerma serere soninke malinke soussou mandingue dioula senoufo moore fon baoule bete ewondo lingala tshiluba kikongo shikomori malgache somali afar sango emakhuwa xichangana cisena umbundu quimbundo crioulo kriolu fante twi ga gurene gurune dagbani dagaare kasem kusaal sisaala nzema dangme krio temne mende limba kono loma bassa kpelle vai grebo chewa chichewa yao tumbuka tonga lozi bemba nyanja luvale gikuyu kikuyu kikamba kamba dholuo luo luhya kalenjin nandi kipsigis tugen marakwet rendille samburu borana pokomo mijikenda digo taita maasai kimaasai giriama meru embu turkana pokot mashi kinande runyankole rukiga lusoga luganda acholi langi ateso lugbara madi alur karimojong sukuma kisukuma kinyamwezi nyamwezi gogo kigogo zaramo nyakyusa chagga haya hehe pare sambaa kisambaa makonde makua sena ndau tsonga xitsonga venda tshivenda sotho sesotho tswana setswana pedi sepedi ndebele shona swati siswati zulu xhosa afrikaans nama damara herero otjiherero oshiwambo rukwangali thimbukushu silozi edo efik ibibio ijaw tiv igbo yoruba kanuri fulfulde nupe igala idoma mandinka fula serahule sarahule jola serer wolof pulaar susu kissi baoule senufo gurma konkomba ewe kabiye mina nuer dinka bari zande otuho sidamo wolaytta tigrinya tigre oromo amharic")

// smallTongue is a language that is written small, by the words beside it: "mandinka speakers", "they speak wolof and fula".
var smallTongue = regexp.MustCompile(`(?:\b(?i:speaks?|speaking|mostly|mainly|understands?|languages?:?|languages? (?:is|are)|and|or),? )(\p{Ll}{3,})\b|\b(\p{Ll}{3,})(?:,? (?:and|or) \pL{3,})?[- ](?:speak(?:ers?|ing)\b|at home\b|language\b|is spoken\b)`)

// raisedTongues gives languages that are written small their capitals, in a sentence that speaks of languages.
func (a *atlas) raisedTongues(part string) string {
	for _, found := range smallTongue.FindAllStringSubmatchIndex(part, -1) {
		for at := 2; at < len(found); at += 2 {
			if found[at] < 0 || !ofTongues.MatchString(part) {
				continue
			}
			if name := part[found[at]:found[at+1]]; a.isTongue(name) && !stopWords[name] && !foreignWord[name] {
				part = part[:found[at]] + upperFirst(name) + part[found[at+1]:] // as long as before
			}
		}
	}
	return part
}

var (
	ofTongues = regexp.MustCompile(`(?i)\b(?:speak|speaks|speakers?|speaking|languages?|spoken|understands?|at home)\b`)
	// foreignWord is a language whose name is a word of English.
	foreignWord = words("more fon bari edo")
)

// isTongue tells the name of a language.
func (a *atlas) isTongue(name string) bool {
	return a.tongues[strings.ToLower(name)] || otherTongues[fold(name)]
}

// tonguesAlone are the languages of a clause that only names them.
func tonguesAlone(clause string, countries *atlas) []string {
	clause = strings.Trim(clause, " .!")
	for _, of := range atHomeAbroad {
		if found := of.FindStringSubmatch(clause); found != nil {
			return slices.DeleteFunc(tonguesIn(found[1]), func(name string) bool { return noHomeTongue[fold(name)] })
		}
	}
	if found := inFrench.FindStringSubmatch(clause); found != nil && countries.isTongue(found[1]) && (found[2] == "" || countries.isTongue(found[2])) {
		return tonguesIn(strings.TrimSuffix(found[1]+", "+found[2], ", "))
	}
	if found := spokenIn.FindStringSubmatch(clause); found != nil {
		return tonguesIn(found[1])
	}
	found := onlyTongues.FindStringSubmatch(clause)
	if found == nil {
		return nil
	}
	names := append(tonguesIn(found[1]), tonguesIn(found[2])...)
	if sure := mostly.MatchString(clause); !sure && !slices.ContainsFunc(names, func(name string) bool { return countries.isTongue(name) || prefixed.MatchString(name) }) {
		return nil
	}
	return slices.DeleteFunc(names, func(name string) bool {
		return isPlace(name, countries) && !countries.isTongue(name)
	})
}

// readTonguesAlone takes the languages of a clause that has no verb, and reports whether it named any.
func (n *notes) readTonguesAlone(clause string, countries *atlas) bool {
	if oneLearner.MatchString(clause) || comeFrom.MatchString(clause) {
		return false
	}
	names := tonguesAlone(clause, countries)
	home := slices.DeleteFunc(slices.Clone(names), func(name string) bool { return slices.Contains(n.homeLanguages, name) })
	if len(home) > 0 {
		n.homeLanguages = append(n.homeLanguages, home...)
		n.use(n.says.text("used.homeLanguage", "language", n.says.list(home)))
	}
	return len(names) > 0
}
