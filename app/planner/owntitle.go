package planner

import (
	"slices"
	"strings"

	"somo/app/lesson"
	"somo/app/regexp"
)

// onTitle is a topic that names a form of speaking or writing and then what it is to be on: "Debate: Should uniforms be
// compulsory?", "Composition: My best friend".
var onTitle = regexp.MustCompile(`(?i)\b(debate|debating|mdahalo|débat|essay|composition|insha|speech|article|rédaction|redaction|narrative|story writing)s?\b[^:?]{0,30}?(?::|\s[-–—]|\s(?:on|about|that|whether))\s+(?:(?:that|whether|if)\s+)?(.{6,})$`)

// ofForm finds the card of the form, where a topic of a language names one and a title: "Speech on drug abuse".
func (r *recogniser) ofForm(subject, topic string, band lesson.Band) match {
	at := onTitle.FindStringSubmatchIndex(topic)
	if at == nil || !languages[subjectOf(subject)] {
		return match{}
	}
	found := r.one(subject, topic[:at[4]], band)
	if found.entry == nil || found.entry.Subject != subjectOf(subject) {
		return match{}
	}
	return found
}

// languages are subjects in which learners speak and write on any matter.
var languages = words("english kiswahili french literature")

// debates are forms with two sides.
var debates = words("debate debating mdahalo débat")

// ownTitle is the title or the motion that a topic gives, as the teacher wrote it, and whether it has two sides.
func ownTitle(topic string) (title string, sides bool) {
	said := onTitle.FindStringSubmatch(strings.Join(strings.Fields(topic), " "))
	if said == nil {
		return "", false
	}
	title, sides = strings.Trim(said[2], ` "'“”‘’.`), debates[strings.ToLower(said[1])]
	if whatToDo.MatchString(title) || sides && !claims.MatchString(title) {
		return "", false
	}
	return title, sides
}

var (
	// whatToDo begins what learners learn to do, which is no title: "Debating: replying to the other side".
	whatToDo = regexp.MustCompile(`(?i)^(?:how to |\pL+ing\b)`)
	// claims is what a motion has: somebody can be for and against it.
	claims = regexp.MustCompile(`(?i)\?$|\b(?:should|must|ought|shall|can|cannot|may|will|would|is|are|was|were|do|does|has|have|be|better|than|more|est|doit|faut|peut|lazima|bora|kuliko|ni)\b`)
)

// takeTitle has learners speak or write on the teacher's own title: the card teaches the form.
func (c *composer) takeTitle() {
	if c.match.entry == nil || c.unsafe || c.early || !wordSubjects[c.match.entry.Subject] {
		return
	}
	title, sides := ownTitle(c.request.Topic)
	if title == "" {
		return
	}
	c.left = slices.DeleteFunc(c.left, func(part string) bool { return strings.Contains(title, strings.Trim(part, " ?.")) })
	if shared(c.card.words(), stems(title)) == len(stems(title)) {
		return // it is the card's own matter: "Composition: paragraphs"
	}
	if sides {
		c.notes.change("practice", always(c.text("note.ownMotion", "title", quoted(title))), "")
	} else {
		c.notes.change("practice", always(c.text("note.ownTitle", "title", quoted(title))), "")
	}
	c.notes.atLeast(leastForTitle)
	c.notes.change("make", always(c.text("note.onTitle", "title", quoted(title))), "")
}

// leastForTitle is how many minutes learners need to begin with their own title.
const leastForTitle = 6

// quoted is quote with the mark of a question.
func quoted(title string) string {
	if strings.HasSuffix(title, "?") {
		return strings.TrimSuffix(quote(title), `"`) + `?"`
	}
	return quote(title)
}
