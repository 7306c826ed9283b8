package planner

import (
	"slices"
	"strings"
	"testing"

	"somo/app/lesson"
)

func TestNotesInOtherWordsAreReadToo(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ text, used, step string }{
		{"Les enfants parlent wolof à la maison.", "Wolof at home", "in Wolof?"},
		{"Wengi huchanganya li na ta.", "the mistake that many make", "look for this mistake"},
		{"Hakuna maabara.", "no laboratory", "Without a laboratory"},
		{"Students say a lever makes energy.", "what learners think or ask", ""},
		{"They make mistakes with the fulcrum.", "what is hard for them", "Many find the fulcrum hard"},
		{"They name the parts but cannot say their work.", "what is hard for them", "Many do not yet say their work. In each lesson every learner does it once"},
		{"They can differentiate but cannot form the equation from words.", "what is hard for them", "Many do not yet form the equation from words. In each lesson every learner does it once"},
		{"Many cannot draw a force.", "what is hard for them", "Many do not yet draw a force"},
		{"They always leave out the unit in their answers.", "the mistake that many make", "learners underline the unit; where it is missing"},
		{"There are carpenters across the road.", "a carpenter near the school", "Near the school works a carpenter"},
		{"One photocopied page each at most.", "one copied page each", "On the one page that each learner may have"},
		{"Most have family working in Johannesburg.", "families from here", "Nobody tells of the own family"},
		{"Only the teacher has a dictionary.", "no books", "No book is needed"},
		{"Need a way for private questions.", "private questions", "puts a folded slip into a box"},
		{"English is new for them.", "a language that is new to learners", ""},
		{"Please do not shame children who come dirty.", "nobody is put to shame", "We speak kindly to everybody"},
		{"A few learners do not want to touch it.", "nobody has to touch it", "Touching is free"},
		{"The clinic nurse can come for 15 minutes.", "the visit of the nurse", "What do you do first each day"},
		{"They think no force is needed at the fulcrum.", "what learners think or ask", ""},
		{"Their arrows point away from the load.", "what you see learners do", "the arrows point away from the load"},
		{"40 pupils, Mandinka, Fula and Serahule.", "Fula and Serahule at home", ""},
		{"Christian, Muslim and a few traditional families.", "rules of faith", "every family's faith allows"},
		{"Some walk 6 km and come tired.", "learners who come tired", "begin sitting and talking"},
		{"Pensam que a alavanca cria energia.", "what learners think or ask", ""},
		{"Mmoja haoni vizuri ubaoni.", "help with seeing", ""},
		{"The committee gives 300 emalangeni at most.", "at most 300 emalangeni", "Cost rule: 300 emalangeni"},
		{"They learnt science in Kiswahili in primary so English terms are hard.", "Kiswahili", "each key word in English and in Kiswahili"},
		{"One 40 minute period a week.", "one lesson a week", "two learners retell the last one"},
		{"Stones, sticks, a few ropes, no pulley and no scale.", "your sticks and ropes", ""},
		{"Students cram the definitions.", "what is hard for them", "Many do not yet say what they learn in their own words, with an example"},
		{"Learners want to earn money.", "the wish to earn", "what one piece costs"},
		{"I want real prices.", "real prices", "cost in a shop here"},
		{"Three learners share one desk.", "shared desks", "one small team"},
		{"Five students share one textbook.", "one book for 5", "one reads aloud, one finds the line, one writes"},
		{"Three textbooks only.", "your 3 books", "With only 3 books nobody needs one"},
		{"They blame one another.", "fairness to all", "Nobody is blamed"},
		{"Talk can become heated.", "a calm talk", "So that talk stays calm"},
		{"A few boys never speak in class.", "learners who rarely speak", "goes step by step"},
		{"One girl must not run.", "nobody has to run", "Nobody runs"},
		{"Let each stand up and say if their grandfather was a fighter.", "your wish in a safe form", "nobody tells or plays what harmed real people"},
		{"I want them to guess the password of the head.", "no real password", "nobody guesses a real password"},
		{"Please no handling of chemicals.", "your rule", "No handling of chemicals"},
		{"The internet is down most days.", "no internet", "No step of this plan needs the internet"},
		{"One metre rule.", "one metre rule", "stays at one table"},
		{"They say 'two mans'.", "the mistake that many make", `made-up pupil wrote it: "two mans"`},
		{"Most say \"in the table\" for \"on the table\".", "the mistake that many make", `Pairs mend it ("on the table")`},
		{"They write one long sentence.", "the mistake that many make", "look for this mistake"},
		{"Pupils can say the colours but not what they mean.", "what is hard for them", "Many do not yet say what they mean"},
		{"It is very cold, so we stay inside.", "work inside", "We stay inside"},
		{"We have a small programme for parents.", "the programme for parents", "Rehearse for the programme for parents"},
		{"Parents come to school on a Friday.", "the visit of parents", "Rehearse for the visit of parents"},
		{"We want a small show for Flag Day.", "the show for Flag Day", "Rehearse for the show for Flag Day"},
		{"A basket maker agreed to come for one hour.", "the visit of the basket maker", "three questions"},
		{"12 history books.", "your 12 books", "With 12 copies"},
		{"One atlas for seven pupils.", "one book for 7", "one reads aloud"},
		{"There is no textbook on this.", "no books", "No book is needed"},
		{"It is a fasting season, so no meat, milk or eggs in the examples.", "left out on purpose: meat, milk or eggs", ""},
		{"Nobody should be asked to say what he or she believes.", "your rule", "Nobody should be asked"},
		{"We can walk near the school.", "a walk near the school", "Take a short walk"},
		{"Most learners have a phone with a stopwatch.", "phones that learners bring", "cameras and clocks"},
		{"Kpelle, Mano and Lorma families.", "several groups", "Examples come from each group"},
		{"I want learners to speak to the village head and the bicycle taxi riders.", "talks with the village head and the bicycle taxi riders", "Teams really speak to the village head"},
		{"Many add the same number to both sides instead of multiplying.", "the mistake that many make", "look for this mistake"},
		{"Most speak Setswana, a few speak Shiyeyi.", "Setswana and Shiyeyi at home", "in Setswana and Shiyeyi?"},
		{"Learners mix up r and l.", "sounds that are mixed up", "Say words with r and words with l"},
		{"Learners mix up x and y when they plot.", "what learners mix up", "the answer to one is x, to the other y"},
		{"Learners read stage directions aloud as dialogue.", "the mistake that many make", "read stage directions aloud as dialogue"},
		{"They write 3,000,040 as 300040.", "the mistake that many make", "A made-up pupil wrote the second for the first"},
		{"They write 'there' for 'their'.", "the mistake that many make", `"there", where "their" is meant`},
		{"We would like something to read to Standard 3 at the end.", "work for Standard 3", "Teams now read their work to Standard 3"},
		{"A councillor may visit but it is not certain.", "the visit of the councillor", "three questions"},
		{"Rubbish is heaped beside the market and students do not know who should act.", "your note (rubbish is heaped beside the market)", "Rubbish is heaped beside the market."},
		{"Keep party politics out.", "neutrality", "Stay neutral"},
		{"Learners hear that health teams brought the disease.", "what learners think or ask", ""},
		{"Learners copy notes but never ask questions.", "learners who do not ask", "What happens if"},
		{"Students cannot walk outside the town for security.", "work inside the fence", "inside the fence"},
		{"Some think fire, cars and the river are alive.", "what learners think or ask", ""},
		{"One boy cannot walk.", "cannot walk", "everybody reaches"},
		{"The cooperative near the school makes soap that does not sell.", "the case from your place", "Tell of our place: The cooperative"},
		{"EGCSE next year.", "the examination ahead", "An examination is ahead"},
		{"Some fear demolition.", "care for what may hurt", "Nobody has to speak about their own home"},
	} {
		wantNoteUsed(t, test.text, test.used, test.step)
	}
}

