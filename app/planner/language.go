package planner

import (
	"slices"
	"strings"
	"unicode"

	"somo/app/lesson"
)

// tongue is what a plan says in a language other than English, as whole sentences.
type tongue struct {
	English string `json:"english"` // that the plan is in English, and its key words in this language too where that is so
	Plain   string `json:"plain"`   // that the plan is in English, where no key word is in this language
	Lessons string `json:"lessons"` // that examples and exercises are in this language, in a lesson of it

	Board map[string]string `json:"board"` // lines for the board, by the names that they have in English
	Aloud []string          `json:"aloud"` // what is said in every lesson, as the sentence bank lists it in English

	Asked   sentenceBank `json:"asked"`   // questions of a lesson that teaches this language, by the names that they have in English
	Frames  [][2]string  `json:"frames"`  // what learners say word for word, in English and in this language
	Schools []string     `json:"schools"` // countries whose schools teach it as a language of the school
}

// littleWords are by language what hardly a sentence goes without: first those that are sure, then those that other
// languages have too.
var littleWords = map[string][2]map[string]bool{
	"sw": {words("ya wa kwa za cha vya yangu yetu wetu hakuna wanafunzi mwanafunzi darasa gredi kidato mwalimu tafadhali katika somo jinsi hisabati sayansi maarifa"), words("na la ni ma ki iwe kama pia mada kazi zake yake")},
	"fr": {words("les des du une dans avec nous sans eleves eleve enseigner leur cours sont leurs chez aux matiere mathematiques histoire svt eps eme"), words("le la de un et en pour est pas sur au l d qu classe")},
	"pt": {words("dos das uma sem alunos aluno turma nao escola sao pela pelo aula matematica ciencias"), words("os as da de do e em o com para a na no um classe")},
	"en": {words("the of and to in is are we have with our they that learners students pupils how what why please about for"), words("no a my on it do as not")},
}

// letters are spellings that are sure signs of a language.
var letters = map[string][]string{
	"fr": {"ê", "è", "œ", "l'", "l’", "d'", "d’", "tés", "ées"},
	"pt": {"ção", "ções", "ões", "ã"},
}

// saidLanguage is the language that a request names, in lower case.
func saidLanguage(request lesson.Request) string {
	said := request.Language
	if said == "" && request.Context != nil {
		said = request.Context.Language
	}
	return strings.ToLower(said)
}

// asked is the language of the request.
func (c *composer) asked() string {
	return recall(&c.memory.tongues, c.request.Topic, func() string { return askedIn(c.request) })
}

// askedIn is the language that the teacher asked for or wrote in, "" for English or an unknown one.
func askedIn(request lesson.Request) string {
	said := saidLanguage(request)
	for code, names := range map[string][]string{"sw": {"sw", "kiswahili", "swahili"}, "fr": {"fr", "french", "français", "francais"}, "pt": {"pt", "portuguese", "português"}, "ar": {"ar", "arabic", "العربية"}, "am": {"am", "amharic", "አማርኛ"}} {
		for _, name := range names {
			if said == name || strings.HasPrefix(said, name+"-") {
				return code
			}
		}
	}
	if said != "" {
		return ""
	}
	return detect(request.Subject + " " + request.Topic + " " + request.GradeLevel + " " + request.AdditionalInfo)
}

// detect tells a language by its script, its spelling or its little words.
func detect(text string) string {
	hits := map[string]int{}
	for _, word := range strings.FieldsFunc(text, func(char rune) bool {
		return !unicode.IsLetter(char) && char != '\'' && char != '’'
	}) {
		if word == "Wa" {
			continue // the town in Ghana
		}
		word = strings.ToLower(word)
		plain := fold(word)
		for language, sets := range littleWords {
			switch {
			case sets[0][plain]:
				hits[language] += 2
			case sets[1][plain]:
				hits[language]++
			}
		}
		for language, signs := range letters {
			if slices.ContainsFunc(signs, func(sign string) bool { return strings.Contains(word, sign) }) {
				hits[language]++
			}
		}
		switch char := []rune(word)[0]; {
		case unicode.Is(unicode.Arabic, char):
			hits["ar"] += 2
		case unicode.Is(unicode.Ethiopic, char):
			hits["am"] += 2
		}
	}
	best := ""
	for _, language := range []string{"sw", "fr", "pt", "ar", "am"} {
		if hits[language] >= 2 && hits[language] > hits["en"] && hits[language] > hits[best] {
			best = language
		}
	}
	return best
}

// languageNotice says in the teacher's language that the plan is in English, or what of it is not.
func (c *composer) languageNotice() string {
	language := c.asked()
	if c.banks.language != english {
		if c.match.entry == nil {
			return ""
		}
		return c.text("cardInEnglish")
	}
	if c.match.entry != nil && (c.match.entry.Subject == "kiswahili" && language == "sw" || c.match.entry.Subject == "french" && language == "fr") {
		return c.banks.tongues[language].Lessons
	}
	if tongue := c.banks.tongues[language]; tongue.Plain != "" && !slices.ContainsFunc(c.listedWords(), func(w Word) bool { return c.wordIn(w, language) != "" }) {
		return tongue.Plain
	}
	return c.banks.tongues[language].English
}
