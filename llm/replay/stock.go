package replay

import "strings"

// passage is what can be written for one section: whole sentences for long texts, and lists for the members that have a
// shape of their own, by the member's plain name.
type passage struct {
	sentences []string
	lists     map[string][]string
	tails     []string
}

// stock is a passage for each section.
type stock map[string]passage

func (s stock) of(section string) passage {
	if found, ok := s[section]; ok {
		return found
	}
	return s["core"]
}

var tails = []string{" for our own class", " with things that we have at hand", " so that everybody can take part", " and that we can show to our families"}

// anySection are lists for members that every section may have.
var anySection = map[string][]string{
	"check": {
		"Every group can show its notes and say in one sentence what they mean.",
		"Ask one learner of each group to explain the last decision and its reason.",
		"Each learner writes one sentence about {topic} that was new to them.",
		"Walk around and see whether every member of the group has something to do.",
		"Two groups compare their work and name one difference that matters.",
	},
	"support": {
		"Give the first words of the sentence and let learners finish it.",
		"Let learners draw first and add words together with a partner.",
		"Work through one example with a small group before it begins alone.",
		"Write the five words of {topic} that matter most on the board, each with a drawing.",
		"Let learners speak in the language of their home before they write.",
	},
}

// phaseWords are words without order, for thoughts that go nowhere.
var phaseWords = strings.Fields("garden water soil plan group question river market learner paper build test show talk measure draw seed tool story school idea change look listen")

