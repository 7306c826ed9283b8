package writer

import (
	"strings"
	"unicode"

	"somo/app/lesson"
	"somo/app/planner"
)

// language is the one that a plan is written in.
type language struct {
	code    string // "" where only its name is known
	name    string // in English
	script  *unicode.RangeTable
	tokens  int // how many tokens a text needs, in percent of an English one
	letters int // how many letters a text may have, in percent of an English one
}

var (
	english = language{"en", "English", unicode.Latin, 100, 100}

	languages = []language{
		english,
		{"sw", "Kiswahili", unicode.Latin, 170, 100},
		{"fr", "French", unicode.Latin, 135, 110},
		{"pt", "Portuguese", unicode.Latin, 135, 110},
		{"ar", "Arabic", unicode.Arabic, 170, 80},
		{"am", "Amharic", unicode.Ethiopic, 250, 60},
		{"ti", "Tigrinya", unicode.Ethiopic, 250, 60},
		{"es", "Spanish", unicode.Latin, 135, 110},
		{"de", "German", unicode.Latin, 135, 110},
		{"ha", "Hausa", unicode.Latin, 180, 100},
		{"yo", "Yoruba", unicode.Latin, 220, 100},
		{"ig", "Igbo", unicode.Latin, 200, 100},
		{"zu", "isiZulu", unicode.Latin, 180, 100},
		{"xh", "isiXhosa", unicode.Latin, 180, 100},
		{"st", "Sesotho", unicode.Latin, 180, 100},
		{"tn", "Setswana", unicode.Latin, 180, 100},
		{"af", "Afrikaans", unicode.Latin, 140, 100},
		{"sn", "Shona", unicode.Latin, 180, 100},
		{"ny", "Chichewa", unicode.Latin, 180, 100},
		{"rw", "Kinyarwanda", unicode.Latin, 190, 100},
		{"lg", "Luganda", unicode.Latin, 190, 100},
		{"so", "Somali", unicode.Latin, 180, 100},
		{"om", "Oromo", unicode.Latin, 190, 100},
		{"mg", "Malagasy", unicode.Latin, 180, 100},
		{"wo", "Wolof", unicode.Latin, 190, 100},
		{"ln", "Lingala", unicode.Latin, 180, 100},
	}

	otherNames = map[string]string{"swahili": "sw", "français": "fr", "francais": "fr", "português": "pt", "portugues": "pt", "العربية": "ar", "አማርኛ": "am",
		"tigrigna": "ti", "zulu": "zu", "xhosa": "xh", "sotho": "st", "tswana": "tn", "nyanja": "ny", "chinyanja": "ny", "ganda": "lg", "afaan oromo": "om", "oromoo": "om"}
)

// languageOf is the language that a request asks for, or is written in; English where nobody can tell.
func languageOf(request lesson.Request) language {
	said := request.Language
	if said == "" && request.Context != nil {
		said = request.Context.Language
	}
	if said == "" {
		said = planner.Language(request)
	}
	key := strings.ToLower(strings.TrimSpace(said))
	if code, ok := otherNames[key]; ok {
		key = code
	}
	for _, l := range languages {
		if key == l.code || key == strings.ToLower(l.name) || strings.HasPrefix(key, l.code+"-") || strings.HasPrefix(key, l.code+"_") {
			return l
		}
	}
	if name := languageName(said); name != "" {
		return language{"", name, nil, 200, 100}
	}
	return english
}

// languageName is a language that is not in our list, where what was typed can be the name of one.
func languageName(said string) string {
	name := strings.TrimSpace(said)
	if n := len([]rune(name)); n < 3 || n > 24 || len(strings.Fields(name)) > 2 {
		return ""
	}
	for _, char := range name {
		if !unicode.IsLetter(char) && !unicode.IsMark(char) && char != ' ' && char != '-' && char != '\'' {
			return ""
		}
	}
	return name
}

// littleWords are by language what hardly a sentence goes without.
var littleWords = map[string]map[string]bool{
	"en": wordList("the of and to in is are with for they that each what how from this be on it as you can"),
	"fr": wordList("le la les des du et un une dans pour avec est sont qui que par sur leur leurs chaque elle ils aux ce cette"),
	"pt": wordList("os as dos das do da uma um para com não são em que cada seu sua pelo pela ao aos como mais eles"),
	"es": wordList("el los las del una un para con son en que cada su sus por al como más ellos ella y lo"),
	"de": wordList("der die das und ist mit für ein eine einen sie den dem nicht werden wird auf zu von im was wie"),
	"sw": wordList("ya wa na kwa za la katika ni vya cha hii kila kama wanafunzi kutoka hiyo wao mwalimu au ili pia"),
}

func wordList(text string) map[string]bool {
	list := map[string]bool{}
	for _, word := range strings.Fields(text) {
		list[word] = true
	}
	return list
}

const (
	enoughWords   = 12 // below that nothing can be told
	enoughLetters = 20
)

// foreign tells that a text is in another script, or in a language other than the one that was asked for.
func (l language) foreign(text string) bool {
	letters, ours := 0, 0
	script := l.script
	for _, char := range text {
		if !unicode.IsLetter(char) {
			continue
		}
		letters++
		if script == nil || unicode.Is(script, char) {
			ours++
		}
	}
	if letters >= enoughLetters && ours*10 < letters*7 {
		return true
	}
	if script != nil && script != unicode.Latin {
		return false
	}
	words := strings.FieldsFunc(strings.ToLower(text), func(char rune) bool { return !unicode.IsLetter(char) && char != '\'' })
	if len(words) < enoughWords {
		return false
	}
	hits, best := map[string]int{}, ""
	for _, code := range []string{"en", "fr", "pt", "es", "de", "sw"} {
		for _, word := range words {
			if littleWords[code][word] {
				hits[code]++
			}
		}
		if hits[code] > hits[best] {
			best = code
		}
	}
	if best == "" || best == l.code || 8*hits[best] < len(words) {
		return false
	}
	_, known := littleWords[l.code]
	return !known && 6*hits[best] >= len(words) || known && hits[best] > 2*hits[l.code]
}
