package planner

import (
	"regexp"
	"slices"
	"strings"
)

var (
	// onlyTongues is a clause that names languages and has no verb: "Sesotho and a few isiXhosa", "mostly Maasai".
	onlyTongues = regexp.MustCompile(`^(?:they are |all |(?i:mostly|mainly|some|a few) )*` + tongues + `(?:(?:,| and| but)? (?:and )?(?:a few|some|a little|mostly) ` + tongues + `)?(?: (?:at home|mostly|mainly|children|families|learners|people))?$`)
	// atHomeAbroad are languages at home as teachers write them in French, Portuguese and Kiswahili.
	atHomeAbroad = []*regexp.Regexp{
		regexp.MustCompile(`(?i)^(?:on parle |ils parlent )?((?:le |l')?\pL{4,}(?:(?:, | et )(?:le |l')?\pL{4,})*) (?:à la maison|en famille|au village)$`),
		regexp.MustCompile(`(?i)^(\pL{4,}(?:(?:, | e )\pL{4,})*) em casa$`),
		regexp.MustCompile(`(?i)^(?:lugha ya )?(\pL{4,}(?:(?:, | na )\pL{4,})*) nyumbani$`),
	}
	// spokenIn is a language in which learners think or speak with each other.
	spokenIn = regexp.MustCompile(`\b(?i:think|joke|play|whisper|explain(?: it)?(?: to (?:each other|one another|themselves))?|talk(?: to (?:each other|one another))?|discuss|chat|answer(?: each other)?) (?:only |mostly |better )?in (\p{Lu}[\pL'’-]+(?: \p{Lu}[\pL'’-]+)?(?:(?:, | and | or )\p{Lu}[\pL'’-]+)*)`)
	// mostly stands with what many speak, and with no place.
	mostly = regexp.MustCompile(`(?i)^(?:they are )?(?:mostly|mainly) `)
	// prefixed is the name of a language by how it begins.
	prefixed = regexp.MustCompile(`^(?:isi|ki|chi|ci|xi|tshi|si|se|gi|ici|oshi|otji|ru|lu|ki)\p{Lu}|^(?:Isi|Ki|Chi|Oshi|Otji|Tshi|Xi|Iki|Ichi|Olu|Run?y|Kiny|Setsw|Sesot|Silo|siS)\pL{3,}`)
	// noHomeTongue is what stands before "à la maison", "em casa" or "nyumbani" and is no language.
	noHomeTongue = words("travail devoirs lecture exercices livres radio tele lumiere electricite langue personne rien trabalho livros luz nada ninguem exercicios kazi vitabu umeme chakula maji lugha watoto wanafunzi sana")
)

// tonguesAlone are the languages of a clause that only names them.
func tonguesAlone(clause string, countries *atlas) []string {
	clause = strings.Trim(clause, " .!")
	for _, of := range atHomeAbroad {
		if found := of.FindStringSubmatch(clause); found != nil {
			return slices.DeleteFunc(tonguesIn(found[1]), func(name string) bool { return noHomeTongue[fold(name)] })
		}
	}
	if found := spokenIn.FindStringSubmatch(clause); found != nil {
		return tonguesIn(found[1])
	}
	found := onlyTongues.FindStringSubmatch(clause)
	if found == nil {
		return nil
	}
	names := append(tonguesIn(found[1]), tonguesIn(found[2])...)
	if sure := mostly.MatchString(clause); !sure && !slices.ContainsFunc(names, func(name string) bool { return countries.tongues[strings.ToLower(name)] || prefixed.MatchString(name) }) {
		return nil
	}
	return slices.DeleteFunc(names, func(name string) bool {
		return isPlace(name, countries) && !countries.tongues[strings.ToLower(name)]
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
