package planner

import "strings"

// peopleRules read who the learners are, what may hurt them and what the teacher wishes.
func peopleRules() []noteRule {
	return []noteRule{
		rule(`\b(?:multi-?grade|multi-?niveaux|madarasa mchanganyiko|multisseriada|combined class|two grades|mixed grades)\b`, "", func(n *notes, part string, _ []string) {
			n.multigrade = gradesIn(part)
			n.change("teach1", always(multigradeStep(n.multigrade)), "a multigrade class")
		}),
		rule(`\b(double shift|two shifts|afternoon shift|double vacation|double flux|zamu mbili)\b`, "", func(n *notes, _ string, _ []string) {
			n.change("make", always("Another shift uses this room: before the end each team packs its work into one marked bag."), "double shift")
		}),
		rule(`\b(missed|absent|absence|irregular|come only|some days|drop in|attendance|absentéisme|absences|utoro|hawahudhurii)\b`, "", func(n *notes, _ string, _ []string) {
			n.change("ideas", always("Whoever was away has a catch-up partner, who tells in three sentences what was found."), "learners who miss lessons")
		}),
		rule(`\b(?:speaks?|speaking|use|talk)\s+(?:mostly\s+|only\s+)?((?:[A-Z][\p{L}-]+)(?:(?:,\s*|\s+and\s+|\s+or\s+)[A-Z][\p{L}-]+)*)(?:\s+at home|\s+at school|\b)`, "", func(n *notes, _ string, found []string) {
			language := found[1]
			if strings.ToLower(language[:1]) == language[:1] {
				return
			}
			n.homeLanguages = append(n.homeLanguages, language)
			n.change("teach1", always("Collect the word in "+language+" for each key word: learners say it, you write both ({words})."), language+" at home")
		}),
		rule(`\b(several|many|different)\s+(home|mother)\s+(languages|tongues)\b`, "", func(n *notes, _ string, _ []string) {
			n.change("teach1", always("Learners who share a home language say each key word in it: {words}. Then all agree on one drawing for it."), "several home languages")
		}),
		rule(`\b(cannot|can'?t|do not|don'?t|not yet)\s+(?:yet\s+)?read\b|\bnon-?readers?\b|\bne savent pas (?:encore )?lire|\bhawajui kusoma\b|\bnão sabem ler\b|\bcannot write\b`, "", func(n *notes, _ string, _ []string) {
			n.change("teach1", always("Nobody reads alone: a partner whispers each line, and a drawing counts as an answer."), "learners who do not read yet")
		}),
		rule(`\b(drought|no food|not use food|without food|avoid food|hunger|hungry|ukame|njaa|sécheresse|faim|seca|without breakfast)\b`, "", func(n *notes, _ string, _ []string) {
			n.noFood = true
			n.change("make", always("No food is used or shared: where an example names food, take leaves, stones, string or bottle tops."), "no food")
		}),
		rule(`\bwater\b.*\b(truck|scarce|little|short|muddy|far|ration|expensive)|\b(scarce|little|no) water\b|\bmanque d(?:e l)?.eau\b|\bmaji ni (?:shida|machache|haba)\b|\bfalta de água\b`, "", func(n *notes, _ string, _ []string) {
			n.change("teach1", always("Water is precious here: one measured cup a team, caught in a tin and used again. Nobody drinks it."), "scarce water")
		}),
		rule(`\b(flood|rainy season|rains? (start|begin|come)|heavy rain|harmattan|haze|cyclone|storm|saison des pluies|msimu wa mvua|masika|estação das chuvas)`, "", func(n *notes, part string, _ []string) {
			n.indoors = true
			n.change("try", always("You wrote "+quote(part)+". If the weather stops you, test under a roof or with figures from the board."), "the weather")
		}),
		rule(`\b(exam(?:s|ination)?(?: year)?|BECE|KCPE|KCSE|WASSCE|WAEC|NECO|PLE|UCE|UACE|GCE|CSEE|ZIMSEC|MSCE|matric|baccalaur[eé]at|national test|examen|mtihani|exame)\b`, "", func(n *notes, _ string, found []string) {
			name := found[1]
			if strings.ToLower(name) == name {
				name = "the examination"
			} else {
				name = "the " + strings.TrimSpace(name)
			}
			n.change("show", func(c class) string {
				if exam := c.exam(); exam != "" && name == "the examination" {
					name = "the " + exam
				}
				return "Do the quiz as in " + name + ": alone, full sentences, units with numbers. Mark it together."
			}, strings.TrimPrefix(name, "the ")+" practice")
		}),
		rule(`\b((?:school |community |parents'? |parents’ |science |market |sports? )?(?:open day|meeting|assembly|committee|exhibition|fair|visiting day|prize[- ]giving|speech day))\b`, "", func(n *notes, part string, found []string) {
			n.event = strings.ToLower(found[1])
			n.change("show", always("This is the rehearsal for the "+n.event+" ("+quote(part)+"). Choose which teams show there, and what visitors should remember."), "the "+n.event)
		}),
		rule(`\b(deuil|orphelin|yatima|msiba|lost (?:their |a )?(?:homes?|parents?|famil)|orphan|sensitive|grief|death|suicide|abuse|violence|poverty|poor families|HIV|stigma)|\bbe careful\b`, "", func(n *notes, part string, _ []string) {
			n.change("meet", always("You wrote "+quote(part)+". Nobody has to speak about their own home, family or loss; use made-up people, and stay near a learner who goes quiet."), "care with what may hurt")
		}),
		rule(`\b(fear|afraid|shy|ashamed|nervous)\b`, "", func(n *notes, part string, _ []string) {
			n.change("try", always("You wrote "+quote(part)+". Say: a wrong prediction with a reason is worth as much as a right one."), "fear of being wrong")
		}),
		rule(`\b(?:many|most|some|learners?|students?|pupils?|children|people|they)\s+(?:[\w']+\s+){0,2}?(believe|think|confuse|mix up|say that|have heard|ask|memori[sz]e|wonder)\b`, "", func(n *notes, part string, _ []string) {
			n.change("meet", always("Take up what you wrote: "+quote(part)+". Learners show with thumbs what they think; count, and ask again in the last lesson."), "what learners think or ask")
		}),
		rule(`\baged?\s+\d+\s*(?:to|-|–)\s*\d+\b|\bmixed ages?\b|\bover-?age\b`, "", func(n *notes, _ string, _ []string) {
			n.change("ideas", always("Mix ages in each team; older learners get responsible jobs, never easier words."), "mixed ages")
		}),
		rule(`\b(deaf|sourde?s?|viziwi|kiziwi|surdos?|hard of hearing|hearing (?:aid|impair\w*))\b`, "", func(n *notes, _ string, found []string) {
			n.needs = append(n.needs, "a learner who is deaf or hears little")
			n.change("teach1", always("Face the class when you speak, show each instruction with hands, and write the key words first: {words}. A partner points to who is speaking."), strings.ToLower(found[1]))
		}),
		rule(`\b(blind|aveugles?|malvoyante?s?|vipofu|kipofu|cegos?|low vision|visual(?:ly)? impair\w*)\b`, "", func(n *notes, _ string, found []string) {
			n.needs = append(n.needs, "a learner who sees little")
			n.change("teach1", always("Say aloud all that you write or show, let things be felt before they are used, and give a seat near the board and out of the sun."), strings.ToLower(found[1]))
		}),
		rule(`\b(wheelchair|crutches|limited mobility|physical(?:ly)? (?:disab|challeng)\w*|disab\w+|handicap\w*|fauteuil roulant|walemavu|mlemavu|deficiência)\b`, "", func(n *notes, _ string, found []string) {
			n.needs = append(n.needs, "a learner who moves with difficulty")
			n.change("try", always("Bring the test to the learner who cannot move easily, and let that learner keep time and data."), strings.ToLower(found[1]))
		}),
		rule(`\b(?:please\s+)?(?:do not|don'?t|avoid|never|must not|no need to|usitumie|msitumie|évitez|ne pas|evite)\b`, `\b(do not|don'?t|cannot) (have|speak|read|know|understand)\b|\bnever (used|touched|seen)\b`, func(n *notes, part string, _ []string) {
			n.change("meet", always("Your rule for these lessons: "+quote(trimLead(part))+". Tell it to the class."), "your rule")
		}),
		rule(`\b(?:cannot|can'?t|unable to) (?:travel|visit|go there)\b`, "", func(n *notes, part string, _ []string) {
			n.change("meet", always("You wrote "+quote(part)+". Bring the place into the class: a plan drawn on the ground, and its words and things in the tasks."), "no travel")
		}),
		rule(`^(?:please\s+)?(?:include|add|focus|emphasi[sz]e|make sure|use|link|i want|we want|i would like|tafadhali)\b`, `\bproduct\b`, func(n *notes, part string, _ []string) {
			n.change("teach1", always("Your wish: "+quote(part)+". Keep to it in every example."), "your wish")
		}),
		rule(`\b(kwa kiswahili|in kiswahili|in swahili|en français|in french)\b`, "", func(n *notes, _ string, found []string) {
			language := "Kiswahili"
			if strings.Contains(strings.ToLower(found[1]), "fr") {
				language = "French"
			}
			n.change("practice", always("Learners speak and write "+language+" in all examples and games: {words}."), "learners' work in "+language)
		}),
	}
}