func TestWordsThatOnlyLookLikeNotesAreNone(t *testing.T) {
	t.Parallel()
	for text, not := range map[string]string{
		"Please keep it fair.":                                "the fair",
		"SHS 1, Cape Coast, Ghana.":                           "the coast",
		"They say that motorbikes are alive.":                 "the motorbikes",
		"Ajue kundi lake la damu.":                            "the lake",
		"Many cannot read a graph.":                           "do not read yet",
		"We rule lines, no graph books.":                      "no books",
		"They think that a virus makes people sick.":          "in private",
		"A snake came and some are still afraid.":             "fear of being wrong",
		"I have just three 40-minute periods.":                "the things you have",
		"There is little grass, and chicks die in the rains.": "the things you have",
		"Rain comes late this year.":                          "come late",
		"Girls fetch water after school.":                     "scarce water",
		"No cooking room.":                                    "your rule",
		"The scheme only says 'Animals'.":                     "mistake",
		"7 Bibles in French.":                                 "learners' work",
		"A family next to the school keeps 6 goats.":          "the goats",
		"We have maize bran and manure.":                      "the maize",
		"Some learners fish with mosquito nets.":              "the work of people here",
	} {
		n := testNotes(t, text)
		if slices.ContainsFunc(n.used, func(used string) bool { return strings.Contains(used, not) }) || n.anchor == not {
			t.Errorf("%q was read as %q, with %q nearby", text, n.used, n.anchor)
		}
	}
	for text, place := range map[string]string{
		"Form 4 Commerce, Maun, Botswana.":               "Maun",
		"Form 3, Epworth near Harare, Zimbabwe.":         "Epworth",
		"AS Level, Rundu, Kavango East, Namibia.":        "Rundu",
		"5th year of humanities, Bukavu, DR Congo.":      "Bukavu",
		"P3, Lira, northern Uganda. 85 pupils, 12 mats.": "Lira",
	} {
		if n := testNotes(t, text); n.place != place || len(n.told) > 0 {
			t.Errorf("%q: the place is %q, and %q is left", text, n.place, n.told)
		}
	}
}