// lessons is good text, in English.
var lessons = stock{
	"core": {
		sentences: []string{
			"In this project the learners study {topic} in the place where they live and make something that people around the school can use.",
			"They work in groups of five with clear roles, so that everybody speaks, writes and builds.",
			"They begin with what they already know, listen to people who deal with {topic} every day, and choose one need that they can do something about.",
			"Every group keeps its notes, drawings and measurements in one notebook, which is also what the teacher looks at.",
			"All materials come from the school, from home or from the market, and nothing has to be bought that a family would miss.",
			"At the end each group shows its work to another class and says what it learned and what it would change.",
		},
		lists: map[string][]string{
			"drivingquestion": {
				"How can {topic} help us to make life easier for people near our school?",
				"What can our class make so that our neighbours understand {topic}?",
				"Which small change can we make now that we understand {topic}?",
			},
			"learningobjectives": {
				"Explain the main ideas of {topic} in one's own words, with an example from home or school.",
				"Ask people three good questions about {topic} and sort their answers into a table.",
				"Measure or count carefully at least twice and say how sure the result is.",
				"Plan and make a simple model or product together and give a reason for every choice.",
				"Present the result clearly to an audience and answer questions about it.",
			},
		},
		tails: tails,
	},
	"empathize": {
		sentences: []string{
			"Ask the class where they meet {topic} on an ordinary day and write their words on the board without correcting them.",
			"Each group prepares four open questions and tries them out on another group first.",
			"The learners talk with two people outside the class, such as a cook, a trader or an older relative, and note what they hear in the person's own words.",
			"Back in the classroom every group draws a person in the middle of a sheet and puts around it what that person says, does, needs and worries about.",
			"One learner of each group reads out the sentence that surprised them most, and the class looks for things that several people said.",
			"Close by asking everybody to finish the sentence: I did not know that.",
		},
		lists: map[string][]string{
			"title":     {"Listening to people who know", "What people around us say", "Walking, asking and listening"},
			"materials": {"notebooks and pencils", "one large sheet of paper a group", "chalk and the board", "question cards cut from old paper"},
			"steps": {
				"Collect on the board what the class already knows.", "Write four open questions in each group and try them out.",
				"Talk with two people and note their own words.", "Draw the person and put needs and worries around the picture.",
				"Share the most surprising sentence with the class.",
			},
		},
		tails: tails,
	},
	"define": {
		sentences: []string{
			"The groups lay out their notes and put those that belong together into heaps, then give every heap a name.",
			"Each group chooses one need that is real, that matters to somebody they met, and that a class can do something about.",
			"They write it as one sentence: a person needs something, because of something that we found out about {topic}.",
			"Two groups exchange their sentences and ask each other: who says so, and how do you know?",
			"The teacher explains the one idea of {topic} that the need depends on, with an example on the board, and the learners add it to their sentence.",
			"Every group ends with a list of three things that a good answer has to do.",
		},
		lists: map[string][]string{
			"title":     {"One need, one sentence", "Choosing the problem that matters", "From many notes to one question"},
			"materials": {"the notes of the first activity", "small pieces of paper", "string or tape to hang up the sentences", "chalk and the board"},
			"steps": {
				"Sort the notes into heaps and name each heap.", "Choose one need that the group can do something about.",
				"Write the need as one sentence with a reason.", "Exchange sentences with another group and ask how they know.",
				"List three things that a good answer has to do.",
			},
		},
		tails: tails,
	},
	"ideate": {
		sentences: []string{
			"Everybody works alone at first and draws at least three ideas, also strange ones, each on its own piece of paper.",
			"In the group the learners show their drawings one after the other, and nobody says no: they only ask what it would do.",
			"They put two ideas together and see whether something better comes out.",
			"Then they judge the ideas against their list: does it help the person, can we make it with what we have, and does it use what we know about {topic}?",
			"Each group chooses one idea and draws it large, with names for the parts and an arrow to the part where {topic} matters.",
			"The groups hang up their drawings, walk around and leave one question and one word of praise at each.",
		},
		lists: map[string][]string{
			"title":     {"Many ideas before the best one", "Drawing what could help", "Put two ideas together"},
			"materials": {"used paper with one clean side", "pencils and crayons", "small stones for voting", "the sentences from the activity before"},
			"steps": {
				"Draw three ideas alone, each on its own paper.", "Show them in the group and only ask questions.",
				"Put two ideas together into a new one.", "Judge the ideas against the list and choose one.",
				"Draw the chosen idea large and name its parts.",
			},
		},
		tails: tails,
	},
	"prototype": {
		sentences: []string{
			"Every group plans before it builds: who does what, in which order, and with which materials.",
			"They make a first version from cardboard, string, clay, leaves and clean waste, large enough that others can see how it works.",
			"While they build, one learner notes each decision and the reason for it, using the words of {topic}.",
			"After half of the time the groups stop, look at each other's work and name one thing that could fail.",
			"They repair or change that part and write down what they changed.",
			"At the end the place is tidied up, and what is left over goes back into the box for the next class.",
		},
		lists: map[string][]string{
			"title":     {"Building a first version", "Make it so that others can see it", "From drawing to model"},
			"materials": {"cardboard and clean packaging", "string, thread or strips of cloth", "glue or paste of flour and water", "scissors with round ends", "the group's drawing"},
			"steps": {
				"Agree who does what and in which order.", "Build a first version with clean waste and cardboard.",
				"Note every decision with its reason.", "Stop, look at another group's work and name one weak part.",
				"Change the weak part and write down what changed.",
			},
		},
		tails: tails,
	},
	"test": {
		sentences: []string{
			"Each group decides what it wants to find out about its work, and how it will see or count the result.",
			"Another group tries it out while the makers watch, stay silent and take notes.",
			"The users say what helped them, what confused them and what they would change first.",
			"The learners compare the result with their list and mark what works, what works in part and what does not.",
			"They improve one thing, try again and show in a small table what is different now.",
			"The class talks about what the results say about {topic}, and each learner writes two sentences about what they would do next.",
		},
		lists: map[string][]string{
			"title":     {"Does it help? Trying it out", "Watch, listen and improve", "A fair trial with real users"},
			"materials": {"the finished models", "a table drawn in the notebook", "a watch or a slow count together", "coloured pencils for marking"},
			"steps": {
				"Decide what to find out and how to count it.", "Let another group try it and watch in silence.",
				"Collect what helped and what confused.", "Improve one thing and try again.",
				"Show the difference in a small table.",
			},
		},
		tails: tails,
	},
	"outcome": {
		sentences: []string{
			"Each group shows its model together with a poster that explains the need, the idea behind it and what the trial showed.",
			"The poster uses the words of {topic} rightly and has at least one drawing with names and one table of results.",
			"Visitors from another class or from the families ask questions, and every learner answers at least one.",
			"The work stays in the school, where others can use it and make it better.",
		},
		lists: map[string][]string{
			"type": {"Model with a poster and a short talk", "Exhibition of working models", "Guide for the community with a model"},
			"formative": {
				"Look at each notebook after every activity and ask one question about it.",
				"Let learners show with fingers from one to five how sure they are, and group them for help.",
				"Groups give each other one word of praise and one question about the drawing.",
				"Each learner answers one question about {topic} on a slip of paper before leaving.",
			},
			"summative": {
				"The model and the poster, judged with a list of four points that the class knows from the start.",
				"A talk in which every learner explains one part and answers a question.",
				"A page by each learner on what {topic} has to do with the need that was chosen.",
			},
		},
		tails: tails,
	},
}
