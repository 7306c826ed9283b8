package planner

import (
	"strings"

	"somo/app/regexp"
)

// ofGroup are people of whom a prejudice says what they may or can do.
const ofGroup = `(?:(?:old |young |rich |poor |strong |educated |black |white |town |tall )?(?:boys|girls|men|women|males|females|ladies|elders|adults|grown-?ups|people|foreigners|whites|educated)|the (?:rich|old|strong|tall|clever))`

var (
	// onlyTheyMay is that some people only do something: "only old men can lead".
	onlyTheyMay = regexp.MustCompile(`(?i)\b(?:only|just) ` + ofGroup + ` (?:can|may|should|must|are able to|are allowed to) ([^.;,]{2,40})$`)
	// theyMayNot is that some people do not: "girls cannot lead".
	theyMayNot = regexp.MustCompile(`(?i)\b` + ofGroup + ` (?:cannot|can't|can not|may not|must not|should not|shouldn't) ([^.;,]{2,40})$`)
	// isForThem is that a thing is for some people: "football is only for boys".
	isForThem = regexp.MustCompile(`(?i)^([^.;,]{2,40}?) (?:is|are) (?:only |just |not |mainly |no (?:work|job|sport|game|subject) )*(?:for|(?:a |the )?(?:work|jobs?|sports?|games?|subjects?) (?:of|for)) ` + ofGroup + `(?: only)?$`)
)

// prejudice takes what people say that only some may do: nobody says it aloud or votes on it. All are asked who may, all do the
// work in turns, and what the turns show ends it. It reports false where a belief is none.
func (n *notes) prejudice(said string) bool {
	said = strings.TrimSpace(said)
	who := ""
	if found := onlyTheyMay.FindStringSubmatch(said); found != nil {
		who = n.says.text("note.whoMay", "do", found[1])
	} else if found := theyMayNot.FindStringSubmatch(said); found != nil {
		who = n.says.text("note.whoMay", "do", found[1])
	} else if found := isForThem.FindStringSubmatch(said); found != nil {
		who = n.says.text("note.forWhom", "thing", lowerFirst(found[1]))
	}
	if who == "" {
		return false
	}
	n.change("teach1", always(n.says.text("note.forAll", "who", who)), n.says.text("used.forAll"))
	return true
}
