package planner

import (
	"strings"

	"somo/app/regexp"
)

// shortLessons are as many lessons as a short plan has where nobody says how many there are.
const shortLessons = 3

// ofStyle is a wish about the plan itself, which a rule of its own obeys.
var ofStyle = regexp.MustCompile(`(?i)\b(?:interesting|exciting|enjoyable|lively|nice|boring|something (?:different|new)|surprise|short|brief|too long)\b`)

// styleRules read how a teacher wants the plan to be: a surprise, something short, something to show.
func styleRules() []noteRule {
	return []noteRule{
		hinted("debate debates", rule(`(?:^|[.,;:] |\b(?:include|add|hold|have|want|like|love|need|with|do|organise|stage|plan|end with|close with|be|for|to) )(?:us |them )?(?:an? |the |one |some )?(?:\pL+ )?debates?\b(?:$|[.,;!]| (?:please|at|in|on|would|between|as|too|also|lesson)\b)`, `\b(?:no|not|never|without|rival|another school|club|teacher)\b`, func(n *notes, _ string, _ []string) {
			n.inWork((*composer).debate, n.says.text("used.debate"))
			n.atLeast(minutesOfDebate)
		})),
		hinted("surprise tired interesting exciting fun enjoyable lively usual boring different new nice special", rule(`\b(?:make|keep|want|need) (?:it|this|them|the (?:lesson|class|topic|plan))(?: to be)? (?:\pL+ ){0,2}?(?:interesting|exciting|fun|enjoyable|lively|nice|special|different)\b|\bsomething (?:very |really )?(?:interesting|exciting|fun|enjoyable|lively|nice|special|different|new)\b|\bnot (?:the |so )?(?:usual|boring)\b|\bnothing boring\b|\bsurprise them\b|\b(?:interesting|exciting|fun|lively),? please\b|\btired of (?:it|this|the)\b`, `\b(?:new (?:to|for|pupils?|learners?|students?|child\w*|teachers?|words?|topic)|not (?:find|interested|nice)|nice (?:people|children|to each))\b`, func(n *notes, _ string, _ []string) {
			n.inWork((*composer).surprise, n.says.text("used.surprise"))
			n.atFirst()
		})),
		hinted("long short quick brief", rule(`\bnot (?:be )?(?:too |very |so )?long\b|\b(?:keep|make) (?:it|this|the plan) (?:\pL+ and )?(?:short|brief|quick)\b|\b(?:a |something )(?:very )?(?:short|brief|quick) (?:plan|lesson|one|and)\b|\bshort please\b`, `\b(?:no|not) long (?:way|walk|texts?|stor)|\b(?:lessons?|periods?|days?|way|road|walk|sentences?|essays?|letters?) (?:are|is) `, func(n *notes, _ string, _ []string) {
			n.short = true
			n.use(n.says.text("used.short"))
		})),
		hinted("head director owner proprietor parents committee ahead advanced", rule(`\b(?:ahead of (?:the )?(?:other|others)|(?:be|get) ahead|parents pay (?:for|much|more|extra|high)|(?:head|director|owner|proprietor|parents|committee) wants? (?:this|the|an?) (?:advanced |hard |difficult )?(?:topic|lesson|subject))\b`, "", func(n *notes, _ string, _ []string) {
			n.note("show", "pressure")
			n.atLast()
		})),
		hinted("hostel boarding boarders boarder dormitory parents", rule(`\bin (?:the |a )?hostels?\b|\b(?:hostel|boarding|dormitory) (?:children|learners|pupils|students|school)\b|(?:^|, )boarding(?:$|[.,])|\bboarders\b|\bcannot ask (?:their )?(?:parents|families|anybody at home)\b`, "", func(n *notes, _ string, _ []string) {
			n.note("meet", "boarders")
		})),
		hinted("book books textbook textbooks figures outdated", rule(`\b(?:old|outdated) (?:\pL+ )?(?:text)?books?\b[^.;]*\b(?:figures|data|census|maps?|names|\d{4})\b|\b(?:text)?books? (?:is|are) (?:very |too )?(?:old|outdated|out of date)\b`, "", func(n *notes, _ string, _ []string) {
			n.note("practice", "oldBook")
		})),
		hinted("nothing written book books nobody rien ecrit hakuna imeandikwa nada escrito", rule(`\b(?:nothing|little) (?:is|has been) written\b|\brien n[\'’](?:est|a été) écrit\b|\brien d[\'’]écrit\b|\bn[\'’]est (?:pas )?écrit(?:e)? (?:nulle part|dans aucun)|\b(?:hakuna (?:kilichoandikwa|kitabu)|haijaandikwa|haikuandikwa)\b|\bnada (?:está|foi) escrito\b|\b(?:is|are) not in any book\b|\bnobody has written\b|\bno book (?:tells|about)\b`, `\b(?:board|exercise books?|copied)\b`, func(n *notes, _ string, _ []string) {
			n.unwritten = true
			n.note("meet", "unwritten")
		})),
	}
}

// surprise begins with what can be seen of the topic, before a word is said.
func (c *composer) surprise() (block, text string) {
	if c.phenomenon == "" || c.match.entry == nil {
		return "meet", ""
	}
	return "meet", c.text("note.surprise", "phenomenon", strings.TrimRight(c.phenomenon, "."))
}

// minutesOfDebate are for four speakers, two questions and an answer.
const minutesOfDebate = 9

// debate has two sides speak on what learners get wrong beside the claim of the first lesson, or on which fact weighs most: a
// wrong done to people has one side only.
func (c *composer) debate() (block, text string) {
	if len(c.wrong) == 0 || c.isHard() {
		return "practice", c.text("note.debateFacts")
	}
	claim := c.wrong[min(1, len(c.wrong)-1)]
	return "practice", c.text("note.debate", "wrong", sentence(claim.Wrong), "right", sentence(claim.Right))
}
