package planner

import (
	"slices"
	"strings"
)

// subjectNames are the words by which teachers name a subject, under the folder of its cards.
var subjectNames = map[string][]string{
	"mathematics":                        {"math", "maths", "mathematiques", "hisabati", "hesabu", "arithmetic", "numeracy", "further mathematics", "core mathematics"},
	"english":                            {"english language", "literacy", "phonics", "anglais", "kiingereza", "language arts", "english home language", "english first additional language"},
	"elementary-science":                 {"elementary science", "science", "basic science", "integrated science", "general science", "natural science", "natural sciences", "sayansi", "environmental activities", "science and technology", "sst science", "primary science", "owop", "our world our people", "sciences", "environmental studies"},
	"physics":                            {"physical science", "physical sciences", "fizikia", "physique", "science physiques"},
	"chemistry":                          {"kemia", "chimie"},
	"biology":                            {"life science", "life sciences", "biolojia", "biologie", "svt", "sciences de la vie et de la terre", "health science"},
	"ict":                                {"computer", "computer studies", "computer science", "computing", "computer applications", "informatics", "informatique", "information technology", "digital literacy", "coding", "tehama"},
	"history":                            {"historia", "histoire", "history and government", "heritage studies", "historia ya tanzania"},
	"geography":                          {"jiografia", "geographie", "social studies geography"},
	"literature":                         {"literature in english", "english literature", "fasihi", "litterature"},
	"kiswahili":                          {"swahili", "lugha", "kiswahili lugha"},
	"agriculture":                        {"agricultural science", "agriculture and nutrition", "kilimo", "farming", "agric", "agric science"},
	"civic education and social studies": {"social studies", "civics", "civic education", "citizenship", "citizenship education", "uraia"},
	"business, economics and entrepreneurship": {"business studies", "economics", "entrepreneurship", "business", "commerce"},
	"home science": {"home economics", "domestic science", "food and nutrition"},
	"health, life skills and physical education": {"physical education", "life skills", "health education", "pe", "life orientation"},
	"music, art and performing arts":             {"music", "art", "creative arts", "creative art", "visual arts", "performing arts", "fine art"},
	"christian religious education":              {"cre", "christian religious studies", "religious and moral education", "rme", "bible knowledge"},
	"islamic religious education":                {"ire", "islamic religious studies", "islamic studies"},
	"french":                                     {"francais", "french language", "kifaransa"},
	"pre-technical and technical studies":        {"technical studies", "pre-technical studies", "technical drawing", "woodwork", "metalwork", "basic technology"},
}

// subjectOf gives the folder under which a subject's cards lie, whatever the teacher called it.
func subjectOf(subject string) string {
	name := strings.ReplaceAll(fold(subject), "-", " ")
	for folder, names := range subjectNames {
		if strings.ReplaceAll(folder, "-", " ") == name || slices.Contains(names, name) {
			return folder
		}
	}
	return strings.ReplaceAll(name, " ", "-")
}

func sameSubject(a, b string) bool {
	return subjectOf(a) == subjectOf(b)
}
