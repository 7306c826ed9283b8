package planner

import (
	"fmt"
	"strings"

	"somo/app/regexp"
)

// remarkBank has what teachers tell of their classes most in French, Portuguese and Kiswahili, and the English that the rules
// read. In the words of a remark {n} stands for a number, which the English calls by its place.
type remarkBank struct {
	Number  string            `json:"number"`  // what a number looks like
	Numbers map[string]string `json:"numbers"` // as words, in English
	Remarks [][2]string       `json:"remarks"`
}

// foreignRemarks put English in the place of such remarks.
type foreignRemarks struct {
	words   []*regexp.Regexp
	english []string
	numbers map[string]string
}

// inEnglishSaid are more of them, with which only a rule in English begins to read.
var inEnglishSaid = [][2]string{
	{`ningependa mifano (?:inayohusu|ya|kuhusu) ([^.;]+)`, "use examples about $2$3"},
	{`(?:watoto|wanafunzi)? ?wengi huchelewa|beaucoup (?:d['’]élèves )?(?:arrivent|viennent) en retard|muitos chegam (?:tarde|atrasados)`, "many come late$2"},
	{`wazazi wana (?:hofu|wasiwasi)|les parents (?:ont peur|sont inquiets)|os pais (?:têm medo|estão preocupados)`, "parents are worried$2"},
	{`beaucoup (?:d['’]élèves )?(?:manquent|s['’]absentent)(?: le \pL+)?|muitos (?:alunos )?faltam`, "many learners miss lessons$2"},
	{`(?:une )?(?:paillote|bâche|tente) comme classe|(?:sous|classe sous) (?:une )?(?:paillote|bâche|tente|hangar)`, "under a tarpaulin roof$2"},
	{`(?:certains|plusieurs|beaucoup) (?:élèves )?ont (?:tout )?perdu[^.;,]*`, "some lost their homes$2"},
	{`(?:muitos |alguns )?perderam (?:a casa|tudo)[^.;,]*`, "some lost their homes$2"},
	{`(?:(?:queria|quero|gostaria de) )?(?:o )?plano (?:todo )?em português,?|(?:por favor,? )?tudo em português|faites comme d['’]habitude`, "$2"},
	{`vents? forts?(?: et (?:de la )?poussière)?|(?:beaucoup de|grand) vent|upepo (?:ni )?(?:mkali|mwingi)|muito vento|vento forte`, "windy$2"},
	{`(?:le )?robinet est (?:à \d+ ?(?:m|km|mètres)|loin)|a torneira (?:fica|é) longe|maji yako mbali|a água é (?:cara|pouca)|l['’]eau (?:est (?:rare|chère)|manque)`, "water is scarce$2"},
	{`não há água corrente(?: na escola)?|pas d['’]eau courante`, "no running water$2"},
	{`avec une (?:petite |courte )?production écrite(?: courte)?`, "let each learner write a short text$2"},
	{`ni msimu wa (\pL+)`, "$2 season$3"},
	{`c['’]est la (?:campagne|récolte|saison) d(?:e l['’]|e la |es |u )(\pL+)`, "$2 harvest$3"},
	{`(?:{n} |les |des )(?:grands?[- ](?:mères|pères)|vieux|vieilles|anciens|anciennes|sages) (?:acceptent|sont d['’]accord) (?:de |pour )?nous (?:recevoir|parler)`, "an elder can visit$3"},
	{`pas le (vendredi|samedi|dimanche|lundi|mardi|mercredi|jeudi)`, "not on $2$3"},
	{`n['’]inventez (?:pas|rien)[^.;,]*|não inventem?[^.;,]*|usibuni[^.;,]*`, "$2"},
	{`je ne connais pas (?:bien )?(?:les règles|le sujet|ce sujet)`, "$2"},
	{`près d(?:e |u |’|')(\p{Lu}[\pL-]+)`, "near $2$3"},
	{`não há computadores|pas d['’]ordinateurs?|hakuna kompyuta`, "no computers$2"},
}

func newForeignRemarks(bank remarkBank) (*foreignRemarks, error) {
	f := &foreignRemarks{numbers: bank.Numbers}
	for _, remark := range append(inEnglishSaid, bank.Remarks...) {
		words, err := regexp.Compile(`(?i)(^|[^\pL])(?:` + strings.ReplaceAll(remark[0], "{n}", bank.Number) + `)($|[^\pL])`)
		if err != nil {
			return nil, fmt.Errorf("reading the remark %q: %w", remark[0], err)
		}
		f.words, f.english = append(f.words, words), append(f.english, "$1"+remark[1])
	}
	return f, nil
}

// placeOf is where a part of a remark goes.
var placeOf = regexp.MustCompile(`\$\d`)

// readable puts the English in place of the remarks of a text.
func (f *foreignRemarks) readable(text string) string {
	for i, words := range f.words {
		text = words.ReplaceAllStringFunc(text, func(found string) string {
			parts := words.FindStringSubmatch(found)
			for at, part := range parts {
				if number, ok := f.numbers[strings.ToLower(part)]; ok {
					parts[at] = number
				}
			}
			return placeOf.ReplaceAllStringFunc(f.english[i], func(place string) string { return parts[place[1]-'0'] })
		})
	}
	return text
}
