package planner

import (
	"strings"
	"unicode"
)

// notices say, in the language that was asked for, that the plan is in English. Each is one sentence.
var notices = map[string]string{
	"sw": "Mpango huu umeandikwa kwa Kiingereza; maneno muhimu yako pia kwa Kiswahili pale yanapojulikana.",
	"fr": "Ce plan est écrit en anglais ; les mots clés sont aussi en français là où ils sont connus.",
	"pt": "Este plano está escrito em inglês; explique as palavras na língua da turma.",
	"ar": "هذه الخطة مكتوبة باللغة الإنجليزية؛ اشرح الكلمات بلغة التلاميذ.",
	"am": "ይህ ዕቅድ በእንግሊዝኛ የተጻፈ ነው፤ ቃላቱን በተማሪዎች ቋንቋ ያስረዱ።",
}

// kiswahiliNotice is for a subject whose examples and exercises are in Kiswahili.
const kiswahiliNotice = "Mifano na mazoezi ya wanafunzi yako kwa Kiswahili; maelezo ya mwalimu yako kwa Kiingereza."

var functionWords = map[string]map[string]bool{
	"sw": words("ya wa na kwa za la katika ni vya yangu wetu hakuna wanafunzi darasa iwe kama tafadhali cha"),
	"fr": words("le la les des du de et un une dans pour avec nous sans élèves classe pas sont est"),
	"pt": words("os as dos das uma para com não sem alunos turma em são da do"),
	"en": words("the of and to in is are we have with no for our they that learners students"),
}

// asked is the language that the teacher asked for or wrote in, "" for English or an unknown one.
func (c *composer) asked() string {
	said := c.request.Language
	if said == "" && c.request.Context != nil {
		said = c.request.Context.Language
	}
	said = strings.ToLower(said)
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
	return detect(c.request.Topic + " " + c.request.AdditionalInfo)
}

// detect tells a language by its script or its little words.
func detect(text string) string {
	hits := map[string]int{}
	for _, word := range strings.FieldsFunc(strings.ToLower(text), func(char rune) bool { return !unicode.IsLetter(char) && char != '\'' }) {
		for language, set := range functionWords {
			if set[word] {
				hits[language]++
			}
		}
		switch char := []rune(word)[0]; {
		case unicode.Is(unicode.Arabic, char):
			hits["ar"]++
		case unicode.Is(unicode.Ethiopic, char):
			hits["am"]++
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

func (c *composer) languageNotice() string {
	language := c.asked()
	if language == "sw" && c.match.entry != nil && c.match.entry.Subject == "kiswahili" {
		return kiswahiliNotice
	}
	return notices[language]
}

// secondLanguage is the language in which key words are given besides English.
func (c *composer) secondLanguage() string {
	if language := c.asked(); language == "sw" || language == "fr" {
		return language
	}
	for _, home := range c.class.homeLanguages {
		switch home := strings.ToLower(home); {
		case strings.Contains(home, "swahili"):
			return "sw"
		case strings.Contains(home, "fran"), strings.Contains(home, "french"):
			return "fr"
		}
	}
	return map[string]string{"Kenya": "sw", "Tanzania": "sw"}[c.class.country]
}
