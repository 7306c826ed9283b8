package planner

import (
	"slices"
	"strings"
)

// tongueOf are the languages that are themselves taught, by their subject.
var tongueOf = map[string]string{"kiswahili": "sw", "french": "fr"}

// inLesson is a question of the plan in the language that the lesson teaches, or in that of the plan.
func (c *composer) inLesson(key string, values ...string) string {
	if asked := c.banks.tongues[tongueOf[c.card.Subject]].Asked; asked[key] != "" && c.banks.language == english {
		return asked.text(key, values...)
	}
	return c.text(key, values...)
}

// lessonTongue is the language of a lesson that teaches it to learners who use it at school, else "": beginners speak about
// their work in another language.
func (c *composer) lessonTongue() string {
	code := tongueOf[c.card.Subject]
	if code == "" || c.banks.language != english {
		return ""
	}
	if c.asked() == code || c.class.land != nil && slices.Contains(c.banks.tongues[code].Schools, c.class.land.Code) {
		return code
	}
	return ""
}

// spokenIn puts what learners say word for word into the language of the lesson.
func (c *composer) spokenIn(lines []string) []string {
	frames := c.banks.tongues[c.lessonTongue()].Frames
	if len(frames) == 0 {
		return lines
	}
	var pairs []string
	for _, frame := range frames {
		pairs = append(pairs, `"`+frame[0]+`"`, `"`+frame[1]+`"`)
	}
	said := strings.NewReplacer(pairs...)
	for i := range lines {
		lines[i] = said.Replace(lines[i])
	}
	return lines
}
