package planner

import (
	"strings"

	"somo/app/regexp"
)

var (
	// byHeartAbroad is what learners say by heart without knowing what it means, in Kiswahili, French and Portuguese.
	byHeartAbroad = regexp.MustCompile(`(?i)\b(?:hukariri|wanakariri|récitent|decoram|recitam)\b[^.;,]*?\b(?:bila|sans|sem) (?:kuelewa|kujua|comprendre|(?:os |as )?(?:compreender|entender|perceber))`)
	// goesOnAbroad ends what a sentence tells of the class before a mistake: "huzungumza Kimakonde nyumbani na".
	goesOnAbroad = regexp.MustCompile(`(?i)(?:,| na| et| e| lakini| mais| mas) $`)
)

// troubleAbroad takes what learners do wrongly, as a rule has found it in the clause, without what the clause tells of them before.
func (n *notes) troubleAbroad(_ string, found []string) {
	said := n.clause
	if before, _, ok := strings.Cut(said, found[0]); ok && goesOnAbroad.MatchString(before) {
		said = said[len(before):]
	}
	if byHeartAbroad.MatchString(said) {
		n.undone(n.says.text("note.sayMeaning"), "")
		return
	}
	n.trouble(said)
}
