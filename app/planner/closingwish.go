package planner

import (
	"slices"
	"strings"

	"somo/app/regexp"
)

const (
	closingPiece = `(?:plays?|drama|sketch|skit|role[- ]play|posters?|songs?|rap|action game|dialogue|market day|mock market)`
	closingThing = `((?:(?:an?|the|some|one|our|their) )?(?:\pL+[ -]){0,3}?` + closingPiece + `(?: or (?:\pL+ )?` + closingPiece + `)?)\b([^.;,!?]*)`
)

// closingWishes are the forms in which teachers ask for a play, a poster or a song at the end.
var closingWishes = []*regexp.Regexp{
	regexp.MustCompile(`(?i)(?:^|[.;,] |\band )(?:please |kindly )?(?:could |can |we |to |I want to |I would like to ){0,2}(?:end|finish|close|conclude) (?:it |this |the (?:lessons?|topic|week) )?with ` + closingThing),
	regexp.MustCompile(`(?i)(?:^|[.;,] |\band )(?:please )?(?:let|have|make) (?:them|us|(?:the |my )?(?:learners|pupils|students|children|class)|each (?:group|team)) (?:to )?(?:act|do|draw|make|perform|write|present|show|sing|stage|end with|close with|finish with) (?:out )?` + closingThing),
	regexp.MustCompile(`(?i)(?:^|[.;,] |\band )(?:(?:at|in) the end )?(?:I|we) (?:also )?(?:want|need|wish|wish for|would like|would love|hope for) ` + closingThing),
	regexp.MustCompile(`(?i)(?:^|[.;,] |\band )(?:they|learners|pupils|students|children) (?:should|must|can) (?:act|make|draw|perform|present|sing) ` + closingThing),
	regexp.MustCompile(`(?i)^(?:please )?(?:include|add) ` + closingThing),
	regexp.MustCompile(`(?i)(?:^|[.;] )(?:please )?((?:(?:an?|one|some) )(?:\pL+ ){0,2}?` + closingPiece + `)( (?:[^.;]*\b)?(?:please|at the end|to (?:close|end|finish)|would (?:help|be)[^.;]*|per (?:group|team)[^.;]*))`),
}

// noClosing denies such a wish, or tells of what hangs there already.
var noClosing = regexp.MustCompile(`(?i)\b(?:no|not|never|without|torn|old|had|have (?:an?|one)|instead)\b`)

// closings are the kinds of endings by the words that name them, with their sentence in the bank.
var closings = []struct {
	key   string
	words *regexp.Regexp
}{
	{"note.closing.market", regexp.MustCompile(`(?i)\bmarket\b`)},
	{"note.closing.poster", regexp.MustCompile(`(?i)\bposters?\b`)},
	{"note.closing.song", regexp.MustCompile(`(?i)\b(?:songs?|rap|game)\b`)},
	{"note.closing.dialogue", regexp.MustCompile(`(?i)\bdialogue\b`)},
	{"note.closing.play", regexp.MustCompile(`(?i)\b(?:plays?|drama|sketch|skit|role)\b`)},
}

// minutesOfClosing are for making such an ending ready and for showing it.
const minutesOfClosing = 8

// readClosing reads the wish for how the class ends and gives back the sentence without it.
func (n *notes) readClosing(part string) string {
	for _, form := range closingWishes {
		at := form.FindStringSubmatchIndex(part)
		if at == nil || noClosing.MatchString(part[at[0]:at[1]]) {
			continue
		}
		thing := strings.TrimSpace(part[at[2]:at[3]])
		for _, kind := range closings {
			if !kind.words.MatchString(thing) {
				continue
			}
			n.inWork(func(c *composer) (string, string) {
				switch {
				case kind.key == "note.closing.poster" && !c.buildsThings() && !toHear.MatchString(c.artefact.Type) && c.profile.Level != "young":
					return "make", c.text("note.closingAsPoster", "product", c.thing)
				case kind.words.MatchString(c.artefact.Type):
					return "show", c.text("note.closingShown", "thing", thing, "product", c.thing)
				}
				return "show", c.closing(kind.key, thing)
			}, n.says.text("used.wishEnd", "thing", lowerFirst(thing)))
			n.effects[len(n.effects)-1].closes = true
			n.atLeast(minutesOfClosing)
			return strings.Trim(part[:at[0]]+part[at[1]:], " .,;")
		}
	}
	return part
}

// saysClosing tells whether a remark is such a wish, which has been read.
func (n *notes) saysClosing(told string) bool {
	return slices.ContainsFunc(closingWishes, func(form *regexp.Regexp) bool {
		return form.MatchString(told) && !noClosing.MatchString(told)
	})
}

// closing says how the class ends as the teacher wishes: with what some believe, what answers it, and the user.
func (c *composer) closing(key, thing string) string {
	thing = upperFirst(closingArticle.ReplaceAllString(thing, ""))
	if len(c.wrong) == 0 || c.isHard() {
		return c.text("note.closingFacts", "thing", thing)
	}
	claim := c.wrong[0]
	return c.text(key, "thing", thing, "wrong", sentence(claim.Wrong), "probe", claim.Probe, "right", sentence(claim.Right))
}

// closingArticle is the word that stands before a thing of which is told for the first time.
var closingArticle = regexp.MustCompile(`(?i)^(?:an?|the|some|one|our|their) `)

// closeWith puts such an ending as a step of its own before the question is answered and the quiz is asked.
func (d *draft) closeWith(text string, least int) {
	at := len(d.steps)
	for at > 0 && len(d.steps)-at < mostAfterClosing && d.steps[at-1].keep && !d.steps[at-1].work && !d.steps[at-1].mends {
		at--
	}
	most := max(3, min(least, d.slot.minutes/3))
	d.steps = slices.Insert(d.steps, at, step{text: text, weight: 2, least: most, firm: most, keep: true, alone: true})
}

// mostAfterClosing are the steps that stand behind such an ending: the answer and looking back, or the quiz.
const mostAfterClosing = 2
