package planner

import (
	"slices"
	"strings"
	"unicode"

	"somo/app/lesson"
	"somo/app/regexp"
)

// wizardGrade is a grade as the wizard offers it; any other text is the teacher's own name for it.
var wizardGrade = regexp.MustCompile(`^(?:Kindergarten|Grade \d{1,2})$`)

// stageName says a grade as the teacher or the country says it: the stage in the notes, or "Grade 9 (JHS 3)".
func stageName(request lesson.Request, n *notes, land *country, language string) string {
	said := gradeName(request.GradeLevel)
	if !wizardGrade.MatchString(said) {
		return said
	}
	if n.stage != "" {
		return n.stage
	}
	grade, ok := lesson.GradeOf(said)
	if !ok {
		return said
	}
	if stage := land.stage(grade, language); stage != "" && stage != said {
		return said + " (" + stage + ")"
	}
	return said
}

var (
	openMoney  = regexp.MustCompile(`(?i)\buse (?:your own|your|the local) (?:money|currency)(?:['’]s name)?`)
	moneyWords = words("coin coins price prices cost costs money profit profits pay wage wages budget savings interest loan discount tax")
	outside    = []string{"go outside", "walk outside", "work outside", "Outside,", "outdoors", "school yard", "the yard", "in the sun", "in the garden", "school garden", "under a tree", "on the field"}
)

var anyOutside = regexp.MustCompile(strings.Join(outside, "|"))

// inMoney names the country's money where a card leaves it open.
func (c *composer) inMoney(text string) string {
	if c.currency() == "" {
		return text
	}
	sums := c.text("sumsIn", "money", c.currency())
	return openMoney.ReplaceAllStringFunc(text, func(found string) string {
		if unicode.IsUpper([]rune(found)[0]) {
			return upperFirst(sums)
		}
		return sums
	})
}

// money says in which money a task that deals with sums of it is worked.
func (c *composer) money(task Task) string {
	if c.card.Subject == "history" || c.currency() == "" || openMoney.MatchString(task.Text) {
		return ""
	}
	if strings.Contains(task.Text+strings.Join(task.Steps, " "), "¤") {
		return c.text("moneyMadeUp", "money", c.currency())
	}
	found, kinds := 0, map[string]bool{}
	for _, said := range lesson.Sentences(task.Title + ". " + task.Text + " " + strings.Join(task.Steps, " ")) {
		if !strings.ContainsAny(said, "0123456789") {
			continue // no sum of money is named
		}
		for _, word := range strings.FieldsFunc(strings.ToLower(said), func(char rune) bool { return char < 'a' || char > 'z' }) {
			if moneyWords[word] {
				found++
				kinds[strings.TrimSuffix(word, "s")] = true
			}
		}
	}
	if found < 2 || notOfMoney[c.card.Subject] && len(kinds) < 2 {
		return ""
	}
	return c.text("moneyIn", "money", c.currency())
}

// notOfMoney are subjects in which one word of money makes no sums of it: coins are loads on a balance, and prices words on a page.
var notOfMoney = words("physics chemistry biology ict")

// localLine is something about the country for one activity.
type localLine struct {
	at   int
	text string
}

// localLines are what the country adds to a plan that has room: where to find materials, and the weather for the first
// activity that goes outdoors, unless the teacher has spoken of it.
func (c *composer) localLines() []localLine {
	land := c.class.land
	if land == nil {
		return nil
	}
	var lines []localLine
	if at := slices.IndexFunc(c.drafts, (*draft).worksOutdoors); at >= 0 && land.Season != "" && !c.notes.indoors && !c.seasonTold {
		lines = append(lines, localLine{at, c.text("seasonOutside", "season", sentence(mostOf(land.Season)))})
	}
	if at := slices.IndexFunc(c.drafts, func(d *draft) bool { return d.slot.block == "make" }); at >= 0 && c.buildsThings() && !onPaper.MatchString(c.artefact.Type) {
		near := slices.DeleteFunc(slices.Clone(land.Materials), func(thing string) bool { return refused(c.request.AdditionalInfo, thing) })
		if len(near) > 0 {
			lines = append(lines, localLine{at, c.text("nearSchools", "country", land.said(), "materials", c.list(near))})
		}
	}
	return lines
}

