package planner

import (
	"slices"
	"strings"

	"somo/app/regexp"
)

// quotedWords is what stands between quotation marks, where an apostrophe inside a word ends nothing: 'combien c'est'.
const quotedWords = `(?:\pL['’]\pL|[^'"”’]){2,60}`

// saidWrong finds what learners say or write wrongly, and what it should be: They say "in the table" for "on the table".
var saidWrong = regexp.MustCompile(`(?i)\b(?:they|learners|pupils|students|children|many|most|some|boys|girls|all|who|and|often|still|ils|elles|élèves|eles|alunos|wanafunzi) (?:(?:are |keep |keeps |still |always )*(?:say|says|saying|write|writes|writing|spelling|using)|spell|pronounce|read|answer|use|écrivent|disent|lisent|prononcent|escrevem|dizem|wanaandika|huandika|wanasema|husema)\b(?:[^'"“‘.;]{0,44}[ (:,])['"“‘](` + quotedWords + `(?:['"”’],? (?:and|or) ['"“‘]` + quotedWords + `)?)['"”’](?:\s*(?:for|instead of|rather than|not|when they mean)\s+['"“‘](` + quotedWords + `)['"”’])?`)

// saidOf is a quotation that is no mistake: the question that is answered, and a thing of which something is said.
var saidOf = regexp.MustCompile(`(?i)\banswers? ['"“‘][^'"”’]+['"”’] (?:with|by)\b|\b(?:say|says|think|believe)\b[^'"“‘]*\b\pL{2,}ing ['"“‘]`)

// asImage is what a thing is taken for, and no form of it: "They read the graph as a picture of a hill."
const asImage = `(?i) as (?:an? |the )?\pL+ of | as (?:if|though) `

var asAnImage = regexp.MustCompile(asImage)

// writtenAs finds what learners write for something else: "write 3,000,040 as 300040".
var writtenAs = regexp.MustCompile(`(?i)\b(?:write|read|spell|pronounce|say|see|call) ((?:a |an |the )?[^\s'"](?:[^'".;]|\.\d){0,30}?) as ((?:a |an |the )?[^'".;]{1,30}?)(?:$|[.,;] |[.,;]$)`)

// mendWrittenAs has learners mend it. Who reads something aloud as dialogue has written nothing wrongly.
func (n *notes) mendWrittenAs(_ string, found []string) {
	if strings.HasSuffix(found[1], " aloud") {
		n.wrong(sentence(upperFirst(strings.Trim(n.clause, " .!?"))), mistake{do: strings.Trim(found[0], " .,;")})
		return
	}
	if isReading.MatchString(found[0]) {
		n.readSo(found[1], found[2])
		return
	}
	n.writeAs(found[1], found[2])
}

// writeAs shows what learners write for something else: nobody says that the one is right, but what the card knows of it.
func (n *notes) writeAs(sign, wrong string) {
	remark := sentence(upperFirst(strings.Trim(n.clause, " .!?")))
	n.mistakes = append(n.mistakes, plainWords(wrong))
	n.wrongly = append(n.wrongly, mistake{do: n.says.text("note.writeAs", "sign", sign, "wrong", wrong)})
	n.beliefs = append(n.beliefs, belief{said: remark})
	n.inWork(func(c *composer) (block, text string) {
		if idea, ok := c.toldIdea(remark); ok {
			if c.isFirst(idea) {
				return "practice", "" // it is voted on
			}
			return "practice", c.text("note.mistakeIdea", "wrong", sentence(idea.Wrong), "probe", sentence(idea.Probe), "right", sentence(idea.Right))
		}
		return "practice", tidy(c.text("note.errorAs", "sign", sign, "wrong", wrong, "fact", c.correctionOf(sign+" "+wrong)))
	}, n.says.text("used.error"))
}

// isReading begins what is taken for something else, and not written.
var isReading = regexp.MustCompile(`(?i)^(?:read|see|call) `)

