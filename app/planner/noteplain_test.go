package planner

import (
	"strings"
	"testing"

	"somo/app/lesson"
)

// What teachers write in a few plain words changes a step, and nothing is read into it that it does not say.
func TestPlainRemarksAreReadAsTheyAreMeant(t *testing.T) {
	t.Parallel()
	for _, test := range []remarkTest{
		{"chemistry", "The periodic table", "Grade 10", "They recite the first twenty elements but see no pattern.", "see a pattern", "decide yourself"},
		{"chemistry", "The periodic table", "Grade 10", "No wall chart.", "no wall chart: not needed here", "decide yourself"},
		{"ict", "Parts of a computer", "Grade 5", "One broken desktop that we may open.", "Before class you alone open the broken desktop", "Tell of our place"},
		{"physics", "Archimedes' principle", "Grade 9", "Some parents build boats, but we may not go to the lake.", `On the board as our rule: "We may not go to the lake"`, "family or loss"},
		{"elementary-science", "Soil types", "Grade 4", "The school has no garden.", "no garden", "read our own case again"},
		{"biology", "The human heart", "Grade 10", "Butcher can give us one goat heart.", "you alone cut it", "decide yourself"},
		{"agriculture", "Poultry keeping", "Grade 8", "Newcastle disease killed many last year.", "Newcastle", "decide yourself"},
		{"social-studies", "Democracy and elections", "Grade 5", "Class monitors are chosen by the teacher now.", "", "For the choice of class monitors"},
		{"english", "Debate", "Grade 9", "Same five students always speak. The hall is free only on Thursday.", "this test is on Thursday, in the hall", "decide yourself"},
		{"elementary-science", "Light and shadows", "Grade 5", "Class ends at noon because of heat.", "class ends at noon", "decide yourself"},
		{"ict", "Algorithms and flowcharts", "Grade 8", "Ghost town on Mondays, so we have no class that day. Students like cooking.", "No lesson falls on a Monday", "food allergies"},
		{"mathematics", "Simultaneous equations", "Grade 9", "Many get lost with negative signs. One period is double.", "negative signs", "1 lesson"},
		{"history", "The Kingdom of Buganda", "Grade 7", "No books except mine.", "no books", "Also at hand, to show where it helps: mine"},
		{"elementary-science", "Simple machines", "Grade 6", "One spring balance, broken.", "", "Think of the spring"},
		{"business", "Entrepreneurship", "Grade 8", "Learners want to sell snacks at break but the head does not allow selling.", "Selling is not allowed here", "Think of selling snacks"},
		{"english", "Writing a newspaper report", "Grade 6", "There was a big storm in March that took off the roof of Grade 4.", "Tell of our place: There was a big storm", "If the weather stops you"},
		{"literature", "Poetry: metaphor and simile", "Grade 11", "Highlife songs are popular.", "highlife songs", "decide yourself"},
		{"islamic-religious-education", "Zakat", "Grade 5", "The mosque is next to the school.", "the mosque", "decide yourself"},
		{"agriculture", "Storing maize after harvest", "Grade 7", "No chemicals in school please. Harvest is next month.", `On the board as our rule: "No chemicals"`, "one example from there"},
		{"elementary-science", "Animals and where they live", "Grade 3", "We must stay inside the school fence because of elephants. There are trees, ant hills and a small garden.", "happens inside the fence", "Think of the hills"},
		{"mathematics", "Linear programming", "Grade 11", "One sheet of graph paper for four students. They shade the wrong side of the line and ask where this is used in life.", "one sheet of graph paper for 4", "decide yourself"},
		{"physics", "Electricity at home", "Grade 9", "No test meter.", "no test meter", "no written test"},
		{"biology", "Enzymes", "Grade 11", "No water bath.", "no water bath", "Water is precious"},
		{"ict", "Fake news", "Grade 8", "They see WhatsApp messages on family phones and believe them. Please do not use politics.", "neutrality", "decide yourself"},
		{"history", "Apartheid", "Grade 9", "Keep it respectful for everyone.", "respect in class", "decide yourself"},
		{"business", "The cash book", "Grade 10", "Many parents sell things and keep no records.", "selling things", "keeping no records"},
		{"creative-arts", "Masks", "Grade 5", "Some parents do not like masks for religious reasons.", "another work with the same task", "decide yourself"},
		{"christian-religious-education", "The Good Samaritan", "Grade 6", "They like drama.", "acts one scene of today", "one example of what they like"},
		{"social-studies", "Democracy", "Grade 7", "We choose class prefects next month.", "the choice of class prefects", "decide yourself"},
		{"mathematics", "Telling the time", "Grade 3", "At home they count the hours from sunrise, so 7 o'clock is one.", "At home we count the hours", "At home they"},
		{"mathematics", "Speed, distance and time", "Grade 7", "Football ground is free in the morning.", "Put this test in the morning, when the football ground is free", "decide yourself"},
		{"physics", "Echoes", "Grade 8", "Other classes are writing tests in the mornings, so noise is a problem.", "Loud sounds are made at a time that next door agrees to", "nobody claps"},
		{"biology", "The human heart", "Grade 8", "They have not learned about cells yet.", "New to them: cells.", "decide yourself"},
		{"ict", "Email", "Grade 8", "No student has an email address.", "Nobody needs an email address of their own", "decide yourself"},
		{"history", "Heroes", "Grade 7", "One history textbook for two learners. Some families lost people, so please take care.", "care for what may hurt", "for you alone"},
		{"business", "Inflation", "Grade 12", "Students learn definitions by heart.", "what is hard for them", "decide yourself"},
		{"geography", "Volcanoes", "Grade 8", "Many believe the mountain spirit is angry.", "", "Read out: \"The mountain spirit"},
		{"biology", "Photosynthesis", "Grade 11", "We have some iodine, methylated spirit and a few beakers.", "", "speaks of a curse"},
		{"social-studies", "My family", "Grade 2", "Many parents work in South Africa. Children speak Sesotho.", "Sesotho at home", "South at school"},
		{"french", "Mes loisirs", "Grade 7", "57 beginners. I am not very sure of my own pronunciation.", "help with pronunciation", "decide yourself"},
		{"english", "Punctuation", "Grade 5", "Rain on the zinc roof is loud in the afternoon.", "rain on the roof", "decide yourself"},
		{"history", "Shaka and the Mfecane", "Grade 8", "They only know Shaka from films.", "what films show", "decide yourself"},
		{"biology", "Plant and animal cells", "Grade 8", "One microscope. Onions are available.", "", "Also at hand, to show where it helps: onions"},
		{"english", "Digraphs: sh, ch and th", "Grade 2", "They say t for th.", "Say words with t and words with th by turns", "T for th"},
		{"geography", "Population pyramids", "Grade 10", "No internet; data must be given.", "write them on the board before learners begin", "decide yourself"},
		{"social-studies", "Road safety", "Grade 2", "A pupil was knocked down last year.", "care for what may hurt", "for you alone"},
		{"health", "Healthy food", "Grade 6", "It is the hungry season.", "", "Think of the hungry season"},
		{"health", "Healthy food", "Grade 6", "Two children cannot eat groundnuts.", "care for an allergy", "for you alone"},
	} {
		test.check(t, "45 learners. ")
	}
}

// remarkTest is a remark with what a plan then says, and what it does not.
type remarkTest struct{ subject, topic, grade, told, does, not string }

// check plans with the remark behind what leads it in.
func (test remarkTest) check(t *testing.T, lead string) {
	t.Helper()
	plan := planFor(t, lesson.Request{Subject: test.subject, Topic: test.topic, GradeLevel: test.grade, AdditionalInfo: lead + test.told})
	said := plan.Overview + "\n" + allSteps(plan)
	if !strings.Contains(said, test.does) {
		t.Errorf("%q: nothing says %q: %s", test.told, test.does, plan.Overview)
	}
	if strings.Contains(said, test.not) {
		t.Errorf("%q: the plan says %q: %s", test.told, test.not, plan.Overview)
	}
}
