package planner

import (
	"regexp"
	"strings"
)

// foreignRemark is how a remark on a class is told in French, Portuguese or Kiswahili, and the English that the rules read. A number
// is $1.
type foreignRemark struct {
	words   *regexp.Regexp
	english string
}

// remark is a remark in one of those languages, said in other words too. It stands between words and not inside one.
func remark(words, english string) foreignRemark {
	return foreignRemark{regexp.MustCompile(`(?i)(^|[^\pL])(?:` + words + `)($|[^\pL])`), "${1}" + english}
}

// someNumber is a number as a figure or a word.
const someNumber = `(\d+|une?|deux|trois|quatre|cinq|six|uma?|dois|duas|três|quatro|cinco|seis|moja|mbili|mawili|viwili|miwili|tatu|matatu|vitatu|nne|manne|vinne)`

// numberInEnglish are the numbers as words.
var numberInEnglish = map[string]string{
	"un": "one", "une": "one", "deux": "two", "trois": "three", "quatre": "four", "cinq": "five", "six": "six",
	"um": "one", "uma": "one", "dois": "two", "duas": "two", "três": "three", "quatro": "four", "cinco": "five", "seis": "six",
	"moja": "one", "mbili": "two", "mawili": "two", "viwili": "two", "miwili": "two", "tatu": "three", "matatu": "three", "vitatu": "three", "nne": "four", "manne": "four", "vinne": "four",
}

// foreignRemarks are what teachers tell of their classes most.
var foreignRemarks = []foreignRemark{
	remark(`(?:nous n['’]avons |il n['’]y a )?(?:pas|ni) d['’](?:électricité|electricité|electricite)|sans électricité|(?:sem|não (?:temos|há)) (?:energia|electricidade|eletricidade|luz)`, "no electricity$2"),
	remark(`(?:nous n['’]avons |il n['’]y a )?pas de (?:livres?|manuels?)|sans (?:livres?|manuels?)|(?:sem|não (?:temos|há)) (?:livros|manuais)|hakuna vitabu`, "no textbooks$2"),
	remark(someNumber+` (?:seul )?(?:manuels?|livres?|livros?|manual|manuais) (?:pour|para) (?:cada )?`+someNumber+`(?: élèves| alunos)?`, "$2 textbook for $3$4"),
	remark(`un seul (?:manuel|livre)|um só (?:manual|livro)|kitabu kimoja(?: tu)?`, "only one textbook$2"),
	remark(`(?:nous n['’]avons |il n['’]y a )?pas de laboratoire|sans laboratoire|(?:sem|não (?:temos|há)) laborat[óo]rio|hakuna maabara`, "no laboratory$2"),
	remark(`(?:pas|ni) d['’]internet|pas de connexion|(?:sem|não (?:temos|há)) internet|hakuna (?:intaneti|mtandao)`, "no internet$2"),
	remark(`hakuna mashine ya kuchapa|(?:sem|não (?:temos|há)) (?:fotocópias|impressora)`, "no printer$2"),
	remark(`(?:sem|não (?:temos|há)) mapas(?: nem bússolas)?|hakuna ramani(?: wala dira)?|pas de cartes?`, "no maps$2"),
	remark(`hakuna fedha`, "no money$2"),
	remark(someNumber+` (?:ordinateurs|computadores)`, "$2 computers$3"),
	remark(`kompyuta `+someNumber, "$2 computers$3"),
	remark(someNumber+` (?:heures?|séances?|cours|leçons|fois|vezes|aulas|tempos) (?:par semaine|por semana)`, "$2 lessons a week$3"),
	remark(someNumber+` por semana`, "$2 times a week$3"),
	remark(`l['’]eau est rare|manque d['’]eau|há falta de água|falta água`, "water is scarce$2"),
	remark(`(?:il fait )?très chaud(?: l['’]après-midi)?|(?:faz )?muito calor(?: depois das \d+ horas)?|joto kali(?: mchana)?`, "very hot in the afternoon$2"),
	remark(`saison sèche|estação seca|kiangazi`, "dry season$2"),
	remark(`saison des pluies|época das chuvas|estação das chuvas`, "rainy season$2"),
	remark(`debaixo d(?:e uma|a|uma) árvore`, "under a tree$2"),
	remark(`(?:un|une|o|um|a|uma) (?:ancien|ancienne|vieux|vieille|griot|idoso|ancião) (?:peut venir|pode vir)(?: (?:le|na) \pL+)?|mzee mmoja anaweza kuja(?: \pL+)?`, "an elder can visit$2"),
	remark(`(?:ne pas (?:leur )?demander|ne demandez pas|não pergunt\pL+|wasiulizwe|usiwaulize)[^.;]*`, "do not ask learners about their families$2"),
	remark(`mwanafunzi mmoja haoni vizuri`, "one learner has low vision$2"),
	remark(`as meninas ficam de lado|les filles (?:restent à l['’]écart|ne parlent pas)|wasichana (?:hawashiriki|hawazungumzi|hukaa kimya)`, "girls keep quiet$2"),
	remark(`(?:par exemple, )?(?:sem dramatizações|sans jeux? de rôles?|pas de jeux? de rôles?)[^.;]*`, "no role play$2"),
}

// readable puts the English in place of such remarks.
func readable(text string) string {
	for _, s := range foreignRemarks {
		text = s.words.ReplaceAllStringFunc(text, func(found string) string {
			parts := s.words.FindStringSubmatch(found)
			for i, part := range parts {
				if number, ok := numberInEnglish[strings.ToLower(part)]; ok {
					parts[i] = number
				}
			}
			return expand(s.english, parts)
		})
	}
	return text
}

// placeOf is where a part of a remark goes.
var placeOf = regexp.MustCompile(`\$\{?(\d)\}?`)

func expand(template string, parts []string) string {
	return placeOf.ReplaceAllStringFunc(template, func(at string) string {
		return parts[strings.Trim(at, "${}")[0]-'0']
	})
}