// readSo shows what learners read as something else: how it is read is said by the card alone.
func (n *notes) readSo(sign, wrong string) {
	remark := sentence(upperFirst(strings.Trim(n.clause, " .!?")))
	n.mistakes = append(n.mistakes, plainWords(wrong))
	n.wrongly = append(n.wrongly, mistake{do: n.says.text("note.readSo", "sign", sign, "wrong", wrong)})
	n.inWork(func(c *composer) (block, text string) {
		if idea, ok := c.toldIdea(remark); ok {
			if c.isFirst(idea) {
				return "practice", "" // it is voted on
			}
			return "practice", c.text("note.mistakeIdea", "wrong", sentence(idea.Wrong), "probe", sentence(idea.Probe), "right", sentence(idea.Right))
		}
		return "practice", c.text("note.errorRead", "sign", sign, "wrong", wrong)
	}, n.says.text("used.error"))
}

// mixedSounds finds two sounds or letters that learners mix up.
var mixedSounds = regexp.MustCompile(`(?i)\b(?:confuse|mix(?:ing)? up|mix) (?:the )?(?:sounds? |letters? )?['"‘“]?(\pL{1,2})['"’”]? (?:and|with) ['"‘“]?(\pL{1,2})['"’”]?\b`)

// coordinates are letters that stand for numbers where learners mix them up.
var coordinates = regexp.MustCompile(`(?i)\bx['"’”]? (?:and|with) ['"‘“]?y\b`)

// soundFor finds a sound or letter that learners use for another: "They say t for th."
var soundFor = regexp.MustCompile(`(?i)\b(?:say|pronounce|read|write|use|put) ['"‘“]?(\pL{1,3})['"’”]? (?:for|instead of|in place of) ['"‘“]?(\pL{1,3})['"’”]?(?:$|[.,;])`)

// wordInClaim is one word between quotation marks inside a sentence that says more.
var wordInClaim = regexp.MustCompile(`\b(?:say|says|think|write) [^"“']+["“'][\pL-]+["”'] (?:to|is|are|in|at|the|of|by|with)\b`)

// mendSaid has learners mend what a teacher quotes as their mistake. It comes first among the wrong ideas of which it shares a word.
func (n *notes) mendSaid(_ string, found []string) {
	if ofFeeling(n.clause) {
		return // a rule of its own reads it
	}
	if strings.Contains(found[0], " with ") { // what is quoted is used too often: joined with "and then"
		n.trouble(n.clause)
		return
	}
	wrong, right := strings.ReplaceAll(strings.TrimSpace(found[1]), "' and '", `" and "`), strings.TrimSpace(found[2])
	if wordInClaim.MatchString(n.clause) && right == "" && !strings.Contains(wrong, " ") {
		return // atoms "want" to be full: the mistake is the whole of it, which is read as a belief
	}
	n.mistakes = append(n.mistakes, plainWords(wrong))
	n.wrongly = append(n.wrongly, mistake{do: n.says.text("note.writeSo", "wrong", wrong), shown: true})
	remark := n.clause
	n.quoted = append(n.quoted, remark)
	n.inWork(func(c *composer) (block, text string) {
		idea, told := c.toldIdea(remark)
		switch {
		case told && c.isFirst(idea):
			return "practice", "" // it is voted on
		case right == "":
			return "practice", c.mendForm(wrong, remark)
		case !strings.Contains(wrong+right, " ") && !strings.ContainsAny(wrong, "0123456789"): // each word is right in its place
			return "practice", c.text("note.errorPair", "wrong", wrong, "right", right)
		}
		return "practice", c.text("note.errorMended", "wrong", wrong, "right", right)
	}, n.says.text("used.error"))
}

// named counts the words of a mistake, as the teacher quotes it, that a wrong idea has.
func (n *notes) named(wrong string) int {
	said, most := plainWords(wrong), 0
	for _, mistake := range n.mistakes {
		count := 0
		for _, word := range mistake {
			if slices.Contains(said, word) && len(word) > 1 {
				count++
			}
		}
		most = max(most, count)
	}
	return most
}