// refused tells whether the notes speak of a thing in a sentence that denies or forbids it.
func refused(info, thing string) bool {
	for _, part := range splitSentences(info) {
		for _, matter := range turns.Split(part, -1) {
			matter = denied(matter)
			if denies(plainWords(matter)) && shared(wordSet(matter), stems(thing)) > 0 {
				return true
			}
		}
	}
	return false
}

// denied is what a list denies, which begins with the thing that is not there: of "bricks, sand, no balance" the balance.
func denied(matter string) string {
	if at := beginsDenial.FindStringIndex(matter); at != nil {
		return matter[at[0]:]
	}
	return matter
}

// beginsDenial is where the part of a list begins that is not there.
var beginsDenial = regexp.MustCompile(`(?i), (?:but )?(?:no|without|sans|pas de|hakuna|bila|sem) `)

// aroundUs are subjects whose topics people need who never learned them at school.
var aroundUs = words("agriculture home-science business")

// unlawful is work of which nobody is to name the place.
var unlawful = regexp.MustCompile(`(?i)\b(?:galamsey|illegal|smuggl\w*|poach\w*|bunkering|mines?|miners?|mining|bush ?meat)\b`)

// spots has learners name work near them that needs the topic, where the notes name none.
func (c *composer) spots() {
	if c.class.place == "" || unlawful.MatchString(c.request.Topic+" "+c.request.AdditionalInfo) || c.card.Sensitivity != "" || c.notes.anchor != "" || c.notes.event != "" || c.notes.care || c.unsafe || c.profile.Level == "young" || !aroundUs[c.card.Subject] && !(c.card.Subject == "mathematics" && inNumbers.MatchString(c.request.Topic)) || len(strings.Fields(c.called())) > shortName {
		return
	}
	c.notes.change("meet", always(c.text("note.spots", "place", c.class.place)), "")
}

// shortName is how many words a topic has at most that people near a school may be said to need.
const shortName = 2

// ofEverybody are subjects of which people speak where they meet.
var ofEverybody = words("agriculture geography social-studies elementary-science home-science business")

// atGathering sends a team to where people of the place meet, where the topic touches them and may be spoken of there.
func (c *composer) atGathering() string {
	land := c.class.land
	if land == nil || land.Gathering == "" || c.profile.Level == "young" || c.notes.care || c.unsafe || c.forbidden["home"] || c.notes.event != "" || !ofEverybody[c.card.Subject] {
		return ""
	}
	return c.text("atGathering", "gathering", land.Gathering)
}

// mostOf is what a line on the seasons says of most of a country, without what it adds on a part of it.
func mostOf(season string) string {
	said, _, _ := strings.Cut(season, ";")
	return said
}

// worksOutdoors tells whether learners leave the room for their work; to look round takes any hour.
func (d *draft) worksOutdoors() bool {
	return d.slot.block != "meet" && slices.ContainsFunc(d.steps, func(s step) bool {
		return anyOutside.MatchString(s.text)
	})
}

// examples say in brackets where learners in the country find an example of a topic that no card knows.
func (c *composer) examples() string {
	land := c.class.land
	if land == nil || len(land.Places) == 0 || c.unsafe {
		return ""
	}
	var known []string
	switch subjectOf(c.request.Subject) {
	case "agriculture":
		known = land.Crops
	case "elementary-science", "biology", "home-science", "business":
		if !c.notes.noFood {
			known = land.Staples
		}
	}
	if len(known) > 0 {
		return c.text("lookRoundAndThink", "places", c.list(land.Places), "things", c.list(firstOf(known, 3)))
	}
	return c.text("lookRound", "places", c.list(land.Places))
}

// syllabus says what a teacher copies from the syllabus into a lesson note.
func (c *composer) syllabus() string {
	if c.class.land == nil || len(c.class.land.Labels) == 0 {
		return c.text("checkPage")
	}
	return c.text("checkSyllabus", "labels", c.list(c.class.land.Labels))
}

// atHome names the place of the class where a question only says that it is near.
func (c *composer) atHome(question string) string {
	if c.class.place == "" || c.class.place == c.class.country || c.asked() != "" {
		return question
	}
	return strings.Replace(question, c.text("nearUs"), c.text("near", "place", c.class.place), 1)
}
