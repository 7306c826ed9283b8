package planner

import (
	"strings"

	"somo/app/regexp"
)

var (
	// describing begins what is told of people behind their name: "the library helper | who counts all books".
	describing = regexp.MustCompile(`,? (?:who|whose|which|that) `)
	// onlySo are people of whom nothing is known without what is told of them, or who would be taken for the class.
	onlySo = regexp.MustCompile(`(?i)\b(?:somebody|someone|anybody|anyone|everybody|everyone|those|one|all|whoever|learners?|pupils?|students?|class|classes|children|child|teams?|people|persons?|family|families)$`)
	// calledBy begins the name of people who are known already or called by a name.
	calledBy = regexp.MustCompile(`^(?i:the|our|his|her|their|your|these|all) |^\p{Lu}`)
	// oneOfThem begins a name that is told for the first time.
	oneOfThem = regexp.MustCompile(`^(?i:an?) `)
)

// ofVerbs are words that stand behind what somebody does, and seldom behind a name of several things.
var ofVerbs = words("his her its their our the a an")

// saysWhatOneDoes tells a topic that is a sentence, which stands in another one only as a title: "Joseph forgives his brothers".
func saysWhatOneDoes(topic string) bool {
	said := strings.Fields(topic)
	return len(said) > 2 && len(said[1]) > 3 && strings.HasSuffix(said[1], "s") && !strings.HasSuffix(said[1], "ss") && ofVerbs[said[2]]
}

// shortUser is the user of a plan as one speaks of people who were described before: "the library helper".
func shortUser(user string) string {
	at := describing.FindStringIndex(user)
	if at == nil {
		return user
	}
	head := user[:at[0]]
	switch {
	case onlySo.MatchString(head) || strings.ContainsAny(head, ",") || strings.Contains(head, " and ") || strings.Contains(head, " of "):
		return user
	case oneOfThem.MatchString(head):
		_, head, _ = strings.Cut(head, " ")
		return "the " + head
	case calledBy.MatchString(head):
		return head
	}
	return "the " + head
}
