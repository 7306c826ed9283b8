package planner

import (
	"strings"

	"somo/app/regexp"
)

// groundRules read what wind, mud, frost and water leave of the day: the class lives with them, and no product mends them.
func groundRules() []noteRule {
	return []noteRule{
		hinted("windy", rule(`\bwindy\b`, `\b(?:not|when is|if it is|weather)\b`, func(n *notes, _ string, _ []string) {
			n.note("practice", "wind")
			n.atFirst()
		})),
		hinted("muddy slippery waterlogged boue boueux matope lama", rule(`\b(?:field|pitch|playground|ground|yard|track|compound|court|lane)s?\b[^.;]{0,40}\b(?:muddy|slippery|waterlogged)\b|\b(?:terrain|cour)\b[^.;]{0,30}\bbou(?:e|eux|euse)\b|\buwanja\b[^.;]{0,30}\bmatope\b`, `\bnot\b`, func(n *notes, _ string, _ []string) {
			n.inWork((*composer).onMud, n.says.text("used.mud"))
		})),
		hinted("snow snows frost freezes frozen winter", rule(`\bsnows?\b|\bfrosty?\b|\btaps? (?:freez\w+|(?:is|are) frozen)\b|(?:^|[,;] |\bin |\bit is )winter(?:$|[,.;])`, `\b(?:never|no|not|seen|rains?)\b`, func(n *notes, _ string, _ []string) {
			n.note("meet", "cold")
		})),
		hinted("water", rule(`\bwater\b[^.;]{0,30}\b(?:kept|stored|saved|fetched|carried|drawn|brought|filled)\b[^.;]{0,20}\bthe (?:day|evening|night) before\b|\bkeep water from the (?:day|evening|night) before\b`, "", func(n *notes, _ string, _ []string) {
			n.inWork((*composer).waterKept, n.says.text("used.waterKept"))
		})),
		hinted("separate separately apart sides side behind front back left right mix together", rule(`(?:\b(?:girls and boys|boys and girls|girls and the boys|boys and the girls)\b[^.;]{0,20}\b(?:sit|sits|seated|stay|learn|are kept|are|work|must work|have to work) (?:\pL+ )?(?:separate(?:ly|d)?|apart|(?:on|in) (?:different|separate|two|opposite|their own) (?:sides?|groups|teams|rows))\b|\bseparate (?:rows|benches|sides|groups|teams) for (?:girls|boys)\b|\b(?:girls|boys) (?:sit |are )?(?:(?:on|at|to) (?:one side|the (?:left|right))|behind|in front|at the back),? (?:and )?(?:the )?(?:boys|girls)\b|\b(?:girls and boys|boys and girls|girls and the boys|boys and the girls) (?:do not|don't|may not|must not|cannot|never) (?:mix|work together|sit together)\b)(?:[^.;]*\b(?:do not work together|separate groups))?`, `\b(?:are|is) not\b`, func(n *notes, _ string, _ []string) {
			n.apart = true
			n.note("meet", "sides")
		})),
		hinted("something", noteRule{pattern: forPlace, unless: regexp.MustCompile(`\bnot\b`), read: func(n *notes, _ string, found []string) {
			n.note("ideas", "forUser", "user", lowerSecond(found[1]))
			n.change("try", always(n.says.text("note.forUserTry", "user", lowerSecond(found[1]))), "")
			n.helped = strings.ToLower(found[1])
		}}),
	}
}

// forPlace is a wish that learners make something for a place that they know.
var forPlace = regexp.MustCompile(`(?i)\b(?:do|make|build|prepare|produce|create|write|design) something (?:useful |nice |small |good )?(?:for|to help) ((?:the|our) (?:\pL+ ){0,2}?(?:library|clinic|dispensary|office|kitchen|garden|farm|shop|canteen|nursery|dormitory|hostel|store|club|market|church|mosque|health cent(?:re|er)|post office|police post|cooperative))\b`)

// ofWater is a material of water.
var ofWater = regexp.MustCompile(`(?i)\bwater\b`)

// waterKept has the water for a work stand ready where the tap is dry or frozen at the hour of the lesson.
func (c *composer) waterKept() (block, text string) {
	for _, w := range c.works() {
		for _, m := range w.materials {
			if ofWater.MatchString(m.Item) {
				return w.block, c.text("note.waterKept")
			}
		}
	}
	return "teach1", ""
}

// onMud has work outside begin where it is dry.
func (c *composer) onMud() (block, text string) {
	for _, d := range c.drafts {
		if atWork[d.slot.block] && (d.worksOutdoors() || ofSport.MatchString(c.label+" "+c.request.Topic)) {
			return d.slot.block, c.text("note.mud")
		}
	}
	return "teach1", ""
}

// ofSport are topics of which the work is outside, whatever a step says.
var ofSport = regexp.MustCompile(`(?i)\b(?:athletics|running|relay|sprints?|jump\w*|throws?|throwing|football|netball|handball|volleyball|basketball|rounders|ball games?|gymnastics|sports?)\b`)

// classLives is what the ground, the roof or the weather is at some hours: no trouble for which learners make something.
var classLives = regexp.MustCompile(`(?i)^(?:the |our |my |school |zinc |iron )*(?:field|pitch|playground|ground|track|lane|classroom|room|roof|rain|wind|tap|floor|court)s?\b[^.;]*\b(?:muddy|wet|slippery|loud|windy|cold|hot|dark|freez\w*|frozen|noisy)\b`)

// soreMatter tells of what hurts people of a place: nothing of it becomes an example.
var soreMatter = regexp.MustCompile(`(?i)\b(?:sore|painful|touchy|delicate) (?:\pL+ )?(?:matter|topic|subject|issue|point|thing)s?\b|\bchild labou?r\b`)

// sore tells whether the notes name what hurts people of the place.
func sore(text string) bool { return soreMatter.MatchString(strings.ReplaceAll(text, "\n", " ")) }
