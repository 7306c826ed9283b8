package planner

import (
	"slices"
	"strings"
	"testing"

	"somo/app/lesson"
)

func TestWhatIsToldOfThePlaceIsAnExample(t *testing.T) {
	t.Parallel()
	for text, here := range map[string]string{
		"Many families weave baskets.":                                           "weaving baskets",
		"Many weave straw baskets with their mothers and mix dye.":               "weaving straw baskets and mixing dye",
		"Some parents pole mokoro for tourists or weave baskets.":                "poling mokoro for tourists or weaving baskets",
		"Many know women who sell phane, airtime and fat cakes by the bus rank.": "selling phane, airtime and fat cakes by the bus rank",
		"Many wash boda bodas after school.":                                     "washing boda bodas",
		"Parents are fishing dagaa, drying them on racks.":                       "fishing dagaa",
		"Women make grass mats and men carve wooden spoons for tourists.":        "making grass mats",
		"The bricklayers use a rope with knots.":                                 "a rope with knots that bricklayers use",
		"Many fathers are guides and porters.":                                   "the work of guides and porters",
		"Les parents cultivent le café et l'avocat.":                             "growing café et avocat",
		"Watu wengi wanalima mboga.":                                             "growing mboga",
		"Muitas mães vendem caju torrado.":                                       "selling caju torrado",
		"Wazazi ni wavuvi na mafundi wa jahazi.":                                 "the work of wavuvi na mafundi wa jahazi",
		"Old town, dhows and donkeys around us.":                                 "the old town, dhows and donkeys",
		"Small tree nursery behind the school.":                                  "the small tree nursery",
		"Canoes and oxen carts everywhere.":                                      "the canoes and oxen carts",
		"P6, near Queen Elizabeth park.":                                         "Queen Elizabeth park",
		"It is clove season.":                                                    "the clove season",
		"They know Bassa songs and Liberian English sayings.":                    "the Bassa songs and Liberian English sayings they know",
		"Everybody knows a counting song.":                                       "the counting song they know",
		"Grandmothers tell stories of the tortoise.":                             "the stories of the tortoise they know",
		"Most walk or come by taxi.":                                             "the way to school on foot or by taxi",
		"They mix up area and perimeter.":                                        "",
		"Pupils mix Swahili time and English time.":                              "",
		"They make many mistakes in tenses.":                                     "",
		"Many families make charcoal or burn land to farm.":                      "",
		"Malaria is common here.":                                                "",
		"Some parents lost work at the mine.":                                    "",
		"Learners work in groups and help each other.":                           "",
		"Their mothers sell beer.":                                               "",
		"Plenty of rubbish behind the school.":                                   "",
		"It is the dry season.":                                                  "",
		"Two boys drowned near the school.":                                      "",
		"Many walk two hours because they live far away.":                        "",
	} {
		n := testNotes(t, text)
		if got := strings.Join(n.here, "; "); got != here {
			t.Errorf("%q: an example is %q, want %q", text, got, here)
		}
	}
}

func TestExamplesFromThePlaceSuitTheSubject(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ subject, topic, grade, notes, says string }{
		{"mathematics", "Ratio and proportion", "Grade 7", "Many weave baskets.", "Pairs make one task about weaving baskets"},
		{"english", "Direct and reported speech", "Grade 6", "Many weave baskets.", "Pairs say two sentences about weaving baskets"},
		{"literature", "Figures of speech in poetry", "Grade 10", "They know Bassa songs.", "find in it what we learned"},
		{"elementary-science", "Food chains and food webs", "Grade 6", "Elephants spoil gardens.", "Think of the elephants: pairs"},
		{"mathematics", "Counting objects 1 to 10", "Kindergarten", "One song everybody knows.", "Think of the song they know.\" Children"},
		{"biology", "HIV and AIDS", "Grade 9", "Many mothers sell fish.", ""},
	} {
		steps := allSteps(planFor(t, lesson.Request{Subject: test.subject, Topic: test.topic, GradeLevel: test.grade, AdditionalInfo: test.notes}))
		if test.says == "" && strings.Contains(steps, "one thing there that our lesson explains") || !strings.Contains(steps, test.says) {
			t.Errorf("%s with %q: no step says %q", test.topic, test.notes, test.says)
		}
	}
}

func TestLanguagesAreReadWithoutAVerb(t *testing.T) {
	t.Parallel()
	for text, want := range map[string][]string{
		"33 children, Sesotho and a few isiXhosa.":                {"Sesotho", "isiXhosa"},
		"49 learners, mostly Maasai, near the Mara.":              {"Maasai"},
		"66 élèves, diola et wolof à la maison.":                  {"Diola", "Wolof"},
		"62 élèves, tamasheq et haoussa.":                         {"Tamasheq", "Haoussa"},
		"78 alunos, emakhuwa em casa.":                            {"Emakhuwa"},
		"Kisambaa nyumbani.":                                      {"Kisambaa"},
		"Mandinka is the main home language.":                     {"Mandinka"},
		"They explain to each other in Sidaamu Afoo and Amharic.": {"Sidaamu Afoo", "Amharic"},
		"Science is taught in English but they think in Arabic.":  {"Arabic"},
		"They use Krio.":                                          {"Krio"},
		"63 pupils, Temne and Krio.":                              {"Temne", "Krio"},
		"Musa and Juma help me.":                                  nil,
		"Kilimo, darasa la 7.":                                    nil,
		"Beaucoup de travail à la maison.":                        nil,
	} {
		if n := testNotes(t, text); !slices.Equal(n.homeLanguages, want) {
			t.Errorf("%q: languages are %q, want %q", text, n.homeLanguages, want)
		}
	}
}

func TestThingsOfTheClassServeOrAreRead(t *testing.T) {
	t.Parallel()
	for text, thing := range map[string]string{
		"Clear plastic jars can be found.":                           "clear plastic jars",
		"Children can bring stones and palm kernels.":                "palm kernels",
		"Old keyboards, a dead printer and flash disks we can open.": "keyboards",
		"Jerrycans, basins, stones, papyrus, tins.":                  "papyrus",
		"Nous avons des citrons et du savon.":                        "lemons",
	} {
		n := testNotes(t, text)
		if !slices.ContainsFunc(n.things, func(known string) bool { return strings.EqualFold(known, thing) }) {
			t.Errorf("%q: things are %q, want %q", text, n.things, thing)
		}
		if len(n.told) > 0 {
			t.Errorf("%q: %q is left over", text, n.told)
		}
	}
}

func TestRemarksOnTheClassChangeAStep(t *testing.T) {
	t.Parallel()
	for text, used := range map[string]string{
		"Some typed before, many never.":                    "some know it, some do not",
		"Some learners laugh, others are silent.":           "learners who laugh or are silent",
		"Many live with grandmothers.":                      "learners who live with others",
		"No fume cupboard, windows do not open well.":       "little fresh air in the room",
		"I worry about breeding mosquitoes in the room.":    "your worry (breeding mosquitoes in the room)",
		"Photocopier has no toner.":                         "nothing printed",
		"Internet only in the office.":                      "no internet",
		"Vitabu vya kiada ni 11.":                           "your 11 books",
		"Best speeches go to the sub-county education day.": "the sub-county education day",
		"Community health worker visits Thursday.":          "the visit of the health worker on Thursday",
		"Seven read below Grade 2 level.":                   "learners who do not read yet",
	} {
		if n := testNotes(t, text); !slices.Contains(n.used, used) || len(n.told) > 0 {
			t.Errorf("%q: read as %q with %q left over, want %q", text, n.used, n.told, used)
		}
	}
}
