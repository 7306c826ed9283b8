package planner

import "somo/app/regexp"

// who begins a remark before what it speaks of: "They think that".
var who = regexp.MustCompile(`(?i)^(?:they|(?:many|most|some|all)(?: of them)?|learners|pupils|students|children) (?:also |still |all )?(?:think|say|believe|claim|insist|feel)s?(?: that)? `)

// ofOtherSubject tells whether a remark says something of what a mistake never names, and only has the subject of the mistake among
// its other words: the Governor who can also judge is no mistake about judges.
func (c *composer) ofOtherSubject(said string, m Misconception) bool {
	bank := c.sameWords()
	told, wrong := firstOf(bank.words(who.ReplaceAllString(said, "")), 1), firstOf(bank.words(m.Wrong), 1)
	if len(told) == 0 || len(wrong) == 0 || bank.has(setOf(bank.words(c.request.Topic)), told[0]) {
		return false
	}
	return !bank.has(setOf(bank.words(m.Wrong+" "+m.Probe+" "+m.Right)), told[0]) && bank.has(setOf(bank.words(said)), wrong[0])
}

// cutQuotation is a text with only one end of a quotation: "mtoto mdogo' na kudhani".
var cutQuotation = regexp.MustCompile(`^[^'"‘“]*\pL['"’”](?: [^'"‘’“”]*)?$`)