func TestATaskForOneCountryIsChosenThereOnly(t *testing.T) {
	t.Parallel()
	request := lesson.Request{Subject: "history", Topic: "The amalgamation of Nigeria in 1914", GradeLevel: "Grade 9", AdditionalInfo: "JSS 3, Jos, Nigeria."}
	plan := planFor(t, request)
	if said := mustJSON(t, plan); !strings.Contains(plan.DrivingQuestion, "1914") || !strings.Contains(said, "malgamation") {
		t.Errorf("the plan is not about 1914: %s", plan.DrivingQuestion)
	}
	request.AdditionalInfo = ""
	if plan := planFor(t, request); !strings.Contains(plan.DrivingQuestion, "1914") {
		t.Errorf("the country that the topic names does not count: %s", plan.DrivingQuestion)
	}
	request.Topic, request.AdditionalInfo = "The treaty of Douala and the partition of Africa", "Form 3, Douala, Cameroon."
	if said := mustJSON(t, planFor(t, request)); !strings.Contains(said, "Hewett") {
		t.Error("a plan for Cameroon lacks the task for Cameroon")
	}
	request.AdditionalInfo = "Form 3, Nyeri, Kenya."
	request.Topic = "The partition of Africa"
	if said := mustJSON(t, planFor(t, request)); strings.Contains(said, "Hewett") {
		t.Error("a plan for Kenya has the task for Cameroon")
	}
	request.Topic, request.AdditionalInfo = "Colonial rule", "Form 3, Nyeri, Kenya."
	if said := mustJSON(t, planFor(t, request)); strings.Contains(said, "1914 joined") || strings.Contains(said, "amalgamation") {
		t.Error("a plan for Kenya has the task for Nigeria")
	}
}

func TestTopicsFarTooEarlyBeginBelow(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ subject, topic, grade, as string }{
		{"mathematics", "Simultaneous equations", "Grade 4", "Order of operations"},
		{"english", "Writing a composition of two paragraphs: My family", "Kindergarten", "Vocabulary"},
		{"mathematics", "Les nombres de 1 à 5 : compter et comparer", "Kindergarten", "Counting"},
	} {
		if plan := planFor(t, lesson.Request{Subject: test.subject, Topic: test.topic, GradeLevel: test.grade}); !strings.Contains(plan.Overview, test.as) {
			t.Errorf("%s in %s begins elsewhere: %s", test.topic, test.grade, plan.Overview)
		}
	}
}
